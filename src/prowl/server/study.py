"""What follows from what each pair of eyes sees. The game gets the view for it, not the state."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from logging import getLogger
from typing import Any, NamedTuple

from msgspec import UNSET

from prowl.kernel.aside import Reason
from prowl.kernel.table import Table

from .connections import encode, written
from .memory import Memory, PairOfEyes
from .phrases import Phrase
from .protocol import StateUpdate, Why

log = getLogger("prowl.study")


Found = Mapping[str, Any]
NOTHING: Found = {}


class Told(NamedTuple):
    """What a pair of eyes was last told: what everybody can tell, what it alone can, why not; and these as JSON."""

    open: Found
    own: Found
    barred: Mapping[str, Reason]
    figures: bytes
    reasons: bytes


UNTOLD = Told(NOTHING, NOTHING, NOTHING, b"{}", b"{}")


class Studies:
    """What the eyes at one table were last told of it. Only who asks for it is told: a program may know the rules."""

    def __init__(self) -> None:
        self.told: dict[int, Told] = {}
        self.memory = Memory()

    def forget(self) -> None:
        self.told = {}
        self.memory.forget()

    def move_on(self, table: Table, first: int, stirred: Collection[str]) -> None:
        """The table has moved, by the events from number `first` on: these fields and entries may look different."""
        self.memory.move_on(table.events, first, stirred)

    def add(self, table: Table, seat: int, asked: Phrase | None, update: StateUpdate, *, whole: bool) -> None:
        """Add to an update for a pair of eyes what is new, or all of it; `asked` is the question put to it."""
        before = None if whole else self.told.get(seat)
        # Who comes in between two moves looks for himself: what is remembered is told with a move.
        eyes = PairOfEyes(Memory() if whole else self.memory, table, seat, asked)
        now = self.told[seat] = _looked(table, eyes, before or UNTOLD)
        update.figures = UNSET if before is not None and before.figures == now.figures else written(now.figures)
        update.reasons = UNSET if before is not None and before.reasons == now.reasons else written(now.reasons)


def _looked(table: Table, eyes: PairOfEyes, before: Told) -> Told:
    aside = table.game.aside
    if aside is None:
        return UNTOLD
    try:
        common = eyes.common(aside.figures) if aside.figures is not None else NOTHING
        own = eyes.find(aside.own) if aside.own is not None else NOTHING
        seated = eyes.seat >= 0 and not table.over
        barred = eyes.find(aside.reasons) if seated and aside.reasons is not None else NOTHING
        # What was found is another object only if it was looked for again.
        figures = before.figures if common is before.open and own is before.own else _figures(eyes, common, own)
        reasons = before.reasons if barred is before.barred else _reasons(barred)
        return Told(common, own, barred, figures, reasons)
    except Exception:
        # The game goes on without what it says aside.
        log.exception("nothing follows from what is seen", extra={"game": table.game.id})
        return UNTOLD


def _figures(eyes: PairOfEyes, common: Found, own: Found) -> bytes:
    return encode({**common, **own}) if own else eyes.write(common)


def _reasons(barred: Mapping[str, Reason]) -> bytes:
    return encode({thing: Why(key, rule, dict(values)) for thing, (key, rule, values) in barred.items()})
