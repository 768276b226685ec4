"""The planet: ten places in two rows of five (NA-37 to NA-39)."""

from __future__ import annotations

from ..cards.numbers import PLACES

COLUMNS = 5


def _share_an_edge(a: int, b: int) -> bool:
    row_a, column_a = divmod(a - 1, COLUMNS)
    row_b, column_b = divmod(b - 1, COLUMNS)
    return abs(row_a - row_b) + abs(column_a - column_b) == 1


ADJACENT = {a: tuple(b for b in PLACES if _share_an_edge(a, b)) for a in PLACES}
PAIRS = tuple((a, b) for a in PLACES for b in PLACES if a < b and b in ADJACENT[a])


def next_to(places: list[int]) -> list[int]:
    """The places that share an edge with these, without these."""
    return sorted({b for a in places for b in ADJACENT[a]} - set(places))
