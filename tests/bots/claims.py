"""What a puzzle claims, played out in worlds that are fair to whoever is asked."""

from __future__ import annotations

from random import Random
from typing import Any

from prowl.bots.glimpse import Glimpse, glimpse
from prowl.bots.policy import LONGEST, Policy, next_ask
from prowl.bots.puzzles import Posed, answer_named
from prowl.bots.search import rounds
from prowl.kernel.prompts import Ask
from prowl.kernel.puzzles import ANSWER, NOTHING, TURN, Answer
from prowl.kernel.run import Run
from prowl.kernel.state import State
from prowl.kernel.wire import Wire

WORLDS = 10


class Trial:
    """One puzzle, and what comes of its answers: all of them meet the same worlds and the same luck."""

    def __init__(self, posed: Posed) -> None:
        self.posed, self.puzzle, self.game = posed, posed.puzzle, posed.table.game
        self.wire = Wire(self.game)
        self.seen: Glimpse = glimpse(posed.table, self.puzzle.seat, seed=1)
        mind = self.game.mind
        self.moment = mind.moment if mind is not None and mind.moment is not None else rounds

    def outcomes(self, answer: Answer) -> list[Run]:
        """What has become of each world. In every second one the others answer anything."""
        return [self.played(answer, seed, Policy(self.game, blind=bool(seed % 2))) for seed in range(WORLDS)]

    def played(self, answer: Answer, seed: int, others: Policy) -> Run:
        puzzle, luck = self.puzzle, Random(seed).random
        run = self.seen.world(seed)
        begun = self.moment(run.state)
        if answer != NOTHING:
            run.send(puzzle.seat, answer_named(self.wire, run.pending[puzzle.seat], answer))
        for _ in range(LONGEST):
            if run.over or puzzle.until == ANSWER or (puzzle.until == TURN and self.moment(run.state) > begun):
                return run
            ask = next_ask(run)
            own = self.own(run.state, ask) if ask.seat == puzzle.seat else None
            run.send(ask.seat, others.answer(run.state, ask, luck) if own is None else own)
        raise AssertionError(f"{puzzle.id} comes to no end")

    def own(self, s: State, ask: Ask) -> Any:
        """How the seat goes on: as the puzzle says, then by the game's own weights."""
        for wanted in self.puzzle.then:
            found = answer_named(self.wire, ask, wanted(s) if callable(wanted) else wanted)
            if found is not None:
                return found
        return None

    # -- looking -------------------------------------------------------------------------

    def wins(self, run: Run) -> bool:
        return run.over and self.puzzle.seat in self.game.result(run.state).winners

    def loses(self, run: Run) -> bool:
        return run.over and not self.wins(run)

    def is_more(self, right: list[list[Run]], wrong: list[list[Run]]) -> bool:
        """Whether no wrong answer has more than a right one of the same world, and in some world all have less."""
        least = [min(self.measured(run) for run in runs) for runs in zip(*right, strict=True)]
        most = [max(self.measured(run) for run in runs) for runs in zip(*wrong, strict=True)]
        more = [a - b for a, b in zip(least, most, strict=True)]
        return min(more) >= 0 and max(more) > 0

    def measured(self, run: Run) -> float:
        assert self.puzzle.measure is not None
        return self.puzzle.measure(run.state, self.puzzle.seat)
