"""Predators, their role cards, and Killer Instinct."""

from __future__ import annotations

from ...core.cards import Character, Clause, figures, of_class, on_kill, on_play, once
from ...core.effects import attack, avoid, draw, recruit, topdeck
from ...predator_box.people import INTEL, STRENGTH, SURVIVAL, TECH
from ..effects import duel, has_killed, heal_points, look, restore_points, weaken
from .kinds import Predator

JUNGLE, CITY = "jungle", "city"


def role(id: str, klass: str, team: str, *clauses: Clause) -> Character:
    return Character(id=id, kind="role", klass=klass, team=team, attack=2, clauses=clauses, numbers=figures(clauses))


ROLES = (
    role("trophy_of_the_jungle", STRENGTH, JUNGLE, on_kill(recruit(1))),
    role("heat_of_the_city", INTEL, CITY, on_play(draw(1), when=has_killed(1)), once(draw(1), when=has_killed(2))),
    role("take_it", SURVIVAL, CITY, once(restore_points(1))),
    role("first_to_the_kill", INTEL, JUNGLE, on_play(weaken("underground", 2))),
    role("silent_approach", TECH, CITY, once(look(1))),
    role("blade_to_blade", STRENGTH, JUNGLE, on_play(duel(1))),
    role("standing_watch", SURVIVAL, CITY, once(avoid(1))),
    role("rites_of_the_hunt", SURVIVAL, JUNGLE, once(heal_points(1), restore_points(1))),
    role("patient_fang", TECH, CITY, once(topdeck(1))),
    role("head_on", STRENGTH, JUNGLE, on_play(weaken("combat", 1))),
)


def avatar(id: str, health: int, defence: int, initiative: int, honour: int, role: str) -> Predator:
    numbers = {"health": health, "defence": defence, "initiative": initiative, "honour": honour}
    return Predator(
        id=id,
        kind="avatar",
        health=health,
        defence=defence,
        initiative=initiative,
        honour=honour,
        role=role,
        numbers=numbers,
    )


AVATARS = (
    avatar("jungle_hunter", 17, 5, 4, 4, "trophy_of_the_jungle"),
    avatar("city_hunter", 16, 5, 3, 4, "heat_of_the_city"),
    avatar("elder_hunter", 15, 6, 10, 6, "take_it"),
    avatar("scout_hunter", 15, 4, 1, 3, "first_to_the_kill"),
    avatar("stalker_hunter", 16, 4, 2, 3, "silent_approach"),
    avatar("warrior_hunter", 18, 5, 6, 3, "blade_to_blade"),
    avatar("guardian_hunter", 17, 7, 8, 4, "standing_watch"),
    avatar("shaman_hunter", 16, 5, 7, 5, "rites_of_the_hunt"),
    avatar("snake_hunter", 15, 5, 5, 5, "patient_fang"),
    avatar("boar_hunter", 19, 6, 9, 3, "head_on"),
)

KILLER_INSTINCT = tuple(
    Character(
        id=f"instinct_{klass}",
        kind="officer",
        klass=klass,
        cost=3,
        recruit=2,
        copies=2,
        clauses=(of_class(klass, attack(1)),),
    )
    for klass in (INTEL, STRENGTH, SURVIVAL, TECH)
)
