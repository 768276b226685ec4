"""A real server on a loopback port within the test's own event loop, and people who play on it."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from prowl.server.app import application
from prowl.server.config import UNLIMITED as EASY
from prowl.server.config import Config
from prowl.server.serving import listen, settings
from prowl.store import SqliteStore

CREATURE_0 = {"creature": "1", "board_side": "1"}

# Of the configuration: only the test says when a table looks at the time.
STILL = {"tick_seconds": 3600.0}

# Longer than anything takes on a machine that does ten things at once: server and client share one loop here.
PATIENCE = 60.0


class FakeClock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time

    def pass_(self, seconds: float) -> None:
        self.time += seconds


class Player:
    """Somebody with a browser: a cookie, and a websocket for each tab."""

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self.name = name
        self.http = httpx.AsyncClient(base_url=house.url, timeout=PATIENCE)

    async def arrive(self) -> Player:
        await self.post("/api/me", {"name": self.name})
        return self

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Any, status: int = 200) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def found(self, *seats: str, game: str = "not_alone", **more: Any) -> str:
        """Found a table; seats are `me`, `open` or a bot's level."""
        wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "level": s} for s in seats]
        made = await self.post("/api/tables", {"game": game, "seats": wishes, **more})
        self.keys: dict[str, str] = made["keys"]
        return str(made["table"]["table"])

    @asynccontextmanager
    async def tab(self, table: str, **query: int) -> AsyncIterator[Tab]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        ask = "&".join(f"{key}={value}" for key, value in query.items())
        url = f"{self.house.url.replace('http', 'ws')}/ws/{table}?{ask}"
        headers = {"Cookie": cookies, "Origin": self.house.url}
        async with connect(url, additional_headers=headers, compression=None, max_size=None) as line:
            yield Tab(line)


class Tab:
    """One open websocket, with what it has been told so far."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.frames: list[str] = []
        self.states: dict[int, dict[str, Any]] = {}
        self.events: dict[int, list[Any]] = {}
        self.table: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []
        self.others: list[dict[str, Any]] = []

    async def send(self, kind: str, **values: Any) -> None:
        await self.line.send(json.dumps({"type": kind, **values}))

    async def next(self) -> dict[str, Any]:
        """The next update, taken in as a client takes it."""
        async with asyncio.timeout(PATIENCE):
            text = await self.line.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        update: dict[str, Any] = json.loads(text)
        self._take(update)
        return update

    def _take(self, update: dict[str, Any]) -> None:
        match update["type"]:
            case "state":
                self._state(update)
            case "table":
                self.table = update
            case "chat":
                self.chat += update["lines"]
            case _:
                self.others.append(update)

    def _state(self, update: dict[str, Any]) -> None:
        seat = update["seat"]
        if "view" in update:
            view = update["view"]
        else:
            assert self.states[seat]["version"] == update["since"], "a gap"
            view = {**self.states[seat]["view"], **update["changed"]}
        events = self.events.setdefault(seat, [])
        del events[update["first_event"] :]
        events += update["events"]
        self.states[seat] = {**update, "view": view}

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            update = await self.next()
            if wanted(update):
                return update

    async def told(self, kind: str) -> dict[str, Any]:
        return await self.until(lambda update: update["type"] == kind)

    async def state(self, **wanted: Any) -> dict[str, Any]:
        """The next state that has these values."""
        return await self.until(
            lambda update: update["type"] == "state" and all(update.get(k) == v for k, v in wanted.items())
        )

    async def ended(self) -> dict[str, Any]:
        """The state in which the game is over."""
        return await self.until(lambda update: update["type"] == "state" and bool(update.get("outcome")))

    async def drain(self) -> list[dict[str, Any]]:
        """Everything that has been sent: a vote on nothing is refused after all that came before it."""
        await self.send("vote", ballot=999_999, yes=True)
        found = []
        while True:
            update = await self.next()
            if update["type"] == "problem" and update["key"] == "no-ballot":
                return found
            found.append(update)

    async def drain_talk(self, text: str) -> list[dict[str, Any]]:
        """Everything that comes up to what I say now: talk needs no lock of the table."""
        await self.send("say", text=text)
        found = []
        while not any(line["text"] == text for line in self.chat if "text" in line):
            found.append(await self.next())
        return found

    async def catch_up(self, seat: int, version: int = 0) -> dict[str, Any]:
        """The state of a seat, at this version at least."""
        while seat not in self.states or self.states[seat]["version"] < version:
            await self.next()
        return self.states[seat]

    async def answer(self, seat: int, pick: Callable[[list[Any]], Any] | None = None) -> None:
        state = self.states[seat]
        answer, about = chosen(state["prompt"], pick or first), state["prompt"]["about"]
        await self.send("decide", seat=seat, about=about, question=state.get("question", 0), answer=answer)


def first(options: list[Any]) -> Any:
    return options[0]


def chosen(prompt: dict[str, Any], pick: Callable[[list[Any]], Any]) -> Any:
    """A legal answer: one option, or as few as are asked for."""
    if prompt["single"]:
        return pick(prompt["options"])
    return prompt["options"][: prompt["least"]]


async def play(tabs: dict[int, Tab], seed: int = 1, most: int = 100_000) -> dict[str, Any]:
    """Answer for the seats of these tabs, one after another and by chance, until the game ends. The last state."""
    luck = random.Random(seed)
    version = 0
    while True:
        states = {seat: await tab.catch_up(seat, version) for seat, tab in tabs.items()}
        version = max(state["version"] for state in states.values())
        state = next(iter(states.values()))
        if state.get("outcome") or most <= 0:
            return state
        if any(each["version"] != version for each in states.values()):
            continue
        mine = [seat for seat in state["waiting"] if seat in tabs]
        if not mine:
            version += 1
            continue
        seat = luck.choice(mine)
        await tabs[seat].answer(seat, luck.choice)
        version += 1
        most -= 1


async def until(is_so: Callable[[], object]) -> None:
    """Wait for what nobody is told of."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110  there is nothing else to wait for
            await asyncio.sleep(0)


class House:
    """A running server."""

    def __init__(self, config: Config, port: int) -> None:
        self.config = config
        self.url = f"http://127.0.0.1:{port}"
        self.app = application(config, SqliteStore(config.db, durable=False))
        self.guests: list[Player] = []
        self.server: Any = None

    def stop(self) -> None:
        """As a signal to the process would."""
        self.server.should_exit = True

    @property
    def hall(self) -> Any:
        return self.app.state.hall

    async def empty(self, table: str) -> None:
        """Until the server has noticed that everybody has hung up."""
        await until(lambda: not self.hall.hosts[table].audience.connections)

    async def guest(self, name: str) -> Player:
        player = await Player(self, name).arrive()
        self.guests.append(player)
        return player


@asynccontextmanager
async def house(tmp_path: Path, websockets: Any = None, **changes: Any) -> AsyncIterator[House]:
    """A server that stops with the block. A clock of the test's own tells it the time of day too."""
    if "now" in changes:
        changes = {"today": changes["now"], **changes}
    config = replace(
        Config(db=str(tmp_path / "tables.db"), bot_delay=0.0, limits=EASY, workers=1, tick_seconds=0.02), **changes
    )
    listening = listen("127.0.0.1", 0)
    place = House(config, listening.getsockname()[1])
    set_up = settings(place.app, config)
    set_up.ws = websockets or set_up.ws
    server = place.server = uvicorn.Server(set_up)
    server.config.timeout_graceful_shutdown = 2
    running = asyncio.create_task(server.serve([listening]))
    await until(lambda: server.started)
    try:
        yield place
    finally:
        for guest in place.guests:
            await guest.http.aclose()
        server.should_exit = True
        await running


async def gathered(place: House, *names: str, **more: Any) -> tuple[str, list[Player]]:
    """A table of these people, with the first of them as the Creature."""
    people = [await place.guest(name) for name in names]
    table = await people[0].found("me", *["open"] * (len(names) - 1), settings=CREATURE_0, seed=5, **more)
    for seat, person in enumerate(people[1:], 1):
        await person.post(f"/api/tables/{table}/sit", {"seat": seat})
    return table, people


async def agreed(what: str, mine: Tab, other: Tab) -> None:
    """One of two proposes it, and the other says yes."""
    await mine.send("propose", what=what)
    ballot = await other.told("ballot")
    await other.send("vote", ballot=ballot["ballot"], yes=True)


async def first_answers(tabs: dict[int, Tab]) -> None:
    """Everyone has seen the table."""
    for seat, tab in tabs.items():
        await tab.catch_up(seat)


@asynccontextmanager
async def evening(
    tmp_path: Path, *names: str, now: FakeClock | None = None, **terms: Any
) -> AsyncIterator[tuple[House, Any, list[Tab]]]:
    """A house with these people around its only table, and the tabs of all of them, who have seen it.

    With a clock of the test's own, only the test says when the table looks at it.
    """
    changes: dict[str, Any] = {"now": now, **STILL} if now is not None else {}
    async with house(tmp_path, **changes) as place, AsyncExitStack() as open_tabs:
        table, people = await gathered(place, *names, **terms)
        tabs = [await open_tabs.enter_async_context(person.tab(table)) for person in people]
        await first_answers(dict(enumerate(tabs)))
        yield place, place.hall.hosts[table], tabs


__all__ = [
    "CREATURE_0",
    "EASY",
    "PATIENCE",
    "STILL",
    "ConnectionClosed",
    "FakeClock",
    "House",
    "Player",
    "Tab",
    "agreed",
    "chosen",
    "evening",
    "first_answers",
    "gathered",
    "house",
    "play",
    "until",
]
