"""What the log of a table does not say, written down from time to time and at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prowl.store import Note

from .turns import turn_note
from .upgrades import save_point

if TYPE_CHECKING:
    from .host import TableHost

# Seconds between two notes of a table's clocks, and of its save points.
CLOCKS = 5.0
SAVES = 30.0


class Notes:
    """The notes of one table."""

    def __init__(self, host: TableHost) -> None:
        self.host = host
        self.at = host.now()
        self.saved = -1

    def are_old(self) -> bool:
        return self.host.now() - self.at >= (CLOCKS if self.host.clocks.mode != "none" else SAVES)

    async def keep_up(self) -> None:
        async with self.host.lock:
            await self.write()

    async def write(self) -> None:
        """How much time is left, whose turn it is, and a save point for the day the rules change. The lock is held."""
        host = self.host
        self.at = host.now()
        if not host.playing or host.history is None:
            return
        notes = []
        if host.history.version != self.saved:
            self.saved = host.history.version
            notes += [Note(host.id, "save", save_point(host.table, self.saved)), turn_note(host)]
        if host.clocks.mode != "none":
            notes.append(Note(host.id, "clocks", host.clocks.kept(self.at)))
        if notes:
            await host.store.note(*notes)

    def restore_clocks(self) -> None:
        """The server was down: what was left when it stopped is left now."""
        kept = self.host.row.notes.get("clocks")
        if kept:
            self.host.clocks.restore(kept, self.host.now())
