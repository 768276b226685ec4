"""Crossroads that stay with a survivor: The Arctic King, Lost Dog, Fatima (facts: `ongoing`)."""

from __future__ import annotations

from prowl.kernel.events import emit

from ..cards.crossroads import NAMES
from ..state import Winter
from .arrivals import add_zombies
from .exposure import despair
from .places import NOISE_SPACES, is_location, standing

SNOWMOBILE, RESTLESS = NAMES.index("arctic_king"), NAMES.index("fatima_x")
RIDES = 4


def carries(s: Winter, survivor: int, card: int) -> bool:
    return any(each == card and who == survivor for each, who in zip(s.attached, s.attached_to, strict=True))


def ride(s: Winter, origin: int, place: int) -> None:
    """Noise where it starts and where it stops, a zombie at a colony; after the 4th ride the card is gone."""
    for each in (origin, place):
        if is_location(each):
            s.noise[each] = min(NOISE_SPACES, s.noise[each] + 1)
        else:
            add_zombies(s, each, 1)
    i = s.attached.index(SNOWMOBILE)
    s.attached_n[i] += 1
    emit(s, "rode", survivor=s.attached_to[i], n=s.attached_n[i])
    if s.attached_n[i] == RIDES:
        s.crossroads_past.append(s.attached[i])
        del s.attached[i], s.attached_to[i], s.attached_n[i]


def is_restless(s: Winter, survivor: int) -> bool:
    """The only die action she may take is to search."""
    return carries(s, survivor, RESTLESS)


def rest_badly(s: Winter, *turn: int) -> None:
    """Who is restless and was not moved in the turn despairs."""
    for seat in s.active:
        for survivor in [each for each in s.group[seat] if is_restless(s, each)]:
            if standing(s, survivor) and survivor not in s.moved:
                despair(s, survivor)
