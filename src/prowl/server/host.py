"""One table and its one owner. A decision is applied, made durable, and only then told to anyone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from logging import getLogger
from typing import Any

from prowl.kernel.errors import Refused, RuleFailure
from prowl.kernel.table import Table
from prowl.kernel.views import SPECTATOR
from prowl.store import Conflict, Line, SeatRow, Store, TableRow, TalkRow

from .audience import Audience
from .bots import BotRoom
from .clocks import ClockDesk
from .config import Config
from .connections import Connection
from .history import History, Kind, read_answer
from .identity import Guest
from .limits import Bucket
from .metrics import Metrics
from .notes import Notes
from .pilot import Pilot
from .polls import Polls
from .problems import Denied
from .protocol import Problem
from .seats import holds
from .sharing import share
from .shown import table_update
from .standing import Standing
from .talk import Talk
from .timing import Timing
from .upgrades import Notice, reopened

log = getLogger("prowl.table")

# What a connection is told that is closed for want of a seat, or because the table has to be laid anew.
FORBIDDEN = 4403
RESTARTING = 1012


@dataclass
class Services:
    """What every table needs from the house."""

    config: Config
    store: Store
    room: BotRoom
    metrics: Metrics
    # When bots at tables without people may decide.
    alone: Bucket
    # Founds a table for the same people, and gives its id.
    rematch: Callable[[TableHost], Awaitable[str]]


class TableHost:
    """The owner of one table. Whoever wants to read or change the game holds its lock."""

    def __init__(self, services: Services, row: TableRow, seats: list[SeatRow], talk: list[TalkRow]) -> None:
        self.services = services
        self.store, self.now = services.store, services.config.now
        self.row, self.seats = row, seats
        self.id = row.id
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.clocks = ClockDesk(row.terms.get("clock", "none"), row.terms.get("seconds", 60))
        self.timing = Timing(self)
        self.polls = Polls(self)
        self.pilot = Pilot(self)
        self.standing = Standing(self)
        self.notes = Notes(self)
        self.talk = Talk(self, talk)
        self.history: History | None = None
        self.told = 0
        self.used = self.looked = self.now()
        # The log could not be read: nothing is known until it can.
        self.lost = False
        # What became of the table when the rules changed.
        self.notice: Notice = ""

    # -- looking -----------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The game in progress."""
        return self.going.table

    @property
    def going(self) -> History:
        if self.history is None:
            raise Denied("not-started", 409)
        return self.history

    @property
    def playing(self) -> bool:
        return self.row.status == "playing" and self.notice != "stopped"

    def seats_of(self, guest: Guest | None) -> list[int]:
        return [row.seat for row in self.seats if holds(row, guest)]

    def people(self) -> dict[str, list[int]]:
        """The people who are here, with their seats. A person is the guest the seat was first given to."""
        found: dict[str, list[int]] = {}
        for row in self.seats:
            if row.kind == "human" and self.is_present(row):
                found.setdefault(row.guest, []).append(row.seat)
        return found

    def is_present(self, row: SeatRow) -> bool:
        return row.kind == "human" and any(row.seat in each.seats for each in self.audience.connections)

    # -- coming and going --------------------------------------------------------------

    async def join(self, connection: Connection, have: int = -1, heard: int = 0) -> None:
        """Let a connection look on, and bring it up to date: everything after version `have` and line `heard`."""
        if connection.guide and self.history is not None:
            seats, threads = self.seats_of(connection.guest), self.services.room.threads
            await self.audience.guides.prepare(self.table, seats, threads)
        async with self.lock:
            if self.lost:
                await self.rebuild()
            seats = self._eyes(connection.guest)
            self._make_room(connection.guest, seats)
            connection.seats = seats
            self.audience.add(connection)
            self.pilot.came_back(connection.seats)
            self.timing.mind()
            self.tell_table()
            self.talk.tell(connection, heard)
            self._first_looks(connection, have)
            if self.notice:
                connection.send(Problem(f"rules-changed-{self.notice}"))
            self.polls.tell(connection)
        self.pilot.wake()

    def _make_room(self, guest: Guest | None, seats: list[int]) -> None:
        """Onlookers share the room that is left for them; who sits here is kept out only by own tabs."""
        limits = self.services.config.limits
        if SPECTATOR in seats:
            full = self.audience.spectators() >= limits.connections_per_table
        else:
            full = sum(each.guest == guest for each in self.audience.connections) >= limits.tabs
        if full:
            raise Denied("table-is-crowded", 503)

    def _eyes(self, guest: Guest | None) -> list[int]:
        self.may_look(guest)
        return self.seats_of(guest) or [SPECTATOR]

    def may_look(self, guest: Guest | None) -> None:
        """Who sits here may, others if the host allows it; before the start everybody may, to find a seat."""
        if not self._open_to_all() and not self.seats_of(guest):
            raise Denied("no-spectators", 403)

    def _open_to_all(self) -> bool:
        return self.row.status == "gathering" or bool(self.row.terms.get("spectators", True))

    def _first_looks(self, connection: Connection, have: int = -1) -> None:
        if self.history is not None:
            rights = self.standing.rights()
            for seat in connection.seats:
                told = self.standing.told(first=self.history.first_missed(have))
                connection.push(self.audience.first_look(self.table, seat, told, rights, connection))

    async def resync(self, connection: Connection, have: int) -> None:
        async with self.lock:
            self._first_looks(connection, have)

    def leave(self, connection: Connection) -> None:
        self.audience.remove(connection)
        self.used = self.looked = self.now()
        self.pilot.went_away()
        self.timing.mind()
        self.polls.recount()
        self.tell_table()

    def tell_table(self) -> None:
        for each in self.audience.connections:
            each.send(table_update(self, each))

    def reseat(self) -> None:
        """Seats have changed hands: everybody looks through their own eyes."""
        self._see_out()
        self.polls.recount()
        for each in self.audience.connections:
            seats = self.seats_of(each.guest) or [SPECTATOR]
            if seats != each.seats:
                self.audience.reseat(each, seats)
                self.pilot.came_back(seats)
                self._first_looks(each)
        self.tell_table()

    def _see_out(self) -> None:
        """At a table without onlookers whoever has no seat must go."""
        for each in self.audience.connections[:]:
            if not self.seats_of(each.guest) and not self._open_to_all():
                each.close(FORBIDDEN)
                self.audience.remove(each)
                # What it has asked for before still waits for its turn, and is nobody's any more.
                each.seats = [SPECTATOR]

    # -- deciding ----------------------------------------------------------------------

    async def begin(self) -> None:
        """Start the game: all seats are taken."""
        async with self.lock:
            if self.row.status != "gathering":
                raise Denied("already-started", 409)
            if any(seat.kind == "open" for seat in self.seats):
                raise Denied("seats-are-open", 409)
            await self.store.status(self.id, "playing")
            self.row.status = "playing"
            self.open_up(History(self.row))
        self.pilot.wake()

    def open_up(self, history: History) -> None:
        """Lay the game on the table."""
        self.history, self.lost = history, False
        self.standing.begin()
        self.told = history.version
        share(history.table)
        self._see_out()
        self.audience.start(history.table)
        self.timing.lay_out(history.paused)
        self.tell_table()
        for each in self.audience.connections:
            self._first_looks(each)

    async def decide(self, seat: int, about: str, data: Any, question: int = -1) -> None:
        """A person answers. The lock is held."""
        self.must_play()
        going = self.going
        if going.version >= (most := self.services.config.limits.decisions):
            raise Denied("game-too-long", 409, most=most)
        ask = going.ask(seat)
        if ask.about != about or question not in (-1, going.turns[seat]):
            raise Denied("question-has-changed", 409, about=ask.about)
        named = self.audience.question(going.table.wire, seat, ask).named
        await self.settle(seat, *read_answer(ask, named, data))

    async def settle(self, seat: int, answer: Any, body: Any = None) -> None:
        """Take an answer, which the kernel checks; `body` is the same as the wire names it. The lock is held."""
        if body is None:
            body = self.table.wire.answer(self.going.ask(seat), answer)
        try:
            self.table.decide(seat, answer)
        except RuleFailure as failure:
            log.error("a rule failed", extra={"table": self.id, "report": failure.report})
            raise
        await self.keep("decide", seat, body)
        self.services.metrics.answers.decisions += 1

    async def undo(self, seat: int, guest: Guest | None) -> None:
        """Take back the last decision of a seat, alone where the rules of undo let it. The lock is held."""
        self.must_play()
        if self.standing.can_undo(seat):
            await self.take_back(seat, len(self.table.log) - 1)
        else:
            await self.polls.ask_undo(seat, guest)

    async def take_back(self, seat: int, to: int) -> None:
        """Go back to the table after `to` decisions. The lock is held."""
        while len(self.table.log) > to:
            self.table.undo()
            await self._write("undo", seat)
        await self._written()

    async def redo(self, seat: int) -> None:
        """Give the answer again that was taken back. The lock is held."""
        self.must_play()
        if not self.standing.can_redo(seat):
            raise Refused("nothing-to-redo")
        self.table.redo()
        await self.keep("redo", seat)

    async def keep(self, kind: Kind, seat: int, body: Any = None) -> None:
        """Make durable what was done to the kernel's table, then tell."""
        await self._write(kind, seat, body)
        await self._written()

    async def _write(self, kind: Kind, seat: int, body: Any = None) -> None:
        """One line more. If it cannot be written, nothing was done."""
        line = Line(self.going.version + 1, kind, seat, body)
        try:
            await self.store.append(self.id, line)
        except Conflict:
            await self._stand_by_the_log()
            raise Denied("somebody-was-first", 409) from None
        except Exception:
            log.exception("the log cannot be written", extra={"table": self.id})
            await self._stand_by_the_log()
            raise Denied("not-stored", 503) from None
        self.going.count(line)

    async def _written(self) -> None:
        if not self.going.table.over or not self.playing:
            self._announce()
            return
        # That the game is over is durable with its last line: nobody waits until the table's row says so too.
        self.row.status = "over"
        self.tell_table()
        self._announce()
        await self.store.status(self.id, "over")

    async def _stand_by_the_log(self) -> None:
        """Forget what is not durable. If the log cannot even be read, the table waits until somebody comes back."""
        try:
            await self.rebuild()
        except Exception:
            log.exception("the log cannot be read", extra={"table": self.id})
            self.history, self.lost = None, True
            self.close(RESTARTING)

    async def rebuild(self) -> None:
        """Stand where the log says, whatever was in memory."""
        found = await self.store.load(self.id)
        if found is None:
            raise Denied("no-such-table", 404)
        self.row, self.seats, lines, self.talk.lines = found
        await self.lay_out(lines)

    async def lay_out(self, lines: list[Line]) -> None:
        """Lay the table that the log leads to; what that takes is durable first."""
        # A long game takes a while to play again, and nobody else should wait for it.
        opened = await asyncio.to_thread(reopened, self.row, lines)
        if opened.restart is not None:
            await self.store.append(self.id, opened.restart)
        self.notice = opened.notice
        self.open_up(opened.history)

    async def end(self) -> None:
        await self.store.status(self.id, "over")
        self.row.status = "over"
        self.tell_table()

    async def finish_if_over(self) -> None:
        if self.playing and self.history is not None and self.table.over:
            await self.end()

    def must_play(self) -> None:
        if self.notice == "stopped":
            raise Denied("rules-changed-stopped", 409)
        if self.row.status == "over":
            raise Refused("game-is-over")
        if not self.playing:
            raise Denied("not-started", 409)

    # -- telling -----------------------------------------------------------------------

    def _announce(self) -> None:
        self.timing.follow()
        history = self.going
        first = history.first_missed(self.told)
        share(history.table, first, max(0, len(history.table.log) - 1))
        if self.audience.lens is not None:
            self.audience.lens.look_again(history.table.state)
            self.standing.look_back()
        # If telling fails, the next update will not fit, and everybody asks for a whole one.
        since, self.told = self.told, history.version
        self.audience.announce(history.table, self.standing.told(since, first), self.standing.rights)
        self.used = self.now()
        self.notice = ""
        self.polls.table_moved()

    def announce_end(self) -> None:
        """The game ended without a decision: the same view, with its outcome."""
        for each in self.audience.connections:
            self._first_looks(each, self.going.version)

    # -- time --------------------------------------------------------------------------

    async def tick(self) -> None:
        """Time has passed. Several times a second for every table, so nothing is begun that has nothing to do."""
        if not self.playing or self.history is None:
            return
        self.audience.rest(self.now() - self.used)
        self.pilot.relieve()
        self.polls.recount()
        if self.clocks.due(self.now()):
            await self.timing.pass_on()
        if self.notes.are_old():
            await self.notes.keep_up()
        self.pilot.wake()

    def is_idle(self) -> bool:
        """Whether nobody would notice if the table went back to the store."""
        if self.audience.connections or self.now() - self.used <= self.services.config.idle_seconds:
            return False
        # Clocks stand while nobody is here, and what they show is noted.
        busy = self.playing and self.pilot.plays_alone() and self.pilot.is_watched()
        return not busy and not self.lock.locked()

    def close(self, code: int) -> None:
        self.pilot.stop()
        for each in self.audience.connections:
            each.close(code)
