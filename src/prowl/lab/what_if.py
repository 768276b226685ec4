"""What if? From a decision of a game that is over each likely answer is played on to the end, many times.

The nth game of every answer begins in the same world with the same luck, so that answers are compared under equal
conditions. Everybody plays by the cheap policy: a chance says how good an answer was among players like that.

The games go where they tell most: after a share for every answer the better half plays on, until two are left; the
answer that was given plays on with them. So each answer has its own number of games, and an interval as wide.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
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
    def share(self) -> float:
        return self.won / self.games

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

    def wins(answer: Any, nth: int) -> bool:
        return _wins(worlds(seed + nth), seat, answer, policy, seed + nth)

    # Also which answers are likely may depend only on what the seat could know.
    answers = candidates(policy, worlds(seed).state, table.pending[seat], taken)
    found = [Continued(answer, answer == taken, 0, 0) for answer in answers]
    return sorted(_compared(found, wins, games, seconds), key=lambda each: (not each.taken, -each.share, -each.games))


def _compared(
    found: list[Continued], wins: Callable[[Any, int], bool], games: int, seconds: float
) -> Iterator[Continued]:
    """Play on with all answers, then with the better half of them, then with the better half of those."""
    stages, begun, playing = max(1, (len(found) - 1).bit_length()), monotonic(), found
    for stage in range(1, stages + 1):
        share, end = max(1, games // (stages * len(playing))), begun + seconds * stage / stages
        playing = _played(playing, wins, share, end)
        given, *others = playing
        others.sort(key=lambda each: -each.won)
        kept = max(1, len(others) // 2) if stage < stages else 0
        yield from others[kept:]
        playing = [given, *others[:kept]]
    yield playing[0]


def _played(playing: list[Continued], wins: Callable[[Any, int], bool], share: int, end: float) -> list[Continued]:
    """So many games more for each, which have had equally many; fewer if the time is over, but never none at all."""
    for _ in range(share):
        if playing[0].games and monotonic() >= end:
            break
        playing = [
            each._replace(games=each.games + 1, won=each.won + wins(each.answer, each.games)) for each in playing
        ]
    return playing


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
