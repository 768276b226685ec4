"""How the game stands: what each pair of eyes is told besides its view, and what can be taken back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from .protocol import StateUpdate

if TYPE_CHECKING:
    from .host import TableHost


class Standing:
    """The standing of one table."""

    def __init__(self, host: TableHost) -> None:
        self.host = host
        # Whether the last decision can be taken back alone, and at which version that was asked.
        self._undoable: tuple[int, bool] = (-1, False)

    def told(self, eyes: Iterable[int], since: int = -1) -> dict[int, StateUpdate]:
        """For each pair of eyes everything but the view, the question and the events."""
        host, going, alike = self.host, self.host.going, self._alike(since)
        playing, redo = host.playing, self.host.table.undone
        found = {}
        for seat in eyes:
            told = found[seat] = StateUpdate(seat=seat, **alike)
            if seat >= 0:
                told.question = going.turns[seat]
                told.can_undo = playing and self.can_undo(seat)
                told.can_redo = bool(redo) and self.can_redo(seat)
        return found

    def _alike(self, since: int) -> dict[str, Any]:
        """What is the same for everybody."""
        host, table = self.host, self.host.table
        result = table.result
        resigned = "resigned" if host.row.status == "over" and result is None else ""
        return {
            "version": host.going.version,
            "first_event": 0,
            "events": [],
            "waiting": sorted(table.waiting_for) if host.playing else [],
            "since": since,
            "outcome": result.outcome if result else resigned,
            "winners": list(result.winners) if result else [],
            "scores": list(result.scores) if result else [],
            "undone": len(table.undone),
        }

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take back its last decision alone."""
        host = self.host
        table = host.table
        if not host.playing or not table.log or table.log[-1].seat != seat:
            return False
        version = host.going.version
        if self._undoable[0] != version:
            self._undoable = (version, self._nothing_learned())
        return self._undoable[1]

    def _nothing_learned(self) -> bool:
        """Compare with the state last told, which is the one before the last decision, if that is the last line."""
        host, table, lens = self.host, self.host.table, self.host.audience.lens
        learned = None
        last = host.told == host.going.version - 1 and host.going.last == "decide"
        if lens is not None and last and not table.undone:
            learned = lens.was_learned(table.state)
        return table.can_undo(table.log[-1].seat) if learned is None else not learned

    def can_redo(self, seat: int) -> bool:
        table = self.host.table
        return self.host.playing and bool(table.undone) and table.undone[-1].seat == seat
