"""Servers as processes, and parties of four who play on one of them."""

from __future__ import annotations

import asyncio
import os
import random
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec

from .lines import Line, connect

SEATS = 4


class Server:
    """A process with a port."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process = process
        self.port = port

    def cpu(self) -> float:
        """Seconds of processor time so far, all threads."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(each.read_text().split()[0]) for each in threads) / 1e9

    def memory(self) -> int:
        """Bytes in memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@asynccontextmanager
async def running(*command: str, port: int, source: Path | None = None) -> AsyncIterator[Server]:
    room = {"PYTHONPATH": f"{source}:{os.environ.get('PYTHONPATH', '')}"} if source else {}
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, env={**os.environ, **room})
    assert process.stdout is not None
    async with asyncio.timeout(30):
        await process.stdout.readline()
        while not await listening(port):  # noqa: ASYNC110  another process opens it
            await asyncio.sleep(0.05)
    try:
        yield Server(process, port)
    finally:
        process.terminate()
        await process.wait()


async def listening(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


# -- one table --------------------------------------------------------------------------------


class Prompt(msgspec.Struct):
    """What an answer needs of a question."""

    about: str
    options: list[list[Any]]
    least: int
    single: bool


class Told(msgspec.Struct):
    """What the swarm reads of an update: enough to answer, no more."""

    type: str
    waiting: list[int] = []
    prompt: Prompt | None = None
    question: int = 0
    outcome: str = ""


read = msgspec.json.Decoder(Told).decode
write = msgspec.json.Encoder().encode


class Party:
    """Four people at one table, each with a line of their own; with asides they are told what a browser is."""

    def __init__(self, port: int, luck: random.Random, aside: bool, game: str) -> None:
        self.port, self.game = port, game
        self.luck = luck
        self.aside = aside
        self.lines: list[Line] = []
        self.states: list[Told] = []
        self.bytes = 0
        self.frames = 0

    async def gather(self, cookies: list[str], http: httpx.AsyncClient) -> None:
        """Found a table, sit down, connect, see the first picture."""
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        made = await http.post("/api/tables", json={"game": self.game, "seats": seats}, headers=as_(cookies[0]))
        made.raise_for_status()
        table = made.json()["table"]["table"]
        for seat in range(1, SEATS):
            sat = await http.post(f"/api/tables/{table}/sit", json={"seat": seat}, headers=as_(cookies[seat]))
            sat.raise_for_status()
        for cookie in cookies:
            self.lines.append(await connect(self.port, f"/ws/{table}?aside={int(self.aside)}", cookie))
        self.states = [await self._state(line) for line in self.lines]

    async def _state(self, line: Line) -> Told:
        while True:
            text = await line.recv()
            update = read(text)
            if update.type == "state":
                self.bytes += len(text)
                self.frames += 1
                return update
            if update.type == "problem":
                raise RuntimeError(text)

    @property
    def over(self) -> bool:
        return bool(self.states[0].outcome)

    async def decide(self) -> float:
        """One answer; how long until everybody has heard of it."""
        seat = self.luck.choice(self.states[0].waiting)
        state = self.states[seat]
        prompt = state.prompt
        assert prompt is not None
        answer = self.luck.choice(prompt.options) if prompt.single else prompt.options[: prompt.least]
        question = {"about": prompt.about, "question": state.question}
        started = time.perf_counter()
        self.lines[seat].send(write({"type": "decide", "seat": seat, "answer": answer, **question}))
        self.states = [await self._state(line) for line in self.lines]
        return time.perf_counter() - started

    async def leave(self) -> None:
        for line in self.lines:
            line.close()


def as_(cookie: str) -> dict[str, str]:
    return {"Cookie": cookie}


async def guests(http: httpx.AsyncClient, count: int) -> list[str]:
    cookies = []
    for number in range(count):
        answer = await http.post("/api/me", json={"name": f"Guest {number}"})
        answer.raise_for_status()
        cookies.append(answer.headers["set-cookie"].partition(";")[0])
        http.cookies.clear()
    return cookies


async def parties(port: int, count: int, seed: int, *, aside: bool = False, game: str = "not_alone") -> list[Party]:
    """Tables that have just begun; a guest founds no more than the server lets one."""
    found = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        for number in range(count):
            if number % 20 == 0:
                cookies = await guests(http, SEATS)
            party = Party(port, random.Random(seed + number), aside, game)
            await party.gather(cookies, http)
            found.append(party)
    return found
