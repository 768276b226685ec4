"""Set the table, play, answer by name, look.

A `Scene` starts a game at any phase from a state that the test has laid out. Answers are given
as the wire names them: `["hunt", "despair"]`; `say` fails if such an answer is not offered.

Every answer is also taken back and given again: the table is rebuilt from the start of the phase
and must be the same, in state, questions and events, before the answer (a clone is the original)
and after it (undone and redone is the original). So every test of a rule tests these two as well.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from prowl.kernel.events import Event
from prowl.kernel.flow import PHASE
from prowl.kernel.game import Game
from prowl.kernel.prompts import Ask
from prowl.kernel.rng import seeded
from prowl.kernel.run import Run
from prowl.kernel.state import State, to_data
from prowl.kernel.views import view
from prowl.kernel.wire import Wire


def rule(*ids: str) -> pytest.MarkDecorator:
    """The test proves these numbered rules."""
    return pytest.mark.rule(*ids)


def new_state(game: Game, players: int, seed: int = 0, **settings: str) -> Any:
    """The state after setup, before the first phase."""
    return game.setup(players, game.checked(players, settings), seeded(seed, game.streams))


def position(run: Run) -> Any:
    """All that matters of a position: the state, and every open question."""
    asks = {
        seat: (ask.about, list(ask.options), ask.least, ask.most, ask.single, ask.optional)
        for seat, ask in run.pending.items()
    }
    return to_data(run.state), asks


class Rewind:
    """The answers given since the phase began, and the way back to its start."""

    def __init__(self, state: State, events: int) -> None:
        self.state = state.copy()
        self.events = events
        self.answers: list[tuple[int, Any]] = []

    def rebuilt(self, game: Game, answers: int) -> tuple[Run, list[Event]]:
        """A run from the start of the phase through so many answers, and what it told."""
        state, told = self.state.copy(), []
        state.out = told
        run = Run(game, state)
        run.start()
        for seat, answer in self.answers[:answers]:
            run.send(seat, answer)
        return run, told


class Scene:
    """One game in progress, from a laid-out state on."""

    def __init__(self, game: Game, state: State, phase: Callable[..., Any] | None = None) -> None:
        self.wire = Wire(game)
        self.events: list[Event] = []
        state.out = self.events
        if phase is not None:
            state.at = next(i for i, mark in enumerate(game.laid_out.marks) if mark[0] == PHASE and mark[1] is phase)
        self.run = Run(game, state, self._phase_begins)
        self.run.start()
        self._last = position(self.run)

    def _phase_begins(self, state: State) -> None:
        self._rewind: Rewind | None = Rewind(state, len(self.events))

    def answer(self, seat: int, answer: Any) -> Scene:
        """Give an answer, take it back and give it again."""
        rewind, before, told = self._rewind, self._last, self.events[:]
        if rewind is not None and position(self.run) != before:
            # The test has moved something by hand: there is no way back to here.
            rewind = self._rewind = None
        self.run.send(seat, answer)
        self._last = position(self.run)
        if rewind is not None:
            rewind.answers.append((seat, answer))
            run, again = rewind.rebuilt(self.run.game, len(rewind.answers) - 1)
            assert position(run) == before, "a clone is not the original"
            assert again == told[rewind.events :], "a clone tells another story"
            run.send(seat, answer)
            assert position(run) == self._last, "undone and redone is not the original"
            assert again == self.events[rewind.events :], "undone and redone tells another story"
        return self

    @property
    def s(self) -> Any:
        return self.run.state

    @property
    def asked(self) -> list[int]:
        """The seats everybody waits for."""
        return sorted(self.run.must_act())

    def ask(self, seat: int) -> Ask:
        assert seat in self.run.pending, f"seat {seat} is not asked; asked: {self.questions()}"
        return self.run.pending[seat]

    def questions(self) -> dict[int, str]:
        return {seat: ask.about for seat, ask in sorted(self.run.pending.items())}

    def options(self, seat: int) -> list[list[Any]]:
        ask = self.ask(seat)
        return [self.wire.option(ask.about, option) for option in ask.options]

    def verbs(self, seat: int) -> set[str]:
        return {option[0] for option in self.options(seat)}

    def say(self, seat: int, *answer: Any) -> Scene:
        """Answer one option: `say(1, "place", 4)`."""
        return self.answer(seat, self.wire.parse(self.ask(seat), list(answer)))

    def pick(self, seat: int, *values: Any) -> Scene:
        """Answer a question for several things: `pick(1, 4, 5)`."""
        ask = self.ask(seat)
        noun = ask.about.rpartition(".")[2]
        answer = self.wire.parse(ask, [[noun, value] for value in values])
        assert ask.allows(answer), f"{values} is not allowed for {ask.about}"
        return self.answer(seat, answer)

    def pass_all(self) -> Scene:
        """Everybody who is asked for a card passes, until something else is asked."""
        while not self.run.over and any(["pass"] in self.options(seat) for seat in self.asked):
            seat = next(seat for seat in self.asked if ["pass"] in self.options(seat))
            self.say(seat, "pass")
        return self

    def happened(self, name: str) -> list[dict[str, Any]]:
        """The values of every event of this name."""
        return [event.values for event in self.events if event.name == name]

    def view(self, seat: int) -> dict[str, Any]:
        return self.wire.view(view(self.s, seat))
