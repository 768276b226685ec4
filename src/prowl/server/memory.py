"""What follows from a table, kept until something has changed that was looked at for it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from typing import Any, Literal, NamedTuple

from prowl.kernel.aside import EVENT, QUESTION, Seen, Sight
from prowl.kernel.events import Event
from prowl.kernel.table import Table
from prowl.kernel.views import SPECTATOR

from .connections import encode
from .phrases import Phrase

Tell = Callable[[Seen], Any]


class Finding(NamedTuple):
    """What was found, what was looked at for it, and, if that was looked at too, how the question was put then."""

    found: Any
    looked_at: set[str]
    asked: Phrase | Literal[False] | None


class Memory:
    """The findings at one table. They hold as long as it is told of everything that moves."""

    def __init__(self) -> None:
        self.findings: dict[Hashable, Finding] = {}
        # What many eyes find alike is written once.
        self.written: dict[int, tuple[Any, bytes]] = {}
        self.everybody: PairOfEyes | None = None
        # How many events there were.
        self.heard = 0

    def forget(self) -> None:
        self.findings, self.written, self.everybody = {}, {}, None

    def move_on(self, events: Sequence[Event], first: int, stirred: Collection[str]) -> None:
        """These fields and entries may look different, and events from number `first` on may have happened."""
        heard = self.heard
        if first < heard:
            # Some were taken back.
            self.forget()
        elif self.findings:
            news = {*stirred, *[EVENT + event.name for event in events[heard:]]}
            self.findings = {key: each for key, each in self.findings.items() if each.looked_at.isdisjoint(news)}
        self.written, self.everybody = {}, None
        self.heard = len(events)


class PairOfEyes:
    """One pair of eyes at one moment, and the question put to it."""

    def __init__(self, memory: Memory, table: Table, seat: int, asked: Phrase | None) -> None:
        self.memory, self.table, self.seat, self.asked = memory, table, seat, asked
        # Made when something must be looked at, which is not every time.
        self._sight: Sight | None = None

    def find(self, tell: Tell) -> Any:
        """What follows from what these eyes see, found anew only if what they looked at for it has changed."""
        return self._finding((self.seat, tell), tell).found

    def common(self, tell: Tell) -> Any:
        """What follows from what everybody sees."""
        return self._recall(tell, True)[0]

    def write(self, found: Any) -> bytes:
        """What was found as JSON."""
        written = self.memory.written.get(id(found))
        if written is None:
            written = self.memory.written[id(found)] = found, encode(found)
        return written[1]

    def _finding(self, key: Hashable, tell: Tell) -> Finding:
        known = self.memory.findings.get(key)
        # The same question is worded once, and again if anything of it has changed.
        if known is None or (known.asked is not False and known.asked is not self.asked):
            ask = self.table.pending.get(self.seat) if self.asked is not None else None
            seen = Seen(self._looking(), ask, self.table.events, self._recall)
            found, looked_at = tell(seen), seen.looked_at
            known = Finding(found, looked_at, QUESTION in looked_at and self.asked)
            self.memory.findings[key] = known
        return known

    def _looking(self) -> Sight:
        if self._sight is None:
            self._sight = Sight(self.table.state, self.seat)
        return self._sight

    def _recall(self, tell: Tell, everybody: bool) -> tuple[Any, set[str]]:
        known = self.memory.findings.get(tell) if everybody else self._finding((self.seat, tell), tell)
        if known is None:
            known = self._everybody()._finding(tell, tell)
        return known.found, known.looked_at

    def _everybody(self) -> PairOfEyes:
        """PairOfEyes that see what a spectator does, which is what everybody sees."""
        memory = self.memory
        if memory.everybody is None:
            memory.everybody = PairOfEyes(memory, self.table, SPECTATOR, None)
        return memory.everybody
