"""What would have become of other answers: played on in a worker, for whoever looks back at a game."""

from __future__ import annotations

from collections.abc import Sequence

from prowl.kernel.errors import NoFairWorld
from prowl.kernel.table import Decision
from prowl.lab.what_if import what_if
from prowl.store import TableRow

from .bodies import Chance, Chances, WhatIf
from .history import at_moment


def played_on(
    game: str, level: str, luck: int, row: TableRow, log: Sequence[Decision], wish: WhatIf, seconds: float
) -> Chances | None:
    """In a worker: how often the seat would have won with each answer; nothing if no world can be dealt."""
    table = at_moment(row, log[: wish.at])
    seat, taken = log[wish.at]
    try:
        found = what_if(table, seat, taken, wish.dealt, luck, seconds=seconds)
    except NoFairWorld:
        return None
    wire, ask = table.wire, table.pending[seat]
    chances = [
        Chance(wire.answer(ask, each.answer), each.taken, each.games, each.won, *each.interval) for each in found
    ]
    return Chances(seat, ask.about, chances)
