"""Attacking zombies, building, cleaning, eating (DW-B43 to B45, B52, B53, B65, B135, DW-83, 87 to 90, 95)."""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import emit
from prowl.kernel.rng import die

from ..cards.constants import BLANK
from ..cards.goals import GOALS
from ..cards.items import ITEMS
from ..effects.modifiers import (
    ABILITY,
    attack_cost,
    attack_is_safe,
    attack_kills,
    attack_value,
    changed,
    die_for,
    is_weapon,
    spend_use,
    uses,
)
from ..state import Winter
from .attached import is_restless
from .dice import has_die, raisable, set_die, spend_die
from .exposure import roll_exposure, suffer
from .hands import firsts, from_hand, waste_card
from .places import (
    DOORS_AT,
    NOISE_SPACES,
    NOWHERE,
    active_group,
    empty_spaces,
    home_of,
    is_location,
    reach,
    standing,
)
from .record import record
from .searching import aided, enough_dice

KILLS = 0
CLEANED = 3
SAMPLE = 4
ATTACKS = ("attack_kills", "attack_safe", "attack_any_die", "attack_again", "attack_pay", "attack_reroll")


def may_act(s: Winter, survivor: int) -> bool:
    return survivor not in s.no_act and not is_restless(s, survivor)


# -- attacks -----------------------------------------------------------------------------


def attacks(s: Winter, seat: int) -> list[Any]:
    """A zombie at the same place; in the own colony at any entrance (DW-B43, DW-88, DW-90)."""
    found: list[Any] = []
    for survivor in active_group(s, seat):
        doors = [door for door in reach(s, survivor) if s.zombies[door]]
        if not doors or not may_act(s, survivor):
            continue
        if has_die(s, seat, attack_value(s, survivor)):
            found += [("attack", survivor, door) for door in doors]
        for source in uses(s, survivor, *ATTACKS):
            if can_attack_with(s, seat, survivor, source):
                found += [aided("attack", survivor, door, source) for door in doors]
    return found


def can_attack_with(s: Winter, seat: int, survivor: int, source: int) -> bool:
    least = attack_value(s, survivor, source)
    pays = not attack_cost(source) or any(ITEMS[card].type == attack_cost(source) for card in s.hand[seat])
    return pays and has_die(s, seat, least) and enough_dice(s, seat, least, die_for(source))


def attack(s: Winter, seat: int, survivor: int, door: int, source: int = NOWHERE) -> None:
    """Spend a die; the zombie dies; then roll exposure for the attacker (DW-B43)."""
    spend_die(s, seat, attack_value(s, survivor, source))
    if source != NOWHERE:
        pay_for_aid(s, seat, source)
    safe, again = attack_is_safe(s, survivor, source), changed(s, survivor, "attack_again", source)
    reroll = changed(s, survivor, "attack_reroll", source)
    noise = changed(s, survivor, "attack_noise", source)
    kills = attack_kills(s, survivor, source) + again
    if source != NOWHERE:
        spend_use(s, survivor, source)
        if is_weapon(source):
            record(s, "use:weapon", seat, survivor, s.place[survivor])
    doors = [door, *(each for each in reach(s, survivor) if each != door)]
    emit(s, "attacked", seat=seat, survivor=survivor, door=door)
    kill_zombies(s, seat, survivor, doors, kills, safe=safe, rerolls=reroll)
    make_noise(s, s.place[survivor], noise)
    record(s, "attack", seat, survivor, s.place[survivor])


def attack_with(s: Winter, seat: int, survivor: int, door: int, item: int) -> None:
    attack(s, seat, survivor, door, item)


def attack_by(s: Winter, seat: int, survivor: int, door: int, of: int) -> None:
    attack(s, seat, survivor, door, ABILITY + of)


def pay_for_aid(s: Winter, seat: int, source: int) -> None:
    """An additional die, or a card without its effect (Lighter, Edward White)."""
    if die_for(source):
        spend_die(s, seat, die_for(source))
    kind = attack_cost(source)
    if kind:
        card = next(each for each in firsts(s, seat) if ITEMS[each].type == kind)
        from_hand(s, seat, card)
        waste_card(s, seat, card)


def kill_zombies(
    s: Winter, seat: int, survivor: int, doors: list[int], n: int, *, safe: bool = False, rerolls: int = 0
) -> int:
    """Up to n zombies, the first entrance first; one exposure roll for each, until the survivor falls (DW-B44)."""
    killed = 0
    for _ in range(n):
        door = next((each for each in doors if s.zombies[each]), NOWHERE)
        if door == NOWHERE or not standing(s, survivor):
            break
        kill_zombie(s, seat, survivor, door)
        killed += 1
        if not safe:
            rerolls -= expose_attacker(s, survivor, rerolls)
    return killed


def kill_zombie(s: Winter, seat: int, survivor: int, door: int) -> None:
    s.zombies[door] -= 1
    s.counts[seat][KILLS] += 1
    s.kills[seat] += 1
    record(s, "killz", seat, survivor, s.place[survivor])
    emit(s, "zombie_killed", seat=seat, survivor=survivor, door=door)
    if GOALS[s.goal].card == "more_samples" and die(s.chance, "dice") >= SAMPLE:
        s.samples += 1
        emit(s, "sample_taken", n=s.samples)


def expose_attacker(s: Winter, survivor: int, rerolls: int) -> int:
    """A bad result may be rerolled once; the second stands. How many rerolls it took."""
    face = roll_exposure(s, survivor)
    if face == BLANK or not rerolls:
        suffer(s, survivor, face)
        return 0
    emit(s, "rerolled", survivor=survivor, face=face)
    suffer(s, survivor, roll_exposure(s, survivor))
    return 1


def make_noise(s: Winter, place: int, n: int) -> None:
    if is_location(place):
        s.noise[place] = min(NOISE_SPACES, s.noise[place] + n)


# -- barricades --------------------------------------------------------------------------


def builds(s: Winter, seat: int) -> list[Any]:
    """An empty entrance space of the survivor's place; not at a rival colony (DW-B52, DW-89)."""
    found: list[Any] = []
    for survivor in active_group(s, seat):
        doors = [door for door in DOORS_AT[s.place[survivor]] if empty_spaces(s, door) > 0]
        if s.door[survivor] >= 0 or not doors or not has_die(s, seat) or not may_act(s, survivor):
            continue
        found += [("build", survivor, door) for door in doors]
        found += [aided("build", survivor, door, source) for source in uses(s, survivor, "build") for door in doors]
    return found


def build(s: Winter, seat: int, survivor: int, door: int, source: int = NOWHERE) -> None:
    spend_die(s, seat)
    n = changed(s, survivor, "build", source) or 1
    if source != NOWHERE:
        spend_use(s, survivor, source)
    place_barricades(s, seat, survivor, door, n)


def place_barricades(s: Winter, seat: int, survivor: int, door: int, n: int) -> None:
    doors = [door, *(each for each in DOORS_AT[s.place[survivor]] if each != door)]
    for _ in range(n):
        at = next((each for each in doors if empty_spaces(s, each) > 0), NOWHERE)
        if at != NOWHERE:
            s.barricades[at] += 1
            emit(s, "barricade_built", seat=seat, survivor=survivor, door=at)
    record(s, "barricade", seat, survivor, s.place[survivor])


def build_with(s: Winter, seat: int, survivor: int, door: int, item: int) -> None:
    build(s, seat, survivor, door, item)


def build_by(s: Winter, seat: int, survivor: int, door: int, of: int) -> None:
    build(s, seat, survivor, door, ABILITY + of)


# -- waste and food ----------------------------------------------------------------------


def cleanings(s: Winter, seat: int) -> list[Any]:
    """Any die, and a survivor at home; there must be something to clean (DW-B53, DW-89, DW-B135)."""
    home = home_of(s, seat)
    at_home = [each for each in active_group(s, seat) if s.place[each] == home and may_act(s, each)]
    if home == NOWHERE or not at_home or not s.waste[s.camp[seat]] or not has_die(s, seat):
        return []
    found: list[Any] = [("clean", at_home[0])]
    return found + [aided("clean", each, source) for each in at_home for source in uses(s, each, "clean")]


def clean(s: Winter, seat: int, survivor: int, source: int = NOWHERE) -> None:
    """The top 3 cards of the waste pile leave the game."""
    spend_die(s, seat)
    n = changed(s, survivor, "clean", source) or CLEANED
    if source != NOWHERE:
        spend_use(s, survivor, source)
    pile = s.waste[s.camp[seat]]
    for _ in range(min(n, len(pile))):
        s.removed.append(pile.pop())
    record(s, "clean", seat, survivor, s.place[survivor])
    emit(s, "cleaned", seat=seat, n=n)


def clean_with(s: Winter, seat: int, survivor: int, item: int) -> None:
    clean(s, seat, survivor, item)


def clean_by(s: Winter, seat: int, survivor: int, of: int) -> None:
    clean(s, seat, survivor, ABILITY + of)


def meals(s: Winter, seat: int) -> list[Any]:
    """1 food of the own colony for +1 on an unused die below 6; not for exiled players (DW-B65, DW-95, DW-B118)."""
    if s.exiled[seat] or not s.food[s.camp[seat]]:
        return []
    return [("spend_food", value) for value in raisable(s, seat)]


def spend_food(s: Winter, seat: int, value: int) -> None:
    s.food[s.camp[seat]] -= 1
    set_die(s, seat, value, value + 1)
    record(s, "spend_food", seat)
    emit(s, "food_spent", seat=seat, n=value + 1)
