"""Who is let in at all: so many connections in all and from one address, and none that never says what it wants."""

from __future__ import annotations

import asyncio
from collections import Counter
from logging import getLogger
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .addresses import address_of, household
from .config import Limits

log = getLogger("prowl.gate")

BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\n"
    b"content-type: text/plain\r\ncontent-length: 29\r\n\r\nToo many connections just now"
)


class Gate:
    """Counts open connections. A proxy on this machine is not counted by its address: all come from there."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.open = 0
        self.by_address: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """Whether there is room for one more from there."""
        place = _counted(host)
        crowded = bool(place) and self.by_address[place] >= self.limits.connections_from
        if crowded or self.open >= self.limits.connections:
            # No address in the log: how many is what the host of the server needs to know.
            log.warning("a connection is turned away", extra={"open": self.open, "from_one_address": crowded})
            return False
        self.open += 1
        if place:
            self.by_address[place] += 1
        return True

    def leave(self, host: str) -> None:
        place = _counted(host)
        self.open -= 1
        if place:
            self.by_address[place] -= 1
            if not self.by_address[place]:
                del self.by_address[place]


def _counted(host: str) -> str:
    found = address_of(host)
    return "" if found is None or found.is_loopback else household(host)


class GuardedHttp(H11Protocol):
    """HTTP as uvicorn speaks it, behind a gate, and with a time limit for the head of a request."""

    gate: ClassVar[Gate]
    let_in = False
    _slow: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.let_in = self.gate.enter(self._host)
        if not self.let_in:
            transport.write(BUSY)
            transport.close()
            return
        self._watch()

    def data_received(self, data: bytes) -> None:
        if self.let_in:
            super().data_received(data)
            self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._leave()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._settle()
        # From now on the websocket has the connection, and says when it is over.
        self.let_in = False
        _when_lost(self.transport.get_protocol(), self.gate, self._host)

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def _watch(self) -> None:
        """The time runs from the first byte that is waited for to the end of the head."""
        if self.conn.their_state is not h11.IDLE or self.transport.is_closing():
            self._settle()
        elif self._slow is None:
            self._slow = self.loop.call_later(self.gate.limits.head_seconds, self.transport.abort)

    def _settle(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None

    def _leave(self) -> None:
        self._settle()
        if self.let_in:
            self.let_in = False
            self.gate.leave(self._host)


def _when_lost(line: Any, gate: Gate, host: str) -> None:
    """Count the connection out with its websocket, which afterwards is as it was: nothing holds on to it."""

    def lost(exc: Exception | None) -> None:
        del line.connection_lost
        gate.leave(host)
        line.connection_lost(exc)

    line.connection_lost = lost


def guarded(limits: Limits) -> type[GuardedHttp]:
    """The protocol of one server, whose connections are counted together."""
    return type("GuardedHttp", (GuardedHttp,), {"gate": Gate(limits)})


def raise_limit(wanted: int) -> int:
    """Let this process have as many connections as the system allows it; how many files it may have open now."""
    try:
        import resource
    except ImportError:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    aim = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft < aim:
        resource.setrlimit(resource.RLIMIT_NOFILE, (aim, hard))
    return max(soft, aim)
