"""Phase 4, attack planning (TH-66 to TH-73, TH-194)."""

from __future__ import annotations

from functools import partial

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose, in_secret

from ..cards.ships import SHIPS
from ..state import Earth
from .fleet import at_slot, city_at, met_first, seat_order

PLANNING = 4
STAY = 0


def plan_attacks(s: Earth) -> Rule[None] | None:
    """A turn without cities has no attack (TH-65)."""
    if not s.row:
        return None
    s.phase = PLANNING
    return plan_in_secret(s)


def plan_in_secret(s: Earth) -> Rule[None]:
    """All captains plan; a plan may be changed until the last one is in, then all are revealed (TH-71, TH-194)."""
    picks = {me: partial(plan, s, me) for me in seat_order(s) if s.hand[me]}
    plans = yield from in_secret(s, picks, recall=planned)
    for me, targets in plans.items():
        send(s, me, targets)
    reveal(s)


def plan(s: Earth, me: int) -> Rule[list[int]]:
    """For each ship of the hand the slot it attacks, or 0 for staying."""
    targets: list[int] = []
    needed = 0
    for ship in s.hand[me]:
        # The warning of TH-75: the ship is asked for as always, but its captain is told how much fuel it would lack.
        lacking = max(0, needed + SHIPS[ship].fuel - s.fuel[me])
        target = yield from choose(
            s,
            me,
            [*s.slots, STAY],
            "plan.slot",
            values={"ship": ship, "needed": needed, "fuel": s.fuel[me], "lacking": lacking, "plan": targets[:]},
        )
        targets.append(target)
        needed += SHIPS[ship].fuel if target != STAY else 0
    return targets


def planned(targets: list[int]) -> dict[str, list[int]]:
    """What a captain who waits for the others is shown of the own plan."""
    return {"plan": targets}


def send(s: Earth, me: int, targets: list[int]) -> None:
    sent = [(ship, target) for ship, target in zip(s.hand[me], targets, strict=True) if target != STAY]
    s.attack[me] = [ship for ship, _ in sent]
    s.target[me] = [target for _, target in sent]
    s.hand[me] = [ship for ship in s.hand[me] if ship not in s.attack[me]]
    for i, ship in enumerate(s.attack[me] if s.hand[me] else ()):
        met = met_first(s, me, ship)
        if met != ship:
            s.attack[me][i], s.hand[me][s.hand[me].index(met)] = met, ship
    s.flown += s.attack[me]


def reveal(s: Earth) -> None:
    s.revealed = True
    if s.out is not None:
        tell_attacks(s)


def tell_attacks(s: Earth) -> None:
    """Captain by captain, city by city."""
    for me in seat_order(s):
        if not s.attack[me]:
            emit(s, "stayed_home", seat=me)
        for slot in sorted(set(s.target[me])):
            emit(s, "attack_revealed", seat=me, ship=at_slot(s, me, slot), city=city_at(s, slot), slot=slot)
