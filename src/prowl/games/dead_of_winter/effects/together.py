"""Calls that several players carry out: shared prices, and help that others may take."""

from __future__ import annotations

from collections.abc import Callable

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose, may
from prowl.kernel.views import show

from ..rules.dice import spend_die
from ..rules.hands import from_hand, to_hand
from ..rules.places import WOLF_CAMP
from . import select
from .cards import of_kind, out_of_game, to_waste
from .deed import Deed
from .dice import change_next_roll, friends, is_over
from .verbs import can, clause, helps, perform
from .words import Call

# -- together ----------------------------------------------------------------------------


def _shared(call: Call) -> tuple[str, int, str | None]:
    """What is to be paid together: the verb, how much, and of which kind."""
    inner = call.branches[0].calls[0]
    return inner.verb, inner.words["n"].n, inner.words.get("kind")


def can_pool(d: Deed, call: Call) -> bool:
    """Hidden hands are not looked into: it is offered if anybody holds a card (law 10)."""
    verb_, n, _ = _shared(call)
    if verb_ == "spend":
        return sum(n if is_over(d, seat) else len(d.s.dice[seat]) for seat in friends(d)) >= n
    return sum(len(d.s.hand[seat]) for seat in friends(d)) > 0


@clause(can=can_pool)
def pool(d: Deed, call: Call) -> Rule[None]:
    """From the left of the acting player each friend gives what fits, openly, `me` last (R34)."""
    verb_, n, kind = _shared(call)
    given: list[tuple[int, int]] = []
    for seat in from_the_left(d):
        if len(given) < n and (d.s.dice[seat] if verb_ == "spend" else d.s.hand[seat]):
            most = n - len(given)
            given += yield from (_dice_of(d, seat, most) if verb_ == "spend" else _cards_of(d, seat, kind, most))
    if verb_ != "spend":
        take_back(d, given)
    if len(given) < n:
        d.failed = True
        emit(d.s, "pool_failed", seat=d.me)
        return
    for seat, what in given:
        PAID[verb_](d, seat, what)


def take_back(d: Deed, given: list[tuple[int, int]]) -> None:
    """Everybody has seen the cards, whether they are paid now or stay in the hands."""
    for seat, card in given:
        d.s.revealed.remove(card)
        to_hand(d.s, seat, card)
        for other in range(d.s.players):
            show(d.s, "item", [card], to=other)


def from_the_left(d: Deed) -> list[int]:
    circle = [seat for seat in d.s.circle[d.camp] if seat in friends(d)] if d.camp != WOLF_CAMP else [d.me]
    i = circle.index(d.me) if d.me in circle else -1
    return circle[i + 1 :] + circle[: i + 1]


def _cards_of(d: Deed, seat: int, kind: str | None, most: int) -> Rule[list[tuple[int, int]]]:
    """Asked also with nothing to give."""
    cards = of_kind(d.s, seat, kind)
    chosen = yield from select.some_cards(d.s, seat, cards, "pool.item", 0, most)
    for card in chosen:
        # Offered openly: it lies on the table until the price is paid or has failed.
        from_hand(d.s, seat, card)
        d.s.revealed.append(card)
    return [(seat, card) for card in chosen]


def _dice_of(d: Deed, seat: int, most: int) -> Rule[list[tuple[int, int]]]:
    options = [("dice", n) for n in range(min(most, most if is_over(d, seat) else len(d.s.dice[seat])) + 1)]
    chosen = yield from choose(d.s, seat, options, "pool.dice", first=True)
    return chosen[1] * [(seat, 1)]


def _spend(d: Deed, seat: int, what: int) -> None:
    if is_over(d, seat):
        change_next_roll(d.s, seat, -1)
    else:
        spend_die(d.s, seat)


PAID: dict[str, Callable[[Deed, int, int], None]] = {
    "spend": _spend,
    "discard": lambda d, seat, card: to_waste(d.s, seat, card),
    "lose": lambda d, seat, card: out_of_game(d.s, seat, card),
}


def can_let(d: Deed, call: Call) -> bool:
    return bool(select.seats(d, call.words["player"]))


@clause(can=can_let)
def let(d: Deed, call: Call) -> Rule[None]:
    """Another player does it with the own dice or cards; voluntary."""
    calls = call.branches[0].calls
    for seat in list((yield from select.players(d, call.words["player"]))):
        theirs = d.of(seat)
        if helps(theirs, calls) and can(theirs, calls) and (yield from may(d.s, seat, "let")):
            yield from perform(theirs, calls)
