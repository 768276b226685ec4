"""Human armies (TH-110 to TH-122, TH-202 to TH-205, TH-A38)."""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose

from ..cards.cities import CITIES, army
from ..cards.ships import SHIPS, strength
from ..state import Earth
from .fleet import (
    end_search,
    joinable,
    leave_search,
    may_have_reserve,
    met_first,
    roll,
    search_ships,
    searches_of,
    seat_order,
    take_in,
)

FLEE = ("flee",)
FIGHT = ("fight",)
DONE = ("done",)


def army_comes(s: Earth, card: int) -> None:
    """Every search has to face it, captain by captain, each in the order begun (TH-64, TH-122, TH-202)."""
    s.army = [card]
    s.facing = [city for me in seat_order(s) for city in searches_of(s, me)]
    emit(s, "army_came", army=card, n=army(card).strength)


def all_have_faced(s: Earth) -> bool:
    return not s.facing


def army_leaves(s: Earth) -> None:
    """Whatever happened, it goes to the city discard (TH-121)."""
    s.city_discard += s.army
    s.army = []


def face_army(s: Earth) -> Rule[None]:
    """Flee, or stand and fight (TH-112, TH-113)."""
    city = s.facing[0]
    me = s.searched_by[s.searches.index(city)]
    have = strength(search_ships(s, me, city), CITIES[city].type)
    move = yield from choose(
        s,
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
        yield from join_fight(s, me, city)
        fight_army(s, me, city)


def abandon(s: Earth, me: int, city: int) -> None:
    """The ships return, the city goes to the city discard, there is no reward (TH-112, TH-115)."""
    end_search(s, me, city)
    s.city_discard.append(city)
    s.facing.remove(city)


def fight_army(s: Earth, me: int, city: int) -> None:
    """Strength and a roll of two dice against the printed strength; equal is enough (TH-113, TH-117)."""
    have, need, dice = strength(search_ships(s, me, city), CITIES[city].type), army(s.army[0]).strength, roll(s)
    total = have + sum(dice)
    emit(
        s,
        "army_held_off" if total >= need else "army_won",
        seat=me,
        city=city,
        strength=have,
        die=dice[0],
        die2=dice[1],
        n=total,
        need=need,
    )
    if total >= need:
        joiners_return(s, me, city)
        s.facing.remove(city)
    else:
        s.lost = [me]


def lose_to_army(s: Earth, me: int) -> Rule[None]:
    """One ship of the search is lost, by own choice, and the search is over (TH-115)."""
    city = s.facing[0]
    ship = yield from choose(s, me, search_ships(s, me, city), "army_loss.ship", values={"city": city})
    leave_search(s, me, ship)
    s.ship_discard.append(ship)
    emit(s, "ship_lost", seat=me, ship=ship)
    abandon(s, me, city)
    s.lost = []


def join_fight(s: Earth, me: int, city: int) -> Rule[None]:
    """With the table option, join ships of the hand may help, for their fuel (TH-A38)."""
    while s.join_against_armies and may_have_reserve(s, me):
        moves: list[Any] = [("join", ship) for ship in joinable(s, me)]
        move = yield from choose(s, me, [*moves, DONE], "join_fight", always=not s.quick, values={"city": city})
        if move == DONE:
            return
        ship = met_first(s, me, move[1])
        s.fuel[me] -= SHIPS[ship].fuel
        s.hand[me].remove(ship)
        s.flown.append(ship)
        s.searching[me].append(ship)
        s.search_of[me].append(city)
        emit(s, "ship_joined", seat=me, ship=ship, n=SHIPS[ship].fuel)


def joiners_return(s: Earth, me: int, city: int) -> None:
    """Of the ships at the search only the joiners have flown this turn."""
    for ship in search_ships(s, me, city):
        if ship in s.flown:
            leave_search(s, me, ship)
            take_in(s, me, ship)
