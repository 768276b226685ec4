"""Facts, in the past tense, and how a game ends. Each value of a fact may be kept from some seats."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from .errors import Closed, Over
from .state import State
from .views import plain


class Event(NamedTuple):
    """Something that happened. Values may be `Hidden`."""

    name: str
    values: dict[str, Any]


class Hidden(NamedTuple):
    """A value that only these seats may know."""

    seats: Collection[int]
    value: Any


def only(seats: int | Collection[int], value: Any) -> Hidden:
    """The value, for these seats' eyes only."""
    return Hidden((seats,) if isinstance(seats, int) else seats, value)


def emit(s: State, name: str, /, **values: Any) -> None:
    """Tell that something happened; nobody listens in playouts."""
    if s.out is not None:
        s.out.append(Event(name, {key: _as_of_now(value) for key, value in values.items()}))


def _as_of_now(value: Any) -> Any:
    """The value, no longer tied to the state: a hand told of today must not tell of the cards drawn tomorrow."""
    return Hidden(value.seats, plain(value.value)) if isinstance(value, Hidden) else plain(value)


def seen_event(event: Event, seat: int) -> dict[str, Any]:
    """The event as this seat may know it: what it may not know is None."""
    seen = {"event": event.name, **event.values}
    for key, value in event.values.items():
        if isinstance(value, Hidden):
            seen[key] = value.value if seat in value.seats else None
    return seen


def finish(s: State, outcome: str) -> None:
    """The game is over, now."""
    s.outcome = outcome
    emit(s, "game_over", outcome=outcome)
    raise Over


def close(s: State) -> None:
    """The chapter is over, now: the flow goes on behind it."""
    raise Closed
