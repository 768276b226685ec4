"""What every bot is, and how it explains itself: data with message keys, no sentences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

from prowl.kernel.errors import NoFairWorld
from prowl.kernel.game import Game
from prowl.kernel.rng import stream
from prowl.kernel.views import NOBODY, piles, sees
from prowl.kernel.wire import Wire

from .glimpse import Glimpse
from .policy import Policy

BELIEF_WORLDS = 100


@dataclass(frozen=True, slots=True)
class Candidate:
    """An answer that was thought about: how often it was tried and how well it did, from 0 to 1."""

    answer: Any
    visits: int
    value: float | None


@dataclass(frozen=True, slots=True)
class Belief:
    """How likely a card of each name is to lie in a pile that the seat cannot see. The key is `bot-belief-<pile>`."""

    key: str
    pile: str
    pool: str
    owner: int
    chances: Mapping[Any, float]


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a bot answers as it does. The message is `bot-<level>`."""

    key: str
    answer: Any
    candidates: tuple[Candidate, ...] = ()
    beliefs: tuple[Belief, ...] = ()
    worlds: int = 0
    values: Mapping[str, Any] = field(default_factory=dict)

    def data(self, glimpse: Glimpse) -> dict[str, Any]:
        """The explanation as JSON data, with names instead of card numbers."""
        wire, ask = Wire(glimpse.game), glimpse.ask
        return {
            "key": self.key,
            "answer": wire.answer(ask, self.answer),
            "candidates": [
                {"answer": wire.answer(ask, each.answer), "visits": each.visits, "value": each.value}
                for each in self.candidates
            ],
            "beliefs": [
                {
                    "key": each.key,
                    "seat": each.owner,
                    "chances": [[card, round(p, 3)] for card, p in each.chances.items()],
                }
                for each in self.beliefs
            ],
            "worlds": self.worlds,
            "values": dict(self.values),
        }


class Bot(ABC):
    """Answers the question of a glimpse. The same glimpse and the same seed give the same answer."""

    level: ClassVar[str]

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.policy = Policy(game)

    @abstractmethod
    def decide(self, glimpse: Glimpse) -> Any:
        """A legal answer."""

    def explain(self, glimpse: Glimpse) -> Explanation:
        """The answer, with what speaks for it."""
        return Explanation(f"bot-{self.level}", self.decide(glimpse))

    def luck(self, glimpse: Glimpse) -> Random:
        """This bot's own chance for this question."""
        return Random(stream(f"{self.seed}/{glimpse.number}/{glimpse.seat}", self.level))


def beliefs(glimpse: Glimpse, seed: int, worlds: int = BELIEF_WORLDS) -> tuple[Belief, ...]:
    """What lies in the piles that the seat cannot see but somebody can, over many fair worlds."""
    counts: dict[tuple[str, str, int], Counter[Any]] = {}
    try:
        for n in range(worlds):
            _count(glimpse, seed + n, counts)
    except NoFairWorld:
        return ()
    return tuple(
        Belief(f"bot-belief-{pile}", pile, pool, owner, {card: n / worlds for card, n in sorted(found.items())})
        for (pile, pool, owner), found in counts.items()
    )


def _count(glimpse: Glimpse, seed: int, counts: dict[tuple[str, str, int], Counter[Any]]) -> None:
    s, wire = glimpse.world(seed).state, Wire(glimpse.game)
    for policy, owner, pool_owner, cards in piles(s):
        if policy.see is not NOBODY and not all(sees(s, glimpse.seat, policy, owner, pool_owner, c) for c in cards):
            names = {wire.named(policy.pool, card) for card in cards}
            counts.setdefault((policy.name, policy.pool, owner), Counter()).update(names)
