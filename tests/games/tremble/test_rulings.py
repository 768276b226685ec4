"""Chapter 19: rulings that no other chapter has proved."""

from __future__ import annotations

import pytest

from tests.games.tremble.table import (
    ANN,
    BOB,
    EVE,
    battling,
    buying,
    cities,
    idle,
    plan,
    planning,
    refuelling,
    rewarding,
    scouting,
    ships,
    table,
    turning,
)
from tests.kit import rule

ROW = ["paris", "rome", "tokyo", "berlin"]


@rule("TH-A6", "TH-A41")
def test_five_ships_may_attack_one_city():
    five = ["escort_saucer", "museum_raider", "brain_collector", "smoke_skimmer", "swarm_saucer"]
    scene = plan(planning(table(row=ROW, hand={ANN: five}, fuel=[20, 8, 8])), {ANN: [3] * 5})
    assert [len(event["ship"]) for event in scene.happened("attack_revealed")] == [5]


@rule("TH-A11")
def test_the_city_discard_never_returns_to_the_deck():
    scene = turning(table(deck=ROW, row=()))
    idle(scene)
    assert scene.run.over
    assert sorted(cities(scene.s.city_discard)) == sorted(ROW)


@rule("TH-A15", "TH-A16")
def test_after_the_reserve_nobody_is_asked_to_retreat_again():
    attack = {ANN: [("bare_hulk", 1)], BOB: [("flagship", 1)]}
    hand = {ANN: ["lurking_cruiser"], BOB: ["orbital_reserve"]}
    scene = battling(table(row=ROW, attack=attack, hand=hand, fuel=[20, 20, 20], dice=[7, 7]))
    scene.say(ANN, "stay").say(BOB, "stay").say(ANN, "join", "lurking_cruiser")
    assert scene.questions() == {BOB: "battle_join"}
    scene.say(BOB, "done")
    assert len(scene.happened("battle_rolled")) == 2


@rule("TH-A17")
def test_the_order_is_reveal_fuel_relocation_battle():
    hand = {ANN: ["long_legged_tripod", "bare_hulk", "flagship"], BOB: ["net_cruiser"]}
    scene = planning(table(row=ROW, hand=hand, fuel=[8, 8, 8]))
    plan(scene, {ANN: [1, 2, 3], BOB: [2]})
    assert scene.questions() == {ANN: "no_fuel.ship"}
    scene.say(ANN, "ship", "flagship")
    assert scene.questions() == {ANN: "relocate.slot"}
    scene.say(ANN, "slot", 2)
    assert scene.ask(scene.asked[0]).about == "battle"


@rule("TH-A18")
@pytest.mark.parametrize(("ship", "meets"), [("bare_hulk", 2), ("net_cruiser", 1)])
def test_a_search_meets_the_armies_of_so_many_intelligence_phases(ship, meets):
    """An army comes first in each of the next three turns."""
    later = [
        *("border_patrol", "rome", "tokyo", "berlin", "vienna"),
        *("national_guard", "athens", "prague", "boston", "zurich"),
        *("tank_brigade", "essen", "turin", "osaka", "detroit"),
    ]
    s = table(row=["paris"], attack={ANN: [(ship, 1)]}, next_cities=later, dice=[7, 7, 7])
    scene = idle(rewarding(s).say(ANN, "search"))
    fought = [event for event in scene.events if event.name in ("army_held_off", "army_won")]
    assert len(fought) == meets
    assert scene.s.people[ANN] == 50 + 80


@rule("TH-A34")
def test_a_city_bonus_does_not_require_the_ship_to_be_alone():
    attack = {ANN: [("museum_raider", 1), ("bare_hulk", 1)], BOB: [("flagship", 1), ("net_cruiser", 1)]}
    assert battling(table(row=ROW, attack=attack)).ask(ANN).values["strength"] == 3 + 4 + 9


@rule("TH-A39")
def test_the_first_ship_given_up_may_be_any_even_one_that_is_enough_alone():
    attack = {ANN: [("bare_hulk", 1), ("escort_saucer", 2), ("swarm_saucer", 3)]}
    scene = refuelling(table(row=ROW, attack=attack, fuel=[8, 8, 8]))
    assert scene.options(ANN) == [["ship", "bare_hulk"], ["ship", "escort_saucer"], ["ship", "swarm_saucer"]]
    scene.say(ANN, "ship", "bare_hulk")
    assert scene.s.fuel[ANN] == 4


@rule("TH-A42")
def test_ships_are_gained_only_by_buying():
    scene = idle(turning(table(next_cities=ROW)), "plan.slot")
    held = [len(scene.s.hand[me]) for me in (ANN, BOB, EVE)]
    idle(plan(scene, {ANN: [1], BOB: [2]}), "plan.slot")
    assert [len(scene.s.hand[me]) for me in (ANN, BOB, EVE)] == held == [1, 1, 1]


@rule("TH-A21", "TH-A22")
def test_each_army_and_each_search_is_a_decision_of_its_own():
    searches = [(ANN, "moscow", ["flagship"], 2), (ANN, "dubna", ["bare_hulk"], 2)]
    scene = scouting(table(next_cities=["border_patrol", "national_guard", *ROW], searches=searches, dice=[7, 7, 7, 7]))
    fought = 0
    while scene.ask(scene.asked[0]).about == "army":
        scene.say(ANN, "fight")
        fought += 1
    assert fought == 4


@rule("TH-A4")
def test_a_destroyed_starting_saucer_goes_to_the_discard():
    attack = {ANN: [("starting_saucer", 1)], BOB: [("bare_hulk", 1)]}
    scene = battling(table(row=ROW, attack=attack, dice=[2, 12])).say(ANN, "stay").say(BOB, "stay")
    assert ships(scene.s.ship_discard) == ["starting_saucer"]


@rule("TH-A9")
def test_buying_follows_the_start_player():
    assert buying(table(first=EVE)).asked == [EVE]
