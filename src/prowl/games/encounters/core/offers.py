"""Coordinate: a card set aside for the active player, who may play a copy of it (PR-133 to PR-140, PR-523, PR-524)."""

from __future__ import annotations

from functools import partial
from typing import Any

from prowl.kernel.events import emit
from prowl.kernel.prompts import PASS, Ask, Rule, choose

from .piles import character, drawing, leave_hand, living
from .state import Encounter
from .strikes import deal
from .values import forbidden, standing


def helpers(s: Encounter) -> list[int]:
    """The others who are alive and have offered nothing this turn, clockwise."""
    if not s.house.lending:
        return []
    return [seat for seat in living(s) if seat != s.active and not s.has_offered[seat]]


def may_offer(s: Encounter, me: int) -> Ask:
    """Nobody has to offer, and nobody waits for it."""
    return Ask(me, partial(coordinate_moves, s, me), "coordinate", optional=True, values={"seat": s.active})


def coordinate_moves(s: Encounter, me: int) -> list[Any]:
    return [("coordinate", card) for card in s.hand[me] if character(s, card).coordinates]


def offers_outside(s: Encounter, me: int) -> Rule[None]:
    """By table setting each helper is asked before the Enemy phase and before the Strike phase too (PR-A10)."""
    if not (s.offers_all_turn and s.alive[me]):
        return
    for seat in helpers(s):
        # Whoever holds cards is asked, so that the pause betrays nothing.
        if s.hand[seat] and s.alive[me]:
            moves = [*coordinate_moves(s, seat), PASS]
            move = yield from choose(s, seat, moves, "coordinate_early", always=not s.quick, values={"seat": me})
            if move != PASS:
                yield from offer(s, seat, move[1])


def open_offers(s: Encounter) -> list[int]:
    """Cards set aside and not copied yet."""
    return [card for pile in s.offered for card in pile if card not in s.taken_offers]


def offer(s: Encounter, me: int, card: int) -> Rule[None]:
    """Set the card aside and draw another, once in each turn of somebody else (PR-133 to PR-136)."""
    s.has_offered[me] = True
    s.offers_made += 1
    card = leave_hand(s, me, card)
    s.offered[me].append(card)
    emit(s, "coordinated", seat=me, own=card)
    if not forbidden(s, "coordinate_draw"):
        flow = drawing(s, me, 1)
        if flow is not None:
            yield from flow
    for hunter, said in standing(s, "strike_offer"):
        yield from deal(s, me, hunter, said.n)
