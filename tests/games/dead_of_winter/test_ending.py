"""The main objective, and who has won."""

from __future__ import annotations

import pytest

from prowl.games.dead_of_winter.cards.crossroads import NAMES as CROSSROADS
from prowl.games.dead_of_winter.rules.colony_phase import goal_duty
from prowl.games.dead_of_winter.rules.ending import has_won
from prowl.games.dead_of_winter.rules.goal import check_goal, is_fulfilled
from prowl.games.dead_of_winter.rules.morale import change_morale
from tests.games.dead_of_winter.table import ANN, BOB, EVE, GUS, IDA, items, table
from tests.games.dead_of_winter.table import at as begin
from tests.kit import rule

HOPE = dict(zip((ANN, BOB, EVE, GUS), ("hope", "collector", "germaphobe", "frugal"), strict=True))


def check(**layout):
    return begin(table(**{"goal": "arms_race", "objective": HOPE, **layout}), check_goal)


@rule("DW-131", "DW-211", "DW-142")
def test_a_colony_that_has_fulfilled_the_objective_ends_the_game_and_only_its_players_have_completed_it():
    gear = {"daniel_smith": ["pistol", "pistol", "pistol"]}
    scene = check(bullets=[8, 8, 0], gear=gear)
    assert scene.s.outcome == "goal"
    assert scene.s.completed[:2] == [True, False]
    assert scene.s.winners == [ANN]


@rule("DW-132")
def test_both_may_complete_it_at_the_same_check():
    gear = {"daniel_smith": ["pistol"] * 3, "loretta_clay": ["sniper_rifle", "sniper_rifle", "shotgun"]}
    scene = check(bullets=[8, 8, 0], gear=gear)
    assert scene.s.completed[:2] == [True, True]
    assert scene.s.winners == [ANN, EVE, GUS]


@rule("DW-147", "DW-143")
def test_a_colony_at_0_plays_on_until_the_check():
    s = table(goal="arms_race")
    change_morale(s, 0, -9)
    assert (s.fallen[0], s.outcome) == (True, "")


@rule("DW-144")
def test_morale_at_0_never_rises_again_in_warring_colonies():
    s = table(morale=[0, 5, 4], fallen=[True, False, False])
    change_morale(s, 0, 3)
    assert s.morale[0] == 0


@rule("DW-B84", "DW-170")
def test_morale_is_at_most_10_and_in_the_den_5():
    s = table(5)
    change_morale(s, 0, 9)
    change_morale(s, 2, 9)
    assert (s.morale[0], s.morale[2]) == (10, 5)


@rule("DW-145")
def test_if_both_have_fallen_all_their_players_lose():
    scene = check(morale=[0, 0, 4], fallen=[True, True, False])
    assert (scene.s.outcome, scene.s.winners) == ("both_fallen", [])


@rule("DW-146")
@pytest.mark.parametrize(("switch", "winners"), [("completes", [EVE, GUS]), ("checks", [])])
def test_the_last_colony_standing_has_completed_the_objective_unless_it_must_check(switch, winners):
    scene = check(morale=[0, 3, 4], fallen=[True, False, False], settings={"last_colony": switch})
    assert (scene.s.outcome, scene.s.winners) == ("last_colony", winners)


@rule("DW-143", "DW-211")
def test_a_fallen_colony_that_fulfils_the_objective_ends_the_game_but_its_players_have_lost():
    gear = {"daniel_smith": ["pistol"] * 3}
    secrets = {**HOPE, ANN: "germaphobe", EVE: "hope"}
    scene = check(bullets=[8, 0, 0], gear=gear, morale=[0, 5, 4], fallen=[True, False, False], objective=secrets)
    assert scene.s.completed[0]
    assert ANN not in scene.s.winners
    assert scene.s.winners == [EVE, GUS]


@rule("DW-B111", "DW-B114")
def test_in_the_standard_game_everybody_wins_who_has_fulfilled_the_own_objective():
    layout = {"players": 3, "variant": "ordinary", "goal": "raiding_party"}
    secret = {ANN: "hope", BOB: "collector", EVE: "b_runaway"}
    s = table(**layout, objective=secret, decks={"police": [], "gas": []})
    scene = begin(s, check_goal)
    assert (scene.s.outcome, scene.s.winners) == ("goal", [ANN])


@rule("DW-B113", "DW-B115")
def test_morale_0_ends_the_standard_game_and_the_betrayer_may_win():
    s = table(3, "ordinary", objective={ANN: "hope", BOB: "b_accept_fate", EVE: "collector"}, morale=[1, 5, 4])
    s.dying.append(s.group[ANN][0])
    from prowl.games.dead_of_winter.rules.death import take_away

    scene = begin(s, take_away)
    assert (scene.s.outcome, scene.s.winners) == ("morale", [BOB])


@rule("DW-B123")
def test_in_co_op_all_win_with_the_main_objective():
    s = table(3, "coop", goal="raiding_party_hardcore", decks={"police": [], "gas": [], "school": []})
    assert begin(s, check_goal).s.winners == [ANN, BOB, EVE]


@rule("DW-174", "DW-210")
def test_the_lone_wolf_wins_by_the_own_objective_only():
    s = table(5, fallen=[True, False, False])
    s.lone_objective, s.lone_box = [5], [0, 1, 2, 3, 4, 6, 7]
    assert has_won(s, IDA)
    s.fallen = [False, False, False]
    assert not has_won(s, IDA)


@rule("DW-B129", "DW-131")
@pytest.mark.parametrize(("food", "completed"), [(4, False), (5, True)])
def test_the_army_beside_a_colony_asks_for_5_food_in_every_check(food, completed):
    s = table(
        goal="arms_race", bullets=[8, 0, 0], gear={"daniel_smith": ["pistol"] * 3}, food=[food, 0, 0], objective=HOPE
    )
    card = CROSSROADS.index("army")
    s.crossroads_past.remove(card)
    s.attached, s.attached_to, s.attached_n = [card], [-1], [0]
    assert is_fulfilled(s, 0) == completed


@rule("DW-B62", "DW-B22")
def test_winter_has_come_takes_a_fuel_card_each_colony_phase_from_the_first_who_gives_one():
    hands = {ANN: ["fuel"], EVE: ["fuel", "junk"]}
    s = table(3, "ordinary", goal="winter_has_come", hand=hands, objective={ANN: "hope", BOB: "hunger", EVE: "leader"})
    scene = begin(s, goal_duty)
    assert scene.options(ANN) == [["burn", "fuel"], ["pass"]]
    scene.say(ANN, "pass").say(EVE, "burn", "fuel")
    assert items(scene, scene.s.goal_pile[0]) == ["fuel"]
    assert scene.s.outcome == ""


@rule("DW-B62", "DW-B113")
def test_if_nobody_gives_fuel_the_game_is_over_and_everybody_with_cards_was_asked():
    s = table(
        3,
        "ordinary",
        goal="winter_has_come",
        hand={ANN: ["junk"]},
        objective={ANN: "hope", BOB: "hunger", EVE: "leader"},
    )
    scene = begin(s, goal_duty)
    assert scene.options(ANN) == [["pass"]]
    scene.say(ANN, "pass")
    assert (scene.s.outcome, scene.s.winners) == ("cold", [])


@rule("DW-B149")
def test_one_card_may_serve_several_conditions():
    s = table(
        objective={ANN: "survival_kit"}, hand={ANN: ["medicine", "food_1", "junk"]}, completed=[True, False, False]
    )
    assert has_won(s, ANN)
    s = table(objective={ANN: "new_destination"}, hand={ANN: ["fuel"] * 2}, completed=[True, False, False])
    assert not has_won(s, ANN)


@rule("DW-220")
def test_a_colony_that_has_fallen_stays_fallen_at_the_next_check():
    s = table(goal="arms_race", objective=HOPE)
    change_morale(s, 1, -5)
    scene = begin(s, check_goal)
    assert (scene.s.outcome, scene.s.winners) == ("last_colony", [ANN])
    assert items(scene, scene.s.hand[BOB]) == []
