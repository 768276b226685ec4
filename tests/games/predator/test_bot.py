"""What bots know of Predator."""

from __future__ import annotations

from random import Random

import pytest

from prowl.bots.policy import Policy, next_ask, play_on, willing
from prowl.games.encounters.predator import GAME
from prowl.games.encounters.predator.bot import value
from prowl.kernel.table import Table
from tests.games.predator.table import ANN, BOB, acting, table


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("film", ["film_1", "film_2"])
def test_from_every_turn_a_quick_playout_comes_to_an_end(players, film):
    luck, policy = Random(players).random, Policy(GAME)
    game = Table(GAME, players, {"film": film}, seed=players)
    while not game.over:
        ask = next_ask(game.run)
        if len(game.log) % 25 == 0:
            world = game.clone_for(ask.seat, seed=1)
            world.state.quick = True
            play_on(world, policy, luck)
            assert world.over
        game.decide(ask.seat, policy.answer(game.state, ask, luck))


def test_a_helper_takes_up_the_question_for_which_nobody_waits():
    scene = acting(table(3, hand={BOB: ["the_speech"], 2: ["bad_idea"]}))
    assert willing(scene.run) == [BOB]
    assert next_ask(scene.run).about == "coordinate"
    scene.say(BOB, "coordinate", "the_speech")
    assert next_ask(scene.run).about == "action"


def test_nobody_badly_hurt_helps_in_a_city_of_fear():
    s = table(hand={BOB: ["the_speech"]}, wilds={"hills": "city_of_fear"}, health=[10, 4])
    assert willing(acting(s).run) == []


def test_all_cards_are_played_before_points_are_spent_and_the_final_enemy_is_killed():
    s = table(hand={ANN: ["lone_ranger", "brute_force"]}, attack=6, combat=["one_ugly_mother"], objective=2)
    scene = acting(s)
    play_on(scene.run, Policy(GAME), Random(1).random)
    assert scene.s.outcome == "major"


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"objective": 2}, {"objective": 1}),
        ({}, {"combat": ["smart_disc"]}),
        ({}, {"wounds": {ANN: ["deep_gash"]}}),
        ({"discard": {ANN: ["lone_ranger"]}}, {}),
        ({}, {"marks": [2, 0]}),
        ({}, {"alive": [True, False]}),
    ],
)
def test_it_looks_better_the_nearer_the_goal_and_the_less_they_are_hurt(better, worse):
    assert value(table(**better), ANN) > value(table(**worse), ANN)
