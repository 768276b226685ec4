"""Cards on their way between deck, hand, discard, headquarters and grave (PR-42 to PR-45, PR-67 to PR-72)."""

from __future__ import annotations

from collections.abc import Sequence

from prowl.kernel.events import emit, only
from prowl.kernel.views import best_known, renew, show

from .cards import Character
from .state import Encounter


def character(s: Encounter, card: int) -> Character:
    found: Character = s.book.cards[card]
    return found


def living(s: Encounter) -> list[int]:
    """The players alive, the active one first, then clockwise (PR-74)."""
    seats = [(s.active + i) % s.players for i in range(s.players)]
    return [seat for seat in seats if s.alive[seat]]


def next_player(s: Encounter, me: int) -> int:
    """Yourself, if nobody else is alive (PR-77)."""
    seats = [(me + i) % s.players for i in range(1, s.players + 1)]
    return next((seat for seat in seats if s.alive[seat]), me)


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


def on_sale(s: Encounter) -> list[int]:
    """The cards of headquarters from the first slot on (PR-A36)."""
    return [card for slot in s.hq for card in slot]


def refill_hq(s: Encounter, slot: int) -> None:
    """An emptied slot is filled at once while the barracks last (PR-43, PR-89)."""
    if s.barracks:
        card = s.barracks.pop()
        s.hq[slot] = [card]
        emit(s, "hq_filled", barracks=card)


def take_from_hq(s: Encounter, card: int) -> None:
    """The slot is emptied and filled again; the other cards stay where they lie."""
    slot = s.hq.index([card])
    s.hq[slot] = []
    refill_hq(s, slot)


def receive(s: Encounter, me: int, card: int, to: str = "discard") -> None:
    """A gained card goes to the discard unless another place is named (PR-45)."""
    (s.hand if to == "hand" else s.discard)[me].append(card)
    emit(s, "gained", seat=me, own=card, to=to)
