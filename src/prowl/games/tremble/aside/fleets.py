"""The fleets over the cities, and where the own ships are bound for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from prowl.kernel.aside import Seen, cards

from ..cards.cities import CITIES
from ..cards.ships import SHIP_NAMES, bonuses, fuel_of, strength
from ..rules.planning import PLANNING, STAY
from ..rules.refuelling import REFUELLING

Fleet = dict[str, Any]
#: More fleets than a busy evening sees.
REMEMBERED = 4096
#: A ship, the slot it flies to, and whether only its captain knows of it yet.
Flight = tuple[int, int, bool]


def fleet(seat: int, ships: Sequence[int], city: int, moving: Sequence[int] = ()) -> Fleet:
    """A captain's ships at a city, what company and city add to each, and the strength of all (TH-84)."""
    shown, total = reckoned(tuple(ships), CITIES[city].type)
    if moving:
        shown = [{**each, "moving": True} if ship in moving else each for ship, each in zip(ships, shown, strict=True)]
    return {"seat": seat, "ships": shown, "strength": total}


@lru_cache(REMEMBERED)
def reckoned(ships: tuple[int, ...], kind: str) -> tuple[list[Fleet], int]:
    """The same fleets are looked at by many eyes and again and again: nobody writes into what is found here."""
    more = bonuses(ships, kind)
    shown = [{"ship": SHIP_NAMES[ship], "bonus": n} for ship, n in zip(ships, more, strict=True)]
    return shown, strength(ships, kind)


def fleets(eyes: Seen) -> list[list[Fleet]]:
    """For each city of the row the fleets that are known to be there; mine as I have planned it so far."""
    city_at = dict(zip(eyes.slots, eyes.row, strict=True))
    found: dict[int, list[Fleet]] = {slot: [] for slot in city_at}
    for seat in range(eyes.players if found else 0):
        sent = flights(eyes, seat)
        moving = [ship for ship, _, moves in sent if moves]
        for slot in sorted({slot for _, slot, _ in sent}):
            here = [ship for ship, target, _ in sent if target == slot]
            found[slot].append(fleet(seat, here, city_at[slot], moving))
    return list(found.values())


def flights(eyes: Seen, seat: int) -> list[Flight]:
    """What a captain sends: known to all once it is revealed, to the captain as soon as it is planned (TH-18)."""
    mine = seat == eyes.seat
    if mine and eyes.phase == PLANNING and not eyes.revealed:
        return [(ship, slot, False) for ship, slot in planned(eyes) if slot != STAY]
    if not eyes.revealed or not eyes.attack[seat]:
        return []
    sent = eyes.target[seat]
    told = (moved(eyes) if mine else []) or sent
    return [(ship, new, new != slot) for ship, slot, new in zip(eyes.attack[seat], sent, told, strict=True)]


def told_slots(eyes: Seen) -> list[int]:
    """What the question says of the own plan: that for the next ship, or that whether to think again (TH-194)."""
    slots: list[int] = eyes.ask.values.get("plan", []) if eyes.ask is not None else []
    return slots


def planned(eyes: Seen) -> list[tuple[int, int]]:
    """The own ships that have a slot already, in the order of the hand."""
    return list(zip(cards(eyes.mine("hand")), told_slots(eyes), strict=False))


def moved(eyes: Seen) -> list[int]:
    """Where the own attack flies after relocation, as far as it is chosen; nothing if it is not asked (TH-151)."""
    return told_slots(eyes) if eyes.phase == REFUELLING else []


def bound(eyes: Seen) -> dict[str, int]:
    """The slot of each own ship that has one, 0 for staying at home, by where the ship lies."""
    if eyes.phase == PLANNING and not eyes.revealed:
        return {f"hand:{i}": slot for i, slot in enumerate(told_slots(eyes))}
    return {f"attack:{i}": slot for i, (_, slot, _) in enumerate(flights(eyes, eyes.seat))}


def plan(eyes: Seen) -> Fleet:
    """What the plan burns, and the fuel that is left; below nothing it is lacking (TH-74, TH-75)."""
    return burnt(eyes, [ship for ship, slot in planned(eyes) if slot != STAY])


def burnt(eyes: Seen, ships: Sequence[int]) -> Fleet:
    burn = fuel_of(ships)
    return {"burn": burn, "left": eyes.mine("fuel") - burn}


def next_ship(eyes: Seen) -> Fleet:
    """What the plan would burn with the ship that is asked for, and at each city the fleet it would make."""
    ship = eyes.ask.values["ship"] if eyes.ask is not None else 0
    sent = [(other, slot) for other, slot in planned(eyes) if slot != STAY]
    joined = {
        str(slot): fleet(eyes.seat, [*(other for other, target in sent if target == slot), ship], city, (ship,))
        for city, slot in zip(eyes.row, eyes.slots, strict=True)
    }
    return {**burnt(eyes, [*(other for other, _ in sent), ship]), "at": joined}
