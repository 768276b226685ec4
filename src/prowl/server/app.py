"""The ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from logging import getLogger
from secrets import token_urlsafe

import msgspec
from starlette import routing
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response

from prowl.kernel.errors import ProwlError
from prowl.store import SqliteStore, Store

from .bots import BotRoom
from .config import Config
from .hall import Hall
from .headers import SafeHeaders, safe_headers
from .identity import Identity
from .lobby import Lobby
from .metrics import Metrics
from .openapi import described
from .problems import Denied
from .replays import Replays
from .routes import Door, Route, answer, refused
from .sockets import PATH, Sockets, StraightIn
from .static import Client

log = getLogger("prowl.app")


def application(config: Config, store: Store | None = None) -> Starlette:
    """A server. Everything it owns is opened and closed with it."""
    kept = store or SqliteStore(config.db, durable=config.durable, talk_kept=config.limits.talk_kept, alone=True)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await kept.open()
        metrics = Metrics()
        room = BotRoom(config.workers, config.think_seconds, metrics)
        hall = Hall(config, kept, room, metrics)
        identity = Identity(config, await kept.secret("guests", token_urlsafe(32)))
        app.state.hall, app.state.sockets = hall, Sockets(hall, identity)
        app.router.routes.extend(_routes(hall, identity, app.state.sockets))
        await hall.open()
        yield
        await hall.close()
        room.close()
        await kept.close()

    return Starlette(
        lifespan=lifespan,
        middleware=[Middleware(StraightIn), Middleware(SafeHeaders, secure=config.secure)],
        exception_handlers={Exception: _failed, HTTPException: _no_route},
    )


def _routes(hall: Hall, identity: Identity, sockets: Sockets) -> list[routing.BaseRoute]:
    client = Client()
    lobby = Lobby(hall, identity, client)
    door = Door(identity, hall.config)
    table = [*lobby.routes(), *Replays(hall, identity).routes()]
    page = msgspec.json.encode(described(table))

    async def openapi(request: Request) -> Response:
        return Response(page, media_type="application/json")

    visit = door.endpoint(Route("GET", "/t/{table}", lobby.visit, "The page of a table."))
    return [
        *(routing.Route(each.path, door.endpoint(each), methods=[each.method]) for each in table),
        routing.Route("/openapi.json", openapi),
        routing.WebSocketRoute(PATH, sockets.serve),
        routing.Route("/api/{rest:path}", _nothing_there, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        routing.Route("/t/{table}", visit),
        routing.Route("/{path:path}", client.serve),
    ]


async def _nothing_there(request: Request) -> Response:
    return refused(Denied("not-found", 404))


async def _no_route(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 404
    return refused(Denied("not-found" if status == 404 else "not-allowed", status))


async def _failed(request: Request, error: Exception) -> Response:
    """A fault of ours: the log has the whole story, the client a sentence."""
    if isinstance(error, ProwlError):
        return refused(error)
    log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    response = answer({"type": "problem", "key": "server-failed"}, 500)
    # What answers for a fault stands outside of all middleware.
    response.raw_headers += safe_headers(request.scope, request.url.scheme == "https")
    return response
