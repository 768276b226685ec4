"""Playouts take short cuts; from no point of a game may one lead astray."""

from __future__ import annotations

from random import Random

import pytest

from prowl.bots.policy import Policy, next_ask, play_on
from prowl.games.not_alone import GAME
from prowl.kernel.table import Table


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("blind", [True, False])
def test_from_every_position_a_quick_playout_comes_to_an_end(players, blind):
    luck, policy = Random(players).random, Policy(GAME, blind=blind)
    table = Table(GAME, players, {}, seed=players)
    while not table.over:
        world = table.clone_for(len(table.log) % players, seed=1)
        world.state.quick = True
        play_on(world, policy, luck)
        assert world.over
        ask = next_ask(table.run)
        table.decide(ask.seat, policy.answer(table.state, ask, luck))
