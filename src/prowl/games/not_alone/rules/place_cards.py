"""Place cards on their way between hand, table and discard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prowl.kernel.events import emit, only
from prowl.kernel.prompts import Rule, choose_some

from ..cards.numbers import FIRST_PLACES, RESERVE_PLACES
from ..state import Planet, Sighted


def in_open(s: Planet, cards: Sequence[int]) -> Any:
    """Numbers of discarded cards, told to everyone, under Smokescreen to the Hunted alone (NA-158)."""
    return only(s.hunted, list(cards)) if s.smokescreen else list(cards)


def take_back(s: Planet, me: int, cards: Sequence[int]) -> None:
    """Place cards return from the own discard to hand."""
    for card in cards:
        s.discard[me].remove(card)
        s.hand[me].append(card)
    if cards:
        emit(s, "took_back", seat=me, place=in_open(s, cards))


def discard(s: Planet, me: int, cards: Sequence[int]) -> None:
    """Place cards go from hand to the own discard, face up."""
    for card in cards:
        s.hand[me].remove(card)
        s.discard[me].append(card)
    if cards:
        emit(s, "discarded", seat=me, place=in_open(s, cards))


def choose_discard(s: Planet, me: int, n: int, about: str) -> Rule[tuple[int, ...]]:
    """Which n cards of the hand to discard, or all there are."""
    n = min(n, len(s.hand[me]))
    cards = yield from choose_some(s, me, tuple(s.hand[me]), about, least=n, most=n, secret=("place",), values={"n": n})
    return cards


def owns(s: Sighted, me: int, place: int) -> bool:
    """Hand, played or discarded; a Hunted never owns two copies of one place (NA-162)."""
    return place in s.hand[me] or place in s.played[me] or place in s.discard[me]


def obtainable(s: Planet, me: int) -> list[int]:
    """Places of the reserve that this Hunted does not own."""
    return [place for place in RESERVE_PLACES if in_reserve(s, place) and not owns(s, me, place)]


def in_reserve(s: Sighted, place: int) -> int:
    return s.reserve[place - RESERVE_PLACES[0]]


def take_from_reserve(s: Planet, me: int, place: int) -> None:
    s.reserve[place - RESERVE_PLACES[0]] -= 1
    s.hand[me].append(place)
    emit(s, "took_from_reserve", seat=me, place=place)


def return_played(s: Planet, me: int, spot: int) -> None:
    """The card played there goes back to hand; the Hunted still stands where it was."""
    card = s.stood[me][spot]
    s.stood[me][spot] = 0
    s.played[me].remove(card)
    s.hand[me].append(card)
    emit(s, "played_card_returned", seat=me, place=card)


def return_commitments(s: Planet) -> None:
    """All face-down cards go back to hand unseen (NA-172)."""
    for me in s.hunted:
        s.hand[me] += s.played[me]
        s.played[me].clear()
    emit(s, "commitments_returned")


def first_hand() -> list[int]:
    return list(FIRST_PLACES)
