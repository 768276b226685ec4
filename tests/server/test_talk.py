"""What is said reaches everybody once, and only when it is kept."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from .kit import gathered, house, until


class SlowPen:
    """Writes talk down when the test says so, or fails to."""

    def __init__(self, store):
        self.talk, self.go, self.asked, self.broken = store.talk, asyncio.Event(), [], False
        store.talk = self.write

    async def write(self, table, row):
        self.asked.append(row.text)
        await self.go.wait()
        if self.broken:
            raise sqlite3.OperationalError("database or disk is full")
        await self.talk(table, row)


@pytest.mark.parametrize("kept", [True, False])
def test_who_comes_while_a_line_is_written_hears_it_once_if_it_is_kept(tmp_path, kept):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            async with ann.tab(table) as a:
                await a.catch_up(0)
                pen = SlowPen(place.hall.store)
                pen.broken = not kept
                await a.send("say", text="hello")
                await until(lambda: pen.asked)
                async with bob.tab(table) as b:
                    await b.catch_up(1)
                    pen.go.set()
                    await (a.told("chat") if kept else a.told("problem"))
                    pen.broken = False
                    await b.drain_talk("good evening")
                    assert [line["text"] for line in b.chat] == ["hello", "good evening"][not kept :]
                async with bob.tab(table) as again:
                    await again.catch_up(1)
                    assert again.chat == b.chat

    asyncio.run(story())


def test_lines_said_at_once_have_numbers_of_their_own_also_after_one_that_could_not_be_kept(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            async with ann.tab(table) as a, bob.tab(table) as b:
                pen = SlowPen(place.hall.store)
                await a.send("say", text="one")
                await until(lambda: len(pen.asked) == 1)
                await b.send("say", text="two")
                await until(lambda: len(pen.asked) == 2)
                pen.go.set()
                while len(b.chat) < 2:
                    await b.next()
                assert [(line["number"], line["text"]) for line in b.chat] == [(1, "one"), (2, "two")]
                pen.broken = True
                await a.send("say", text="lost")
                await a.told("problem")
                pen.broken = False
                await b.drain_talk("three")
                assert b.chat[-1]["number"] > 2
            place.hall.hosts.pop(table)
            async with bob.tab(table) as again:
                await again.catch_up(1)
                assert [line["text"] for line in again.chat] == ["one", "two", "three"]

    asyncio.run(story())


def test_a_table_that_gathers_hears_who_sits_and_who_watches(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann, bob = await place.guest("Ann"), await place.guest("Bob")
            table = await ann.found("me", "open")
            async with ann.tab(table) as a, bob.tab(table) as b:
                await a.send("say", text="who plays?")
                await b.told("chat")
                await b.send("emote", emote="hello")
                for tab in (a, b):
                    while len(tab.chat) < 2:
                        await tab.next()
                    assert [(line["name"], line["seat"]) for line in tab.chat] == [("Ann", 0), ("Bob", -1)]

    asyncio.run(story())
