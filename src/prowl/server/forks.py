"""Playing on from a moment of a finished game: with the cards as they were, or dealt from what a seat knew."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from prowl.kernel.errors import BadFile, NoFairWorld, ProwlError
from prowl.kernel.fair import FairWorlds
from prowl.kernel.game import game_named
from prowl.kernel.record import dealt_from
from prowl.kernel.state import to_data
from prowl.kernel.table import Decision, Table
from prowl.kernel.views import view
from prowl.store import Line, TableRow

from .bodies import Fork
from .history import at_moment, opening
from .problems import Denied

DEALS = 20


def forked(row: TableRow, log: Sequence[Decision], wish: Fork) -> tuple[TableRow, list[Line], int]:
    """A new table, the lines that lead to the moment, and which moment: an earlier one where that cannot be dealt."""
    table = at_moment(row, log[: wish.at])
    if table.over:
        raise Denied("no-such-moment", 404)
    terms = {"origin": "fork", "of": row.id, "spectators": row.terms.get("spectators", True)}
    if row.terms.get("start") is not None:
        terms |= {"start": row.terms["start"], "dealt": row.terms.get("dealt")}
    new = TableRow(
        "", row.game, game_named(row.game).version, row.players, dict(row.settings), row.seed, "", 0.0, terms, "playing"
    )
    if wish.dealt == "as_it_was":
        return new, as_decided(new, table.log), wish.at
    return _dealt(new, row, table, wish)


def _dealt(new: TableRow, row: TableRow, table: Table, wish: Fork) -> tuple[TableRow, list[Line], int]:
    """A fair world for the seat: its start is the last save point, the answers since are those it knew or imagines."""
    log = list(table.log)
    new.seed = secrets.randbits(53)
    while True:
        lines = _fair(new, table, wish.seat)
        if lines is not None:
            return new, lines, len(table.log)
        save = table.saves[-1].at
        # No deal fits what happened since the save point: go back to it, then to the one before.
        if not table.log:
            raise NoFairWorld("no-fair-world", seat=wish.seat)
        table = at_moment(row, log[: min(save, len(table.log) - 1)])


def _fair(new: TableRow, table: Table, seat: int) -> list[Line] | None:
    seen = view(table.state, seat)
    for _ in range(DEALS):
        try:
            deal = secrets.randbits(60)
            excerpt = FairWorlds.of(table, seat).without_truth(deal, seen)
            new.terms["start"] = to_data(excerpt.start)
            # Played again without the dealer's help, so a pile shuffled on the way may lie otherwise.
            twin = at_moment(new, [Decision(*each) for each in excerpt.since])
        except (NoFairWorld, ProwlError):
            continue
        if view(twin.state, seat) == seen:
            new.terms["dealt"] = _dealt_from(table, seat, deal)
            return as_decided(new, twin.log)
    return None


def _dealt_from(table: Table, seat: int, deal: int) -> dict[str, Any] | None:
    """What a file says of it; nothing if it cannot be said: then the new game has no file either."""
    try:
        return dealt_from(table, seat, deal)
    except BadFile:
        return None


def as_decided(row: TableRow, log: Sequence[Decision]) -> list[Line]:
    """The decisions as lines of a log."""
    table = opening(row)
    lines = []
    for number, (seat, answer) in enumerate(log, 1):
        lines.append(Line(number, "decide", seat, table.wire.answer(table.pending[seat], answer)))
        table.decide(seat, answer)
    return lines
