"""What an onlooker must imagine of a deck in layers: the layer of a hidden card is known, the card is not.

`s.layers` counts the cards of each layer that are still in the deck, the first one on top; `s.layer_at` says from which
layer each card of the row came.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from prowl.kernel.rng import shuffle

from .state import Encounter

# What lies in no layer: the cards left in the box.
BOX = -1
Place = tuple[str, int, int]


def layer_of(s: Encounter, place: Place) -> int:
    """The layer to which a hidden card in this place belongs."""
    name, owner, i = place
    if name == "wilds":
        return s.layer_at[owner]
    if name != "enemy_deck":
        return BOX
    # The last card of the list is the top of the deck.
    depth = len(s.enemy_deck) - 1 - i
    for layer, n in enumerate(s.layers):
        if depth < n:
            return layer
        depth -= n
    return BOX


def arrange_layers(
    s: Encounter,
    places: Sequence[Place],
    chance: dict[str, int],
    own: Callable[[int], list[int]],
    anywhere: list[int],
) -> list[int]:
    """The hidden cards for these places: each layer gets its `own`, filled up with those that may lie anywhere."""
    layers = [layer_of(s, place) for place in places]
    shuffle(chance, "deal", anywhere)
    piles = {layer: own(layer) for layer in sorted(set(layers))}
    for layer, pile in piles.items():
        pile += [anywhere.pop() for _ in range(layers.count(layer) - len(pile))]
        shuffle(chance, "deal", pile)
    return [piles[layer].pop() for layer in layers]
