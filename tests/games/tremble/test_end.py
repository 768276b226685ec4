"""Chapter 16: the end of the game."""

from __future__ import annotations

import pytest

from tests.games.tremble.table import (
    ANN,
    BOB,
    EVE,
    cities,
    finishing,
    idle,
    plan,
    rewarding,
    scouting,
    table,
    told,
    turning,
)
from tests.kit import rule

ROW = ["paris", "rome", "tokyo", "berlin"]


@rule("TH-158", "TH-217")
def test_the_game_ends_after_phase_7_of_the_turn_in_which_the_deck_became_empty():
    scene = plan(scouting(table(deck=ROW, fuel=[8, 8, 8])), {ANN: [1]})
    assert not scene.run.over
    assert scene.questions() == {ANN: "reward"}
    scene.say(ANN, "raid")
    assert scene.run.over
    assert (scene.s.round, scene.s.people[ANN]) == (1, 100)


@rule("TH-159")
@pytest.mark.parametrize("counter", [1, 2])
def test_unfinished_searches_bring_nothing_and_their_cities_do_not_count(counter):
    searches = [(ANN, "moscow", ["flagship"], counter)]
    scene = finishing(table(searches=searches, missions={ANN: ["terror_of_the_planet"]}))
    assert scene.s.scores[ANN] == 50 - 25
    assert cities(scene.s.city_discard) == ["moscow"]
    assert scene.s.captured[ANN] == []


@rule("TH-A25")
def test_by_table_option_an_unfinished_search_pays_its_quick_value_and_captures():
    searches = [(ANN, "moscow", ["flagship"], 2)]
    settings = {"unfinished_search": "quick"}
    scene = finishing(table(settings=settings, searches=searches, missions={ANN: ["terror_of_the_planet"]}))
    assert scene.s.scores[ANN] == 50 + 45 + 50
    assert cities(scene.s.captured[ANN]) == ["moscow"]


@rule("TH-160")
def test_the_final_score_is_people_minus_credits_plus_rewards_minus_penalties():
    missions = {ANN: ["sample_set", "conveyor", "big_fish"]}
    captured = {ANN: ["paris", "rome", "tokyo", "moscow", "shanghai", "osaka"]}
    scene = finishing(table(missions=missions, captured=captured, people=[200, 50, 50], credits=[1, 0, 0]))
    assert scene.s.scores[ANN] == 200 - 60 + 20 - 25 + 40


@rule("TH-161")
def test_the_highest_final_score_wins_not_the_most_people():
    scene = finishing(table(people=[100, 90, 10], credits=[1, 0, 0]))
    result = scene.run.game.result(scene.s)
    assert (result.outcome, result.winners, result.scores) == ("won", (BOB,), (40, 90, 10))


@rule("TH-162", "TH-A30")
def test_captains_tied_for_the_highest_score_share_the_victory():
    scene = finishing(table(people=[90, 10, 90]))
    result = scene.run.game.result(scene.s)
    assert (result.outcome, result.winners) == ("shared", (ANN, EVE))


@rule("TH-163")
def test_ships_and_fuel_left_over_are_worth_nothing():
    scene = finishing(table(hand={ANN: ["flagship", "bare_hulk"], BOB: []}, fuel=[20, 0, 0]))
    assert scene.s.scores == [50, 50, 50]


@rule("TH-216")
def test_the_last_turn_is_played_to_its_end_with_replacements_and_a_short_row():
    scene = scouting(table(deck=["paris", "tank_brigade", "rome", "air_fleet"]))
    assert cities(scene.s.row) == ["paris", "rome"]
    assert idle(scene).run.over


@rule("TH-216")
def test_if_the_row_is_full_and_cards_remain_another_turn_follows_even_with_armies_only():
    scene = idle(turning(table(deck=[*ROW, "tank_brigade"])), "plan.slot")
    plan(scene, {})
    assert not scene.run.over
    assert scene.s.round == 2
    idle(scene)
    assert scene.run.over
    assert [event["army"] for event in told(scene, "army_came")] == ["tank_brigade"]


@rule("TH-217")
def test_no_further_card_is_turned_once_the_deck_is_empty():
    scene = idle(turning(table(deck=ROW)))
    assert scene.run.over
    assert len(scene.happened("city_dealt")) == 4


@rule("TH-220")
def test_a_search_finishing_in_the_last_turn_is_paid_and_counts_for_missions():
    searches = [(ANN, "moscow", ["flagship"], 1)]
    s = table(searches=searches, missions={ANN: ["terror_of_the_planet"]})
    s.city_box, s.city_deck = s.city_box + s.city_deck, []
    scene = rewarding(s)
    assert scene.run.over
    assert scene.s.scores[ANN] == 50 + 90 + 50


def test_every_score_is_told():
    scene = finishing(table(people=[1, 2, 3]))
    assert [(event["seat"], event["n"]) for event in scene.happened("scored")] == [(0, 1), (1, 2), (2, 3)]
