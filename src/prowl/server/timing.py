"""Time at one table: clocks that follow the questions, stand while nobody is there, and answer for who is late."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from prowl.kernel.errors import RuleFailure

from .clocks import ClockDesk
from .protocol import ClockUpdate

if TYPE_CHECKING:
    from .host import TableHost


class Timing:
    """Runs the clocks of one table."""

    def __init__(self, host: TableHost) -> None:
        self.host = host
        # Seats for which a rule fails on the fallback, and at which version: it would fail again at every tick.
        self.stuck: dict[int, int] = {}

    @property
    def clocks(self) -> ClockDesk:
        return self.host.clocks

    def lay_out(self, paused: bool) -> None:
        """The game has been laid on the table: clocks stand or run as its log says."""
        (self.clocks.stop if paused else self.clocks.go_on)(self.host.now(), "agreed")
        self.mind()
        self.follow()

    def follow(self) -> None:
        """The questions may have changed."""
        host, clocks = self.host, self.clocks
        if clocks.mode == "none":
            return
        asked = self._marks() if host.playing else {}
        before = dict(clocks.marks)
        clocks.follow(asked, host.now())
        if clocks.marks != before:
            self.tell()

    def _marks(self) -> dict[int, Any]:
        """What each clock belongs to: its question, the phase for a sand timer, or what the game says of its own."""
        table, waiting = self.host.table, self.host.table.waiting_for
        if self.clocks.mode == "game":
            timer = table.game.timer.running(table.state) if table.game.timer is not None else None
            return {seat: timer.mark for seat in waiting if seat in timer.seats} if timer is not None else {}
        if self.clocks.mode == "sand":
            return dict.fromkeys(waiting, table.saves[-1].at)
        return {seat: self.host.going.clock_mark(seat) for seat in waiting}

    def mind(self) -> None:
        """Somebody has come or gone: a table whose people have all gone waits for them."""
        (self.clocks.go_on if self.host.people() else self.clocks.stop)(self.host.now(), "empty")

    async def stop(self, seat: int, paused: bool) -> None:
        """Pause the clocks or let them run, as was agreed. The lock is held."""
        await self.host.keep("clock", seat, paused)
        (self.clocks.stop if paused else self.clocks.go_on)(self.host.now(), "agreed")
        self.tell()

    def tell(self, late: Sequence[int] = ()) -> None:
        self.host.audience.tell(ClockUpdate(self.clocks.shown(self.host.now()), list(late)))

    async def pass_on(self) -> None:
        """Answer for those whose time is up."""
        async with self.host.lock:
            late = [seat for seat in self.clocks.due(self.host.now()) if await self._answered_for(seat)]
            if late:
                self.tell(late)

    def _is_late(self, seat: int) -> bool:
        """Whether the time is still up: who was answered for before may have changed the questions."""
        host = self.host
        asked = host.playing and seat in host.table.pending and self.stuck.get(seat) != host.going.version
        return asked and seat in self.clocks.due(host.now())

    async def _answered_for(self, seat: int) -> bool:
        if not self._is_late(seat):
            return False
        try:
            await self.host.settle(seat, self.host.table.pending[seat].fallback)
        except RuleFailure:
            self.stuck[seat] = self.host.going.version
            return False
        return True
