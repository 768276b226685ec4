"""Tests, ten of which are shuffled into the Arsenal, and Rivalry cards."""

from __future__ import annotations

from ...core.deeds import Wanted
from .kinds import Rivalry, Test


def test(id: str, honour: int, deed: str, n: int) -> Test:
    return Test(id=id, kind="test", honour=honour, wanted=Wanted(deed, n))


TESTS = (
    test("test_courage", 3, "killed_worthy", 1),
    test("test_focus", 2, "hazard_avoided", 1),
    test("test_respect", 2, "killed_with_gear", 1),
    test("test_strength", 2, "attack_unspent", 8),
    test("test_speed", 2, "killed", 2),
    test("test_slaughter", 3, "killed", 3),
    test("test_patience", 1, "turn_ended_without_fight", 1),
    test("test_wealth", 2, "recruit_spent", 7),
    test("test_mastery", 3, "classes_played", 4),
    test("test_unity", 2, "same_class_played", 4),
    test("test_endurance", 2, "strikes_taken", 2),
    test("test_rival", 3, "duels_won", 1),
    test("test_close", 2, "killed_in_combat", 2),
    test("test_reach", 2, "killed_in_underground", 1),
    test("test_purity", 2, "removed_strikes", 2),
    test("test_cunning_trap", 2, "traps_removed", 1),
)


def rivalry(id: str, counted: str, honour: int, each: int = 1) -> Rivalry:
    return Rivalry(id=id, kind="rivalry", counted=counted, honour=honour, each=each)


RIVALRY = (
    rivalry("cunning", "hazards", 1),
    rivalry("fearlessness", "worthy", 1),
    rivalry("technique", "gear", 1),
    rivalry("cleverness", "most_gear_and_hazards", 4),
    rivalry("savagery", "prey", 1, each=3),
    rivalry("rivalry_purity", "no_dishonour", 4),
    rivalry("scars", "most_damage", 3),
    rivalry("bloodlust", "predators", 4),
    rivalry("collector", "most_trophies", 3),
    rivalry("armourer", "arsenal", 1, each=4),
)

# Nobody duels alone or in a pack.
AMONG_RIVALS = ("test_rival", "bloodlust")
