"""The verbs by name, and carrying out what a card says, call by call."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from prowl.kernel.prompts import Rule, choose

from ..rules.places import FIRST_COLONY, NOWHERE, WOLF_CAMP, colonies
from .deed import Deed
from .words import Call

Run = Callable[..., Any]
Can = Callable[..., bool]


class Verb(NamedTuple):
    run: Run
    # Whether its cost can be paid, and whether it would change anything; both look at the state as it is.
    can: Can | None
    helps: Can | None
    # A clause gets the whole call, a verb its words by name.
    is_clause: bool = False


VERBS: dict[str, Verb] = {}


def verb(*, can: Can | None = None, helps: Can | None = None, name: str = "") -> Callable[[Run], Run]:
    """`verb(d, **words)`; what it costs and whether it helps are asked with the same words."""

    def register(run: Run) -> Run:
        VERBS[name or run.__name__.rstrip("_")] = Verb(run, can, helps)
        return run

    return register


def clause(*, can: Can | None = None, helps: Can | None = None, name: str = "") -> Callable[[Run], Run]:
    """`clause(d, call)`."""

    def register(run: Run) -> Run:
        VERBS[name or run.__name__.rstrip("_")] = Verb(run, can, helps, is_clause=True)
        return run

    return register


def _asked(question: Can | None, found: Verb, d: Deed, call: Call) -> bool:
    if question is None:
        return True
    return question(d, call) if found.is_clause else question(d, **call.words)


def can(d: Deed, calls: Iterable[Call]) -> bool:
    """Whether every cost can be paid on the state as it is; `if able` asks for nothing."""
    return all(call.able or _asked(VERBS[call.verb].can, VERBS[call.verb], d, call) for call in calls)


def helps(d: Deed, calls: Iterable[Call]) -> bool:
    """Whether anything would change: a die is not paid for nothing (DW-B135)."""
    return any(call.verb not in SILENT and _asked(VERBS[call.verb].helps, VERBS[call.verb], d, call) for call in calls)


SILENT = ("needs", "at", "none")


def perform(d: Deed, calls: Iterable[Call]) -> Rule[None]:
    """One call after another. A shared cost that was not paid ends it (R16)."""
    listed = tuple(calls)
    if d.rival == NOWHERE and d.camp == WOLF_CAMP and any(_speaks_of_rival(call) for call in listed):
        d.rival = yield from _rival_of_the_wolf(d)
    for call in listed:
        if d.failed:
            return
        if call.able and not _asked(VERBS[call.verb].can, VERBS[call.verb], d, call):
            continue
        yield from perform_one(d, call)


def _speaks_of_rival(call: Call) -> bool:
    words = [str(word) for word in call.words.values()]
    inner = (each for branch in call.branches for each in branch.calls)
    return any("rival" in word for word in words) or any(_speaks_of_rival(each) for each in inner)


def _rival_of_the_wolf(d: Deed) -> Rule[int]:
    """The colony where `self` stands, else one of choice (DW-212)."""
    if d.place in (FIRST_COLONY, FIRST_COLONY + 1):
        return d.place - FIRST_COLONY
    options = [("join", camp) for camp in colonies(d.s)]
    return (yield from choose(d.s, d.me, options, "rival"))[1]


def perform_one(d: Deed, call: Call) -> Rule[None]:
    found = VERBS[call.verb]
    flow = found.run(d, call) if found.is_clause else found.run(d, **call.words)
    if flow is not None:
        yield from flow
