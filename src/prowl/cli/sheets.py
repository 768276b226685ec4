"""Tables of a report, shown in the terminal or written as Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.table import Table as Grid
from rich.text import Text

# Room for the first column, the most for each further one, and what lies between them.
NAME, CELL, GAP = 30, 26, 2


@dataclass(frozen=True, slots=True)
class Sheet:
    """One table: what it shows, how to read it, its head and its rows. The first column names the row."""

    title: str
    note: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]

    @property
    def is_figures(self) -> bool:
        """Whether it has columns of figures, not one of words."""
        return len(self.head) > 2


def markdown(title: str, about: str, sheets: Sequence[Sheet]) -> str:
    """The whole report as a page."""
    parts = [f"# {title}\n\n{about}\n"]
    for sheet in sheets:
        aligned = ["---", *["---:" if sheet.is_figures else "---"] * (len(sheet.head) - 1)]
        lines = [_line(sheet.head), _line(aligned), *map(_line, sheet.rows)]
        parts.append(f"## {sheet.title}\n\n{sheet.note}\n\n" + "\n".join(lines) + "\n")
    return "\n".join(parts)


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


def grids(sheets: Sequence[Sheet], width: int) -> Iterator[Grid | Text]:
    """The tables for a terminal; one with many columns is shown in parts."""
    for sheet in sheets:
        yield Text(f"\n{sheet.title}", "bold")
        if sheet.note:
            yield Text(sheet.note, "dim")
        for columns in _parts(sheet, width - NAME):
            yield _grid(sheet, columns)


def _parts(sheet: Sheet, room: int) -> Iterator[range]:
    """As many columns at a time as fit beside the names of the rows."""
    first, used = 1, 0
    for i in range(1, len(sheet.head)):
        wide = min(max(len(row[i]) for row in (sheet.head, *sheet.rows)), CELL) + GAP
        if used + wide > room and i > first:
            yield range(first, i)
            first, used = i, 0
        used += wide
    yield range(first, len(sheet.head))


def _grid(sheet: Sheet, columns: range) -> Grid:
    table = Grid(box=None, padding=(0, GAP, 0, 0), header_style="cyan")
    table.add_column(sheet.head[0], max_width=NAME * 2)
    for i in columns:
        table.add_column(sheet.head[i], justify="right" if sheet.is_figures else "left")
    for row in sheet.rows:
        table.add_row(Text(row[0]), *(Text(row[i]) for i in columns))
    return table
