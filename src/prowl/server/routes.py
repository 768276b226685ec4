"""The HTTP side: one table of routes, from which the application and its OpenAPI page are made."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from prowl.kernel.errors import ProwlError
from prowl.store import NoRoom

from .config import Config
from .identity import Identity
from .limits import Buckets
from .problems import Denied, problem, status_of

Handler = Callable[..., Awaitable[Any]]

JSON = "application/json"
LINES = "application/x-ndjson"


@dataclass(frozen=True)
class Route:
    """One address: what it does in words, what it takes and gives."""

    method: str
    path: str
    handler: Handler
    about: str
    takes: Any = None
    gives: Any = None
    query: dict[str, str] = field(default_factory=dict)
    media: str = JSON
    # Whether it counts among what a client may ask for: a watchdog must always get an answer.
    counted: bool = True


class Door:
    """Lets requests in: checks where they come from, how many, how long and of what shape they are."""

    def __init__(self, identity: Identity, config: Config) -> None:
        self.identity = identity
        limits, now = config.limits, config.now
        self.reads, self.requests = Buckets(limits.reads, now), Buckets(limits.requests, now)
        self.body_bytes = limits.body_bytes

    def endpoint(self, route: Route) -> Callable[[Request], Awaitable[Response]]:
        decoder = msgspec.json.Decoder(route.takes) if route.takes not in (None, bytes) else None

        async def serve(request: Request) -> Response:
            try:
                self._check(request, route)
                if decoder is None:
                    given = await route.handler(request)
                else:
                    given = await route.handler(request, _decoded(decoder, await read(request, self.body_bytes)))
                return given if isinstance(given, Response) else answer(given)
            except ProwlError as error:
                return refused(error)
            except NoRoom:
                return refused(Denied("no-room", 507))

        return serve

    def _check(self, request: Request, route: Route) -> None:
        if request.method in ("GET", "HEAD"):
            # By any name, even one that a stranger lets lead here (DNS rebinding): the browser keeps our cookie for the
            # name it came from, so such a page reads only what is open to everybody.
            if route.counted:
                self.reads.check(self.identity.who(request))
            return
        self.identity.check_origin(request)
        # A form of another page can be sent without asking, JSON cannot.
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise Denied("json-only", 415)
        self.requests.check(self.identity.who(request))


def answer(given: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(given), status, media_type=JSON, headers={"cache-control": "no-store"})


def lines(told: AsyncIterator[Any]) -> Response:
    """What is told step by step, a line of JSON each. When the other side hangs up, `told` is cancelled."""

    async def written() -> AsyncIterator[bytes]:
        async for each in told:
            yield msgspec.json.encode(each) + b"\n"

    # A proxy must not keep the lines until it has many of them.
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(written(), media_type=LINES, headers=headers)


def refused(error: ProwlError) -> Response:
    return answer(problem(error), status_of(error))


async def read(request: Request, most: int) -> bytes:
    """The body, if it is not too long."""
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length) > most:
        raise Denied("too-long", 413)
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Denied("too-long", 413)
        parts.append(part)
    return b"".join(parts)


def _decoded(decoder: msgspec.json.Decoder[Any], body: bytes) -> Any:
    try:
        return decoder.decode(body or b"{}")
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Denied("bad-request", 400, detail=str(error)[:200]) from None
