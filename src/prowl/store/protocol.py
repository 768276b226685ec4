"""What a store must do. The log is the database; everything else can be worked out from it.

A line of a log is durable when the call that appends it returns. Lines are numbered; a number
that is taken already means that somebody else was first (`Conflict`).
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, Literal, Protocol

from msgspec import Struct


class Conflict(Exception):
    """This line of the log was written by somebody else before."""


class CannotOpen(Exception):
    """The store cannot be opened; the text says why."""


class InUse(CannotOpen):
    """Another server has the store: two would overwrite each other's tables."""


class NoRoom(Exception):
    """The disk is full. Nothing was written."""


class TooMany(Exception):
    """The host of a table has as many others that are not over as one may have."""


class TableRow(Struct):
    """A table as it was founded."""

    id: str
    game: str
    rules: str
    players: int
    settings: dict[str, str]
    seed: int
    host: str
    created: float
    # How the table is run: clocks, delays, who may look on, and where a fork began.
    terms: dict[str, Any]
    status: str = "gathering"
    # What was noted about the table since: each note has a name, and the last one counts.
    notes: dict[str, Any] = {}


class SeatRow(Struct):
    """Who holds a seat. The key that opens it elsewhere is kept as a hash only."""

    seat: int
    kind: Literal["open", "human", "bot"]
    guest: str = ""
    name: str = ""
    level: str = ""
    key_hash: str = ""
    # The guests who hold the seat from another device, by its key.
    also: list[str] = []


class Line(Struct):
    """One line of the log: a decision, that the last one was taken back or restored, that clocks stand or run, or a
    state from which the game went on because the lines before it mean something else under newer rules."""

    seq: int
    kind: Literal["decide", "undo", "redo", "clock", "restart"]
    seat: int
    body: Any = None


class TalkRow(Struct):
    """Something said at a table, or what its host has done about the talk of `whom`."""

    number: int
    seat: int
    name: str
    text: str
    emote: str
    at: float
    # Who said it, whatever the name was.
    guest: str = ""
    what: Literal["", "silenced", "heard"] = ""
    whom: str = ""


class Note(Struct):
    """Something to remember about a table."""

    table: str
    name: str
    body: Any


class Store(Protocol):
    """The log and what belongs to it."""

    async def open(self) -> None:
        """Raises `CannotOpen` if what is kept cannot be read and written."""

    async def close(self) -> None: ...

    async def secret(self, name: str, fresh: str) -> str:
        """A secret of this installation, made at the first call."""

    async def found(
        self,
        table: TableRow,
        seats: list[SeatRow],
        lines: list[Line],
        note: Note | None = None,
        most: int | None = None,
    ) -> None:
        """Found a table, with the lines of the game it goes on from; the note, of any table, is written with it.

        If its host has `most` tables already that are not over, nothing is written and `TooMany` is raised.
        However many are founded at once, there are never more.
        """

    async def unfinished(self, host: str) -> int:
        """How many tables that are not over a guest has founded."""

    async def laid_out(self, host: str, since: float) -> tuple[int, int]:
        """How many tables a guest has laid out from files since this time, and how many such tables there are."""

    async def seat(self, table: str, seat: SeatRow) -> None:
        """Write down who holds a seat."""

    def status(self, table: str, status: str) -> Awaitable[None]: ...

    async def note(self, *notes: Note) -> None:
        """Write notes, in the place of those of the same name."""

    async def noted(self, name: str, tables: list[str]) -> dict[str, tuple[Any, int]]:
        """The notes of this name that tables have, each with the number of the last line of its table's log."""

    def append(self, table: str, line: Line) -> Awaitable[None]:
        """Add a line; durable when awaited. Raises `Conflict` if its number is taken."""

    async def talk(self, table: str, row: TalkRow) -> None:
        """Keep what was said; what is too old to be kept goes."""

    async def load(self, table: str) -> tuple[TableRow, list[SeatRow], list[Line], list[TalkRow]] | None:
        """Everything about one table, with the lines of talk that are kept in their order; or nothing."""

    async def tables(self, status: str, limit: int, *, listed: bool = False) -> list[tuple[TableRow, list[SeatRow]]]:
        """The newest tables of a status, or the newest of those that everybody may find (`listed` in their terms).

        Lists are short: their tables come without notes, and without the state they may have started from.
        """

    async def tables_of(self, guest: str, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """The newest tables at which a guest sits, from this device or by a seat's key, or which the guest founded.

        As short as those of `tables`.
        """
