"""Bots that were asked not to wait as long as a person would, because somebody waits for them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from .problems import Denied

if TYPE_CHECKING:
    from .host import TableHost

# Seconds that are left of a pause: how hard a question was may still show in steps only.
BRISK = 0.1


def answer_after(thought: float, pause: float, step: float) -> float:
    """How many seconds after the question a bot answers that has thought for so long.

    How hard a question was could tell what the bot holds. Who is ready within the pause answers after the pause; who
    is not, at the end of one of a few steps, each twice as long as the one before. No pause, no secret about it.
    """
    due = pause
    while step > 0 and due < thought:
        due += step
        step *= 2
    return max(due, thought)


class Haste:
    """Lasts until a person is to act, and begins when all people who are here have asked for it.

    In the bots' pause others may still act or think again, so one alone cannot take it from them. Who has an open
    question can be a secret: that must not decide when it begins.
    """

    def __init__(self, host: TableHost) -> None:
        self.host = host
        # The seats of those who have asked.
        self.seats: frozenset[int] = frozenset()
        self._now = asyncio.Event()
        self._told: tuple[list[int], bool] = ([], False)

    @property
    def on(self) -> bool:
        return self._now.is_set()

    def begin(self, seats: list[int]) -> None:
        """Somebody who sits here asks the bots to hurry, while only bots are waited for."""
        mine = frozenset(seat for seat in seats if seat >= 0)
        if not mine:
            raise Denied("not-seated", 403)
        if self._people_act():
            raise Denied("people-are-asked", 409)
        self.seats |= mine
        self._settle()

    def look(self) -> None:
        """The table has moved, or somebody has come or gone."""
        if self.seats:
            self.seats = frozenset() if self._people_act() else self.seats & self.host.audience.eyes.all
            self._settle()

    def _people_act(self) -> bool:
        return any(not self.host.pilot.flies(seat) for seat in self.host.table.waiting_for)

    def _settle(self) -> None:
        flies, people = self.host.pilot.flies, self.host.people().values()
        own = [set(seats) for seats in people if not all(map(flies, seats))]
        (self._now.set if self.seats and all(self.seats & seats for seats in own) else self._now.clear)()
        told = (sorted(self.seats), self.on)
        if told != self._told:
            self._told = told
            self.host.tell_table()

    async def rest(self, asked: float, thought: float, pause: float, step: float) -> None:
        """Wait as long as a bot waits that was asked at this time and has thought for so long; less if hurried."""
        due = answer_after(thought, pause, step)
        if thought < due:
            await self._until(asked + due)
        brisk = min(step, BRISK)
        left = asked + min(due, answer_after(thought, brisk, brisk)) - asyncio.get_running_loop().time()
        if left > 0:
            await asyncio.sleep(left)

    async def _until(self, when: float) -> None:
        """Until this time, or until the bots are hurried."""
        try:
            async with asyncio.timeout_at(when):
                await self._now.wait()
        except TimeoutError:
            return
