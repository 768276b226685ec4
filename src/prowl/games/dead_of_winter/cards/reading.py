"""How the tables are read: a cell that cannot be understood is an error that names its table and line."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from prowl.kernel.tables import rows

from ..effects.vocabulary import BadWord

PACKAGE = "prowl.games.dead_of_winter"
T = TypeVar("T")


def cards(name: str, make: Callable[[dict[str, str]], T], count: int) -> tuple[T, ...]:
    """A card for each row of the table; there must be exactly so many."""
    found = []
    for line, row in enumerate(rows(PACKAGE, name), 2):
        try:
            found.append(make(row))
        except (BadWord, KeyError, ValueError) as error:
            raise ValueError(f"{PACKAGE}/data/{name}.csv, line {line}: {error}") from error
    if len(found) != count:
        raise ValueError(f"{PACKAGE}/data/{name}.csv has {len(found)} rows, not {count}")
    return tuple(found)
