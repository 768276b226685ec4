"""The public list of what was done this turn: conditions of crossroads and missions are held against it."""

from __future__ import annotations

from ..state import Winter

NOTHING = -1


def record(
    s: Winter, verb: str, seat: int, survivor: int = NOTHING, place: int = NOTHING, origin: int = NOTHING
) -> None:
    """Somebody has done something; `origin` is where a mover came from, or who gave a card."""
    s.deeds.append((verb, seat, survivor, place, origin))
