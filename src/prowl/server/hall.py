"""The hall: every table that is in use, brought from the store when somebody asks for it, and taken back when idle."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from logging import getLogger
from typing import Any

from prowl.kernel.game import Game, game_named
from prowl.store import Line, Note, SeatRow, Store, TableRow, TooMany

from .bodies import NewTable, Sit, TableInfo
from .bots import BotRoom
from .config import Config
from .history import History
from .host import Services, TableHost
from .identity import Guest, tidy
from .listing import SHOWN, OpenTables
from .metrics import Metrics
from .problems import Denied
from .protocol import SeatInfo
from .seats import claimed, holds, is_host, manned, opened, rekeyed, seated, wished
from .shown import seat_info
from .sweeping import Sweeper
from .turns import NO_TURN, Turn, kept_turns

log = getLogger("prowl.hall")

RESUMED = 2000
AT_ONCE = 50
MOST_TITLE = 40
USUAL_SECONDS = 60
# In which order a guest's own tables are told.
RUNNING = ("playing", "gathering", "over")


class Hall:
    """All tables of one server."""

    def __init__(self, config: Config, store: Store, room: BotRoom, metrics: Metrics) -> None:
        self.config, self.store, self.metrics = config, store, metrics
        self.services = Services(config, store, room, metrics, self._rematch)
        self.hosts: dict[str, TableHost] = {}
        self.open_tables = OpenTables(store, config.now, self.people)
        self.sweeper = Sweeper(config.now)
        self._loading: dict[str, asyncio.Future[TableHost]] = {}
        self._ticker: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()

    # -- finding -----------------------------------------------------------------------

    async def host(self, table: str) -> TableHost:
        """The owner of a table; loaded at most once."""
        found = self.hosts.get(table)
        if found is not None:
            found.used = self.config.now()
            return found
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> TableHost:
        stored = await self.store.load(table) if len(table) <= 40 else None
        if stored is None:
            raise Denied("no-such-table", 404)
        row, seats, lines, talk = stored
        host = TableHost(self.services, row, seats, talk)
        if row.status != "gathering":
            await host.lay_out(lines)
            host.notes.restore_clocks()
        # The server may have died after the last decision and before it wrote that the game is over.
        await host.finish_if_over()
        return self._take_in(host)

    def _take_in(self, host: TableHost) -> TableHost:
        self.hosts[host.id] = host
        host.pilot.wake()
        return host

    # -- founding ----------------------------------------------------------------------

    async def found(self, new: NewTable, guest: Guest) -> tuple[TableHost, dict[str, str]]:
        """A new table, and the keys of its founder's seats."""
        game = game_named(new.game)
        mode, settings = game.checked_mode(new.mode), game.checked(len(new.seats), new.settings)
        rows, keys = [], {}
        for seat, wish in enumerate(new.seats):
            row, key = wished(seat, wish, guest)
            rows.append(row)
            if key:
                keys[str(seat)] = key
        table = TableRow(
            id=secrets.token_urlsafe(9),
            game=game.id,
            rules=game.version,
            players=len(rows),
            settings=settings,
            seed=secrets.randbits(53) if new.seed is None else new.seed,
            host=guest.id,
            created=self.config.now(),
            terms=_terms(new, game, mode),
            status="gathering" if any(row.kind == "open" for row in rows) else "playing",
        )
        return await self.lay(table, rows), keys

    async def lay(
        self, table: TableRow, seats: list[SeatRow], lines: Iterable[Line] = (), note: Note | None = None
    ) -> TableHost:
        """Found a table and take it into the hall, if its host may have one more."""
        kept, most = list(lines), self.config.limits.tables_per_guest
        # A long game takes a while to play again, and nobody else should wait for it. It is laid out before the
        # store knows of the table: a table that is in the store alone could be loaded a second time.
        history = await asyncio.to_thread(History, table, kept) if table.status != "gathering" else None
        try:
            await self.store.found(table, seats, kept, note, most)
        except TooMany:
            raise Denied("too-many-tables", 429, most=most) from None
        self.open_tables.forget()
        host = TableHost(self.services, table, seats, [])
        if history is not None:
            host.open_up(history)
        return self._take_in(host)

    async def check_count(self, guest: Guest) -> None:
        """Refuse early what `lay` would refuse after much work."""
        most = self.config.limits.tables_per_guest
        if await self.store.unfinished(guest.id) >= most:
            raise Denied("too-many-tables", 429, most=most)

    async def _rematch(self, host: TableHost) -> str:
        """The same people and bots at a new table."""
        old = host.row
        kept = ("title", "mode", "listed", "spectators", "clock", "seconds", "bot_delay", "grace", "stand_in")
        table = TableRow(
            id=secrets.token_urlsafe(9),
            game=old.game,
            rules=game_named(old.game).version,
            players=old.players,
            settings=old.settings,
            seed=secrets.randbits(53),
            host=old.host,
            created=self.config.now(),
            terms={
                **{key: old.terms[key] for key in kept if key in old.terms},
                "origin": "rematch",
                "silenced": host.talk.silenced,
            },
            status="playing",
        )
        try:
            # The link and the table it leads to are written together.
            return (await self.lay(table, list(host.seats), note=Note(host.id, "rematch", table.id))).id
        except Denied as refused:
            # Whoever hears of it may be somebody else than the host.
            key = "host-has-too-many" if refused.key == "too-many-tables" else refused.key
            raise Denied(key, refused.status, **refused.values) from None

    # -- seats -------------------------------------------------------------------------

    async def sit(self, host: TableHost, wish: Sit, guest: Guest) -> dict[str, str]:
        """Take an open seat, or as host fill one; a table without open seats starts."""
        async with host.lock:
            if host.row.status != "gathering":
                raise Denied("already-started", 409)
            old = _row(host, wish.seat)
            mine, is_host = holds(old, guest), guest.id == host.row.host
            if (old.kind == "human" and not mine) or (wish.kind != "me" and not mine and not is_host):
                raise Denied("seat-is-taken", 409)
            if wish.kind == "me" and old.kind == "bot" and not is_host:
                raise Denied("seat-is-taken", 409)
            new, key = _filled(wish, old, guest)
            await self._write(host, new)
        await self._begin_if_full(host)
        return {str(wish.seat): key} if key else {}

    async def _begin_if_full(self, host: TableHost) -> None:
        if any(row.kind == "open" for row in host.seats):
            return
        try:
            await host.begin()
        except Denied as refused:
            # Somebody has got up at this moment, or started it. Who has just sat down sits, and must have the key.
            if refused.key not in ("seats-are-open", "already-started"):
                raise

    async def get_up(self, host: TableHost, seat: int, guest: Guest) -> None:
        """Leave a seat: open again before the start, played by a bot after it."""
        async with host.lock:
            row = _row(host, seat)
            if not holds(row, guest):
                raise Denied("not-your-seat", 403)
            if host.row.status == "over":
                raise Denied("game-is-over", 409)
            left = opened(seat) if host.row.status == "gathering" else manned(seat, host.pilot.stand_in(), row.name)
            await self._write(host, left)
        host.pilot.wake()

    async def claim(self, host: TableHost, key: str, guest: Guest) -> int:
        """Hold a seat from another device."""
        async with host.lock:
            for row in host.seats:
                try:
                    new = claimed(row, key, guest)
                except Denied as refused:
                    if refused.key != "wrong-key":
                        raise
                    continue
                await self._write(host, new)
                return row.seat
        raise Denied("wrong-key", 403)

    async def new_key(self, host: TableHost, seat: int, guest: Guest) -> str:
        """A new key for a seat that I hold; the old one opens nothing, and devices that came by it hold nothing."""
        async with host.lock:
            row = _row(host, seat)
            if not holds(row, guest):
                raise Denied("not-your-seat", 403)
            new, key = rekeyed(row, guest)
            await self._write(host, new)
        return key

    async def _write(self, host: TableHost, row: SeatRow) -> None:
        await self.store.seat(host.id, row)
        host.seats[row.seat] = row
        host.reseat()

    # -- the lobby ---------------------------------------------------------------------

    async def listed(self, guest: Guest | None) -> list[TableInfo]:
        """The tables open to everybody, those that still gather first."""
        rows = await self.open_tables.rows()
        found = [self.info(row, seats, guest, self.open_tables.turns.get(row.id)) for row, seats in rows]
        # Some may have started or ended since the list was read.
        return sorted((each for each in found if each.status != "over"), key=lambda each: each.status != "gathering")

    async def mine(self, guest: Guest) -> list[TableInfo]:
        """The tables of a guest: where it is my turn, then those that go on, then the rest, the newest first."""
        rows = await self.store.tables_of(guest.id, SHOWN)
        turns = await kept_turns(self.store, (row for row, _ in rows if row.id not in self.hosts))
        found = [self.info(row, seats, guest, turns.get(row.id)) for row, seats in rows]
        return sorted(found, key=lambda each: (not each.my_turn, RUNNING.index(each.status)))

    def info(self, row: TableRow, seats: list[SeatRow], guest: Guest | None, kept: Turn | None = None) -> TableInfo:
        """A table for this guest; `kept` is whose turn it was when it was put away."""
        host = self.hosts.get(row.id)
        shown = [_shown(host, row, seat, guest) for seat in (host.seats if host else seats)]
        turn = host.standing.turn() if host else kept or NO_TURN
        if not row.terms.get("spectators", True) and not any(seat.mine for seat in shown):
            turn = NO_TURN
        return TableInfo(
            table=row.id,
            title=row.terms.get("title", ""),
            game=row.game,
            players=row.players,
            settings=row.settings,
            status=host.row.status if host else row.status,  # type: ignore[arg-type]
            seats=shown,
            created=row.created,
            listed=bool(row.terms.get("listed")),
            spectators=bool(row.terms.get("spectators", True)),
            clock=row.terms.get("clock", "none"),
            host=guest is not None and guest.id == row.host,
            origin=row.terms.get("origin", "new"),
            round=turn.round,
            waiting=list(turn.waiting),
            my_turn=any(seat.mine and not seat.bot_plays and seat.seat in turn.waiting for seat in shown),
        )

    # -- time --------------------------------------------------------------------------

    async def open(self) -> None:
        """Bots that were playing among themselves go on; everybody else's table waits to be asked for."""
        self._ticker = asyncio.create_task(self._tick())

    async def _resume(self) -> None:
        for row, seats in await self.store.tables("playing", RESUMED):
            if all(seat.kind == "bot" for seat in seats) and not self._closing.is_set():
                try:
                    await self.host(row.id)
                except Exception:
                    log.exception("a table cannot go on", extra={"table": row.id})

    async def _tick(self) -> None:
        await self._resume()
        while not await self._closing_within(self.config.tick_seconds):
            await self.tick()

    async def _closing_within(self, seconds: float) -> bool:
        try:
            async with asyncio.timeout(seconds):
                return await self._closing.wait()
        except TimeoutError:
            return False

    async def tick(self) -> None:
        """Time has passed for every table in the hall."""
        for number, host in enumerate(list(self.hosts.values())):
            if number % AT_ONCE == AT_ONCE - 1:
                # Hundreds of tables at once would keep everybody's answers waiting.
                await asyncio.sleep(0)
            if self._closing.is_set():
                return
            # Whoever holds a table keeps no other from its time: the next tick is near, and sees to this one too.
            if not host.lock.locked():
                await self._pass_time(host)
        self.sweeper.tick(quiet=not any(host.audience.connections for host in self.hosts.values()))

    async def _pass_time(self, host: TableHost) -> None:
        try:
            if host.playing:
                await host.tick()
            else:
                # After the end people still ask each other to play again.
                host.polls.recount()
            if host.is_idle():
                await self._put_away(host)
        except Exception:
            log.exception("a table failed to keep time", extra={"table": host.id})

    async def _put_away(self, host: TableHost) -> None:
        async with host.lock:
            await host.notes.write()
        # Somebody may have come in the meantime.
        if host.is_idle():
            host.close(1001)
            self.hosts.pop(host.id, None)

    def measure(self) -> None:
        """Count what is counted only when somebody asks."""
        self.metrics.tables.set(len(self.hosts))
        self.metrics.connections.set(sum(len(host.audience.connections) for host in self.hosts.values()))
        self.metrics.players.set(self.people())

    def people(self) -> int:
        """How many people are at a table now; who sits at two of them counts once."""
        return len({guest for host in self.hosts.values() for guest in host.people()})

    async def close(self) -> None:
        """Finish what is being written, then say goodbye."""
        self._closing.set()
        for host in self.hosts.values():
            host.pilot.stop()
        if self._ticker is not None:
            # Never cancelled: it may have written a decision that it has not counted yet.
            await asyncio.wait([self._ticker])
        await asyncio.gather(*(self._say_goodbye(host) for host in list(self.hosts.values())))

    async def _say_goodbye(self, host: TableHost) -> None:
        async with host.lock:
            host.close(1012)
            try:
                await host.notes.write()
            except Exception:
                log.exception("a table's notes cannot be written", extra={"table": host.id})


def _row(host: TableHost, seat: int) -> SeatRow:
    if not 0 <= seat < len(host.seats):
        raise Denied("no-such-seat", 404)
    return host.seats[seat]


def _filled(wish: Sit, old: SeatRow, guest: Guest) -> tuple[SeatRow, str]:
    if wish.kind == "me":
        # Who holds the seat by its key cannot take it from the one who sits there.
        by_key = holds(old, guest) and old.guest != guest.id
        return rekeyed(old, guest) if by_key else seated(wish.seat, guest)
    # A bot of another level keeps the name that its host gave it.
    name = old.name if old.kind == "bot" else ""
    return (manned(wish.seat, wish.level, name) if wish.kind == "bot" else opened(wish.seat)), ""


def _terms(new: NewTable, game: Game, mode: str) -> dict[str, Any]:
    clock = new.clock or ("game" if game.timer else "none")
    if clock == "game" and game.timer is None:
        raise Denied("no-timer", 422)
    printed = game.timer.seconds if game.timer is not None and clock == "game" else USUAL_SECONDS
    return {
        "title": tidy(new.title)[:MOST_TITLE] if new.title.strip() else "",
        "mode": mode,
        "listed": new.listed,
        "spectators": new.spectators,
        "clock": clock,
        "seconds": new.seconds or printed,
        "bot_delay": new.bot_delay,
        "grace": new.grace,
        "stand_in": new.stand_in,
        "seeded": new.seed is not None,
    }


def _shown(host: TableHost | None, table: TableRow, row: SeatRow, guest: Guest | None) -> SeatInfo:
    if host is not None:
        return seat_info(host, row, holds(row, guest))
    return SeatInfo(row.seat, row.kind, row.name, row.level, mine=holds(row, guest), host=is_host(row, table.host))
