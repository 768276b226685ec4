"""After the end: the game again through any eyes, as a file, as a report, or as the start of another one."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from prowl.kernel.record import dumps, loads, to_record
from prowl.kernel.table import Table
from prowl.kernel.views import SPECTATOR
from prowl.store import TableRow

from . import games
from .bodies import Fork, Forked, Replay, Seated
from .forks import as_decided, forked
from .frames import ALL, frames
from .hall import Hall
from .host import TableHost
from .identity import Guest, Identity
from .limits import Buckets
from .problems import Denied
from .report import report
from .routes import Route, read
from .seats import manned, seated

EYES = {"spectator": SPECTATOR, "all": ALL}


class Replays:
    """The handlers for finished games."""

    def __init__(self, hall: Hall, identity: Identity) -> None:
        self.hall, self.identity = hall, identity
        self.heavy = Buckets(hall.config.limits.heavy, hall.config.now)

    def routes(self) -> list[Route]:
        table = "/api/tables/{table}"
        eyes = {"eyes": "A seat's number, `spectator` or `all`; `all` if left out."}
        seat = {"seat": "A seat that I hold; left out: as a spectator."}
        file = "application/octet-stream"
        return [
            Route("GET", table + "/replay", self.replay, "A finished game, moment by moment.", None, Replay, eyes),
            Route("GET", table + "/file", self.file, "A finished game as a .prowl file.", media=file),
            Route("GET", table + "/report", self.report, "What a seat has seen, for a bug report.", query=seat),
            Route("POST", table + "/fork", self.fork, "Play on from a moment of a finished game.", Fork, Forked),
            Route("POST", "/api/replays", self.upload, "Lay out a .prowl file as a finished table.", bytes, Seated),
        ]

    async def replay(self, request: Request) -> Replay:
        host, table = await self._finished(request)
        eyes = _eyes(request.query_params.get("eyes", "all"), table.players)
        result = table.result
        return Replay(
            table=self.hall.info(host.row, host.seats, self.identity.guest(request)),
            eyes=eyes,
            frames=await asyncio.to_thread(frames, host.row, list(table.log), eyes),
            outcome=result.outcome if result else "resigned",
            winners=list(result.winners) if result else [],
            scores=list(result.scores) if result else [],
        )

    async def file(self, request: Request) -> Response:
        host, table = await self._finished(request)
        if host.row.terms.get("start") is not None:
            raise Denied("no-file", 409)
        record = await asyncio.to_thread(to_record, table, [row.name or row.level for row in host.seats])
        name = f"{host.row.game}-{host.id}.prowl"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(dumps(record), media_type="application/octet-stream", headers=headers)

    async def report(self, request: Request) -> Any:
        """Works during the game and after it; holds nothing that the seat was not sent."""
        host, guest = await self.hall.host(request.path_params["table"]), self.identity.guest(request)
        self._count(request)
        wanted = request.query_params.get("seat", "")
        if wanted and wanted not in [str(seat) for seat in host.seats_of(guest)]:
            raise Denied("not-your-seat", 403)
        host.may_look(guest)
        async with host.lock:
            row, decisions = host.row, list(host.table.log)
        return await asyncio.to_thread(report, row, decisions, int(wanted) if wanted else SPECTATOR)

    async def fork(self, request: Request, body: Fork) -> Forked:
        guest = self.identity.known(request)
        host, table = await self._finished(request)
        if body.seat >= table.players or body.at > len(table.log):
            raise Denied("no-such-moment", 404)
        await self.hall.check_count(guest)
        row, lines, at = await asyncio.to_thread(forked, host.row, list(table.log), body)
        row.id, row.host, row.created = secrets.token_urlsafe(9), guest.id, self.hall.config.now()
        mine, key = seated(body.seat, guest)
        seats = [mine if seat == body.seat else manned(seat, body.level) for seat in range(row.players)]
        made = await self.hall.lay(row, seats, lines)
        return Forked(self.hall.info(made.row, made.seats, guest), {str(body.seat): key}, at)

    async def upload(self, request: Request) -> Seated:
        """Every answer of the file is played again and every fingerprint compared before it is taken."""
        guest = self.identity.known(request)
        self._count(request)
        text = await read(request, self.hall.config.limits.upload_bytes)
        table, names = await asyncio.to_thread(loads, text, games.game)
        await self.hall.check_count(guest)
        row = TableRow(
            id=secrets.token_urlsafe(9),
            game=table.game.id,
            rules=table.game.version,
            players=table.players,
            settings=dict(table.settings),
            seed=table.seed,
            host=guest.id,
            created=self.hall.config.now(),
            terms={"origin": "replay"},
            status="over",
        )
        named = names or [""] * table.players
        seats = [manned(seat, "", name[:24]) for seat, name in enumerate(named)]
        host = await self.hall.lay(row, seats, as_decided(row, table.log))
        return Seated(self.hall.info(host.row, host.seats, guest), {})

    async def _finished(self, request: Request) -> tuple[TableHost, Table]:
        """A table whose game is over: its secrets are open to all who may look on."""
        host = await self.hall.host(request.path_params["table"])
        if host.row.status != "over":
            raise Denied("not-over", 409)
        host.may_look(self.identity.guest(request))
        self._count(request)
        return host, host.table

    def _count(self, request: Request) -> None:
        guest: Guest | None = self.identity.guest(request)
        self.heavy.check(guest.id if guest else "anybody")


def _eyes(text: str, players: int) -> int:
    if text in EYES:
        return EYES[text]
    if text.isascii() and text.isdigit() and int(text) < players:
        return int(text)
    raise Denied("no-such-seat", 404)
