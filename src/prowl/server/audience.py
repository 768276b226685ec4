"""What each connection is sent. Every byte about the game goes through here, as a seat or a spectator may see it."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec

from prowl.kernel.events import seen_event
from prowl.kernel.game import Game
from prowl.kernel.prompts import Ask
from prowl.kernel.state import State
from prowl.kernel.table import Table
from prowl.kernel.views import EVERYONE, NOBODY, SPECTATOR, Policy, plain, policies, view
from prowl.kernel.wire import Wire

from .identity import Guest
from .learned import has_moved
from .protocol import Prompt, StateUpdate, Update

# The code for a connection that does not read what it is sent.
SLOW = 1013

encode = msgspec.json.Encoder().encode


def frame(update: Update) -> str:
    return encode(update).decode()


class Connection:
    """One open websocket: whose it is, which seats it looks through, and what waits to be sent."""

    __slots__ = ("_wake", "bytes", "closing", "guest", "outbox", "room", "seats")

    def __init__(self, guest: Guest | None, room: int) -> None:
        self.guest = guest
        self.room = room
        self.seats: list[int] = []
        self.outbox: deque[str] = deque()
        self.bytes = 0
        self.closing = 0
        self._wake: Any = None

    def on_mail(self, wake: Any) -> None:
        self._wake = wake

    def push(self, text: str) -> None:
        """Send a frame when the line is free; who does not read is let go."""
        if self.closing:
            return
        self.outbox.append(text)
        self.bytes += len(text)
        if self.bytes > self.room:
            self.close(SLOW)
        elif self._wake is not None:
            self._wake()

    def send(self, update: Update) -> None:
        self.push(frame(update))

    def close(self, code: int) -> None:
        self.closing = self.closing or code
        if self._wake is not None:
            self._wake()


class Lens:
    """Differences of filtered views. What everyone sees is compared once for all."""

    __slots__ = ("before", "guarded", "open", "seen", "wire")

    def __init__(self, game: Game, wire: Wire) -> None:
        self.wire = wire
        self.open, self.guarded = _sorted(game)
        self.before: State | None = None
        self.seen: dict[int, dict[str, Any]] = {}

    def whole(self, state: State, seat: int) -> dict[str, Any]:
        """Everything this seat may see."""
        return self.wire.view(view(state, seat))

    def private(self, state: State, seat: int) -> dict[str, Any]:
        return self.wire.view(view(state, seat, self.guarded))

    def watch(self, state: State, seat: int) -> None:
        """Remember what this seat sees, for the next difference."""
        if self.before is None:
            self.before = state.copy()
        self.seen[seat] = self.private(state, seat)

    def public_changes(self, state: State) -> dict[str, Any]:
        """The fields open to all that differ from the last time."""
        before = self.before
        names = [each.name for each in self.open]
        if before is not None:
            names = [name for name in names if getattr(state, name) != getattr(before, name)]
        return self.wire.view({name: plain(getattr(state, name)) for name in names})

    def to_look_at(self, state: State) -> list[Policy]:
        """The guarded fields that may look different now."""
        before = self.before
        if before is None or before.known != state.known:
            return list(self.guarded)
        return [each for each in self.guarded if has_moved(each, state.players, before, state)]

    def private_changes(self, state: State, seat: int, among: list[Policy]) -> dict[str, Any]:
        """Those of the fields that this seat now sees differently."""
        before = self.seen[seat]
        looked = self.wire.view(view(state, seat, among))
        changed = {name: value for name, value in looked.items() if name not in before or before[name] != value}
        before.update(changed)
        return changed


SORTED: dict[str, tuple[tuple[Policy, ...], tuple[Policy, ...]]] = {}


def _sorted(game: Game) -> tuple[tuple[Policy, ...], tuple[Policy, ...]]:
    """The fields open to everyone, and those of which some seat sees something."""
    found = SORTED.get(game.id)
    if found is None:
        every = policies(game.state)
        found = SORTED[game.id] = (
            tuple(each for each in every if each.see is EVERYONE),
            tuple(each for each in every if each.see is not EVERYONE and (each.pool or each.see is not NOBODY)),
        )
    return found


class Audience:
    """Everyone who looks at one table, sorted by whose eyes they look through."""

    def __init__(self) -> None:
        self.connections: list[Connection] = []
        self.lens: Lens | None = None
        # What each seat was last asked: the question, its options then, and how the wire says it.
        self.asked: dict[int, tuple[Ask, list[Any], Prompt]] = {}

    def eyes(self) -> set[int]:
        """The seats that somebody looks through, and -1 if there are spectators."""
        return {seat for each in self.connections for seat in each.seats}

    def present(self, guest: str) -> bool:
        return any(each.guest is not None and each.guest.id == guest for each in self.connections)

    def spectators(self) -> int:
        return sum(SPECTATOR in each.seats for each in self.connections)

    def add(self, connection: Connection) -> None:
        self.connections.append(connection)

    def remove(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)

    def tell(self, update: Update) -> None:
        """The same to everyone."""
        text = frame(update)
        for each in self.connections:
            each.push(text)

    def tell_seat(self, seat: int, text: str) -> None:
        for each in self.connections:
            if seat in each.seats:
                each.push(text)

    # -- the game --------------------------------------------------------------------

    def start(self, table: Table) -> None:
        self.lens = Lens(table.game, table.wire)

    def first_look(self, table: Table, seat: int, first: int, told: StateUpdate) -> str:
        """The whole view of a seat, and the events it has not had yet."""
        assert self.lens is not None
        if seat not in self.lens.seen:
            self.lens.watch(table.state, seat)
        told.view = self.lens.whole(table.state, seat)
        return self._frame(table, seat, first, told)

    def announce(self, table: Table, first: int, updates: dict[int, StateUpdate]) -> None:
        """Tell every pair of eyes what has changed for it; the prompts go only where they are asked."""
        lens = self.lens
        assert lens is not None
        state = table.state
        public, among = lens.public_changes(state), lens.to_look_at(state)
        # Who looks through no eyes any more starts afresh when coming back.
        lens.seen = {seat: seen for seat, seen in lens.seen.items() if seat in updates}
        for seat, told in updates.items():
            told.changed = {**public, **lens.private_changes(state, seat, among)}
            self.tell_seat(seat, self._frame(table, seat, first, told))
        lens.before = state.copy() if updates else None

    def _frame(self, table: Table, seat: int, first: int, told: StateUpdate) -> str:
        ask = table.pending.get(seat)
        wire = table.wire
        told.prompt = self._prompt(wire, seat, ask) if ask is not None else None
        told.first_event = first
        told.events = [wire.event(seen_event(event, seat)) for event in table.events[first:]]
        return frame(told)

    def _prompt(self, wire: Wire, seat: int, ask: Ask) -> Prompt:
        """The question in the wire's words; said anew only if it or its options have changed."""
        options = list(ask.options)
        last = self.asked.get(seat)
        if last is not None and last[0] is ask and last[1] == options and last[2].optional == ask.optional:
            return last[2]
        prompt = Prompt(**wire.prompt(ask))
        self.asked[seat] = (ask, options, prompt)
        return prompt
