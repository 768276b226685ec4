"""Not Alone as Prowl knows it."""

from __future__ import annotations

from prowl.kernel.game import Game, Noun, Result, Setting
from prowl.kernel.settings import settings_in

from .aside import ASIDE
from .bot import MIND
from .cards.hunt import HUNT
from .cards.numbers import HUNT_NAMES, SURVIVAL_NAMES
from .cards.places import PLACES
from .cards.survival import SURVIVAL
from .flow import FLOW
from .lessons import LESSONS, PRACTICE
from .puzzles import PUZZLES
from .rules.counters import RESCUED
from .rules.setup import setup
from .state import Planet


def result(s: Planet) -> Result:
    """The Hunted win or lose together, the Creature alone (NA-5)."""
    winners = tuple(sorted(s.hunted)) if s.outcome == RESCUED else (s.creature,)
    return Result(s.outcome, winners)


def role(s: Planet, seat: int) -> str:
    return "creature" if seat == s.creature else "hunted"


def possible(s: Planet, seat: int) -> bool:
    """Nobody can have laid a place that Force Field bans."""
    return not s.banned or not any(card in s.banned for me in s.hunted for card in s.played[me])


GAME = Game(
    id="not_alone",
    version="1",
    players=range(2, 8),
    minutes=(30, 45),
    age=10,
    weight=2,
    settings=(
        Setting("creature", ("random", "1", "2", "3", "4", "5", "6", "7"), seats=True),
        *settings_in(Planet),
    ),
    streams=("setup", "survival", "hunt", "strike"),
    state=Planet,
    setup=setup,
    flow=FLOW,
    result=result,
    cards=(*PLACES.values(), *HUNT, *SURVIVAL),
    nouns={
        "hunt": Noun("hunt", HUNT_NAMES),
        "survival": Noun("survival", SURVIVAL_NAMES),
    },
    moves={
        "creature": ("place",),
        "target": ("place", "place"),
        "artemia": ("place", "place"),
        "decline": ("token",),
        "detour": ("seat", "place", "place2"),
        "move_creature": ("place",),
        "move_target": ("place",),
        "space": ("place",),
        "reserve": ("place",),
        "copy": ("place",),
        "use": ("place",),
        "take_back": ("place",),
        "discard_two": ("place", "place"),
        "heal": ("seat",),
        "resist": ("n",),
    },
    possible=possible,
    mind=MIND,
    role=role,
    aside=ASIDE,
    lessons=LESSONS,
    practice=PRACTICE,
    puzzles=PUZZLES,
)
