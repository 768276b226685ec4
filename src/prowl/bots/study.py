"""What the others have laid face down, if they think one step ahead themselves.

The game's own leaning tells what people lay in general. Here a seat puts itself in the place of each of the others:
in worlds that are fair to *them* it tries every card they may have laid, up to the end of the round, and counts how
often each would have looked best.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from random import Random
from time import monotonic
from typing import NamedTuple

from prowl.kernel.excerpts import look_back
from prowl.kernel.fair import FairWorlds, Guesses, Place, pile_of
from prowl.kernel.game import Game, Mind
from prowl.kernel.rng import seeded
from prowl.kernel.run import Run
from prowl.kernel.state import State
from prowl.kernel.views import piles

from .policy import Policy, play_out, worth

# How many worlds the others are thought to look at, and how often that is imagined.
GLANCES = 8
DRAWS = 200
# How much of a guess is still the game's own leaning: nobody thinks just as we do.
DOUBT = 0.4
FEWEST = 4
MOST = 64


class Doubt(NamedTuple):
    """A hidden place, and the cards that may lie there."""

    place: Place
    cards: Sequence[int]
    leaning: Sequence[float]


class Study:
    """One seat's second thoughts about what it cannot see."""

    def __init__(self, game: Game, mind: Mind, worlds: FairWorlds, seed: int) -> None:
        self.game = game
        self.mind = mind
        self.policy = Policy(game)
        self.worlds = worlds
        self.seed = seed
        self.start = worlds.start(seed)
        self.doubts = list(self._doubts())

    def guesses(self, laps: int, end: float) -> Guesses:
        """How likely each card is where it is worth a thought, after so many worlds or as many as the clock allows."""
        found: dict[Place, dict[int, float]] = {}
        for doubt in self.doubts:
            rows = self._rows(doubt, min(laps, MOST))
            values = list(takewhile(lambda _: monotonic() < end, rows))
            if len(values) < FEWEST:
                break
            found[doubt.place] = self._likely(doubt, values)
        return found

    def _doubts(self) -> Iterator[Doubt]:
        """Every place of theirs that is worth a thought, with the cards that may lie there."""
        others = self.mind.outguess(self.start, self.worlds.seat) if self.mind.outguess is not None else ()
        for positions in self.worlds.hidden.values():
            cards = sorted({pile_of(self.start, name, owner)[i] for name, owner, i in positions})
            for place in positions:
                weigh = self.mind.lying.get(place[0])
                if weigh is None or place[1] not in others:
                    continue
                leaning = {card: weigh(self.start, place[1], card) for card in cards}
                possible = [card for card in cards if leaning[card] > 0]
                if len(possible) > 1:
                    yield Doubt(place, possible, [leaning[card] for card in possible])

    def _rows(self, doubt: Doubt, laps: int) -> Iterator[list[float]]:
        """For each world how well each card does there, in the eyes of whoever laid it."""
        owner = doubt.place[1]
        theirs = FairWorlds(self.game, owner, look_back(self.game, owner, self.start, ()))
        for lap in range(laps):
            seed = self.seed + lap
            start = theirs.start(seed)
            yield [self._played_out(laid(start, doubt.place, card), owner, seed) for card in doubt.cards]

    def _played_out(self, s: State, owner: int, seed: int) -> float:
        s.quick = True
        s.chance = seeded(seed, self.game.streams)
        before = s.round
        run = Run(self.game, s)
        play_out(run, self.policy, Random(seed).random, lambda s: s.round > before)
        return worth(self.game, run, owner)

    def _likely(self, doubt: Doubt, values: list[list[float]]) -> dict[int, float]:
        """How often each card would look best to somebody who looks at a few of these worlds."""
        luck = Random(self.seed)
        best = [0] * len(doubt.cards)
        # We have seen only so many worlds ourselves: that is one more reason why we may be wrong.
        glances = max(1, GLANCES * len(values) // (GLANCES + len(values)))
        for _ in range(DRAWS):
            sums = [sum(seen) for seen in zip(*luck.choices(values, k=glances), strict=True)]
            best[sums.index(max(sums))] += 1
        total = sum(doubt.leaning)
        return {
            card: (1.0 - DOUBT) * often / DRAWS + DOUBT * leaning / total
            for card, often, leaning in zip(doubt.cards, best, doubt.leaning, strict=True)
        }


def laid(start: State, place: Place, card: int) -> State:
    """The same world with this card in that place; what lay there lies where the card was."""
    s = start.copy()
    name, owner, i = place
    here = pile_of(s, name, owner)
    mine, pool = next((whose, policy.pool) for policy, _, whose, pile in piles(s) if pile is here)
    for policy, _, whose, pile in piles(s):
        if (whose, policy.pool) == (mine, pool) and card in pile:
            j = pile.index(card)
            here[i], pile[j] = card, here[i]
            break
    return s
