"""The classes, and the twelve starting cards of every player."""

from __future__ import annotations

from ..core.cards import Character

INTEL, LEADERSHIP, STRENGTH, SURVIVAL, TECH = CLASSES = ("intel", "leadership", "strength", "survival", "tech")

SETS = 5
EXPERIENCE, BRUTE_FORCE = 7, 5
STARTERS = (
    Character(id="experience", kind="starter", copies=EXPERIENCE * SETS, recruit=1, starter=True),
    Character(id="brute_force", kind="starter", copies=BRUTE_FORCE * SETS, attack=1, starter=True),
)
