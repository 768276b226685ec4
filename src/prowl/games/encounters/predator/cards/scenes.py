"""Locations with their hazards, and objectives with their event text."""

from __future__ import annotations

from prowl.kernel.effects import Effect

from ...core.effects import add, add_to_last, discard_choice, discard_random, nearest_to_combat, strike
from ...core.objectives import Location, Objective
from ..effects import lose_evidence, mark, move_camp, place_on_operations

FILMS = ("film_1", "film_2")


LOCATIONS = (
    Location(
        id="val_verdean_jungle",
        kind="location",
        film="film_1",
        hazards=(
            (nearest_to_combat("marks"),),
            (nearest_to_combat("marks"), discard_random(1, "each")),
            (nearest_to_combat("marks"), strike(1, "marked")),
        ),
    ),
    Location(
        id="streets_of_los_angeles",
        kind="location",
        film="film_2",
        hazards=(
            (add("marks"),),
            (add("marks"), discard_choice(1, "each")),
            (add("marks"), strike(1, "marked")),
        ),
    ),
)


def objective(id: str, number: int, film: str, *event: Effect) -> Objective:
    return Objective(id=id, kind="objective", number=number, film=film, event=event)


OBJECTIVES = (
    objective("expendable_assets", 1, "film_1", move_camp(-1)),
    objective("flares_frags_claymores", 2, "film_1", add_to_last(1)),
    objective("get_to_the_choppa", 3, "film_1", strike("marks", "you")),
    objective("war_zone", 1, "film_2", place_on_operations()),
    objective("personal_little_war", 2, "film_2", lose_evidence()),
    objective("other_world_life_form", 3, "film_2", mark(1)),
)

FILM_GROUPS = {"film_1": ("blain", "dillon", "dutch", "mac"), "film_2": ("danny", "harrigan", "keyes", "lambert")}
FILM_AVATARS = {
    "film_1": ("lieutenant", "tracker", "guerrilla", "cia_agent", "radioman"),
    "film_2": ("detective", "swat_officer", "owlf_agent", "gangster", "reporter"),
}
