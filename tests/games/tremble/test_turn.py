"""Chapters 4 and 5: goal, turn structure, fuel supply."""

from __future__ import annotations

import pytest

from tests.games.tremble.table import (
    ANN,
    BOB,
    EVE,
    GUS,
    IDLE,
    cities,
    finishing,
    idle,
    plan,
    planning,
    scouting,
    table,
    turning,
)
from tests.kit import rule

LAST_ROW = ["paris", "rome", "tokyo", "berlin"]


@rule("TH-42")
def test_the_captain_with_the_most_people_wins():
    scene = finishing(table(people=[70, 80, 60]))
    assert scene.run.game.result(scene.s).winners == (BOB,)


@rule("TH-43")
def test_a_turn_has_seven_phases_in_this_order():
    fleets = {ANN: ["long_legged_tripod"], BOB: ["bare_hulk"]}
    scene = turning(table(hand=fleets, next_cities=LAST_ROW))
    phases = []
    while scene.s.round == 1:
        about = scene.ask(scene.asked[0]).about
        phases.append((scene.s.phase, about))
        if about == "plan.slot":
            plan(scene, {ANN: [1], BOB: [1]})
        else:
            scene.say(scene.asked[0], *(IDLE | {"relocate.slot": ("slot", 1)})[about])
    assert phases == [
        (2, "buy_draw"),
        (2, "buy_draw"),
        (2, "buy_draw"),
        (4, "plan.slot"),
        (5, "relocate.slot"),
        (6, "battle"),
        (6, "battle"),
        (7, "reward"),
    ]
    told = [event.name for event in scene.events]
    order = ["turn_began", "fuel_supplied", "draw_declined", "city_dealt", "attack_revealed", "fuel_paid"]
    order += ["battle_began", "battle_rolled", "city_won", "city_raided"]
    assert sorted(order, key=told.index) == order


@rule("TH-43")
def test_then_a_new_turn_begins():
    scene = idle(plan(idle(turning(table()), "plan.slot"), {}))
    assert [event["round"] for event in scene.happened("turn_began")][:2] == [1, 2]


@rule("TH-44", "TH-158")
def test_the_game_lasts_until_every_card_of_the_deck_has_been_played():
    scene = idle(turning(table(deck=[*LAST_ROW, "moscow", "tank_brigade", "boston"])))
    assert scene.run.over
    assert scene.s.round == 2
    assert scene.s.city_deck == []


@rule("TH-45", "TH-164")
def test_the_last_turn_is_played_with_the_cities_that_are_there():
    """4 captains, 5 slots, 2 cards left: 2 cities."""
    scene = scouting(table(4, deck=["paris", "rome"]))
    assert cities(scene.s.row) == ["paris", "rome"]
    assert scene.options(GUS) == [["slot", 1], ["slot", 2], ["slot", 0]]


# -- Phase 1: fuel supply --------------------------------------------------------------


@rule("TH-46")
def test_each_captain_gains_8_fuel_at_the_start_of_each_turn():
    scene = turning(table(fuel=[0, 3, 12]))
    assert scene.s.fuel == [8, 11, 20]
    idle(plan(idle(scene, "plan.slot"), {}), "plan.slot")
    assert scene.s.fuel == [16, 19, 20]


@rule("TH-47", "TH-172")
@pytest.mark.parametrize(("before", "after"), [(11, 19), (12, 20), (13, 20), (15, 20), (20, 20)])
def test_a_captain_stores_at_most_20_fuel(before, after):
    assert turning(table(fuel=[before, 0, 0])).s.fuel[ANN] == after


@rule("TH-48")
def test_unspent_fuel_stays_for_later_turns():
    scene = idle(turning(table(hand={ANN: ["starting_saucer"]})), "plan.slot")
    plan(scene, {ANN: [1]})
    assert (scene.s.fuel[ANN], scene.s.fuel[EVE]) == (6, 8)
    assert idle(scene, "plan.slot").s.fuel == [14, 16, 16]


def test_fuel_is_supplied_before_anybody_buys():
    scene = turning(table())
    assert scene.s.fuel == [8, 8, 8]
    assert scene.questions() == {ANN: "buy_draw"}


def test_a_turn_without_attackers_asks_nobody_in_battle():
    scene = plan(planning(table(row=LAST_ROW)), {})
    assert scene.questions() == {BOB: "buy_draw"}
