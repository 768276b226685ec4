"""Rivalry cards: what they count at the end of the game (PR-217 to PR-219)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...core.cards import HAZARD
from ...core.strikes import damage
from .trophies import dishonour

if TYPE_CHECKING:
    from ..state import Chase


def score(s: Chase, me: int) -> int:
    """The Honour that the own Rivalry card brings."""
    cards = [s.book.cards[card] for card in s.rivalry[me]]
    return sum(card.honour * (COUNTED[card.counted](s, me) // card.each) for card in cards)


def of_kind(s: Chase, me: int, *kinds: str) -> int:
    return sum(s.book.cards[card].kind in kinds for card in s.trophies[me])


def hazards(s: Chase, me: int) -> int:
    return of_kind(s, me, HAZARD)


def gear(s: Chase, me: int) -> int:
    return of_kind(s, me, "gear")


def prey(s: Chase, me: int) -> int:
    return of_kind(s, me, "prey")


def worthy(s: Chase, me: int) -> int:
    return sum("worthy" in s.book.cards[card].flags for card in s.trophies[me])


def predators(s: Chase, me: int) -> int:
    return len(s.slain[me])


def all_trophies(s: Chase, me: int) -> int:
    return len(s.trophies[me]) + len(s.slain[me])


def arsenal(s: Chase, me: int) -> int:
    """All that was in the Arsenal deck at the start, passed Tests included (PR-219)."""
    piles = (s.deck, s.hand, s.discard, s.played, s.trophies)
    return sum(s.book.cards[card].kind in ("arsenal", "test") for pile in piles for card in pile[me])


def no_dishonour(s: Chase, me: int) -> int:
    return int(dishonour(s, me) == 0)


def most(counted: Callable[[Chase, int], int]) -> Callable[[Chase, int], int]:
    """Whether nobody has more; all who are equal score, but nobody for nothing."""
    return lambda s, me: int(counted(s, me) == max(counted(s, seat) for seat in range(s.players)) > 0)


def gear_and_hazards(s: Chase, me: int) -> int:
    return gear(s, me) + hazards(s, me)


def suffered(s: Chase, me: int) -> int:
    """Only the living compare their damage."""
    return damage(s, me) if s.alive[me] else 0


COUNTED: dict[str, Callable[[Chase, int], int]] = {
    "hazards": hazards,
    "worthy": worthy,
    "gear": gear,
    "prey": prey,
    "predators": predators,
    "arsenal": arsenal,
    "no_dishonour": no_dishonour,
    "most_gear_and_hazards": most(gear_and_hazards),
    "most_damage": most(suffered),
    "most_trophies": most(all_trophies),
}
