"""How the game stands: what each pair of eyes is told besides its view, and what can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prowl.kernel.views import SPECTATOR

from .protocol import StateUpdate

if TYPE_CHECKING:
    from .host import TableHost


class Standing:
    """The standing of one table."""

    def __init__(self, host: TableHost) -> None:
        self.host = host
        # Whether the last decision can be taken back alone, and at which version that was asked.
        self._undoable: tuple[int, bool] = (-1, False)

    def told(self, since: int = -1) -> StateUpdate:
        """Everything but the view, the question and the events, as far as it is the same for everybody."""
        host, going = self.host, self.host.going
        table = going.table
        result = table.result
        resigned = "resigned" if host.row.status == "over" and result is None else ""
        return StateUpdate(
            version=going.version,
            seat=SPECTATOR,
            first_event=0,
            events=[],
            waiting=sorted(table.waiting_for) if host.playing else [],
            since=since,
            outcome=result.outcome if result else resigned,
            winners=list(result.winners) if result else [],
            scores=list(result.scores) if result else [],
            undone=len(table.undone),
        )

    def address(self, told: StateUpdate, seat: int) -> None:
        """Make the same an update for one pair of eyes."""
        told.seat = seat
        if seat >= 0:
            told.question = self.host.going.turns[seat]
            told.can_undo = self.can_undo(seat)
            told.can_redo = bool(told.undone) and self.can_redo(seat)
        else:
            told.question, told.can_undo, told.can_redo = 0, False, False

    def look_back(self) -> None:
        """Find out whether the last decision can be taken back alone, as long as the state before it is at hand."""
        host = self.host
        table, lens = host.table, host.audience.lens
        last = host.told == host.going.version - 1 and host.going.last == "decide"
        if lens is not None and last and not table.undone:
            learned = lens.was_learned(table.state)
            if learned is not None:
                self._undoable = (host.going.version, not learned)

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take back its last decision alone."""
        host, going = self.host, self.host.going
        log = going.table.log
        if not log or log[-1].seat != seat or not host.playing:
            return False
        if self._undoable[0] != going.version:
            self._undoable = (going.version, going.table.can_undo(seat))
        return self._undoable[1]

    def can_redo(self, seat: int) -> bool:
        table = self.host.table
        return self.host.playing and bool(table.undone) and table.undone[-1].seat == seat
