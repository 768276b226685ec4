"""A new turn and phase 1, fuel supply (TH-46 to TH-48, TH-188)."""

from __future__ import annotations

from prowl.kernel.events import emit

from ..state import Earth
from .constants import FUEL_MOST, FUEL_PER_TURN

SUPPLY = 1


def new_turn(s: Earth) -> None:
    """The role of start player passes clockwise from the second turn on."""
    if s.round > 1:
        s.first = (s.first + 1) % s.players
    s.revealed = False
    s.flown = []
    emit(s, "turn_began", seat=s.first, round=s.round)


def fuel_supply(s: Earth) -> None:
    """8 fuel for everyone, at most 20 in store."""
    s.phase = SUPPLY
    for me in range(s.players):
        s.fuel[me] = min(FUEL_MOST, s.fuel[me] + FUEL_PER_TURN)
    emit(s, "fuel_supplied", n=FUEL_PER_TURN)
