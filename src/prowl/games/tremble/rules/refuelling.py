"""Phase 5, refuelling and relocation (TH-74 to TH-80, TH-151 to TH-154, TH-195, TH-212, TH-213)."""

from __future__ import annotations

from functools import partial

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose, in_secret

from ..cards.ships import SHIPS, fuel_of
from ..state import Earth
from .fleet import city_at, destroy, seat_order
from .planning import planned

REFUELLING = 5


def refuel(s: Earth, me: int) -> Rule[None] | None:
    """Each captain pays for the ships sent; short of fuel, some are given up first (TH-74, TH-76)."""
    s.phase = REFUELLING
    if fuel_of(s.attack[me]) > s.fuel[me]:
        return give_up_ships(s, me)
    pay_fuel(s, me)
    return None


def give_up_ships(s: Earth, me: int) -> Rule[None]:
    """One at a time, until the fuel covers the rest (TH-76, TH-77)."""
    while (needed := fuel_of(s.attack[me])) > s.fuel[me]:
        values = {"fuel": s.fuel[me], "needed": needed}
        ship = yield from choose(s, me, s.attack[me][:], "no_fuel.ship", values=values)
        destroy(s, me, ship)
    pay_fuel(s, me)


def pay_fuel(s: Earth, me: int) -> None:
    paid = fuel_of(s.attack[me])
    s.fuel[me] -= paid
    if paid:
        emit(s, "fuel_paid", seat=me, n=paid)


def movers(s: Earth, me: int) -> list[int]:
    return [ship for ship in s.attack[me] if SHIPS[ship].relocates]


def relocate(s: Earth) -> Rule[None] | None:
    """Captains whose ships may change their city after refuelling (TH-151, TH-212)."""
    captains = [me for me in seat_order(s) if movers(s, me)]
    return choose_cities(s, captains) if captains else None


def choose_cities(s: Earth, captains: list[int]) -> Rule[None]:
    """One captain moves openly; several choose in secret and reveal together (TH-152, TH-153)."""
    if len(captains) == 1:
        yield from choose_targets(s, captains[0], openly=True)
        return
    moved = yield from in_secret(s, {me: partial(choose_targets, s, me) for me in captains}, recall=planned)
    for me, targets in moved.items():
        redirect(s, me, targets)


def choose_targets(s: Earth, me: int, openly: bool = False) -> Rule[list[int]]:
    """Each relocating ship by itself, another city of the row or where it is: the targets of the whole attack."""
    targets = s.target[me][:]
    for ship in movers(s, me):
        i = s.attack[me].index(ship)
        # To stay comes last: that is what a clock answers that has run out.
        slots = [*(slot for slot in s.slots if slot != targets[i]), targets[i]]
        targets[i] = yield from choose(
            s, me, slots, "relocate.slot", values={"ship": ship, "slot": targets[i], "plan": targets[:]}
        )
        if openly:
            redirect(s, me, targets[:])
    return targets


def redirect(s: Earth, me: int, targets: list[int]) -> None:
    changed = [(ship, slot) for ship, slot, old in zip(s.attack[me], targets, s.target[me], strict=True) if slot != old]
    s.target[me] = targets
    for ship, slot in changed:
        emit(s, "ship_relocated", seat=me, ship=ship, city=city_at(s, slot), slot=slot)
