"""Phase 7, reward (TH-99 to TH-109, TH-200, TH-201)."""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose, choose_some

from ..cards.cities import CITIES, FIRST_ARMY, NAMES, army
from ..cards.ships import SHIPS
from ..state import Earth
from .constants import QUICK_SEARCH_TURNS, REMOVED, SEARCH_TURNS, SLOTS
from .fleet import at_slot, come_home, end_search, searches_of, seat_order
from .hidden import late_cards

REWARD = 7
RAID = ("raid",)
SEARCH = ("search",)


def turn_counters(s: Earth) -> None:
    """Counters of earlier turns are turned or removed, finished searches paid, in seat order (TH-200)."""
    s.phase = REWARD
    for me in seat_order(s):
        for city in searches_of(s, me):
            turn_counter(s, me, city)


def turn_counter(s: Earth, me: int, city: int) -> None:
    i = s.searches.index(city)
    s.counter[i] -= 1
    if s.counter[i]:
        emit(s, "search_went_on", seat=me, city=city, n=s.counter[i])
        return
    end_search(s, me, city)
    capture(s, me, city, CITIES[city].search)
    emit(s, "search_paid", seat=me, city=city, n=CITIES[city].search)


def capture(s: Earth, me: int, city: int, people: int) -> None:
    s.people[me] += people
    s.captured[me].append(city)


def turns_left(s: Earth) -> tuple[int, int]:
    """How many turns will still come at least and at most, as far as the size of the deck tells (TH-184)."""
    full, cards = SLOTS[s.players], len(s.city_deck)
    soonest = -(-max(cards - armies_to_come(s), 1) // full) if cards else 0
    return soonest, -(-cards // full)


def armies_to_come(s: Earth) -> int:
    """At most so many armies are in the deck: those that have not come, but early ones only if early cards are left."""
    early_left = len(s.city_deck) > len(late_cards(s.players)) - REMOVED
    unseen = [army(card) for card in range(FIRST_ARMY, len(NAMES)) if card not in s.city_discard]
    return sum(early_left or not card.early for card in unseen)


def nothing_won(s: Earth) -> bool:
    return not s.row


def reward_next(s: Earth) -> Rule[None]:
    """For each city won, in slot order: a quick raid or a search (TH-99)."""
    me, city, slot = s.winner[0], s.row[0], s.slots[0]
    ships = tuple(at_slot(s, me, slot))
    card = CITIES[city]
    soonest, latest = turns_left(s)
    move = yield from choose(
        s,
        me,
        (RAID, SEARCH),
        "reward",
        first=True,
        values={"city": city, "quick": card.quick, "search": card.search, "soonest": soonest, "latest": latest},
    )
    if move == SEARCH:
        staying = yield from choose_some(s, me, ships, "search.ship", least=1, most=len(ships), values={"city": city})
    del s.row[0], s.slots[0], s.winner[0]
    if move == RAID:
        capture(s, me, city, card.quick)
        emit(s, "city_raided", seat=me, city=city, n=card.quick)
    else:
        begin_search(s, me, city, list(staying))
    come_home(s, me, at_slot(s, me, slot))


def begin_search(s: Earth, me: int, city: int, ships: list[int]) -> None:
    """One or more of the ships stay; a quick-search ship among them makes it one turn (TH-101, TH-105)."""
    quick = any(SHIPS[ship].quick_search for ship in ships)
    s.searches.append(city)
    s.searched_by.append(me)
    s.counter.append(QUICK_SEARCH_TURNS if quick else SEARCH_TURNS)
    for ship in ships:
        i = s.attack[me].index(ship)
        del s.attack[me][i], s.target[me][i]
        s.searching[me].append(ship)
        s.search_of[me].append(city)
    emit(s, "search_began", seat=me, city=city, ship=ships, n=s.counter[-1])
