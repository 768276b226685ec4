"""Deeds of a turn, for the games whose cards ask for them: so many fights, kills, points spent in one turn.

The core tells a deed where it is done; a game that counts them answers by `House.did` and keeps the numbers in a field
of its own (`deeds: dict[str, int]`). A card that came up in the middle of a turn asks for what was done since then.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .state import Encounter

FOUGHT, KILLED, SCANNED, RECRUITED, PLAYED, HEALED = "fought", "killed", "scanned", "recruited", "played", "healed"
SPENT_ATTACK, SPENT_RECRUIT = "spent.attack", "spent.recruit"


class Wanted(NamedTuple):
    """A deed, and how much of it is wanted."""

    deed: str
    n: int


def note(s: Encounter, deed: str, n: int) -> None:
    """Tell the game what was done, if it wants to know."""
    if s.house.did is not None:
        s.house.did(s, deed, n)


def count(deeds: dict[str, int], deed: str, n: int) -> None:
    """Add to what was done this turn."""
    deeds[deed] = deeds.get(deed, 0) + n


def progress(deeds: Mapping[str, int], wanted: Wanted, before: Mapping[str, int] | None = None) -> int:
    """How much has been done of what is wanted; `before` is not counted."""
    done = deeds.get(wanted.deed, 0) - (before or {}).get(wanted.deed, 0)
    return min(done, wanted.n)


def is_done(deeds: Mapping[str, int], wanted: Wanted, before: Mapping[str, int] | None = None) -> bool:
    return progress(deeds, wanted, before) >= wanted.n
