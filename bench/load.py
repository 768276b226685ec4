"""A swarm of websocket clients playing real games against one server on this machine.

    python -m bench.load                      everything, medians of 3 interleaved laps
    python -m bench.load --laps 1 --seconds 4 --tables 100

Needs Node.js and, in `bench/bgio`, `npm install` for the comparison with boardgame.io; it is left out otherwise.
All traffic stays on the loopback interface, and every loop ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import mean, median
from typing import Any

import httpx
import msgspec
import uvloop

from .lines import Line, connect

SEATS = 4
ROOMS = 8
# Games that each room can play in a lap, ready before it begins.
GAMES = 4
# Moves that boardgame.io makes at least in a lap, and as many to warm up.
LEAST = 3000
BGIO = Path(__file__).parent / "bgio"
SERVE = "import sys; from prowl.cli.main import main; sys.exit(main(sys.argv[1:]))"
HERTZ = os.sysconf("SC_CLK_TCK")


class Server:
    """A process with a port."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process = process
        self.port = port

    def cpu(self) -> float:
        """Seconds of processor time so far, all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / HERTZ

    def memory(self) -> int:
        """Bytes in memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@asynccontextmanager
async def running(*command: str, port: int) -> AsyncIterator[Server]:
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
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
    """Four people at one table, each with a line of their own."""

    def __init__(self, port: int, luck: random.Random) -> None:
        self.port = port
        self.luck = luck
        self.lines: list[Line] = []
        self.states: list[Told] = []
        self.bytes = 0
        self.frames = 0

    async def gather(self, cookies: list[str], http: httpx.AsyncClient) -> None:
        """Found a table, sit down, connect, see the first picture."""
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        made = await http.post("/api/tables", json={"game": "not_alone", "seats": seats}, headers=as_(cookies[0]))
        made.raise_for_status()
        table = made.json()["table"]["table"]
        for seat in range(1, SEATS):
            sat = await http.post(f"/api/tables/{table}/sit", json={"seat": seat}, headers=as_(cookies[seat]))
            sat.raise_for_status()
        for cookie in cookies:
            self.lines.append(await connect(self.port, f"/ws/{table}", cookie))
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


async def parties(port: int, count: int, seed: int) -> list[Party]:
    """Tables that have just begun; a guest founds no more than the server lets one."""
    found = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        for number in range(count):
            if number % 20 == 0:
                cookies = await guests(http, SEATS)
            party = Party(port, random.Random(seed + number))
            await party.gather(cookies, http)
            found.append(party)
    return found


# -- what is measured -----------------------------------------------------------------------------


def figures(times: list[float], seconds: float, cpu: float, **more: float) -> dict[str, float]:
    times = sorted(times)
    return {
        "decisions a second": len(times) / seconds,
        "p50 ms": times[len(times) // 2] * 1000,
        "p99 ms": times[int(len(times) * 0.99)] * 1000,
        "server CPU us a decision": cpu / len(times) * 1e6,
        **more,
    }


@asynccontextmanager
async def prowl(room: Path) -> AsyncIterator[Server]:
    port = free_port()
    command = ["serve", "--port", str(port), "--db", str(room / f"{port}.db"), "--log-level", "error"]
    async with running(sys.executable, "-c", SERVE, *command, "--unlimited", port=port) as server:
        yield server


async def hurry(tables: list[Party], until: float, times: list[float]) -> None:
    """The next answer as soon as everybody has heard of the last one, one game after another."""
    for party in tables:
        while time.perf_counter() < until and not party.over:
            times.append(await party.decide())


async def measure_prowl(room: Path, seconds: float, seed: int) -> tuple[dict[str, float], int]:
    """A few tables in a hurry, with durable writes; also how long a frame is."""
    async with prowl(room) as server:
        for games in (1, GAMES):
            # The first lap warms up.
            crowd = await parties(server.port, ROOMS * games, seed)
            times: list[float] = []
            before, start, mine = server.cpu(), time.perf_counter(), time.process_time()
            await asyncio.gather(*(hurry(crowd[room::ROOMS], start + seconds, times) for room in range(ROOMS)))
            took, cpu, mine = time.perf_counter() - start, server.cpu() - before, time.process_time() - mine
            for each in crowd:
                await each.leave()
        size = mean([each.bytes / each.frames for each in crowd])
        return figures(times, took, cpu, **{"swarm CPU us a decision": mine / len(times) * 1e6}), int(size)


async def measure_echo(size: int, seconds: float) -> dict[str, float]:
    """The same rhythm and the same frames, with nothing behind them."""
    port = free_port()
    async with running(sys.executable, str(Path(__file__).with_name("echo.py")), str(port), port=port) as server:
        times: list[float] = []
        rooms = [[await connect(port, f"/ws/{number}?size={size}") for _ in range(SEATS)] for number in range(ROOMS)]
        before, start = server.cpu(), time.perf_counter()
        await asyncio.gather(*(echo(lines, start + seconds, times) for lines in rooms))
        took, cpu = time.perf_counter() - start, server.cpu() - before
        for lines in rooms:
            for line in lines:
                line.close()
        return figures(times, took, cpu)


async def echo(lines: list[Line], until: float, times: list[float]) -> None:
    version = 0
    while time.perf_counter() < until:
        started = time.perf_counter()
        lines[version % SEATS].send(write({"type": "decide", "version": version, "answer": ["place", 1]}))
        version = max([json.loads(await line.recv())["version"] for line in lines])
        times.append(time.perf_counter() - started)


async def measure_bgio(seconds: float) -> dict[str, float] | None:
    """boardgame.io, in memory, broadcasting to four clients; its own swarm, since its protocol is its own."""
    node = shutil.which("node")
    if node is None or not (BGIO / "node_modules").exists():
        return None
    port = free_port()
    async with running(node, str(BGIO / "server.cjs"), str(port), port=port) as server:
        for _ in range(2):
            before = server.cpu()
            swarm = await asyncio.create_subprocess_exec(
                *(node, str(BGIO / "swarm.cjs"), str(port), str(ROOMS), str(seconds), str(LEAST)),
                stdout=asyncio.subprocess.PIPE,
            )
            out, _ = await swarm.communicate()
            cpu = server.cpu() - before
        told = json.loads(out)
        return {
            "decisions a second": told["moves"] / told["seconds"],
            "p50 ms": told["p50"],
            "p99 ms": told["p99"],
            "server CPU us a decision": cpu / told["moves"] * 1e6,
        }


async def measure_hall(room: Path, tables: int, seconds: float, seed: int) -> dict[str, float]:
    """Many tables at a human pace: one decision every two seconds at each; then everybody leaves."""
    async with prowl(room) as server:
        first = await parties(server.port, 8, seed)
        for each in first:
            await each.leave()
        empty = server.memory()
        crowd = await parties(server.port, tables, seed)
        before, start, times = server.cpu(), time.perf_counter(), list[float]()
        await asyncio.gather(*(stroll(each, start + seconds, times) for each in crowd))
        took, cpu = time.perf_counter() - start, server.cpu() - before
        live = server.memory()
        for each in crowd:
            await each.leave()
        await asyncio.sleep(2)
        idle = (server.memory() - empty) / tables / 1024
        return figures(
            times,
            took,
            cpu,
            **{
                "tables": tables,
                "server cores": cpu / took,
                "KiB a table, live": (live - empty) / tables / 1024,
                "KiB a table, idle": idle,
            },
        )


async def stroll(party: Party, until: float, times: list[float]) -> None:
    await asyncio.sleep(party.luck.random() * 2)
    while time.perf_counter() < until and not party.over:
        took = await party.decide()
        times.append(took)
        await asyncio.sleep(max(0.0, 2 - took))


async def everything(laps: int, seconds: float, tables: int) -> dict[str, Any]:
    found: dict[str, list[dict[str, float]]] = {}
    with tempfile.TemporaryDirectory() as place:
        for lap in range(laps):
            ours, size = await measure_prowl(Path(place), seconds, lap)
            found.setdefault("Prowl, durable", []).append(ours)
            found.setdefault("echo of the same frames", []).append(await measure_echo(size, seconds))
            theirs = await measure_bgio(seconds)
            if theirs is not None:
                found.setdefault("boardgame.io, in memory", []).append(theirs)
        if tables:
            found["hall"] = [await measure_hall(Path(place), tables, max(seconds, 20.0), 7)]
    return {"ratios": ratios(found), **{name: middle(each) for name, each in found.items()}}


def middle(laps: list[dict[str, float]]) -> dict[str, float]:
    return {key: round(median(lap[key] for lap in laps), 2) for key in laps[0]}


def ratios(found: dict[str, list[dict[str, float]]]) -> dict[str, float]:
    """Of the same lap, in the middle of the laps."""
    theirs = found.get("boardgame.io, in memory")
    if theirs is None:
        return {}
    pairs = list(zip(found["Prowl, durable"], theirs, strict=True))
    keys = ("server CPU us a decision", "p99 ms", "p50 ms")
    return {f"{key} / boardgame.io's": round(median(a[key] / b[key] for a, b in pairs), 2) for key in keys}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--laps", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--tables", type=int, default=500, help="tables in the hall; 0: none")
    args = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(json.dumps(runner.run(everything(args.laps, args.seconds, args.tables)), indent=2))


if __name__ == "__main__":
    main()
