"""The twenty Traps."""

from __future__ import annotations

from ...core.cards import Clause, Standing, upkeep
from ...core.effects import strike
from ..effects import gear
from .kinds import Trap

COPIES = 2


def trap(id: str, price: int, honour: int, *text: Clause | Standing, flags: tuple[str, ...] = ()) -> Trap:
    return Trap(
        id=id,
        kind="trap",
        copies=COPIES,
        price=price,
        honour=honour,
        clauses=tuple(each for each in text if isinstance(each, Clause)),
        standing=tuple(each for each in text if isinstance(each, Standing)),
        flags=frozenset(flags),
    )


TRAPS = (
    trap("t_flash", 3, 1, flags=("duels_cheaper",)),
    trap("t_laser", 4, 2, flags=("laser",)),
    trap("t_log", 4, 2, flags=("log",)),
    trap("t_razor", 3, 1, flags=("razor",)),
    trap("t_poison", 3, 1, Standing(what="forbid", target="heal")),
    trap("t_snare", 3, 1, Standing(what="forbid", target="restore")),
    trap("t_shadow", 4, 2, upkeep(gear(1))),
    trap("t_net", 3, 1, flags=("hand_five",)),
    trap("t_spike_pit", 5, 2, upkeep(strike(1, "you"))),
    trap("t_tripwire", 2, 1, flags=("tripwire",)),
)

# Those that set Predators against each other; a pack plays without them (PR-228).
HOSTILE = ("t_flash", "t_laser", "t_log", "t_razor")
