"""Chapter 9: phase 5, refuelling."""

from __future__ import annotations

import pytest

from tests.games.tremble.table import ANN, BOB, EVE, battling, idle, plan, planning, refuelling, scouting, ships, table
from tests.kit import rule

ROW = ["paris", "rome", "tokyo", "berlin"]


@rule("TH-74")
def test_the_fuel_of_all_ships_sent_is_paid():
    attack = {ANN: [("bare_hulk", 1), ("escort_saucer", 2)], BOB: [("covered_tripod", 3)]}
    scene = refuelling(table(row=ROW, attack=attack, fuel=[20, 8, 8]))
    assert scene.s.fuel == [20 - 7, 8 - 3, 8]
    assert [(event["seat"], event["n"]) for event in scene.happened("fuel_paid")] == [(ANN, 7), (BOB, 3)]


@rule("TH-75")
def test_no_ship_flies_without_fuel():
    attack = {ANN: [("bare_hulk", 1), ("flagship", 2)]}
    scene = refuelling(table(row=ROW, attack=attack, fuel=[8, 8, 8]))
    assert scene.questions() == {ANN: "no_fuel.ship"}


@rule("TH-76", "TH-A39")
def test_ships_are_given_up_one_at_a_time_until_the_fuel_covers_the_rest():
    attack = {ANN: [("bare_hulk", 1), ("flagship", 2), ("net_cruiser", 3), ("escort_saucer", 4)]}
    scene = refuelling(table(row=ROW, attack=attack, fuel=[8, 8, 8]))
    given = []
    for name in ("escort_saucer", "flagship", "bare_hulk"):
        assert scene.options(ANN) == [["ship", ship] for ship in ships(scene.s.attack[ANN])]
        scene.say(ANN, "ship", name)
        given.append(name)
    assert scene.ask(ANN).about == "reward"
    assert ships(scene.s.ship_discard) == given
    assert scene.s.fuel[ANN] == 8 - 5


@rule("TH-76")
def test_exactly_enough_fuel_is_enough():
    attack = {ANN: [("bare_hulk", 1), ("covered_tripod", 2)]}
    scene = refuelling(table(row=ROW, attack=attack, fuel=[8, 8, 8]))
    assert scene.s.fuel[ANN] == 0
    assert scene.happened("ship_lost") == []


@rule("TH-77")
def test_destroyed_ships_cost_no_fuel():
    attack = {ANN: [("bare_hulk", 1), ("flagship", 2)]}
    scene = refuelling(table(row=ROW, attack=attack, fuel=[8, 8, 8])).say(ANN, "ship", "flagship")
    assert [event["n"] for event in scene.happened("fuel_paid")] == [5]
    assert scene.s.fuel[ANN] == 3


@rule("TH-78", "TH-87")
def test_fuel_is_not_returned_after_a_retreat():
    hand = {ANN: ["bare_hulk"], BOB: ["flagship"]}
    scene = plan(planning(table(row=ROW, hand=hand, fuel=[8, 8, 8])), {ANN: [1], BOB: [1]})
    assert scene.say(ANN, "retreat").s.fuel[ANN] == 3


@rule("TH-78")
def test_fuel_is_not_returned_after_a_defeat():
    hand = {ANN: ["bare_hulk"], BOB: ["flagship"]}
    scene = plan(planning(table(row=ROW, hand=hand, fuel=[8, 8, 8], dice=[2, 12])), {ANN: [1], BOB: [1]})
    idle(scene, "reward")
    assert [event["seat"] for event in scene.happened("ship_lost")] == [ANN]
    assert scene.s.fuel == [3, 3, 8]


@rule("TH-79")
def test_searching_ships_need_no_more_fuel():
    s = table(row=ROW, searches=[(ANN, "moscow", ["flagship", "bare_hulk"], 2)], fuel=[8, 8, 8])
    scene = plan(planning(s), {})
    assert scene.happened("fuel_paid") == []
    assert idle(scene, "buy_draw").s.fuel == [16, 16, 16]


@rule("TH-80", "TH-195", "TH-A17")
def test_relocation_comes_after_refuelling_and_before_battle_and_costs_no_fuel():
    hand = {ANN: ["long_legged_tripod"], BOB: ["bare_hulk"]}
    scene = plan(planning(table(row=ROW, hand=hand, fuel=[8, 8, 8])), {ANN: [1], BOB: [2]})
    assert scene.questions() == {ANN: "relocate.slot"}
    assert scene.s.fuel == [5, 3, 8]
    scene.say(ANN, "slot", 2)
    assert scene.s.fuel == [5, 3, 8]
    assert scene.ask(scene.asked[0]).about == "battle"


@rule("TH-195")
@pytest.mark.parametrize(("first", "order"), [(ANN, [ANN, EVE]), (BOB, [EVE, ANN])])
def test_captains_short_of_fuel_choose_in_seat_order(first, order):
    attack = {
        ANN: [("bare_hulk", 1), ("flagship", 1)],
        BOB: [("covered_tripod", 2)],
        EVE: [("net_cruiser", 3), ("palace_cruiser", 4)],
    }
    scene = refuelling(table(row=ROW, attack=attack, fuel=[8, 8, 8], first=first))
    asked = []
    while scene.s.phase == 5:
        asked += scene.asked
        scene.say(scene.asked[0], *scene.options(scene.asked[0])[0])
    assert asked == order


@rule("TH-195")
def test_fuel_is_due_for_the_ships_planned_wherever_they_relocate():
    hand = {ANN: ["long_legged_tripod"]}
    paid = []
    for slot in (1, 4):
        scene = plan(planning(table(row=ROW, hand=hand, fuel=[8, 8, 8])), {ANN: [1]}).say(ANN, "slot", slot)
        paid.append(scene.s.fuel[ANN])
    assert paid == [5, 5]


@rule("TH-196")
@pytest.mark.parametrize(("lost", "left"), [("swarm_saucer", 0), ("bare_hulk", 3)])
def test_fuel_8_and_10_needed_one_ship_is_enough(lost, left):
    attack = {ANN: [("bare_hulk", 1), ("covered_tripod", 2), ("swarm_saucer", 3)]}
    scene = refuelling(table(row=ROW, attack=attack, fuel=[8, 8, 8]))
    assert scene.ask(ANN).values == {"fuel": 8, "needed": 10}
    scene.say(ANN, "ship", lost)
    assert scene.s.fuel[ANN] == left
    assert scene.ask(ANN).about == "reward", "a second may not be given up"


def test_ships_that_stay_at_home_cost_no_fuel():
    scene = plan(planning(table(row=ROW, hand={ANN: ["bare_hulk", "flagship"]}, fuel=[8, 8, 8])), {ANN: [1, 0]})
    assert scene.s.fuel[ANN] == 3


def test_a_turn_without_cities_burns_no_fuel():
    scene = scouting(table(deck=["tank_brigade"], fuel=[8, 8, 8]))
    assert scene.run.over
    assert scene.s.fuel == [8, 8, 8]


def test_battle_takes_the_ships_as_refuelling_left_them():
    scene = battling(table(row=ROW, attack={ANN: [("bare_hulk", 1)]}))
    assert scene.questions() == {ANN: "reward"}
