"""Several flows at once, each with its own questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from .prompts import Ask, Reply, Rule

T = TypeVar("T")


def side_by_side(flows: Mapping[int, Rule[T]]) -> Rule[dict[int, T]]:
    """Run several flows at once; each answer moves only the flow that asked.

    Over when every flow has ended or waits at an optional question. A seat is asked one thing
    at a time: what must be answered comes before what may be, otherwise the first come first.
    """
    run: _SideBySide[T] = _SideBySide(dict(flows))
    for key in flows:
        run.resume(key, None)
    while run.holds_up():
        reply = yield run.asked
        run.resume(run.asker[reply[0]], reply)
    for flow in run.live.values():
        flow.close()
    return run.results


class _SideBySide(Generic[T]):
    __slots__ = ("asked", "asker", "live", "queued", "results")

    def __init__(self, live: dict[int, Rule[T]]) -> None:
        self.live = live
        self.asked: dict[int, Ask] = {}
        self.asker: dict[int, int] = {}
        self.queued: list[tuple[int, Ask]] = []
        self.results: dict[int, T] = {}

    def holds_up(self) -> bool:
        """Whether there is a question that must be answered."""
        # A plain loop: this is asked after every answer, and a generator would cost more than all the rest.
        for ask in self.asked.values():  # noqa: SIM110
            if not ask.optional:
                return True
        return False

    def resume(self, key: int, reply: Reply | None) -> None:
        asked = self.asked
        try:
            if reply is None:
                waiting = next(self.live[key])
            else:
                self._forget(key)
                waiting = self.live[key].send(reply)
        except StopIteration as end:
            del self.live[key]
            self.results[key] = end.value
            waiting = {}
        for ask in asked.values():
            ask.renew()
        if self.queued:
            self._ask_queued()
        if isinstance(waiting, dict):
            for ask in waiting.values():
                self._ask(key, ask)
        else:
            self._ask(key, waiting)

    def _ask_queued(self) -> None:
        queued, self.queued = self.queued, []
        for who, ask in queued:
            ask.renew()
            self._ask(who, ask)

    def _forget(self, key: int) -> None:
        """A flow that goes on takes back what it asked."""
        for seat in [seat for seat, who in self.asker.items() if who == key]:
            del self.asker[seat], self.asked[seat]
        if self.queued:
            self.queued = [each for each in self.queued if each[0] != key]

    def _ask(self, key: int, ask: Ask) -> None:
        seat = ask.seat
        other = self.asked.get(seat)
        if other is not None:
            if ask.optional or not other.optional:
                self.queued.append((key, ask))
                return
            self.queued.append((self.asker[seat], other))
        self.asked[seat] = ask
        self.asker[seat] = key
