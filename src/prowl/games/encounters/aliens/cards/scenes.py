"""Objectives with their Event texts, and Locations with their Hazards (PR-330 to PR-345)."""

from __future__ import annotations

from prowl.kernel.effects import Effect

from ...core.effects import add, discard_random, enemies_forward, nearest_to_combat, strike
from ...core.objectives import Location, Objective
from ..effects import (
    add_to_combat,
    discard_attackers,
    discard_dear,
    hazard,
    lay_out_clones,
    lie_on_beast,
    lose_slot,
    strike_per_clone,
    take_captive,
)

ALIEN, ALIENS, ALIEN_3, RESURRECTION = FILMS = ("alien", "aliens", "alien_3", "resurrection")


def objective(id: str, number: int, film: str, *event: Effect, setup: tuple[Effect, ...] = ()) -> Objective:
    return Objective(id=id, kind="objective", number=number, film=film, event=event, setup=setup)


OBJECTIVES = (
    objective("the_sos", 1, ALIEN, strike(1, "each")),
    objective("no_one_can_hear_you", 2, ALIEN, discard_random(2, "each")),
    objective("a_perfect_organism", 3, ALIEN, nearest_to_combat(1), add(1)),
    objective("the_lost_colony", 1, ALIENS, add(2)),
    objective("they_mostly_come", 2, ALIENS, strike(2, "each")),
    objective("whos_laying_the_eggs", 3, ALIENS, take_captive(), add(1)),
    objective("where_are_the_brothers", 1, ALIEN_3, strike(2, "without_brother")),
    objective("the_beast_is_out_there", 2, ALIEN_3, discard_dear(1)),
    objective("nobody_can_stop_it", 3, ALIEN_3, add(1), lie_on_beast()),
    objective("breakout", 1, RESURRECTION, add(1), enemies_forward(1)),
    objective("youre_a_thing", 2, RESURRECTION, strike_per_clone(), setup=(lay_out_clones(3),)),
    objective("shell_breed_youll_die", 3, RESURRECTION, lose_slot(), add(1)),
)


def location(id: str, film: str, *hazards: Effect) -> Location:
    return Location(id=id, kind="location", film=film, hazards=tuple((each,) for each in hazards))


LOCATIONS = (
    location("the_nostromo", ALIEN, add(3), add_to_combat(2), hazard("self_destruct")),
    location("hadleys_hope", ALIENS, discard_attackers(), hazard("cut_power"), hazard("cocooned")),
    location("fiorina_161", ALIEN_3, hazard("stowaway"), hazard("blood_and_terror"), hazard("no_one_coming")),
    location("the_auriga", RESURRECTION, hazard("no_time"), hazard("work_together"), hazard("all_dead")),
)
