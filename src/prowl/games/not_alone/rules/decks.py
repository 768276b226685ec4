"""The Survival deck and the Hunt deck: drawing and shuffling anew (NA-131, NA-150 to NA-152)."""

from __future__ import annotations

from prowl.kernel.events import emit, only
from prowl.kernel.views import shuffle

from ..state import Planet

HUNT_HAND = 3


def survival_cards_left(s: Planet) -> int:
    return len(s.survival_deck) + len(s.survival_discard)


def draw_survival(s: Planet, me: int, n: int) -> list[int]:
    """Draw up to n Survival cards; an empty deck is made anew from its discard."""
    drawn: list[int] = []
    while len(drawn) < n:
        if not s.survival_deck:
            if not s.survival_discard:
                break
            s.survival_deck, s.survival_discard = s.survival_discard, []
            shuffle(s, "survival", s.survival_deck)
            emit(s, "survival_reshuffled")
        drawn.append(s.survival_deck.pop())
    s.survival_hand[me] += drawn
    if drawn:
        emit(s, "drew_survival", seat=me, n=len(drawn), survival=only(me, drawn))
    return drawn


def discard_survival(s: Planet, me: int, card: int) -> None:
    s.survival_hand[me].remove(card)
    s.survival_discard.append(card)
    emit(s, "discarded_survival", seat=me, survival=card)


def refill_hunt_hand(s: Planet) -> None:
    """The Creature draws up to 3 Hunt cards (NA-107)."""
    drawn: list[int] = []
    while len(s.hunt_hand) < HUNT_HAND:
        if not s.hunt_deck:
            if not s.hunt_discard:
                break
            s.hunt_deck, s.hunt_discard = s.hunt_discard, []
            shuffle(s, "hunt", s.hunt_deck)
            emit(s, "hunt_reshuffled")
        drawn.append(s.hunt_deck.pop())
        s.hunt_hand.append(drawn[-1])
    if drawn:
        emit(s, "drew_hunt", seat=s.creature, n=len(drawn), hunt=only(s.creature, drawn))
