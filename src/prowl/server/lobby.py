"""What can be asked over HTTP: who I am, the games, the tables, their seats."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from prowl import __version__

from . import bodies, games, protocol
from .bodies import Seated, TableList
from .contact import link_to
from .hall import Hall
from .host import TableHost
from .identity import Guest, Identity, address
from .limits import Buckets
from .problems import Denied
from .routes import Route, answer
from .static import Client


class Lobby:
    """The handlers of the HTTP routes."""

    def __init__(self, hall: Hall, identity: Identity, client: Client) -> None:
        self.hall, self.identity, self.client = hall, identity, client
        self.guests = Buckets(hall.config.limits.guests, hall.config.now)

    def routes(self) -> list[Route]:
        tables = "/api/tables/{table}"
        return [
            Route(
                *("GET", "/healthz", self.health, "Whether the server and its store answer."),
                gives=bodies.Health,
                counted=False,
            ),
            Route("GET", "/metrics", self.metrics, "Figures for Prometheus.", media="text/plain"),
            Route("GET", "/api/house", self.house, "This server, and whom to write to.", gives=bodies.House),
            Route("GET", "/api/me", self.me, "Who I am here.", gives=bodies.Guest),
            Route("POST", "/api/me", self.call_me, "Give myself a name.", bodies.Me, bodies.Guest),
            Route("GET", "/api/games", self.games, "The installed games.", gives=bodies.GameList),
            Route("GET", "/api/games/{game}/cards", self.cards, "Its cards.", gives=bodies.CardList),
            Route("GET", "/api/games/{game}/rules", self.rules, "Its numbered rules.", gives=bodies.RuleBook),
            Route("GET", "/api/games/{game}/text/{language}.ftl", self.text, "Its words (Fluent).", media="text/plain"),
            Route("GET", "/api/text/{language}.ftl", self.own_text, "The server's words (Fluent).", media="text/plain"),
            Route("GET", "/api/tables", self.tables, "Listed tables that gather or play.", gives=TableList),
            Route("GET", "/api/tables/mine", self.mine, "Tables I sit at or have founded.", gives=TableList),
            Route("POST", "/api/tables", self.found, "Found a table.", bodies.NewTable, Seated),
            Route("GET", tables, self.table, "One table.", gives=bodies.TableInfo),
            Route("POST", tables + "/sit", self.sit, "Take, fill or clear a seat.", bodies.Sit, Seated),
            Route("POST", tables + "/start", self.start, "Start; open seats go to bots.", bodies.Nothing, Seated),
            Route("POST", tables + "/leave", self.leave, "Leave for good; a bot goes on.", bodies.OneSeat, Seated),
            Route("POST", tables + "/key", self.key, "A new key for my seat.", bodies.OneSeat, Seated),
            Route("POST", tables + "/claim", self.claim, "Hold a seat from here too.", bodies.Claim, Seated),
        ]

    # -- the house -----------------------------------------------------------------------

    async def health(self, request: Request) -> bodies.Health:
        await self.hall.store.tables("gathering", 1)
        return bodies.Health(True, __version__, protocol.VERSION, len(self.hall.hosts))

    async def house(self, request: Request) -> bodies.House:
        config = self.hall.config
        link = link_to(config.contact) if config.contact else ""
        return bodies.House(__version__, config.contact, link, config.invite or config.public_url)

    async def metrics(self, request: Request) -> Response:
        self.hall.measure()
        return PlainTextResponse(self.hall.metrics.page(), media_type="text/plain; version=0.0.4")

    async def me(self, request: Request) -> bodies.Guest:
        guest = self.identity.guest(request)
        return bodies.Guest(guest.name if guest else "")

    async def call_me(self, request: Request, body: bodies.Me) -> Response:
        old = self.identity.guest(request)
        if old is None:
            self.guests.check(address(request))
        guest = self.identity.welcome(body.name, old)
        response = answer(bodies.Guest(guest.name))
        self.identity.remember(response, guest)
        return response

    async def games(self, request: Request) -> Any:
        return games.game_list()

    async def cards(self, request: Request) -> Any:
        return games.cards(request.path_params["game"])

    async def rules(self, request: Request) -> Any:
        return games.rules(request.path_params["game"])

    async def text(self, request: Request) -> Response:
        return _words(request.path_params["game"], request.path_params["language"])

    async def own_text(self, request: Request) -> Response:
        return _words("", request.path_params["language"])

    # -- tables --------------------------------------------------------------------------

    async def tables(self, request: Request) -> TableList:
        tables = await self.hall.listed(self.identity.guest(request))
        return TableList(tables, self.hall.open_tables.people)

    async def mine(self, request: Request) -> TableList:
        return TableList(await self.hall.mine(self.identity.known(request)))

    async def found(self, request: Request, body: bodies.NewTable) -> Seated:
        guest = self.identity.known(request)
        host, keys = await self.hall.found(body, guest)
        return self.seated(host, guest, keys)

    async def table(self, request: Request) -> bodies.TableInfo:
        host = await self.host(request)
        return self.hall.info(host.row, host.seats, self.identity.guest(request))

    async def sit(self, request: Request, body: bodies.Sit) -> Seated:
        host, guest = await self.host(request), self.identity.known(request)
        return self.seated(host, guest, await self.hall.sit(host, body, guest))

    async def start(self, request: Request, body: bodies.Nothing) -> Seated:
        """The host does not want to wait any longer."""
        host, guest = await self.host(request), self.identity.known(request)
        if guest.id != host.row.host:
            raise Denied("host-only", 403)
        for row in list(host.seats):
            if row.kind == "open":
                await self.hall.sit(host, bodies.Sit(row.seat, "bot"), guest)
        if host.row.status == "gathering":
            await host.begin()
        return self.seated(host, guest, {})

    async def leave(self, request: Request, body: bodies.OneSeat) -> Seated:
        host, guest = await self.host(request), self.identity.known(request)
        await self.hall.get_up(host, body.seat, guest)
        return self.seated(host, guest, {})

    async def key(self, request: Request, body: bodies.OneSeat) -> Seated:
        host, guest = await self.host(request), self.identity.known(request)
        key = await self.hall.new_key(host, body.seat, guest)
        return self.seated(host, guest, {str(body.seat): key})

    async def claim(self, request: Request, body: bodies.Claim) -> Seated:
        host, guest = await self.host(request), self.identity.known(request)
        await self.hall.claim(host, body.key, guest)
        return self.seated(host, guest, {})

    async def visit(self, request: Request) -> Response:
        """The page of a table; with a seat's key in the address, this device holds the seat from now on."""
        key = request.query_params.get("key", "")
        # Who asks for the head alone, as previews of links do, does not come to play.
        if not key or request.method == "HEAD":
            return self.client.page()
        try:
            return await self._take_seat(request, key[:64])
        except Denied as refused:
            if "text/html" not in request.headers.get("accept", ""):
                raise
            # A person reads it on our page. A key that opens nothing here may open another table: it goes too.
            return _to_table(request.path_params["table"], f"?problem={refused.key}")

    async def _take_seat(self, request: Request, key: str) -> Response:
        host = await self.host(request)
        row = next((row for row in host.seats if row.kind == "human"), None)
        guest = self.identity.guest(request) or self.identity.welcome(row.name if row else "Guest", None)
        self.guests.check(address(request))
        seat = await self.hall.claim(host, key, guest)
        if self.identity.guest(request) is None:
            guest = Guest.by(guest.secret, host.seats[seat].name)
        # The key must not stay in the address, where histories and screenshots find it.
        response = _to_table(host.id)
        self.identity.remember(response, guest)
        return response

    async def host(self, request: Request) -> TableHost:
        return await self.hall.host(request.path_params["table"])

    def seated(self, host: TableHost, guest: Guest, keys: dict[str, str]) -> Seated:
        return Seated(self.hall.info(host.row, host.seats, guest), keys)


def _words(game: str, language: str) -> Response:
    return PlainTextResponse(games.text(game, language), headers={"cache-control": "no-cache"})


def _to_table(table: str, query: str = "") -> Response:
    return RedirectResponse(f"/t/{quote(table, safe='')}{query}", 303)
