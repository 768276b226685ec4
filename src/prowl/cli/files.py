"""Table files: read, written, and stood at an earlier answer."""

from __future__ import annotations

import os
from pathlib import Path

from prowl.kernel.record import dumps, loads, to_record
from prowl.kernel.table import Table

from .errors import Mistake

REASONS: dict[type[Exception], str] = {
    FileNotFoundError: "missing",
    NotADirectoryError: "missing",
    IsADirectoryError: "directory",
    PermissionError: "forbidden",
}


def load(name: str) -> tuple[Table, list[str]]:
    """The table of a file, replayed and verified, and the names of its seats."""
    try:
        return loads(Path(name).read_bytes())
    except (OSError, ValueError) as error:
        raise Mistake("cannot-read", file=name, why=reason(error)) from None


def save(table: Table, seats: list[str], name: str) -> None:
    """Write the table to a file, whole or not at all."""
    text = dumps(to_record(table, seats))
    path = Path(name)
    beside = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        try:
            beside.write_text(text, "utf-8")
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise Mistake("cannot-write", file=name, why=reason(error)) from None


def check_writable(name: str) -> None:
    """Complain before a long game rather than after it."""
    path = Path(name)
    if path.is_dir():
        raise Mistake("cannot-write", file=name, why="directory")
    if not path.parent.is_dir():
        raise Mistake("cannot-write", file=name, why="missing")
    if not os.access(path.parent, os.W_OK):
        raise Mistake("cannot-write", file=name, why="forbidden")


def reason(error: Exception) -> str:
    """Why the system refuses, as a word that the message knows."""
    return next((word for kind, word in REASONS.items() if isinstance(error, kind)), "other")


def after(table: Table, answers: int) -> Table:
    """The table as it stood after this many answers."""
    if answers > len(table.log):
        raise Mistake("beyond-end", at=answers, answers=len(table.log))
    twin = table.anew()
    for decision in table.log[:answers]:
        twin.decide(*decision)
    return twin
