"""Verbs about item cards: drawn, found, discarded, stolen, looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from prowl.kernel.events import emit, only
from prowl.kernel.prompts import Rule, choose, choose_some
from prowl.kernel.rng import below
from prowl.kernel.views import show, shuffle

from ..cards.crossroads import CROSSROADS
from ..cards.items import ITEMS
from ..rules.hands import back_of, bury_card, firsts, from_hand, to_hand, waste_card
from ..rules.places import LOCATIONS, NOWHERE
from ..state import Winter
from . import select
from .deed import CROSSROADS as BY_CROSSROADS
from .deed import Deed, count
from .verbs import verb
from .vocabulary import Number

UNSEEN = "item"


def of_kind(s: Winter, seat: int, kind: str | None) -> list[int]:
    return [card for card in s.hand[seat] if kind is None or ITEMS[card].type == kind]


# -- from decks --------------------------------------------------------------------------


@verb()
def draw(d: Deed, of: str, n: Number) -> Rule[None]:
    """The top cards to hand; starting items come from the box, during set-up."""
    if of == "starting":
        take_start_items(d, count(d, n))
        return
    for place in (yield from select.places(d, of, lambda each: each in LOCATIONS and bool(d.s.decks[each]))):
        for _ in range(min(count(d, n), len(d.s.decks[place]) if place in LOCATIONS else 0)):
            take(d.s, d.me, place, d.s.decks[place][-1])


def take(s: Winter, seat: int, place: int, card: int) -> None:
    """A card of a deck to hand; others see where it comes from only."""
    s.decks[place].remove(card)
    to_hand(s, seat, card)
    emit(s, "card_taken", seat=seat, place=place, item=only(seat, card))


def take_start_items(d: Deed, n: int) -> None:
    for _ in range(n):
        starting = [card for card in d.s.box if back_of(d.s, card) == START_BACK]
        if starting:
            card = starting[below(d.s.chance, "dice", len(starting))]
            d.s.box.remove(card)
            to_hand(d.s, d.me, card)


START_BACK = 6


def held_choice(d: Deed, place: int, cards: Sequence[int], fitting: Sequence[int], least: int, most: int) -> Rule[None]:
    """The chooser looks at cards of a deck and keeps some of those that fit; the rest goes back."""
    s, me = d.s, d.me
    for card in cards:
        s.decks[place].remove(card)
    s.held[me] += cards
    kept = yield from select.some_cards(s, me, fitting, "keep.item", least, most, secret=("item",))
    for card in cards:
        s.held[me].remove(card)
        s.decks[place].append(card)
    for card in kept:
        take(s, me, place, card)


@verb()
def find(d: Deed, of: str, n: Number, kind: str | None = None) -> Rule[None]:
    """Look through the deck, take chosen cards, shuffle (DW-B95)."""
    for place in (yield from decks(d, of)):
        cards = sorted(d.s.decks[place])
        fitting = [card for card in _one_of_each(d.s, cards) if kind is None or ITEMS[card].type == kind]
        most = min(count(d, n), sum(kind is None or ITEMS[card].type == kind for card in cards))
        yield from held_choice(d, place, cards, _copies(d.s, cards, fitting, most), most, most)
        shuffle(d.s, "item", d.s.decks[place])


def _one_of_each(s: Winter, cards: Sequence[int]) -> list[int]:
    """Equal cards once."""
    found: dict[str, int] = {}
    for card in cards:
        found.setdefault(ITEMS[card].id, card)
    return list(found.values())


def _copies(s: Winter, cards: Sequence[int], kinds: Sequence[int], most: int) -> list[int]:
    """Of each kind as many copies as could be taken."""
    names = {ITEMS[card].id for card in kinds}
    found: list[int] = []
    for name in sorted(names):
        found += [card for card in cards if ITEMS[card].id == name][:most]
    return sorted(found)


def decks(d: Deed, of: str) -> Rule[list[int]]:
    """The locations that are meant, with cards in their deck."""
    found = yield from select.places(d, of, lambda each: each in LOCATIONS and bool(d.s.decks[each]))
    return [place for place in found if place in LOCATIONS and d.s.decks[place]]


@verb()
def dig(d: Deed, of: str, n: Number, most: Number, kind: str) -> Rule[None]:
    """Reveal the top cards, keep some of that kind, shuffle the rest back."""
    for place in (yield from decks(d, of)):
        cards = d.s.decks[place][-count(d, n) :]
        reveal(d.s, place, cards)
        fitting = [card for card in cards if ITEMS[card].type == kind]
        kept: Sequence[int] = ()
        if fitting:
            kept = yield from choose_some(d.s, d.me, fitting, "keep.item", least=0, most=count(d, most), always=True)
        put_back(d.s, place, cards)
        for card in kept:
            d.s.decks[place].remove(card)
            to_hand(d.s, d.me, card)
        shuffle(d.s, "item", d.s.decks[place])


def reveal(s: Winter, place: int, cards: Sequence[int]) -> None:
    """The cards lie open on the table, so that everybody can tell what is chosen from."""
    for card in cards:
        s.decks[place].remove(card)
    s.revealed += cards
    emit(s, "cards_revealed", place=place, items=list(cards))


def put_back(s: Winter, place: int, cards: Sequence[int]) -> None:
    for card in cards:
        s.revealed.remove(card)
    s.decks[place] += cards


@verb()
def look(d: Deed, of: str, n: Number, keep: str, most: Number) -> Rule[None]:
    """Look at the top cards and keep some; the rest goes to the bottom in the order drawn (R8)."""
    for place in (yield from decks(d, of)):
        cards = d.s.decks[place][-count(d, n) :][::-1]
        yield from held_choice(d, place, cards, sorted(cards), count(d, most), count(d, most))
        rest = [card for card in cards if card in d.s.decks[place]]
        d.s.decks[place] = rest[::-1] + [card for card in d.s.decks[place] if card not in rest]
        show(d.s, "item", rest, to=d.me)


@verb()
def reveal_until(d: Deed, of: str, n: Number, kind: str) -> Rule[None]:
    """Reveal until so many of the kind are found, take those, shuffle the rest back."""
    for place in (yield from decks(d, of)):
        seen: list[int] = []
        found: list[int] = []
        for card in reversed(d.s.decks[place]):
            seen.append(card)
            if ITEMS[card].type == kind:
                found.append(card)
            if len(found) == count(d, n):
                break
        reveal(d.s, place, seen)
        put_back(d.s, place, seen)
        for card in found:
            d.s.decks[place].remove(card)
            to_hand(d.s, d.me, card)
        shuffle(d.s, "item", d.s.decks[place])


@verb()
def mill(d: Deed, of: str, n: Number) -> None:
    """The top cards leave the game unseen (R9)."""
    for place in select.named_places(d, of):
        for _ in range(min(count(d, n), len(d.s.decks[place]))):
            bury_card(d.s, d.s.decks[place].pop())
        emit(d.s, "milled", place=place, n=count(d, n))


@verb()
def retrieve(d: Deed, kind: str, n: Number) -> Rule[None]:
    """From the cards that lie open out of the game (R9)."""
    there = [card for card in d.s.removed if ITEMS[card].type == kind]
    fitting = _copies(d.s, there, there, count(d, n))
    for card in (yield from choose_some(d.s, d.me, fitting, "keep.item", least=count(d, n), most=count(d, n))):
        d.s.removed.remove(card)
        to_hand(d.s, d.me, card)
        emit(d.s, "card_retrieved", seat=d.me, item=card)


# -- from hand ---------------------------------------------------------------------------


def is_voted_on(d: Deed) -> bool:
    return d.by == BY_CROSSROADS and d.card != NOWHERE and CROSSROADS[d.card].by == "vote"


def can_discard(d: Deed, n: Number, kind: str | None = None, same: str = "") -> bool:
    """A vote does not look into the hand of one player: it is held, and the price may fail after it (law 10)."""
    if is_voted_on(d):
        return len(d.s.hand[d.me]) >= count(d, n)
    if same:
        return any(len(of_kind(d.s, d.me, ITEMS[card].type)) >= count(d, n) for card in d.s.hand[d.me])
    return len(of_kind(d.s, d.me, kind)) >= count(d, n)


Away = Callable[[Winter, int, int], None]


def to_waste(s: Winter, seat: int, card: int) -> None:
    from_hand(s, seat, card)
    waste_card(s, seat, card)
    emit(s, "card_discarded", seat=seat, item=card)


def out_of_game(s: Winter, seat: int, card: int) -> None:
    """Cards paid as a cost are shown (R33)."""
    from_hand(s, seat, card)
    s.removed.append(card)
    emit(s, "card_lost", seat=seat, item=card)


def pay_cards(d: Deed, n: int, kind: str | None, away: Away, same: str = "") -> Rule[None]:
    """Cards of the own hand, one after the other; equal ones are offered once."""
    for _ in range(n):
        cards = of_kind(d.s, d.me, kind)
        if same:
            cards = [card for card in cards if len(of_kind(d.s, d.me, ITEMS[card].type)) >= n]
        if not cards:
            d.failed = is_voted_on(d)
            return
        card = yield from choose(d.s, d.me, firsts(d.s, d.me, cards), "pay.item", always=not d.s.quick)
        if same:
            kind, same = ITEMS[card].type, ""
        away(d.s, d.me, card)


@verb(can=can_discard)
def discard(d: Deed, n: Number, kind: str | None = None) -> Rule[None]:
    yield from pay_cards(d, count(d, n), kind, to_waste)


@verb(can=can_discard)
def lose(d: Deed, n: Number, same: str = "", kind: str | None = None) -> Rule[None]:
    yield from pay_cards(d, count(d, n), kind, out_of_game, same)


def has_kind(d: Deed, kind: str) -> bool:
    return bool(of_kind(d.s, d.me, kind))


# -- other hands -------------------------------------------------------------------------


def somebody_has_cards(d: Deed, player: str, n: Number | None = None, how: str = "") -> bool:
    return any(d.s.hand[seat] for seat in select.seats(d, player))


@verb(helps=somebody_has_cards)
def steal(d: Deed, n: Number, how: str, player: str) -> Rule[None]:
    """Cards of another hand into the own one: at random, or chosen after a look at it."""
    for seat in (yield from select.players(d, player)):
        for _ in range(min(count(d, n), len(d.s.hand[seat]))):
            if how == "choice":
                show(d.s, "item", d.s.hand[seat], to=d.me)
                secret = ("item",)
                card = yield from choose(d.s, d.me, sorted(d.s.hand[seat]), "steal.item", always=True, secret=secret)
            else:
                card = d.s.hand[seat][below(d.s.chance, "dice", len(d.s.hand[seat]))]
            pass_card(d.s, seat, d.me, card, "card_stolen")


def pass_card(s: Winter, giver: int, seat: int, card: int, event: str) -> None:
    """From hand to hand; both know the card."""
    from_hand(s, giver, card)
    to_hand(s, seat, card)
    show(s, "item", [card], to=giver)
    emit(s, event, seat=seat, giver=giver, item=only((seat, giver), card))


def can_give(d: Deed, n: Number, player: str) -> bool:
    return len(d.s.hand[d.me]) >= count(d, n) and bool(select.seats(d, player))


@verb(can=can_give)
def give(d: Deed, n: Number, player: str) -> Rule[None]:
    for seat in (yield from select.players(d, player)):
        for _ in range(min(count(d, n), len(d.s.hand[d.me])) if seat != d.me else 0):
            cards = firsts(d.s, d.me)
            card = yield from choose(d.s, d.me, cards, "give.item", always=True, secret=("item",))
            pass_card(d.s, d.me, seat, card, "card_given")
