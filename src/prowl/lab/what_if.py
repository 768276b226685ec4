"""What if? From a decision of a game that is over each likely answer is played on to the end, many times.

The nth game of every answer begins in the same world with the same luck, so that answers are compared under equal
conditions. Everybody plays by the cheap policy: a chance says how good an answer was among players like that.

The games go where they tell most: after a share for every answer the better half plays on, until two are left; the
answer that was given plays on with them. So each answer has its own number of games, and an interval as wide.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any, Literal, NamedTuple

from prowl.bots.glimpse import glimpse
from prowl.bots.policy import Policy, play_out
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


class Contest(NamedTuple):
    """How far a comparison has come. Plain data: it can go on in another process.

    `playing` are the answers still compared, the one that was given first; `out` those that are done with. `begun`:
    games that each of those playing had when the stage began; `spent`: seconds in all.
    """

    playing: tuple[Continued, ...]
    games: int
    seconds: float
    out: tuple[Continued, ...] = ()
    stage: int = 1
    begun: int = 0
    spent: float = 0.0

    @property
    def over(self) -> bool:
        return not self.playing

    @property
    def stages(self) -> int:
        return _stages(len(self.playing) + len(self.out))

    @property
    def played(self) -> int:
        return sum(each.games for each in (*self.playing, *self.out))

    @property
    def planned(self) -> int:
        """So many games are played if the time is enough."""
        return _planned(len(self.playing) + len(self.out), self.games)

    @property
    def done(self) -> float:
        """The share of the work that is done: of the games or of the time, whichever ends it."""
        return 1.0 if self.over else min(1.0, max(self.played / self.planned, self.spent / self.seconds))

    @property
    def found(self) -> list[Continued]:
        """The answer that was given, then the others, the best first."""
        return sorted((*self.out, *self.playing), key=lambda each: (not each.taken, -each.share, -each.games))

    def at_stage_end(self, spent: float) -> bool:
        """Whether each answer has had its share of games, or the time for it is over; one game is never too many."""
        had = self.playing[0].games
        late = had > 0 and spent >= self.seconds * self.stage / self.stages
        return late or had - self.begun >= _share(self.games, self.stages, len(self.playing))

    def one_more(self, wins: Callable[[Any, int], bool]) -> Contest:
        """A game more for each answer, all in the same world."""
        played = [
            each._replace(games=each.games + 1, won=each.won + wins(each.answer, each.games)) for each in self.playing
        ]
        return self._replace(playing=tuple(played))

    def next_stage(self) -> Contest:
        """The better half plays on, and the answer that was given with it; after the last stage nobody does."""
        given, *others = self.playing
        others.sort(key=lambda each: -each.won)
        if self.stage == self.stages:
            return self._replace(playing=(), out=(*self.out, given, *others))
        kept = _kept(len(others))
        return self._replace(
            playing=(given, *others[:kept]), out=(*self.out, *others[kept:]), stage=self.stage + 1, begun=given.games
        )


def _stages(answers: int) -> int:
    return max(1, (answers - 1).bit_length())


def _share(games: int, stages: int, answers: int) -> int:
    return max(1, games // (stages * answers))


def _kept(others: int) -> int:
    return max(1, others // 2) if others else 0


def _planned(answers: int, games: int) -> int:
    stages, playing, found = _stages(answers), answers, 0
    for _ in range(stages):
        found += _share(games, stages, playing) * playing
        playing = 1 + _kept(playing - 1)
    return found


class Question(NamedTuple):
    """A decision to be looked at again: its table then, the seat, the answer that was given, how cards are dealt."""

    table: Table
    seat: int
    taken: Any
    dealt: Dealt
    seed: int

    def begin(self, games: int = GAMES, seconds: float = 1e9) -> Contest:
        """Find the answers to be compared. They too may depend only on what the seat could know."""
        policy, world = Policy(self.table.game), self._worlds()(self.seed)
        answers = candidates(policy, world.state, self.table.pending[self.seat], self.taken)
        playing = tuple(Continued(answer, answer == self.taken, 0, 0) for answer in answers)
        return Contest(playing, games, max(seconds, 1e-9))

    def go_on(self, contest: Contest, seconds: float = 1e9) -> Contest:
        """Play on for so many seconds, at least one game with each answer."""
        policy, worlds = Policy(self.table.game), self._worlds()

        def wins(answer: Any, nth: int) -> bool:
            return _wins(worlds(self.seed + nth), self.seat, answer, policy, self.seed + nth)

        return compared(contest, wins, seconds)

    def _worlds(self) -> Callable[[int], Run]:
        if self.dealt == "as_it_was":
            return lambda _: self.table.clone()
        return glimpse(self.table, self.seat, self.seed).world


def compared(contest: Contest, wins: Callable[[Any, int], bool], seconds: float = 1e9) -> Contest:
    """Play on with all answers, then with the better half of them, then with the better half of those."""
    begun, before, last = monotonic(), contest.spent, contest.played
    while not contest.over:
        spent = before + monotonic() - begun
        if contest.at_stage_end(spent):
            contest = contest.next_stage()
            continue
        if spent - before >= seconds and contest.played > last:
            break
        contest = contest.one_more(wins)
    return contest._replace(spent=before + monotonic() - begun)


def what_if(
    table: Table, seat: int, taken: Any, dealt: Dealt, seed: int, games: int = GAMES, seconds: float = 1e9
) -> list[Continued]:
    """The answers to the question of a seat, the one that was given first, then the best first.

    With the hidden cards as they were, or dealt from what the seat knew. After so many seconds it is what it is.
    """
    question = Question(table, seat, taken, dealt, seed)
    return question.go_on(question.begin(games, seconds)).found


def candidates(policy: Policy, s: State, ask: Ask, taken: Any) -> list[Any]:
    """The answer that was given, and the likeliest of the others."""
    others = [each for each in policy.sensible(s, ask) if each != taken]
    weights = policy.weigh(s, ask, others) if ask.single else None
    if weights is not None:
        likely = sorted(range(len(others)), key=lambda place: -weights[place])
        others = [others[place] for place in likely]
    return [taken, *others[: ANSWERS - 1]]


def _wins(run: Run, seat: int, answer: Any, policy: Policy, luck: int) -> bool:
    run.state.quick = True
    run.send(seat, answer)
    play_out(run, policy, Random(luck).random)
    return bool(run.state.outcome) and seat in run.game.result(run.state).winners
