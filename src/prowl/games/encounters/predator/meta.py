"""Legendary Encounters: Predator as Prowl knows it."""

from __future__ import annotations

from prowl.kernel.game import Game, Noun, Setting
from prowl.kernel.settings import settings_in

from .aside import ASIDE
from .bot import MIND
from .cards.barracks import CHARACTERS
from .cards.book import BOOK
from .cards.people import AVATARS
from .cards.scenes import LOCATIONS, OBJECTIVES
from .flow import FLOW
from .lessons import LESSONS, PRACTICE
from .puzzles import PUZZLES
from .rules.ending import result
from .rules.hidden import arrange_enemies
from .rules.house import SPACES
from .rules.setup import setup
from .state import Hunt

AVATARS_BY, *OPTIONS = settings_in(Hunt)

CARD_NOUNS = ("own", "barracks", "officer", "strike", "enemy")
# Fields of the state that name cards without being piles.
CARD_FIELDS = ("plays", "taken_offers", "revealed_now", "used_tasks", "struck_already", "renewed")


def role(s: Hunt, seat: int) -> str:
    return AVATARS[s.avatar[seat]].id


GAME = Game(
    id="predator",
    version="3",
    players=range(1, 6),
    minutes=(45, 90),
    age=14,
    weight=3,
    modes=("hunted",),
    settings=(
        Setting("film", ("film_1", "film_2", "mix")),
        Setting("location", ("film", "random", *(each.id for each in LOCATIONS))),
        *(
            Setting(f"objective_{n}", ("film", "random", *(each.id for each in OBJECTIVES if each.number == n)))
            for n in (1, 2, 3)
        ),
        CHARACTERS,
        AVATARS_BY,
        Setting("first", ("random", "1", "2", "3", "4", "5"), seats=True),
        Setting("young_blood", ("table", "one_each", "1", "2", "-1", "-2")),
        *OPTIONS,
    ),
    streams=("setup", "own", "barracks", "officer", "strike", "enemy", "dice"),
    state=Hunt,
    setup=setup,
    flow=FLOW,
    result=result,
    mind=MIND,
    role=role,
    aside=ASIDE,
    lessons=LESSONS,
    practice=PRACTICE,
    puzzles=PUZZLES,
    cards=(*BOOK.kinds, *AVATARS, *LOCATIONS, *OBJECTIVES),
    nouns={
        **{key: Noun(key, BOOK.names) for key in (*CARD_NOUNS, *CARD_FIELDS)},
        **{key: Noun(key, tuple(avatar.id for avatar in AVATARS)) for key in ("avatar", "avatars_left")},
        "space": Noun("space", SPACES),
    },
    moves={
        "play": ("own",),
        "copy": ("own",),
        "use": ("own",),
        "give": ("own",),
        "swap": ("own",),
        "coordinate": ("own",),
        "fight": ("enemy",),
        "task": ("enemy",),
        "scan": ("space",),
        "recruit": ("barracks",),
    },
    arrange={"enemy": arrange_enemies},
    package="prowl.games.encounters.predator",
    shared=("prowl.games.encounters.core",),
)
