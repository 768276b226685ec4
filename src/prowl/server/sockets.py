"""The websocket of a table: frames in, frames out, in order, and nobody waits for a slow reader."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from logging import getLogger

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from prowl.kernel.errors import ProwlError

from .connections import SLOW, Connection, Post, frame
from .hall import Hall
from .identity import Identity, address
from .limits import Buckets, Costly
from .lines import SHORT_WAY
from .problems import Denied, problem, status_of
from .requests import Caller

log = getLogger("prowl.sockets")

GONE = 4404
FORBIDDEN = 4403
TOO_OFTEN = 4429
FULL = 4503
CODES = {401: FORBIDDEN, 403: FORBIDDEN, 404: GONE, 429: TOO_OFTEN, 503: FULL}


PATH = "/ws/{table}"
PLAIN = re.compile("/ws/([^/]+)")


class StraightIn:
    """Leads websockets past everything else to their tables.

    Whatever stands in between waits as long as the websocket lasts, and takes memory all that time.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = PLAIN.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await self.app(scope, receive, send)
        else:
            scope["path_params"] = {"table": found[1]}
            await scope["app"].state.sockets.serve(WebSocket(scope, receive, send))


class Sockets:
    """Serves the websockets of tables."""

    def __init__(self, hall: Hall, identity: Identity) -> None:
        self.hall = hall
        self.identity = identity
        limits, now = hall.config.limits, hall.config.now
        self.post = Post()
        self.visits = Costly(limits.visits, limits.visits_from, now)
        self.looks = Costly(limits.looks, limits.looks_from, now)
        self.talk, self.hints = Buckets(limits.talk, now), Buckets(limits.hints, now)

    async def serve(self, socket: WebSocket) -> None:
        try:
            self.identity.check_origin(socket)
        except Denied:
            await socket.close(FORBIDDEN)
            return
        await socket.accept()
        try:
            self.visits.check(self.identity.guest(socket), address(socket))
            await self._sit_in(socket)
        except ProwlError as error:
            await _part(socket, error)
        except (WebSocketDisconnect, RuntimeError):
            return

    async def _sit_in(self, socket: WebSocket) -> None:
        host = await self.hall.host(socket.path_params["table"])
        short = socket.scope.get("extensions", {}).get(SHORT_WAY)
        connection = Connection(self.identity.guest(socket), self.hall.config.limits.waiting_bytes, short, self.post)
        connection.aside = _number(socket, "aside", 0) == 1
        connection.guide = _number(socket, "guide", 0) == 1
        writer = asyncio.create_task(_write(socket, connection)) if short is None else None
        looks = partial(self.looks.check, connection.guest, address(socket))
        caller = Caller(host, connection, self.hall.config.limits, self.talk, self.hints, looks)
        try:
            await host.join(connection, _number(socket, "have", -1), _number(socket, "heard", 0))
            if short is not None:
                short.listen(caller.hear)
            await self._listen(socket, caller)
        except ProwlError as error:
            connection.send(problem(error))
            connection.close(_code(error))
        finally:
            caller.stop()
            if connection.seats:
                # Of who was not let in nobody need hear.
                host.leave(connection)
            connection.close(1000)
            if writer is not None:
                await writer

    async def _listen(self, socket: WebSocket, caller: Caller) -> None:
        while not caller.connection.closing:
            message = await socket.receive()
            if message["type"] != "websocket.disconnect":
                data = message.get("text")
                caller.hear(data if data is not None else message.get("bytes") or b"")
            # Who hangs up has said before what was said before.
            await caller.rest()
            if message["type"] == "websocket.disconnect":
                return


async def _write(socket: WebSocket, connection: Connection) -> None:
    """Send what is in the outbox until the connection closes; then say why."""
    wake = asyncio.Event()
    connection.on_mail(wake.set)
    try:
        while not connection.closing:
            wake.clear()
            while connection.outbox and not connection.closing:
                text = connection.outbox.pop(0)
                connection.bytes -= len(text)
                await socket.send({"type": "websocket.send", "text": text.decode()})
            if not connection.outbox and not connection.closing:
                await wake.wait()
        for text in connection.outbox if connection.closing != SLOW else ():
            await socket.send({"type": "websocket.send", "text": text.decode()})
        await socket.close(connection.closing)
    except (WebSocketDisconnect, RuntimeError):
        # The other side has hung up.
        connection.gone = True


async def _part(socket: WebSocket, error: ProwlError) -> None:
    if socket.application_state is WebSocketState.CONNECTED:
        await socket.send_text(frame(problem(error)).decode())
        await socket.close(_code(error))


def _code(error: ProwlError) -> int:
    return CODES.get(status_of(error), 1008)


def _number(socket: WebSocket, name: str, default: int) -> int:
    text = socket.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 7 else default
