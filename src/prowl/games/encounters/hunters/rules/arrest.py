"""Arrest: the Police Officer lies over another Prey card, which has no text as long (PR-199, PR-200, PR-531)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prowl.kernel.events import emit

from ...core.cards import REVEAL
from ...core.riders import lay_on, take_off
from ...core.track import is_enemy, nearest_first, space_of

if TYPE_CHECKING:
    from ..state import Chase

NOT_IN_THE_ROW = -1


def arrests(s: Chase, card: int) -> bool:
    return any(effect.verb == "arrest" for clause in s.book.cards[card].at(REVEAL) for effect in clause.effects)


def to_be_arrested(s: Chase) -> int | None:
    """The face-up Prey nearest to the Combat Zone: no Police Officer, nobody under one, not the Ultimate Prey."""
    row = [s.wilds[space][0] for space in nearest_first(s) if s.up[space]]
    free = [card for card in row if is_enemy(s, card) and not arrests(s, card)]
    return next((card for card in free if "ultimate" not in s.book.cards[card].flags), None)


def lay_over(s: Chase, officer: int, prey: int) -> None:
    """Straight onto its space, pushing nothing."""
    space = space_of(s, prey)
    assert space is not None
    s.wilds[space] = [officer]
    lay_on(s.arrested, s.officers_over, prey, officer)
    emit(s, "arrested", enemy=prey, guard=officer)


def place_of(s: Chase, card: int) -> tuple[int, int]:
    """Where a card lies: its space, or its place in the Combat Zone."""
    space = space_of(s, card)
    return (space, 0) if space is not None else (NOT_IN_THE_ROW, s.combat.index(card))


def release(s: Chase, officer: int, place: tuple[int, int]) -> None:
    """The Officer is dead: whom he had arrested works again in the same place, neither revealed nor entering."""
    space, i = place
    for prey in take_off(s.arrested, s.officers_over, officer):
        if space == NOT_IN_THE_ROW:
            s.combat.insert(i, prey)
        else:
            s.wilds[space], s.up[space] = [prey], True
        emit(s, "released", enemy=prey)
