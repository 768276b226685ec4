"""What a game tells people besides their view: figures that follow from it, and why something cannot be done.

Both are made of what one pair of eyes sees, never of the state: they cannot tell what is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from .events import Event, seen_event
from .prompts import Ask
from .state import State
from .views import EVERYONE, Policy, plain, policies, view


class Seen:
    """What one pair of eyes has before it. A field of the view is an attribute, looked at when it is needed."""

    def __init__(
        self,
        seat: int,
        look: Callable[[str], Any],
        ask: Ask | None,
        events: Sequence[Event],
        tell: Callable[[Event], Mapping[str, Any]],
    ) -> None:
        self.seat = seat
        self.ask = ask
        self._look, self._events, self._tell = look, events, tell

    def __getattr__(self, name: str) -> Any:
        try:
            found = self._look(name)
        except KeyError:
            raise AttributeError(name) from None
        setattr(self, name, found)
        return found

    @property
    def about(self) -> str:
        """What the seat is asked; nothing if it is not."""
        return self.ask.about if self.ask is not None else ""

    def told(self, *names: str, since: str = "") -> list[Mapping[str, Any]]:
        """The events of these names, as this pair of eyes was told of them: all, or those after the last `since`."""
        events: Sequence[Event] = self._events
        if since:
            events = list(takewhile(lambda event: event.name != since, reversed(events)))[::-1]
        return [self._tell(event) for event in events if event.name in names]


NAMED: dict[type[State], dict[str, Policy]] = {}


def named(cls: type[State]) -> dict[str, Policy]:
    """The declared policy of every field, by its name."""
    found = NAMED.get(cls)
    if found is None:
        found = NAMED[cls] = {policy.name: policy for policy in policies(cls)}
    return found


def seen_by(s: State, seat: int, ask: Ask | None, events: Sequence[Event]) -> Seen:
    """The table as this seat, or a spectator, sees it."""
    known = named(type(s))

    def look(name: str) -> Any:
        policy = known[name]
        # Most of what is looked at lies open: it is seen without asking for each part of it who sees it.
        return plain(getattr(s, name)) if policy.see is EVERYONE else view(s, seat, (policy,))[name]

    return Seen(seat, look, ask, events, lambda event: seen_event(event, seat))


def cards(pile: Any) -> list[int]:
    """The cards of a pile that are seen: all of them, or those of a hidden one that were once shown."""
    if isinstance(pile, Mapping):
        return list(pile.get("known", ()))
    return [card for card in pile or () if card is not None]


def size(pile: Any) -> int:
    return int(pile["count"]) if isinstance(pile, Mapping) else len(pile or ())


@dataclass(frozen=True)
class Reason:
    """Why something cannot be used now: the message `why-<key>` with its values, and the rule that says so."""

    key: str
    rule: str
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Aside:
    """A thing is named by where it lies: a field of the view and a place in it (`hand:2`), or as the game says."""

    # Why the seat that looks cannot use things; only what is on its table and cannot be used now.
    reasons: Callable[[Seen], Mapping[str, Reason]] | None = None
    # Plain JSON data, cards by their names.
    figures: Callable[[Seen], Mapping[str, Any]] | None = None
