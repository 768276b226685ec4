"""Stage 3: both act at once; attacks, barricades, waste, food, dice."""

from __future__ import annotations

import pytest

from tests.games.dead_of_winter.table import ANN, BOB, EVE, IDA, acting, deeds, door, items, luck, place, table, who
from tests.kit import rule

POLICE = place("police")
AT_POLICE = {"daniel_smith": "police"}


@rule("DW-70", "DW-191")
def test_both_active_players_are_asked_at_the_same_time_until_both_are_done():
    scene = acting(table())
    assert scene.asked == [ANN, EVE]
    scene.say(ANN, "done")
    assert scene.asked == [EVE]
    scene.say(EVE, "done")
    assert scene.s.active == [BOB, 3]


@rule("DW-70", "DW-192")
def test_a_deed_of_the_other_player_asks_the_same_question_again_an_own_deed_a_new_one():
    scene = acting(table(hand={ANN: ["food_1"], EVE: ["food_1"]}))
    before = scene.ask(ANN)
    scene.say(EVE, "play", "food_1")
    assert scene.ask(ANN).is_same_as(before)
    scene.say(ANN, "play", "food_1")
    assert not scene.ask(ANN).is_same_as(before)


@rule("DW-82", "DW-83", "DW-84")
def test_in_warring_colonies_nobody_attacks_survivors_attracts_accuses_or_moves_among_the_actions():
    s = table(
        at=AT_POLICE, dice={ANN: [6] * 3}, zombies={"police": 1, "gas": 2}, hand={ANN: ["food_1", "pistol", "fuel"]}
    )
    s.food[0], s.waste[0] = 1, s.box[:3]
    del s.box[:3]
    scene = acting(s)
    assert scene.verbs(ANN) == {"attack", "search", "build", "play", "equip", "request", "done"} | {"use"}
    assert ["fuel", "fuel"] not in scene.options(ANN)


@rule("DW-B42", "DW-B43")
def test_an_attack_takes_the_lowest_die_that_suffices_and_kills_one_zombie():
    s = table(at=AT_POLICE, dice={ANN: [1, 3, 6]}, zombies={"police": 2})
    scene = acting(luck(s, "blank")).say(ANN, "attack", "daniel_smith", 0)
    assert (scene.s.dice[ANN], scene.s.used[ANN]) == ([1, 6], [3])
    assert scene.s.zombies[0] == 1
    assert scene.s.kills[ANN] == 1


@rule("DW-B42", "DW-B135")
@pytest.mark.parametrize(("dice", "zombies"), [([1], 1), ([6], 0)])
def test_no_attack_without_a_die_that_suffices_or_without_a_zombie(dice, zombies):
    scene = acting(table(at=AT_POLICE, dice={ANN: dice}, zombies={"police": zombies}))
    assert deeds(scene, ANN, "attack") == []


@rule("DW-B43", "DW-90")
def test_at_home_zombies_are_attacked_at_any_entrance():
    scene = acting(table(dice={ANN: [6]}, zombies={("colony", 2): 1, ("colony", 5): 2, ("rival", 1): 1}))
    assert deeds(scene, ANN, "attack") == [
        ["attack", "daniel_smith", door(("colony", 2))],
        ["attack", "daniel_smith", door(("colony", 5))],
    ]


@rule("DW-88", "DW-89")
def test_on_an_entrance_of_a_rival_colony_only_zombies_of_that_entrance_and_no_search_waste_or_barricade():
    s = table(at={"daniel_smith": ("rival", 2)}, dice={ANN: [6]}, zombies={("rival", 1): 1, ("rival", 2): 1})
    s.waste[0] = s.box[:3]
    del s.box[:3]
    scene = acting(s)
    assert deeds(scene, ANN, "attack", "build", "search", "clean") == [["attack", "daniel_smith", door(("rival", 2))]]


@rule("DW-B69")
def test_exposure_is_rolled_for_the_attacker():
    s = table(at=AT_POLICE, dice={ANN: [6]}, zombies={"police": 1})
    scene = acting(luck(s, "frostbite")).say(ANN, "attack", "daniel_smith", 0)
    assert scene.s.frost[who("daniel_smith")] == 1


@rule("DW-192")
def test_an_attack_on_a_zombie_that_the_other_has_killed_is_no_longer_offered_and_costs_nothing():
    s = table(at={"daniel_smith": "police", "loretta_clay": "police"}, dice={ANN: [6], EVE: [6]}, zombies={"police": 1})
    scene = acting(luck(s, "blank"))
    assert deeds(scene, ANN, "attack")
    scene.say(EVE, "attack", "loretta_clay", 0)
    assert deeds(scene, ANN, "attack") == []
    assert scene.s.dice[ANN] == [6]


@rule("DW-B45", "DW-B56")
def test_a_weapon_helps_an_attack_once_per_round():
    s = table(at=AT_POLICE, dice={ANN: [6, 6]}, zombies={"police": 4}, gear={"daniel_smith": ["shotgun"]})
    scene = acting(luck(s, "bite")).say(ANN, "attack_with", "daniel_smith", 0, "shotgun")
    assert scene.s.zombies[0] == 2
    assert scene.s.lying == []
    assert scene.s.noise[0] == 1
    assert deeds(scene, ANN, "attack_with") == []
    assert deeds(scene, ANN, "attack") == [["attack", "daniel_smith", 0]]


@rule("DW-B44")
def test_each_zombie_killed_is_rolled_for_until_the_attacker_falls():
    s = table(at=AT_POLICE, dice={ANN: [6]}, zombies={"police": 2}, gear={"daniel_smith": ["baseball_bat"]})
    scene = acting(luck(s, "wound", "wound")).say(ANN, "attack_with", "daniel_smith", 0, "baseball_bat")
    assert scene.s.wounds[who("daniel_smith")] == 2
    s = table(at=AT_POLICE, dice={ANN: [6]}, zombies={"police": 2}, gear={"daniel_smith": ["baseball_bat"]})
    scene = acting(luck(s, "bite")).say(ANN, "attack_with", "daniel_smith", 0, "baseball_bat")
    assert scene.s.zombies[0] == 1


@rule("DW-B52")
def test_a_barricade_takes_any_die_and_an_empty_entrance_space_of_the_place():
    s = table(at=AT_POLICE, dice={ANN: [1]}, zombies={"police": 3})
    scene = acting(s)
    assert deeds(scene, ANN, "build") == [["build", "daniel_smith", 0]]
    scene.say(ANN, "build", "daniel_smith", 0)
    assert (scene.s.barricades[0], scene.s.dice[ANN]) == (1, [])
    full = acting(table(at=AT_POLICE, dice={ANN: [1]}, zombies={"police": 4}))
    assert deeds(full, ANN, "build") == []


@rule("DW-B52")
def test_at_home_a_barricade_goes_to_any_entrance_with_room():
    scene = acting(table(dice={ANN: [1]}, zombies={("colony", 1): 3}))
    assert [option[2] for option in deeds(scene, ANN, "build")] == [door(("colony", n)) for n in range(2, 7)]


@rule("DW-B53")
def test_cleaning_takes_any_die_and_a_survivor_at_home_and_removes_the_top_3_cards():
    s = table(dice={ANN: [1]}, waste={0: ["junk", "food_1", "food_1", "fuel"]})
    scene = acting(s).say(ANN, "clean", "daniel_smith")
    assert items(scene, scene.s.waste[0]) == ["junk"]
    assert items(scene, scene.s.removed) == ["food_1", "food_1", "fuel"]
    away = acting(table(at=AT_POLICE, dice={ANN: [1]}, waste={0: ["junk"]}))
    assert deeds(away, ANN, "clean") == []


@rule("DW-B135")
def test_an_empty_waste_pile_is_not_cleaned():
    assert deeds(acting(table(dice={ANN: [1]})), ANN, "clean") == []


@rule("DW-B65", "DW-95")
def test_a_food_token_of_the_own_colony_raises_an_unused_die_below_6():
    scene = acting(table(dice={ANN: [2, 2, 6]}, food=[2, 0, 0]))
    assert deeds(scene, ANN, "spend_food") == [["spend_food", 2]]
    scene.say(ANN, "spend_food", 2)
    assert (scene.s.dice[ANN], scene.s.food[0]) == ([2, 3, 6], 1)
    assert deeds(acting(table(dice={ANN: [2]}, food=[0, 2, 0])), ANN, "spend_food") == []
    assert deeds(acting(table(dice={ANN: [6]}, food=[2, 0, 0])), ANN, "spend_food") == []


@rule("DW-B36")
def test_any_survivor_may_use_any_die_of_the_group():
    people = {ANN: ["daniel_smith", "mike_cho"]}
    s = table(
        people=people, at={"daniel_smith": "police", "mike_cho": "police"}, dice={ANN: [4]}, zombies={"police": 1}
    )
    assert deeds(acting(s), ANN, "attack") == [["attack", "daniel_smith", 0], ["attack", "mike_cho", 0]]


@rule("DW-153")
def test_the_lone_wolf_acts_alone():
    scene = acting(table(5, active=[IDA]))
    assert scene.asked == [IDA]
