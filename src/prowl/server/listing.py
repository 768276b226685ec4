"""The list of open tables, which anybody may ask for as often as they like."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from prowl.store import SeatRow, Store, TableRow

from .turns import Turn, kept_turns

SHOWN = 100
# Seconds for which a list is good enough.
FRESH = 1.0

Rows = list[tuple[TableRow, list[SeatRow]]]


class OpenTables:
    """The newest listed tables that gather or play, read at most once a second."""

    def __init__(self, store: Store, now: Callable[[], float], count: Callable[[], int]) -> None:
        self.store, self.now, self.count = store, now, count
        self._lock = asyncio.Lock()
        self._read = float("-inf")
        self._rows: Rows = []
        # At any table of the server, listed or not.
        self.people = 0
        # Whose turn it was at those that are not in the hall.
        self.turns: dict[str, Turn] = {}

    async def rows(self) -> Rows:
        """Those that gather first. Who asks while the list is being read waits for it."""
        async with self._lock:
            if self.now() - self._read >= FRESH:
                await self._read_again()
            return self._rows

    async def _read_again(self) -> None:
        # Noted before it is read: a table that is founded meanwhile makes it old again.
        self._read = self.now()
        try:
            gathering = await self.store.tables("gathering", SHOWN, listed=True)
            playing = await self.store.tables("playing", SHOWN, listed=True)
            self.turns = await kept_turns(self.store, (row for row, _ in playing))
            self._rows = [*gathering, *playing]
            self.people = self.count()
        except Exception:
            self.forget()
            raise

    def forget(self) -> None:
        """There is a new table: whoever asks next must see it."""
        self._read = float("-inf")
