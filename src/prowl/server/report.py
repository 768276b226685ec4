"""A bug report: everything one seat was sent, and nothing of the others' secrets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prowl import __version__
from prowl.kernel.table import Decision
from prowl.store import TableRow

from .frames import frames, moments


def report(row: TableRow, log: Sequence[Decision], seat: int) -> dict[str, Any]:
    """The history of a seat's views, events, questions and own answers, with whose turn it was. No seed, no digests."""
    settled = ""
    for table, _, _ in moments(row, log):
        settled = table.state.outcome
    return {
        "format": "prowl-report-1",
        "prowl": __version__,
        "game": row.game,
        "rules": row.rules,
        "players": row.players,
        "settings": row.settings,
        "seat": seat,
        "outcome": settled,
        "frames": frames(row, log, seat, strict=True),
    }
