"""Carrying out what a card says (XF-166 to XF-177)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from prowl.kernel.effects import Effect
from prowl.kernel.prompts import Rule

from ...core.clauses import holds
from ..state import Case


def resolve(s: Case, me: int, card: int, timing: str) -> Rule[None]:
    """Every clause of this timing whose condition holds."""
    for clause in s.book.cards[card].at(timing):
        if holds(s, me, card, clause.when):
            yield from perform(s, me, card, clause.effects)


def perform(s: Case, me: int, card: int, effects: Iterable[Effect]) -> Rule[None]:
    """The effects in order, each as far as possible; the dead do nothing, the living finish it (XF-168, A-53)."""
    for effect in effects:
        flow: Any = effect.run(s, me, card, **effect.numbers)
        if flow is not None:
            yield from flow
