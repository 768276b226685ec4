"""What an onlooker must imagine: which cards can lie where, by what everybody knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prowl.kernel.rng import shuffle

from ...core.action import ACTION_PHASE
from ...core.layers import BOX, Place, layer_of
from ...core.state import SPACES
from ...core.track import foe
from ..cards.kinds import END_GAME, INFORMANT, LEAD
from ..state import Case
from .belief import DOUBT, kind
from .bureau import is_agent

END_LAYER = 3
LETTERS = ("A", "B", "C")


def witness(s: Case) -> Any:
    """What everybody saw of cards that act unasked: Doubts resolved, and the size of every hand (XF-90)."""
    return len(s.doubts), s.doubted, [len(hand) for hand in s.hand]


# -- the Conspiracy Deck --------------------------------------------------------------------------------------


def arrange_conspiracy(s: Case, places: Sequence[Place], cards: list[int], chance: dict[str, int]) -> list[int]:
    """Each pile has its letter, its Informants and its Leads, the bottom card is an End Game card; the box the rest."""
    layers = [layer_of(s, place) for place in places]
    left = sorted(cards)
    shuffle(chance, "deal", left)
    piles = {layer: pile_of(s, layer, layers.count(layer), places, left) for layer in sorted(set(layers) - {BOX})}
    piles[BOX] = left
    for pile in piles.values():
        shuffle(chance, "deal", pile)
    return [piles[layer].pop() for layer in layers]


def pile_of(s: Case, layer: int, n: int, places: Sequence[Place], left: list[int]) -> list[int]:
    """So many cards of a layer, taken from those that are left."""
    if layer == END_LAYER:
        return take(left, n, [card for card in left if foe(s, card).type == END_GAME])
    known = [foe(s, card).type for card in peeked(s, layer, places)]
    pile = take(left, s.informants_left[layer] - known.count(INFORMANT), of_type(s, left, INFORMANT))
    pile += take(left, s.leads_left[layer] - known.count(LEAD), of_type(s, left, LEAD))
    letters = [card for card in left if foe(s, card).deck == LETTERS[layer]]
    return pile + take(left, n - len(pile), letters)


def take(left: list[int], n: int, fitting: list[int]) -> list[int]:
    taken = fitting[:n]
    for card in taken:
        left.remove(card)
    return taken


def of_type(s: Case, cards: list[int], type: str) -> list[int]:
    return [card for card in cards if foe(s, card).type == type]


def peeked(s: Case, layer: int, places: Sequence[Place]) -> list[int]:
    """Hidden cards of the layer that this onlooker knows, though nobody has revealed them."""
    hidden = [("wilds", space, 0) for space in range(SPACES) if s.wilds[space] and not s.up[space]]
    hidden += [("enemy_deck", -1, i) for i in range(len(s.enemy_deck))]
    known = [place for place in hidden if place not in places and layer_of(s, place) == layer]
    cards = [s.wilds[owner][0] if name == "wilds" else s.enemy_deck[i] for name, owner, i in known]
    return [card for card in cards if card not in s.unveiled]


# -- the Academy, Evidence, own decks ---------------------------------------------------------------------------


def arrange_academy(s: Case, places: Sequence[Place], cards: list[int], chance: dict[str, int]) -> list[int]:
    """Only Syndicate Agents are left in the box."""
    shuffle(chance, "deal", cards)
    agents = [card for card in cards if is_agent(s, card)]
    boxed = [place for place in places if place[0] == "academy_box"]
    box = agents[: len(boxed)]
    rest = [card for card in cards if card not in box]
    return [box.pop() if place in boxed else rest.pop() for place in places]


def arrange_evidence(s: Case, places: Sequence[Place], cards: list[int], chance: dict[str, int]) -> list[int]:
    """The Priority of a hidden card is public."""
    shuffle(chance, "deal", cards)
    piles = {owner: [card for card in cards if s.book.cards[card].priority == owner + 1] for _, owner, _ in places}
    return [piles[owner].pop() for _, owner, _ in places]


def arrange_own(s: Case, places: Sequence[Place], cards: list[int], chance: dict[str, int]) -> list[int]:
    """In the own Action Phase no Doubt lies in a hand that has not doubted (R-12)."""
    shuffle(chance, "deal", cards)
    sure = [place for place in places if place[0] == "hand" and place[1] == s.active]
    if s.phase != ACTION_PHASE or s.doubted or not sure:
        return cards
    clear = [card for card in cards if kind(s, card) != DOUBT][: len(sure)]
    rest = [card for card in cards if card not in clear]
    return [clear.pop() if place in sure and clear else rest.pop() for place in places]
