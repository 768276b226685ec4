"""What each connection is sent. Every byte about the game goes through here, as a seat or a spectator may see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Self

from msgspec import UNSET

from prowl.kernel.events import Event, Hidden, seen_event
from prowl.kernel.prompts import Ask
from prowl.kernel.table import Table
from prowl.kernel.views import SPECTATOR
from prowl.kernel.wire import Wire

from .connections import Connection, encode, frame, written
from .guides import Guides
from .lens import Lens
from .phrases import Phrase, phrase
from .protocol import StateUpdate, Update
from .standing import Rights
from .study import Studies

# Seconds without a move after which what only makes the next one quicker is let go.
CALM = 20.0


class Eyes(NamedTuple):
    """The seats that somebody looks through, -1 for spectators: all of them, those who get asides, who get lessons."""

    all: frozenset[int]
    studious: frozenset[int]
    guided: frozenset[int]

    @classmethod
    def of(cls, connections: Sequence[Connection]) -> Self:
        return cls(
            frozenset(seat for each in connections for seat in each.seats),
            frozenset(seat for each in connections if each.aside for seat in each.seats),
            frozenset(seat for each in connections if each.guide for seat in each.seats),
        )


class Audience:
    """Everyone who looks at one table, sorted by whose eyes they look through."""

    def __init__(self) -> None:
        self.connections: list[Connection] = []
        self._eyes: Eyes | None = None
        self.lens: Lens | None = None
        # How each seat was last asked.
        self.asked: dict[int, Phrase] = {}
        self.studies = Studies()
        self.guides = Guides()

    @property
    def eyes(self) -> Eyes:
        if self._eyes is None:
            self._eyes = Eyes.of(self.connections)
        return self._eyes

    def present(self, guest: str) -> bool:
        return any(each.guest is not None and each.guest.id == guest for each in self.connections)

    def spectators(self) -> int:
        return sum(SPECTATOR in each.seats for each in self.connections)

    def add(self, connection: Connection) -> None:
        self.connections.append(connection)
        self._eyes = None

    def remove(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self._eyes = None

    def reseat(self, connection: Connection, seats: list[int]) -> None:
        """Let a connection look through other eyes."""
        connection.seats = seats
        self._eyes = None

    def tell(self, update: Update) -> None:
        """The same to everyone."""
        text = frame(update)
        for each in self.connections:
            each.push(text)

    # -- the game --------------------------------------------------------------------

    def start(self, table: Table) -> None:
        self.lens = Lens(table.game, table.wire, table.state)
        self.asked = {}
        self.studies.forget()
        self.guides.forget()

    def rest(self, seconds: float) -> None:
        """Nothing has moved for so long: findings are found again, and told as a whole, with the next move."""
        if seconds > CALM and self.studies.told:
            self.studies.forget()
            if self.lens is not None:
                self.lens.written = {}

    def first_look(self, table: Table, seat: int, told: StateUpdate, rights: Rights, to: Connection) -> bytes:
        """The whole view of a seat, and the events it has not had yet."""
        assert self.lens is not None
        if seat not in self.lens.seen:
            self.lens.watch(table.state, seat)
        rights.address(told, seat)
        told.view = self.lens.whole(table.state, seat)
        asked = self._asked(table, seat, told)
        if to.aside:
            self.studies.add(table, seat, asked, told, whole=True)
        if to.guide:
            self.guides.add(table, seat, told, whole=True)
        return _frame(told, asked, _Story(table.wire, table.events[told.first_event :]))

    def announce(self, table: Table, told: StateUpdate, rights: Callable[[], Rights]) -> None:
        """Tell every pair of eyes what has changed for it; the prompts go only where they are asked."""
        assert self.lens is not None
        if self.eyes.studious:
            self.studies.move_on(table, told.first_event, self.lens.stirred(table.state))
        elif self.studies.told:
            self.studies.forget()
        changes = self.lens.changes(table.state, self.eyes.all)
        if not changes:
            return
        try:
            frames = self._frames(table, told, rights(), changes)
        except Exception:
            # Nobody has heard of it: the next time everything is told.
            self.lens.forget()
            self.studies.forget()
            self.guides.forget()
            raise
        for each in self.connections:
            for seat in each.seats:
                if seat in frames:
                    each.push(frames[seat])

    def _frames(self, table: Table, told: StateUpdate, rights: Rights, changes: dict[int, bytes]) -> dict[int, bytes]:
        story = _Story(table.wire, table.events[told.first_event :])
        _, studious, guided = self.eyes
        frames: dict[int, bytes] = {}
        for seat, changed in changes.items():
            rights.address(told, seat)
            told.changed = written(changed)
            asked = self._asked(table, seat, told)
            if seat in studious:
                self.studies.add(table, seat, asked, told, whole=False)
            elif studious:
                told.figures = told.reasons = UNSET
            if guided:
                self.guides.speak(table, seat, told, guided)
            frames[seat] = _frame(told, asked, story)
        return frames

    def _asked(self, table: Table, seat: int, told: StateUpdate) -> Phrase | None:
        # Where nobody is waited for the game rests, and what lies open is asked of nobody.
        ask = table.run.pending.get(seat) if told.waiting else None
        return self.question(table.wire, seat, ask) if ask is not None else None

    def question(self, wire: Wire, seat: int, ask: Ask) -> Phrase:
        """The question in the wire's words; another object only if anything in it has changed."""
        said = self.asked[seat] = phrase(wire, ask, self.asked.get(seat))
        return said


def _frame(told: StateUpdate, asked: Phrase | None, story: _Story) -> bytes:
    told.prompt = written(asked.text) if asked is not None else None
    told.events = story.seen_by(told.seat)
    return encode(told)


class _Story:
    """Events for several pairs of eyes; what some of them see alike is written once."""

    def __init__(self, wire: Wire, events: Sequence[Event]) -> None:
        self.wire = wire
        self.events = events
        # Who may know each of the secrets in them.
        self.secrets = [value.seats for event in events for value in event.values.values() if isinstance(value, Hidden)]
        self.told: dict[tuple[bool, ...], Any] = {}

    def seen_by(self, seat: int) -> Any:
        known = tuple([seat in seats for seats in self.secrets]) if self.secrets else ()
        found = self.told.get(known)
        if found is None:
            wire = self.wire
            found = written(encode([wire.event(seen_event(event, seat)) for event in self.events]))
            self.told[known] = found
        return found
