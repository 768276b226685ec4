"""One game in motion: drives the flow from phase to phase and question to question.

A `Run` trusts its caller and remembers nothing; `Table` adds the log, checks and undo. Playouts
of bots use a bare `Run`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .errors import Closed, Over
from .flow import START
from .game import Game
from .prompts import Ask, Rule
from .state import State

NOTHING: dict[int, Ask] = {}


class Run:
    """The state, and who is being asked what."""

    __slots__ = ("_phase", "at_phase", "flow", "game", "pending", "state")

    def __init__(self, game: Game, state: State, at_phase: Callable[[State], None] | None = None) -> None:
        self.game = game
        self.state = state
        self.at_phase = at_phase
        self.pending: dict[int, Ask] = NOTHING
        self.flow = game.laid_out
        self._phase: Rule[None] | None = None

    @property
    def over(self) -> bool:
        return self.state.outcome != ""

    def start(self) -> None:
        """Begin at the phase at which the state stands; a new game enters its flow first."""
        try:
            if self.state.at == START:
                self.flow.go_on(self.state)
            self._run_phases()
        except Over:
            self._end()
        except Closed:
            self._go_on_behind()

    def send(self, seat: int, answer: Any) -> None:
        """Answer the open question of a seat. The answer must be one of those offered."""
        assert self._phase is not None
        try:
            try:
                waiting = self._phase.send((seat, answer))
            except StopIteration:
                self.flow.go_on(self.state)
                self._run_phases()
            else:
                self.pending = waiting if isinstance(waiting, dict) else {waiting.seat: waiting}
        except Over:
            self._end()
        except Closed:
            self._go_on_behind()

    def _go_on_behind(self) -> None:
        """A rule has closed the chapter: what follows it may ask, end the game, or close a chapter around it."""
        try:
            self.flow.leave_chapter(self.state)
            self._run_phases()
        except Over:
            self._end()
        except Closed:
            self._go_on_behind()

    def _run_phases(self) -> None:
        """Begin one phase after another until one asks something."""
        state, flow, marks = self.state, self.flow, self.flow.marks
        while True:
            if self.at_phase is not None:
                self.at_phase(state)
            phase = flow.phase(state) if state.turns else marks[state.at][1](state)
            if phase is not None:
                try:
                    waiting = next(phase)
                except StopIteration:
                    pass
                else:
                    self._phase = phase
                    self.pending = waiting if isinstance(waiting, dict) else {waiting.seat: waiting}
                    return
            flow.go_on(state)

    def _end(self) -> None:
        self._phase = None
        self.pending = NOTHING

    def must_act(self) -> list[int]:
        """The seats everyone is waiting for."""
        return [seat for seat, ask in self.pending.items() if not ask.optional]
