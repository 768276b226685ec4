"""Moving survivors (DW-B63, B64, DW-53 to 57, 60 to 69, 155 to 157, 186, 187, 189)."""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule

from ..cards.items import ITEMS
from ..effects.modifiers import ABILITY, modifier, move_is_safe, spend_use, uses
from ..state import COLONIES, Winter
from .attached import SNOWMOBILE, carries, ride
from .exposure import by_morale, expose_mover
from .hands import firsts, from_hand, gear_of, waste_card
from .places import (
    DOORS_AT,
    FIRST_COLONY,
    LOCATIONS,
    NOISE_SPACES,
    NOWHERE,
    WOLF_CAMP,
    active_group,
    at,
    camp_of,
    colonies,
    controller,
    empty_spaces,
    free_spaces,
    home_of,
    is_location,
    locations_with_room,
    place_of_door,
    send_home,
    stand,
    standing,
)
from .record import record

ARMED, UNARMED = 2, 1
MOVES = 2


def may_move(s: Winter, survivor: int) -> bool:
    """Each survivor once a turn (DW-55, DW-B63)."""
    return standing(s, survivor) and survivor not in s.moved and survivor not in s.no_move


def moves(s: Winter, seat: int) -> list[Any]:
    """Every move: to a place with room, to an entrance of a rival colony, into a full location in somebody's stead."""
    found: list[Any] = []
    for survivor in active_group(s, seat):
        if may_move(s, survivor):
            plain = moves_of(s, seat, survivor)
            found += [*plain, *with_aids(s, seat, survivor, plain), *in_company(s, seat, survivor, plain)]
    return found


def moves_of(s: Winter, seat: int, survivor: int) -> list[Any]:
    here, home = s.place[survivor], home_of(s, seat)
    found: list[Any] = []
    for place in (*LOCATIONS, home):
        if place in (here, NOWHERE):
            continue
        if free_spaces(s, place) > 0:
            found.append(("move", survivor, place))
        elif s.variant == COLONIES and is_location(place):
            found += [("evict", survivor, place, victim) for victim in victims(s, seat, place)]
    found += [("enter", survivor, door) for door in rival_doors(s, seat) if door != s.door[survivor]]
    return found


def rival_doors(s: Winter, seat: int) -> list[int]:
    """Empty entrance spaces of a colony that is not the own one (DW-60, DW-62, DW-155)."""
    if s.variant != COLONIES:
        return []
    rivals = [camp for camp in colonies(s) if camp != s.camp[seat]]
    return [door for camp in rivals for door in DOORS_AT[FIRST_COLONY + camp] if empty_spaces(s, door) > 0]


def with_aids(s: Winter, seat: int, survivor: int, plain: list[Any]) -> list[Any]:
    """The moves with each card that makes one safe once per round."""
    items = [source for source in uses(s, survivor, "move_safe") if source < ABILITY and not s.fuelled[seat]]
    return [(f"{verb}_with", *rest, item) for item in items for verb, *rest in plain if verb != "evict"]


def in_company(s: Winter, seat: int, survivor: int, plain: list[Any]) -> list[Any]:
    """Cole Winters may take another own survivor along, who is not exposed, if there is room for both."""
    if next(uses(s, survivor, "move_with"), NOWHERE) == NOWHERE:
        return []
    others = [each for each in active_group(s, seat) if each != survivor and s.place[each] == s.place[survivor]]
    return [
        (f"{verb}_both", survivor, other, *where)
        for other in others
        if may_move(s, other)
        for verb, _, *where in plain
        if verb != "evict" and (free_spaces(s, where[0]) if verb == "move" else empty_spaces(s, where[0])) > 1
    ]


# -- a full location ---------------------------------------------------------------------


def victims(s: Winter, seat: int, place: int) -> list[int]:
    """Who may be sent home; never a survivor of the other active player, only to where there is room (DW-65, 66)."""
    others = [each for each in s.active if each != seat]
    found = [each for each in at(s, place) if standing(s, each) and controller(s, each) not in others]
    return [each for each in found if can_pay_eviction(s, seat, each) and has_room(s, each)]


def has_room(s: Winter, survivor: int) -> bool:
    """Room at home, or at another location (DW-188)."""
    home = home_of(s, controller(s, survivor))
    return free_spaces(s, home) > 0 or bool(locations_with_room(s))


def eviction_price(s: Winter, seat: int, survivor: int) -> int:
    """Nothing for a friend; 1 bullet for an enemy, 2 for an armed one; for the wolf a die (DW-65, DW-157)."""
    if camp_of(s, survivor) == s.camp[seat]:
        return 0
    if s.camp[seat] == WOLF_CAMP:
        return UNARMED
    armed = any(ITEMS[card].type == "weapon" for card in gear_of(s, survivor))
    return ARMED if armed else UNARMED


def can_pay_eviction(s: Winter, seat: int, survivor: int) -> bool:
    price = eviction_price(s, seat, survivor)
    if s.camp[seat] == WOLF_CAMP:
        return len(s.dice[seat]) >= price
    return s.bullets[s.camp[seat]] >= price


def pay_eviction(s: Winter, seat: int, survivor: int) -> None:
    price = eviction_price(s, seat, survivor)
    if s.camp[seat] == WOLF_CAMP:
        for _ in range(price):
            s.used[seat].append(s.dice[seat].pop(0))
    else:
        s.bullets[s.camp[seat]] -= price
        s.bank += price
    emit(s, "evicted", seat=seat, survivor=survivor, n=price)


# -- moving ------------------------------------------------------------------------------


def move(s: Winter, seat: int, survivor: int, place: int) -> None:
    arrive(s, seat, survivor, place, NOWHERE, NOWHERE)


def move_with(s: Winter, seat: int, survivor: int, place: int, item: int) -> None:
    arrive(s, seat, survivor, place, NOWHERE, item)


def enter(s: Winter, seat: int, survivor: int, door: int) -> None:
    arrive(s, seat, survivor, place_of_door(door), door, NOWHERE)


def enter_with(s: Winter, seat: int, survivor: int, door: int, item: int) -> None:
    arrive(s, seat, survivor, place_of_door(door), door, item)


def move_both(s: Winter, seat: int, survivor: int, other: int, place: int) -> None:
    take_along(s, seat, survivor, other, place, NOWHERE)
    arrive(s, seat, survivor, place, NOWHERE, NOWHERE)


def enter_both(s: Winter, seat: int, survivor: int, other: int, door: int) -> None:
    take_along(s, seat, survivor, other, place_of_door(door), door)
    arrive(s, seat, survivor, place_of_door(door), door, NOWHERE)


def take_along(s: Winter, seat: int, survivor: int, other: int, place: int, door: int) -> None:
    """The companion's move is used; both count as one move of the alternation."""
    source = next(uses(s, survivor, "move_with"))
    spend_use(s, survivor, source)
    stand(s, other, place, door)
    s.moved.append(other)
    s.counts[seat][MOVES] += 1
    emit(s, "moved", seat=seat, survivor=other, place=place, door=door)


def evict(s: Winter, seat: int, survivor: int, place: int, victim: int) -> Rule[None]:
    """Pay, send the victim home, then move in; being sent home is not a move (DW-186, DW-187)."""
    pay_eviction(s, seat, victim)
    yield from send_home(s, victim)
    arrive(s, seat, survivor, place, NOWHERE, NOWHERE)


def arrive(s: Winter, seat: int, survivor: int, place: int, door: int, item: int) -> None:
    """The figure is put there, then exposure is rolled, unless fuel or something else makes the move safe."""
    origin = s.place[survivor]
    riding = carries(s, survivor, SNOWMOBILE)
    safe = riding or move_is_safe(s, survivor, place, item)
    stand(s, survivor, place, door)
    s.moved.append(survivor)
    s.must_move = False
    s.counts[seat][MOVES] += 1
    emit(s, "moved", seat=seat, survivor=survivor, place=place, door=door)
    if item != NOWHERE:
        spend_use(s, survivor, item)
        make_noise(s, place, item)
    if riding:
        ride(s, origin, place)
    if s.fuelled[seat]:
        s.fuelled[seat] -= 1
    elif not safe:
        roll_for_move(s, survivor)
    record(s, "move", seat, survivor, place, origin)


def roll_for_move(s: Winter, survivor: int) -> None:
    """In a hard winter a second roll follows if the survivor lives (Snowed In)."""
    expose_mover(s, survivor)
    if s.hard_winter == s.round and standing(s, survivor):
        expose_mover(s, survivor)


def make_noise(s: Winter, place: int, item: int) -> None:
    noise = modifier(item, "move_noise")
    if noise and is_location(place):
        s.noise[place] = min(NOISE_SPACES, s.noise[place] + noise.n)


# -- fuel --------------------------------------------------------------------------------


def is_fuel(card: int) -> bool:
    """A card that is played with a move (DW-B64)."""
    return any(call.verb == "at" for call in ITEMS[card].do)


def fuels(s: Winter, seat: int) -> list[Any]:
    """An own fuel card may be played with a move (DW-57, DW-B64)."""
    if s.fuelled[seat] or (s.variant == COLONIES and not s.fuel_when_moving):
        return []
    return [("fuel", card) for card in firsts(s, seat) if is_fuel(card)]


def burn(s: Winter, seat: int, card: int) -> None:
    """The next move is safe; a jerrycan is good for two."""
    from_hand(s, seat, card)
    waste_card(s, seat, card)
    fill_up(s, seat, card)
    s.must_move = True


def fill_up(s: Winter, seat: int, card: int) -> None:
    said = modifier(card, "move_safe")
    s.fuelled[seat] = max(1, said.n if said else 1)
    record(s, "play:fuel", seat)
    emit(s, "fuel_burnt", seat=seat, item=card)


# -- stage 2 -----------------------------------------------------------------------------


def first_to_move(s: Winter) -> int:
    """The active player of the colony with lower morale (DW-53)."""
    order = by_morale(s)
    movers = sorted(s.active, key=lambda seat: order.index(s.camp[seat]) if s.camp[seat] in order else len(order))
    return movers[0] if movers else NOWHERE


def next_to_move(s: Winter, seat: int) -> int:
    """The other one, if that player has not passed (DW-53, DW-54)."""
    others = [each for each in s.active if each != seat and each not in s.passed]
    return others[0] if others else seat


def all_passed(s: Winter, *turn: int) -> bool:
    return all(seat in s.passed for seat in s.active)


def stop_moving(s: Winter, seat: int) -> None:
    """Who has passed cannot move any more this turn; lent fuel is lost (DW-54)."""
    s.passed.append(seat)
    s.fuelled[seat] = 0
    s.mover = next_to_move(s, seat)
    emit(s, "moving_over", seat=seat)
