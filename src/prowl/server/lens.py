"""What each pair of eyes sees of a table, as JSON, and how that differs from the last time.

What everybody sees is compared and written once; of a guarded field each pile is written once as those see it who
may, and once as the others do. A test holds every view to the kernel's own.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter, ne
from typing import Any

from prowl.kernel.game import Game
from prowl.kernel.state import State
from prowl.kernel.views import EVERYONE, NOBODY, SHARED, Policy, policies, shown, view
from prowl.kernel.wire import Wire

from .connections import encode
from .learned import was_learned
from .sights import Sights, bit


class Fields:
    """The fields of a game's state by who may see them."""

    def __init__(self, game: Game) -> None:
        every = policies(game.state)
        self.open = [each.name for each in every if each.see is EVERYONE]
        self.read = attrgetter(*self.open)
        self.guarded = [each for each in every if each.see is not EVERYONE and (each.pool or each.see is not NOBODY)]
        self.names = {each.name: each.name.encode() for each in every}


# A field, and for each of its piles the seats that may see it.
Shown = tuple[Policy, list[int]]
FIELDS: dict[str, Fields] = {}


def _fields(game: Game) -> Fields:
    found = FIELDS.get(game.id)
    if found is None:
        found = FIELDS[game.id] = Fields(game)
    return found


class Lens:
    """Differences of filtered views. A field is a piece of JSON, `"name":value`."""

    __slots__ = ("before", "fields", "players", "seen", "sights", "then", "wire", "written")

    def __init__(self, game: Game, wire: Wire, state: State) -> None:
        self.wire = wire
        self.fields = _fields(game)
        self.players = state.players
        # The state last told, and who could see what then and can now.
        self.before: State | None = None
        self.then = self.sights = Sights(state, self.players)
        # For each pair of eyes: every guarded field as it was last told.
        self.seen: dict[int, dict[str, bytes]] = {}
        # The piles of each guarded field, as those see them who may and as the others do.
        self.written: dict[str, tuple[list[bytes], list[bytes]]] = {}

    def whole(self, state: State, seat: int) -> dict[str, Any]:
        """Everything this seat may see."""
        return self.wire.view(view(state, seat))

    def watch(self, state: State, seat: int) -> None:
        """Remember what this seat sees, for the next difference."""
        if self.before is None:
            self.before = state.copy()
            self.then = self.sights = Sights(state, self.players)
            self.written = {}
        shown = self._shown(state, self.fields.guarded)
        self.seen[seat] = {each.name: self._field(each, masks, state, seat) for each, masks in shown}

    def _shown(self, state: State, fields: Iterable[Policy]) -> list[Shown]:
        return [(each, self.sights.of(state, each)) for each in fields]

    def look_again(self, state: State) -> None:
        """The table has moved."""
        self.sights = Sights(state, self.players)

    def was_learned(self, state: State) -> bool | None:
        """Whether anybody has learned anything since the last telling; None if that was to nobody."""
        if self.before is None:
            return None
        return was_learned(self.before, state, self.players, self.then, self.sights)

    def changes(self, state: State, eyes: set[int]) -> dict[int, bytes]:
        """For each pair of eyes, as a JSON object, the fields that look different from the last time."""
        public = b",".join(self._public(state))
        # Who looks through no eyes any more starts afresh when coming back.
        self.seen = {seat: seen for seat, seen in self.seen.items() if seat in eyes}
        moved = self._shown(state, self._moved(state))
        found = {seat: self._differences(state, seat, public, moved) for seat in self.seen}
        self.before, self.then = state.copy() if eyes else None, self.sights
        return found

    def _differences(self, state: State, seat: int, public: bytes, moved: Iterable[Shown]) -> bytes:
        seen, pieces = self.seen[seat], [public] if public else []
        for policy, masks in moved:
            piece = self._field(policy, masks, state, seat)
            if seen.get(policy.name) != piece:
                seen[policy.name] = piece
                if piece:
                    pieces.append(piece)
        return b"{%b}" % b",".join(pieces)

    def _public(self, state: State) -> list[bytes]:
        read, names = self.fields.read, self.fields.open
        now, before = read(state), self.before
        places: Iterable[int] = range(len(names))
        if before is not None:
            places = [i for i, differs in enumerate(map(ne, read(before), now)) if differs]
        named, written = self.wire.field, self.fields.names
        return [b'"%b":%b' % (written[names[i]], encode(named(names[i], now[i]))) for i in places]

    def _moved(self, state: State) -> list[Policy]:
        """The guarded fields that may look different now: their piles have changed, or who may see them."""
        before, guarded = self.before, self.fields.guarded
        if before is None or before.known != state.known:
            self.written = {}
            return guarded
        then, now = self.then.masks, self.sights.masks
        moved = [each for each in guarded if getattr(before, each.name) != getattr(state, each.name)]
        for each in moved:
            self._forget(each, getattr(before, each.name), getattr(state, each.name))
        if then == now:
            return moved
        return moved + [each for each in guarded if each not in moved and then.get(each.name) != now.get(each.name)]

    def _forget(self, policy: Policy, before: Any, now: Any) -> None:
        """Piles that have changed are written anew."""
        written = self.written.get(policy.name)
        if written is None:
            return
        if not policy.each or len(before) != len(now):
            del self.written[policy.name]
            return
        for owner, (old, new) in enumerate(zip(before, now, strict=True)):
            if old != new:
                written[0][owner] = written[1][owner] = b""

    def _field(self, policy: Policy, masks: list[int], state: State, seat: int) -> bytes:
        mine = bit(seat)
        if not policy.pool and not policy.each and not masks[0] & mine:
            return b""
        inside, outside = self._piles(policy, len(masks))
        if state.known:
            # What was peeked at differs from seat to seat.
            outside = [b""] * len(masks)
        piles = []
        for place, mask in enumerate(masks):
            line = inside if mask & mine else outside
            piles.append(line[place] or self._write(line, place, policy, state, seat))
        return (
            b'"%b":[%b]' % (self.fields.names[policy.name], b",".join(piles))
            if policy.each
            else (b'"%b":%b' % (self.fields.names[policy.name], piles[0]))
        )

    def _piles(self, policy: Policy, count: int) -> tuple[list[bytes], list[bytes]]:
        found = self.written.get(policy.name)
        if found is None:
            found = self.written[policy.name] = ([b""] * count, [b""] * count)
        return found

    def _write(self, line: list[bytes], place: int, policy: Policy, state: State, seat: int) -> bytes:
        """Write a pile as this seat sees it, which is as everybody of that line does."""
        value, owner = getattr(state, policy.name), SHARED
        if policy.each:
            value, owner = value[place], place
        line[place] = encode(self.wire.field(policy.name, shown(state, policy, seat, owner, value)))
        return line[place]
