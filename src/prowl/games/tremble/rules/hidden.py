"""How hidden cards may lie, for those who must imagine them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from prowl.kernel.rng import shuffle

from ..cards.cities import in_play
from ..state import Earth
from .constants import REMOVED

Place = tuple[str, int, int]


def arrange_cities(s: Earth, places: Sequence[Place], cards: list[int], chance: dict[str, int]) -> list[int]:
    """Everybody knows that the early stack lies on the late one, and 6 cards of each in the box (TH-30 to TH-32)."""
    stacks: tuple[list[int], list[int]] = [], []
    for card in cards:
        stacks[card in late_cards(s.players)].append(card)
    for stack in stacks:
        shuffle(chance, "deal", stack)
    return [stacks[is_late(s, place)].pop() for place in places]


@cache
def late_cards(players: int) -> frozenset[int]:
    return frozenset(in_play(players)[1])


def is_late(s: Earth, place: Place) -> bool:
    """The late stack was laid first: it is at the bottom of the deck, and its 6 cards at the bottom of the box."""
    name, _, index = place
    return index < (REMOVED if name == "city_box" else len(late_cards(s.players)) - REMOVED)
