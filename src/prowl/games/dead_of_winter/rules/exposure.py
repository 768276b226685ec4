"""Exposure: the die, wounds, bites and how they spread (DW-B18 to B20, B69 to B78, B139, 58, 59, 74 to 76, 193, 194).

Nobody dies at the table's edge: whoever is killed lies down or waits in `dying`, and the phases after the deed take the
figures away one by one. So no die is rolled between a question and its answer.
"""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose
from prowl.kernel.rng import below, die

from ..cards.constants import BITE, BLANK, EXPOSURE, FROSTBITE, WOUND
from ..cards.crossroads import NAMES as CROSSROADS
from ..effects.modifiers import death_at, exposure_rolls, face_for, is_spread_immune
from ..state import Winter
from .places import FIRST_COLONY, NOWHERE, at, colonies, controller, standing
from .record import record

KILL, ROLL = ("kill",), ("roll",)
DOG = CROSSROADS.index("lost_dog")
# How the dog's reroll of a survivor is noted among the used abilities
DOG_USED = 700
MILDNESS = (BLANK, WOUND, FROSTBITE, BITE)


def roll_exposure(s: Winter, survivor: int) -> str:
    """A d12 with 6 blanks, 3 wounds, 2 frostbites and 1 bite (DW-B19), read as this survivor reads it."""
    face = face_for(s, survivor, throw(s))
    if face != BLANK and dog_helps(s, survivor):
        s.used_abilities.append(DOG_USED + survivor)
        emit(s, "rerolled", survivor=survivor, face=face)
        face = face_for(s, survivor, throw(s))
    return face


def throw(s: Winter) -> str:
    return EXPOSURE[below(s.chance, "dice", len(EXPOSURE))]


def dog_helps(s: Winter, survivor: int) -> bool:
    """Lost Dog: once per round a result that hurts is rolled again; the second stands."""
    has_dog = any(card == DOG and who == survivor for card, who in zip(s.attached, s.attached_to, strict=True))
    return has_dog and DOG_USED + survivor not in s.used_abilities


def expose(s: Winter, survivor: int) -> str:
    """Blank: nothing; a wound; a frostbite, which is a wound too; a bite lays the figure down (DW-B70, DW-B71)."""
    return suffer(s, survivor, roll_exposure(s, survivor))


def suffer(s: Winter, survivor: int, face: str) -> str:
    emit(s, "exposed", survivor=survivor, face=face)
    if face == WOUND:
        wound(s, survivor)
    elif face == FROSTBITE:
        frostbite(s, survivor)
    elif face == BITE:
        bite(s, survivor)
    return face


def expose_mover(s: Winter, survivor: int) -> None:
    """After a move; some roll twice and take the milder face (DW-B69, DW-58)."""
    faces = [roll_exposure(s, survivor) for _ in range(exposure_rolls(s, survivor))]
    suffer(s, survivor, min(faces, key=MILDNESS.index))


def tokens(s: Winter, survivor: int) -> int:
    """Wound tokens of every kind (DW-B72, DW-B74)."""
    return s.wounds[survivor] + s.frost[survivor] + s.despair[survivor]


def wound(s: Winter, survivor: int, n: int = 1) -> None:
    s.wounds[survivor] += n
    _hurt(s, survivor, "wounded", n)


def frostbite(s: Winter, survivor: int, n: int = 1) -> None:
    s.frost[survivor] += n
    _hurt(s, survivor, "frostbitten", n)


def despair(s: Winter, survivor: int, n: int = 1) -> None:
    s.despair[survivor] += n
    _hurt(s, survivor, "despaired", n)


def _hurt(s: Winter, survivor: int, event: str, n: int) -> None:
    """With 3 tokens of any kinds a survivor dies (DW-B72)."""
    emit(s, event, survivor=survivor, n=n)
    record(s, "wounded", controller(s, survivor), survivor, s.place[survivor])
    if tokens(s, survivor) >= death_at(s, survivor):
        kill(s, survivor)


def kill(s: Winter, survivor: int) -> None:
    if survivor not in s.dying and s.place[survivor] != NOWHERE:
        s.dying.append(survivor)


def bite(s: Winter, survivor: int) -> None:
    """The bitten one is laid on its side; it counts for nothing that needs it to act (DW-74, DW-76)."""
    s.lying.append(survivor)
    s.bites.append(s.place[survivor])
    emit(s, "bitten", survivor=survivor)


# -- the spread of a bite ----------------------------------------------------------------


def no_bites(s: Winter, *turn: int) -> bool:
    return not s.bites and s.spreading == NOWHERE


def next_bitten_place(s: Winter, *turn: int) -> None:
    """Place by place: the colony with lower morale, the other, the locations by number (DW-75).

    All bitten ones of a place die first (DW-193).
    """
    if s.spreading == NOWHERE:
        order = [*(FIRST_COLONY + camp for camp in by_morale(s)), FIRST_COLONY + 2, *range(FIRST_COLONY)]
        s.spreading = min(s.bites, key=order.index)
        s.spreads = s.bites.count(s.spreading)
        s.bites = [place for place in s.bites if place != s.spreading]
    for survivor in [each for each in s.lying if s.place[each] == s.spreading]:
        s.lying.remove(survivor)
        kill(s, survivor)


def by_morale(s: Winter) -> list[int]:
    """The colonies, lower morale first; on equal morale as the last roll has put them (DW-43, DW-183)."""
    camps = colonies(s)
    return sorted(camps, key=lambda camp: (s.morale[camp], s.order.index(camp) if camp in s.order else camp))


def spread_is_over(s: Winter, *turn: int) -> bool:
    return s.spreads == 0


def end_spread(s: Winter, *turn: int) -> None:
    s.spreading = s.exposed = NOWHERE


def exposed_next(s: Winter) -> int:
    """The lowest influence among those still standing at the place (DW-B76, DW-136)."""
    found = [each for each in at(s, s.spreading) if standing(s, each) and not is_spread_immune(s, each)]
    return found[0] if found else NOWHERE


def spread_one(s: Winter, *turn: int) -> Rule[None]:
    """The controller kills the exposed survivor, which stops the spread, or rolls (DW-B77, DW-B139)."""
    s.exposed, s.exposed_face = exposed_next(s), ""
    if s.exposed == NOWHERE:
        s.spreads -= 1
        return
    seat = controller(s, s.exposed)
    answer = yield from choose(s, seat, (KILL, ROLL), "spread", values={"survivor": s.exposed})
    if answer == KILL:
        s.spreads -= 1
        emit(s, "sacrificed", seat=seat, survivor=s.exposed)
        kill(s, s.exposed)
    else:
        roll_against_spread(s)


def roll_against_spread(s: Winter) -> None:
    """Blank: it lives and the spread stops; any other face: it dies and the spread goes on (DW-B77)."""
    face = s.exposed_face = roll_exposure(s, s.exposed)
    emit(s, "exposed", survivor=s.exposed, face=face)
    if face == BLANK:
        s.spreads -= 1
    else:
        kill(s, s.exposed)


def roll_order(s: Winter, *turn: int) -> None:
    """Equal morale: each colony rolls a d6, the higher one goes first; equal rolls are repeated (DW-183)."""
    first, *others = colonies(s)
    s.order = [first, *others]
    if not others:
        return
    other = others[0]
    if s.morale[first] != s.morale[other]:
        s.order.sort(key=lambda camp: s.morale[camp])
        return
    mine = yours = 0
    while mine == yours:
        mine, yours = die(s.chance, "dice"), die(s.chance, "dice")
    emit(s, "order_rolled", camp=first if mine > yours else other, rolls=[mine, yours])
    if yours > mine:
        s.order.reverse()
