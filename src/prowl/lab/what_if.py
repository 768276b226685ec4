"""What if? From a decision of a game that is over each likely answer is played on to the end, many times.

The nth game of every answer begins in the same world with the same luck, so that answers are compared under equal
conditions. Everybody plays by the cheap policy: a chance says how good an answer was among players like that.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any, Literal, NamedTuple

from prowl.bots.glimpse import glimpse
from prowl.bots.policy import Policy, play_on
from prowl.kernel.prompts import Ask
from prowl.kernel.run import Run
from prowl.kernel.state import State
from prowl.kernel.table import Table

from .arena import interval

# Answers that are played on, and games in all.
ANSWERS = 8
GAMES = 500

Dealt = Literal["as_it_was", "as_i_knew"]


class Continued(NamedTuple):
    """An answer, how often the game was played on with it, and how often its seat won."""

    answer: Any
    taken: bool
    games: int
    won: int

    @property
    def interval(self) -> tuple[float, float]:
        """The ends of the 95 percent interval of the chance to win."""
        return interval(self.won, self.games)


def what_if(
    table: Table, seat: int, taken: Any, dealt: Dealt, seed: int, games: int = GAMES, seconds: float = 1e9
) -> list[Continued]:
    """The answers to the question of a seat, the one that was given first, then the best first.

    With the hidden cards as they were, or dealt from what the seat knew. After so many seconds it is what it is.
    """
    policy, worlds = Policy(table.game), _worlds(table, seat, dealt, seed)
    # Also which answers are likely may depend only on what the seat could know.
    answers = candidates(policy, worlds(seed).state, table.pending[seat], taken)
    won, rounds = [0] * len(answers), 0
    end = monotonic() + seconds
    while rounds < max(1, games // len(answers)) and (not rounds or monotonic() < end):
        for place, answer in enumerate(answers):
            won[place] += _wins(worlds(seed + rounds), seat, answer, policy, seed + rounds)
        rounds += 1
    found = [Continued(answer, answer == taken, rounds, won[place]) for place, answer in enumerate(answers)]
    return sorted(found, key=lambda each: (not each.taken, -each.won))


def candidates(policy: Policy, s: State, ask: Ask, taken: Any) -> list[Any]:
    """The answer that was given, and the likeliest of the others."""
    others = [each for each in policy.sensible(s, ask) if each != taken]
    weights = policy.weigh(s, ask, others) if ask.single else None
    if weights is not None:
        likely = sorted(range(len(others)), key=lambda place: -weights[place])
        others = [others[place] for place in likely]
    return [taken, *others[: ANSWERS - 1]]


def _worlds(table: Table, seat: int, dealt: Dealt, seed: int) -> Callable[[int], Run]:
    if dealt == "as_it_was":
        return lambda _: table.clone()
    return glimpse(table, seat, seed).world


def _wins(run: Run, seat: int, answer: Any, policy: Policy, luck: int) -> bool:
    run.state.quick = True
    run.send(seat, answer)
    play_on(run, policy, Random(luck).random)
    return bool(run.state.outcome) and seat in run.game.result(run.state).winners
