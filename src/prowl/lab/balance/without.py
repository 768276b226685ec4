"""A game without one of its cards: the box from which it was taken before the decks were made.

Decks that are made in setup lose the card at once; where it was dealt openly or into a hand, the next card of the deck
comes in its place. A deck that is shuffled only later loses it then. What cannot be played without is refused.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from prowl.kernel.errors import BadOptions
from prowl.kernel.fair import pile_of
from prowl.kernel.game import Game, Settings
from prowl.kernel.rng import seeded
from prowl.kernel.state import State
from prowl.kernel.views import NOBODY, Policy, piles, policies

# A card that lies at the same place in all of so many deals was laid there, not dealt.
DEALS = 8


def game_without(game: Game, card: str) -> Game:
    """The game, its box short of all copies of this card."""

    def setup(players: int, settings: Settings, chance: dict[str, int]) -> State:
        s = game.setup(players, settings, chance)
        take_out(game, s, card)
        return s

    return replace(game, setup=setup)


def take_out(game: Game, s: State, card: str) -> None:
    """Take the card out of every deck; its place in other piles is filled from a deck of the same pool."""
    later: dict[str, Collection[int]] = {}
    for pool in pools_of(game):
        numbers = numbers_of(game, pool, card)
        if not is_laid(s, pool):
            later[pool] = numbers
            continue
        for policy, _, _, pile in places(s, pool):
            if policy.see is NOBODY:
                pile[:] = [each for each in pile if each not in numbers]
        for policy, owner, _, pile in places(s, pool):
            for i, each in enumerate(pile):
                if each in numbers:
                    pile_of(s, policy.name, owner)[i] = next_card(s, pool, card)
    if later:
        s.dealer = _Absent(later)


class _Absent:
    """Takes cards out of a deck that has just been shuffled for the first time."""

    __slots__ = ("cards",)

    def __init__(self, cards: dict[str, Collection[int]]) -> None:
        self.cards = cards

    def __call__(self, pool: str, owner: int, pile: list[int] | None) -> None:
        if pile is not None and pool in self.cards:
            pile[:] = [each for each in pile if each not in self.cards[pool]]


def next_card(s: State, pool: str, card: str) -> int:
    for policy, _, _, pile in places(s, pool):
        if policy.see is NOBODY and pile:
            return pile.pop()
    raise BadOptions("card-stays", card=card, why="few")


def pools_of(game: Game) -> list[str]:
    """The pools whose cards have names and belong to nobody in particular, and lie in no order that the rules know."""
    shared = {policy.pool for policy in policies(game.state) if policy.pool and not policy.own}
    return sorted(pool for pool in shared if pool in game.nouns and pool not in game.arrange)


def numbers_of(game: Game, pool: str, card: str) -> frozenset[int]:
    return frozenset(i for i, name in enumerate(game.nouns[pool].names) if name == card)


def is_laid(s: State, pool: str) -> bool:
    return any(pile for *_, pile in places(s, pool))


def places(s: State, pool: str) -> Iterator[tuple[Policy, int, int, list[int]]]:
    return (each for each in piles(s) if each[0].pool == pool)


# -- what cannot be taken out ------------------------------------------------------------


def check_out(game: Game, players: int, settings: Settings, card: str) -> None:
    """Refuse a card that the game does not know, or cannot be played without."""
    if card not in {each.id for each in game.cards}:
        raise BadOptions("unknown-card", card=card, game=game.id)
    why = reason_to_stay(game, players, settings, card)
    if why:
        raise BadOptions("card-stays", card=card, why=why)
    for seed in range(DEALS):
        take_out(game, game.setup(players, settings, seeded(seed, game.streams)), card)


def reason_to_stay(game: Game, players: int, settings: Settings, card: str) -> str:
    """Why this card cannot be taken out; nothing if it can."""
    deals = [game.setup(players, settings, seeded(seed, game.streams)) for seed in range(DEALS)]
    lying = [frozenset(_lying(game, s, card)) for s in deals]
    if any(pool in game.arrange for each in lying for pool, *_ in each):
        return "stacked"
    if any(pool not in pools_of(game) for each in lying for pool, *_ in each):
        return "own"
    if not any(lying):
        return "" if any(_comes_later(game, s, card) for s in deals) else "absent"
    laid = frozenset.intersection(*lying)
    return "laid" if any(not hidden for *_, hidden in laid) else ""


def _lying(game: Game, s: State, card: str) -> Iterator[tuple[str, str, int, int, bool]]:
    """Every copy of the card: its pool, the pile, whose it is, its number, and whether nobody sees it there."""
    for policy, owner, _, pile in piles(s):
        if policy.pool in game.nouns:
            for number in numbers_of(game, policy.pool, card).intersection(pile):
                yield policy.pool, policy.name, owner, number, policy.see is NOBODY


def _comes_later(game: Game, s: State, card: str) -> bool:
    """Whether a deck that is still to be laid has the card."""
    return any(numbers_of(game, pool, card) for pool in pools_of(game) if not is_laid(s, pool))
