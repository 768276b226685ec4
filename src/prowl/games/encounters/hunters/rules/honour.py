"""Strikes with Dishonour, heal and restore points (PR-183 to PR-191, PR-229, PR-230)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule

from ...core.action import ACTION_PHASE
from ...core.cards import STRUCK
from ...core.clauses import resolve
from ...core.deeds import note
from ...core.piles import living
from ...core.strikes import NO_ENEMY, wound
from .gear import gear_of
from .prey import is_deadly
from .traps import cannot
from .trophies import shame_of

if TYPE_CHECKING:
    from ..state import Chase

STRIKES_TAKEN, REMOVED_STRIKES = "strikes_taken", "removed_strikes"


def after_blow(s: Chase, me: int, card: int, enemy: int) -> Rule[None]:
    """The strike is counted; Lethal kills; then the Gear of whoever struck has its say (PR-174, PR-197)."""
    if me == s.active:
        note(s, STRIKES_TAKEN, 1)
    if is_deadly(s, enemy, wound(s, card).damage):
        yield from s.house.die(s, me)
    elif enemy != NO_ENEMY:
        for gear in gear_of(s, enemy):
            if s.alive[me]:
                yield from resolve(s, me, gear, STRUCK)


# -- heal and restore points ------------------------------------------------------------------


def gain_healing(s: Chase, n: int) -> None:
    """Points for this Action phase; at other times they are lost (PR-186)."""
    if s.phase == ACTION_PHASE:
        s.healing += n


def gain_restoring(s: Chase, n: int) -> None:
    if s.phase == ACTION_PHASE:
        s.restoring += n


def curable(s: Chase, me: int) -> list[int]:
    """One's own Strike cards, in a pack everybody's, that can be paid in full (PR-187, PR-191, PR-229)."""
    if not (s.healing or s.restoring):
        return []
    seats = living(s) if s.together else [me]
    return [card for seat in seats for card in s.wounds[seat] if can_pay(s, me, card)]


def can_pay(s: Chase, me: int, card: int) -> bool:
    """All its damage and all its Dishonour, in one go (PR-188); a Trap may forbid either (PR-230)."""
    hurt, shame = wound(s, card).damage, shame_of(s, card)
    if hurt > s.healing or shame > s.restoring:
        return False
    return not ((hurt and cannot(s, me, "heal")) or (shame and cannot(s, me, "restore")))


def cure(s: Chase, me: int, card: int) -> None:
    s.healing -= wound(s, card).damage
    s.restoring -= shame_of(s, card)
    owner = next(seat for seat in range(s.players) if card in s.wounds[seat])
    s.wounds[owner].remove(card)
    s.strike_discard.append(card)
    emit(s, "healed", seat=owner, strike=card)
    note(s, REMOVED_STRIKES, 1)


def moves(s: Chase, me: int) -> list[Any]:
    return [("heal", card) for card in curable(s, me)]
