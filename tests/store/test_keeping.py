"""What a store keeps and lists: the newest talk, listed tables, so many tables a guest; and files that are no store."""

from __future__ import annotations

import asyncio
import sqlite3

import msgspec
import pytest

from prowl.store import CannotOpen, Note, SeatRow, SqliteStore, TableRow, TalkRow, TooMany, hashed

from .test_sqlite import with_store


def table(name, created=1.0, host="host", status="gathering", **terms):
    return TableRow(name, "not_alone", "1", 2, {}, 7, host, created, terms, status)


def said(number):
    return TalkRow(number, 0, "Ann", f"line {number}", "", 1.0)


def test_the_newest_lines_of_talk_are_kept_in_their_order_and_older_ones_go(tmp_path):
    async def story(store):
        store.talk_kept = 3
        await store.found(table("t"), [], [])
        await store.found(table("u"), [], [])
        await store.talk("u", said(1))
        for number in range(1, 8):
            await store.talk("t", said(number))
        assert (await store.load("t"))[3] == [said(5), said(6), said(7)]
        assert (await store.load("u"))[3] == [said(1)]
        with sqlite3.connect(tmp_path / "log.db") as other:
            assert other.execute("select count(*) from talk").fetchone() == (4,)

    with_store(tmp_path, story)


def test_talk_that_an_older_server_kept_whole_is_loaded_in_part(tmp_path):
    async def story(store):
        await store.found(table("t"), [], [])
        for number in range(1, 8):
            await store.talk("t", said(number))
        store.talk_kept = 2
        assert (await store.load("t"))[3] == [said(6), said(7)]

    with_store(tmp_path, story)


def test_a_listed_table_is_found_behind_any_number_of_others(tmp_path):
    async def story(store):
        await store.found(table("open", listed=True), [SeatRow(0, "open"), SeatRow(1, "bot")], [])
        for number in range(20):
            await store.found(table(f"hidden{number}", created=2.0 + number, listed=False), [], [])
        [(row, seats)] = await store.tables("gathering", 10, listed=True)
        assert (row.id, [seat.kind for seat in seats]) == ("open", ["open", "bot"])
        assert await store.tables("playing", 10, listed=True) == []
        assert len(await store.tables("gathering", 100)) == 21

    with_store(tmp_path, story)


def test_lists_come_without_notes_and_without_the_state_a_game_started_from(tmp_path):
    async def story(store):
        await store.found(table("t", start={"long": [1, 2]}, title="Night"), [SeatRow(0, "human", "ann")], [])
        await store.note(Note("t", "save", {"state": "long"}))
        for rows in (await store.tables("gathering", 10), await store.tables_of("ann", 10)):
            [(row, seats)] = rows
            assert (row.notes, row.terms, seats[0].guest) == ({}, {"title": "Night"}, "ann")
        whole = (await store.load("t"))[0]
        assert (whole.notes["save"], whole.terms["start"]) == ({"state": "long"}, {"long": [1, 2]})

    with_store(tmp_path, story)


def test_a_database_from_before_the_list_is_taken_over(tmp_path):
    with sqlite3.connect(tmp_path / "log.db") as old:
        old.execute(
            "create table tables (id text primary key, status text not null, host text not null,"
            " created real not null, head blob not null)"
        )
        for row in (table("a", listed=True), table("b", listed=False), table("c")):
            head = msgspec.json.encode(row)
            old.execute("insert into tables values (?, ?, ?, ?, ?)", (row.id, row.status, row.host, row.created, head))
    old.close()

    async def story(store):
        assert [row.id for row, _ in await store.tables("gathering", 10, listed=True)] == ["a"]
        await store.found(table("d", created=9.0, listed=True), [], [])
        assert [row.id for row, _ in await store.tables("gathering", 10, listed=True)] == ["d", "a"]

    with_store(tmp_path, story)
    with_store(tmp_path, lambda store: store.tables("gathering", 1))


def test_guests_that_an_older_server_named_by_their_cookies_are_named_by_hashes(tmp_path):
    async def before(store):
        seats = [SeatRow(0, "human", "cookie", "Ann", also=["phone"]), SeatRow(1, "open")]
        await store.found(table("a", host="cookie"), seats, [])

    with_store(tmp_path, before)
    with sqlite3.connect(tmp_path / "log.db") as old:
        old.execute("pragma user_version = 0")
    old.close()

    async def story(store):
        row, (mine, nobodys), _, _ = await store.load("a")
        assert (row.host, mine.guest, mine.also) == (hashed("cookie"), hashed("cookie"), [hashed("phone")])
        assert nobodys.guest == ""
        for guest in ("cookie", "phone"):
            assert [each.id for each, _ in await store.tables_of(hashed(guest), 10)] == ["a"]
            assert await store.tables_of(guest, 10) == []
        assert await store.unfinished(hashed("cookie")) == 1

    with_store(tmp_path, story)
    # Once is enough.
    with_store(tmp_path, story)
    assert b"cookie" not in (tmp_path / "log.db").read_bytes()


def test_of_tables_founded_at_once_only_as_many_as_allowed_are_there(tmp_path):
    async def story(store):
        await store.found(table("done", status="over"), [], [])
        note = Note("done", "rematch", "x")
        answers = await asyncio.gather(
            *(store.found(table(f"t{number}"), [], [], note, 3) for number in range(5)),
            store.found(table("other", host="bob"), [], [], None, 3),
            return_exceptions=True,
        )
        assert [type(each) for each in answers] == [*[type(None)] * 3, TooMany, TooMany, type(None)]
        assert (await store.unfinished("host"), await store.unfinished("bob")) == (3, 1)
        assert await store.load("t3") is None
        await store.status("t0", "over")
        await store.found(table("again"), [], [], None, 3)

    with_store(tmp_path, story)


@pytest.mark.parametrize("kind", ["no folder", "a folder", "no database", "another one"])
def test_a_file_that_cannot_be_a_store_is_refused_at_once(tmp_path, kind):
    path = {"no folder": tmp_path / "nowhere" / "x.db", "a folder": tmp_path}.get(kind, tmp_path / "x.txt")
    if kind == "no database":
        path.write_text("Dear diary, " * 100)
    if kind == "another one":
        with sqlite3.connect(path) as other:
            other.execute("create table tables (id, status, host, created, head, listed)")
            other.execute("insert into tables values ('a', 'oak', 'kitchen', 1, x'00', 0)")
        other.close()

    async def story():
        store = SqliteStore(str(path))
        with pytest.raises(CannotOpen, match="malformed" if kind == "another one" else "database"):
            async with asyncio.timeout(20):
                await store.open()
        await store.close()

    asyncio.run(story())
