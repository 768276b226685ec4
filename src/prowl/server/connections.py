"""One open websocket as its table knows it: whose it is, through which seats it looks, how frames reach it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from logging import getLogger
from typing import Any, Protocol

import msgspec

from .identity import Guest
from .protocol import Update

log = getLogger("prowl.connections")

# The code for a connection that does not read what it is sent.
SLOW = 1013

encode = msgspec.json.Encoder().encode
# Makes a piece of an update of what is JSON already.
written: Callable[[bytes], Any] = msgspec.Raw


def frame(update: Update) -> bytes:
    return encode(update)


class ShortWay(Protocol):
    """A websocket that takes frames at once."""

    def send_now(self, texts: Sequence[bytes]) -> int:
        """Send texts; gives how many bytes wait for the other side to read."""

    def hang_up(self, code: int) -> None: ...

    def read_on(self) -> None:
        """There is room for more messages."""


class Post:
    """Sends what a turn of the loop has brought, all of it when the turn is over.

    A call of the system for every frame, one after another, costs less than the same calls with rules in between; and
    what goes to the same connection is one call.
    """

    def __init__(self) -> None:
        self._waiting: list[Connection] = []

    def take(self, connection: Connection) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._send)
        self._waiting.append(connection)

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        for each in waiting:
            try:
                each.flush()
            except Exception:
                # The others are to hear of it all the same.
                log.exception("a frame cannot be sent")


class Connection:
    """One open websocket. Frames wait in the outbox for the post, or for a writer where there is no short way."""

    __slots__ = (
        *("_post", "_short", "_wake", "aside", "bytes", "closing", "gone"),
        *("guest", "guide", "outbox", "room", "seats"),
    )

    def __init__(self, guest: Guest | None, room: int, short: ShortWay | None = None, post: Post | None = None) -> None:
        self.guest = guest
        self.room = room
        self.seats: list[int] = []
        # Whether it wants to know what follows from its view.
        self.aside = False
        # Whether it wants to be taught the first turn.
        self.guide = False
        self.outbox: list[bytes] = []
        self.bytes = 0
        self.closing = 0
        # Nobody hears what is sent any more; what was said before still counts.
        self.gone = False
        self._short = short
        self._post = post or Post()
        self._wake: Callable[[], None] | None = None

    def on_mail(self, wake: Callable[[], None]) -> None:
        self._wake = wake

    def push(self, text: bytes) -> None:
        """Send a frame; who does not read is let go."""
        if self.closing or self.gone:
            return
        if self._short is not None:
            # The post comes within this turn of the loop, and sees whether there is room.
            if not self.outbox:
                self._post.take(self)
            self.outbox.append(text)
            return
        self.outbox.append(text)
        self.bytes += len(text)
        if self.bytes > self.room:
            self.close(SLOW)
        elif self._wake is not None:
            self._wake()

    def send(self, update: Update) -> None:
        self.push(encode(update))

    def flush(self) -> None:
        """Send what is in the outbox."""
        if self._short is None or not self.outbox:
            return
        texts, self.outbox = self.outbox, []
        size = 0
        for text in texts:
            size += len(text)
        if size > self.room or self._short.send_now(texts) > self.room:
            self.close(SLOW)

    def read_on(self) -> None:
        if self._short is not None:
            self._short.read_on()

    def close(self, code: int) -> None:
        """Hang up, when everything is said; who does not read is told no more."""
        if not self.closing and code != SLOW:
            self.flush()
        self.closing = self.closing or code
        if self._short is not None:
            self.outbox.clear()
            self._short.hang_up(self.closing)
        elif self._wake is not None:
            self._wake()
