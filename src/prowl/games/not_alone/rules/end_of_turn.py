"""Phase 4, End of turn (NA-105 to NA-112, NA-191, NA-192)."""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule
from prowl.kernel.views import forget

from ..cards.numbers import STASIS
from ..state import Planet
from .counters import move_rescue
from .decks import refill_hunt_hand
from .playing import card_window, may_play

END_OF_TURN = 4


def begin_end_of_turn(s: Planet) -> None:
    s.phase = END_OF_TURN
    s.closed = False
    emit(s, "phase_began", phase=END_OF_TURN, round=s.round)


def end_window(s: Planet) -> Rule[None] | None:
    """One window for the phase 4 cards of both sides (NA-191)."""
    return _end_window(s) if may_play(s) else None


def _end_window(s: Planet) -> Rule[None]:
    while (yield from card_window(s, "end_window")):
        pass


def end_turn(s: Planet) -> None:
    """Cards to the discards, tokens back, Hunt hand refilled, Rescue forward (NA-109)."""
    for me in s.hunted:
        s.discard[me] += s.played[me]
        s.played[me].clear()
    s.creature_token, s.target_token, s.artemia_token = [], [], []
    refill_hunt_hand(s)
    stasis = STASIS in s.in_force
    if stasis:
        emit(s, "rescue_stood_still")
    else:
        move_rescue(s)
    forget_turn(s)


def forget_turn(s: Planet) -> None:
    """What lasted for the turn is over; Tracking gives the Creature two cards for the next (NA-111, NA-192)."""
    s.hunt_allowed = 2 if s.tracking else 1
    s.hunt_played = 0
    s.tracking = s.despair = s.sacrifice = s.smokescreen = s.revealed = False
    s.beach_used = s.wreck_used = False
    s.in_force, s.banned, s.anticipated, s.disabled = [], [], [], []
    for me in s.hunted:
        s.survival_played[me] = s.ignores_artemia[me] = s.ignores_creature[me] = False
        s.resisted[me] = 0
        s.stands[me], s.stood[me], s.resolved[me] = [], [], []
        forget(s, "place", me)
