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
from .players import Player
from .prompts import Ask, Rule, Waiting
from .state import State

NOTHING: dict[int, Ask] = {}


def is_compiled() -> bool:
    """Whether this package was compiled (`make wheel-fast`)."""
    return not __file__.endswith(".py")


class Run:
    """The state, and who is being asked what."""

    __slots__ = ("_phase", "asked", "at_phase", "flow", "game", "state", "until")

    def __init__(self, game: Game, state: State, at_phase: Callable[[State], None] | None = None) -> None:
        self.game = game
        self.state = state
        self.at_phase = at_phase
        # What the rules wait for: one question, or several by seat.
        self.asked: Waiting = NOTHING
        # Whether the next phase is beyond the end of a playout.
        self.until: Callable[[State], bool] | None = None
        self.flow = game.laid_out
        self._phase: Rule[None] | None = None

    @property
    def pending(self) -> dict[int, Ask]:
        """The open questions by seat."""
        asked = self.asked
        return asked if isinstance(asked, dict) else {asked.seat: asked}

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
                self.asked = self._phase.send((seat, answer))
            except StopIteration:
                self.flow.go_on(self.state)
                self._run_phases()
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

    def play_out(self, player: Player, until: Callable[[State], bool] | None = None) -> None:
        """The player answers for everybody to the end of the game, or up to the first question in a phase before
        which `until` says so."""
        state = self.state
        if state.outcome or (until is not None and until(state)):
            return
        state.player, self.until = player, until
        try:
            if self._phase is None:
                self.start()
            while self._phase is not None and state.player is not None:
                self.send(*player.reply(state, self.pending))
        finally:
            state.player = self.until = None

    def _run_phases(self) -> None:
        """Begin one phase after another until one asks something."""
        state, flow, marks = self.state, self.flow, self.flow.marks
        while True:
            if self.until is not None and self.until(state):
                # From here on questions wait again.
                state.player = None
            if self.at_phase is not None:
                self.at_phase(state)
            phase = flow.phase(state) if state.turns else marks[state.at][1](state)
            if phase is not None:
                asked = next(phase, None)
                if asked is not None:
                    self._phase, self.asked = phase, asked
                    return
            flow.go_on(state)

    def _end(self) -> None:
        self._phase = None
        self.asked = NOTHING

    def must_act(self) -> list[int]:
        """The seats everyone is waiting for."""
        return [seat for seat, ask in self.pending.items() if not ask.optional]
