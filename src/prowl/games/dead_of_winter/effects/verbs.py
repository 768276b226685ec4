"""The verbs by name, and carrying out what a card says, call by call."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from prowl.kernel.prompts import Rule

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
    for call in calls:
        if d.failed:
            return
        if call.able and not _asked(VERBS[call.verb].can, VERBS[call.verb], d, call):
            continue
        yield from perform_one(d, call)


def perform_one(d: Deed, call: Call) -> Rule[None]:
    found = VERBS[call.verb]
    flow = found.run(d, call) if found.is_clause else found.run(d, **call.words)
    if flow is not None:
        yield from flow
