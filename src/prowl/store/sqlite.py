"""SQLite in WAL mode. One thread owns the file; what arrives together is committed together."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import msgspec

from .protocol import Conflict, Line, Note, SeatRow, TableRow, TalkRow

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, "asyncio.Future[Any]", asyncio.AbstractEventLoop]
Result = tuple[Any, Exception | None]

GROUP = 256

SCHEMA = """
create table if not exists secrets (name text primary key, value text not null);
create table if not exists tables (
    id text primary key, status text not null, host text not null, created real not null, head blob not null);
create index if not exists tables_by_status on tables (status, created);
create index if not exists tables_by_host on tables (host, created);
create table if not exists seats (
    table_id text not null, seat integer not null, guest text not null, body blob not null,
    primary key (table_id, seat)) without rowid;
create index if not exists seats_by_guest on seats (guest);
create table if not exists log (
    table_id text not null, seq integer not null, body blob not null,
    primary key (table_id, seq)) without rowid;
create table if not exists talk (
    table_id text not null, number integer not null, body blob not null,
    primary key (table_id, number)) without rowid;
create table if not exists notes (
    table_id text not null, name text not null, body blob not null,
    primary key (table_id, name)) without rowid;
create table if not exists devices (
    guest text not null, table_id text not null, seat integer not null,
    primary key (guest, table_id, seat)) without rowid;
create index if not exists devices_by_seat on devices (table_id, seat);
"""


class SqliteStore:
    """A store in one file. `durable=False` gives up the last moments at a power cut, never the order."""

    def __init__(self, path: str, *, durable: bool = True) -> None:
        self.path = path
        self.durable = durable
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._gathered: list[Job] = []
        self._thread: Thread | None = None

    async def open(self) -> None:
        self._thread = Thread(target=self._serve, name="prowl-store", daemon=True)
        self._thread.start()
        await self._do(lambda db: None)

    async def close(self) -> None:
        if self._thread is not None:
            self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    # -- the thread that owns the file -------------------------------------------------

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        if not self._gathered:
            # Waking the thread costs as much as a line: what this turn of the loop brings goes to it together.
            loop.call_soon(self._hand_over)
        self._gathered.append((work, done, loop))
        return await done

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._jobs.put(gathered)

    def _serve(self) -> None:
        db = sqlite3.connect(self.path, isolation_level=None, cached_statements=GROUP + 64)
        db.execute("pragma journal_mode = wal")
        db.execute(f"pragma synchronous = {'full' if self.durable else 'normal'}")
        db.executescript(SCHEMA)
        while (group := self._next()) is not None:
            self._commit(db, group)
        db.close()

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
        results = self._appended(db, group) or self._done(db, group)
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Any, Any, Exception | None]]] = {}
        for (_, done, loop), (value, failure) in zip(group, results, strict=True):
            by_loop.setdefault(loop, []).append((done, value, failure))
        for loop, settled in by_loop.items():
            try:
                loop.call_soon_threadsafe(_settle, settled)
            except RuntimeError:
                # The loop that asked is gone; what was asked is done all the same.
                continue

    @staticmethod
    def _appended(db: sqlite3.Connection, group: list[Job]) -> list[Result] | None:
        """A group of nothing but lines for logs is one statement, a transaction by itself.

        After every statement this thread waits for its turn among Python's threads: one wait instead of many.
        """
        row: list[Any] = []
        for work, _, _ in group:
            if not isinstance(work, _Append):
                return None
            row += work.row
        try:
            db.execute("insert into log values " + ",".join(["(?,?,?)"] * len(group)), row)
        except sqlite3.Error:
            # One of them is taken already, perhaps: one by one we shall know which.
            return None
        return [(None, None)] * len(group)

    def _done(self, db: sqlite3.Connection, group: list[Job]) -> list[Result]:
        """The jobs one after another; one that fails takes nothing else with it."""
        try:
            db.execute("begin immediate")
            results = [self._one(db, work) for work, _, _ in group]
            db.execute("commit")
        except sqlite3.Error as error:
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
            except sqlite3.IntegrityError as error:
                return None, error
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

    async def found(self, table: TableRow, seats: list[SeatRow], lines: list[Line], note: Note | None = None) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "insert into tables values (?, ?, ?, ?, ?)",
                (table.id, table.status, table.host, table.created, msgspec.json.encode(table)),
            )
            for seat in seats:
                _write_seat(db, table.id, seat)
            db.executemany(
                "insert into log values (?, ?, ?)",
                [(table.id, line.seq, msgspec.json.encode(line)) for line in lines],
            )
            if note is not None:
                _write_note(db, note)

        await self._do(work)

    async def seat(self, table: str, seat: SeatRow) -> None:
        await self._do(lambda db: _write_seat(db, table, seat))

    async def status(self, table: str, status: str) -> None:
        await self._do(lambda db: db.execute("update tables set status = ? where id = ?", (status, table)))

    async def note(self, *notes: Note) -> None:
        def work(db: sqlite3.Connection) -> None:
            for note in notes:
                _write_note(db, note)

        await self._do(work)

    async def append(self, table: str, line: Line) -> None:
        body = msgspec.json.encode(line)
        try:
            await self._do(_Append(table, line.seq, body))
        except sqlite3.IntegrityError:
            raise Conflict(table, line.seq) from None

    async def talk(self, table: str, row: TalkRow) -> None:
        body = msgspec.json.encode(row)
        await self._do(lambda db: db.execute("insert or replace into talk values (?, ?, ?)", (table, row.number, body)))

    async def load(self, table: str) -> tuple[TableRow, list[SeatRow], list[Line], list[TalkRow]] | None:
        def work(db: sqlite3.Connection) -> Any:
            head = db.execute("select head, status, id from tables where id = ?", (table,)).fetchone()
            if head is None:
                return None
            lines = db.execute("select body from log where table_id = ? order by seq", (table,)).fetchall()
            talk = db.execute("select body from talk where table_id = ? order by number", (table,)).fetchall()
            return _table(db, head), _seats(db, table), lines, talk

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

    async def tables(self, status: str, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        def work(db: sqlite3.Connection) -> Any:
            heads = db.execute(
                "select head, status, id from tables where status = ? order by created desc limit ?", (status, limit)
            ).fetchall()
            return [(_table(db, head), _seats(db, head[2])) for head in heads]

        return await self._do(work)

    async def tables_of(self, guest: str, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        def work(db: sqlite3.Connection) -> Any:
            heads = db.execute(
                "select head, status, id from tables"
                " where host = ?1 or id in (select table_id from seats where guest = ?1)"
                " or id in (select table_id from devices where guest = ?1)"
                " order by created desc limit ?2",
                (guest, limit),
            ).fetchall()
            return [(_table(db, head), _seats(db, head[2])) for head in heads]

        return await self._do(work)


class _Append:
    """One line for one log."""

    __slots__ = ("row",)

    def __init__(self, table: str, seq: int, body: bytes) -> None:
        self.row = (table, seq, body)

    def __call__(self, db: sqlite3.Connection) -> None:
        db.execute("insert into log values (?, ?, ?)", self.row)


def _settle(settled: list[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
    for done, value, failure in settled:
        if done.cancelled():
            continue
        if failure is None:
            done.set_result(value)
        else:
            done.set_exception(failure)


def _write_seat(db: sqlite3.Connection, table: str, seat: SeatRow) -> None:
    db.execute(
        "insert or replace into seats values (?, ?, ?, ?)", (table, seat.seat, seat.guest, msgspec.json.encode(seat))
    )
    db.execute("delete from devices where table_id = ? and seat = ?", (table, seat.seat))
    db.executemany("insert into devices values (?, ?, ?)", [(guest, table, seat.seat) for guest in seat.also])


def _write_note(db: sqlite3.Connection, note: Note) -> None:
    db.execute("insert or replace into notes values (?, ?, ?)", (note.table, note.name, msgspec.json.encode(note.body)))


def _seats(db: sqlite3.Connection, table: str) -> list[SeatRow]:
    rows = db.execute("select body from seats where table_id = ? order by seat", (table,)).fetchall()
    return [msgspec.json.decode(row[0], type=SeatRow) for row in rows]


def _table(db: sqlite3.Connection, head: tuple[bytes, str, str]) -> TableRow:
    table = msgspec.json.decode(head[0], type=TableRow)
    table.status = head[1]
    rows = db.execute("select name, body from notes where table_id = ?", (head[2],)).fetchall()
    table.notes = {name: msgspec.json.decode(body) for name, body in rows}
    return table
