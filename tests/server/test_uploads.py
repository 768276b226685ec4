"""Games from files: so many a day for a guest, so many in all."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from dataclasses import replace
from pathlib import Path

from prowl.kernel.game import game_named
from prowl.kernel.record import to_record
from prowl.kernel.table import Table

from .kit import EASY, FakeClock, house

DOCS = Path(__file__).parents[2] / "docs"
DAY = 24 * 3600


def file():
    """A game that has just begun: files may hold that too."""
    return to_record(Table(game_named("not_alone"), 2, {}, 5))


async def uploads(guest, count):
    """What becomes of so many files that come at once."""
    answers = await asyncio.gather(*(guest.http.post("/api/replays", json=file()) for _ in range(count)))
    return sorted(each.json().get("key", "") for each in answers)


def test_a_guest_opens_only_so_many_files_a_day(tmp_path):
    async def story():
        clock = FakeClock()
        async with house(tmp_path, today=clock, limits=replace(EASY, uploads_per_day=2)) as place:
            ann, bob = await place.guest("Ann"), await place.guest("Bob")
            assert await uploads(ann, 4) == ["", "", "too-many-uploads", "too-many-uploads"]
            assert await uploads(bob, 1) == [""]
            clock.pass_(DAY + 1)
            assert await uploads(ann, 1) == [""]

    asyncio.run(story())


def test_the_house_keeps_only_so_many_games_from_files(tmp_path):
    async def story():
        clock = FakeClock()
        async with house(tmp_path, now=clock, limits=replace(EASY, uploads=3)) as place:
            ann, bob = await place.guest("Ann"), await place.guest("Bob")
            assert await uploads(ann, 2) == ["", ""]
            await bob.found("me", "greedy")
            assert await uploads(bob, 2) == ["", "uploads-are-full"]
            clock.pass_(1000 * DAY)
            refused = await bob.post("/api/replays", file(), 409)
            assert refused["values"] == {"most": 3}

    asyncio.run(story())


def test_the_host_makes_room_as_the_docs_say(tmp_path):
    [script] = re.findall(r"```sql\n(.*?)```", (DOCS / "hosting.md").read_text("utf-8"), re.DOTALL)

    async def story():
        clock = FakeClock()
        async with house(tmp_path, today=clock, limits=replace(EASY, uploads=1)) as place:
            ann = await place.guest("Ann")
            table = await ann.found("me", "greedy")
            assert await uploads(ann, 2) == ["", "uploads-are-full"]
        with sqlite3.connect(tmp_path / "tables.db", isolation_level=None) as db:
            db.executescript(script)
            for name in ("tables", "seats"):
                column = "id" if name == "tables" else "table_id"
                assert {each for (each,) in db.execute(f"select {column} from {name}")} == {table}
        async with house(tmp_path, today=clock, limits=replace(EASY, uploads=1)) as place:
            assert await uploads(await place.guest("Ann"), 1) == [""]

    asyncio.run(story())
