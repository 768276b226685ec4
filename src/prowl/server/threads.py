"""Threads beside the event loop. Who looks at a live table never waits behind a replay."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

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
        """Do what somebody at a live table waits for; nobody may change meanwhile what it reads."""
        return await asyncio.wrap_future(self._looking.submit(work))

    async def heavy(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Do what takes long and touches nothing that changes."""
        return await asyncio.wrap_future(self._heavy.submit(work, *args, **named))

    def close(self) -> None:
        for pool in (self._looking, self._heavy):
            pool.shutdown(wait=False, cancel_futures=True)
