"""A websocket client that costs next to nothing, so that a swarm of them does not measure itself.

It sends short text frames and reads text, ping and close frames of a server on the loopback interface; no more.
"""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections import deque
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
# The mask may be anything; with zeros the masked text is the text.
MASK = bytes(4)


class Line(asyncio.Protocol):
    """One open websocket. Read with `recv`, one reader at a time."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.buffer = b""
        self.texts: deque[bytes] = deque()
        self.waiting: asyncio.Future[None] | None = None
        self.open = asyncio.get_running_loop().create_future()
        self.lost = False

    # -- what the loop tells -------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        self._wake()

    def data_received(self, data: bytes) -> None:
        self.buffer = self.buffer + data if self.buffer else data
        if not self.open.done():
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            self.open.set_result(head)
            self.buffer = rest
        self._read()

    def _read(self) -> None:
        data, at = self.buffer, 0
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size >= 126:
                wide = 2 if size == 126 else 8
                size, start = int.from_bytes(data[start : start + wide], "big"), start + wide
            if len(data) < start + size:
                break
            self._take(data[at] & 15, data[start : start + size])
            at = start + size
        self.buffer = data[at:]

    def _take(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self.texts.append(body)
            self._wake()
        elif kind == PING:
            self._send(PONG, body)
        elif kind == CLOSE and self.transport is not None:
            self.transport.close()

    def _wake(self) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    # -- what the swarm does -------------------------------------------------------------

    async def recv(self) -> bytes:
        while not self.texts:
            if self.lost:
                raise ConnectionError("the server has hung up")
            self.waiting = asyncio.get_running_loop().create_future()
            await self.waiting
        return self.texts.popleft()

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        assert self.transport is not None
        size = bytes((128 | len(body),)) if len(body) < 126 else bytes((254,)) + len(body).to_bytes(2, "big")
        self.transport.write(bytes((128 | kind,)) + size + MASK + body)

    def close(self) -> None:
        if self.transport is not None and not self.lost:
            self._send(CLOSE, (1000).to_bytes(2, "big"))


async def connect(port: int, path: str, cookie: str = "") -> Line:
    """An open websocket to this machine."""
    transport, line = await asyncio.get_running_loop().create_connection(Line, "127.0.0.1", port)
    key = b64encode(os.urandom(16)).decode()
    head = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    head += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *([f"Cookie: {cookie}"] if cookie else [])]
    transport.write("\r\n".join([*head, "", ""]).encode())
    answer = await line.open
    if not answer.startswith(b"HTTP/1.1 101"):
        raise ConnectionError(answer.decode("latin-1"))
    return line
