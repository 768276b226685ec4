"""The Lone Wolf: den, missions, battles of others, leaving (DW-13, 148 to 175, 210 to 217)."""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import emit, only
from prowl.kernel.prompts import Rule, choose

from ..cards.missions import MISSIONS
from ..effects.deed import MISSION, Deed, deed
from ..effects.questions import holds
from ..effects.verbs import can, perform
from ..state import Winter
from .death import clear_figure, drop_out
from .exposure import expose
from .hands import bury_hand, gear_of, unequip
from .places import DEN, FIRST_COLONY, LOCATIONS, NOWHERE, WOLF_CAMP, at, camp_of, free_spaces, stand, standing

KEEP_ALL = ("keep_all",)
RUN = ("run",)


def has_wolf(s: Winter, *turn: int) -> bool:
    return s.wolf >= 0 and s.wolf not in s.out_of_game


# -- missions ----------------------------------------------------------------------------


def draw_mission(s: Winter) -> None:
    """The next mission is drawn at once; an exhausted deck gives no more (DW-173)."""
    if s.mission_deck:
        s.missions.append(s.mission_deck.pop())
        emit(s, "mission_drawn", seat=s.wolf, mission=only(s.wolf, s.missions[-1]))


def swap_mission(s: Winter, turn: int) -> Rule[None]:
    """Once per round, at the start of the own turn, one mission may be discarded for a new one (DW-173, DW-214)."""
    if s.wolf not in s.active or not s.mission_deck or s.mission_swapped or not s.missions:
        return
    options = [*(("swap", mission) for mission in s.missions), KEEP_ALL]
    answer = yield from choose(s, s.wolf, options, "mission")
    s.mission_swapped = True
    if answer != KEEP_ALL:
        s.missions.remove(int(answer[1]))
        s.missions_past.append(int(answer[1]))
        emit(s, "mission_dropped", seat=s.wolf, mission=answer[1])
        draw_mission(s)


def claims(s: Winter, seat: int, when: str = "state") -> list[Any]:
    """Missions whose condition is met now and whose price can be paid (DW-214)."""
    ready = [each for each in s.missions if MISSIONS[each].when == when]
    return [("claim", mission) for mission in ready if fulfillers(s, mission)]


def fulfillers(s: Winter, mission: int) -> list[Deed]:
    """The mission as each own survivor would fulfil it."""
    card = MISSIONS[mission]
    found = [deed(s, s.wolf, MISSION, each, mission) for each in s.group[s.wolf] if standing(s, each)]
    return [made for made in found if holds(made, card.condition) and can(made, card.pay)]


def claim(s: Winter, seat: int, mission: int) -> Rule[None]:
    """Pay, take the reward, draw the next; completed missions stay face up (DW-173, DW-214)."""
    made = yield from as_whom(s, mission)
    s.missions.remove(mission)
    s.missions_done.append(mission)
    emit(s, "mission_done", seat=seat, mission=mission)
    yield from perform(made, MISSIONS[mission].pay)
    yield from perform(made, MISSIONS[mission].reward)
    draw_mission(s)


def as_whom(s: Winter, mission: int) -> Rule[Deed]:
    found = {made.who: made for made in fulfillers(s, mission)}
    survivor = yield from choose(s, s.wolf, sorted(found), "claim.survivor")
    return found[survivor]


def claim_at_end(s: Winter, *turn: int) -> Rule[None]:
    """Missions that name the end of the turn (DW-214)."""
    if s.wolf in s.active:
        yield from offer_claims(s, "turn_end")


def mercenary(s: Winter) -> Rule[None]:
    """Missions that name the end of a battle are claimed there (DW-214)."""
    if has_wolf(s):
        yield from offer_claims(s, "battle_end")


def offer_claims(s: Winter, when: str) -> Rule[None]:
    found = claims(s, s.wolf, when)
    if found:
        answer = yield from choose(s, s.wolf, [*found, KEEP_ALL], "claim")
        if answer != KEEP_ALL:
            yield from claim(s, s.wolf, int(answer[1]))


# -- in the battles of others ------------------------------------------------------------


def pack(s: Winter) -> list[int]:
    """Lone-wolf survivors where the battle is."""
    return [each for each in at(s, s.battle_at) if camp_of(s, each) == WOLF_CAMP]


def wolf_sides(s: Winter) -> Rule[None]:
    """Before a battle the Lone Wolf runs with all survivors there, or takes part on one side (DW-166, DW-213)."""
    if not pack(s):
        return
    runs = (RUN,) if can_run(s) else ()
    answer = yield from choose(s, s.wolf, (("join", 0), ("join", 1), *runs), "battle.side")
    if answer == RUN:
        yield from run(s)
    else:
        s.support = int(answer[1])
        emit(s, "joined", seat=s.wolf, camp=s.support)


def refuges(s: Winter) -> list[int]:
    return [place for place in LOCATIONS if place != s.battle_at and free_spaces(s, place) > 0]


def can_run(s: Winter) -> bool:
    room = free_spaces(s, DEN) + sum(free_spaces(s, place) for place in refuges(s))
    return room >= len(pack(s))


def run(s: Winter) -> Rule[None]:
    """To the den, or to locations of choice if it is full; then each rolls exposure (DW-166)."""
    runners = pack(s)
    for survivor in runners:
        places = [DEN] if free_spaces(s, DEN) > 0 else refuges(s)
        place = yield from choose(s, s.wolf, places, "run.place", values={"survivor": survivor})
        stand(s, survivor, place)
        emit(s, "ran", seat=s.wolf, survivor=survivor, place=place)
    for survivor in runners:
        expose(s, survivor)


# -- leaving -----------------------------------------------------------------------------


def wolf_falls(s: Winter, *turn: int) -> bool:
    return has_wolf(s) and s.morale[WOLF_CAMP] == 0


def leave(s: Winter) -> None:
    """At morale 0 the Lone Wolf has lost: survivors, hand, missions and den leave the game (DW-170, DW-172, R21)."""
    seat = s.wolf
    for survivor in list(s.group[seat]):
        for card in gear_of(s, survivor):
            unequip(s, seat, card)
            s.removed.append(card)
        clear_figure(s, seat, survivor)
        s.gone[WOLF_CAMP].append(survivor)
    s.dying = [each for each in s.dying if s.place[each] != NOWHERE]
    bury_hand(s, seat)
    s.removed += s.waste[WOLF_CAMP]
    s.waste[WOLF_CAMP] = []
    s.missions_past += s.missions
    s.missions = []
    drop_out(s, seat)
    emit(s, "wolf_left", seat=seat, place=FIRST_COLONY + WOLF_CAMP)
