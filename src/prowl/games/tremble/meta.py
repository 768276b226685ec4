"""Tremble, Humans! as Prowl knows it."""

from __future__ import annotations

from prowl.kernel.game import Game, Noun
from prowl.kernel.settings import settings_in

from .aside import ASIDE
from .bot import MIND
from .cards.cities import ARMIES, CITIES, NAMES
from .cards.missions import MISSIONS
from .cards.ships import KINDS, SHIP_NAMES
from .flow import FLOW
from .lessons import LESSONS, PRACTICE
from .puzzles import PUZZLES
from .rules.ending import result
from .rules.hidden import arrange_cities
from .rules.setup import setup
from .state import Earth


def role(s: Earth, seat: int) -> str:
    """The place from the start player on: who acts first changes from turn to turn."""
    return f"place_{(seat - s.first) % s.players + 1}"


GAME = Game(
    id="tremble",
    version="2",
    players=range(2, 6),
    minutes=(60, 90),
    age=12,
    weight=3,
    settings=settings_in(Earth),
    streams=("setup", "city", "ship", "mission", "dice"),
    state=Earth,
    setup=setup,
    flow=FLOW,
    result=result,
    cards=(*KINDS, *CITIES, *ARMIES, *MISSIONS),
    nouns={
        "ship": Noun("ship", SHIP_NAMES),
        "ship2": Noun("ship", SHIP_NAMES),
        "flown": Noun("ship", SHIP_NAMES),
        "reserve": Noun("ship", SHIP_NAMES),
        "city": Noun("city", NAMES),
        "army": Noun("army", NAMES),
        "search_of": Noun("city", NAMES),
        "facing": Noun("city", NAMES),
        "mission": Noun("mission", tuple(mission.id for mission in MISSIONS)),
    },
    mind=MIND,
    role=role,
    aside=ASIDE,
    lessons=LESSONS,
    practice=PRACTICE,
    puzzles=PUZZLES,
    arrange={"city": arrange_cities},
    moves={
        "buy": ("ship",),
        "swap": ("ship", "ship2"),
        "join": ("ship",),
    },
)
