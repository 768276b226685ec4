"""Questions. A rule asks with `yield from choose(…)`; it never writes a bare `yield`.

What travels through a `yield`: upwards what is being waited for (one `Ask`, or a dict of
them by seat), downwards a `Reply`, the seat and its answer.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Hashable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Generic, TypeAlias, TypeVar, final

from .players import Player
from .side_by_side import side_by_side as side_by_side
from .state import State

T = TypeVar("T")

Option: TypeAlias = "int | str | tuple[int | str, ...]"
Answer: TypeAlias = "Option | tuple[Option, ...]"
Reply: TypeAlias = "tuple[int, Any]"
Waiting: TypeAlias = "Ask | dict[int, Ask]"
Values: TypeAlias = "Mapping[str, Any] | Callable[[], Mapping[str, Any]] | None"
Rule: TypeAlias = Generator[Waiting, Reply, T]

PASS = ("pass",)
RECONSIDER = ("reconsider",)
ANYTHING = "*"


@final
class Ask:
    """One open question to one seat, with every legal answer.

    `options` and `values` may be functions: they are then worked out when they are looked at, and anew after
    other seats have acted, so that they stay true. `optional` questions hold nobody up. `secret` names the
    verbs whose answer the others may not learn; `shows` is what they learn of it all the same.
    Who does not answer in time takes the last option, or the `first`. Two asks about the same with an equal token
    `still` are one question asked again: whoever is thinking about it goes on thinking.
    """

    __slots__ = (
        "_free",
        "_listed",
        "_optional",
        "_options",
        "_told",
        "_values",
        "about",
        "first",
        "least",
        "most",
        "seat",
        "secret",
        "shows",
        "single",
        "still",
    )

    def __init__(
        self,
        seat: int,
        options: Sequence[Any] | Callable[[], Sequence[Any]],
        about: str,
        *,
        least: int = 1,
        most: int = 1,
        single: bool = True,
        optional: bool | Callable[[], bool] = False,
        secret: Collection[str] = (),
        shows: Callable[[Any], Any] | None = None,
        first: bool = False,
        values: Values = None,
        still: Hashable | None = None,
    ) -> None:
        self.seat = seat
        self._options = options
        self._listed: Sequence[Any] | None = None
        self.about = about
        self.least = least
        self.most = most
        self.single = single
        self._optional = optional
        self._free: bool | None = None
        self.secret = secret
        self.shows = shows
        self.first = first
        self._values = values
        self._told: Mapping[str, Any] | None = None
        self.still = still

    def is_same_as(self, other: Ask | None) -> bool:
        """Whether both are one question, perhaps asked again while others acted."""
        if other is None or other is self:
            return other is self
        return self.still is not None and (self.seat, self.about, self.still) == (other.seat, other.about, other.still)

    @property
    def options(self) -> Sequence[Any]:
        if self._listed is None:
            self._listed = self._options() if callable(self._options) else self._options
        return self._listed

    @property
    def optional(self) -> bool:
        if self._free is None:
            self._free = self._optional() if callable(self._optional) else self._optional
        return self._free

    @property
    def values(self) -> Mapping[str, Any]:
        """What the sentence of the question names, and what a table shows with it."""
        if self._told is None:
            self._told = (self._values() if callable(self._values) else self._values) or {}
        return self._told

    def renew(self) -> None:
        """Somebody else has acted: look again."""
        self._listed = self._free = self._told = None

    def offered(self, answer: Any) -> Any:
        """The answer in the words of the options: `True` is equal to 1, but the log is to say 1."""
        if self.single:
            options = self.options
            return options[options.index(answer)]
        rest = iter(self.options)
        return tuple(next(option for option in rest if option == pick) for pick in answer)

    def allows(self, answer: Any) -> bool:
        if self.single:
            return answer in self.options
        return isinstance(answer, tuple) and self._allows_some(answer)

    def _allows_some(self, answer: tuple[Any, ...]) -> bool:
        """The picks in the order of the options, each at most once, and neither too few nor too many."""
        options = self.options
        if not min(self.least, len(options)) <= len(answer) <= self.most:
            return False
        rest = iter(options)
        return all(pick in rest for pick in answer)

    def answers(self) -> Iterator[Any]:
        """Every legal answer; for `choose_some` every combination."""
        options = self.options
        if self.single:
            yield from options
            return
        for size in range(min(self.least, len(options)), min(self.most, len(options)) + 1):
            yield from combinations(options, size)

    @property
    def fallback(self) -> Any:
        """The answer given when a clock runs out: as a rule the last option, which is `pass` where passing is legal."""
        options = self.options
        if self.single:
            return options[0 if self.first else -1]
        return tuple(options[: min(self.least, len(options))])


def choose(
    s: State,
    seat: int,
    options: Sequence[T] | Callable[[], Sequence[T]],
    about: str,
    *,
    always: bool = False,
    optional: bool | Callable[[], bool] = False,
    secret: Collection[str] = (),
    shows: Callable[[T], Any] | None = None,
    first: bool = False,
    values: Values = None,
    still: Hashable | None = None,
) -> Rule[T]:
    """One of the options. A single one is taken without asking, unless `always`."""
    listed: Sequence[T] | None = None
    player: Player | None = s.player
    if (not always or player is not None) and not (optional() if callable(optional) else optional):
        listed = options() if callable(options) else options
        if len(listed) == 1 and not always:
            return listed[0]
        if not listed:
            raise ValueError(f"nothing to choose from: {about}")
        if player is not None:
            picked: T = player.one(s, seat, listed, about, values)
            return picked
    ask = Ask(
        seat, options, about, optional=optional, secret=secret, shows=shows, first=first, values=values, still=still
    )
    ask._listed = listed
    reply = yield ask
    answer: T = reply[1]
    return answer


def choose_some(
    s: State,
    seat: int,
    options: Sequence[T],
    about: str,
    *,
    least: int = 0,
    most: int,
    always: bool = False,
    secret: Collection[str] = (),
    values: Values = None,
) -> Rule[tuple[T, ...]]:
    """At least `least` and at most `most` of the options, as far as there are any."""
    if not always and (len(options) <= least or most <= 0):
        return tuple(options) if most > 0 else ()
    least, most = min(least, len(options)), min(most, len(options))
    player: Player | None = s.player
    if player is not None:
        return player.some(s, seat, options, about, least, most, values)
    reply = yield Ask(seat, options, about, least=least, most=most, single=False, secret=secret, values=values)
    answer: tuple[T, ...] = reply[1]
    return answer


def may(s: State, seat: int, about: str, *, values: Values = None) -> Rule[bool]:
    """Yes or no."""
    answer = yield from choose(s, seat, (("yes",), ("no",)), about, values=values)
    return answer == ("yes",)


def in_secret(
    s: State, picks: Mapping[int, Callable[[], Rule[T]]], *, recall: Callable[[T], Mapping[str, Any]] | None = None
) -> Rule[dict[int, T]]:
    """Everyone chooses in secret and may think again until the last answer is in.

    The rules inside only ask; they change nothing. Results come in the order of `picks`. `recall` makes of what a
    seat has chosen the values of the question whether it thinks again: nobody else is told.
    """
    held: dict[int, T] = {}
    if not picks:
        return held
    if s.quick:
        # In playouts nobody thinks again.
        for seat, pick in picks.items():
            held[seat] = yield from pick()
    else:
        yield from side_by_side({seat: _held(s, seat, pick, held, recall) for seat, pick in picks.items()})
    s.opened += 1
    s.compared += len(picks) > 1
    return {seat: held[seat] for seat in picks}


def _held(
    s: State,
    seat: int,
    pick: Callable[[], Rule[T]],
    held: dict[int, T],
    recall: Callable[[T], Mapping[str, Any]] | None,
) -> Rule[None]:
    while True:
        hidden = _Hidden(pick())
        held[seat] = yield from hidden.run()
        if not hidden.asked:
            return
        values = recall(held[seat]) if recall else None
        yield from choose(s, seat, (RECONSIDER,), "reconsider", optional=True, values=values)
        del held[seat]


class _Hidden(Generic[T]):
    """A flow whose answers are kept from the others, and whether it asked anything."""

    __slots__ = ("asked", "flow")

    def __init__(self, flow: Rule[T]) -> None:
        self.flow = flow
        self.asked = False

    def run(self) -> Rule[T]:
        reply: Reply | None = None
        while True:
            try:
                waiting = next(self.flow) if reply is None else self.flow.send(reply)
            except StopIteration as end:
                result: T = end.value
                return result
            self.asked = True
            for ask in waiting.values() if isinstance(waiting, dict) else (waiting,):
                ask.secret = ask.secret or (ANYTHING,)
            reply = yield waiting


def offers(main: Rule[T], seats: Mapping[int, Rule[Any]]) -> Rule[T]:
    """Run `main` while other seats may, but need not, use what their flows offer.

    Every question of such a flow that nobody must answer is `optional`. `main` ends by questions
    that must be answered.
    """
    results = yield from side_by_side({-1: main, **seats})
    result: T = results[-1]
    return result


def whoever(*asks: Ask) -> Rule[tuple[int, Any]]:
    """Several seats are asked, each its own question; the first answer is taken, with the seat that gave it.

    The other questions fall. At least one must be answered, or nobody would be waited for.
    """
    reply = yield {ask.seat: ask for ask in asks}
    return reply


def anyone(
    s: State, asks: Mapping[int, Sequence[Any] | Callable[[], Sequence[Any]]], about: str
) -> Rule[tuple[int, Any] | None]:
    """The first seat that does not pass, with its answer; nobody when all have passed.

    Every seat named is asked even if it can only pass, so that a pause gives nothing away;
    playouts, which nobody watches, skip those.
    """
    if s.player is not None:
        return _first_who_does_not_pass(s, s.player, asks, about)
    asked = {seat: Ask(seat, options, about) for seat, options in asks.items()}
    if s.quick:
        asked = {seat: ask for seat, ask in asked.items() if len(ask.options) > 1}
    while asked:
        seat, answer = yield asked
        if answer != PASS:
            return seat, answer
        del asked[seat]
    return None


def _first_who_does_not_pass(
    s: State, player: Player, asks: Mapping[int, Sequence[Any] | Callable[[], Sequence[Any]]], about: str
) -> tuple[int, Any] | None:
    for seat, each in asks.items():
        options = each() if callable(each) else each
        if len(options) > 1 or not s.quick:
            answer = player.one(s, seat, options, about, None)
            if answer != PASS:
                return seat, answer
    return None
