"""Playing cards, equipping, using abilities and equipment."""

from __future__ import annotations

from tests.games.dead_of_winter.table import ANN, BOB, acting, deeds, items, luck, place, table, who
from tests.kit import rule


@rule("DW-B58", "DW-198")
def test_a_card_is_resolved_and_goes_to_the_waste_pile_of_the_own_colony():
    scene = acting(table(hand={ANN: ["food_2"]})).say(ANN, "play", "food_2")
    assert scene.s.food == [2, 0, 0]
    assert items(scene, scene.s.waste[0]) == ["food_2"]


@rule("DW-B58", "DW-B60")
def test_an_equip_card_is_attached_to_an_own_survivor_several_of_one_kind_too():
    people = {ANN: ["daniel_smith", "mike_cho"]}
    scene = acting(table(people=people, hand={ANN: ["pistol", "pistol"]}))
    assert deeds(scene, ANN, "equip") == [["equip", "pistol", "daniel_smith"], ["equip", "pistol", "mike_cho"]]
    scene.say(ANN, "equip", "pistol", "mike_cho").say(ANN, "equip", "pistol", "mike_cho")
    assert scene.s.carrier[ANN] == [who("mike_cho")] * 2


@rule("DW-B58", "DW-B85", "DW-B37")
def test_an_event_card_leaves_the_game_and_its_survivor_joins_without_a_die():
    s = table(hand={ANN: ["outsider_2"]})
    top = s.survivor_deck[-1]
    scene = acting(s).say(ANN, "play", "outsider_2")
    assert scene.s.group[ANN] == [who("daniel_smith"), top]
    assert scene.s.place[top] == place("colony")
    assert (scene.s.helpless[0], scene.s.dice[ANN]) == (1, [])
    assert items(scene, scene.s.removed) == ["outsider_2"]


@rule("DW-B86", "DW-B135")
def test_nobody_can_be_added_to_a_full_colony():
    scene = acting(table(hand={ANN: ["outsider_1"]}, helpless=[22, 0, 0]))
    assert deeds(scene, ANN, "play") == []


@rule("DW-B135", "DW-B64")
def test_fuel_is_not_played_without_a_move():
    assert deeds(acting(table(hand={ANN: ["fuel"]})), ANN, "play", "fuel") == []


@rule("DW-B75")
def test_medicine_heals_an_own_survivor_or_a_friendly_one_beside_an_own_one():
    people = {ANN: ["daniel_smith", "mike_cho"], BOB: ["maria_lopez", "brian_lee"]}
    hurt = dict.fromkeys(["daniel_smith", "mike_cho", "maria_lopez", "brian_lee", "loretta_clay"], 1)
    there = {"mike_cho": "gas", "brian_lee": "school", "loretta_clay": "gas"}
    scene = acting(table(people=people, hand={ANN: ["medicine"]}, wounds=hurt, at=there))
    assert sorted(option[2] for option in deeds(scene, ANN, "heal")) == ["daniel_smith", "maria_lopez", "mike_cho"]
    scene.say(ANN, "heal", "medicine", "maria_lopez")
    assert scene.s.wounds[who("maria_lopez")] == 0


@rule("DW-74")
def test_nothing_can_heal_a_bitten_survivor():
    s = table(hand={ANN: ["medicine"]}, wounds={"daniel_smith": 1})
    s.lying = [who("daniel_smith")]
    assert deeds(acting(s), ANN, "heal") == []
    s = table(hand={ANN: ["medicine"]}, wounds={"maria_lopez": 1})
    s.lying = [who("maria_lopez")]
    assert deeds(acting(s), ANN, "heal") == []


@rule("DW-B88")
def test_a_medicine_card_without_its_effect_calms_an_unruly_helpless_survivor():
    scene = acting(table(hand={ANN: ["medicine"]}, helpless=[2, 0, 0], unruly=[1, 0, 0])).say(ANN, "calm", "medicine")
    assert (scene.s.helpless[0], scene.s.unruly[0]) == (2, 0)
    assert items(scene, scene.s.waste[0]) == ["medicine"]


@rule("DW-B55", "DW-B136", "DW-85")
def test_an_ability_needs_its_place_its_die_and_is_used_once_per_round():
    people = {ANN: ["loretta_clay"], 2: ["daniel_smith"]}
    assert deeds(acting(table(people=people, dice={ANN: [3]})), ANN, "use") == []
    away = table(people=people, dice={ANN: [4]}, at={"loretta_clay": "gas"})
    assert deeds(acting(away), ANN, "use") == []
    scene = acting(table(people=people, dice={ANN: [4, 4]})).say(ANN, "use", "loretta_clay")
    assert (scene.s.food[0], scene.s.dice[ANN]) == (2, [4])
    assert deeds(scene, ANN, "use") == []


@rule("DW-B56")
def test_equipment_that_is_used_by_itself_is_used_once_per_round():
    scene = acting(table(gear={"daniel_smith": ["cookbook"]})).say(ANN, "use_item", "cookbook", "daniel_smith")
    assert scene.s.food[0] == 1
    assert deeds(scene, ANN, "use_item") == []
    away = table(gear={"daniel_smith": ["cookbook"]}, at={"daniel_smith": "gas"})
    assert deeds(acting(away), ANN, "use_item") == []


@rule("DW-86", "DW-B62")
def test_cards_that_the_objective_asks_for_are_put_on_it_face_up():
    s = table(hand={ANN: ["food_1", "junk"]}, goal="great_stockpile")
    scene = acting(s)
    assert deeds(scene, ANN, "add") == [["add", "food_1"]]
    scene.say(ANN, "add", "food_1")
    assert items(scene, scene.s.goal_pile[0]) == ["food_1"]
    assert deeds(acting(table(hand={ANN: ["food_1"]}, goal="arms_race")), ANN, "add") == []


@rule("DW-B59")
def test_no_medicine_saves_who_is_receiving_the_fatal_wound():
    hurt = {"daniel_smith": 2}
    s = table(hand={ANN: ["medicine"]}, wounds=hurt, at={"daniel_smith": "gas"}, dice={ANN: [6]}, zombies={"gas": 1})
    scene = acting(luck(s, "wound")).say(ANN, "attack", "daniel_smith", place("gas"))
    assert who("daniel_smith") in scene.s.graveyard[0]
    assert scene.s.hand[ANN] == []


@rule("DW-B57", "DW-185")
def test_only_active_players_are_asked():
    assert BOB not in acting(table(hand={BOB: ["food_1"]}, dice={BOB: [6]})).questions()
