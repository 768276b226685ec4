"""What guides say to those who ask for one. A guide gets the log and the view of a seat, not the state."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from logging import getLogger

from msgspec import UNSET

from prowl.kernel.coach import Coach
from prowl.kernel.table import Table

from .protocol import LessonTold, StateUpdate
from .threads import Threads

log = getLogger("prowl.guides")

# Decisions that a guide may play again while everybody waits: it takes some milliseconds.
AT_ONCE = 30


class Guides:
    """One coach for each seat that is guided, and what it was last heard to say."""

    def __init__(self) -> None:
        self.coaches: dict[int, Coach] = {}
        self.told: dict[int, list[LessonTold]] = {}

    def forget(self) -> None:
        self.coaches, self.told = {}, {}

    async def prepare(self, table: Table, seats: Iterable[int], threads: Threads) -> None:
        """Let the guides of these seats catch up with a long log, which nobody else shall wait for."""
        coaches = self.coaches
        for seat in seats:
            known = coaches.get(seat, Coach(seat))
            if seat < 0 or table.result is not None or known.behind(table) <= AT_ONCE:
                continue
            fresh = Coach(seat)
            try:
                await threads.heavy(fresh.study, table, list(table.log))
            except Exception:
                # It is said where the guide is asked for its words.
                return
            # If the table was laid anew meanwhile, this guide has learned another game.
            if coaches is self.coaches:
                coaches[seat] = fresh

    def speak(self, table: Table, seat: int, update: StateUpdate, guided: Collection[int]) -> None:
        """Add to the update for a seat what is new; nothing for those who have no guide."""
        update.lessons = UNSET
        if seat in guided:
            self.add(table, seat, update, whole=False)

    def add(self, table: Table, seat: int, update: StateUpdate, *, whole: bool) -> None:
        """Add to an update for a seat what its guide says, if that is new, or in any case."""
        found = self._said(table, seat)
        if whole or found != self.told.get(seat):
            update.lessons = found
        self.told[seat] = found

    def _said(self, table: Table, seat: int) -> list[LessonTold]:
        if seat < 0 or table.result is not None:
            return []
        try:
            said = self.coaches.setdefault(seat, Coach(seat)).follow(table)
        except Exception:
            # The game goes on without its guide.
            log.exception("a guide has lost its way", extra={"game": table.game.id})
            return []
        last = table.game.lessons[-1].key if said else ""
        return [LessonTold(each.key, each.rule, each.key == last) for each in said]
