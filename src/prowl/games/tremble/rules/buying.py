"""Phase 2, buying ships (TH-49 to TH-59, TH-190, TH-191)."""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import emit, only
from prowl.kernel.prompts import PASS, Rule, choose

from ..cards.ships import SHIPS
from ..state import Earth
from .constants import MOST_SHIPS, SHIPS_DRAWN
from .fleet import draw_ships, met_first, ships_of
from .money import money_step

BUYING = 2


def begin_buying(s: Earth) -> None:
    s.phase = BUYING


def buy(s: Earth, me: int) -> Rule[None]:
    """Credit or repayment; draw two or pass; look; credit or repayment; buy one or none; credit or repayment."""
    yield from money_step(s, me)
    if may_draw(s, me):
        values = {"n": s.people[me], "fuel": s.fuel[me]}
        move = yield from choose(s, me, (("draw",), PASS), "buy_draw", values=values)
        if move == PASS:
            emit(s, "draw_declined", seat=me)
        else:
            yield from look_and_buy(s, me)
            yield from money_step(s, me)


def may_draw(s: Earth, me: int) -> bool:
    """Not with five searching ships, nor when there is nothing to draw (TH-56, TH-58)."""
    return bool(s.ship_deck or s.ship_discard) and (bool(s.hand[me]) or ships_of(s, me) < MOST_SHIPS)


def look_and_buy(s: Earth, me: int) -> Rule[None]:
    draw_ships(s, me, SHIPS_DRAWN)
    emit(s, "ships_drawn", seat=me, n=len(s.drawn[me]), ship=only(me, s.drawn[me][:]))
    yield from money_step(s, me)
    move = yield from choose(
        s,
        me,
        [*purchases(s, me), PASS],
        "buy_ship",
        always=not s.quick,
        secret=("buy", "swap"),
        shows=price_paid,
        values={"ship": s.drawn[me][:], "n": s.people[me]},
    )
    match move:
        case ("buy", ship):
            purchase(s, me, ship)
        case ("swap", ship, old):
            give_up(s, me, old)
            purchase(s, me, ship)
    put_away(s, me)


def purchases(s: Earth, me: int) -> list[Any]:
    """Affordable ships; with five ships each together with the one of the hand to give up (TH-52, TH-55)."""
    ships = [ship for ship in s.drawn[me] if SHIPS[ship].price <= s.people[me]]
    if ships_of(s, me) < MOST_SHIPS:
        return [("buy", ship) for ship in ships]
    return [("swap", ship, old) for ship in ships for old in s.hand[me]]


def price_paid(move: Any) -> int:
    """The price is public, because people are (TH-17)."""
    return SHIPS[move[1]].price if len(move) > 1 else 0


def give_up(s: Earth, me: int, ship: int) -> None:
    ship = met_first(s, me, ship)
    s.hand[me].remove(ship)
    s.ship_discard.append(ship)
    emit(s, "ship_given_up", seat=me, ship=ship)


def purchase(s: Earth, me: int, ship: int) -> None:
    s.drawn[me].remove(ship)
    s.hand[me].append(ship)
    s.people[me] -= SHIPS[ship].price
    emit(s, "ship_bought", seat=me, n=SHIPS[ship].price, ship=only(me, ship))


def put_away(s: Earth, me: int) -> None:
    """What was drawn and not bought goes to the ship discard (TH-51)."""
    if s.drawn[me]:
        emit(s, "ships_put_away", seat=me, ship=s.drawn[me][:])
    s.ship_discard += s.drawn[me]
    s.drawn[me] = []
