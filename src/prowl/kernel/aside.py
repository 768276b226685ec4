"""What a game tells people besides their view: figures that follow from it, and why something cannot be done.

Both are made of what one pair of eyes sees, never of the state: they cannot tell what is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, TypeVar, cast, get_args, get_origin, get_type_hints

from .events import Event, seen_event
from .prompts import Ask
from .state import State
from .views import EVERYONE, Policy, plain, policies, shown, view

T = TypeVar("T")

# What was looked at besides fields of the view: the question, and events by their name.
QUESTION = "?"
EVENT = "!"


def entry(name: str, seat: int) -> str:
    """What was looked at if it was the entry of one seat only."""
    return f"{name}:{seat}"


class Seen:
    """What one pair of eyes has before it. A field of the view is an attribute, looked at when it is needed.

    What is found lies on the table itself: it is read and never written.
    """

    def __init__(
        self,
        seat: int,
        look: Callable[[str], Any],
        ask: Ask | None,
        events: Sequence[Event],
        tell: Callable[[Event], Mapping[str, Any]],
        recall: Recall | None = None,
        own: Callable[[str], Any] | None = None,
    ) -> None:
        self.seat = seat
        self.looked_at: set[str] = set()
        self._look, self._ask, self._events, self._tell, self._recall = look, ask, events, tell, recall
        self._own, self._entries = own, dict[str, Any]()

    def __getattr__(self, name: str) -> Any:
        self.looked_at.add(name)
        found = self._found(name, self._look)
        setattr(self, name, found)
        return found

    def _found(self, name: str, look: Callable[[str], Any]) -> Any:
        try:
            return look(name)
        except KeyError:
            raise AttributeError(name) from None

    def fields(self, names: Sequence[str]) -> dict[str, Any]:
        """Several fields at one glance."""
        self.looked_at.update(names)
        return {name: self._found(name, self._look) for name in names}

    def mine(self, name: str) -> Any:
        """The own entry of a field with one for every seat; the others are not looked at. A spectator has none."""
        if name not in self._entries:
            self._entries[name] = self._entry(name)
        return self._entries[name]

    def _entry(self, name: str) -> Any:
        if self.seat < 0:
            raise AttributeError(name)
        if self._own is None:
            return getattr(self, name)[self.seat]
        self.looked_at.add(entry(name, self.seat))
        return self._found(name, self._own)

    @property
    def ask(self) -> Ask | None:
        """The question to this seat."""
        self.looked_at.add(QUESTION)
        return self._ask

    @property
    def about(self) -> str:
        """What the seat is asked; nothing if it is not."""
        ask = self.ask
        return ask.about if ask is not None else ""

    def told(self, *names: str, since: str = "") -> list[Mapping[str, Any]]:
        """The events of these names, as this pair of eyes was told of them: all, or those after the last `since`."""
        self.looked_at.update([EVENT + name for name in (*names, since) if name])
        events: Sequence[Event] = self._events
        if since:
            events = list(takewhile(lambda event: event.name != since, reversed(events)))[::-1]
        return [self._tell(event) for event in events if event.name in names]

    def common(self, tell: Callable[[Seen], T]) -> T:
        """What everybody can tell: it follows from what even a spectator sees, and is worked out once for all eyes.

        It is remembered by the function, which must be there for good.
        """
        return self._recalled(tell, everybody=True)

    def once(self, tell: Callable[[Seen], T]) -> T:
        """What these eyes can tell, worked out once for all that asks for it."""
        return self._recalled(tell, everybody=False)

    def _recalled(self, tell: Callable[[Seen], T], everybody: bool) -> T:
        if self._recall is None:
            return tell(self)
        found, looked_at = self._recall(tell, everybody)
        self.looked_at |= looked_at
        return cast("T", found)


# What a function tells, of everybody or of the eyes that ask, and what was looked at for it.
Recall = Callable[[Callable[[Seen], Any], bool], tuple[Any, set[str]]]

# How a field is looked at: by the state itself if it lies open, else by its policy.
Looks = dict[str, tuple[Policy, bool, bool]]
LOOKS: dict[type[State], Looks] = {}


def looks(cls: type[State]) -> Looks:
    """Of every field its policy, whether it lies open, and whether it is JSON data as it is."""
    found = LOOKS.get(cls)
    if found is None:
        hints = get_type_hints(cls)
        found = {each.name: (each, each.see is EVERYONE, is_plain(hints[each.name])) for each in policies(cls)}
        LOOKS[cls] = found
    return found


def is_plain(hint: Any) -> bool:
    """Whether values of this type are JSON data, so that there is nothing to be made of them."""
    return hint in (int, str, bool) or (get_origin(hint) is list and is_plain(get_args(hint)[0]))


class Sight:
    """What a seat, or a spectator, sees of a state at one moment, field by field."""

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat = s, seat
        self.known = looks(type(s))
        self.filtered: dict[str, Any] = {}

    def field(self, name: str) -> Any:
        policy, is_open, as_it_is = self.known[name]
        if is_open:
            # Most of what is looked at: it is seen without asking for each part of it who sees it.
            return getattr(self.s, name) if as_it_is else plain(getattr(self.s, name))
        if name not in self.filtered:
            self.filtered |= view(self.s, self.seat, (policy,))
        return self.filtered[name]

    def own(self, name: str) -> Any:
        """The entry of this seat alone."""
        policy, seat = self.known[name][0], self.seat
        if policy.each and policy.see is not EVERYONE:
            return shown(self.s, policy, seat, seat, getattr(self.s, name)[seat])
        return self.field(name)[seat]

    def event(self, event: Event) -> dict[str, Any]:
        return seen_event(event, self.seat)


def seen_by(s: State, seat: int, ask: Ask | None, events: Sequence[Event]) -> Seen:
    """The table as this seat, or a spectator, sees it."""
    sight = Sight(s, seat)
    return Seen(seat, sight.field, ask, events, sight.event, own=sight.own)


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
