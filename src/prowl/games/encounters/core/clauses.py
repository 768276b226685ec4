"""Carrying out the clauses of a card in printed order (PR-70 to PR-73, PR-507)."""

from __future__ import annotations

from typing import Any

from prowl.kernel.effects import Effect
from prowl.kernel.prompts import Rule

from .cards import AFTER_STRIKES, REVEAL, Clause
from .state import Encounter


def holds(s: Encounter, me: int, card: int, condition: Effect | None) -> bool:
    return condition is None or bool(condition.run(s, me, card, **condition.numbers))


def resolve(s: Encounter, me: int, card: int, timing: str) -> Rule[None]:
    """Every clause of this timing whose condition holds."""
    for clause in s.book.cards[card].at(timing):
        if holds(s, me, card, clause.when):
            yield from carry_out(s, me, card, clause)


# What an enemy card does by itself, whether or not the player whom it met is alive (PR-50, PR-151).
BY_ITSELF = (REVEAL, AFTER_STRIKES)


def carry_out(s: Encounter, me: int, card: int, clause: Clause) -> Rule[None]:
    """The effects from left to right; whoever dies on the way does nothing more."""
    for effect in clause.effects:
        if s.outcome or not (s.alive[me] or clause.timing in BY_ITSELF):
            return
        flow: Any = effect.run(s, me, card, **effect.numbers)
        if flow is not None:
            yield from flow
