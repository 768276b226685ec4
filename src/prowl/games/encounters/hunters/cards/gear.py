"""The twenty Gear cards."""

from __future__ import annotations

from ...core.cards import Clause, Standing, on_death, when_attached, when_struck
from ...core.effects import discard_random, strike
from ..effects import add_prey
from .kinds import Gear

COPIES = 2


def gear(id: str, honour: int, *text: Clause | Standing, flags: tuple[str, ...] = ()) -> Gear:
    return Gear(
        id=id,
        kind="gear",
        copies=COPIES,
        honour=honour,
        clauses=tuple(each for each in text if isinstance(each, Clause)),
        standing=tuple(each for each in text if isinstance(each, Standing)),
        flags=frozenset(flags),
    )


GEAR = (
    gear("g_assault_rifle", 1, Standing(what="boost", target="bearer", n=1)),
    gear("g_minigun", 2, Standing(what="boost", target="bearer", n=2), flags=("double_strike",)),
    gear("g_grenades", 1, on_death(strike(1, "you"))),
    gear("g_flak_vest", 1, Standing(what="boost", target="bearer", n=2)),
    gear("g_mud", 1, Standing(what="forbid", where="wilds", target="fight_bearer")),
    gear("g_machete", 1, when_struck(discard_random(1, "you"))),
    gear("g_radio", 1, when_attached(add_prey(1))),
    gear("g_shotgun", 2, flags=("lethal",)),
    gear("g_liquid_nitrogen", 1, when_attached(discard_random(1, "each"))),
    gear(
        "g_thermal_suit",
        2,
        Standing(what="forbid", target="reduce_bearer"),
        Standing(what="boost", target="bearer", n=1),
    ),
)
