"""Duels and Laser Traps: attacks on other Predators (PR-192 to PR-194, PR-530)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule

from ...core.deeds import note
from ...core.piles import living
from ...core.strikes import damage, suffer
from .traps import trapped
from .trophies import dishonour

if TYPE_CHECKING:
    from ..state import Chase

DUELS_WON = "duels_won"
LASER_PRICE = 3
FLASH = 2
NOBODY = -1


def defence(s: Chase, me: int) -> int:
    """What a Duel with this Predator costs, less for each Flash Trap before it."""
    return max(0, s.predators[s.avatar[me]].defence - FLASH * trapped(s, me, "duels_cheaper"))


def rivals(s: Chase, me: int) -> list[int]:
    """Only living others can be attacked, and nobody in a pack (PR-A30, PR-227)."""
    return [] if s.together else [seat for seat in living(s) if seat != me]


def moves(s: Chase, me: int) -> list[Any]:
    found: list[Any] = []
    if s.duels:
        found += [("duel", seat) for seat in rivals(s, me) if defence(s, seat) <= s.attack]
    if s.attack >= LASER_PRICE and any(s.traps):
        found += [("laser", seat) for seat in rivals(s, me) if lasers_left(s, seat)]
    return found


def lasers_left(s: Chase, me: int) -> int:
    """Each Laser Trap once in each turn of somebody else."""
    return trapped(s, me, "laser") - s.lasers.count(me)


def duel(s: Chase, me: int, rival: int) -> Rule[None]:
    """Attack equal to the Defence is paid, the rival takes a strike; whoever attacks suffers nothing (PR-193)."""
    price = defence(s, rival)
    s.duels -= 1
    s.attack -= price
    emit(s, "duelled", seat=me, n=price)
    emit(s, "challenged", seat=rival)
    if (yield from attack(s, me, rival)):
        note(s, DUELS_WON, 1)


def fire_laser(s: Chase, me: int, rival: int) -> Rule[None]:
    """No Duel is needed where a Laser Trap lies."""
    s.lasers.append(rival)
    s.attack -= LASER_PRICE
    emit(s, "laser_fired", seat=me, n=LASER_PRICE)
    emit(s, "challenged", seat=rival)
    yield from attack(s, me, rival)


def attack(s: Chase, me: int, rival: int) -> Rule[bool]:
    """A strike that cannot be avoided; whether it did any harm. What it causes belongs to the attacker (PR-530)."""
    before = damage(s, rival) + dishonour(s, rival)
    s.attacker = me
    yield from suffer(s, rival)
    s.attacker = NOBODY
    return not s.alive[rival] or damage(s, rival) + dishonour(s, rival) > before
