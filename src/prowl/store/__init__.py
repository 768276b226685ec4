"""Where tables live: an append-only log of what was decided, behind one small protocol."""

from .protocol import Conflict, Line, Note, SeatRow, Store, TableRow, TalkRow
from .sqlite import SqliteStore

__all__ = ["Conflict", "Line", "Note", "SeatRow", "SqliteStore", "Store", "TableRow", "TalkRow"]
