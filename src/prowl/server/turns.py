"""Whose turn it is, for those who only see a list of tables. Told is what every onlooker of the table is told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from prowl.store import Note, Store, TableRow

if TYPE_CHECKING:
    from .host import TableHost

NAME = "turn"


class Turn(Struct, frozen=True):
    """The round, which every game counts and everybody sees, and the seats that everybody waits for."""

    round: int = 0
    waiting: tuple[int, ...] = ()


NO_TURN = Turn()


def turn_note(host: TableHost) -> Note:
    """The turn as it is now, and at which version: after another line of the log it says nothing any more."""
    turn = host.standing.turn()
    return Note(host.id, NAME, {"version": host.going.version, "round": turn.round, "waiting": turn.waiting})


async def kept_turns(store: Store, rows: Iterable[TableRow]) -> dict[str, Turn]:
    """The turns of tables that are not in the hall, as far as they were noted down after the last line of their log."""
    tables = [row.id for row in rows if row.status == "playing"]
    found = await store.noted(NAME, tables) if tables else {}
    return {table: _read(body) for table, (body, last) in found.items() if body["version"] == last}


def _read(body: dict[str, Any]) -> Turn:
    return Turn(body["round"], tuple(body["waiting"]))
