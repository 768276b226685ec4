"""kill -9 in the middle of play: what was acknowledged is there, and every game goes on to its end."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import sys
from contextlib import suppress

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from prowl.server.history import History
from prowl.store import SqliteStore

from .kit import house

GAMES = 50
KILLS = 5
PATIENCE = 120.0


class Server:
    """`prowl serve` as a process of its own, on one database."""

    def __init__(self, db):
        self.db = db
        self.url = ""

    async def start(self):
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", RUN),
            *("serve", "--port", "0", "--db", str(self.db), "--bot-delay", "0", "--log-level", "error"),
            stdout=asyncio.subprocess.PIPE,
        )
        async with asyncio.timeout(PATIENCE):
            line = await self.process.stdout.readline()
        self.url = line.decode().split()[-1]

    async def kill(self):
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()


RUN = "import sys; from prowl.cli.main import main; sys.exit(main(sys.argv[1:]))"


class Watch:
    """What spectators were told of every table: acknowledged versions and their events."""

    def __init__(self):
        self.version = {}
        self.events = {}
        self.over = set()
        self.decisions = 0

    def take(self, table, update):
        if update["type"] == "table" and update["status"] == "over":
            self.over.add(table)
        if update["type"] != "state":
            return
        had = self.version.get(table, -1)
        assert update["version"] >= had, "an acknowledged decision is gone"
        events = self.events.setdefault(table, [])
        if "view" in update:
            # After a restart: nothing that was told may be told otherwise.
            assert update["events"][: len(events)] == events
        del events[update["first_event"] :]
        events += update["events"]
        self.version[table] = update["version"]
        self.decisions += update["version"] - max(had, 0)


async def watch(server, table, seen):
    """Look on until the game is over or the server is gone."""
    with suppress(ConnectionClosed, OSError, InvalidMessage, EOFError):
        async with connect(f"{server.url.replace('http', 'ws')}/ws/{table}", compression=None) as line:
            while table not in seen.over:
                seen.take(table, json.loads(await line.recv()))


async def until_decisions(seen, goal):
    while seen.decisions < goal and len(seen.over) < GAMES:  # noqa: ASYNC110  the moment is the point
        await asyncio.sleep(0.002)


async def founded(server):
    """Bot games for the first server to begin with."""
    tables = []
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        for number in range(GAMES):
            # A guest has only so many tables.
            if number % 20 == 0:
                http.cookies.clear()
                await http.post("/api/me", json={"name": "Ann"})
            seats = [{"kind": "bot", "level": "random"}] * (2 + number % 5)
            made = await http.post("/api/tables", json={"game": "not_alone", "seats": seats})
            assert made.status_code == 200, made.text
            tables.append(made.json()["table"]["table"])
    return tables


def test_a_server_that_dies_before_it_says_that_the_game_is_over_says_it_later(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            table = await ann.found("random", "random")
            async with ann.tab(table) as tab:
                await tab.until(lambda update: update["type"] == "table" and update["status"] == "over")
            await place.hall.store.status(table, "playing")
            place.hall.hosts.pop(table)
            assert (await ann.get(f"/api/tables/{table}"))["status"] == "over"

    asyncio.run(story())


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path):
    luck = random.Random(9)

    async def story():
        server, seen, tables = Server(tmp_path / "tables.db"), Watch(), []
        for kill in range(KILLS + 1):
            await server.start()
            tables = tables or await founded(server)
            watchers = [asyncio.create_task(watch(server, table, seen)) for table in tables if table not in seen.over]
            try:
                if kill < KILLS:
                    await until_decisions(seen, seen.decisions + luck.randrange(200, 1500))
                    await server.kill()
                async with asyncio.timeout(PATIENCE):
                    await asyncio.gather(*watchers)
            finally:
                if server.process.returncode is None:
                    await server.kill()
            await check(tmp_path / "tables.db", tables, seen)
        assert seen.over == set(tables)

    asyncio.run(story())


async def check(db, tables, seen):
    """The log on disk holds every acknowledged line and replays to what was told."""
    store = SqliteStore(str(db))
    await store.open()
    for table in tables:
        row, _, lines, _ = await store.load(table)
        assert [line.seq for line in lines] == list(range(1, len(lines) + 1))
        told = seen.version.get(table, 0)
        assert len(lines) >= told
        kernel = History(row, lines[:told]).table
        assert json.loads(json.dumps(kernel.seen_by(-1)["events"])) == seen.events.get(table, kernel.events)
    await store.close()
