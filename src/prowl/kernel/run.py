"""One game in motion: drives the flow from phase to phase and question to question.

A `Run` trusts its caller and remembers nothing; `Table` adds the log, checks and undo. Playouts
of bots use a bare `Run`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .errors import Over
from .flow import enter, step
from .game import Game
from .prompts import Ask, Rule
from .state import State

NOTHING: dict[int, Ask] = {}


class Run:
    """The state, and who is being asked what."""

    __slots__ = ("_flow", "at_phase", "game", "pending", "state")

    def __init__(self, game: Game, state: State, at_phase: Callable[[State], None] | None = None) -> None:
        self.game = game
        self.state = state
        self.at_phase = at_phase
        self.pending: dict[int, Ask] = NOTHING
        self._flow: Rule[None] | None = None

    @property
    def over(self) -> bool:
        return self.state.outcome != ""

    def start(self) -> None:
        """Begin at the phase the state points at; a new game enters its flow first."""
        try:
            if not self.state.path:
                self._enter(enter(self.game.flow, self.state, ()))
            self._phase()
        except Over:
            self._end()

    def send(self, seat: int, answer: Any) -> None:
        """Answer the open question of a seat. The answer must be one of those offered."""
        assert self._flow is not None
        try:
            try:
                waiting = self._flow.send((seat, answer))
            except StopIteration:
                self._next()
            else:
                self.pending = {waiting.seat: waiting} if type(waiting) is Ask else waiting
        except Over:
            self._end()

    def _phase(self) -> None:
        """Run phases until one asks something."""
        while True:
            if self.at_phase is not None:
                self.at_phase(self.state)
            phase, seats = self.game.flow.here(self.state, 0, ())
            self._flow = phase(self.state, *seats)
            if self._flow is not None:
                try:
                    waiting = next(self._flow)
                except StopIteration:
                    pass
                else:
                    self.pending = {waiting.seat: waiting} if type(waiting) is Ask else waiting
                    return
            self._enter(step(self.game.flow, self.state, 0, ()))

    def _next(self) -> None:
        self._enter(step(self.game.flow, self.state, 0, ()))
        self._phase()

    @staticmethod
    def _enter(found: bool) -> None:
        if not found:
            raise ValueError("the flow ended without an outcome: call finish()")

    def _end(self) -> None:
        self._flow = None
        self.pending = NOTHING

    def must_act(self) -> list[int]:
        """The seats everyone is waiting for."""
        return [seat for seat, ask in self.pending.items() if not ask.optional]
