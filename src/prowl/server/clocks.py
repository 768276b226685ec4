"""Clocks: none, one sand timer for all who are asked, or one clock a question. Time passes only in the server."""

from __future__ import annotations

from typing import Any, Literal

from .protocol import Clocks

Mode = Literal["none", "sand", "move"]


class ClockDesk:
    """The clocks of one table. `marks` say which question a clock belongs to: a new mark starts it anew."""

    __slots__ = ("deadlines", "left", "marks", "mode", "paused", "seconds")

    def __init__(self, mode: Mode, seconds: float) -> None:
        self.mode = mode
        self.seconds = seconds
        self.paused = False
        self.deadlines: dict[int, float] = {}
        self.marks: dict[int, Any] = {}
        # What each clock showed when all were stopped.
        self.left: dict[int, float] = {}

    def follow(self, asked: dict[int, Any], now: float) -> None:
        """Run the clocks of those who are asked. `asked` gives each seat's mark; the sand timer has one for all."""
        if self.mode == "none":
            return
        fresh = self.seconds
        if self.mode == "sand":
            # One timer: whoever is asked under the same mark shares what is left of it.
            running = [self._rest(seat, now) for seat, mark in self.marks.items() if mark in asked.values()]
            fresh = min(running, default=fresh)
        for seat in [seat for seat in self.marks if seat not in asked]:
            self._forget(seat)
        for seat, mark in asked.items():
            if self.marks.get(seat) != mark:
                self._start(seat, fresh, now)
            self.marks[seat] = mark

    def _rest(self, seat: int, now: float) -> float:
        return self.left[seat] if self.paused else self.deadlines[seat] - now

    def _start(self, seat: int, seconds: float, now: float) -> None:
        self.deadlines[seat] = now + seconds
        if self.paused:
            self.left[seat] = seconds

    def _forget(self, seat: int) -> None:
        self.marks.pop(seat, None)
        self.deadlines.pop(seat, None)
        self.left.pop(seat, None)

    def pause(self, now: float) -> None:
        if not self.paused:
            self.paused = True
            self.left = {seat: deadline - now for seat, deadline in self.deadlines.items()}

    def resume(self, now: float) -> None:
        if self.paused:
            self.paused = False
            self.deadlines = {seat: now + self.left.get(seat, self.seconds) for seat in self.marks}
            self.left = {}

    def kept(self, now: float) -> dict[str, Any]:
        """What to write down, so that a restart of the server gives nobody time and takes none."""
        return {str(seat): [mark, round(self._rest(seat, now), 3)] for seat, mark in self.marks.items()}

    def restore(self, kept: dict[str, Any], now: float) -> None:
        """The clocks of questions that were open then show what they showed then."""
        for seat, mark in self.marks.items():
            then, left = kept.get(str(seat), (None, 0.0))
            # A mark comes back from the store as a list.
            if then is not None and then == (list(mark) if isinstance(mark, tuple) else mark):
                self._start(seat, min(left, self.seconds), now)

    def due(self, now: float) -> list[int]:
        """The seats whose time is up."""
        if self.paused:
            return []
        return sorted(seat for seat, deadline in self.deadlines.items() if deadline <= now)

    def shown(self, now: float) -> Clocks:
        if self.mode == "none":
            return Clocks()
        shown = {str(seat): round(max(0.0, self._rest(seat, now)), 1) for seat in sorted(self.marks)}
        return Clocks(self.mode, shown, sorted(self.marks), self.paused)
