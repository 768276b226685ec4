"""A mistake of ours in the thread that keeps the tables: whoever waits hears of it, and the thread goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import ClassVar

import pytest

from prowl.store import SqliteStore

from .test_sqlite import line, table

PATIENCE = 60.0


class Broken(sqlite3.Connection):
    """A connection that fails at some statements as no database does, once each."""

    failing: ClassVar[list[str]] = []

    def execute(self, statement, *values):
        for word in self.failing:
            if statement.startswith(word):
                self.failing.remove(word)
                raise ZeroDivisionError(word)
        return super().execute(statement, *values)


async def opened(path, monkeypatch):
    """A store whose thread may fail; its desk leaves every line to it."""
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *args, **more: connect(*args, **more, factory=Broken))
    store = SqliteStore(str(path))
    await store.open()
    store._desk.mine = -1000
    return store


@pytest.mark.parametrize("failing", [["begin"], ["commit"], ["commit", "rollback"], ["insert into log"] * 2])
def test_whoever_waits_for_a_group_that_fails_is_told_and_the_next_one_is_kept(tmp_path, monkeypatch, failing):
    async def story():
        store = await opened(tmp_path / "log.db", monkeypatch)
        await store.found(table("t"), [], [])
        Broken.failing = list(failing)
        asked = [store.append("t", line(1)), store.unfinished("host"), store.append("t", line(2))]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert any(isinstance(each, ZeroDivisionError) for each in answers)
        # One who finds what the last one has left behind may have to try again, but nobody is told of what is not kept.
        kept = []
        for number in range(1, 9):
            [answer] = await asyncio.gather(store.append("u", line(number)), return_exceptions=True)
            kept += [number] if answer is None else []
        assert kept[-1] == 8
        with connection(tmp_path / "log.db") as other:
            assert [each for (each,) in other.execute("select seq from log where table_id = 'u'")] == kept
        await store.close()

    async def in_time():
        async with asyncio.timeout(PATIENCE):
            await story()

    asyncio.run(in_time())


def connection(path):
    return sqlite3.Connection(path)


def test_a_line_that_no_database_takes_is_refused_and_others_come_after_it(tmp_path):
    async def story():
        store = SqliteStore(str(tmp_path / "log.db"))
        await store.open()
        async with asyncio.timeout(PATIENCE):
            answers = await asyncio.gather(
                store.append("t", line(1 << 70)), store.append("u", line(1)), return_exceptions=True
            )
            assert isinstance(answers[0], OverflowError)
            await store.append("u", line(2))
        await store.close()

    asyncio.run(story())
