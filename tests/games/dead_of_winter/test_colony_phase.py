"""The colony phase: food, waste, bullets, zombies, the round track, elections."""

from __future__ import annotations

import pytest

from prowl.games.dead_of_winter.rules.arrivals import add_zombies, place_zombies
from prowl.games.dead_of_winter.rules.colony_phase import (
    add_bullets,
    check_waste,
    count_colonies,
    food_due,
    move_track,
    pass_token,
    pay_food,
    roll_noise,
)
from prowl.games.dead_of_winter.rules.death import take_away
from prowl.games.dead_of_winter.rules.election import elect
from tests.games.dead_of_winter.table import ANN, BOB, EVE, GUS, IDA, door, items, luck, place, table, who
from tests.games.dead_of_winter.table import at as begin
from tests.kit import rule

COLONY, RIVAL, GAS = place("colony"), place("rival"), place("gas")
SIX = ["daniel_smith", "ashley_ross", "mike_cho", "brian_lee"]


# -- food --------------------------------------------------------------------------------


@rule("DW-B97", "DW-B98")
def test_half_of_those_inside_rounded_up_are_fed_helpless_ones_included():
    s = table(people={ANN: SIX}, helpless=[2, 0, 0], food=[4, 9, 9])
    assert food_due(s, 0) == 4
    pay_food(s)
    assert (s.food[0], s.starve[0], s.morale[0]) == (0, 0, 5)


@rule("DW-B99")
def test_without_enough_food_nothing_is_paid_and_each_starvation_token_costs_morale():
    s = table(people={ANN: SIX}, helpless=[2, 0, 0], food=[3, 9, 9], starve=[1, 0, 0])
    pay_food(s)
    assert (s.food[0], s.starve[0], s.morale[0]) == (3, 2, 3)


@rule("DW-96", "DW-97", "DW-175")
def test_enemies_at_the_entrances_eat_neither_there_nor_at_home():
    away = {"loretta_clay": ("colony", 1), "sophie_robinson": ("colony", 2), "elias_thorn": ("colony", 3)}
    s = table(5, at=away)
    assert [food_due(s, camp) for camp in range(3)] == [1, 0, 0]


@rule("DW-B88")
def test_an_unruly_helpless_survivor_counts_twice():
    s = table(helpless=[2, 0, 0], unruly=[2, 0, 0])
    assert food_due(s, 0) == 3


@rule("DW-164")
def test_the_lone_wolf_feeds_the_den_and_starves_by_the_common_rule():
    s = table(5, people={IDA: ["elias_thorn", "mike_cho", "ashley_ross"]}, food=[9, 9, 1])
    pay_food(s)
    assert (s.food[2], s.starve[2], s.morale[2]) == (1, 1, 3)


# -- waste and bullets -------------------------------------------------------------------


@rule("DW-B100", "DW-122", "DW-165")
def test_each_full_10_cards_of_waste_cost_1_morale_in_the_den_each_5():
    s = table(5)
    for camp, n in enumerate((19, 20, 11)):
        s.waste[camp] = [s.box.pop() for _ in range(n)]
    check_waste(s)
    assert s.morale == [4, 3, 2]


@rule("DW-125", "DW-11", "DW-158")
def test_each_colony_gets_2_bullets_and_if_the_bank_is_short_the_lower_morale_goes_first():
    s = table(5, bank=10)
    add_bullets(s)
    assert (s.bullets, s.bank) == ([2, 2, 0], 6)
    s = table(bank=3, morale=[5, 3, 4])
    add_bullets(s)
    assert (s.bullets[:2], s.bank) == ([1, 2], 0)


# -- zombies arrive ----------------------------------------------------------------------


def arrive(s, where, n):
    """Nobody is asked anything."""
    add_zombies(s, where, n)
    while s.arrivals or s.dying:
        for phase in (place_zombies, take_away):
            assert list(phase(s)) == []
    return s


@rule("DW-B108")
def test_at_a_colony_zombies_come_to_the_entrances_in_turn_from_the_first_on():
    s = arrive(table(), COLONY, 8)
    assert s.zombies[6:12] == [2, 2, 1, 1, 1, 1]


@rule("DW-B109")
def test_a_full_entrance_loses_a_barricade_and_the_space_stays_empty():
    s = arrive(table(zombies={("colony", 1): 2}, barricades={("colony", 1): 1}), COLONY, 1)
    assert (s.zombies[6], s.barricades[6]) == (2, 0)


@rule("DW-B89")
def test_a_trap_that_is_destroyed_removes_all_zombies_of_the_entrance():
    s = table(zombies={("colony", 1): 2})
    s.traps[6] = 1
    arrive(s, COLONY, 1)
    assert (s.zombies[6], s.traps[6]) == (0, 0)


@rule("DW-B109", "DW-136", "DW-137", "DW-120")
def test_an_overrun_kills_the_lowest_influence_at_the_place_whosever_it_is():
    people = {ANN: ["ashley_ross"], EVE: ["mike_cho"]}
    s = arrive(table(people=people, zombies={("colony", 1): 3}, at={"mike_cho": ("colony", 4)}), COLONY, 1)
    assert who("mike_cho") in s.graveyard[1]
    assert s.morale[:2] == [5, 4]


@rule("DW-B109", "DW-B81")
def test_a_helpless_survivor_dies_only_if_nobody_else_is_there():
    away = {"daniel_smith": "gas", "maria_lopez": "gas"}
    s = arrive(table(zombies={("colony", 1): 3}, at=away, helpless=[2, 0, 0]), COLONY, 1)
    assert (s.helpless[0], s.morale[0]) == (1, 4)
    s = arrive(table(zombies={("colony", 1): 3}, at=away), COLONY, 1)
    assert s.morale[0] == 5


@rule("DW-127", "DW-128", "DW-63")
def test_an_enemy_on_a_full_entrance_is_wounded_and_goes_home_and_the_barricade_stays():
    layout = {"zombies": {("colony", 1): 1}, "barricades": {("colony", 1): 1}}
    s = arrive(table(at={"loretta_clay": ("colony", 1)}, **layout), COLONY, 1)
    assert (s.zombies[6], s.barricades[6], s.wounds[who("loretta_clay")]) == (1, 1, 1)
    assert (s.place[who("loretta_clay")], s.door[who("loretta_clay")]) == (RIVAL, -1)


@rule("DW-208", "DW-188")
def test_a_driven_out_survivor_whose_colony_is_full_goes_to_a_location_of_choice_and_the_wolf_to_the_den():
    s = table(at={"loretta_clay": ("colony", 1)}, zombies={("colony", 1): 2}, helpless=[0, 23, 0])
    add_zombies(s, COLONY, 1)
    (ask,) = [next(place_zombies(s))]
    assert (ask.seat, ask.options) == (EVE, [0, 1, 2, 3, 4, 5])
    s = arrive(table(5, at={"elias_thorn": ("colony", 1)}, zombies={("colony", 1): 2}), COLONY, 1)
    assert s.place[who("elias_thorn")] == place("den")


@rule("DW-190")
def test_a_survivor_at_the_rival_colony_stays_over_the_end_of_the_round():
    s = table(at={"loretta_clay": ("colony", 5)}, food=[9, 9, 9])
    s.objective = [[0], [1], [2], [3]]
    scene = begin(s, count_colonies)
    assert scene.s.door[who("loretta_clay")] == door(("colony", 5))
    assert scene.asked == [ANN]


@rule("DW-B144")
def test_the_numbers_of_a_batch_are_counted_at_its_beginning():
    people = {ANN: ["daniel_smith", "mike_cho"]}
    s = table(people=people, at={"daniel_smith": "gas", "mike_cho": "gas"}, zombies={"gas": 3}, food=[9, 9, 9])
    s.objective = [[0], [1], [2], [3]]
    scene = begin(s, count_colonies)
    assert [who("daniel_smith") in scene.s.graveyard[0], who("mike_cho") in scene.s.graveyard[0]] == [True, True]


@rule("DW-B110")
def test_in_the_standard_game_morale_0_by_overruns_ends_it_only_after_the_batch():
    s = table(3, "ordinary", people={ANN: SIX}, morale=[1, 0, 0], zombies={("colony", n): 3 for n in range(1, 7)})
    s.objective = [[0], [1], [2]]
    scene = begin(s, count_colonies)
    assert scene.s.outcome == "morale"
    assert len(scene.happened("died")) == 3


@rule("DW-127")
def test_of_several_on_the_entrance_the_lowest_influence_is_hit():
    people = {EVE: ["loretta_clay", "brian_lee"]}
    there = {"loretta_clay": ("colony", 1), "brian_lee": ("colony", 1)}
    s = arrive(table(people=people, at=there, zombies={("colony", 1): 1}), COLONY, 1)
    assert s.place[who("loretta_clay")] == RIVAL
    assert s.place[who("brian_lee")] == COLONY


@rule("DW-129")
def test_if_the_wound_kills_the_survivor_does_not_return_and_the_rival_leader_gets_the_items():
    s = table(
        people={BOB: ["mike_cho"]},
        at={"loretta_clay": ("colony", 1), "mike_cho": "gas"},
        wounds={"loretta_clay": 2},
        gear={"loretta_clay": ["pistol"]},
        zombies={("colony", 1): 2},
    )
    arrive(s, COLONY, 1)
    assert who("loretta_clay") in s.graveyard[1]
    assert items(None, s.gear[ANN]) == ["pistol"]


@rule("DW-B105", "DW-126", "DW-207")
def test_a_colony_gets_1_zombie_for_each_2_inside_and_at_its_entrances():
    people = {ANN: SIX[:3], EVE: ["loretta_clay", "brian_lee"]}
    there = {"loretta_clay": ("colony", 1), "brian_lee": ("colony", 2), "elias_thorn": ("colony", 3)}
    s = table(5, people=people, at=there)
    count_colonies(s)
    assert [(first, n) for first, n, _ in s.arrivals] == [(6, 4), (12, 1)]


@rule("DW-B106", "DW-130", "DW-B107")
def test_locations_get_1_for_each_survivor_and_each_noise_token_a_chance_of_one():
    there = {"daniel_smith": "gas", "loretta_clay": "gas"}
    s = table(at=there, noise=[0, 0, 3, 0, 0, 0], food=[9, 9, 9], zombies={"gas": 0})
    scene = begin(luck(s, 3, 4, 1), count_colonies)
    assert scene.s.noise == [0] * 6
    assert scene.s.zombies[:6] == [0, 0, 2, 0, 0, 2]


@rule("DW-B107")
def test_a_noise_die_brings_a_zombie_on_1_to_3():
    for roll, n in ((3, 1), (4, 0)):
        s = luck(table(noise=[1, 0, 0, 0, 0, 0]), roll)
        roll_noise(s)
        assert sum(each for _, each, _ in s.arrivals) == n


# -- the track ---------------------------------------------------------------------------


@rule("DW-B112", "DW-133", "DW-210")
def test_at_round_0_the_game_ends_and_no_colony_has_completed_the_objective():
    s = table(track=1, objective=dict.fromkeys(range(4), "hope"))
    s.objective = [[0], [1], [2], [3]]
    scene = begin(s, move_track)
    assert (scene.s.outcome, scene.s.winners) == ("time", [])


@rule("DW-B40")
def test_the_first_player_token_goes_to_the_right():
    s = table(4, "ordinary")
    pass_token(s)
    assert s.leader[0] == GUS


# -- elections ---------------------------------------------------------------------------


def colony_of_three(**fields):
    people = {
        n: [name]
        for n, name in enumerate(["daniel_smith", "maria_lopez", "mike_cho", "ashley_ross", "brian_lee", "emma_han"])
    }
    s = table(6, people=people, **fields)
    s.leader = [0, 3, -1]
    return begin(s, elect)


@rule("DW-134", "DW-209")
def test_all_point_at_another_player_at_once_and_most_votes_win():
    scene = colony_of_three()
    assert scene.asked == [0, 1, 2, 3, 4, 5]
    assert scene.options(0) == [["seat", 2], ["seat", 1]]
    assert scene.options(1) == [["seat", 2], ["seat", 0]]
    for seat, choice in ((0, 1), (1, 2), (2, 1), (3, 4), (4, 3), (5, 4)):
        scene.say(seat, "seat", choice)
    assert scene.s.leader[:2] == [1, 4]


@rule("DW-134")
def test_the_current_leader_chooses_among_tied_candidates():
    scene = colony_of_three()
    for seat, choice in ((0, 1), (1, 2), (2, 0), (3, 4), (4, 3), (5, 4)):
        scene.say(seat, "seat", choice)
    assert scene.asked == [0]
    assert scene.options(0) == [["seat", 0], ["seat", 1], ["seat", 2]]
    scene.say(0, "seat", 2)
    assert scene.s.leader[:2] == [2, 4]


@rule("DW-135")
def test_with_two_players_in_a_colony_the_leader_decides():
    scene = begin(table(), elect)
    assert scene.asked == [ANN]
    assert scene.options(ANN) == [["seat", ANN], ["seat", BOB]]
    scene.say(ANN, "seat", BOB).say(EVE, "seat", EVE)
    assert scene.s.leader[:2] == [BOB, EVE]


@pytest.mark.parametrize("n", [1, 2])
@rule("DW-B3")
def test_an_entrance_space_holds_one_zombie_barricade_or_enemy(n):
    s = table(zombies={("colony", 1): n}, at={"loretta_clay": ("colony", 1)})
    arrive(s, COLONY, 1)
    assert s.zombies[door(("colony", 1))] == min(2, n + 1)
