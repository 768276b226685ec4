"""Worker processes, one at each desk, and the line of those who wait for one."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_all_start_methods, get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Any, NamedTuple


def _move_in() -> None:
    """A worker starts. Ctrl-C is for the server, which tells its workers when to stop; if it dies, so do they."""
    signal(SIGINT, SIG_IGN)
    Thread(target=_follow_the_server, daemon=True).start()


def _follow_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
    os._exit(0)


class WorkerLost(Exception):
    """The worker died, or was sent away, before it answered."""


class Desk:
    """A place for one worker process. A pool for each: who hangs is sent away without the others."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    async def ask(self, seconds: float, work: Callable[..., Any], job: tuple[Any, ...]) -> Any:
        """What the worker says within the time. Who says nothing is sent away; the next question finds a new one."""
        answer = self._begin(work, job)
        try:
            await asyncio.wait([answer], timeout=seconds)
            if not answer.done():
                raise TimeoutError
        finally:
            if not answer.done():
                answer.cancel()
                self.clear()
            elif not answer.cancelled():
                # Whoever was cancelled at this very moment asks no more; asyncio would log what it takes for forgotten.
                answer.exception()
        # Our own cancellation would have been raised above: this one means that the desk was cleared.
        if answer.cancelled():
            raise WorkerLost
        if isinstance(error := answer.exception(), BrokenProcessPool):
            self.clear()
            raise WorkerLost from error
        return answer.result()

    def _begin(self, work: Callable[..., Any], job: tuple[Any, ...]) -> asyncio.Future[Any]:
        try:
            return asyncio.get_running_loop().run_in_executor(self._manned(), work, *job)
        except (BrokenProcessPool, OSError, RuntimeError) as error:
            # It died unasked, or no process can be started now.
            self.clear()
            raise WorkerLost from error

    def _manned(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = get_context("forkserver" if "forkserver" in get_all_start_methods() else "spawn")
            self.pool = ProcessPoolExecutor(1, mp_context=context, initializer=_move_in)
        return self.pool

    def clear(self) -> None:
        """Send the worker away, whatever it does."""
        pool, self.pool = self.pool, None
        if pool is None:
            return
        workers = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()


class Asker(NamedTuple):
    """For which table a question is, and whether people sit there and wait."""

    table: str = ""
    people: bool = False


class Line:
    """Who waits for a desk: tables with people first, then who has the fewest desks, then who came first."""

    def __init__(self, desks: Iterable[Desk]) -> None:
        self.free = list(desks)
        self.busy: Counter[str] = Counter()
        self.waiting: list[tuple[Asker, asyncio.Future[Desk]]] = []

    async def desk(self, asker: Asker) -> Desk:
        """The next free desk; who takes one gives it back."""
        turn: asyncio.Future[Desk] = asyncio.get_running_loop().create_future()
        self.waiting.append((asker, turn))
        self._call()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(asker, turn.result())
            raise

    def give(self, asker: Asker, desk: Desk) -> None:
        self.busy[asker.table] -= 1
        if not self.busy[asker.table]:
            del self.busy[asker.table]
        self.free.append(desk)
        self._call()

    def _call(self) -> None:
        self.waiting = [each for each in self.waiting if not each[1].done()]
        while self.free and self.waiting:
            # The earliest of equals: min keeps the order.
            place = min(range(len(self.waiting)), key=self._rank)
            asker, turn = self.waiting.pop(place)
            self.busy[asker.table] += 1
            # The desk used last: its worker is there already.
            turn.set_result(self.free.pop())

    def _rank(self, place: int) -> tuple[bool, int]:
        asker = self.waiting[place][0]
        return not asker.people, self.busy[asker.table]
