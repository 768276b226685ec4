"""Item cards in hands, on survivors and on the waste pile (DW-B58 to B60, DW-B80, DW-198, DW-B119, DW-B131).

The back of a card shows the deck that it came from; everybody saw where was searched. So the backs of a hand are known
(`backs`), and a random item has the back of the deck it lay in (DW-181).
"""

from __future__ import annotations

from bisect import insort

from prowl.kernel.views import best_known, show, shuffle

from ..cards.items import DECK_OF, ITEMS, START, START_2
from ..state import Winter
from .places import controller


def back_of(s: Winter, card: int) -> int:
    """The deck it came from; both sets of starting items look alike."""
    printed = DECK_OF[card]
    return s.resettled.get(card, s.strays.get(card, START if printed == START_2 else printed))


def to_hand(s: Winter, seat: int, card: int) -> None:
    s.hand[seat].append(card)
    insort(s.backs[seat], back_of(s, card))


def from_hand(s: Winter, seat: int, card: int) -> None:
    s.hand[seat].remove(card)
    s.backs[seat].remove(back_of(s, card))


def waste_card(s: Winter, seat: int, card: int) -> None:
    """Played cards go to the waste pile of the own colony; those of exiled players leave the game (DW-198, DW-B119)."""
    if s.exiled[seat]:
        s.removed.append(card)
    else:
        s.waste[s.camp[seat]].append(card)


def bury_card(s: Winter, card: int, seen_by: int = -1) -> None:
    """Out of the game unseen; only who held it knows the card."""
    s.buried.append(card)
    s.buried_backs.append(back_of(s, card))
    if seen_by >= 0:
        show(s, "item", [card], to=seen_by)


def bury_hand(s: Winter, seat: int) -> None:
    """The whole hand leaves the game unseen, sorted by its backs (DW-B83, DW-172)."""
    for card in sorted(s.hand[seat], key=lambda card: back_of(s, card)):
        bury_card(s, card, seen_by=seat)
    s.hand[seat], s.backs[seat] = [], []


# -- equipment ---------------------------------------------------------------------------


def gear_of(s: Winter, survivor: int) -> list[int]:
    """The items equipped to a survivor."""
    seat = controller(s, survivor)
    if seat < 0:
        return []
    return [card for card, who in zip(s.gear[seat], s.carrier[seat], strict=True) if who == survivor]


def carrier_of(s: Winter, seat: int, card: int) -> int:
    return s.carrier[seat][s.gear[seat].index(card)]


def equip(s: Winter, survivor: int, card: int) -> None:
    seat = controller(s, survivor)
    s.gear[seat].append(card)
    s.carrier[seat].append(survivor)


def unequip(s: Winter, seat: int, card: int) -> None:
    i = s.gear[seat].index(card)
    del s.gear[seat][i], s.carrier[seat][i]


def settle_in_deck(s: Winter, place: int, cards: list[int]) -> None:
    """Cards of the dead are shuffled into the deck of the location and take its back (DW-B80)."""
    if not cards:
        return
    for card in cards:
        s.resettled[card] = place
    s.decks[place] += cards
    shuffle(s, "item", s.decks[place])


def firsts(s: Winter, seat: int, cards: list[int] | None = None) -> list[int]:
    """Of equal cards of a hand one: the one that most eyes have seen."""
    alike: dict[tuple[str, int], list[int]] = {}
    for card in s.hand[seat] if cards is None else cards:
        alike.setdefault((ITEMS[card].id, back_of(s, card)), []).append(card)
    return [best_known(s, "item", each) for each in alike.values()]
