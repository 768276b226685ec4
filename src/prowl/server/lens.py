"""What each pair of eyes sees of a table, as JSON, and how that differs from the last time.

What everybody sees is compared and written once; of a guarded field each pile is written once as those see it who
may, and once as the others do. A test holds every view to the kernel's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Set
from operator import ne
from typing import Any

from prowl.kernel.aside import entry
from prowl.kernel.game import Game
from prowl.kernel.state import TRANSIENT, State, comparer, copiers
from prowl.kernel.views import EVERYONE, NOBODY, SHARED, Policy, policies, shown, view
from prowl.kernel.wire import Wire

from .connections import encode
from .learned import was_learned
from .sights import bit, sights


class Fields:
    """The fields of a game's state by who may see them."""

    def __init__(self, game: Game) -> None:
        every = [each for each in policies(game.state) if each.name not in TRANSIENT]
        self.all = [each.name for each in every]
        self.differ, self.copied = comparer(game.state), copiers(game.state)
        self.open = {each.name for each in every if each.see is EVERYONE}
        self.guarded = [each for each in every if each.see is not EVERYONE and (each.pool or each.see is not NOBODY)]
        self.policies = {each.name: each for each in self.guarded}
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

    __slots__ = ("before", "differs", "fields", "players", "seen", "sights", "then", "wire", "written")

    def __init__(self, game: Game, wire: Wire, state: State) -> None:
        self.wire = wire
        self.fields = _fields(game)
        self.players = state.players
        # The state last told, the fields in which the state is another now, and who could see what then and can now.
        self.before: State | None = None
        self.differs: list[str] = []
        self.then = self.sights = sights(state, self.players)
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
            self.then = self.sights = sights(state, self.players)
            self.written = {}
        shown = self._shown(state, self.fields.guarded)
        self.seen[seat] = {each.name: self._as_seen(each, masks, state, (seat,))[0] for each, masks in shown}

    def _shown(self, state: State, fields: Iterable[Policy]) -> list[Shown]:
        return [(each, self.sights.of(state, each)) for each in fields]

    def look_again(self, state: State) -> None:
        """The table has moved."""
        before = self.before
        if before is None:
            self.differs, self.sights = self.fields.all[:], sights(state, self.players)
        else:
            self.differs = self.fields.differ(before, state)
            self.sights = self.then.after(state, self.differs)

    def stirred(self, state: State) -> set[str]:
        """What may look different to somebody since the last telling: fields, and in them the entries of seats."""
        found = {*self.differs}
        for name in self.differs:
            found.update(self._entries(name, state))
        for name in self._shifted():
            found.add(name)
            found.update([entry(name, seat) for seat in range(self.players)])
        return found

    def _entries(self, name: str, state: State) -> list[str]:
        """The seats whose entries of a field have changed."""
        then, now = getattr(self.before, name, None), getattr(state, name)
        if not isinstance(now, list):
            return []
        differ = map(ne, then, now) if isinstance(then, list) and len(then) == len(now) else [True] * len(now)
        return [entry(name, seat) for seat, differs in zip(range(self.players), differ, strict=False) if differs]

    def _shifted(self) -> Iterable[str]:
        """The guarded fields that may look different though nothing in them has changed."""
        if self.before is None or "known" in self.differs:
            return self.fields.policies
        then, now = self.then.masks, self.sights.masks
        return [name for name in now if then.get(name) != now[name]]

    def was_learned(self, state: State) -> bool | None:
        """Whether anybody has learned anything since the last telling; None if that was to nobody."""
        if self.before is None:
            return None
        return was_learned(self.before, state, self.players, self.then, self.sights, self.differs)

    def changes(self, state: State, eyes: Set[int]) -> dict[int, bytes]:
        """For each pair of eyes, as a JSON object, the fields that look different from the last time."""
        public = self._public(state)
        if eyes != self.seen.keys():
            # Who looks through no eyes any more starts afresh when coming back.
            self.seen = {seat: seen for seat, seen in self.seen.items() if seat in eyes}
        found: dict[int, list[bytes]] = {}
        for seat in self.seen:
            found[seat] = [*public]
        for policy, masks in self._shown(state, self._moved(state)):
            self._tell_apart(policy, masks, state, found)
        self._remember(state if eyes else None)
        return {seat: b"{%b}" % b",".join(pieces) for seat, pieces in found.items()}

    def _remember(self, state: State | None) -> None:
        """What has changed is told now: from here on the next difference counts."""
        if state is None or self.before is None:
            self.before = state and state.copy()
        else:
            for name in self.differs:
                setattr(self.before, name, self.fields.copied[name](getattr(state, name)))
        self.then, self.differs = self.sights, []

    def forget(self) -> None:
        """What was to be told was not told."""
        self.before = None
        self.seen = {seat: {} for seat in self.seen}

    def _public(self, state: State) -> list[bytes]:
        named, written, opened = self.wire.field, self.fields.names, self.fields.open
        names = [name for name in self.differs if name in opened]
        return [b'"%b":%b' % (written[name], encode(named(name, getattr(state, name)))) for name in names]

    def _moved(self, state: State) -> list[Policy]:
        """The guarded fields that may look different now: their piles have changed, or who may see them."""
        before, guarded = self.before, self.fields.policies
        if before is None or "known" in self.differs:
            self.written = {}
            return self.fields.guarded
        moved = [guarded[name] for name in self.differs if name in guarded]
        for each in moved:
            self._forget(each, getattr(before, each.name), getattr(state, each.name))
        then, now = self.then.masks, self.sights.masks
        if then is now or then == now:
            return moved
        return moved + [guarded[name] for name in now if then.get(name) != now[name] and guarded[name] not in moved]

    def _forget(self, policy: Policy, before: Any, now: Any) -> None:
        """Piles that have changed are written anew."""
        written = self.written.get(policy.name)
        if written is None:
            return
        if not policy.each or len(before) != len(now):
            del self.written[policy.name]
            return
        for owner, differs in enumerate(map(ne, before, now)):
            if differs:
                written[0][owner] = written[1][owner] = b""

    def _tell_apart(self, policy: Policy, masks: list[int], state: State, found: dict[int, list[bytes]]) -> None:
        """Add the field to what those are told for whom it looks different."""
        name = policy.name
        pieces = self._as_seen(policy, masks, state, found)
        for place, (seat, told) in enumerate(found.items()):
            piece, seen = pieces[place], self.seen[seat]
            if seen.get(name) != piece:
                seen[name] = piece
                if piece:
                    told.append(piece)

    def _as_seen(self, policy: Policy, masks: list[int], state: State, eyes: Iterable[int]) -> list[bytes]:
        """The field as each of these eyes sees it; nothing where it is nobody's business."""
        name, alone = self.fields.names[policy.name], not policy.pool and not policy.each
        inside, outside = self._piles(policy, len(masks))
        peeked = bool(state.known) and any(pool == policy.pool for pool, _, _ in state.known)
        found = []
        for seat in eyes:
            mine = bit(seat)
            if alone and not masks[0] & mine:
                found.append(b"")
                continue
            # What was peeked at differs from seat to seat.
            hidden = [b""] * len(masks) if peeked else outside
            piles = [inside[place] if mask & mine else hidden[place] for place, mask in enumerate(masks)]
            if b"" in piles:
                for place, mask in enumerate(masks):
                    if not piles[place]:
                        piles[place] = self._write(inside if mask & mine else hidden, place, policy, state, seat)
            found.append(b'"%b":[%b]' % (name, b",".join(piles)) if policy.each else b'"%b":%b' % (name, piles[0]))
        return found

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
