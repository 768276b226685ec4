"""The two counters, the beacon and the end of the game (NA-104, NA-113 to NA-116)."""

from __future__ import annotations

from prowl.kernel.events import emit, finish

from ..state import Planet

# Spaces of the Rescue track with the Artemia symbol, as steps still to go (NA-73).
ARTEMIA_SYMBOLS = {1: (1, 2, 3, 4, 5, 6), 2: (1, 3, 5, 7, 9, 11)}

RESCUED = "rescued"
ASSIMILATED_GIVING_UP = "assimilated_giving_up"
ASSIMILATED_CAUGHT = "assimilated_caught"
ASSIMILATED_LAST_WILL = "assimilated_last_will"


def move_rescue(s: Planet) -> None:
    """The Rescue counter moves 1 forward; on its last space the Hunted win at once."""
    s.rescue -= 1
    emit(s, "rescue_moved", left=s.rescue)
    if s.rescue == 0:
        finish(s, RESCUED)


def move_assimilation(s: Planet, because: str) -> None:
    """The Assimilation counter moves 1 forward; on its last space the Creature wins at once."""
    s.assimilation -= 1
    emit(s, "assimilation_moved", left=s.assimilation)
    if s.assimilation == 0:
        finish(s, because)


def artemia_symbol(s: Planet) -> bool:
    """Whether the space under the Rescue counter shows the Artemia symbol."""
    return s.rescue in ARTEMIA_SYMBOLS[s.side]


def light_beacon(s: Planet, me: int) -> None:
    s.beacon = True
    emit(s, "beacon_lit", seat=me)


def take_beacon(s: Planet, me: int) -> None:
    s.beacon = False
    emit(s, "beacon_taken", seat=me)
    move_rescue(s)
