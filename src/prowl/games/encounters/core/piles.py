"""Cards on their way between deck, hand, discard, headquarters and grave (PR-42 to PR-45, PR-67 to PR-72)."""

from __future__ import annotations

from collections.abc import Sequence

from prowl.kernel.events import emit, only
from prowl.kernel.prompts import Rule
from prowl.kernel.views import best_known, renew, show

from .cards import Character
from .state import Encounter


def character(s: Encounter, card: int) -> Character:
    found: Character = s.book.cards[card]
    return found


def living(s: Encounter) -> list[int]:
    """The players alive, the active one first, then clockwise (PR-74)."""
    return [seat for seat in around(s, s.active) if s.alive[seat]]


def around(s: Encounter, first: int) -> list[int]:
    """All seats as they sit, clockwise from this one."""
    if s.house.seating is None:
        return [(first + i) % s.players for i in range(s.players)]
    seats = s.house.seating(s)
    at = seats.index(first)
    return seats[at:] + seats[:at]


def next_player(s: Encounter, me: int) -> int:
    """Yourself, if nobody else is alive (PR-77)."""
    return next((seat for seat in around(s, me)[1:] if s.alive[seat]), me)


def top_card(s: Encounter, me: int) -> int | None:
    """Take the top card of the own deck; the discard is shuffled only when a card is needed (PR-68)."""
    if not s.deck[me]:
        if not s.discard[me]:
            return None
        renew(s, "own", s.deck[me], s.discard[me], owner=me)
        emit(s, "deck_reshuffled", seat=me)
    return s.deck[me].pop()


def draw_cards(s: Encounter, me: int, n: int) -> list[int]:
    """Draw up to n cards (PR-69)."""
    drawn: list[int] = []
    for _ in range(n):
        card = top_card(s, me)
        if card is None:
            break
        drawn.append(card)
    s.hand[me] += drawn
    if drawn:
        emit(s, "drew", seat=me, n=len(drawn), own=only(me, drawn))
    return drawn


def drawing(s: Encounter, me: int, n: int) -> Rule[None] | None:
    """Draw up to n cards where a drawn card may act: one by one then, otherwise all at once and nothing to wait for."""
    if s.house.drawn is not None:
        return draw_one_by_one(s, me, n)
    draw_cards(s, me, n)
    return None


def draw_one_by_one(s: Encounter, me: int, n: int) -> Rule[None]:
    """Each card has acted before the next one is drawn."""
    for _ in range(n):
        for card in draw_cards(s, me, 1) if s.alive[me] else []:
            if s.house.drawn is not None:
                yield from s.house.drawn(s, me, card)


def discard_cards(s: Encounter, me: int, cards: Sequence[int]) -> None:
    gone = [leave_hand(s, me, card) for card in cards]
    s.discard[me] += gone
    if gone:
        emit(s, "discarded", seat=me, own=gone)


def leave_hand(s: Encounter, me: int, card: int) -> int:
    """Take a card from the hand, for all to see; of equal ones a known one, so that nothing tells what stays."""
    if s.known:
        kind = s.book.cards[card]
        card = best_known(s, "own", [each for each in s.hand[me] if s.book.cards[each] is kind], owner=me)
    s.hand[me].remove(card)
    return card


def put_on_top(s: Encounter, me: int, cards: Sequence[int]) -> None:
    """From the open discard onto the deck: everybody has seen which."""
    for card in cards:
        s.discard[me].remove(card)
        s.deck[me].append(card)
        for seat in range(s.players):
            show(s, "own", [card], to=seat, owner=me)
    if cards:
        emit(s, "put_on_top", seat=me, own=list(cards))


def own_characters(s: Encounter, me: int) -> list[int]:
    """Cards in hand and cards played this turn; copies are not one's own (PR-78)."""
    return s.hand[me] + s.played[me]


def kill_own_card(s: Encounter, me: int, card: int) -> None:
    """The card leaves the game; played, it still counts for the turn (PR-79, PR-80)."""
    if card in s.hand[me]:
        card = leave_hand(s, me, card)
    else:
        s.played[me].remove(card)
    s.graveyard[me].append(card)
    emit(s, "killed_own", seat=me, own=card)


def leave_for_good(s: Encounter, me: int) -> None:
    """Who dies leaves with all cards; the strikes go to their discard (PR-124, PR-152)."""
    s.alive[me] = False
    emit(s, "died", seat=me)
    s.strike_discard += s.wounds[me]
    s.wounds[me] = []
    # Copies already played stay valid. In order of their numbers: the order of a deck is nobody's business.
    piles = (s.hand, s.deck, s.discard, s.played, s.offered)
    s.gone[me] = sorted(card for each in piles for card in each[me])
    for each in piles:
        each[me] = []


def on_sale(s: Encounter) -> list[int]:
    """The cards of headquarters from the first slot on (PR-A36)."""
    return [card for slot in s.hq for card in slot]


def refill_hq(s: Encounter, slot: int) -> None:
    """An emptied slot is filled at once while the barracks last (PR-43, PR-89)."""
    house = s.house
    while s.barracks and not s.hq[slot]:
        card = s.barracks.pop()
        if house.diverted is not None and house.diverted(s, slot, card):
            continue
        s.hq[slot] = [card]
        if house.filled is not None:
            house.filled(s, slot)
        else:
            emit(s, "hq_filled", barracks=card)


def take_from_hq(s: Encounter, card: int) -> None:
    """The slot is emptied and filled again; the other cards stay where they lie."""
    slot = s.hq.index([card])
    s.hq[slot] = []
    if s.house.slot_emptied is not None:
        s.house.slot_emptied(s, slot)
    refill_hq(s, slot)


def price(s: Encounter, card: int) -> int:
    """What a card of headquarters costs (PR-42)."""
    return character(s, card).cost if s.house.price is None else s.house.price(s, card)


def receive(s: Encounter, me: int, card: int, to: str = "discard") -> None:
    """A gained card goes to the discard unless another place is named (PR-45)."""
    (s.hand if to == "hand" else s.discard)[me].append(card)
    emit(s, "gained", seat=me, own=card, to=to)
