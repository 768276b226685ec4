"""The log of a table, run again: how a table comes back after a restart."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from reprlib import repr as short
from typing import Any, Literal

from prowl.kernel.errors import ProwlError, Refused
from prowl.kernel.game import game_named
from prowl.kernel.prompts import Ask
from prowl.kernel.state import from_data
from prowl.kernel.table import Decision, Table
from prowl.store import Line, TableRow

from .problems import Denied

# The lines that a table writes while it is played.
Kind = Literal["decide", "undo", "redo", "clock"]


class History:
    """A kernel table with the numbers of its versions: version n is the table after n lines of the log."""

    __slots__ = ("asked", "events_at", "last", "paused", "table", "turns", "version")

    def __init__(self, row: TableRow, lines: Iterable[Line] = (), version: int = 0) -> None:
        self.table = opening(row)
        self.version = version
        self.paused = False
        # What the last line was.
        self.last = ""
        # How often each seat was asked another question: tells a new one from the same one still open.
        self.turns = [version] * self.table.players
        self.asked = dict(self.table.pending)
        # How many events there were at each version; an undo takes some back.
        self.events_at = array("L", [*[0] * version, len(self.table.events)])
        for line in lines:
            self.again(line)

    def again(self, line: Line) -> None:
        """Do what a line of the log says."""
        if line.seq != self.version + 1:
            raise Denied("log-is-broken", 500)
        try:
            if line.kind == "decide":
                self.table.decide(line.seat, self.table.wire.parse(self.ask(line.seat), line.body))
            elif line.kind == "undo":
                self.table.undo()
            elif line.kind == "redo":
                self.table.redo()
        except ProwlError:
            raise Denied("log-is-broken", 500) from None
        self.count(line)

    def count(self, line: Line) -> None:
        """The line has been done: one version more."""
        self.version, self.last = line.seq, line.kind
        self.events_at.append(len(self.table.events))
        if line.kind == "clock":
            self.paused = bool(line.body)
            return
        pending = self.table.pending
        # Questions are equal only to themselves.
        if pending != self.asked:
            for seat in range(self.table.players):
                ask = pending.get(seat)
                same = ask.is_same_as(self.asked.get(seat)) if ask is not None else seat not in self.asked
                self.turns[seat] += not same
            self.asked = dict(pending)

    def ask(self, seat: int) -> Ask:
        ask = self.table.pending.get(seat)
        if ask is None:
            raise Refused("game-is-over" if self.table.over else "not-your-turn", seat=seat)
        return ask

    def mark(self, seat: int) -> Any:
        """Names the question that is open to a seat."""
        ask = self.table.pending.get(seat)
        return (self.turns[seat], ask.about) if ask is not None else None

    def clock_mark(self, seat: int) -> Any:
        """Names the question for its clock: the same name again after something was taken back."""
        ask = self.table.pending.get(seat)
        return (sum(each.seat == seat for each in self.table.log), ask.about) if ask is not None else None

    def first_missed(self, have: int) -> int:
        """The number of the first event that somebody at this version has not had, or had before it was taken back."""
        if not 0 <= have <= self.version:
            return 0
        return min(self.events_at[have:])


def read_answer(ask: Ask, named: list[list[Any]], data: Any) -> tuple[Any, Any]:
    """What a client means, as the kernel and as the wire (`named`, in the order of the options) name it."""
    options = ask.options
    try:
        if ask.single:
            place = named.index(data)
            return options[place], named[place]
        if not isinstance(data, list) or len(data) > len(options):
            raise ValueError
        places = sorted(named.index(each) for each in data)
    except ValueError:
        raise Refused("not-offered", answer=short(data), about=ask.about) from None
    return tuple(options[place] for place in places), [named[place] for place in places]


def opening(row: TableRow) -> Table:
    """The table before its first decision."""
    game = game_named(row.game)
    start = row.terms.get("start")
    state = from_data(game.state, start) if start is not None else None
    table = Table(game, row.players, row.settings, row.seed, start=state)
    table.dealt = row.terms.get("dealt")
    return table


def at_moment(row: TableRow, log: Iterable[Decision]) -> Table:
    """The table after these decisions."""
    table = opening(row)
    for decision in log:
        table.decide(decision.seat, decision.answer)
    return table
