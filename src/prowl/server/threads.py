"""Threads beside the event loop. Who looks at a live table never waits behind a replay."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

# All of them share one interpreter with the event loop: more would answer nobody sooner.
LOOKING = 2
HEAVY = 2


class Threads:
    """Some threads for short looks at live tables, others for work that plays whole games again."""

    def __init__(self) -> None:
        self._looking = ThreadPoolExecutor(LOOKING, "prowl-look")
        self._heavy = ThreadPoolExecutor(HEAVY, "prowl-heavy")

    async def look(self, work: Callable[[], T]) -> T:
        """Do what reads a live table, whose lock is held. When this returns, or raises, nobody reads any more."""
        job = self._looking.submit(work)
        seen = asyncio.wrap_future(job)
        try:
            await asyncio.wait([seen])
        except asyncio.CancelledError:
            # What has not begun never does; a thread that has begun cannot be stopped and still needs the lock.
            job.cancel()
            await _done(seen)
            raise
        return seen.result()

    async def heavy(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Do what takes long and touches nothing that changes."""
        return await asyncio.wrap_future(self._heavy.submit(work, *args, **named))

    def close(self) -> None:
        for pool in (self._looking, self._heavy):
            pool.shutdown(wait=False, cancel_futures=True)


async def _done(future: asyncio.Future[Any]) -> None:
    """Wait to the end, however often the own task is cancelled."""
    while not future.done():
        try:
            await asyncio.wait([future])
        except asyncio.CancelledError:
            continue
    if not future.cancelled():
        # Nobody wants the outcome, and asyncio complains of errors that nobody has looked at.
        future.exception()
