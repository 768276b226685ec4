"""Verbs about the board: zombies, barricades, traps, noise."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose, choose_some

from ..rules.arrivals import add_zombies, add_zombies_at
from ..rules.exposure import expose
from ..rules.fighting import kill_zombie
from ..rules.places import (
    DOORS_AT,
    NOISE_SPACES,
    NOWHERE,
    active_group,
    empty_spaces,
    is_location,
    reach,
    standing,
    zombies_at,
)
from ..state import Winter
from . import select
from .deed import Deed, count, note_deed
from .verbs import verb
from .vocabulary import Amount, Number


def has_zombies(d: Deed) -> Callable[[int], bool]:
    return lambda place: zombies_at(d.s, place) > 0


def some_zombies(d: Deed, before: str, n: object = None, rolls: str = "") -> bool:
    """Whether there is a zombie where the words can mean."""
    if isinstance(n, Amount) and n.sign == "+":
        return True
    doors = [door for place in select.named_places(d, before) for door in select.doors_at(d, place, before)]
    return any(d.s.zombies[door] for door in doors)


@verb(helps=some_zombies)
def zombies(d: Deed, n: Amount, before: str) -> Rule[None]:
    """Zombies are added by the rules of placement; those removed are picked, nobody is exposed (DW-B44, DW-B108)."""
    fits = has_zombies(d) if n.sign == "-" else select.anyone
    for place in (yield from select.places(d, before, fits)):
        doors = select.doors_at(d, place, before)
        if n.sign == "+" and len(doors) < len(DOORS_AT[place]):
            add_zombies_at(d.s, doors[0], count(d, n.by))
        elif n.sign == "+":
            add_zombies(d.s, place, count(d, n.by))
        else:
            there = sum(d.s.zombies[door] for door in doors)
            yield from remove_zombies(d, doors, count(d, n.by) if n.sign == "-" else there - count(d, n.by))


def remove_zombies(d: Deed, doors: Sequence[int], n: int) -> Rule[None]:
    """Removing is not killing (DW-B44)."""
    d.freed = []
    for _ in range(n):
        left = [door for door in doors if d.s.zombies[door]]
        if not left:
            return
        door = yield from select.pick_door(d, left)
        d.s.zombies[door] -= 1
        d.freed.append(door)
        emit(d.s, "zombie_removed", door=door)


@verb()
def zombies_full(d: Deed, before: str) -> Rule[None]:
    """All empty entrance spaces are filled."""
    for place in (yield from select.places(d, before)):
        for door in DOORS_AT[place]:
            d.s.zombies[door] += empty_spaces(d.s, door)
            emit(d.s, "zombies_filled", door=door)


@verb()
def move_z(d: Deed, n: Number, source: str, to: str) -> Rule[None]:
    """Up to so many zombies go to empty entrance spaces of another place; nothing breaks (DW-B54)."""
    for origin in (yield from select.places(d, source, has_zombies(d))):
        others = [place for place in select.named_places(d, to) if place != origin and room_at(d.s, place) > 0]
        if others:
            place = yield from choose(d.s, d.chooser, others, "pick.place")
            yield from lure(d, origin, place, count(d, n))


def room_at(s: Winter, place: int) -> int:
    return sum(empty_spaces(s, door) for door in DOORS_AT[place])


def lure(d: Deed, origin: int, place: int, n: int) -> Rule[None]:
    from_doors = [door for door in DOORS_AT[origin] for _ in range(d.s.zombies[door])]
    most = min(n, len(from_doors), room_at(d.s, place))
    chosen = yield from choose_some(d.s, d.chooser, from_doors, "lure.doors", least=0, most=most, always=most > 0)
    for door in chosen:
        target = yield from select.pick_door(d, [each for each in DOORS_AT[place] if empty_spaces(d.s, each) > 0])
        d.s.zombies[door] -= 1
        d.s.zombies[target] += 1
        emit(d.s, "zombie_lured", door=door, target=target)


# -- killing -----------------------------------------------------------------------------


@verb(helps=some_zombies)
def killz(d: Deed, n: Number, before: str, rolls: str = "") -> Rule[None]:
    """`self`, or one own survivor there, kills zombies: an exposure roll for each, a single one, or none (DW-B44)."""
    for place in (yield from select.places(d, before, has_zombies(d))):
        doors = select.doors_at(d, place, before)
        killer = yield from killer_at(d, place)
        yield from kill_zombies(d, killer, doors, count(d, n), rolls)


def killer_at(d: Deed, place: int) -> Rule[int]:
    """Who kills: the survivor that uses the card, else an own one at the place; a rifle needs nobody there."""
    if d.who != NOWHERE and standing(d.s, d.who):
        return d.who
    mine = [each for each in active_group(d.s, d.me) if d.s.place[each] == place]
    return (yield from choose(d.s, d.chooser, mine, "pick.survivor")) if mine else NOWHERE


def kill_zombies(d: Deed, killer: int, doors: Sequence[int], n: int, rolls: str) -> Rule[None]:
    killed = 0
    while killed < n:
        left = [door for door in doors if d.s.zombies[door]]
        if not left or (killer != NOWHERE and not standing(d.s, killer)):
            break
        door = yield from select.pick_door(d, left)
        kill_zombie(d.s, d.me, killer, door)
        killed += 1
        if not rolls and killer != NOWHERE:
            expose(d.s, killer)
    if rolls == "one_roll" and killed and killer != NOWHERE:
        expose(d.s, killer)


def can_attack(d: Deed) -> bool:
    return any(d.s.zombies[door] for each in active_group(d.s, d.me) for door in reach(d.s, each))


@verb(helps=can_attack)
def attack_free(d: Deed) -> Rule[None]:
    """One own survivor attacks without a die."""
    able = [each for each in active_group(d.s, d.me) if any(d.s.zombies[door] for door in reach(d.s, each))]
    if able:
        attacker = yield from choose(d.s, d.chooser, able, "pick.survivor")
        yield from kill_zombies(d, attacker, reach(d.s, attacker), 1, "")
        note_deed(d.s, "attack", d.me, attacker, d.s.place[attacker])


# -- barricades and traps ----------------------------------------------------------------


def has_room(d: Deed, before: str, n: Amount | None = None) -> bool:
    if n is not None and n.sign != "+":
        return True
    if before == "freed":
        return bool(d.freed)
    doors = [door for place in select.named_places(d, before) for door in select.doors_at(d, place, before)]
    return any(empty_spaces(d.s, door) > 0 for door in doors)


@verb(helps=has_room)
def barricade(d: Deed, n: Amount, before: str) -> Rule[None]:
    """As many as fit, on empty entrance spaces of the chooser's choice; a trap is no barricade here."""
    if before == "freed":
        for door in d.freed[: count(d, n.by)]:
            build_barricade(d.s, door)
        return
    for place in (yield from select.places(d, before, _room(d, before) if n.sign == "+" else select.anyone)):
        doors = select.doors_at(d, place, before)
        if n.sign == "+":
            yield from put(d, doors, count(d, n.by), build_barricade)
        else:
            yield from tear_down(d, doors, count(d, n.by) if n.sign == "-" else sum(d.s.barricades))


def _room(d: Deed, before: str) -> Callable[[int], bool]:
    return lambda place: any(empty_spaces(d.s, door) > 0 for door in select.doors_at(d, place, before))


def build_barricade(s: Winter, door: int) -> None:
    s.barricades[door] += 1
    emit(s, "barricade_built", door=door)


def set_trap(s: Winter, door: int) -> None:
    s.traps[door] += 1
    emit(s, "trap_set", door=door)


def put(d: Deed, doors: Sequence[int], n: int, build: Callable[[Winter, int], None]) -> Rule[None]:
    for _ in range(n):
        free = [door for door in doors if empty_spaces(d.s, door) > 0]
        if not free:
            return
        build(d.s, (yield from select.pick_door(d, free)))


def tear_down(d: Deed, doors: Sequence[int], n: int) -> Rule[None]:
    for _ in range(n):
        left = [door for door in doors if d.s.barricades[door]]
        if not left:
            return
        door = left[0]
        if n < sum(d.s.barricades[each] for each in left):
            door = yield from select.pick_door(d, left)
        d.s.barricades[door] -= 1
        emit(d.s, "barricade_fell", door=door)


@verb(helps=has_room)
def trap(d: Deed, n: Amount, before: str) -> Rule[None]:
    for place in (yield from select.places(d, before, _room(d, before))):
        yield from put(d, select.doors_at(d, place, before), count(d, n.by), set_trap)


def can_build(d: Deed) -> bool:
    return bool(builders(d))


def builders(d: Deed) -> list[int]:
    """Own survivors who can build: not at an enemy colony (DW-89)."""
    mine = [each for each in active_group(d.s, d.me) if d.s.door[each] < 0]
    return [each for each in mine if any(empty_spaces(d.s, door) > 0 for door in DOORS_AT[d.s.place[each]])]


@verb(helps=can_build)
def build_free(d: Deed) -> Rule[None]:
    able = [d.who] if d.who in builders(d) else builders(d)
    if able:
        builder = yield from choose(d.s, d.chooser, able, "pick.survivor")
        yield from put(d, DOORS_AT[d.s.place[builder]], 1, build_barricade)
        note_deed(d.s, "barricade", d.me, builder, d.s.place[builder])


# -- noise -------------------------------------------------------------------------------


@verb()
def noise(d: Deed, n: Amount, at: str) -> Rule[None]:
    """Up to the 4 spaces of a location; a colony has none (DW-B7)."""
    for place in (yield from select.places(d, at)):
        make_noise(d.s, place, count(d, n.by))


def make_noise(s: Winter, place: int, n: int) -> None:
    if is_location(place):
        added = min(n, NOISE_SPACES - s.noise[place])
        s.noise[place] += added
        if added:
            emit(s, "noise_made", place=place, n=added)


@verb()
def noise_full(d: Deed, at: str) -> Rule[None]:
    for place in (yield from select.places(d, at)):
        make_noise(d.s, place, NOISE_SPACES)
