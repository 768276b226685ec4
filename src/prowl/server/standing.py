"""How the game stands: what each pair of eyes is told besides its view, and what can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from prowl.kernel.views import SPECTATOR

from .problems import Denied
from .protocol import StateUpdate
from .turns import NO_TURN, Turn

if TYPE_CHECKING:
    from .host import TableHost


# No seat, and not the spectators either.
NOBODY = -2


class Rights(NamedTuple):
    """How often each seat was asked another question, and who may take back or do again alone."""

    questions: list[int]
    undoer: int
    redoer: int

    def address(self, told: StateUpdate, seat: int) -> None:
        """Make an update for everybody one for a single pair of eyes."""
        told.seat = seat
        told.question = self.questions[seat] if seat >= 0 else 0
        told.can_undo = seat == self.undoer
        told.can_redo = seat == self.redoer


class Standing:
    """The standing of one table."""

    def __init__(self, host: TableHost) -> None:
        self.host = host
        # Whether the last decision can be taken back alone, and at which version that was asked.
        self._undoable: tuple[int, bool] = (-1, False)
        self._turn: Turn | None = None

    def told(self, since: int = -1, first: int = 0) -> StateUpdate:
        """Everything but the view and the question, as far as it is the same for everybody.

        Told are the changes since a version, and the events from number `first` on.
        """
        host, going = self.host, self.host.going
        table = going.table
        waiting = sorted(table.waiting_for) if host.playing else []
        self._turn = Turn(table.state.round, tuple(waiting))
        result = table.result
        resigned = "resigned" if host.row.status == "over" and result is None else ""
        return StateUpdate(
            version=going.version,
            seat=SPECTATOR,
            first_event=first,
            events=[],
            waiting=waiting,
            since=since,
            outcome=result.outcome if result else resigned,
            winners=list(result.winners) if result else [],
            scores=list(result.scores) if result else [],
            undone=len(table.undone),
        )

    def begin(self) -> None:
        """The game was laid on the table anew."""
        self._turn = None

    def turn(self) -> Turn:
        """Whose turn it is, as it was last told: what is not durable yet is told nobody."""
        if not self.host.playing or self.host.history is None:
            return NO_TURN
        if self._turn is None:
            table = self.host.table
            self._turn = Turn(table.state.round, tuple(sorted(table.waiting_for)))
        return self._turn

    def rights(self) -> Rights:
        return Rights(self.host.going.turns, self._undoer(), self._redoer())

    def look_back(self) -> None:
        """Find out whether the last decision can be taken back alone, as long as the state before it is at hand."""
        host = self.host
        table, lens = host.table, host.audience.lens
        last = host.told == host.going.version - 1 and host.going.last == "decide"
        if lens is not None and last and not table.undone:
            learned = lens.was_learned(table.state)
            if learned is not None:
                self._undoable = (host.going.version, not learned)

    def check_room(self) -> None:
        """Whatever adds a line counts, or a log could grow without end by taking back and doing again."""
        most = self.host.services.config.limits.decisions
        if self.host.going.version >= most:
            raise Denied("game-too-long", 409, most=most)

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take back its last decision alone."""
        return seat == self._undoer()

    def can_redo(self, seat: int) -> bool:
        return seat == self._redoer()

    def _undoer(self) -> int:
        going = self.host.going
        log = going.table.log
        if not log or not self.host.playing:
            return NOBODY
        last = log[-1].seat
        if self._undoable[0] != going.version:
            self._undoable = (going.version, going.table.can_undo(last))
        return last if self._undoable[1] else NOBODY

    def _redoer(self) -> int:
        undone = self.host.table.undone
        return undone[-1].seat if undone and self.host.playing else NOBODY
