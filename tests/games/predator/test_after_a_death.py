"""What goes on although the player in whose turn it happens has just died (PR-50, PR-151, PR-526)."""

from __future__ import annotations

import pytest

from prowl.games.encounters.core.cards import ENEMY
from prowl.games.encounters.predator.cards.book import BOOK
from tests.games.predator.table import ANN, BOB, acting, names, new_game, row, struck, table, told
from tests.kit import Scene, rule

CITY = ["war_zone", "personal_little_war", "other_world_life_form"]
NEARLY_DEAD = {ANN: ["brutal_puncture"] * 3}


def pushed(card: str, objective: int, **fields: object) -> Scene:
    """The third hazard of Los Angeles kills Ann; Bob's Panic Fire then pushes a face-down card into the Combat Zone."""
    s = table(
        2,
        hand={ANN: ["brute_force"], BOB: ["experience"]},
        location="streets_of_los_angeles",
        hazards=2,
        marks=[0, 1],
        wounds=NEARLY_DEAD,
        wilds={
            "underground": "?first_hunt",
            "graveyard": "?first_hunt",
            "river": "?careless_leap",
            "ruins": f"?{card}",
            "hills": "?ow_hazard",
        },
        enemies=["careless_leap", "first_hunt", "careless_leap"],
        strikes=["flesh_wound", "panic_fire"],
        attack=2,
        objectives=CITY,
        objective=objective,
        **fields,
    )
    scene = acting(s).say(ANN, "scan", "hills")
    assert scene.s.alive == [False, True]
    return scene


@rule("PR-29", "PR-50", "PR-151")
@pytest.mark.parametrize(("task", "objective"), [("lost_ship", 2), ("assault_the_stronghold", 0)])
def test_a_task_revealed_in_a_dead_players_turn_goes_to_operations(task: str, objective: int):
    scene = pushed(task, objective)
    assert task in names(scene.s.operations)
    assert task not in names(scene.s.combat)


@rule("PR-50", "PR-151")
def test_evidence_pushed_in_a_dead_players_turn_is_lost():
    scene = pushed("forensic_analysis", 1)
    assert (names(scene.s.removed), scene.s.lost_evidence) == (["forensic_analysis"], 1)


@rule("PR-74", "PR-526")
def test_an_event_in_a_dead_players_turn_asks_the_next_player_alive():
    scene = pushed("plw_event", 1, operations=["forensic_analysis", "physical_evidence"])
    assert scene.questions() == {BOB: "evidence.enemy"}


@rule("PR-151")
def test_over_here_turns_face_down_again_though_it_has_killed_the_scanner():
    s = table(2, hand={BOB: ["experience"]}, wounds=NEARLY_DEAD, wilds={"hills": "?over_here"}, attack=2)
    scene = acting(s).say(ANN, "scan", "hills")
    assert (scene.s.alive, row(scene)["hills"]) == ([False, True], "?over_here")


@rule("PR-151", "PR-510")
def test_almost_no_weight_dies_after_its_strikes_though_it_has_killed_its_victim():
    scene = struck(table(2, wounds=NEARLY_DEAD, combat=["almost_no_weight"]))
    assert (scene.s.alive, names(scene.s.combat)) == ([False, True], [])
    assert names(scene.s.dead_enemies) == ["almost_no_weight"]


@rule("PR-159")
def test_after_a_death_in_a_preparation_round_the_next_preparation_round_is_the_last():
    scene = new_game(2, preparation="2", all_or_nothing="on", avatars="random", first="1")
    s = scene.s
    s.health = [1, 200]
    enemy = next(card for card in s.enemy_deck if BOOK.cards[card].type == ENEMY)
    s.enemy_deck.remove(enemy)
    s.combat.append(enemy)
    s.layers[0] -= 1
    s.strike_deck.sort(key=lambda card: BOOK.cards[card].id == "flesh_wound")
    while not scene.run.over:
        seat = scene.asked[0]
        passed = next((each for each in (["end"], ["suffer"], ["no"]) if each in scene.options(seat)), None)
        scene.say(seat, *passed) if passed else scene.answer(seat, next(scene.ask(seat).answers()))
    assert told(scene, "turn_began", "seat") == [ANN, BOB, BOB]
    assert s.outcome == "lost_nothing"
