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

from prowl.kernel.game import games
from prowl.kernel.views import SPECTATOR
from prowl.server.history import History
from prowl.store import SqliteStore

from .kit import chosen, house

# Half of the tables are of the game that is quickest to play.
MIX = tuple(each for name in games() for each in (name, "not_alone"))
PATIENCE = 120.0


class Server:
    """`prowl serve` as a process of its own, on one database."""

    def __init__(self, db):
        self.db = db
        self.url = ""

    async def start(self):
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", RUN),
            *("serve", "--port", "0", "--db", str(self.db), "--bot-delay", "0", "--unlimited", "--log-level", "error"),
            stdout=asyncio.subprocess.PIPE,
        )
        async with asyncio.timeout(PATIENCE):
            line = await self.process.stdout.readline()
        self.url = line.decode().split()[-1]

    async def kill(self):
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()


RUN = "import sys; from prowl.cli.main import main; sys.exit(main(sys.argv[1:]))"


class Told:
    """What one pair of eyes was told of a table: the version, the view, the events, the question."""

    def __init__(self):
        self.version = 0
        self.view, self.events, self.prompt = {}, [], None
        self.over = False

    def take(self, update):
        self.over = self.over or (update["type"] == "table" and update["status"] == "over")
        if update["type"] != "state":
            return
        assert update["version"] >= self.version, "an acknowledged decision is gone"
        if "view" in update:
            # After a restart: nothing that was told may be told otherwise.
            told = self.events[: update["first_event"]] + update["events"]
            assert told[: len(self.events)] == self.events
        self.view = update["view"] if "view" in update else {**self.view, **update["changed"]}
        self.events[update["first_event"] :] = update["events"]
        self.version, self.prompt = update["version"], update.get("prompt")


class Person(Told):
    """Sits in the first seat and answers by chance, whatever becomes of the server."""

    def __init__(self, cookie, luck):
        super().__init__()
        self.cookie, self.luck = cookie, luck
        # All that was said, and what of it the server has taken.
        self.sent, self.taken = [], []
        # Whether an answer is under way, what became of it, and the question it was for.
        self.busy = self.refused = False
        self.asked, self.answered, self.called = -1, -1, False

    def take(self, update):
        super().take(update)
        if update["type"] == "state":
            self.asked, self.called = update.get("question", 0), 0 in update["waiting"]
        if "view" in update:
            # Back again: whether the last answer was heard shows in what is asked now.
            self.busy, self.answered = False, -1
        if update["type"] == "problem":
            self.hear(update["key"])

    def hear(self, key):
        """Requests are seen to one after another: a vote on nothing is refused when the answer before it is settled."""
        if key != "no-ballot":
            # Others answer at the same time, and may change what is asked, or what is left to choose from.
            assert key in ("question-has-changed", "not-your-turn", "not-offered")
            self.refused, self.answered = True, -1
            return
        if not self.refused:
            self.taken.append(self.sent[-1])
        self.busy = False

    def says(self):
        """An answer and the vote, if there is a question to answer."""
        if not self.called or self.busy or self.answered == self.asked:
            return []
        answer = chosen(self.prompt, self.luck.choice)
        self.sent.append(answer)
        self.busy, self.refused, self.answered = True, False, self.asked
        said = {"seat": 0, "about": self.prompt["about"], "question": self.asked, "answer": answer}
        return [{"type": "decide", **said}, {"type": "vote", "ballot": 999_999, "yes": True}]


class Evening:
    """All tables, a spectator at each, and the people who play at some of them."""

    def __init__(self):
        self.watched = {}
        self.people = {}

    @property
    def decisions(self):
        return sum(told.version for told in self.watched.values())

    @property
    def over(self):
        return all(told.over for told in (*self.watched.values(), *self.people.values()))

    @property
    def going_on(self):
        """The tables at which somebody has been told of decisions, but not of an end."""
        return [table for table, told in self.watched.items() if told.version and not told.over]

    def begin(self, server):
        """Everybody comes (back) to a game that is not over."""
        eyes = [*self.watched.items(), *self.people.items()]
        return [asyncio.create_task(attend(server, table, told)) for table, told in eyes if not told.over]


async def attend(server, table, told):
    """Look on, or play, until the game is over or the server is gone."""
    person = isinstance(told, Person)
    headers = {"Cookie": told.cookie} if person else {}
    url = f"{server.url.replace('http', 'ws')}/ws/{table}?have={told.version if told.events else -1}"
    with suppress(ConnectionClosed, OSError, InvalidMessage, EOFError):
        async with connect(url, additional_headers=headers, compression=None, max_size=None) as line:
            while not told.over:
                told.take(json.loads(await line.recv()))
                for said in told.says() if person else ():
                    await line.send(json.dumps(said))


async def until_decisions(evening, goal):
    while evening.decisions < goal and not evening.over:  # noqa: ASYNC110  the moment is the point
        await asyncio.sleep(0.002)


async def founded(server, evening, tables):
    """Games of all kinds for the first server to begin with: bots among themselves, and every fourth with a person."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        for number in range(tables):
            # A guest has only so many tables.
            if number % 20 == 0:
                http.cookies.clear()
                await http.post("/api/me", json={"name": "Ann"})
            game, person = MIX[number % len(MIX)], number % 4 == 0
            seats = [{"kind": "bot", "level": "random"}] * (2 + number % 4)
            wish = {"game": game, "seats": [{"kind": "me"}, *seats[1:]] if person else seats}
            made = await http.post("/api/tables", json=wish)
            assert made.status_code == 200, made.text
            table = made.json()["table"]["table"]
            evening.watched[table] = Told()
            if person:
                cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
                evening.people[table] = Person(cookie, random.Random(number))


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


@pytest.mark.parametrize(("tables", "kills"), [(18, 2), pytest.param(50, 5, marks=pytest.mark.full)])
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path, tables, kills):
    """Tables of all games under load, some of them with a person who plays on after every kill.

    After each one the log on disk holds all that anybody was told, as it was told: to spectators, and to people
    their own secrets too. In the end every game has come to its end.
    """
    luck = random.Random(9)

    async def story():
        server, evening = Server(tmp_path / "tables.db"), Evening()
        for kill in range(kills + 1):
            await server.start()
            if not evening.watched:
                await founded(server, evening, tables)
            here = evening.begin(server)
            try:
                if kill < kills:
                    await until_decisions(evening, evening.decisions + luck.randrange(4 * tables, 30 * tables))
                    # A kill after the last game would show nothing.
                    assert evening.going_on, "kill sooner"
                    await server.kill()
                async with asyncio.timeout(PATIENCE):
                    await asyncio.gather(*here)
            finally:
                if server.process.returncode is None:
                    await server.kill()
            await check(tmp_path / "tables.db", evening)
        assert evening.over
        played = {row.game for row in await rows(tmp_path / "tables.db", evening.people)}
        assert played == set(MIX)
        assert all(person.taken for person in evening.people.values())

    asyncio.run(story())


async def rows(db, tables):
    store = SqliteStore(str(db))
    await store.open()
    found = [(await store.load(table))[0] for table in tables]
    await store.close()
    return found


async def check(db, evening):
    """The log on disk holds every acknowledged line and replays to what was told."""
    store = SqliteStore(str(db))
    await store.open()
    for table, watched in evening.watched.items():
        row, _, lines, _ = await store.load(table)
        assert [line.seq for line in lines] == list(range(1, len(lines) + 1))
        as_told(row, lines, SPECTATOR, watched)
        if table in evening.people:
            person = evening.people[table]
            as_told(row, lines, 0, person)
            mine = [line.body for line in lines if line.seat == 0]
            assert is_within(person.taken, mine), "an acknowledged answer is gone"
            assert is_within(mine, person.sent)
    await store.close()


def is_within(some, all_of_them):
    """Whether these are among those, in the same order."""
    rest = iter(all_of_them)
    return all(each in rest for each in some)


def as_told(row, lines, seat, told):
    assert len(lines) >= told.version, "an acknowledged decision is not on disk"
    if told.view:
        seen = json.loads(json.dumps(History(row, lines[: told.version]).table.seen_by(seat)))
        assert (seen["view"], seen["events"]) == (told.view, told.events)
        assert told.over or seen["prompt"] == told.prompt
