"""Ballots at one table: who may ask for what, who must agree, and what happens then."""

from __future__ import annotations

from collections.abc import Sequence
from logging import getLogger
from typing import TYPE_CHECKING

from prowl.kernel.errors import ProwlError, Refused

from .ballots import Ballot, What, brought, learned_since, seen_move
from .connections import Connection
from .identity import Guest
from .problems import Denied
from .seats import holds

if TYPE_CHECKING:
    from .host import TableHost


log = getLogger("prowl.table")

# Seconds after which a ballot that somebody does not answer is dropped.
LIFETIME = 180.0


class Polls:
    """At most one ballot is open at a table."""

    def __init__(self, host: TableHost) -> None:
        self.host = host
        self.ballot: Ballot | None = None
        self.numbers = 0
        self._busy = False

    @property
    def open_undo(self) -> bool:
        """Whether people are thinking about an undo: bots wait for them."""
        return self.ballot is not None and self.ballot.what == "undo"

    async def propose(self, connection: Connection, what: What) -> None:
        async with self.host.lock:
            askers = self._persons(connection.guest)
            self._check(what)
            await self._open(what, connection.seats[0], askers)
        self.host.pilot.wake()

    def _check(self, what: What) -> None:
        host = self.host
        if what == "rematch":
            if host.row.status != "over":
                raise Denied("not-over", 409)
            if host.row.notes.get("rematch") or host.row.terms.get("origin") == "replay":
                raise Denied("no-rematch", 409)
            return
        host.must_play()
        if what in ("pause", "resume") and (host.clocks.mode == "none" or host.clocks.paused == (what == "pause")):
            raise Denied("clocks-stand-already", 409)
        if what != "resign":
            host.standing.check_room()

    async def ask_undo(self, seat: int, guest: Guest | None) -> None:
        """Ask the others to go back to before this seat's last decision. The lock is held."""
        log = self.host.table.log
        if all(decision.seat != seat for decision in log):
            raise Refused("nothing-to-undo")
        whose = self.host.seats[seat].guest
        await self._open("undo", seat, sorted(self._persons(guest), key=lambda each: each != whose))

    async def _open(self, what: What, seat: int, askers: Sequence[str]) -> None:
        """Who holds the seats of several people asks for all of them, as one would vote for all."""
        if self.ballot is not None:
            raise Denied("ballot-is-open", 409)
        self.numbers += 1
        ballot = Ballot(self.numbers, what, seat, askers, self._voters(what), self.host.now())
        if what == "undo":
            table, at = self.host.table, self._last_of(seat)
            ballot.before, ballot.move = table.at(at).state, brought(table, at)
        ballot.count(ballot.voters)
        await self._settle(ballot)

    def _last_of(self, seat: int) -> int:
        """How many decisions came before the last one of this seat."""
        log = self.host.table.log
        return max(i for i, decision in enumerate(log) if decision.seat == seat)

    async def vote(self, connection: Connection, number: int, yes: bool) -> None:
        async with self.host.lock:
            if self.ballot is None or self.ballot.number != number:
                raise Denied("no-ballot", 409)
            self.ballot.vote(self._persons(connection.guest), yes)
            await self._settle(self.ballot)
        self.host.pilot.wake()

    async def _settle(self, ballot: Ballot) -> None:
        """Tell how a ballot stands, and do what was agreed."""
        alone = ballot.agreed.issuperset(ballot.voters) and not ballot.told
        self.ballot = ballot if ballot.outcome == "open" else None
        if not alone:
            ballot.told = True
            self._tell_all(ballot)
        if ballot.outcome == "agreed":
            await self._carry_out(ballot)

    async def _carry_out(self, ballot: Ballot) -> None:
        host = self.host
        if ballot.what == "undo":
            await host.take_back(ballot.seat, self._last_of(ballot.seat))
        elif ballot.what == "resign":
            await host.end()
            host.announce_end()
        elif ballot.what == "rematch":
            host.row.notes["rematch"] = await host.services.rematch(host)
            host.tell_table()
        else:
            await host.timing.stop(ballot.seat, ballot.what == "pause")

    def tell(self, connection: Connection) -> None:
        """Show the open ballot to somebody who has just come, and who may have to be asked too."""
        if self.ballot is None:
            return
        if self.ballot.ask(self._voters(self.ballot.what)):
            self._tell_all(self.ballot)
        else:
            self._tell(connection, self.ballot)

    def _tell_all(self, ballot: Ballot) -> None:
        for each in self.host.audience.connections:
            self._tell(each, ballot)

    def _tell(self, connection: Connection, ballot: Ballot) -> None:
        learned, move = {}, []
        if ballot.before is not None and ballot.outcome == "open":
            table = self.host.table
            learned = learned_since(ballot.before, table, connection.seats)
            move = seen_move(table, ballot.move, connection.seats)
        connection.send(ballot.update(learned, move))

    def table_moved(self) -> None:
        """An undo that was asked for means another thing now."""
        if self.open_undo:
            self.drop()

    def drop(self) -> None:
        ballot, self.ballot = self.ballot, None
        if ballot is not None:
            ballot.outcome = "refused"
            self._tell_all(ballot)

    def _persons(self, guest: Guest | None) -> list[str]:
        """The people whose seats this guest holds, oneself first."""
        found = dict.fromkeys(row.guest for row in self.host.seats if holds(row, guest))
        if not found:
            raise Denied("not-seated", 403)
        return sorted(found, key=lambda each: guest is None or each != guest.id)

    def _voters(self, what: What) -> dict[str, list[int]]:
        """The people who are here, or may come back before a bot takes their seats: to be away is not to agree."""
        host, found = self.host, self.host.people()
        for row in host.seats if what != "rematch" else ():
            if row.kind == "human" and host.pilot.awaits(row.seat) and row.seat not in found.get(row.guest, ()):
                found.setdefault(row.guest, []).append(row.seat)
        return found

    def recount(self) -> None:
        """Somebody has come or gone, time has passed: a ballot does not outlive its proposer's stay, nor its time."""
        ballot = self.ballot
        if ballot is None:
            return
        if ballot.guest not in self.host.people() or self.host.now() - ballot.opened > LIFETIME:
            self.drop()
            return
        voters = self._voters(ballot.what)
        if ballot.ask(voters):
            self._tell_all(ballot)
        ballot.count(voters)
        if ballot.outcome == "agreed":
            self.host.pilot.later(self._agreed_by_absence(ballot))

    async def _agreed_by_absence(self, ballot: Ballot) -> None:
        try:
            async with self.host.lock:
                if self.ballot is ballot:
                    await self._settle(ballot)
        except ProwlError as error:
            log.warning("what was agreed cannot be done", extra={"table": self.host.id, "key": error.key})
