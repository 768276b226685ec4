"""Phase 3, intelligence (TH-60 to TH-65, TH-192, TH-193)."""

from __future__ import annotations

from prowl.kernel.events import emit

from ..cards.cities import is_army
from ..state import Earth
from .armies import army_comes
from .constants import SLOTS

INTELLIGENCE = 3


def begin_intelligence(s: Earth) -> None:
    s.phase = INTELLIGENCE


def row_is_dealt(s: Earth) -> bool:
    return len(s.row) == SLOTS[s.players] or not s.city_deck


def deal_cities(s: Earth) -> None:
    """Cities take the next slots; an army is met before the next card is turned (TH-60, TH-61)."""
    while not row_is_dealt(s):
        card = s.city_deck.pop()
        if is_army(card):
            army_comes(s, card)
            return
        s.row.append(card)
        s.slots.append(len(s.row))
        emit(s, "city_dealt", city=card, slot=len(s.row))
