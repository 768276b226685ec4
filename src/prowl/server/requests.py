"""What a websocket may ask: each request is checked against its type, then against who asks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from logging import getLogger
from time import perf_counter
from typing import Any

import msgspec

from prowl.bots import Still
from prowl.kernel.errors import ProwlError

from . import protocol
from .config import Limits
from .connections import Connection
from .errands import begin
from .host import TableHost
from .identity import tidy
from .limits import Bucket, Buckets
from .problems import Denied, problem

log = getLogger("prowl.requests")

# What a connection is closed with whose request has brought up a mistake of ours.
BROKEN = 1011

decoder = msgspec.json.Decoder(protocol.AnyRequest)


class Caller:
    """One websocket's requests, one after another; only a hint is waited for aside."""

    def __init__(
        self,
        host: TableHost,
        connection: Connection,
        limits: Limits,
        talk: Buckets,
        hints: Buckets,
        looks: Callable[[], None],
    ) -> None:
        self.host = host
        self.connection = connection
        self.limits = limits
        self.talk, self.hints, self.looks = talk, hints, looks
        self.bucket = Bucket(limits.messages, host.now())
        self.refusals = 0
        self.hinting: asyncio.Task[None] | None = None
        # Messages that came while another one is under way; who waits for the last of them.
        self.waiting: list[str | bytes] = []
        self.busy = False
        # Whether it has had its turn in this turn of the loop: whatever else has come waits for the next.
        self.served = False
        self.resting: asyncio.Future[None] | None = None

    def stop(self) -> None:
        """Nobody listens any more."""
        if self.hinting is not None:
            self.hinting.cancel()

    def hear(self, data: str | bytes) -> int:
        """A message has come: see to it at once, or when the last one is done. Gives how many wait."""
        if self.connection.closing:
            return 0
        if self.busy or self.served:
            self.waiting.append(data)
        else:
            self._begin(data)
        return len(self.waiting)

    def _begin(self, data: str | bytes) -> None:
        self.busy = self.served = True
        asyncio.get_running_loop().call_soon(self._next_turn)
        begin(self._work_off(data))

    def _next_turn(self) -> None:
        self.served = False
        if self.waiting and not self.busy:
            self._go_on()

    def _go_on(self) -> None:
        if self.connection.closing:
            self.waiting.clear()
        if self.waiting:
            self._begin(self.waiting.pop(0))
            return
        if self.resting is not None and not self.resting.done():
            self.resting.set_result(None)
        self.connection.read_on()

    async def rest(self) -> None:
        """Wait until everything that has come is done."""
        if self.busy or self.waiting:
            self.resting = asyncio.get_running_loop().create_future()
            await self.resting

    async def _work_off(self, data: str | bytes) -> None:
        try:
            await self.receive(data)
        except (Exception, asyncio.CancelledError):
            # Nobody above could do anything about it, not even about a future that was cancelled.
            log.exception("a request failed", extra={"table": self.host.id})
            self.connection.close(BROKEN)
        finally:
            self.busy = False
            if not (self.served and self.waiting):
                self._go_on()

    async def receive(self, data: str | bytes) -> None:
        """Carry out one request, or say why not."""
        try:
            if not self.bucket.take(self.host.now()):
                raise Denied("too-fast", 429)
            request = _decoded(data, self.limits.message_bytes)
            await HANDLERS[type(request)](self, request)
            self.refusals = 0
        except ProwlError as error:
            self._refuse(error)

    def _refuse(self, error: ProwlError) -> None:
        self.host.services.metrics.refused.labels(error.key).inc()
        self.refusals += 1
        self.connection.send(problem(error))
        if self.refusals >= self.limits.refusals:
            self.connection.close(1008)

    async def _decide(self, asked: protocol.Decide) -> None:
        host, started = self.host, perf_counter()
        async with host.lock:
            self._own(asked.seat)
            await host.decide(asked.seat, asked.about, asked.answer, asked.question)
        host.pilot.wake()
        host.services.metrics.answers.observe(perf_counter() - started)

    async def _undo(self, asked: protocol.Undo) -> None:
        await self._speak_for(asked.seat, partial(self.host.undo, guest=self.connection.guest))

    async def _redo(self, asked: protocol.Redo) -> None:
        await self._speak_for(asked.seat, self.host.redo)

    async def _speak_for(self, seat: int, act: Callable[[int], Awaitable[None]]) -> None:
        async with self.host.lock:
            self._own(seat)
            self.host.standing.check_room()
            await act(seat)
        self.host.pilot.wake()

    async def _vote(self, asked: protocol.Vote) -> None:
        await self.host.polls.vote(self.connection, asked.ballot, asked.yes)

    async def _propose(self, asked: protocol.Propose) -> None:
        await self.host.polls.propose(self.connection, asked.what)

    async def _resync(self, asked: protocol.Resync) -> None:
        # Who has everything is told nothing, and that is cheap.
        if self.host.history is not None and asked.have == self.host.history.version:
            return
        self.looks()
        await self.host.resync(self.connection, asked.have)

    async def _lend_or_take(self, asked: protocol.TakeOver) -> None:
        self._take_over(asked.seat, asked.bot)

    async def _hurry(self, asked: protocol.Hurry) -> None:
        self.host.must_play()
        self.host.pilot.haste.begin(self.connection.seats)

    async def _say(self, asked: protocol.Say) -> None:
        self._count(self.talk)
        await self.host.talk.say(self.connection, text=tidy(asked.text))

    async def _emote(self, asked: protocol.Emote) -> None:
        self._count(self.talk)
        await self.host.talk.say(self.connection, emote=asked.emote)

    async def _silence(self, asked: protocol.Silence) -> None:
        self._count(self.talk)
        await self.host.talk.silence(self.connection, asked.who, asked.silent)

    # -- seats -------------------------------------------------------------------------

    def _own(self, seat: int) -> None:
        """Only who holds a seat speaks for it; who speaks for it plays it. The lock is held: seats change hands."""
        if seat not in self.connection.seats:
            raise Denied("not-your-seat", 403)
        if seat in self.host.pilot.lent:
            self._take_over(seat, False)

    def _take_over(self, seat: int, bot: bool) -> None:
        if seat not in self.connection.seats:
            raise Denied("not-your-seat", 403)
        self.host.must_play()
        if bot:
            self.host.pilot.lend(seat)
        else:
            self.host.pilot.give_back(seat)
            self.host.tell_table()
        self.host.pilot.wake()

    # -- hints -------------------------------------------------------------------------

    async def _ask_hint(self, asked: protocol.Hint) -> None:
        """Who waits for a hint may answer without it; who asks again wants the newer one."""
        seat = asked.seat
        if seat not in self.connection.seats:
            raise Denied("not-your-seat", 403)
        self._count(self.hints)
        self.host.must_play()
        self.host.going.ask(seat)
        self.stop()
        self.hinting = asyncio.create_task(self._hint(seat, self.host.going.mark(seat)))

    async def _hint(self, seat: int, mark: Any) -> None:
        try:
            self.connection.send(await self._advice(seat, mark))
        except ProwlError as error:
            self._refuse(error)
        except Exception:
            log.exception("a hint failed", extra={"table": self.host.id})
            self._refuse(Denied("no-hint", 503))

    async def _advice(self, seat: int, mark: Any) -> protocol.HintUpdate:
        """What would a bot do, if that is still the question?"""
        host, room = self.host, self.host.services.room
        async with host.lock:
            host.must_play()
            self._same(seat, mark)
            still = Still.of(host.table, seat)
        found = await room.weigh(host.row.game, "search", await room.look(still), host.pilot.asker())
        if found is None:
            raise Denied("no-hint", 503)
        self._same(seat, mark)
        return msgspec.convert({**found, "type": "hint", "seat": seat}, protocol.HintUpdate)

    def _same(self, seat: int, mark: Any) -> None:
        now = self.host.going.mark(seat)
        if now != mark:
            raise Denied("question-has-changed", 409, about=now[1] if now else "")

    def _count(self, buckets: Buckets) -> None:
        if self.connection.guest is None:
            raise Denied("who-are-you", 401)
        buckets.check(self.connection.guest.id)


HANDLERS: dict[type, Callable[[Caller, Any], Awaitable[None]]] = {
    protocol.Decide: Caller._decide,
    protocol.Undo: Caller._undo,
    protocol.Redo: Caller._redo,
    protocol.Vote: Caller._vote,
    protocol.Propose: Caller._propose,
    protocol.Say: Caller._say,
    protocol.Emote: Caller._emote,
    protocol.Silence: Caller._silence,
    protocol.Hint: Caller._ask_hint,
    protocol.TakeOver: Caller._lend_or_take,
    protocol.Hurry: Caller._hurry,
    protocol.Resync: Caller._resync,
}


def _decoded(data: str | bytes, most: int) -> protocol.AnyRequest:
    if len(data) > most:
        raise Denied("too-long", 413)
    try:
        request: protocol.AnyRequest = decoder.decode(data)
        return request
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Denied("bad-request", 400, detail=str(error)[:200]) from None
