"""Phase 3, intelligence, and the human armies (TH-60 to TH-65, TH-110 to TH-122, TH-192 to TH-205)."""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose

from ..cards.cities import CITIES, army, is_army
from ..cards.ships import SHIPS, strength
from ..state import Earth
from .constants import CHEAPEST_FLIGHT, slots
from .fleet import end_search, joinable, roll, search_ships, seat_order

INTELLIGENCE = 3
FLEE = ("flee",)
FIGHT = ("fight",)
DONE = ("done",)


def begin_intelligence(s: Earth) -> None:
    s.phase = INTELLIGENCE


def row_is_dealt(s: Earth) -> bool:
    return s.row_dealt


def deal_city(s: Earth) -> Rule[None]:
    """The next card of the deck: a city takes the next slot, an army is met before the next card is turned."""
    card = s.city_deck.pop()
    if is_army(card):
        yield from meet_army(s, card)
    else:
        s.row.append(card)
        s.slots.append(len(s.row))
        emit(s, "city_dealt", city=card, slot=len(s.row))
    s.row_dealt = len(s.row) == slots(s.players) or not s.city_deck


def meet_army(s: Earth, card: int) -> Rule[None]:
    """Every search flees or fights, captain by captain, search by search in the order begun (TH-64, TH-122, TH-202)."""
    s.army = [card]
    emit(s, "army_came", city=card)
    for me in seat_order(s):
        for city in [city for city in s.searches if s.searched_by[city] == me]:
            yield from face_army(s, me, city)
    s.army = []
    s.city_discard.append(card)


def face_army(s: Earth, me: int, city: int) -> Rule[None]:
    ships = search_ships(s, city)
    have = strength(ships, CITIES[city].type)
    need = army(s.army[0]).strength
    move = yield from choose(
        me, (FIGHT, FLEE), "army", values={"city": city, "city2": s.army[0], "strength": have, "need": need}
    )
    emit(s, "army_faced", seat=me, city=city, move=move[0])
    if move == FLEE:
        abandon(s, me, city)
    else:
        yield from fight_army(s, me, city)


def abandon(s: Earth, me: int, city: int) -> None:
    """The ships return, the city goes to the city discard, there is no reward (TH-112)."""
    end_search(s, city)
    s.city_discard.append(city)
    emit(s, "search_abandoned", seat=me, city=city)


def fight_army(s: Earth, me: int, city: int) -> Rule[None]:
    """Strength and a roll of two dice against the printed strength; equal is enough (TH-113, TH-117)."""
    joined = yield from join_fight(s, me)
    ships = search_ships(s, city) + joined
    total = strength(ships, CITIES[city].type) + roll(s, me)
    held = total >= army(s.army[0]).strength
    emit(s, "army_fought", seat=me, city=city, n=total, held=int(held))
    if not held:
        lost = yield from choose(me, ships, "army_loss.ship")
        lose_in_fight(s, me, lost)
        abandon(s, me, city)


def join_fight(s: Earth, me: int) -> Rule[list[int]]:
    """With the table option, join ships of the hand may help, for their fuel (TH-A38)."""
    joined: list[int] = []
    if not s.join_against_armies:
        return joined
    while s.hand[me] and s.fuel[me] >= CHEAPEST_FLIGHT:
        moves: list[Any] = [("join", ship) for ship in joinable(s, me)]
        move = yield from choose(me, [*moves, DONE], "join_fight", always=True)
        if move == DONE:
            break
        s.fuel[me] -= SHIPS[move[1]].fuel
        s.flown.append(move[1])
        joined.append(move[1])
        emit(s, "ship_joined", seat=me, ship=move[1])
    return joined


def lose_in_fight(s: Earth, me: int, ship: int) -> None:
    if ship in s.searching[me]:
        s.searching[me].remove(ship)
        del s.search_of[ship]
    else:
        s.hand[me].remove(ship)
    s.ship_discard.append(ship)
    emit(s, "ship_lost", seat=me, ship=ship)
