"""A turn begins: the Conspiracy Phase (XF-57, XF-60 to XF-70, XF-285)."""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule

from ...core.piles import around
from ...core.turn import ENEMY_PHASE
from ..state import Case
from .shadows import add_from_deck, runners_run
from .the_end import ends_walk


def turn_order(s: Case) -> list[int]:
    """Clockwise from the first player; neither the defeated nor those who lose a turn (XF-282, XF-309)."""
    seats = around(s, s.first)
    lost = [seat for seat in seats if s.skips[seat]]
    for seat in lost:
        s.skips[seat] = False
        emit(s, "turn_skipped", seat=seat)
    return [seat for seat in seats if s.alive[seat] and seat not in lost]


def conspiracy(s: Case, me: int) -> Rule[None]:
    """The End Game card walks, Clone walks or enters, the top card enters, Runners run (XF-285)."""
    if not s.alive[me] or s.cut_short:
        return
    s.phase = ENEMY_PHASE
    yield from ends_walk(s)
    if not s.the_end or s.enemy_deck:
        yield from add_from_deck(s)
    yield from runners_run(s)
