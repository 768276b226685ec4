"""Figures of the box that stand on no card: dice, tokens, limits (facts, sections 2 and 9)."""

from __future__ import annotations

from prowl.kernel.tables import rows, words

from .reading import PACKAGE

_VALUES = {row["key"]: row["value"] for row in rows(PACKAGE, "constants")}

# The faces of the exposure die, and those of a battle die: a letter and a number, `s2`, `w1`, `z1`.
BLANK, WOUND, FROSTBITE, BITE = "blank", "wound", "frostbite", "bite"
EXPOSURE: tuple[str, ...] = words(_VALUES["exposure"])
BATTLE: tuple[str, ...] = words(_VALUES["battle"])
BULLETS = int(_VALUES["bullets"])
TIMER_SECONDS = int(_VALUES["sand_timer_seconds"])
WASTE_STEP = int(_VALUES["colony_waste_step"])
DEN_WASTE_STEP = int(_VALUES["den_waste_step"])
DEN_MORALE = int(_VALUES["den_morale"])
DEN_MORALE_MOST = int(_VALUES["den_morale_most"])
MORALE_MOST = int(_VALUES["colony_morale_most"])
