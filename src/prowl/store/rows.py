"""How tables lie in the rows of SQLite."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from .hashes import hashed
from .protocol import Note, SeatRow, TableRow

Listed = list[tuple[TableRow, list[SeatRow]]]

SCHEMA = """
create table if not exists secrets (name text primary key, value text not null);
create table if not exists tables (
    id text primary key, status text not null, host text not null, created real not null, head blob not null,
    listed integer not null default 0);
create index if not exists tables_by_status on tables (status, created);
create index if not exists tables_by_host on tables (host, created);
create index if not exists tables_going on tables (host) where status != 'over';
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

# Databases of the first servers do not have this column; its index can only follow it.
ADD_LISTED = """
alter table tables add column listed integer not null default 0;
update tables set listed = coalesce(json_extract(cast(head as text), '$.terms.listed'), 0);
"""
# From this version on guests are named by the hashes of what their cookies hold.
HASHED = 1
BY_LISTED = "create index if not exists tables_by_listed on tables (status, created) where listed = 1;"
# Whether a table was laid out from a file: in the same words where it is counted, or the index is of no use.
LAID_OUT = "json_extract(cast(head as text), '$.terms.origin') = 'replay'"
BY_LAID_OUT = f"create index if not exists tables_laid_out on tables (host, created) where {LAID_OUT};"


def prepare(db: sqlite3.Connection) -> None:
    """Make what is missing, in one transaction, which also finds out whether the file can be written."""
    db.execute("begin immediate")
    _run(db, SCHEMA)
    if "listed" not in [column[1] for column in db.execute("pragma table_info(tables)")]:
        _run(db, ADD_LISTED)
    _run(db, BY_LISTED + BY_LAID_OUT)
    if db.execute("pragma user_version").fetchone()[0] < HASHED:
        _hash_guests(db)
        db.execute(f"pragma user_version = {HASHED}")
    db.execute("commit")


def _hash_guests(db: sqlite3.Connection) -> None:
    """Databases of earlier servers name guests by what their cookies hold, with which anybody could sign one."""
    db.execute("pragma secure_delete = on")
    for table, head in db.execute("select id, head from tables").fetchall():
        row = msgspec.json.decode(head, type=TableRow)
        row.host = hashed(row.host) if row.host else ""
        db.execute("update tables set host = ?, head = ? where id = ?", (row.host, msgspec.json.encode(row), table))
    for table, body in db.execute("select table_id, body from seats").fetchall():
        seat = msgspec.json.decode(body, type=SeatRow)
        seat.guest, seat.also = hashed(seat.guest) if seat.guest else "", [hashed(each) for each in seat.also]
        write_seat(db, table, seat)
    db.execute("pragma secure_delete = off")


def _run(db: sqlite3.Connection, script: str) -> None:
    """The statements of a script, in the transaction that is open; `executescript` would end it."""
    for statement in filter(str.strip, script.split(";")):
        db.execute(statement)


def write_seat(db: sqlite3.Connection, table: str, seat: SeatRow) -> None:
    db.execute(
        "insert or replace into seats values (?, ?, ?, ?)", (table, seat.seat, seat.guest, msgspec.json.encode(seat))
    )
    db.execute("delete from devices where table_id = ? and seat = ?", (table, seat.seat))
    db.executemany("insert into devices values (?, ?, ?)", [(guest, table, seat.seat) for guest in seat.also])


def write_note(db: sqlite3.Connection, note: Note) -> None:
    db.execute("insert or replace into notes values (?, ?, ?)", (note.table, note.name, msgspec.json.encode(note.body)))


def write_table(db: sqlite3.Connection, table: TableRow) -> None:
    db.execute(
        "insert into tables (id, status, host, created, head, listed) values (?, ?, ?, ?, ?, ?)",
        (
            *(table.id, table.status, table.host, table.created),
            *(msgspec.json.encode(table), bool(table.terms.get("listed"))),
        ),
    )


def unfinished(db: sqlite3.Connection, host: str) -> int:
    found = db.execute("select count(*) from tables where host = ? and status != 'over'", (host,))
    return int(found.fetchone()[0])


def laid_out(db: sqlite3.Connection, host: str, since: float) -> tuple[int, int]:
    mine = db.execute(f"select count(*) from tables where host = ? and created > ? and {LAID_OUT}", (host, since))
    everybodys = db.execute(f"select count(*) from tables where {LAID_OUT}")
    return int(mine.fetchone()[0]), int(everybodys.fetchone()[0])


def read_seats(db: sqlite3.Connection, tables: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of all these tables, by one statement."""
    found: dict[str, list[SeatRow]] = {table: [] for table in tables}
    marks = ",".join("?" * len(tables))
    rows = db.execute(f"select table_id, body from seats where table_id in ({marks}) order by table_id, seat", tables)
    for table, body in rows.fetchall():
        found[table].append(msgspec.json.decode(body, type=SeatRow))
    return found


def read_notes(db: sqlite3.Connection, name: str, tables: list[str]) -> dict[str, tuple[Any, int]]:
    """One note of each of these tables that has it, and how far the table's log goes."""
    marks = ",".join("?" * len(tables))
    last = "(select coalesce(max(seq), 0) from log where log.table_id = notes.table_id)"
    which = f"select table_id, body, {last} from notes where name = ? and table_id in ({marks})"
    return {table: (msgspec.json.decode(body), at) for table, body, at in db.execute(which, (name, *tables))}


def read_list(db: sqlite3.Connection, which: str, values: tuple[Any, ...]) -> Listed:
    heads = db.execute(f"select head, status, id from tables {which}", values).fetchall()
    seats = read_seats(db, [table for _, _, table in heads])
    return [(_brief(head, status), seats[table]) for head, status, table in heads]


LONG = ("start", "dealt")


class _Brief(TableRow):
    """A table whose terms are not read yet."""

    terms: dict[str, msgspec.Raw]


def _brief(head: bytes, status: str) -> TableRow:
    """A table for a list: a state to start from and where it is from, which may be long, are left unread."""
    brief = msgspec.json.decode(head, type=_Brief)
    terms = {name: msgspec.json.decode(body) for name, body in brief.terms.items() if name not in LONG}
    return TableRow(**{**msgspec.structs.asdict(brief), "terms": terms, "status": status})


def read_table(db: sqlite3.Connection, head: tuple[bytes, str, str]) -> TableRow:
    table = msgspec.json.decode(head[0], type=TableRow)
    table.status = head[1]
    rows = db.execute("select name, body from notes where table_id = ?", (head[2],)).fetchall()
    table.notes = {name: msgspec.json.decode(body) for name, body in rows}
    return table
