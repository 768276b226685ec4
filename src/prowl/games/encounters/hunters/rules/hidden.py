"""What an onlooker must imagine: the Prey deck by its mini-decks, Trophy Rooms as they were filled, boxed Tests."""

from __future__ import annotations

from collections.abc import Sequence

from prowl.kernel.rng import shuffle

from ...core.layers import BOX, Place, layer_of
from ...core.track import foe
from ..cards.prey import MERCENARY_DECK
from ..state import Chase

ROOMS = "trophies"


def arrange_prey(s: Chase, places: Sequence[Place], cards: list[int], chance: dict[str, int]) -> list[int]:
    """Everybody saw each trophy taken; each mini-deck has its own cards, filled up with Mercenaries."""
    known = {place: s.trophies[place[1]][place[2]] for place in places if place[0] == ROOMS}
    left = [card for card in cards if card not in known.values()]
    piles = deal(s, [deck_of(s, place) for place in places if place not in known], left, chance)
    return [known[place] if place in known else piles[deck_of(s, place)].pop() for place in places]


def deal(s: Chase, decks: list[str], cards: list[int], chance: dict[str, int]) -> dict[str, list[int]]:
    """For each mini-deck as many cards as there are places of it."""
    piles = {deck: [card for card in cards if foe(s, card).deck == deck] for deck in dict.fromkeys(decks)}
    mercenaries = [card for card in cards if foe(s, card).deck == MERCENARY_DECK]
    shuffle(chance, "deal", mercenaries)
    piles.pop(MERCENARY_DECK, None)
    for deck, pile in piles.items():
        pile += [mercenaries.pop() for _ in range(decks.count(deck) - len(pile))]
        shuffle(chance, "deal", pile)
    return {**piles, MERCENARY_DECK: mercenaries}


def deck_of(s: Chase, place: Place) -> str:
    """The mini-deck of which the card in this place is, as everybody knows."""
    layer = layer_of(s, place)
    if layer == BOX or s.runs[layer] >= len(s.prey_decks):
        return MERCENARY_DECK
    return s.prey_decks[s.runs[layer]]


def arrange_arsenal(s: Chase, places: Sequence[Place], cards: list[int], chance: dict[str, int]) -> list[int]:
    """In the box there are Tests and nothing else (PR-211)."""
    shuffle(chance, "deal", cards)
    tests = [card for card in cards if s.book.cards[card].kind == "test"]
    boxed = tests[: sum(place[0] == "tests_box" for place in places)]
    rest = [card for card in cards if card not in boxed]
    return [(boxed if place[0] == "tests_box" else rest).pop() for place in places]
