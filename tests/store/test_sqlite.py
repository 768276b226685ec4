"""The log in SQLite: durable when the call returns, in order, and one that fails takes nobody with it."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from prowl.store import Conflict, Line, SeatRow, SqliteStore, TableRow


def table(name, **more):
    return TableRow(name, "not_alone", "1", 2, {}, 7, "host", 1.0, {}, **more)


def line(number):
    return Line(number, "decide", 0, ["place", number])


def with_store(tmp_path, story, **more):
    async def run():
        store = SqliteStore(str(tmp_path / "log.db"), **more)
        await store.open()
        try:
            return await story(store)
        finally:
            await store.close()

    return asyncio.run(run())


NORMAL, FULL = 1, 2


@pytest.mark.parametrize(("more", "synchronous"), [({}, FULL), ({"durable": True}, FULL), ({"durable": False}, NORMAL)])
def test_a_durable_store_waits_for_the_disk_at_every_commit_and_only_another_does_not(tmp_path, more, synchronous):
    """Both who write are asked: the thread that owns the file and the loop's own desk."""

    def modes(db):
        return [db.execute(f"pragma {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]

    async def story(store):
        assert store.durable is (synchronous == FULL)
        assert await store._do(modes) == modes(store._desk.db) == ["wal", synchronous]

    with_store(tmp_path, story, **more)


def test_lines_that_come_together_are_all_on_disk_when_their_calls_return(tmp_path):
    async def story(store):
        await asyncio.gather(*(store.append("t", line(n)) for n in range(1, 600)))
        with sqlite3.connect(tmp_path / "log.db") as other:
            [(count,)] = other.execute("select count(*) from log").fetchall()
        assert count == 599

    with_store(tmp_path, story)


def test_of_lines_that_come_together_only_the_one_whose_number_is_taken_is_refused(tmp_path):
    async def story(store):
        await store.append("t", line(2))
        answers = await asyncio.gather(
            *(store.append("t", line(n)) for n in (1, 2, 3)), store.append("u", line(2)), return_exceptions=True
        )
        assert [type(each) for each in answers] == [type(None), Conflict, type(None), type(None)]
        await store.found(table("t"), [], [])
        _, _, lines, _ = await store.load("t")
        assert [each.seq for each in lines] == [1, 2, 3]

    with_store(tmp_path, story)


def test_a_failing_job_takes_nothing_else_of_its_group_with_it(tmp_path):
    async def story(store):
        await store.found(table("t"), [], [])
        answers = await asyncio.gather(
            store.found(table("t"), [SeatRow(0, "open")], []),
            store.found(table("u"), [SeatRow(0, "open")], []),
            store.append("u", line(1)),
            return_exceptions=True,
        )
        assert isinstance(answers[0], sqlite3.IntegrityError)
        assert answers[1:] == [None, None]
        assert (await store.load("t"))[1] == []
        assert (await store.load("u"))[2] == [line(1)]

    with_store(tmp_path, story)


def test_what_was_asked_before_closing_is_done(tmp_path):
    async def story(store):
        asked = [asyncio.ensure_future(store.append("t", line(n))) for n in range(1, 50)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*asked) == [None] * 49

    with_store(tmp_path, story)


def test_the_same_line_twice_in_one_group_is_written_once(tmp_path):
    async def story(store):
        answers = await asyncio.gather(store.append("t", line(1)), store.append("t", line(1)), return_exceptions=True)
        assert answers[0] is None
        with pytest.raises(Conflict):
            raise answers[1]

    with_store(tmp_path, story)
