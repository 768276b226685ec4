"""The five tactics of a colony leader; what they do is told in the chapter about battles (DW-103, DW-104)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from prowl.kernel.effects import Card
from prowl.kernel.tables import number, words

from .reading import cards

COUNT = 5


@dataclass(frozen=True, kw_only=True)
class Tactic(Card):
    strength: int
    lose_extra: int
    versus: str
    bonus: int
    bullet_double: int
    flags: frozenset[str]


def _tactic(row: dict[str, str]) -> Tactic:
    figures: dict[str, Any] = {key: number(row[key]) for key in ("strength", "lose_extra", "bonus", "bullet_double")}
    return Tactic(
        id=row["id"],
        kind="tactic",
        versus=row["versus"],
        flags=frozenset(words(row["flags"])),
        numbers={name: figures[key] for name, key in TOLD.items() if figures[key]},
        **figures,
    )


# The names under which the texts tell the figures.
TOLD = {"n": "strength", "more": "lose_extra", "bonus": "bonus", "bullets": "bullet_double"}
TACTICS = cards("tactics", _tactic, COUNT)
NAMES = tuple(each.id for each in TACTICS)
OFFENSIVE, ON_GUARD, RETREAT, AMBUSH, COVERING_FIRE = range(COUNT)
