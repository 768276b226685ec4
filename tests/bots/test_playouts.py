"""Playouts take short cuts; from no point of a game may one lead astray."""

from __future__ import annotations

from random import Random

import pytest

from prowl.bots.policy import LONGEST, Policy, next_ask, play_on, play_out
from prowl.games.not_alone import GAME
from prowl.kernel.game import games
from prowl.kernel.rng import seeded
from prowl.kernel.run import Run
from prowl.kernel.state import digest
from prowl.kernel.table import Table


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("blind", [True, False])
def test_from_every_position_a_quick_playout_comes_to_an_end(players, blind):
    luck, policy = Random(players).random, Policy(GAME, blind=blind)
    table = Table(GAME, players, {}, seed=players)
    while not table.over:
        world = table.clone_for(len(table.log) % players, seed=1)
        world.state.quick = True
        play_out(world, policy, luck)
        assert world.over
        ask = next_ask(table.run)
        table.decide(ask.seat, policy.answer(table.state, ask, luck))


def quick(game, players, seed):
    state = game.setup(players, game.checked(players, {}), seeded(seed, game.streams))
    state.quick = True
    return Run(game, state)


@pytest.mark.parametrize("blind", [True, False])
@pytest.mark.parametrize(("game", "players"), [(game, n) for game in games().values() for n in game.players])
def test_a_playout_in_place_is_the_same_game_as_from_question_to_question(game, players, blind):
    for seed in range(3):
        policy, one, other = Policy(game, blind=blind), quick(game, players, seed), quick(game, players, seed)
        other.start()
        answers = play_on(other, policy, Random(seed).random)
        player = play_out(one, policy, Random(seed).random)
        assert (digest(one.state), player.answers) == (digest(other.state), answers)
        assert one.over


def test_a_playout_that_does_not_end_is_cut_short():
    run = quick(GAME, 3, 1)
    assert play_out(run, Policy(GAME), Random(1).random, answered=LONGEST - 30).answers == LONGEST
    assert not run.over
    assert run.state.player is None
