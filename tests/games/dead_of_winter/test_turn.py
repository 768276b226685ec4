"""The round and the turn: dice, the order of players, who draws."""

from __future__ import annotations

from prowl.games.dead_of_winter.meta import sand
from prowl.games.dead_of_winter.rules.turn import begin_turn, drawer_for, roll_dice, turns, who_acts
from tests.games.dead_of_winter.table import ANN, BOB, EVE, GUS, IDA, acting, luck, table
from tests.kit import rule


@rule("DW-B35", "DW-150")
def test_each_player_rolls_1_die_and_1_for_each_survivor():
    s = table(5, people={ANN: ["daniel_smith", "mike_cho"]}, dice={ANN: [6] * 9}, used=[[1], [], [], [], []])
    roll_dice(s)
    assert [len(dice) for dice in s.dice] == [3, 2, 2, 2, 2]
    assert s.used[ANN] == []


@rule("DW-B56")
def test_what_was_used_once_can_be_used_again_when_dice_are_rolled():
    s = table(used_abilities=[3], used_items=[5], used_once=[7])
    roll_dice(s)
    assert (s.used_abilities, s.used_items, s.used_once) == ([], [], [7])


@rule("DW-B141")
def test_a_player_without_survivors_rolls_1_die_and_fewer_dice_are_never_fewer_than_1():
    s = table(people={ANN: []}, owed=[0, 5, 0, 0])
    roll_dice(s)
    assert (len(s.dice[ANN]), len(s.dice[BOB])) == (1, 1)
    assert s.owed == [0, 0, 0, 0]


@rule("DW-47", "DW-151")
def test_the_wolf_first_then_pairs_from_the_leaders_clockwise():
    s = table(5)
    s.leader = [BOB, EVE, IDA]
    assert turns(s) == [-1, 0, 1]
    assert [who_acts(s, turn) for turn in turns(s)] == [[IDA], [BOB, EVE], [ANN, GUS]]


@rule("DW-B32")
def test_in_the_standard_game_turns_go_clockwise_from_the_first_player():
    s = table(4, "ordinary")
    s.leader[0] = EVE
    assert turns(s) == [EVE, GUS, ANN, BOB]


@rule("DW-50", "DW-51", "DW-B38")
def test_the_player_to_the_right_draws_and_of_two_the_teammate():
    s = table()
    assert [drawer_for(s, seat) for seat in (ANN, BOB, EVE, GUS)] == [BOB, ANN, GUS, EVE]
    s = table(6)
    assert drawer_for(s, 0) == 2
    assert drawer_for(table(4, "ordinary"), ANN) == GUS


@rule("DW-154")
def test_for_the_wolf_the_leader_of_the_colony_with_lower_morale_draws():
    assert drawer_for(table(5, morale=[5, 3, 4]), IDA) == EVE
    assert drawer_for(table(5, morale=[2, 3, 4]), IDA) == ANN


@rule("DW-183", "DW-43")
def test_a_tie_of_morale_is_rolled_for_anew_at_each_occasion():
    s = luck(table(), 2, 2, 3, 6)
    begin_turn(s, 0)
    assert s.order == [1, 0]
    luck(s, 5, 1)
    begin_turn(s, 1)
    assert s.order == [0, 1]


# -- the sand timer ----------------------------------------------------------------------


@rule("DW-71", "DW-72")
def test_the_timer_runs_for_the_other_player_once_one_is_done():
    scene = acting(table())
    assert sand(scene.s) is None
    scene.say(EVE, "done")
    assert sand(scene.s).seats == (ANN,)
    scene.say(ANN, "done")
    assert sand(scene.s) is None


@rule("DW-176", "DW-218")
def test_in_the_quick_game_it_runs_for_both_from_the_start_of_the_actions():
    assert sand(acting(table(settings={"quick_game": "on"})).s).seats == (ANN, EVE)


@rule("DW-152", "DW-218")
def test_the_lone_wolf_has_no_limit():
    assert sand(acting(table(5, active=[IDA], settings={"quick_game": "on"})).s) is None


@rule("DW-72")
def test_who_does_not_answer_in_time_is_done():
    assert acting(table()).ask(ANN).fallback == ("done",)
