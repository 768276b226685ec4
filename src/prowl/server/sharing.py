"""Events that are alike are kept once for all tables: most of what a long game takes in memory are its events."""

from __future__ import annotations

import msgspec

from prowl.kernel.events import Event, Hidden

# Events kept for all tables; more of them, and all begin anew.
KEPT = 20_000
EVENTS: dict[bytes, Event] = {}

pack = msgspec.msgpack.Encoder().encode


def share(events: list[Event], first: int = 0) -> None:
    """Put what other tables have in the place of what is the same, from this number on. Nobody may change an event."""
    for number in range(first, len(events)):
        event = events[number]
        key = _key(event)
        if not key:
            continue
        known = EVENTS.get(key)
        if known is None:
            if len(EVENTS) >= KEPT:
                EVENTS.clear()
            EVENTS[key] = event
        else:
            events[number] = known


def _key(event: Event) -> bytes:
    """All that makes an event; nothing if that cannot be told. A secret is not the same as its parts in a list."""
    secrets = [name for name, value in event.values.items() if isinstance(value, Hidden)]
    try:
        return pack((event.name, event.values, secrets))
    except (TypeError, ValueError, OverflowError):
        return b""
