"""A coroutine that begins at once. A task would wait for the loop's next turn, and cost more than most requests do."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


def begin(coroutine: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine until it has to wait, and on as soon as it need not wait any more.

    It sees to its own failures, nobody can cancel it, and it is no task: it can await futures and locks, but not set
    itself a time limit. (Python 3.12 has tasks that begin at once.)
    """
    _Errand(coroutine).go_on()


class _Errand:
    __slots__ = ("_coroutine",)

    def __init__(self, coroutine: Coroutine[Any, Any, None]) -> None:
        self._coroutine = coroutine

    def go_on(self, _: object = None) -> None:
        try:
            awaited = self._coroutine.send(None)
        except StopIteration:
            return
        if awaited is None:
            # It only lets others have their turn.
            asyncio.get_running_loop().call_soon(self.go_on)
            return
        # A future that is awaited expects whoever runs the coroutine to have understood.
        awaited._asyncio_future_blocking = False
        awaited.add_done_callback(self.go_on)
