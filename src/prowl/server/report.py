"""A bug report: everything one seat was sent, and nothing of the others' secrets."""

from __future__ import annotations

from collections.abc import Sequence

from prowl import __version__
from prowl.kernel.table import Decision
from prowl.store import TableRow

from .bodies import Report
from .frames import frames
from .history import at_moment

FORMAT = "prowl-report-1"


def report(row: TableRow, log: Sequence[Decision], seat: int) -> Report:
    """The history of a seat's views, events, questions and own answers, with whose turn it was."""
    ended = "resigned" if row.status == "over" else ""
    return Report(
        format=FORMAT,
        prowl=__version__,
        game=row.game,
        rules=row.rules,
        players=row.players,
        settings=row.settings,
        seat=seat,
        outcome=at_moment(row, log).state.outcome or ended,
        frames=frames(row, log, seat, strict=True),
    )
