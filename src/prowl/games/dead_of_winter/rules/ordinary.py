"""Deeds of the standard game only: move, attack a survivor, attract, accuse (DW-B46, B47, B54, B63, B64, B68, B138)."""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import emit, only
from prowl.kernel.rng import below, die

from ..cards.survivors import SURVIVORS
from ..effects.modifiers import attack_value
from ..state import ORDINARY, Winter
from .dice import has_die, spend_die
from .exposure import wound
from .fighting import may_act
from .hands import from_hand, to_hand
from .moving import fuels, moves
from .places import (
    DOORS_AT,
    FIRST_COLONY,
    LOCATIONS,
    active_group,
    at,
    controller,
    empty_spaces,
    playing,
    zombies_at,
)

ATTRACTED = 2


def deeds(s: Winter, seat: int) -> list[Any]:
    """Moving is one of the deeds; fuel goes with a move (DW-B39, DW-B63)."""
    found = moves(s, seat)
    fuel = fuels(s, seat) if found else []
    return [*found, *fuel, *strikes(s, seat), *attractions(s, seat), *accusations(s, seat)]


# -- attacking a survivor ----------------------------------------------------------------


def strikes(s: Winter, seat: int) -> list[Any]:
    """Another player's survivor at the same place; never own or helpless ones (DW-B46, DW-B47)."""
    return [
        ("strike", survivor, target)
        for survivor in active_group(s, seat)
        if may_act(s, survivor) and has_die(s, seat, attack_value(s, survivor))
        for target in at(s, s.place[survivor])
        if controller(s, target) != seat and target not in s.lying
    ]


def strike(s: Winter, seat: int, survivor: int, target: int) -> None:
    """The spent die is rolled again: not above the target's value, it is wounded and a card is taken (DW-B46)."""
    spend_die(s, seat, attack_value(s, survivor))
    roll = die(s.chance, "dice")
    s.used[seat][-1] = roll
    hit = roll <= SURVIVORS[target].attack
    emit(s, "struck", seat=seat, survivor=survivor, target=target, roll=roll, hit=hit)
    if hit:
        victim = controller(s, target)
        wound(s, target)
        steal_at_random(s, seat, victim)


def steal_at_random(s: Winter, seat: int, victim: int) -> None:
    """A random card of a hand; both know which."""
    if s.hand[victim]:
        card = s.hand[victim][below(s.chance, "dice", len(s.hand[victim]))]
        from_hand(s, victim, card)
        to_hand(s, seat, card)
        emit(s, "stolen", seat=seat, victim=victim, item=only((seat, victim), card))


# -- attracting zombies ------------------------------------------------------------------


def attractions(s: Winter, seat: int) -> list[Any]:
    """Up to 2 zombies of another place come to empty entrance spaces of the survivor's place (DW-B54)."""
    if not has_die(s, seat):
        return []
    places = [place for place in (*LOCATIONS, FIRST_COLONY) if zombies_at(s, place)]
    return [
        ("attract", survivor, place)
        for survivor in active_group(s, seat)
        if may_act(s, survivor) and any(empty_spaces(s, door) > 0 for door in DOORS_AT[s.place[survivor]])
        for place in places
        if place != s.place[survivor]
    ]


def attract(s: Winter, seat: int, survivor: int, place: int) -> None:
    spend_die(s, seat)
    for _ in range(ATTRACTED):
        source = next((door for door in DOORS_AT[place] if s.zombies[door]), None)
        target = next((door for door in DOORS_AT[s.place[survivor]] if empty_spaces(s, door) > 0), None)
        if source is not None and target is not None:
            s.zombies[source] -= 1
            s.zombies[target] += 1
            emit(s, "attracted", seat=seat, survivor=survivor, source=source, door=target)


# -- accusing ----------------------------------------------------------------------------


def accusations(s: Winter, seat: int) -> list[Any]:
    """Once per turn another player who is not exiled may be named; there is no exile in co-op (DW-B68, DW-B123)."""
    if s.variant != ORDINARY or s.has_accused:
        return []
    return [("accuse", other) for other in playing(s) if other != seat and not s.exiled[other]]


def accuse(s: Winter, seat: int, other: int) -> None:
    s.accused, s.has_accused = other, True
    emit(s, "accused", seat=seat, other=other)
