"""What an onlooker must imagine of the enemy deck: layers are known, but not where the Young Blood lies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ...core.layers import BOX, Place, arrange_layers
from ...core.track import foe
from ..cards.enemies import YOUNG_BLOOD_DECK
from ..state import Hunt

RENEWED = 3


def arrange_enemies(s: Hunt, places: Sequence[Place], cards: list[int], chance: dict[str, int]) -> list[int]:
    """Each layer has its own cards and Young Blood; after the deck was renewed everybody knows of what."""
    young = [card for card in cards if foe(s, card).deck == YOUNG_BLOOD_DECK and card not in s.renewed]
    return arrange_layers(s, places, chance, partial(own_cards, s, cards), young)


def own_cards(s: Hunt, cards: list[int], layer: int) -> list[int]:
    """The cards that can only lie in this layer."""
    if layer == BOX:
        return []
    if layer == RENEWED:
        return [card for card in cards if card in s.renewed]
    return [card for card in cards if foe(s, card).deck == s.objectives[layer] and card not in s.renewed]
