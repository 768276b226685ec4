"""Bots at one table: those that have a seat, and those that keep one warm while its player is away."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from logging import getLogger
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from prowl.bots import Still
from prowl.bots.policy import willing
from prowl.kernel.errors import ProwlError, RuleFailure

from .bots import any_answer
from .haste import Haste
from .protocol import Level
from .workers import Asker

if TYPE_CHECKING:
    from .host import TableHost

log = getLogger("prowl.bots")
chance = SystemRandom()

STAND_IN: Level = "greedy"


class Pilot:
    """Answers for the seats that bots play. All of them think at once."""

    def __init__(self, host: TableHost) -> None:
        self.host = host
        self.thinking: dict[int, tuple[Any, asyncio.Task[None]]] = {}
        self.errands: set[asyncio.Task[None]] = set()
        self.haste = Haste(host)
        # Seats of people that a bot plays now; who is away from which seat, and since when.
        self.lent: set[int] = set()
        self.away: dict[int, tuple[str, float]] = {}
        # Seats for which no answer could be found, and at which version: the same answers would fail again.
        self.stuck: dict[int, int] = {}

    def flies(self, seat: int) -> bool:
        """Whether a bot plays the seat now."""
        return self.host.seats[seat].kind == "bot" or seat in self.lent

    def plays_alone(self) -> bool:
        """Whether the table has only bots: it plays on though nobody looks."""
        return all(row.kind == "bot" for row in self.host.seats)

    # -- people come and go ------------------------------------------------------------

    def came_back(self, seats: list[int]) -> None:
        """A player is back and has the seat at once."""
        for seat in seats:
            self.away.pop(seat, None)
            self.give_back(seat)

    def went_away(self) -> None:
        """Count the time from now for who is not here. A seat may have changed hands: that begins anew."""
        here = self.host.audience.eyes.all
        for row in self.host.seats:
            if row.kind != "human" or row.seat in here:
                continue
            gone = self.away.get(row.seat)
            if gone is None or gone[0] != row.guest:
                self.away[row.seat] = (row.guest, self.host.now())

    def relieve(self) -> None:
        """After the grace time a bot plays for who is away, if there is anybody left to play with."""
        lent = set(self.lent)
        self._welcome()
        self.went_away()
        if self.away and self.host.people():
            self.lent.update(seat for seat in self.away if not self.awaits(seat))
        if self.lent != lent:
            self.host.tell_table()

    def awaits(self, seat: int) -> bool:
        """Whether somebody away from this seat may still come back before a bot takes it."""
        since = self.away[seat][1] if seat in self.away else self.host.now()
        return seat not in self.lent and since > self.host.now() - self.grace()

    def grace(self) -> int:
        """Seconds after which a bot sits in for somebody away: what the table has agreed on."""
        return int(self.host.row.terms.get("grace", 90))

    def stand_in(self) -> Level:
        """The bot that sits in for somebody away: what the table has agreed on."""
        agreed: Level = self.host.row.terms.get("stand_in", STAND_IN)
        return agreed

    def _welcome(self) -> None:
        """Not everybody comes in by the door: a seat may be claimed or taken by somebody who looks on already."""
        here = self.host.audience.eyes.all
        self.came_back([seat for seat in self.away if seat in here or self.host.seats[seat].kind != "human"])

    def lend(self, seat: int) -> None:
        self.lent.add(seat)
        self.host.tell_table()

    def give_back(self, seat: int) -> None:
        self.lent.discard(seat)
        self.stuck.pop(seat, None)
        if not self.flies(seat):
            self._stop(seat)

    # -- thinking ----------------------------------------------------------------------

    def wake(self) -> None:
        """Let every bot that is asked something think about it."""
        host = self.host
        # Most tables have no bot: the common case is settled first.
        if not self.lent and all(row.kind != "bot" for row in host.seats):
            return
        if not host.playing or host.history is None or host.polls.open_undo or host.lock.locked():
            return
        self.haste.look()
        if not self.plays_alone() and not host.people():
            return
        # Some questions wait for nobody; a game may advise its bots to take them up all the same.
        for seat in dict.fromkeys([*host.table.waiting_for, *willing(host.table)]):
            if self.flies(seat) and self.stuck.get(seat) != host.history.version:
                self._think(seat, host.history.mark(seat))

    def _think(self, seat: int, mark: Any) -> None:
        busy = self.thinking.get(seat)
        if busy is not None:
            if busy[0] == mark and not busy[1].done():
                return
            busy[1].cancel()
        self.thinking[seat] = (mark, asyncio.create_task(self._answer(seat, mark)))

    async def _answer(self, seat: int, mark: Any) -> None:
        """Think, wait as long as a person might, answer."""
        host = self.host
        level = host.seats[seat].level or self.stand_in()
        # Drawn before anything is known of the question: the pause tells nothing.
        delay = self.delay()
        pause = delay * chance.uniform(0.6, 1.4)
        asked = asyncio.get_running_loop().time()
        try:
            version = host.going.version
            answer = await self._thought(seat, mark, level)
            thought = asyncio.get_running_loop().time() - asked
            await self.haste.rest(asked, thought, pause, delay)
            await self._give(seat, mark, answer, version)
        except ProwlError as error:
            log.warning("a bot's answer was not kept", extra={"table": host.id, "key": error.key})
            return
        finally:
            if self.thinking.get(seat, (None, None))[1] is asyncio.current_task():
                del self.thinking[seat]
        self.wake()

    async def _thought(self, seat: int, mark: Any, level: str) -> Any:
        """What the bot would answer. The table goes on meanwhile: the lock is held only to look."""
        host, room = self.host, self.host.services.room
        async with host.lock:
            if host.going.mark(seat) != mark:
                return None
            ask = host.going.ask(seat)
            if level == "random":
                return any_answer(ask)
            fallback, still = ask.fallback, Still.of(host.table, seat)
        return await room.think(host.row.game, level, await room.look(still), fallback, self.asker())

    def asker(self) -> Asker:
        return Asker(self.host.id, bool(self.host.people()))

    async def _give(self, seat: int, mark: Any, answer: Any, version: int) -> None:
        """Answer, unless others have acted since this version and the options are no longer those: then think again."""
        host = self.host
        async with host.lock:
            if host.history is None or host.history.mark(seat) != mark or not self.flies(seat) or not host.playing:
                return
            if host.polls.open_undo:
                return
            ask = host.table.pending[seat]
            if host.history.version != version and not ask.allows(answer):
                return
            # From here on nobody may interrupt: what is applied must become durable under the same lock.
            self._settled(seat)
            await self._settle(seat, answer if ask.allows(answer) else ask.fallback)

    async def _settle(self, seat: int, answer: Any) -> None:
        """Answer; if a rule fails on that, as the clock would; if on that too, wait for others. The lock is held."""
        host = self.host
        try:
            await host.settle(seat, answer)
            return
        except RuleFailure:
            log.warning("a bot answers what the clock would", extra={"table": host.id, "seat": seat})
        try:
            await host.settle(seat, host.table.pending[seat].fallback)
        except RuleFailure:
            self.stuck[seat] = host.going.version
            raise

    def delay(self) -> float:
        """Seconds for which a bot seems to think: what the table has agreed on, unless the server has one for all."""
        set_for_all = self.host.services.config.bot_delay
        return float(self.host.row.terms.get("bot_delay", 0.8)) if set_for_all is None else set_for_all

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something on behalf of the table, soon."""
        task = asyncio.create_task(work)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    def _settled(self, seat: int) -> None:
        busy = self.thinking.pop(seat, None)
        if busy is not None:
            self.errands.add(busy[1])
            busy[1].add_done_callback(self.errands.discard)

    def _stop(self, seat: int) -> None:
        busy = self.thinking.pop(seat, None)
        if busy is not None:
            busy[1].cancel()

    def stop(self) -> None:
        for seat in list(self.thinking):
            self._stop(seat)
