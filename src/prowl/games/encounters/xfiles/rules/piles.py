"""Cards on their way out of a hand, or out of sight."""

from __future__ import annotations

from collections.abc import Sequence

from prowl.kernel.views import SHARED, show

from ..state import Case


def leave_hand(s: Case, me: int, card: int) -> int:
    """Nobody is ever shown a card of another's hand here, so the card that was named leaves."""
    s.hand[me].remove(card)
    return card


def copies(s: Case) -> list[int]:
    """Cards of others of which a copy was played this turn, as long as they lie set aside."""
    return [card for i, card in enumerate(s.plays) if s.copied[i] and any(card in pile for pile in s.offered)]


def remember(s: Case, pool: str, cards: Sequence[int]) -> None:
    """Cards that lay open are about to be hidden: whoever sits at the table remembers them, and watchers look again."""
    if s.dealer is not None:
        s.dealer(pool, SHARED, None)
    for seat in range(s.players):
        show(s, pool, list(cards), to=seat)
