"""uvicorn's websocket with a short way out and in: a frame goes straight to the transport, a message to its reader.

Through ASGI a frame passes a task of its own, five wrappers and the codec, which costs more than
all that is in it. The application finds the short way in the scope, and does without it elsewhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from .codec import TEXT, framed, payload

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

SHORT_WAY = "prowl.short_way"

# Messages that may wait for the application before reading is paused, which costs two calls of the system a message.
AHEAD = 8
# Seconds that the other side has to read what is left.
PATIENCE = 10.0


class Letters:
    """What the application has not received yet. One of asyncio's queues takes two kilobytes while it is empty."""

    __slots__ = ("_arrived", "_letters")

    def __init__(self) -> None:
        self._letters: list[Any] = []
        self._arrived: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._letters

    def qsize(self) -> int:
        return len(self._letters)

    def put_nowait(self, letter: Any) -> None:
        self._letters.append(letter)
        if self._arrived is not None and not self._arrived.done():
            self._arrived.set_result(None)

    def get_nowait(self) -> Any:
        return self._letters.pop(0)

    async def get(self) -> Any:
        """The next one. Only one reader at a time may wait for it."""
        while not self._letters:
            self._arrived = asyncio.get_running_loop().create_future()
            await self._arrived
        return self.get_nowait()


class ShortLine(WebSocketsSansIOProtocol):
    """One websocket. What uvicorn keeps of its state does not change when a whole text frame is sent or comes."""

    # Whether all that has come after the handshake was one whole frame at a time: then the codec stands between frames.
    even = True
    # Who is told of messages at once, and says how many of them wait.
    hear: Callable[[str | bytes], int] | None = None
    # Whether the application is done with it.
    served = False

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue: Any = Letters()

    def data_received(self, data: bytes) -> None:
        start = payload(data) if self.even and self.handshake_complete else 0
        if start:
            if data[0] == TEXT and self.conn.state is OPEN and len(data) - start <= self.config.ws_max_size:
                self._take(apply_mask(data[start:], data[start - 4 : start]))
                return
        elif self.handshake_initiated:
            self.even = False
        super().data_received(data)

    def _take(self, text: bytes) -> None:
        if self.hear is not None and not self.close_sent and text.isascii():
            self._tell(text)
            return
        self.curr_msg_data_type = "text"
        self.frames = [text]
        self.send_receive_event_to_app()

    def listen(self, hear: Callable[[str | bytes], int]) -> None:
        """From now on messages go straight to `hear`; those that have come already go first."""
        self.hear = hear
        self._forget_handshake()
        self._pass_on()
        self.read_on()

    def _forget_handshake(self) -> None:
        """Nobody asks any more how the connection began, and what was said then fills several kilobytes."""
        self.request.headers.clear()
        self.response.headers.clear()
        headers = self.scope["headers"]
        if isinstance(headers, list):
            headers.clear()

    def read_on(self) -> None:
        """There is room for messages again."""
        if self.read_paused and not self.disconnected:
            self.read_paused = False
            self.transport.resume_reading()

    def _tell(self, data: str | bytes) -> None:
        assert self.hear is not None
        if self.hear(data) >= AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _pass_on(self) -> None:
        """What came in pieces, or together with more, went to the queue: from there on it goes the short way too."""
        for message in [self.queue.get_nowait() for _ in range(self.queue.qsize())]:
            if message["type"] == "websocket.receive":
                text = message.get("text")
                self._tell(text if text is not None else message.get("bytes") or b"")
            else:
                self.queue.put_nowait(message)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[SHORT_WAY] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._let_go()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.served = True
        self._let_go()

    def _let_go(self) -> None:
        """At the end nothing holds on to what holds on to it: such garbage is looked for only now and then."""
        if self.disconnected and self.served:
            self.hear = None
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions.pop(SHORT_WAY, None)
            self.conn.parser.close()

    def send_now(self, texts: Sequence[bytes]) -> int:
        if self.disconnected or self.close_sent or not self.handshake_complete or self.transport.is_closing():
            return 0
        self.transport.write(framed(texts[0]) if len(texts) == 1 else b"".join(map(framed, texts)))
        return self.transport.get_write_buffer_size()

    def hang_up(self, code: int) -> None:
        if self.disconnected or self.close_sent or self.transport.is_closing() or self.conn.state is not OPEN:
            # Where the other side's farewell came in the same breath, it is answered next.
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(PATIENCE, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        if self.read_paused or self.queue.qsize() >= AHEAD:
            super().send_receive_event_to_app()
        else:
            self.read_paused = True
            super().send_receive_event_to_app()
            self.read_paused = False
        if self.hear is not None:
            self._pass_on()
