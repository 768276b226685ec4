"""Zombies arrive, one at a time (DW-B23, B89, B107 to B109, DW-127 to DW-130, 206 to 208).

Whatever adds zombies lays their number into `arrivals`; the phases after it place them.
"""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule

from ..state import Winter
from .exposure import kill, wound
from .morale import kill_helpless
from .places import DOORS_AT, FIRST_COLONY, at, empty_spaces, on_door, place_of_door, send_home


def add_zombies(s: Winter, place: int, n: int) -> None:
    """At a colony each batch or effect starts at entrance 1 and goes round (DW-B108)."""
    if n > 0 and DOORS_AT[place]:
        s.arrivals.append((DOORS_AT[place][0], n, DOORS_AT[place][0]))


def add_zombies_at(s: Winter, door: int, n: int) -> None:
    """At one entrance only."""
    if n > 0:
        s.arrivals.append((-1, n, door))


def next_arrival(s: Winter) -> int:
    """The entrance at which the next zombie is due; the queue moves on."""
    first, n, door = s.arrivals[0]
    if n == 1:
        del s.arrivals[0]
    else:
        following = door
        if first >= FIRST_COLONY:
            following = door + 1 if door + 1 < first + 6 else first
        s.arrivals[0] = (first, n - 1, following)
    return door


def place_zombies(s: Winter, *turn: int) -> Rule[None]:
    """Zombies that only take a space come in one go, up to the first that hits somebody."""
    while s.arrivals and not s.dying:
        door = next_arrival(s)
        if empty_spaces(s, door) > 0:
            s.zombies[door] += 1
            emit(s, "zombie_came", door=door)
        elif on_door(s, door):
            yield from drive_out(s, door)
            return
        else:
            break_in(s, door)


def drive_out(s: Winter, door: int) -> Rule[None]:
    """The lowest survivor on a full entrance takes 1 wound and goes home; barricades stay (DW-127 to DW-129)."""
    survivor = on_door(s, door)[0]
    emit(s, "driven_out", survivor=survivor, door=door)
    wound(s, survivor)
    if survivor not in s.dying:
        yield from send_home(s, survivor)


def break_in(s: Winter, door: int) -> None:
    """A full entrance: a barricade is destroyed, else a trap goes off, else the place is overrun (DW-B109, DW-B89)."""
    if s.barricades[door]:
        s.barricades[door] -= 1
        emit(s, "barricade_fell", door=door)
    elif s.traps[door]:
        s.traps[door] -= 1
        s.zombies[door] = 0
        emit(s, "trap_went_off", door=door)
    else:
        overrun(s, place_of_door(door))


def overrun(s: Winter, place: int) -> None:
    """The lowest influence at the place dies, whosever it is; a helpless one only if nobody else is there (DW-136)."""
    victims = [survivor for survivor in at(s, place) if survivor not in s.dying]
    camp = place - FIRST_COLONY
    emit(s, "overrun", place=place)
    if victims:
        kill(s, victims[0])
    elif camp >= 0 and s.helpless[camp]:
        kill_helpless(s, camp)
