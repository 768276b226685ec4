"""Cards on their way out of a hand."""

from __future__ import annotations

from ..state import Case


def leave_hand(s: Case, me: int, card: int) -> int:
    """Nobody is ever shown a card of another's hand here, so the card that was named leaves."""
    s.hand[me].remove(card)
    return card
