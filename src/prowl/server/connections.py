"""One open websocket as its table knows it: whose it is, through which seats it looks, how frames reach it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Protocol

import msgspec

from .identity import Guest
from .protocol import Update

# The code for a connection that does not read what it is sent.
SLOW = 1013

encode = msgspec.json.Encoder().encode


def frame(update: Update) -> bytes:
    return encode(update)


class ShortWay(Protocol):
    """A websocket that takes a frame at once."""

    def send_now(self, text: bytes) -> int:
        """Send a text; gives how many bytes wait for the other side to read."""

    def hang_up(self, code: int) -> None: ...

    def read_on(self) -> None:
        """There is room for more messages."""


class Connection:
    """One open websocket. Where the server has no short way, frames wait in the outbox for its writer."""

    __slots__ = ("_short", "_wake", "bytes", "closing", "guest", "outbox", "room", "seats")

    def __init__(self, guest: Guest | None, room: int, short: ShortWay | None = None) -> None:
        self.guest = guest
        self.room = room
        self.seats: list[int] = []
        self.outbox: deque[bytes] = deque()
        self.bytes = 0
        self.closing = 0
        self._short = short
        self._wake: Callable[[], None] | None = None

    def on_mail(self, wake: Callable[[], None]) -> None:
        self._wake = wake

    def push(self, text: bytes) -> None:
        """Send a frame; who does not read is let go."""
        if self.closing:
            return
        if self._short is not None:
            waiting = self._short.send_now(text)
        else:
            self.outbox.append(text)
            waiting = self.bytes = self.bytes + len(text)
        if waiting > self.room:
            self.close(SLOW)
        elif self._wake is not None:
            self._wake()

    def send(self, update: Update) -> None:
        self.push(encode(update))

    def read_on(self) -> None:
        if self._short is not None:
            self._short.read_on()

    def close(self, code: int) -> None:
        self.closing = self.closing or code
        if self._short is not None:
            self._short.hang_up(self.closing)
        elif self._wake is not None:
            self._wake()
