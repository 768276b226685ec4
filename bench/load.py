"""A swarm of websocket clients playing real games against one server on this machine.

    python -m bench.load                      everything: 40 laps of each server in turn, then 500 tables
    python -m bench.load --laps 10 --tables 0
    python -m bench.load --compiled build/fast/src     the compiled build (scripts/wheel-fast --in-place) as well
    python -m bench.load --aside                       once more with swarms that are told all that a browser is

Needs Node.js and, in `bench/bgio`, `npm ci` for the comparison with boardgame.io; it is left out otherwise.
All traffic stays on the loopback interface, and every loop ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import mean, median
from typing import Any, NamedTuple, Protocol, TypeVar

import uvloop

from .lines import Line, connect
from .swarm import SEATS, Party, Server, free_port, parties, running, write

OURS, COMPILED, THEIRS = "Prowl, durable", "Prowl, durable, compiled", "boardgame.io, in memory"
WITH_ASIDES = ", asides"
ROOMS = 8
# Moves that boardgame.io makes to warm up: with fewer, Node has not compiled it yet.
LEAST = 6000
# Seconds of quiet before a lap.
REST = 0.2
BGIO = Path(__file__).parent / "bgio"
SERVE = "import sys; from prowl.cli.main import main; sys.exit(main(sys.argv[1:]))"


class Wanted(NamedTuple):
    """What is to be measured."""

    laps: int
    seconds: float
    tables: int
    compiled: Path | None
    aside: bool

    def builds(self) -> dict[str, Path | None]:
        """Prowl as it is, and the compiled one: by name, from where else they are loaded."""
        return {OURS: None} | ({COMPILED: self.compiled} if self.compiled is not None else {})

    def ways(self) -> list[str]:
        """Swarms that know the rules, and those that are told of them as a browser is."""
        return ["", WITH_ASIDES] if self.aside else [""]


# -- in a hurry -----------------------------------------------------------------------------------


class Hurry(Protocol):
    """A server, and a swarm that plays on it as fast as it can."""

    server: Server

    async def get_ready(self) -> None:
        """Do what need not be measured."""

    async def play(self, seconds: float) -> list[float]:
        """Play for a while; how long each decision took until everybody had heard of it."""


Room = TypeVar("Room")


async def in_all(
    rooms: list[Room], play: Callable[[Room, float, list[float]], Awaitable[None]], seconds: float
) -> list[float]:
    """Play in all rooms at once; how long each decision took."""
    times: list[float] = []
    until = time.perf_counter() + seconds
    await asyncio.gather(*(play(room, until, times) for room in rooms))
    return times


class Prowl:
    """Tables of four in real games, with durable writes."""

    def __init__(self, server: Server, aside: bool) -> None:
        self.server = server
        self.aside = aside
        self.games = 0
        # In each room the game that is being played, and the next one.
        self.rooms: list[list[Party]] = [[] for _ in range(ROOMS)]

    async def get_ready(self) -> None:
        for room in self.rooms:
            for party in [party for party in room if party.over]:
                await party.leave()
                room.remove(party)
            fresh = await parties(self.server.port, 2 - len(room), self.games, aside=self.aside)
            room += fresh
            self.games += len(fresh)

    async def play(self, seconds: float) -> list[float]:
        return await in_all(self.rooms, self._room, seconds)

    async def _room(self, room: list[Party], until: float, times: list[float]) -> None:
        """The next answer as soon as everybody has heard of the last one, one game after another."""
        for party in room:
            while time.perf_counter() < until and not party.over:
                times.append(await party.decide())

    def frame_size(self) -> int:
        """How long a frame is."""
        return int(mean([party.bytes / party.frames for room in self.rooms for party in room if party.frames > SEATS]))


class Echo:
    """The same rhythm and frames of the same length, with nothing behind them."""

    def __init__(self, server: Server, rooms: list[list[Line]]) -> None:
        self.server = server
        self.rooms = rooms

    async def get_ready(self) -> None:
        """Always is."""

    async def play(self, seconds: float) -> list[float]:
        return await in_all(self.rooms, self._room, seconds)

    async def _room(self, lines: list[Line], until: float, times: list[float]) -> None:
        version = 0
        while time.perf_counter() < until:
            started = time.perf_counter()
            lines[version % SEATS].send(write({"type": "decide", "version": version, "answer": ["place", 1]}))
            version = max([json.loads(await line.recv())["version"] for line in lines])
            times.append(time.perf_counter() - started)


class Bgio:
    """boardgame.io, in memory, broadcasting to four clients; its own swarm, since its protocol is its own."""

    def __init__(self, server: Server, swarm: asyncio.subprocess.Process) -> None:
        self.server = server
        self.swarm = swarm

    async def get_ready(self) -> None:
        """Always is."""

    async def play(self, seconds: float, least: int = 0) -> list[float]:
        assert self.swarm.stdin is not None
        assert self.swarm.stdout is not None
        self.swarm.stdin.write(f"{seconds} {least}\n".encode())
        return [each / 1000 for each in json.loads(await self.swarm.stdout.readline())]


@asynccontextmanager
async def prowl(room: Path, source: Path | None = None) -> AsyncIterator[Server]:
    """A server with a database of its own; `source` is where else it is loaded from."""
    port = free_port()
    command = ["serve", "--port", str(port), "--db", str(room / f"{port}.db"), "--log-level", "error", "--unlimited"]
    async with running(sys.executable, "-c", SERVE, *command, port=port, source=source) as server:
        yield server


@asynccontextmanager
async def echo_in_a_hurry(size: int) -> AsyncIterator[Echo]:
    port = free_port()
    async with running(sys.executable, str(Path(__file__).with_name("echo.py")), str(port), port=port) as server:
        rooms = [[await connect(port, f"/ws/{number}?size={size}") for _ in range(SEATS)] for number in range(ROOMS)]
        yield Echo(server, rooms)
        for lines in rooms:
            for line in lines:
                line.close()


@asynccontextmanager
async def bgio_in_a_hurry() -> AsyncIterator[Bgio | None]:
    node = shutil.which("node")
    if node is None or not (BGIO / "node_modules").exists():
        yield None
        return
    port = free_port()
    async with running(node, str(BGIO / "server.cjs"), str(port), str(free_port()), port=port) as server:
        pipe = asyncio.subprocess.PIPE
        command = [node, str(BGIO / "swarm.cjs"), str(port), str(ROOMS)]
        swarm = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=2**24)
        assert swarm.stdout is not None
        await swarm.stdout.readline()
        yield Bgio(server, swarm)
        swarm.terminate()
        await swarm.wait()


async def warmed_up(server: Server, seconds: float, aside: bool) -> Prowl:
    found = Prowl(server, aside)
    for _ in range(4):
        await found.get_ready()
        await found.play(seconds)
    return found


async def ours(open_: AsyncExitStack, room: Path, wanted: Wanted) -> dict[str, Prowl]:
    """Every Prowl that is to be measured, each on a server of its own."""
    found = {}
    for name, source in wanted.builds().items():
        for asides in wanted.ways():
            server = await open_.enter_async_context(prowl(room, source))
            found[f"{name}{asides}"] = await warmed_up(server, wanted.seconds, bool(asides))
    return found


async def measure_hurry(room: Path, wanted: Wanted) -> dict[str, Any]:
    """All servers in turn, in short laps: whatever the machine does besides, it does to all of them."""
    laps, seconds = wanted.laps, wanted.seconds
    async with AsyncExitStack() as open_:
        prowls = await ours(open_, room, wanted)
        size = prowls[OURS].frame_size()
        sides: dict[str, Hurry] = {**prowls}
        sides["echo of the same frames"] = await open_.enter_async_context(echo_in_a_hurry(size))
        theirs = await open_.enter_async_context(bgio_in_a_hurry())
        if theirs is not None:
            await theirs.play(seconds, LEAST)
            sides[THEIRS] = theirs
        spent: dict[str, list[float]] = {name: [] for name in sides}
        times: dict[str, list[float]] = {name: [] for name in sides}
        for _ in range(laps):
            for name, side in sides.items():
                await side.get_ready()
                # Whatever is left of the last lap and of getting ready is done meanwhile.
                await asyncio.sleep(REST)
                before = side.server.cpu()
                heard = await side.play(seconds)
                spent[name].append((side.server.cpu() - before) / len(heard))
                times[name] += heard
        found = {name: figures(times[name], laps * seconds, sum(spent[name]) / laps) for name in sides}
        return {"ratios": ratios(list(prowls), found, spent), **found}


def figures(times: list[float], seconds: float, cpu: float, **more: float) -> dict[str, float]:
    times = sorted(times)
    found = {
        "decisions a second": len(times) / seconds,
        "p50 ms": times[len(times) // 2] * 1000,
        "p99 ms": times[int(len(times) * 0.99)] * 1000,
        "server CPU us a decision": cpu * 1e6,
        **more,
    }
    return {name: round(value, 2) for name, value in found.items()}


def ratios(
    names: list[str], found: dict[str, dict[str, float]], spent: dict[str, list[float]]
) -> dict[str, dict[str, float]]:
    """Prowl against boardgame.io: processor time in the middle of the laps, waiting over all of them."""
    if THEIRS not in found:
        return {}
    return {name: _ratios(found[name], found[THEIRS], spent[name], spent[THEIRS]) for name in names}


def _ratios(
    ours: dict[str, float], theirs: dict[str, float], cpu: list[float], cpu_theirs: list[float]
) -> dict[str, float]:
    laps = [a / b for a, b in zip(cpu, cpu_theirs, strict=True)]
    waits = {f"{key} / boardgame.io's": ours[key] / theirs[key] for key in ("p99 ms", "p50 ms")}
    return {name: round(value, 2) for name, value in {"server CPU / boardgame.io's": median(laps), **waits}.items()}


# -- at a human pace ------------------------------------------------------------------------------


async def measure_hall(room: Path, tables: int, seconds: float, seed: int, aside: bool) -> dict[str, float]:
    """Many tables at a human pace: one decision every two seconds at each; then everybody leaves."""
    async with prowl(room) as server:
        first = await parties(server.port, 8, seed, aside=aside)
        for each in first:
            await each.leave()
        empty = server.memory()
        crowd = await parties(server.port, tables, seed, aside=aside)
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
            cpu / len(times),
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


async def everything(wanted: Wanted) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as place:
        found = await measure_hurry(Path(place), wanted) if wanted.laps else {}
        for asides in wanted.ways() if wanted.tables else ():
            found[f"hall{asides}"] = await measure_hall(Path(place), wanted.tables, 20.0, 7, bool(asides))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--laps", type=int, default=40, help="laps in a hurry, all servers in turn; 0: none")
    parser.add_argument("--seconds", type=float, default=0.4, help="of a lap")
    parser.add_argument("--tables", type=int, default=500, help="tables in the hall; 0: none")
    parser.add_argument("--compiled", type=Path, help="where a compiled Prowl is, to be measured as well")
    parser.add_argument("--aside", action="store_true", help="measure also what it costs to tell all that a browser is")
    args = parser.parse_args()
    wanted = Wanted(args.laps, args.seconds, args.tables, args.compiled, args.aside)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(json.dumps(runner.run(everything(wanted)), indent=2))


if __name__ == "__main__":
    main()
