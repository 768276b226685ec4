"""The loop's own way to the file: what comes together is written at once, while the disk keeps nobody waiting.

To hand lines to a thread and to be told that they are kept costs more than a quick disk takes to keep them. A slow disk
would stop every table, so it is left to the thread.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Any

# A row of the log: table, number, content.
Row = tuple[str, int, bytes]
# A statement that changes a row or two, and its values.
Change = tuple[str, tuple[Any, ...]]
# A row or a change, and who waits until it is kept.
Waiting = tuple[Row, "asyncio.Future[None]"]
Changing = tuple[Change, "asyncio.Future[None]"]

# Seconds that everybody may be kept waiting now and then. If it takes longer, so many groups are left to the thread,
# and twice as many each time it happens again.
SLOW = 0.01
SHUNNED = 50
SHUNNED_AT_MOST = 50_000
# Groups written here in a row. Then one is left to the thread, which clears the write-ahead log if that has grown long.
IN_A_ROW = 500
# Rows that one statement takes.
MOST = 256
# Turns of the loop for which lines wait for others while each turn brings some: a commit costs more than a turn.
TURNS = 4


@lru_cache(MOST)
def _insert(count: int) -> str:
    return "insert into log values " + ",".join(["(?,?,?)"] * count)


def append_all(db: sqlite3.Connection, rows: Sequence[Row]) -> bool:
    """Add rows in one statement, a transaction by itself. Either all of them are there afterwards, or none."""
    values = [value for row in rows for value in row]
    try:
        db.execute(_insert(len(rows)), values)
    except Exception:
        return False
    return True


def write_all(db: sqlite3.Connection, rows: Sequence[Row], changes: Sequence[Change]) -> bool:
    """Make changes and add rows in one transaction. Where one is open still, nothing would be kept."""
    if db.in_transaction and not _rolled_back(db):
        return False
    if not changes:
        return append_all(db, rows)
    try:
        db.execute("begin immediate")
        for statement, values in changes:
            db.execute(statement, values)
        written = not rows or append_all(db, rows)
        if written:
            db.execute("commit")
    except Exception:
        # Whatever it was, the thread will come upon it again, and say so.
        written = False
    if not written:
        _rolled_back(db)
    return written


def _rolled_back(db: sqlite3.Connection) -> bool:
    """End what was begun; if even that fails, the next group begins with it."""
    try:
        if db.in_transaction:
            db.execute("rollback")
    except Exception:
        return False
    return True


class Desk:
    """Gathers the lines of one loop and what else is soon done, and writes them or leaves them to the thread."""

    def __init__(
        self,
        db: sqlite3.Connection,
        now: Callable[[], float],
        leave: Callable[[list[Waiting], list[Changing]], None],
    ) -> None:
        self.db = db
        self.now = now
        self.leave = leave
        self.loop = asyncio.get_running_loop()
        self.lines: list[Waiting] = []
        self.changes: list[Changing] = []
        # How many lines there were at the last turn of the loop, and how many turns they have waited for more.
        self.counted = self.turns = 0
        # Groups still to be written here; below zero, to be left to the thread.
        self.mine = IN_A_ROW
        self.shunned = SHUNNED
        # The last line that the thread has.
        self.last_left: asyncio.Future[None] | None = None
        db.execute("pragma wal_autocheckpoint = 0")
        # Whoever else is writing is not waited for.
        db.execute("pragma busy_timeout = 0")

    def take(self, row: Row) -> asyncio.Future[None]:
        """Add a line to a log."""
        done = self._soon()
        self.lines.append((row, done))
        return done

    def change(self, change: Change) -> asyncio.Future[None]:
        """Change a row: the thread would hold up all lines meanwhile."""
        done = self._soon()
        self.changes.append((change, done))
        return done

    def _soon(self) -> asyncio.Future[None]:
        if not self.lines and not self.changes:
            # What comes together shares one commit.
            self.loop.call_soon(self._see_to_it)
        return self.loop.create_future()

    def _see_to_it(self, _: object = None) -> None:
        if self.last_left is not None and not self.last_left.done():
            # The thread can clear the write-ahead log only while nobody else writes.
            self.last_left.add_done_callback(self._see_to_it)
            return
        if self._more_may_come():
            self.loop.call_soon(self._see_to_it)
            return
        lines, changes = self._gathered()
        if not lines and not changes:
            return
        if self._is_mine(len(lines)) and self._write([row for row, _ in lines], [change for change, _ in changes]):
            for _, done in lines:
                settle(done, None, None)
            for _, done in changes:
                settle(done, None, None)
        else:
            self._leave(lines, changes)

    def _more_may_come(self) -> bool:
        """Whether the last turn of the loop has brought lines: then the next one may, too."""
        count = len(self.lines)
        if count > self.counted and self.turns < TURNS:
            self.counted, self.turns = count, self.turns + 1
            return True
        self.counted = self.turns = 0
        return False

    def _gathered(self) -> tuple[list[Waiting], list[Changing]]:
        gathered = self.lines, self.changes
        self.lines, self.changes = [], []
        return gathered

    def _is_mine(self, count: int) -> bool:
        if self.mine > 0:
            self.mine -= 1
            return count <= MOST
        self.mine = self.mine + 1 if self.mine < 0 else IN_A_ROW
        return False

    def _write(self, rows: Sequence[Row], changes: Sequence[Change]) -> bool:
        started = self.now()
        written = write_all(self.db, rows, changes)
        if self.now() - started > SLOW:
            self.mine, self.shunned = -self.shunned, min(self.shunned * 2, SHUNNED_AT_MOST)
        else:
            self.shunned = SHUNNED
        return written

    def _leave(self, lines: list[Waiting], changes: list[Changing]) -> None:
        """Whoever waits may stop waiting; the desk does not, until the thread is done."""
        left = [(row, self._on_behalf_of(done)) for row, done in lines]
        changing = [(change, self._on_behalf_of(done)) for change, done in changes]
        if left or changing:
            self.last_left = (changing or left)[-1][1]
            self.leave(left, changing)

    def _on_behalf_of(self, done: asyncio.Future[None]) -> asyncio.Future[None]:
        kept: asyncio.Future[None] = self.loop.create_future()
        kept.add_done_callback(partial(_pass_on, done))
        return kept

    def close(self) -> None:
        """What is not written yet is left to the thread."""
        self._leave(*self._gathered())
        self.db.close()


def settle(done: asyncio.Future[Any], value: Any, failure: BaseException | None) -> None:
    """Tell who waits what has come of it, if anybody still does."""
    if done.cancelled():
        return
    if failure is None:
        done.set_result(value)
    else:
        done.set_exception(failure)


def _pass_on(done: asyncio.Future[None], kept: asyncio.Future[None]) -> None:
    settle(done, None, kept.exception())
