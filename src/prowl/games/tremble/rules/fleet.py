"""Ships on their way between deck, hand, attack, search and discard."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from prowl.kernel.events import emit
from prowl.kernel.rng import die
from prowl.kernel.views import SHARED, best_known, shuffle

from ..cards.cities import CITIES
from ..cards.ships import SHIPS, STARTING_SAUCERS, strength
from ..state import Earth
from .constants import CHEAPEST_FLIGHT

# Ships of which there is an equal one.
PAIRED = frozenset(ship for ship, kind in enumerate(SHIPS) if kind.copies > 1)


def seat_order(s: Earth) -> tuple[int, ...]:
    """Clockwise from the start player of the turn (TH-188)."""
    return clockwise(s.first, s.players)


@cache
def clockwise(first: int, players: int) -> tuple[int, ...]:
    return tuple((first + i) % players for i in range(players))


def senders(s: Earth) -> list[int]:
    """The captains who have ships in the attack, in seat order."""
    return [me for me in seat_order(s) if s.attack[me]]


def ships_of(s: Earth, me: int) -> int:
    """Hand, attack and search together (TH-54)."""
    return len(s.hand[me]) + len(s.attack[me]) + len(s.searching[me])


def draw_ships(s: Earth, me: int, n: int) -> None:
    """From the deck; an empty deck is renewed from the discard, without starting saucers (TH-58, TH-A4)."""
    for _ in range(n):
        if not s.ship_deck:
            renew_ship_deck(s)
        if s.ship_deck:
            s.drawn[me].append(s.ship_deck.pop())


def renew_ship_deck(s: Earth) -> None:
    s.ship_box += [ship for ship in s.ship_discard if ship in STARTING_SAUCERS]
    s.ship_deck = [ship for ship in s.ship_discard if ship not in STARTING_SAUCERS]
    s.ship_discard = []
    if s.ship_deck:
        shuffle(s, "ship", s.ship_deck)
        emit(s, "ships_reshuffled")


def destroy(s: Earth, me: int, ship: int) -> None:
    """An attacking ship goes to the ship discard."""
    _leave_attack(s, me, ship)
    s.ship_discard.append(ship)
    emit(s, "ship_lost", seat=me, ship=ship)


def come_home(s: Earth, me: int, ships: Sequence[int]) -> None:
    """Attacking ships return to the hand; everybody has seen them (TH-19)."""
    for ship in ships:
        _leave_attack(s, me, ship)
        take_in(s, me, ship)


def _leave_attack(s: Earth, me: int, ship: int) -> None:
    i = s.attack[me].index(ship)
    del s.attack[me][i], s.target[me][i]


def take_in(s: Earth, me: int, ship: int) -> None:
    """Into the hand, known to all."""
    s.hand[me].append(ship)
    met(s, ship)


def met(s: Earth, ship: int) -> None:
    """Everyone has seen the ship and may remember it (TH-19)."""
    s.known["ship", SHARED, ship] = (1 << s.players) - 1


def met_first(s: Earth, me: int, ship: int) -> int:
    """Which ship leaves the hand: of equal ones that which everybody has met, so that nothing tells what stays (TH-19).

    A ship that has flown this turn is not equal to one that has not: it cannot join a battle any more.
    """
    if ("ship", SHARED, ship) in s.known or ship not in PAIRED:
        return ship
    flown = ship in s.flown
    alike = [each for each in s.hand[me] if SHIPS[each] is SHIPS[ship] and (each in s.flown) == flown]
    return best_known(s, "ship", [ship, *alike])


def at_slot(s: Earth, me: int, slot: int) -> list[int]:
    """The ships of a captain at a city."""
    return [ship for ship, target in zip(s.attack[me], s.target[me], strict=True) if target == slot]


def attackers(s: Earth, slot: int) -> list[int]:
    return [me for me in seat_order(s) if slot in s.target[me]]


def city_at(s: Earth, slot: int) -> int:
    return s.row[s.slots.index(slot)]


def strength_at(s: Earth, me: int, slot: int) -> int:
    return strength(at_slot(s, me, slot), CITIES[city_at(s, slot)].type)


def joinable(s: Earth, me: int) -> list[int]:
    """Join ships that stayed in the hand and for which there is fuel (TH-145, TH-146, TH-210)."""
    return [ship for ship in s.hand[me] if SHIPS[ship].joins and ship not in s.flown and SHIPS[ship].fuel <= s.fuel[me]]


def losers(s: Earth) -> list[int]:
    """The captains who have lost and not yet given up their ship."""
    return s.lost


def searches_of(s: Earth, me: int) -> list[int]:
    """The cities a captain searches, in the order begun."""
    return [city for city, seat in zip(s.searches, s.searched_by, strict=True) if seat == me]


def may_have_reserve(s: Earth, me: int) -> bool:
    """By what everybody knows: a ship stayed at home, and there is fuel for the smallest. No pause betrays more."""
    return s.fuel[me] >= CHEAPEST_FLIGHT and any(ship not in s.flown for ship in s.hand[me])


def search_ships(s: Earth, me: int, city: int) -> list[int]:
    """The ships that search a city."""
    return [ship for ship, place in zip(s.searching[me], s.search_of[me], strict=True) if place == city]


def leave_search(s: Earth, me: int, ship: int) -> None:
    i = s.searching[me].index(ship)
    del s.searching[me][i], s.search_of[me][i]


def end_search(s: Earth, me: int, city: int) -> None:
    """The ships of a search return to the hand; the city is for the caller to put away."""
    for ship in search_ships(s, me, city):
        leave_search(s, me, ship)
        take_in(s, me, ship)
    i = s.searches.index(city)
    del s.searches[i], s.searched_by[i], s.counter[i]


def roll(s: Earth) -> tuple[int, int]:
    """Two dice (TH-4)."""
    return die(s.chance, "dice"), die(s.chance, "dice")
