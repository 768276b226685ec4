"""People as money: credit and repayment (TH-130 to TH-137, TH-207, TH-208)."""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose

from ..state import Earth
from .constants import CREDIT_BELOW, CREDIT_GAIN, CREDIT_REPAY, CREDIT_SHIPS
from .fleet import seat_order, ships_of

GO_ON = ("go_on",)


def may_take_credit(s: Earth, me: int) -> bool:
    """Fewer than 30 000 people, at most one ship, and a card left."""
    if s.credit_limit and s.credits_taken[me] >= s.credit_limit:
        return False
    return s.credits_left > 0 and s.people[me] < CREDIT_BELOW and ships_of(s, me) <= CREDIT_SHIPS


def may_repay(s: Earth, me: int) -> bool:
    return s.credits[me] > 0 and s.people[me] >= CREDIT_REPAY


def take_credit(s: Earth, me: int) -> None:
    s.credits_left -= 1
    s.credits[me] += 1
    s.credits_taken[me] += 1
    s.people[me] += CREDIT_GAIN
    emit(s, "credit_taken", seat=me, n=CREDIT_GAIN)


def repay(s: Earth, me: int) -> None:
    """In full; the card goes to the box."""
    s.credits[me] -= 1
    s.people[me] -= CREDIT_REPAY
    emit(s, "credit_repaid", seat=me, n=CREDIT_REPAY)


def money_moves(s: Earth, me: int) -> list[Any]:
    moves: list[Any] = [("credit",)] if may_take_credit(s, me) else []
    if may_repay(s, me):
        moves.append(("repay",))
    return moves


def money_step(s: Earth, me: int) -> Rule[None]:
    """Credit or repayment as often as it is possible and wanted."""
    while moves := money_moves(s, me):
        move = yield from choose(s, me, [*moves, GO_ON], "money", values={"n": s.people[me]})
        if move == GO_ON:
            return
        if move == ("credit",):
            take_credit(s, me)
        else:
            repay(s, me)


def debtors(s: Earth) -> list[int]:
    return [me for me in seat_order(s) if may_repay(s, me)]


def repayment_step(s: Earth, me: int) -> Rule[None]:
    """At the end of phase 7 only repayment is offered (TH-135)."""
    while may_repay(s, me):
        move = yield from choose(s, me, (("repay",), GO_ON), "money", values={"n": s.people[me]})
        if move == GO_ON:
            return
        repay(s, me)
