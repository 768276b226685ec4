"""A game played once more, looked at after every decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import UNSET

from prowl.kernel.aside import Seen, Sight
from prowl.kernel.events import Event, Hidden, seen_event
from prowl.kernel.state import State
from prowl.kernel.table import Decision, Table
from prowl.kernel.views import NOBODY, SPECTATOR, piles, plain, policies, view
from prowl.store import TableRow

from .bodies import Frame
from .history import opening
from .protocol import Prompt

ALL = -2


def frames(row: TableRow, log: Sequence[Decision], eyes: int, *, strict: bool = False) -> list[Frame]:
    """Every moment of the game through these eyes: whole at first, then what changed.

    `strict`: while the game goes on, even who has answered can be a secret.
    """
    found: list[Frame] = []
    before: dict[str, Any] = {}
    known: dict[str, Any] = {}
    heard = 0
    for table, decision, answer in moments(row, log):
        seen = looked(table, eyes)
        mine = decision is not None and eyes in (ALL, decision.seat)
        reckoned = _figures(table, eyes)
        found.append(
            Frame(
                at=len(table.log),
                changed={name: value for name, value in seen.items() if name not in before or before[name] != value},
                events=[happened(table, number, eyes) for number in range(heard, len(table.events))],
                waiting=sorted(table.waiting_for),
                prompts=_prompts(table, eyes),
                seat=decision.seat if decision is not None and (mine or not strict) else -1,
                answer=answer if mine else None,
                figures=UNSET if reckoned == known else reckoned,
                hidden=_hidden(table.state) if eyes == ALL else {},
            )
        )
        before, known, heard = seen, reckoned, len(table.events)
    return found


def moments(row: TableRow, log: Sequence[Decision]) -> Iterator[tuple[Table, Decision | None, Any]]:
    """The table before the first decision and after each one, with the decision as the wire names it."""
    table = opening(row)
    yield table, None, None
    for decision in log:
        answer = table.wire.answer(table.pending[decision.seat], decision.answer)
        table.decide(decision.seat, decision.answer)
        yield table, decision, answer


def looked(table: Table, eyes: int) -> dict[str, Any]:
    return table.wire.view(_laid_open(table.state, eyes))


def _laid_open(s: State, eyes: int) -> dict[str, Any]:
    return _everything(s) if eyes == ALL else view(s, eyes)


def _figures(table: Table, eyes: int) -> dict[str, Any]:
    aside = table.game.aside
    if aside is None:
        return {}
    sight = _Everything(table.state) if eyes == ALL else Sight(table.state, eyes)
    return aside.all_figures(Seen(sight, table.pending.get(eyes), table.events))


class _Everything(Sight):
    """What is seen by who sees it all."""

    def __init__(self, s: State) -> None:
        super().__init__(s, ALL)
        self.laid = _everything(s)

    def field(self, name: str) -> Any:
        return self.laid[name]

    def event(self, event: Event) -> dict[str, Any]:
        return told(event, ALL)


def _everything(s: State) -> dict[str, Any]:
    """All that lies on the table, the piles face up."""
    shown = [policy.name for policy in policies(type(s)) if policy.pool or policy.see is not NOBODY]
    return {name: plain(getattr(s, name)) for name in shown}


def _hidden(s: State) -> dict[str, list[int]]:
    """The piles with cards that a spectator does not see."""
    found: dict[str, list[int]] = {}
    for policy, owner, _, cards in piles(s):
        if cards and not policy.see(s, SPECTATOR, owner):
            found.setdefault(policy.name, []).append(owner)
    return found


def happened(table: Table, number: int, eyes: int) -> dict[str, Any]:
    return table.wire.event(told(table.events[number], eyes))


def told(event: Event, eyes: int) -> dict[str, Any]:
    if eyes != ALL:
        return seen_event(event, eyes)
    values = {key: value.value if isinstance(value, Hidden) else value for key, value in event.values.items()}
    return {"event": event.name, **values}


def _prompts(table: Table, eyes: int) -> dict[str, Prompt]:
    return {str(seat): Prompt(**table.wire.prompt(ask)) for seat, ask in table.pending.items() if eyes in (ALL, seat)}
