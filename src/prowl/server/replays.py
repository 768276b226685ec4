"""After the end: the game again through any eyes, as a file, as a report, or as the start of another one."""

from __future__ import annotations

import asyncio
import json
import secrets

from starlette.requests import Request
from starlette.responses import Response

from prowl.kernel.errors import BadFile
from prowl.kernel.record import dumps, loads, to_record
from prowl.kernel.state import to_data
from prowl.kernel.table import Table
from prowl.kernel.views import SPECTATOR
from prowl.store import Line, TableRow

from . import games
from .bodies import Chances, Fork, Forked, Progress, Replay, Report, Seated, WhatIf
from .forks import as_decided, forked
from .frames import ALL, frames
from .hall import Hall
from .host import TableHost
from .identity import Guest, Identity
from .limits import Buckets
from .problems import Denied
from .protocol import Problem
from .report import report
from .routes import LINES, Route, lines, read
from .seats import from_file, in_file, manned, seated
from .what_if import played_on

DAY = 24 * 3600.0
EYES = {"spectator": SPECTATOR, "all": ALL}


class Replays:
    """The handlers for finished games."""

    def __init__(self, hall: Hall, identity: Identity) -> None:
        self.hall, self.identity = hall, identity
        self.threads = hall.services.room.threads
        self.heavy = Buckets(hall.config.limits.heavy, hall.config.now)
        # Files are counted and laid out one after another: however many come at once, there are never too many.
        self.laying = asyncio.Lock()

    def routes(self) -> list[Route]:
        table = "/api/tables/{table}"
        eyes = {"eyes": "A seat's number, `spectator` or `all`; `all` if left out."}
        seat = {"seat": "A seat that I hold; left out: as a spectator."}
        file = "application/octet-stream"
        return [
            Route("GET", table + "/replay", self.replay, "A finished game, moment by moment.", None, Replay, eyes),
            Route("GET", table + "/file", self.file, "A finished game as a .prowl file.", media=file),
            Route("GET", table + "/report", self.report, "What a seat has seen, for a bug report.", None, Report, seat),
            Route("POST", table + "/fork", self.fork, "Play on from a moment of a finished game.", Fork, Forked),
            Route(
                *("POST", table + "/what-if", self.what_if, "How other answers would have done; a line for each step."),
                takes=WhatIf,
                gives=Progress | Chances | Problem,
                media=LINES,
            ),
            Route("POST", "/api/replays", self.upload, "Lay out a .prowl file as a finished table.", bytes, Seated),
        ]

    async def replay(self, request: Request) -> Replay:
        host, table = await self._finished(request)
        eyes = _eyes(request.query_params.get("eyes", "all"), table.players)
        result = table.result
        return Replay(
            table=self.hall.info(host.row, host.seats, self.identity.guest(request)),
            eyes=eyes,
            frames=await self.threads.heavy(frames, host.row, list(table.log), eyes),
            outcome=result.outcome if result else "resigned",
            winners=list(result.winners) if result else [],
            scores=list(result.scores) if result else [],
        )

    async def file(self, request: Request) -> Response:
        host, table = await self._finished(request)
        try:
            text = await self.threads.heavy(_packed, table, [in_file(row) for row in host.seats])
        except BadFile:
            raise Denied("no-file", 409) from None
        name = f"{host.row.game}-{host.id}.prowl"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(text, media_type="application/octet-stream", headers=headers)

    async def report(self, request: Request) -> Report:
        """Works during the game and after it; holds nothing that the seat was not sent."""
        host, guest = await self.hall.host(request.path_params["table"]), self.identity.guest(request)
        self._count(request)
        wanted = request.query_params.get("seat", "")
        if wanted and wanted not in [str(seat) for seat in host.seats_of(guest)]:
            raise Denied("not-your-seat", 403)
        host.may_look(guest)
        async with host.lock:
            row, decisions = host.row, list(host.table.log)
        return await self.threads.heavy(report, row, decisions, int(wanted) if wanted else SPECTATOR)

    async def fork(self, request: Request, body: Fork) -> Forked:
        guest = self.identity.known(request)
        host, table = await self._finished(request)
        if body.seat >= table.players or body.at > len(table.log):
            raise Denied("no-such-moment", 404)
        await self.hall.check_count(guest)
        row, lines, at = await self.threads.heavy(forked, host.row, list(table.log), body)
        row.id, row.host, row.created = secrets.token_urlsafe(9), guest.id, self.hall.config.today()
        mine, key = seated(body.seat, guest)
        seats = [mine if seat == body.seat else manned(seat, body.level) for seat in range(row.players)]
        made = await self.hall.lay(row, seats, lines)
        return Forked(self.hall.info(made.row, made.seats, guest), {str(body.seat): key}, at)

    async def what_if(self, request: Request, body: WhatIf) -> Response:
        """Only who has a name may ask: it keeps a worker busy for a while. Who hangs up has it stopped."""
        self.identity.known(request)
        host, table = await self._finished(request)
        if body.at >= len(table.log):
            raise Denied("no-such-moment", 404)
        return lines(played_on(self.hall.services.room, host.row, list(table.log), body))

    async def upload(self, request: Request) -> Seated:
        """Every answer of the file is played again and every fingerprint compared before it is taken."""
        guest = self.identity.known(request)
        self._count(request)
        limits = self.hall.config.limits
        text = await read(request, limits.upload_bytes)
        await self.hall.check_count(guest)
        await self._check_uploads(guest)
        row, names, lines = await self.threads.heavy(_unpacked, text, limits.decisions)
        row.host, row.created = guest.id, self.hall.config.today()
        seats = [from_file(seat, name) for seat, name in enumerate(names)]
        async with self.laying:
            await self._check_uploads(guest)
            host = await self.hall.lay(row, seats, lines)
        return Seated(self.hall.info(host.row, host.seats, guest), {})

    async def _check_uploads(self, guest: Guest) -> None:
        limits = self.hall.config.limits
        mine, everybodys = await self.hall.store.laid_out(guest.id, self.hall.config.today() - DAY)
        if mine >= limits.uploads_per_day:
            raise Denied("too-many-uploads", 429, most=limits.uploads_per_day)
        if everybodys >= limits.uploads:
            raise Denied("uploads-are-full", 409, most=limits.uploads)

    async def _finished(self, request: Request) -> tuple[TableHost, Table]:
        """A table whose game is over: its secrets are open to all who may look on."""
        host = await self.hall.host(request.path_params["table"])
        if host.row.status != "over":
            raise Denied("not-over", 409)
        host.may_look(self.identity.guest(request))
        self._count(request)
        return host, host.table

    def _count(self, request: Request) -> None:
        self.heavy.check(self.identity.who(request))


def _packed(table: Table, names: list[str]) -> str:
    """A finished table as a file."""
    text = dumps(to_record(table, names))
    if table.dealt is not None:
        # Newer rules may follow the same answers and deal otherwise: nobody shall keep a file that cannot be opened.
        loads(text, games.game)
    return text


def _unpacked(text: bytes, most: int) -> tuple[TableRow, list[str], list[Line]]:
    """A file as a finished table. A small file can hold a game too long to play again, so it is counted first."""
    if _decisions(text) > most:
        raise Denied("file-game-too-long", 413, most=most)
    table, names = loads(text, games.game)
    row = TableRow(
        id=secrets.token_urlsafe(9),
        game=table.game.id,
        rules=table.game.version,
        players=table.players,
        settings=dict(table.settings),
        seed=table.seed,
        host="",
        created=0.0,
        terms={"origin": "replay"},
        status="over",
    )
    if table.start is not None:
        row.terms |= {"start": to_data(table.start), "dealt": table.dealt}
    return row, names or [""] * table.players, as_decided(row, table.log)


def _decisions(text: bytes) -> int:
    """How many answers a file holds, with those of games it was dealt from; no file is for the kernel to refuse."""
    count = 0
    try:
        part = json.loads(text.decode())
        while part is not None:
            count, part = count + len(part["answers"]), part.get("dealt")
    except (ValueError, LookupError, TypeError, RecursionError):
        return 0
    return count


def _eyes(text: str, players: int) -> int:
    if text in EYES:
        return EYES[text]
    seats = {str(seat): seat for seat in range(players)}
    if text in seats:
        return seats[text]
    raise Denied("no-such-seat", 404)
