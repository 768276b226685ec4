"""Chapter 7: phase 3, intelligence."""

from __future__ import annotations

import pytest

from prowl.games.tremble.cards.cities import CITIES
from tests.games.tremble.table import ANN, BOB, EVE, cities, idle, plan, scouting, ships, table, told
from tests.kit import rule

ROW = ["paris", "rome", "tokyo", "berlin"]
SEARCH = [(ANN, "moscow", ["flagship", "bare_hulk"], 2)]


@rule("TH-60")
@pytest.mark.parametrize(("players", "n"), [(2, 4), (3, 4), (4, 5), (5, 6)])
def test_so_many_cities_are_dealt_to_slots_1_2_3_and_so_on(players, n):
    names = [city.id for city in CITIES[:8]]
    scene = scouting(table(players, next_cities=names))
    assert cities(scene.s.row) == names[:n]
    assert scene.s.slots == list(range(1, n + 1))
    assert [(event["city"], event["slot"]) for event in told(scene, "city_dealt")] == [
        (name, slot) for slot, name in enumerate(names[:n], 1)
    ]


@rule("TH-61", "TH-121")
def test_an_army_makes_room_for_another_card_in_the_same_slot():
    scene = scouting(table(next_cities=["paris", "tank_brigade", "rome", "tokyo", "berlin"]))
    assert cities(scene.s.row) == ROW
    assert scene.s.slots == [1, 2, 3, 4]
    assert cities(scene.s.city_discard) == ["tank_brigade"]


@rule("TH-61", "TH-192")
def test_the_army_is_met_before_the_next_card_is_turned():
    scene = scouting(table(next_cities=["paris", "tank_brigade", *ROW[1:]], searches=SEARCH))
    assert scene.questions() == {ANN: "army"}
    assert cities(scene.s.row) == ["paris"]
    assert cities(scene.s.city_deck)[-1] == "rome"
    scene.say(ANN, "flee")
    assert cities(scene.s.row) == ROW


@rule("TH-62", "TH-118")
def test_an_army_after_an_army_is_met_as_well():
    scene = scouting(table(next_cities=["tank_brigade", "air_fleet", *ROW], searches=SEARCH, dice=[12]))
    scene.say(ANN, "fight")
    assert scene.questions() == {ANN: "army"}
    assert cities(scene.s.army) == ["air_fleet"]
    scene.say(ANN, "flee")
    assert cities(scene.s.row) == ROW
    assert cities(scene.s.city_discard) == ["tank_brigade", "moscow", "air_fleet"]


@rule("TH-63")
def test_the_row_stays_short_if_the_deck_runs_out_while_replacing():
    scene = scouting(table(deck=["paris", "tank_brigade"]))
    assert cities(scene.s.row) == ["paris"]
    assert scene.options(ANN) == [["slot", 1], ["slot", 0]]


@rule("TH-64")
def test_every_captain_with_a_search_must_flee_or_fight():
    searches = [*SEARCH, (EVE, "dubna", ["net_cruiser"], 1)]
    scene = scouting(table(next_cities=["tank_brigade", *ROW], searches=searches))
    assert scene.questions() == {ANN: "army"}
    assert scene.options(ANN) == [["fight"], ["flee"]]
    assert scene.say(ANN, "flee").questions() == {EVE: "army"}


@rule("TH-64")
def test_with_no_search_running_nothing_happens():
    scene = scouting(table(next_cities=["tank_brigade", *ROW]))
    assert set(scene.questions().values()) == {"plan.slot"}


@rule("TH-65", "TH-216")
def test_a_turn_without_cities_skips_phases_4_to_6_and_still_turns_the_counters():
    scene = scouting(table(deck=["tank_brigade"], searches=[(ANN, "moscow", ["flagship"], 1)], dice=[12]))
    scene.say(ANN, "fight")
    assert scene.run.over
    assert scene.happened("attack_revealed") == scene.happened("stayed_home") == []
    assert [event["city"] for event in told(scene, "search_paid")] == ["moscow"]


@rule("TH-65")
def test_a_turn_without_cities_turns_a_counter_of_2():
    scene = scouting(table(deck=["tank_brigade"], searches=[(ANN, "moscow", ["flagship"], 2)], dice=[12]))
    scene.say(ANN, "fight")
    assert [event["n"] for event in told(scene, "search_went_on")] == [1]


@rule("TH-192")
def test_cities_already_in_the_row_stay_and_nobody_plans_yet():
    scene = scouting(table(next_cities=["paris", "rome", "tank_brigade", "tokyo", "berlin"], searches=SEARCH))
    assert cities(scene.s.row) == ["paris", "rome"]
    assert "plan.slot" not in scene.questions().values()
    assert cities(scene.say(ANN, "flee").s.row) == ROW


@rule("TH-193")
def test_ships_that_fled_may_attack_in_the_same_turn():
    s = table(hand={ANN: []}, next_cities=["tank_brigade", *ROW], searches=SEARCH, fuel=[20, 8, 8])
    scene = scouting(s).say(ANN, "flee")
    plan(scene, {ANN: [1, 1]})
    assert ships(scene.s.attack[ANN]) == ["flagship", "bare_hulk"]


@rule("TH-193")
def test_ships_left_over_from_a_lost_fight_may_attack_in_the_same_turn():
    searches = [(ANN, "moscow", ["escort_saucer", "swarm_saucer"], 2)]
    s = table(hand={ANN: []}, next_cities=["air_fleet", *ROW], searches=searches, fuel=[20, 8, 8], dice=[2])
    scene = scouting(s).say(ANN, "fight").say(ANN, "ship", "swarm_saucer")
    plan(scene, {ANN: [3]})
    assert ships(scene.s.attack[ANN]) == ["escort_saucer"]


def test_the_deck_shrinks_by_what_is_dealt():
    scene = scouting(table(next_cities=["tank_brigade", *ROW]))
    assert len(scene.s.city_deck) == 66 - 5
    assert idle(scene, "plan.slot").s.phase == 4
    assert scene.s.captured[BOB] == []
