"""Morale (DW-B84, DW-143 to DW-147, DW-170)."""

from __future__ import annotations

from prowl.kernel.events import emit

from ..cards.constants import DEN_MORALE_MOST, MORALE_MOST
from ..state import COLONIES, Winter
from .places import WOLF_CAMP


def change_morale(s: Winter, camp: int, n: int) -> None:
    """Never below 0 or above 10, in the den 5; in Warring Colonies it never rises from 0 (DW-B84, DW-144, DW-170)."""
    before = s.morale[camp]
    if n > 0 and s.variant == COLONIES and before == 0:
        return
    most = DEN_MORALE_MOST if camp == WOLF_CAMP else MORALE_MOST
    s.morale[camp] = max(0, min(most, before + n))
    if s.morale[camp] != before:
        emit(s, "morale_changed", camp=camp, n=s.morale[camp] - before, morale=s.morale[camp])
    if s.morale[camp] == 0:
        s.fallen[camp] = True


def lose_helpless(s: Winter, camp: int, n: int = 1) -> int:
    """Take helpless survivors off the board, unruly ones last; how many there were (DW-B87)."""
    lost = min(n, s.helpless[camp])
    s.helpless[camp] -= lost
    s.unruly[camp] = min(s.unruly[camp], s.helpless[camp])
    if lost:
        emit(s, "helpless_left", camp=camp, n=lost)
    return lost


def kill_helpless(s: Winter, camp: int, n: int = 1) -> None:
    """A killed helpless survivor costs 1 morale (DW-B81)."""
    change_morale(s, camp, -lose_helpless(s, camp, n))
