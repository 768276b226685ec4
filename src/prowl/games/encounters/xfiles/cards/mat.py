"""The powers of the five Bureau spaces, from left to right (XF-25, XF-101)."""

from __future__ import annotations

from prowl.kernel.effects import Effect

from ..effects import attack, belief, heal, kill_own
from ..mat_effects import scan

BUREAU = ("firing_range", "infirmary", "records_room", "surveillance_van", "basement_office")
POWERS: tuple[tuple[Effect, ...], ...] = (
    (attack(1),),
    (heal(1, "any"),),
    (kill_own(1, "you", "may"),),
    (scan(1),),
    (belief(1),),
)
