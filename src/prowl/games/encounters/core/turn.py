"""A turn from its beginning to the clean-up (PR-21 to PR-24, PR-67, PR-515)."""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule

from .piles import around, drawing
from .state import Encounter
from .track import add_from_deck, runners_run

ENEMY_PHASE = 1
CLEAN_UP = 4


def turn_order(s: Encounter) -> list[int]:
    """Clockwise from the first player; the dead take no turns."""
    return [seat for seat in around(s, s.first) if s.alive[seat]]


def begin_turn(s: Encounter, me: int) -> None:
    s.active = me
    if s.alive[me]:
        emit(s, "turn_began", seat=me, round=s.round)


def enemy_phase(s: Encounter, me: int) -> Rule[None]:
    """One card enters the row; then the Runners run (PR-25, PR-31)."""
    if not s.alive[me]:
        return
    s.phase = ENEMY_PHASE
    yield from add_from_deck(s, up=s.house.enemies_enter_up)
    if s.alive[me]:
        yield from runners_run(s)


def clean_up(s: Encounter, me: int) -> Rule[None] | None:
    """Offered cards to their owners' discards, played cards and hand to the discard, six new cards (PR-515)."""
    s.phase = CLEAN_UP
    return_offers(s)
    sweep(s, me)
    forget_turn(s)
    return drawing(s, me, s.house.hand - s.house.fewer_cards(s, me)) if s.alive[me] else None


def return_offers(s: Encounter) -> None:
    for seat in range(s.players):
        s.discard[seat] += s.offered[seat]
        s.offered[seat] = []


def sweep(s: Encounter, me: int) -> None:
    """Played cards and what is left in hand go to the discard."""
    s.discard[me] += s.played[me] + s.hand[me]
    s.played[me], s.hand[me] = [], []


def forget_turn(s: Encounter) -> None:
    """Nothing of a turn lasts beyond it; a new chapter begins with this too."""
    s.attack = s.recruit = s.avoids = s.recruits_on_top = s.offers_made = 0
    s.avoids_phase = False
    s.plays, s.copied, s.activated, s.swapped = [], [], [], []
    s.has_offered = [False] * s.players
    s.taken_offers, s.revealed_now, s.used_tasks, s.struck_already = [], [], [], []
    if s.house.forget is not None:
        s.house.forget(s)
