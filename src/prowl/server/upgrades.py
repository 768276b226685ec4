"""A log is bound to the rules that wrote it.

Under newer rules an answer may no longer be offered, or lead somewhere else. Such a table goes on from its last
save point, and its log says so; where not even the save point can be restored, the table stands still to be looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from logging import getLogger
from typing import Any, Literal, NamedTuple

from prowl.kernel.game import game_named
from prowl.kernel.state import digest, to_data
from prowl.kernel.table import Table
from prowl.store import Line, TableRow

from .history import History
from .problems import Denied

log = getLogger("prowl.upgrades")

Notice = Literal["", "restored", "stopped"]


class Opened(NamedTuple):
    """A table from its log; what its people must be told; the line that the log needs first."""

    history: History
    notice: Notice = ""
    restart: Line | None = None


class Diverged(Exception):
    """The log still runs, but leads somewhere else."""


def save_point(table: Table, version: int) -> dict[str, Any]:
    """The last save point as data, and the version at which it was the last."""
    state = table.saves[-1].state
    return {"version": version, "rules": table.game.version, "digest": digest(state), "state": to_data(state)}


def reopened(row: TableRow, lines: Sequence[Line]) -> Opened:
    """The table that the log leads to, or the nearest thing."""
    first = max((place for place, line in enumerate(lines) if line.kind == "restart"), default=-1)
    save = row.notes.get("save")
    history: History | None = None
    try:
        history = _begun(row, lines[first]) if first >= 0 else History(row)
        for line in lines[first + 1 :]:
            history.again(line)
            _compare(history, save)
    except Exception as error:
        log.warning("a log does not fit the rules", extra={"table": row.id, "rules": row.rules, "error": repr(error)})
        return _restored(row, lines, save) or _stopped(history)
    return Opened(history, "restored" if first >= 0 and history.version == lines[first].seq else "")


def _begun(row: TableRow, restart: Line) -> History:
    # Where a fork began does not matter any more: it goes on from somewhere else.
    row.terms = {**row.terms, "start": restart.body["state"], "dealt": None}
    row.rules = restart.body["rules"]
    return History(row, version=restart.seq)


def _compare(history: History, save: dict[str, Any] | None) -> None:
    if save is None or history.version != save["version"]:
        return
    if digest(history.table.saves[-1].state) != save["digest"]:
        raise Diverged


def _restored(row: TableRow, lines: Sequence[Line], save: dict[str, Any] | None) -> Opened | None:
    """The table at its last save point, under the rules of today."""
    if save is None or row.status != "playing":
        return None
    body = {"state": save["state"], "rules": game_named(row.game).version}
    restart = Line(lines[-1].seq + 1 if lines else 1, "restart", -1, body)
    try:
        return Opened(_begun(row, restart), "restored", restart)
    except Exception as error:
        log.warning("a save point does not fit the rules", extra={"table": row.id, "error": repr(error)})
        return None


def _stopped(history: History | None) -> Opened:
    """As far as the log can be followed."""
    if history is None:
        raise Denied("log-is-broken", 500)
    return Opened(history, "stopped")
