"""A coach follows one seat through a game and says what its lessons are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .aside import seen_by
from .lessons import Lesson, due
from .prompts import Ask
from .table import Decision, Table


class Heard(NamedTuple):
    """What a seat had been told at one moment: all of it, what was said last, and whether it has answered since."""

    told: frozenset[str]
    said: tuple[Lesson, ...]
    answered: bool


class Coach:
    """It plays the log again on a table of its own: what was told, and when, follows from the log alone."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._copy: Table | None = None

    def follow(self, table: Table) -> tuple[Lesson, ...]:
        """What was said last and still holds: words stay until there are new ones after an answer of the seat."""
        copy = self.study(table, table.log)
        return () if self._over(copy) and self._answered else self._said

    def behind(self, table: Table) -> int:
        """How many decisions it has to play again to follow the table."""
        copy = self._copy
        if copy is None:
            return len(table.log)
        shared = _shared(copy.log, table.log)
        return 0 if shared == len(copy.log) and self._over(copy) else len(table.log) - shared

    def study(self, table: Table, log: Sequence[Decision]) -> Table:
        """Play the log again, as far as it is new. Of the table only what never changes is looked at."""
        copy = self._copy or self._begin(table)
        self._go_back(copy, _shared(copy.log, log))
        for decision in log[len(copy.log) :]:
            self._answered |= decision.seat == self.seat and (self._over(copy) or _is_choice(copy.pending[self.seat]))
            if not self._over(copy):
                copy.decide(decision.seat, decision.answer)
                self._look(copy)
        return copy

    def _begin(self, table: Table) -> Table:
        copy = table.anew()
        self._copy = copy
        # What was heard before the first decision, and after each.
        self._trail: list[Heard] = []
        self._told, self._said, self._answered = Heard(frozenset(), (), False)
        self._look(copy)
        return copy

    def _go_back(self, copy: Table, to: int) -> None:
        """Decisions that were taken back are taken back here too: to play everything again could take long."""
        while len(copy.log) > to:
            copy.undo()
        del self._trail[to + 1 :]
        self._told, self._said, self._answered = self._trail[to]

    def _look(self, copy: Table) -> None:
        try:
            self._hear(copy)
        finally:
            self._trail.append(Heard(self._told, self._said, self._answered))

    def _hear(self, copy: Table) -> None:
        ask = copy.pending.get(self.seat) if copy.waiting_for else None
        new = due(copy.game.lessons, self._told, seen_by(copy.state, self.seat, ask, copy.events))
        if not new:
            return
        self._told |= {lesson.key for lesson in new}
        self._said = tuple(new) if self._answered else (*self._said, *new)
        self._answered = False

    def _over(self, copy: Table) -> bool:
        lessons = copy.game.lessons
        return not lessons or lessons[-1].key in self._told


def _shared(mine: Sequence[Decision], log: Sequence[Decision]) -> int:
    """With how many decisions both logs begin."""
    if mine == log[: len(mine)]:
        return len(mine)
    pairs = zip(mine, log, strict=False)
    return next((i for i, (one, other) in enumerate(pairs) if one != other), len(log))


def _is_choice(ask: Ask) -> bool:
    """Whoever can only pass may be answered for: that is no sign that anything was read."""
    return len(ask.options) > 1 or not ask.single
