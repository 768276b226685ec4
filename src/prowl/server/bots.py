"""Worker processes in which bots think. A worker gets what its seat may know, pickled, and never the table."""

from __future__ import annotations

import asyncio
import os
import pickle
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from logging import getLogger
from multiprocessing import get_all_start_methods, get_context, parent_process
from random import SystemRandom
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Any

from prowl.bots import bot_named, glimpse
from prowl.kernel.game import game_named
from prowl.kernel.prompts import Ask
from prowl.kernel.table import Table

from .metrics import Metrics

log = getLogger("prowl.bots")
chance = SystemRandom()

TRIES = 2


def decide(game: str, level: str, luck: int, seen: bytes) -> Any:
    """In a worker: what the bot answers."""
    return bot_named(level, game_named(game), luck).decide(pickle.loads(seen))


def explain(game: str, level: str, luck: int, seen: bytes) -> Any:
    """In a worker: what the bot weighs."""
    looked = pickle.loads(seen)
    return bot_named(level, game_named(game), luck).explain(looked).data(looked)


def _move_in() -> None:
    """A worker starts. Ctrl-C is for the server, which tells its workers when to stop; if it dies, so do they."""
    signal(SIGINT, SIG_IGN)
    Thread(target=_follow_the_server, daemon=True).start()


def _follow_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
    os._exit(0)


class BotRoom:
    """The worker processes of one server. A pool that breaks or hangs is replaced."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self.workers = workers
        self.seconds = seconds
        self.metrics = metrics
        self._pool: ProcessPoolExecutor | None = None

    async def look(self, table: Table, seat: int) -> bytes:
        """What a seat may know of the table now. Dealing a fair world can take a while: not on the event loop."""
        return await asyncio.to_thread(lambda: pickle.dumps(glimpse(table, seat, chance.getrandbits(60))))

    async def think(self, game: str, level: str, seen: bytes, fallback: Any) -> Any:
        """What a bot answers, or the fallback if it cannot say in time."""
        return await self._answer(fallback, decide, (game, level, chance.getrandbits(60), seen))

    async def weigh(self, game: str, level: str, seen: bytes) -> dict[str, Any] | None:
        """What a bot would weigh; nothing if it cannot say in time."""
        found: dict[str, Any] | None = await self._answer(None, explain, (game, level, chance.getrandbits(60), seen))
        return found

    async def _answer(self, fallback: Any, work: Any, job: tuple[Any, ...]) -> Any:
        """What the worker says, within the time; else the answer the clock would give."""
        for _ in range(TRIES):
            pool = self._running()
            try:
                async with asyncio.timeout(self.seconds):
                    answer = await asyncio.get_running_loop().run_in_executor(pool, work, *job)
                self.metrics.bots.labels("thought").inc()
                return answer
            except TimeoutError:
                log.warning("a bot thought too long", extra={"game": job[0], "level": job[1]})
                self._replace(pool)
                break
            except BrokenProcessPool:
                log.warning("the bots' workers died and are replaced")
                self._replace(pool)
            except Exception:
                log.exception("a bot failed", extra={"game": job[0], "level": job[1]})
                break
        self.metrics.bots.labels("fallback").inc()
        return fallback

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("forkserver" if "forkserver" in get_all_start_methods() else "spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_move_in)
        return self._pool

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Let a pool go that does not answer; whoever else waits for it asks the next one."""
        if pool is self._pool:
            self._pool = None
        workers = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()

    def close(self) -> None:
        if self._pool is not None:
            self._replace(self._pool)


def any_answer(ask: Ask) -> Any:
    """One of the legal answers."""
    options = ask.options
    if ask.single:
        return chance.choice(options)
    size = chance.randint(min(ask.least, len(options)), min(ask.most, len(options)))
    picks = sorted(chance.sample(range(len(options)), size))
    return tuple(options[i] for i in picks)
