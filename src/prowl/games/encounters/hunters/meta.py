"""Hunters as Prowl knows it."""

from __future__ import annotations

from prowl.kernel.game import Game, Noun, Setting
from prowl.kernel.settings import settings_in

from .aside import ASIDE
from .bot import MIND
from .cards.arsenal import ARSENAL_GROUPS
from .cards.book import BOOK
from .cards.people import AVATARS
from .cards.scenes import FILMS, PREY_DECKS
from .flow import FLOW
from .rules.ending import result
from .rules.hidden import arrange_arsenal, arrange_prey
from .rules.house import SPACES
from .rules.setup import MIX, setup
from .state import Chase

CARD_NOUNS = ("own", "barracks", "officer", "strike", "enemy", "gear", "trap", "rivalry", "trophy", "guard")
# Fields of the state that name cards without being piles.
CARD_FIELDS = ("plays", "revealed_now", "struck_already", "bearers", "officers_over", "returning")


def role(s: Chase, seat: int) -> str:
    return AVATARS[s.avatar[seat]].id


GAME = Game(
    id="hunters",
    version="1",
    box="predator",
    players=range(1, 6),
    minutes=(45, 90),
    age=14,
    weight=3,
    modes=("rivals", "together"),
    settings=(
        Setting("film", (*FILMS, MIX)),
        *(
            Setting(f"prey_{n}", ("film", "random", *(each.id for each in PREY_DECKS if each.number == n)))
            for n in (1, 2, 3)
        ),
        ARSENAL_GROUPS,
        Setting("mercenaries", ("table", "1", "2", "-1", "-2")),
        *settings_in(Chase),
    ),
    streams=("setup", "own", "barracks", "officer", "strike", "enemy", "gear", "trap", "rivalry", "dice"),
    state=Chase,
    setup=setup,
    flow=FLOW,
    result=result,
    mind=MIND,
    role=role,
    aside=ASIDE,
    cards=(*BOOK.kinds, *AVATARS, *PREY_DECKS),
    nouns={
        **{key: Noun(key, BOOK.names) for key in (*CARD_NOUNS, *CARD_FIELDS)},
        **{key: Noun(key, tuple(avatar.id for avatar in AVATARS)) for key in ("avatar", "avatars_left", "slain")},
        "space": Noun("space", SPACES),
    },
    moves={
        "play": ("own",),
        "use": ("own",),
        "fight": ("enemy",),
        "scan": ("space",),
        "recruit": ("barracks",),
        "avoid": ("enemy",),
        "remove": ("trap",),
        "heal": ("strike",),
        "duel": ("seat",),
        "laser": ("seat",),
        "card": ("trophy",),
    },
    arrange={"enemy": arrange_prey, "barracks": arrange_arsenal},
    package="prowl.games.encounters.hunters",
    shared=("prowl.games.encounters.core", "prowl.games.encounters.predator_box"),
)
