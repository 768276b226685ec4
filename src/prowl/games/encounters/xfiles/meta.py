"""Legendary Encounters: The X-Files as Prowl knows it."""

from __future__ import annotations

from prowl.kernel.game import Game, Noun
from prowl.kernel.settings import settings_in

from .bot import MIND
from .cards.academy import CHARACTERS
from .cards.book import BOOK
from .cards.mat import BUREAU
from .cards.people import AVATARS
from .flow import FLOW
from .rules.hidden import arrange_academy, arrange_conspiracy, arrange_evidence, arrange_own, witness
from .rules.house import SPACES, CaseHouse
from .rules.series import result
from .rules.setup import setup
from .state import Case

Case.book = BOOK
Case.house = CaseHouse()

CARD_NOUNS = ("own", "barracks", "officer", "strike", "enemy", "evidence", "climax", "belief", "doubt", "host")
# Fields of the state that name cards without being piles.
CARD_FIELDS = (
    "plays",
    "taken_offers",
    "revealed_now",
    "used_tasks",
    "struck_already",
    "renewed",
    "strikers",
    "found",
    "hosts",
    "unveiled",
    "seen_once",
    "end_card",
    "clone_card",
    "climax_dealt",
)


def role(s: Case, seat: int) -> str:
    return AVATARS[s.avatar[seat]].id


GAME = Game(
    id="xfiles",
    version="1",
    players=range(1, 6),
    minutes=(60, 120),
    age=14,
    weight=4,
    settings=(CHARACTERS, *settings_in(Case)),
    streams=("setup", "own", "barracks", "officer", "strike", "enemy", "evidence", "climax", "dice"),
    state=Case,
    setup=setup,
    flow=FLOW,
    result=result,
    mind=MIND,
    role=role,
    cards=(*BOOK.kinds, *AVATARS),
    nouns={
        **{key: Noun(key, BOOK.names) for key in (*CARD_NOUNS, *CARD_FIELDS)},
        **{key: Noun(key, tuple(avatar.id for avatar in AVATARS)) for key in ("avatar", "avatars_left")},
        "space": Noun("space", SPACES),
        "bureau": Noun("bureau", BUREAU),
        "other": Noun("seat"),
    },
    moves={
        **dict.fromkeys(("play", "copy", "copied", "use", "sacrifice", "exchange", "coordinate"), ("own",)),
        **dict.fromkeys(("give", "avoid", "cancel"), ("own",)),
        **dict.fromkeys(("fight", "follow", "task"), ("enemy",)),
        "climax": ("climax",),
        "scan": ("space",),
        "scan_bureau": ("bureau",),
        "recruit": ("barracks",),
    },
    arrange={
        "enemy": arrange_conspiracy,
        "barracks": arrange_academy,
        "evidence": arrange_evidence,
        "own": arrange_own,
    },
    witness=witness,
    package="prowl.games.encounters.xfiles",
    shared=("prowl.games.encounters.core",),
)
