"""Avatars, their role cards, starters and officers."""

from __future__ import annotations

from ...core.cards import Avatar, Character, Clause, backup
from ...core.effects import attack, avoid, draw, gain_from_hq, heal, may_kill_own, recruit, scan, swap_points, topdeck

INTEL, LEADERSHIP, STRENGTH, SURVIVAL, TECH = CLASSES = ("intel", "leadership", "strength", "survival", "tech")
SETS = 5


def role(id: str, klass: str, clause: Clause) -> Character:
    return Character(id=id, kind="role", klass=klass, attack=2, clauses=(clause,))


ROLES = (
    role("command_decisions", LEADERSHIP, backup(recruit(2))),
    role("it_aint_no_man", INTEL, backup(scan(1))),
    role("fighting_the_good_fight", STRENGTH, backup(attack(1))),
    role("in_the_shadows", SURVIVAL, backup(avoid(1))),
    role("position_and_situation", TECH, backup(topdeck(1))),
    role("knocking_on_doors", INTEL, backup(draw(1))),
    role("partners_in_crime", LEADERSHIP, backup(gain_from_hq(3))),
    role("the_highest_tech", TECH, backup(swap_points(1))),
    role("running_the_streets", STRENGTH, backup(may_kill_own())),
    role("sources_and_contacts", SURVIVAL, backup(heal(1))),
)


def avatar(id: str, health: int, defence: int, role: str) -> Avatar:
    figures = {"health": health, "defence": defence}
    return Avatar(id=id, kind="avatar", health=health, defence=defence, role=role, numbers=figures)


AVATARS = (
    avatar("lieutenant", 9, 5, "command_decisions"),
    avatar("tracker", 10, 4, "it_aint_no_man"),
    avatar("guerrilla", 10, 4, "fighting_the_good_fight"),
    avatar("cia_agent", 12, 4, "in_the_shadows"),
    avatar("radioman", 11, 4, "position_and_situation"),
    avatar("detective", 9, 5, "knocking_on_doors"),
    avatar("swat_officer", 11, 4, "partners_in_crime"),
    avatar("owlf_agent", 11, 4, "the_highest_tech"),
    avatar("gangster", 10, 4, "running_the_streets"),
    avatar("reporter", 9, 5, "sources_and_contacts"),
)

EXPERIENCE, BRUTE_FORCE = 7, 5
STARTERS = (
    Character(id="experience", kind="starter", copies=EXPERIENCE * SETS, recruit=1, starter=True),
    Character(id="brute_force", kind="starter", copies=BRUTE_FORCE * SETS, attack=1, starter=True),
)

OFFICERS = tuple(
    Character(
        id=f"officer_{klass}",
        kind="officer",
        klass=klass,
        cost=3,
        recruit=2,
        copies=2,
        flags=frozenset({"coordinate"}),
    )
    for klass in CLASSES
)
