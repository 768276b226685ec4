"""Requests, loans and hand-offs (DW-B66, B67, DW-56, 74, 94, 185, 197). Nobody is obliged; offers hold nobody up."""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import emit
from prowl.kernel.prompts import Ask

from ..effects.modifiers import spend_use, uses
from ..effects.vocabulary import KINDS
from ..state import COLONIES, Winter
from .hands import carrier_of, equip, firsts, from_hand, unequip
from .moving import fill_up, is_fuel, moves
from .places import NOWHERE, at, controller, playing
from .playing import may_play, plays_of, type_of
from .record import record
from .turn import ACTING, MOVING

ANY_KIND = len(KINDS)
WITHDRAW = ("withdraw",)


def may_trade(s: Winter, one: int, other: int) -> bool:
    """With anybody, or with friendly players only (DW-94)."""
    return one != other and (not s.trade_friends_only or s.camp[one] == s.camp[other])


def partners(s: Winter, seat: int) -> list[int]:
    return [other for other in playing(s) if may_trade(s, seat, other)]


# -- requests ----------------------------------------------------------------------------


def requests(s: Winter, seat: int) -> list[Any]:
    """Ask everybody for a card of a kind, or for any (DW-B66)."""
    if not partners(s, seat) or s.must_move:
        return []
    return [("request", kind) for kind in range(ANY_KIND + 1)]


def request(s: Winter, seat: int, kind: int) -> None:
    s.requesting[seat] = kind
    emit(s, "requested", seat=seat, kind=kind)


def withdraw(s: Winter, seat: int) -> None:
    """Nobody has answered: it has cost nothing."""
    s.requesting[seat] = NOWHERE
    s.offering[seat] = []
    emit(s, "withdrawn", seat=seat)


def loans(s: Winter, seat: int) -> list[Any]:
    """Cards of the own hand that somebody who asks could play at once (DW-B66)."""
    asking = [other for other in s.active if s.requesting[other] != NOWHERE and may_trade(s, seat, other)]
    return [("lend", card, other) for other in asking for card in firsts(s, seat) if fits_request(s, other, card)]


def fits_request(s: Winter, seat: int, card: int) -> bool:
    kind = s.requesting[seat]
    return kind in (ANY_KIND, type_of(card)) and may_play(s, seat, card) and bool(uses_of_loan(s, seat, card))


def uses_of_loan(s: Winter, seat: int, card: int) -> list[Any]:
    """What the one who asked can do with the card now: fuel only before a move, the rest only among actions (DW-56)."""
    if is_fuel(card):
        can_drive = (s.stage == MOVING or s.variant != COLONIES) and not s.fuelled[seat] and bool(moves(s, seat))
        return [("drive", card)] if can_drive else []
    return plays_of(s, seat, card) if s.stage == ACTING else []


def lend(s: Winter, giver: int, card: int, seat: int) -> None:
    """The first to give ends the request; the card is revealed and must be played at once."""
    from_hand(s, giver, card)
    s.in_play.append(card)
    s.requesting[seat] = NOWHERE
    s.lent = [*s.lent, seat, card]
    record(s, "request_met", seat, origin=giver)
    emit(s, "lent", seat=giver, item=card, to=seat)


def borrowed(s: Winter, seat: int) -> int:
    """The card that a player has been lent and must play now."""
    for who, card in zip(s.lent[::2], s.lent[1::2], strict=True):
        if who == seat:
            return card
    return NOWHERE


def loan_options(s: Winter, seat: int) -> list[Any]:
    return uses_of_loan(s, seat, borrowed(s, seat)) or [("waste", borrowed(s, seat))]


def forget_loan(s: Winter, seat: int) -> None:
    if seat in s.lent[::2]:
        i = s.lent[::2].index(seat) * 2
        del s.lent[i : i + 2]


def drive(s: Winter, seat: int, card: int) -> None:
    """Lent fuel counts for the next move, which in the standard game must follow; it is lost on passing (DW-56)."""
    s.in_play.remove(card)
    s.waste[s.camp[seat]].append(card)
    fill_up(s, seat, card)
    s.must_move = s.variant != COLONIES


def waste_loan(s: Winter, seat: int, card: int) -> None:
    """What could be played can be played no more: nobody has it back."""
    s.in_play.remove(card)
    s.waste[s.camp[seat]].append(card)


# -- hand-offs ---------------------------------------------------------------------------


def hand_offs(s: Winter, seat: int) -> list[Any]:
    """Equipment of an own survivor to another one at the same place (DW-B67, DW-74)."""
    found: list[Any] = []
    for card in s.gear[seat]:
        survivor = carrier_of(s, seat, card)
        if survivor in s.lying:
            continue
        others = [each for each in within_reach(s, seat, survivor) if each != survivor and each not in s.lying]
        found += [("hand_off", card, each) for each in others if takes(s, seat, each)]
    return found


def within_reach(s: Winter, seat: int, survivor: int) -> list[int]:
    """Everybody at the same place; once per round Polly Nash reaches friendly survivors anywhere."""
    here = at(s, s.place[survivor])
    if not any(True for _ in uses(s, survivor, "handoff_anywhere")):
        return here
    friends = [each for other in playing(s) if s.camp[other] == s.camp[seat] for each in s.group[other]]
    return here + sorted(each for each in friends if each not in here)


def takes(s: Winter, seat: int, survivor: int) -> bool:
    owner = controller(s, survivor)
    return owner == seat or may_trade(s, seat, owner)


def hand_off(s: Winter, seat: int, card: int, survivor: int) -> None:
    """Between own survivors at once; to another player it is an open offer (R10)."""
    if controller(s, survivor) == seat:
        pass_on(s, seat, card, survivor)
    else:
        s.offering[seat] = [card, survivor]
        emit(s, "offered", seat=seat, item=card, survivor=survivor)


def pass_on(s: Winter, seat: int, card: int, survivor: int) -> None:
    """It is equipped there at once; a use of this round is not refreshed (DW-B67)."""
    giver = carrier_of(s, seat, card)
    if s.place[giver] != s.place[survivor]:
        spend_use(s, giver, next(uses(s, giver, "handoff_anywhere")))
    unequip(s, seat, card)
    equip(s, survivor, card)
    record(s, "handoff", seat, giver, s.place[giver])
    emit(s, "handed_off", seat=seat, item=card, survivor=survivor)


def offers_for(s: Winter, seat: int) -> list[Any]:
    """Offers that this player may accept."""
    found = []
    for other in s.active:
        if s.offering[other]:
            card, survivor = s.offering[other]
            if controller(s, survivor) == seat and survivor in within_reach(s, other, carrier_of(s, other, card)):
                found.append(("accept", card, other))
    return found


def accept(s: Winter, seat: int, card: int, other: int) -> None:
    survivor = s.offering[other][1]
    s.offering[other] = []
    pass_on(s, other, card, survivor)


# -- those who are not active ------------------------------------------------------------


def bystander(s: Winter, seat: int) -> Ask:
    """Everybody who could lend or accept is offered to, also with nothing to give (DW-185)."""
    token = (s.turn, tuple(s.requesting), tuple(tuple(each) for each in s.offering))
    return Ask(seat, lambda: [*loans(s, seat), *offers_for(s, seat)], "trade", optional=True, still=token)


def nobody_trades(s: Winter) -> bool:
    return not any(s.requesting[seat] != NOWHERE or s.offering[seat] for seat in s.active)


def is_traded(s: Winter, seat: int) -> bool:
    """Whether by what everybody sees this seat has been asked for something."""
    asked = any(s.requesting[other] != NOWHERE and may_trade(s, seat, other) for other in s.active)
    offered = any(s.offering[other] and controller(s, s.offering[other][1]) == seat for other in s.active)
    return asked or offered
