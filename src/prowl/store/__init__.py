"""Where tables live: an append-only log of what was decided, behind one small protocol."""

from .hashes import hashed
from .protocol import CannotOpen, Conflict, InUse, Line, NoRoom, Note, SeatRow, Store, TableRow, TalkRow, TooMany
from .sqlite import SqliteStore

__all__ = [
    "CannotOpen",
    "Conflict",
    "InUse",
    "Line",
    "NoRoom",
    "Note",
    "SeatRow",
    "SqliteStore",
    "Store",
    "TableRow",
    "TalkRow",
    "TooMany",
    "hashed",
]
