"""Effects and conditions that the books of the Predator box share."""

from __future__ import annotations

from ..core.effects import verb
from ..core.piles import character
from ..core.state import Encounter


@verb
def not_played(s: Encounter, me: int, card: int, klass: str) -> bool:
    return all(character(s, played).klass != klass for played in s.plays)
