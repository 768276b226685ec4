"""Phase 3, intelligence, and the human armies (TH-60 to TH-65, TH-110 to TH-122, TH-192 to TH-205)."""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose

from ..cards.cities import CITIES, army, is_army
from ..cards.ships import SHIPS, strength
from ..state import Earth
from .constants import SLOTS
from .fleet import (
    end_search,
    joinable,
    leave_search,
    may_have_reserve,
    met,
    roll,
    search_ships,
    searches_of,
    seat_order,
)

INTELLIGENCE = 3
FLEE = ("flee",)
FIGHT = ("fight",)
DONE = ("done",)


def begin_intelligence(s: Earth) -> None:
    s.phase = INTELLIGENCE


def row_is_dealt(s: Earth) -> bool:
    return len(s.row) == SLOTS[s.players] or not s.city_deck


def deal_cities(s: Earth) -> Rule[None] | None:
    """Cities take the next slots; an army is met before the next card is turned (TH-60, TH-61)."""
    while not row_is_dealt(s):
        card = s.city_deck.pop()
        if is_army(card):
            return meet_army(s, card)
        s.row.append(card)
        s.slots.append(len(s.row))
        emit(s, "city_dealt", city=card, slot=len(s.row))
    return None


def meet_army(s: Earth, card: int) -> Rule[None]:
    """Every search flees or fights, captain by captain, search by search in the order begun (TH-64, TH-122, TH-202)."""
    s.army = [card]
    emit(s, "army_came", army=card, n=army(card).strength)
    for me in seat_order(s):
        for city in searches_of(s, me):
            yield from face_army(s, me, city)
    s.army = []
    s.city_discard.append(card)


def face_army(s: Earth, me: int, city: int) -> Rule[None]:
    """Flee, or stand and fight (TH-112, TH-113)."""
    have = strength(search_ships(s, me, city), CITIES[city].type)
    move = yield from choose(
        me,
        (FIGHT, FLEE),
        "army",
        values={"city": city, "army": s.army[0], "strength": have, "need": army(s.army[0]).strength},
    )
    if move == FLEE:
        emit(s, "fled", seat=me, city=city)
        abandon(s, me, city)
    else:
        emit(s, "stood_firm", seat=me, city=city)
        yield from fight_army(s, me, city)


def abandon(s: Earth, me: int, city: int) -> None:
    """The ships return, the city goes to the city discard, there is no reward (TH-112, TH-115)."""
    end_search(s, me, city)
    s.city_discard.append(city)


def fight_army(s: Earth, me: int, city: int) -> Rule[None]:
    """Strength and a roll of two dice against the printed strength; equal is enough (TH-113, TH-117)."""
    joined = yield from join_fight(s, me)
    ships = search_ships(s, me, city) + joined
    have, need, dice = strength(ships, CITIES[city].type), army(s.army[0]).strength, roll(s)
    held = have + sum(dice) >= need
    emit(
        s,
        "army_held_off" if held else "army_won",
        seat=me,
        city=city,
        strength=have,
        die=dice[0],
        die2=dice[1],
        n=have + sum(dice),
        need=need,
    )
    if not held:
        lost = yield from choose(me, ships, "army_loss.ship", values={"city": city})
        lose_in_fight(s, me, lost)
        abandon(s, me, city)


def join_fight(s: Earth, me: int) -> Rule[list[int]]:
    """With the table option, join ships of the hand may help, for their fuel (TH-A38)."""
    joined: list[int] = []
    if not s.join_against_armies:
        return joined
    while may_have_reserve(s, me):
        moves: list[Any] = [("join", ship) for ship in joinable(s, me)]
        move = yield from choose(me, [*moves, DONE], "join_fight", always=not s.quick)
        if move == DONE:
            break
        s.fuel[me] -= SHIPS[move[1]].fuel
        s.flown.append(move[1])
        met(s, move[1])
        joined.append(move[1])
        emit(s, "ship_joined", seat=me, ship=move[1], n=SHIPS[move[1]].fuel)
    return joined


def lose_in_fight(s: Earth, me: int, ship: int) -> None:
    if ship in s.searching[me]:
        leave_search(s, me, ship)
    else:
        s.hand[me].remove(ship)
    s.ship_discard.append(ship)
    emit(s, "ship_lost", seat=me, ship=ship)
