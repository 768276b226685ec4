"""What follows from what each pair of eyes sees. The game gets the view for it, not the state."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from logging import getLogger
from typing import Any

from msgspec import UNSET, Raw

from prowl.kernel.aside import Seen
from prowl.kernel.table import Table

from .connections import encode
from .memory import Memory, PairOfEyes
from .protocol import StateUpdate, Why

log = getLogger("prowl.study")


def figures(table: Table, eyes: Seen) -> Mapping[str, Any]:
    aside = table.game.aside
    return aside.figures(eyes) if aside is not None and aside.figures is not None else {}


def reasons(table: Table, eyes: Seen) -> dict[str, Why]:
    aside = table.game.aside
    if aside is None or aside.reasons is None or eyes.seat < 0 or table.over:
        return {}
    return {thing: Why(each.key, each.rule, dict(each.values)) for thing, each in aside.reasons(eyes).items()}


class Studies:
    """What the eyes at one table were last told of it. Only who asks for it is told: a program may know the rules."""

    def __init__(self) -> None:
        self.told: dict[int, tuple[bytes, bytes]] = {}
        self.memory = Memory()

    def forget(self) -> None:
        self.told = {}
        self.memory.forget()

    def move_on(self, table: Table, stirred: Collection[str]) -> None:
        """The table has moved: these fields and entries may look different to somebody."""
        self.memory.move_on(table.events, stirred)

    def add(self, table: Table, seat: int, update: StateUpdate, *, whole: bool) -> None:
        """Add to an update for a pair of eyes what is new, or all of it."""
        before = None if whole else self.told.get(seat)
        # Who comes in between two moves looks for himself: what is remembered is told with a move.
        ask = table.pending.get(seat) if table.waiting_for else None
        found = _found(table, PairOfEyes(Memory() if whole else self.memory, table, seat, ask))
        update.figures, update.reasons = (
            _written(now) if before is None or now != before[i] else UNSET for i, now in enumerate(found)
        )
        self.told[seat] = found


def _found(table: Table, eyes: PairOfEyes) -> tuple[bytes, bytes]:
    try:
        reckoned = eyes.find("figures", lambda seen: eyes.write(figures(table, seen)))
        return reckoned, b"{}" if table.over else eyes.find("reasons", lambda seen: encode(reasons(table, seen)))
    except Exception:
        # The game goes on without what it says aside.
        log.exception("nothing follows from what is seen", extra={"game": table.game.id})
        return b"{}", b"{}"


def _written(text: bytes) -> Any:
    return Raw(text)
