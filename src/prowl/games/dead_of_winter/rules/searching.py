"""Searching. A running search is kept in the state; others go on meanwhile.

DW-B8, B48 to B51, B148, DW-73, 91, 192.
"""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import emit, only
from prowl.kernel.views import show

from ..effects.modifiers import ABILITY, changed, die_for, search_value, spend_use, uses
from ..state import COLONIES, Winter
from .dice import has_die, spend_die
from .hands import to_hand
from .places import NOISE_SPACES, NOWHERE, active_group, is_location
from .record import record

NOISY_SEARCHES = 3
# What is noted of a running search: who searches where, how many cards are kept, and that nothing was kept so far
WHO, WHERE, KEEP, FRESH = range(4)


def searches(s: Winter, seat: int) -> list[Any]:
    """Only at a location with cards left in its deck (DW-B48, DW-B51)."""
    found: list[Any] = []
    for survivor in active_group(s, seat):
        place = s.place[survivor]
        if not is_location(place) or not s.decks[place] or survivor in s.no_search or survivor in s.no_act:
            continue
        least = search_value(s, survivor)
        if has_die(s, seat, least):
            found.append(("search", survivor))
            found += [aided("search", survivor, source) for source in usable(s, seat, survivor, least)]
    return found


def usable(s: Winter, seat: int, survivor: int, least: int) -> list[int]:
    """Cards that change this search and whose additional die is there."""
    sources = uses(s, survivor, "search_look", "search_keep")
    return [source for source in sources if enough_dice(s, seat, least, die_for(source))]


def enough_dice(s: Winter, seat: int, least: int, more: int) -> bool:
    """A die for the deed, and another for what helps it."""
    if not more:
        return True
    low, high = sorted((least, more))
    dice = s.dice[seat]
    return len(dice) >= 2 and dice[-1] >= high and dice[-2] >= low


def aided(verb: str, *things: int) -> tuple[Any, ...]:
    """A deed with the card that helps it: an item, or an ability by its survivor's number."""
    *named, source = things
    return (f"{verb}_by", *named, source - ABILITY) if source >= ABILITY else (f"{verb}_with", *named, source)


def search(s: Winter, seat: int, survivor: int, source: int = NOWHERE) -> None:
    """Spend a die; take the top card, and those that may be looked at besides (DW-B48, DW-B49)."""
    spend_die(s, seat, search_value(s, survivor))
    if source != NOWHERE and die_for(source):
        spend_die(s, seat, die_for(source))
    look, keep = (1 + changed(s, survivor, name, source) for name in ("search_look", "search_keep"))
    if source != NOWHERE:
        spend_use(s, survivor, source)
    place = s.place[survivor]
    s.searching[seat] = [survivor, place, keep, 1]
    s.noisy[seat] = 0
    emit(s, "searched", seat=seat, survivor=survivor, place=place)
    draw_cards(s, seat, place, look)


def search_with(s: Winter, seat: int, survivor: int, item: int) -> None:
    search(s, seat, survivor, item)


def search_by(s: Winter, seat: int, survivor: int, of: int) -> None:
    search(s, seat, survivor, ABILITY + of)


def draw_cards(s: Winter, seat: int, place: int, n: int) -> None:
    """If the deck empties the search just stops (DW-B51)."""
    deck = s.decks[place]
    for _ in range(min(n, len(deck))):
        card = deck.pop()
        s.held[seat].append(card)
        emit(s, "drew", seat=seat, place=place, item=only(seat, card))


# -- the open search ---------------------------------------------------------------------


def search_options(s: Winter, seat: int) -> list[Any]:
    """Noise for one more card, or keep one; cards newest to oldest."""
    return [*noises(s, seat), *(("keep", card) for card in reversed(s.held[seat]))]


def noises(s: Winter, seat: int) -> list[Any]:
    """While noise spaces and cards remain; in Warring Colonies once a search (DW-B49, DW-91)."""
    survivor, place, _, fresh = s.searching[seat]
    once = s.variant == COLONIES and s.noisy[seat]
    if not fresh or once or s.noise[place] >= NOISE_SPACES or not s.decks[place]:
        return []
    sources = [source for source in uses(s, survivor, "noise_look", "noise_keep") if source < ABILITY]
    return [("noise",), *(("noise_with", source) for source in sources)]


def noise(s: Winter, seat: int, source: int = NOWHERE) -> None:
    survivor, place, _, _ = s.searching[seat]
    s.noise[place] += 1
    s.noisy[seat] += 1
    if s.noisy[seat] == 1:
        s.counts[seat][NOISY_SEARCHES] += 1
    emit(s, "noise_made", seat=seat, place=place)
    look = changed(s, survivor, "noise_look", source) or 1
    s.searching[seat][KEEP] += changed(s, survivor, "noise_keep", source)
    if source != NOWHERE:
        spend_use(s, survivor, source)
    draw_cards(s, seat, place, look)


def keep(s: Winter, seat: int, card: int) -> None:
    """Keep exactly 1, or more by abilities; the others go under the deck (DW-B50, R8)."""
    s.held[seat].remove(card)
    to_hand(s, seat, card)
    s.searching[seat][KEEP] -= 1
    s.searching[seat][FRESH] = 0
    emit(s, "kept_item", seat=seat, item=only(seat, card))
    if s.searching[seat][KEEP] == 0 or not s.held[seat]:
        end_search(s, seat)


def end_search(s: Winter, seat: int) -> None:
    """The cards not kept lie under the deck in the order drawn; the searcher knows them."""
    survivor, place, _, _ = s.searching[seat]
    show(s, "item", s.held[seat], to=seat)
    s.decks[place][:0] = s.held[seat][::-1]
    s.held[seat], s.searching[seat] = [], []
    record(s, "search", seat, survivor, place)


def give_up_search(s: Winter, seat: int) -> None:
    """Who has lost the last survivor keeps nothing of a running search (R11)."""
    if s.searching[seat]:
        end_search(s, seat)
