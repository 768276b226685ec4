"""What a game tells people besides their view: figures that follow from it, and why something cannot be done.

Both are made of what one pair of eyes sees, never of the state: they cannot tell what is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar, cast, get_args, get_origin, get_type_hints

from .events import Event, seen_event
from .prompts import Ask
from .state import State
from .views import EVERYONE, Policy, policies, shown, view

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

    # Only what was looked at is kept in the dictionary: fields and own entries under their names.
    __slots__ = ("__dict__", "_ask", "_events", "_noted", "_recall", "_sight", "seat")

    def __init__(self, sight: Sight, ask: Ask | None, events: Sequence[Event], recall: Recall | None = None) -> None:
        self.seat = sight.seat
        self._sight, self._ask, self._events, self._recall = sight, ask, events, recall
        # What was looked at besides.
        self._noted: set[str] = set()

    @property
    def looked_at(self) -> set[str]:
        return {*self._noted, *self.__dict__}

    def __getattr__(self, name: str) -> Any:
        try:
            found = self._sight.field(name)
        except KeyError:
            raise AttributeError(name) from None
        # Asked for only once: from then on it is there like any other attribute.
        self.__dict__[name] = found
        return found

    def fields(self, names: Sequence[str]) -> dict[str, Any]:
        """Several fields at one glance."""
        return {name: getattr(self, name) for name in names}

    def mine(self, name: str) -> Any:
        """The own entry of a field with one for every seat; the others are not looked at. A spectator has none."""
        # As `entry` writes it, without the call.
        kept, key = self.__dict__, f"{name}:{self.seat}"
        if key not in kept:
            if self.seat < 0:
                raise AttributeError(name)
            kept[key] = self._sight.own(name)
        return kept[key]

    @property
    def ask(self) -> Ask | None:
        """The question to this seat."""
        self._noted.add(QUESTION)
        return self._ask

    @property
    def about(self) -> str:
        """What the seat is asked; nothing if it is not."""
        ask = self.ask
        return ask.about if ask is not None else ""

    def told(self, *names: str, since: str = "") -> list[Mapping[str, Any]]:
        """The events of these names, as this pair of eyes was told of them: all, or those after the last `since`."""
        self._noted.update([EVENT + name for name in (*names, since) if name])
        events: Sequence[Event] = self._events
        if since:
            events = list(takewhile(lambda event: event.name != since, reversed(events)))[::-1]
        return [self._sight.event(event) for event in events if event.name in names]

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
        self._noted |= looked_at
        return cast("T", found)


# What a function tells, of everybody or of the eyes that ask, and what was looked at for it.
Recall = Callable[[Callable[[Seen], Any], bool], tuple[Any, set[str]]]

# How a field is looked at: as it lies there if it is open data, else by its policy.
Looks = dict[str, Policy | None]
LOOKS: dict[type[State], Looks] = {}


def looks(cls: type[State]) -> Looks:
    """Of every field its policy; none if everybody sees it, and it is JSON data as it is."""
    found = LOOKS.get(cls)
    if found is None:
        hints = get_type_hints(cls)
        as_it_is = [each for each in policies(cls) if each.see is EVERYONE and is_plain(hints[each.name])]
        found = {each.name: None if each in as_it_is else each for each in policies(cls)}
        LOOKS[cls] = found
    return found


def is_plain(hint: Any) -> bool:
    """Whether values of this type are JSON data, so that there is nothing to be made of them."""
    return hint in (int, str, bool) or (get_origin(hint) is list and is_plain(get_args(hint)[0]))


class Sight:
    """What a seat, or a spectator, sees of a state at one moment, field by field."""

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat = s, seat
        self.looks = looks(type(s))
        self.filtered: dict[str, Any] = {}

    def field(self, name: str) -> Any:
        policy = self.looks[name]
        if policy is None:
            # Most of what is looked at.
            return getattr(self.s, name)
        if name not in self.filtered:
            self.filtered |= view(self.s, self.seat, (policy,))
        return self.filtered[name]

    def own(self, name: str) -> Any:
        """The entry of this seat alone."""
        policy, seat = self.looks[name], self.seat
        if policy is not None and policy.each:
            return shown(self.s, policy, seat, seat, getattr(self.s, name)[seat])
        return self.field(name)[seat]

    def event(self, event: Event) -> dict[str, Any]:
        return seen_event(event, self.seat)


def seen_by(s: State, seat: int, ask: Ask | None, events: Sequence[Event]) -> Seen:
    """The table as this seat, or a spectator, sees it."""
    return Seen(Sight(s, seat), ask, events)


def cards(pile: Any) -> list[int]:
    """The cards of a pile that are seen: all of them, or those of a hidden one that were once shown."""
    if isinstance(pile, Mapping):
        return list(pile.get("known", ()))
    return [card for card in pile or () if card is not None]


def size(pile: Any) -> int:
    return int(pile["count"]) if isinstance(pile, Mapping) else len(pile or ())


NO_VALUES: Mapping[str, Any] = MappingProxyType({})


class Reason(NamedTuple):
    """Why something cannot be used now: the message `why-<key>` with its values, and the rule that says so."""

    key: str
    rule: str
    values: Mapping[str, Any] = NO_VALUES


def reason_of(reasons: Mapping[str, Reason], thing: str) -> Reason | None:
    """Why a thing cannot be used: its own reason, or that of all that lies there (`hand` for `hand:2`)."""
    return reasons.get(thing) or reasons.get(thing.partition(":")[0])


@dataclass(frozen=True, kw_only=True)
class Aside:
    """What a game tells aside. Figures are plain JSON data, cards by their names.

    A thing is named by where it lies: a field of the view and a place in it (`hand:2`), or as the game says.
    """

    # What everybody can tell: it is asked of a spectator's eyes.
    figures: Callable[[Seen], Mapping[str, Any]] | None = None
    # What the eyes that look can tell besides, or better.
    own: Callable[[Seen], Mapping[str, Any]] | None = None
    # Why the seat that looks cannot use things; only what is on its table and cannot be used now.
    reasons: Callable[[Seen], Mapping[str, Reason]] | None = None

    def all_figures(self, eyes: Seen) -> dict[str, Any]:
        """What everybody can tell and what these eyes can."""
        open_figures = self.figures(eyes) if self.figures is not None else {}
        return {**open_figures, **(self.own(eyes) if self.own is not None else {})}
