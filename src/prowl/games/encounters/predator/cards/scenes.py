"""Locations with their hazards, and objectives with their event text."""

from __future__ import annotations

from dataclasses import dataclass

from prowl.kernel.effects import Card, Effect

from ...core.effects import (
    add,
    add_to_hills,
    discard_choice,
    discard_random,
    mark,
    nearest_to_combat,
    place_on_operations,
    strike,
)
from ..effects import lose_evidence, move_camp

FILMS = ("film_1", "film_2")


@dataclass(frozen=True, kw_only=True)
class Location(Card):
    """Three numbered hazards, each a list of effects."""

    film: str
    hazards: tuple[tuple[Effect, ...], ...]


@dataclass(frozen=True, kw_only=True)
class Objective(Card):
    """What an Event does while this objective is current, and what happens when it becomes so."""

    film: str
    number: int
    event: tuple[Effect, ...]
    setup: tuple[Effect, ...] = ()


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
    objective("flares_frags_claymores", 2, "film_1", add_to_hills(1)),
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
