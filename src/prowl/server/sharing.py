"""Events and decisions that are alike are kept once for all tables: a long game consists of little else."""

from __future__ import annotations

import marshal
from typing import Any, TypeVar

import msgspec

from prowl.kernel.events import Event, Hidden
from prowl.kernel.table import Decision, Table

# Events and decisions kept for all tables; more of them, and all begin anew.
KEPT = 20_000
EVENTS: dict[bytes, Event] = {}
DECISIONS: dict[bytes, Decision] = {}
# The format of keys: in later ones equal data can be written differently.
EXACT = 2

Thing = TypeVar("Thing")

pack = msgspec.msgpack.Encoder().encode


def share(table: Table, event: int = 0, decision: int = 0) -> None:
    """Put what other tables have in the place of what is the same, from these numbers on. Nobody may change it."""
    events, log = table.events, table.log
    for number in range(event, len(events)):
        events[number] = _known(EVENTS, _event(events[number]), events[number])
    for number in range(decision, len(log)):
        log[number] = _known(DECISIONS, exact(tuple(log[number])), log[number])


def _known(kept: dict[bytes, Thing], key: bytes, thing: Thing) -> Thing:
    if not key:
        return thing
    known = kept.get(key)
    if known is None:
        if len(kept) >= KEPT:
            kept.clear()
        known = kept[key] = thing
    return known


def _event(event: Event) -> bytes:
    """All that makes an event; nothing if that cannot be told. A secret is not the same as its parts in a list."""
    secrets = [name for name, value in event.values.items() if isinstance(value, Hidden)]
    try:
        return pack((event.name, event.values, secrets))
    except (TypeError, ValueError, OverflowError):
        return b""


def exact(data: Any) -> bytes:
    """All that makes plain data, tuples and lists told apart; nothing if something in it is not plain."""
    try:
        return marshal.dumps(data, EXACT)
    except ValueError:
        return b""
