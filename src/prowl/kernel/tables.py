"""Content as data: the tables that a game ships in `data/`, one row a card."""

from __future__ import annotations

import csv
from importlib.resources import files


def rows(package: str, name: str) -> list[dict[str, str]]:
    """The rows of a table, each with every column."""
    text = (files(package) / "data" / f"{name}.csv").read_text("utf-8")
    reader = csv.DictReader(text.splitlines(), strict=True)
    found = list(reader)
    for number, row in enumerate(found, 2):
        if None in row or None in row.values():
            raise ValueError(f"{package}/data/{name}.csv, line {number}: wrong number of columns")
    return found


def number(value: str) -> int:
    """A figure of a table; an empty cell is 0."""
    return int(value) if value else 0


def words(value: str) -> tuple[str, ...]:
    """The entries of a cell that lists several."""
    return tuple(value.split(";")) if value else ()
