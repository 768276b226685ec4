"""Requests, loans and hand-offs."""

from __future__ import annotations

from tests.games.dead_of_winter.table import ANN, BOB, EVE, GUS, acting, deeds, items, luck, moving, table, who
from tests.kit import rule


@rule("DW-B66", "DW-94")
def test_a_request_goes_to_everybody_and_holds_nobody_up_but_the_one_who_asks():
    scene = acting(table(hand={BOB: ["food_1", "junk"], GUS: ["food_2"]}, dice={ANN: [3]})).say(ANN, "request", "food")
    assert scene.asked == [ANN, EVE]
    assert scene.options(ANN) == [["withdraw"]]
    assert scene.options(BOB) == [["lend", "food_1", ANN]]
    assert scene.options(GUS) == [["lend", "food_2", ANN]]
    assert scene.ask(BOB).optional


@rule("DW-B66", "DW-185")
def test_who_has_nothing_to_give_is_offered_to_all_the_same():
    scene = acting(table()).say(ANN, "request", "food")
    assert set(scene.questions()) == {ANN, BOB, EVE, GUS}
    assert scene.options(BOB) == []


@rule("DW-94")
def test_with_the_option_only_friendly_players_are_asked():
    s = table(hand={BOB: ["food_1"], GUS: ["food_2"]}, settings={"trade": "friends"})
    scene = acting(s).say(ANN, "request", "food")
    assert set(scene.questions()) == {ANN, BOB, EVE}
    assert deeds(scene, EVE, "lend") == []


@rule("DW-B66", "DW-198")
def test_the_first_to_give_ends_the_request_and_the_card_is_played_at_once_for_the_own_colony():
    scene = acting(table(hand={GUS: ["food_2"], BOB: ["food_1"]})).say(ANN, "request", "any")
    scene.say(GUS, "lend", "food_2", ANN)
    assert set(scene.questions()) == {ANN, EVE}
    assert scene.options(ANN) == [["play", "food_2"]]
    scene.say(ANN, "play", "food_2")
    assert scene.s.food == [2, 0, 0]
    assert items(scene, scene.s.waste[0]) == ["food_2"]
    assert scene.s.lent == []


@rule("DW-B66", "DW-94")
def test_the_other_active_player_lends_through_the_own_list():
    scene = acting(table(hand={EVE: ["pistol"]})).say(ANN, "request", "weapon")
    assert ["lend", "pistol", ANN] in scene.options(EVE)
    scene.say(EVE, "lend", "pistol", ANN)
    assert scene.options(ANN) == [["equip", "pistol", "daniel_smith"]]


@rule("DW-B66")
def test_a_lent_card_goes_neither_into_the_crisis_nor_on_the_objective():
    s = table(hand={BOB: ["food_1"]}, crisis="long_winter", goal="great_stockpile")
    scene = acting(s).say(ANN, "request", "food").say(BOB, "lend", "food_1", ANN)
    assert scene.verbs(ANN) == {"play"}


@rule("DW-B66")
def test_a_request_nobody_answers_is_withdrawn_at_no_cost():
    scene = acting(table(hand={BOB: ["food_1"]})).say(ANN, "request", "food").say(ANN, "withdraw")
    assert scene.ask(ANN).about == "deed"
    assert BOB not in scene.questions()
    assert scene.ask(ANN).fallback == ("done",)


@rule("DW-56")
def test_lent_fuel_makes_the_next_move_of_stage_2_safe_and_is_lost_on_passing():
    s = table(hand={BOB: ["fuel"]}, morale=[3, 5, 4])
    scene = moving(luck(s, "bite")).say(ANN, "request", "fuel").say(BOB, "lend", "fuel", ANN).say(ANN, "drive", "fuel")
    assert scene.asked == [ANN]
    scene.say(ANN, "move", "daniel_smith", 0)
    assert scene.s.lying == []
    scene = moving(table(hand={BOB: ["fuel"]}, morale=[3, 5, 4]))
    scene.say(ANN, "request", "fuel").say(BOB, "lend", "fuel", ANN).say(ANN, "drive", "fuel").say(ANN, "pass")
    assert scene.s.fuelled[ANN] == 0


@rule("DW-56")
def test_in_stage_2_only_fuel_can_be_lent_since_everything_else_waits():
    scene = moving(table(hand={BOB: ["food_1", "fuel"]}, morale=[3, 5, 4])).say(ANN, "request", "any")
    assert scene.options(BOB) == [["lend", "fuel", ANN]]


# -- hand-offs ---------------------------------------------------------------------------


@rule("DW-B67")
def test_equipment_goes_to_another_own_survivor_at_the_same_place_at_once():
    people = {ANN: ["daniel_smith", "mike_cho", "ashley_ross"]}
    s = table(people=people, gear={"daniel_smith": ["pistol"]}, at={"ashley_ross": "gas", "maria_lopez": "gas"})
    scene = acting(s)
    assert deeds(scene, ANN, "hand_off") == [["hand_off", "pistol", "mike_cho"]]
    scene.say(ANN, "hand_off", "pistol", "mike_cho")
    assert scene.s.carrier[ANN] == [who("mike_cho")]


@rule("DW-B67", "DW-94", "DW-185")
def test_to_another_players_survivor_it_is_an_offer_that_may_be_accepted():
    scene = acting(table(gear={"daniel_smith": ["pistol"]})).say(ANN, "hand_off", "pistol", "maria_lopez")
    assert scene.options(ANN) == [["withdraw"]]
    assert scene.options(BOB) == [["accept", "pistol", ANN]]
    scene.say(BOB, "accept", "pistol", ANN)
    assert (scene.s.gear[ANN], items(scene, scene.s.gear[BOB])) == ([], ["pistol"])


@rule("DW-B67", "DW-B56")
def test_a_use_of_this_round_is_not_refreshed():
    people = {ANN: ["daniel_smith", "mike_cho"]}
    there = {"daniel_smith": "police", "mike_cho": "police"}
    s = table(people=people, at=there, gear={"daniel_smith": ["pistol"]}, dice={ANN: [6, 6]}, zombies={"police": 3})
    scene = acting(s).say(ANN, "attack_with", "daniel_smith", 0, "pistol").say(ANN, "hand_off", "pistol", "mike_cho")
    assert deeds(scene, ANN, "attack_with") == []


@rule("DW-74")
def test_equipment_of_a_bitten_survivor_is_neither_handed_off_nor_contributed():
    people = {ANN: ["daniel_smith", "mike_cho"]}
    s = table(people=people, gear={"daniel_smith": ["pistol"]}, crisis="roaming_herd")
    s.lying = [who("daniel_smith")]
    scene = acting(s)
    assert deeds(scene, ANN, "hand_off", "give") == []
