"""SQLite in WAL mode. What arrives together is committed together: lines by the loop, everything else by a thread."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from . import rows
from .desk import Change, Changing, Desk, Row, Waiting, append_all, settle
from .protocol import CannotOpen, Conflict, InUse, Line, NoRoom, Note, SeatRow, TableRow, TalkRow, TooMany

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, "asyncio.Future[Any]", asyncio.AbstractEventLoop]
Result = tuple[Any, Exception | None]

GROUP = 256

encode = msgspec.json.Encoder().encode


class SqliteStore:
    """A store in one file. `durable=False` gives up the last moments at a power cut, never the order.

    Of what is said at a table the last `talk_kept` lines are kept. `alone` keeps other servers out.
    """

    def __init__(
        self,
        path: str,
        *,
        durable: bool = True,
        talk_kept: int = 500,
        alone: bool = False,
        now: Callable[[], float] = perf_counter,
    ) -> None:
        self.path = path
        self.durable = durable
        self.alone = alone
        self.talk_kept = talk_kept
        self.now = now
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._gathered: list[Job] = []
        self._owner: Thread | None = None
        # Where the loop that opened the store writes lines by itself.
        self._desk: Desk | None = None
        # Holds the lock that keeps others out; it falls with the process, however that ends.
        self._lock: sqlite3.Connection | None = None

    async def open(self) -> None:
        if self.alone:
            self._lock = _locked(f"{self.path}-owner")
        loop = asyncio.get_running_loop()
        opened: asyncio.Future[None] = loop.create_future()

        def tell(failure: Exception | None) -> None:
            loop.call_soon_threadsafe(_settle, [(opened, None, failure)])

        thread = Thread(target=self._serve, args=(tell,), name="prowl-store", daemon=True)
        thread.start()
        try:
            await opened
        except CannotOpen:
            self._let_go()
            raise
        self._owner = thread
        try:
            self._desk = Desk(self._connected(), self.now, self._leave)
        except sqlite3.Error as error:
            await self.close()
            raise CannotOpen(str(error)) from None

    async def close(self) -> None:
        if self._desk is not None:
            self._desk.close()
            self._desk = None
        if self._owner is not None:
            self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(self._owner.join)
            self._owner = None
        self._let_go()

    def _let_go(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    # -- the thread that owns the file -------------------------------------------------

    def _do(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        if not self._gathered:
            # Waking the thread costs as much as a line: what this turn of the loop brings goes to it together.
            loop.call_soon(self._hand_over)
        self._gathered.append((work, done, loop))
        return done

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._jobs.put(gathered)

    def _leave(self, lines: list[Waiting], changes: list[Changing]) -> None:
        """The desk leaves these to the thread."""
        jobs: list[Job] = [(_Append(row), done, done.get_loop()) for row, done in lines]
        self._jobs.put(jobs + [(_changed(change), done, done.get_loop()) for change, done in changes])

    def _serve(self, tell: Callable[[Exception | None], None]) -> None:
        try:
            db = self._prepared()
        except (sqlite3.Error, msgspec.MsgspecError, ValueError) as error:
            tell(CannotOpen(str(error)))
            return
        tell(None)
        while (group := self._next()) is not None:
            self._commit(db, group)
        db.close()

    def _prepared(self) -> sqlite3.Connection:
        db = self._connected()
        try:
            db.execute("pragma journal_mode = wal")
            rows.prepare(db)
        except (sqlite3.Error, msgspec.MsgspecError):
            db.close()
            raise
        return db

    def _connected(self) -> sqlite3.Connection:
        # Each connection has one owner; who closes the store may be somebody else.
        db = sqlite3.connect(self.path, isolation_level=None, cached_statements=GROUP + 64, check_same_thread=False)
        db.execute(f"pragma synchronous = {'full' if self.durable else 'normal'}")
        return db

    def _next(self) -> list[Job] | None:
        """What is to be done now: everything that has come since the last time, up to a limit."""
        group = self._jobs.get()
        while group is not None and len(group) < GROUP and not self._jobs.empty():
            more = self._jobs.get()
            if more is None:
                # The last thing anybody puts there: done after this group.
                self._jobs.put(None)
                break
            group = group + more
        return group

    def _commit(self, db: sqlite3.Connection, group: list[Job]) -> None:
        """Do the jobs of a group in one transaction, and wake those who wait, each loop once."""
        try:
            results = self._appended(db, group) or self._done(db, group)
        except Exception as error:
            # Whatever went wrong: who waits must hear of it, and those who come next need this thread.
            results = [(None, error)] * len(group)
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Any, Any, Exception | None]]] = {}
        for (_, done, loop), (value, failure) in zip(group, results, strict=True):
            by_loop.setdefault(loop, []).append((done, value, _named(failure)))
        for loop, settled in by_loop.items():
            try:
                loop.call_soon_threadsafe(_settle, settled)
            except RuntimeError:
                # The loop that asked is gone; what was asked is done all the same.
                continue

    @staticmethod
    def _appended(db: sqlite3.Connection, group: list[Job]) -> list[Result] | None:
        """A group of nothing but lines for logs is one statement.

        After every statement this thread waits for its turn among Python's threads: one wait instead of many.
        """
        rows = [work.row for work, _, _ in group if isinstance(work, _Append)]
        if db.in_transaction or len(rows) < len(group) or not append_all(db, rows):
            # If one of them is taken already, we shall know which, one by one. What a mistake has left open ends there.
            return None
        return [(None, None)] * len(group)

    def _done(self, db: sqlite3.Connection, group: list[Job]) -> list[Result]:
        """The jobs one after another; one that fails takes nothing else with it."""
        try:
            db.execute("begin immediate")
            results = [self._one(db, work) for work, _, _ in group]
            db.execute("commit")
        except Exception as error:
            if db.in_transaction:
                db.execute("rollback")
            results = [(None, error)] * len(group)
        return results

    @staticmethod
    def _one(db: sqlite3.Connection, work: Work) -> Result:
        if isinstance(work, _Append):
            # One statement undoes itself when it fails: the commonest job needs no savepoint.
            try:
                return work(db), None
            except sqlite3.IntegrityError:
                return None, Conflict(*work.row[:2])
        db.execute("savepoint job")
        try:
            value = work(db)
        except Exception as error:
            db.execute("rollback to job")
            return None, error
        finally:
            db.execute("release job")
        return value, None

    # -- what is kept -------------------------------------------------------------------

    async def secret(self, name: str, fresh: str) -> str:
        def work(db: sqlite3.Connection) -> str:
            db.execute("insert or ignore into secrets values (?, ?)", (name, fresh))
            return str(db.execute("select value from secrets where name = ?", (name,)).fetchone()[0])

        return await self._do(work)

    async def found(
        self,
        table: TableRow,
        seats: list[SeatRow],
        lines: list[Line],
        note: Note | None = None,
        most: int | None = None,
    ) -> None:
        def work(db: sqlite3.Connection) -> None:
            # Counted in the job that founds: nobody founds another one in between.
            if most is not None and rows.unfinished(db, table.host) >= most:
                raise TooMany(table.host, most)
            rows.write_table(db, table)
            for seat in seats:
                rows.write_seat(db, table.id, seat)
            db.executemany(
                "insert into log values (?, ?, ?)",
                [(table.id, line.seq, msgspec.json.encode(line)) for line in lines],
            )
            if note is not None:
                rows.write_note(db, note)

        await self._do(work)

    async def unfinished(self, host: str) -> int:
        return await self._do(lambda db: rows.unfinished(db, host))

    async def laid_out(self, host: str, since: float) -> tuple[int, int]:
        return await self._do(lambda db: rows.laid_out(db, host, since))

    async def seat(self, table: str, seat: SeatRow) -> None:
        await self._do(lambda db: rows.write_seat(db, table, seat))

    def status(self, table: str, status: str) -> Awaitable[None]:
        change, desk = ("update tables set status = ? where id = ?", (status, table)), self._own_desk()
        return self._do(_changed(change)) if desk is None else desk.change(change)

    async def note(self, *notes: Note) -> None:
        def work(db: sqlite3.Connection) -> None:
            for note in notes:
                rows.write_note(db, note)

        await self._do(work)

    async def noted(self, name: str, tables: list[str]) -> dict[str, tuple[Any, int]]:
        return await self._do(lambda db: rows.read_notes(db, name, tables))

    def append(self, table: str, line: Line) -> Awaitable[None]:
        row, desk = (table, line.seq, encode(line)), self._own_desk()
        return self._do(_Append(row)) if desk is None else desk.take(row)

    def _own_desk(self) -> Desk | None:
        """The desk, if who asks runs on its loop."""
        desk = self._desk
        return desk if desk is not None and desk.loop is asyncio.get_running_loop() else None

    async def talk(self, table: str, row: TalkRow) -> None:
        body = msgspec.json.encode(row)

        def work(db: sqlite3.Connection) -> None:
            db.execute("insert or replace into talk values (?, ?, ?)", (table, row.number, body))
            db.execute("delete from talk where table_id = ? and number <= ?", (table, row.number - self.talk_kept))

        await self._do(work)

    async def load(self, table: str) -> tuple[TableRow, list[SeatRow], list[Line], list[TalkRow]] | None:
        def work(db: sqlite3.Connection) -> Any:
            head = db.execute("select head, status, id from tables where id = ?", (table,)).fetchone()
            if head is None:
                return None
            lines = db.execute("select body from log where table_id = ? order by seq", (table,)).fetchall()
            talk = db.execute(
                "select body from talk where table_id = ? order by number desc limit ?", (table, self.talk_kept)
            ).fetchall()
            return rows.read_table(db, head), rows.read_seats(db, [table])[table], lines, talk[::-1]

        found = await self._do(work)
        if found is None:
            return None
        row, seats, lines, talk = found
        return (
            row,
            seats,
            [msgspec.json.decode(line[0], type=Line) for line in lines],
            [msgspec.json.decode(row[0], type=TalkRow) for row in talk],
        )

    async def tables(self, status: str, limit: int, *, listed: bool = False) -> rows.Listed:
        which = "status = ? and listed = 1" if listed else "status = ?"

        def work(db: sqlite3.Connection) -> rows.Listed:
            return rows.read_list(db, f"where {which} order by created desc limit ?", (status, limit))

        return await self._do(work)

    async def tables_of(self, guest: str, limit: int) -> rows.Listed:
        which = (
            "where host = ?1 or id in (select table_id from seats where guest = ?1)"
            " or id in (select table_id from devices where guest = ?1)"
            " order by created desc limit ?2"
        )
        return await self._do(lambda db: rows.read_list(db, which, (guest, limit)))


class _Append:
    """One line for one log."""

    __slots__ = ("row",)

    def __init__(self, row: Row) -> None:
        self.row = row

    def __call__(self, db: sqlite3.Connection) -> None:
        db.execute("insert into log values (?, ?, ?)", self.row)


def _changed(change: Change) -> Callable[[sqlite3.Connection], None]:
    def work(db: sqlite3.Connection) -> None:
        db.execute(*change)

    return work


def _settle(settled: list[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
    for each in settled:
        settle(*each)


def _locked(path: str) -> sqlite3.Connection:
    """A lock that the system takes back when its owner dies."""
    try:
        lock = sqlite3.connect(path, isolation_level=None, timeout=0, check_same_thread=False)
    except sqlite3.Error as error:
        raise CannotOpen(str(error)) from None
    try:
        lock.execute("begin exclusive")
    except sqlite3.Error as error:
        lock.close()
        raise (InUse if "locked" in str(error) else CannotOpen)(str(error)) from None
    return lock


def _named(failure: Exception | None) -> Exception | None:
    full = isinstance(failure, sqlite3.OperationalError) and "full" in str(failure)
    return NoRoom(str(failure)) if full else failure
