"""What an onlooker must imagine of the enemy deck: layers are known, but not where the Young Blood lies."""

from __future__ import annotations

from collections.abc import Sequence

from prowl.kernel.rng import shuffle

from ...core.track import foe
from ..cards.enemies import YOUNG_BLOOD_DECK
from ..state import Hunt

BOX = -1
RENEWED = 3
Place = tuple[str, int, int]


def arrange_enemies(s: Hunt, places: Sequence[Place], cards: list[int], chance: dict[str, int]) -> list[int]:
    """The hidden cards for these places: each layer gets its own cards, filled up with Young Blood from anywhere."""
    layer_of = [_layer(s, place) for place in places]
    young = [card for card in cards if foe(s, card).deck == YOUNG_BLOOD_DECK and card not in s.renewed]
    shuffle(chance, "deal", young)
    piles = {layer: _own(s, layer, cards) for layer in sorted(set(layer_of))}
    for layer, pile in piles.items():
        pile += [young.pop() for _ in range(layer_of.count(layer) - len(pile))]
        shuffle(chance, "deal", pile)
    return [piles[layer].pop() for layer in layer_of]


def _own(s: Hunt, layer: int, cards: list[int]) -> list[int]:
    """The cards that can only lie in this layer; after the deck was renewed everybody knows of what."""
    if layer == BOX:
        return []
    if layer == RENEWED:
        return [card for card in cards if card in s.renewed]
    return [card for card in cards if foe(s, card).deck == s.objectives[layer] and card not in s.renewed]


def _layer(s: Hunt, place: Place) -> int:
    name, owner, i = place
    if name == "wilds":
        return s.layer_at[owner]
    if name != "enemy_deck":
        return BOX
    # The last card of the list is the top of the deck; the first layer lies on top.
    depth = len(s.enemy_deck) - 1 - i
    for layer, n in enumerate(s.layers):
        if depth < n:
            return layer
        depth -= n
    return BOX
