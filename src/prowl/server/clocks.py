"""Clocks: none, one sand timer for all who are asked, the game's own sand timer, or one clock a question.

Time passes only in the server.
"""

from __future__ import annotations

from typing import Any, Literal

from .protocol import Clocks

Mode = Literal["none", "sand", "move", "game"]
# Why clocks stand: the people have agreed on it, or nobody is there.
Why = Literal["agreed", "empty"]


class ClockDesk:
    """The clocks of one table. `marks` say which question a clock belongs to: a new mark starts it anew.

    A mark that was there before, because a decision has been taken back, goes on where it was.
    """

    __slots__ = ("deadlines", "left", "marks", "mode", "seconds", "shared", "stopped", "then")

    def __init__(self, mode: Mode, seconds: float) -> None:
        self.mode = mode
        self.seconds = seconds
        # Whether one timer runs for all.
        self.shared = mode in ("sand", "game")
        self.stopped: set[Why] = set()
        self.deadlines: dict[int, float] = {}
        self.marks: dict[int, Any] = {}
        # What each clock showed when all were stopped.
        self.left: dict[int, float] = {}
        # What clocks showed when their questions were answered.
        self.then: dict[Any, float] = {}

    @property
    def paused(self) -> bool:
        """Whether the people have agreed to stop the clocks."""
        return "agreed" in self.stopped

    def follow(self, asked: dict[int, Any], now: float) -> None:
        """Run the clocks of those who are asked. `asked` gives each seat's mark; the sand timer has one for all."""
        if self.mode == "none":
            return
        # One sand timer: whoever is asked under the same mark shares what is left of it.
        running = [self._rest(seat, now) for seat, mark in self.marks.items() if mark in asked.values()]
        shared = min(running, default=None) if self.shared else None
        for seat in [seat for seat, mark in self.marks.items() if asked.get(seat) != mark]:
            self.then[self._key(seat, self.marks[seat])] = self._rest(seat, now)
            self._forget(seat)
        for seat, mark in asked.items():
            if seat not in self.marks:
                fresh = self.then.get(self._key(seat, mark), self.seconds)
                self._start(seat, fresh if shared is None else shared, now)
            self.marks[seat] = mark

    def _key(self, seat: int, mark: Any) -> Any:
        return mark if self.shared else (seat, mark)

    def _rest(self, seat: int, now: float) -> float:
        return self.left[seat] if self.stopped else self.deadlines[seat] - now

    def _start(self, seat: int, seconds: float, now: float) -> None:
        self.deadlines[seat] = now + seconds
        if self.stopped:
            self.left[seat] = seconds

    def _forget(self, seat: int) -> None:
        self.marks.pop(seat, None)
        self.deadlines.pop(seat, None)
        self.left.pop(seat, None)

    def stop(self, now: float, why: Why) -> None:
        if not self.stopped:
            self.left = {seat: deadline - now for seat, deadline in self.deadlines.items()}
        self.stopped.add(why)

    def go_on(self, now: float, why: Why) -> None:
        if why not in self.stopped:
            return
        self.stopped.discard(why)
        if not self.stopped:
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
        if self.stopped or not self.deadlines:
            return []
        return sorted(seat for seat, deadline in self.deadlines.items() if deadline <= now)

    def shown(self, now: float) -> Clocks:
        if self.mode == "none":
            return Clocks()
        shown = {str(seat): round(max(0.0, self._rest(seat, now)), 1) for seat in sorted(self.marks)}
        return Clocks(self.mode, shown, sorted(self.marks), self.paused)
