"""The quick answer to "has anybody learned anything?" is the kernel's answer."""

from __future__ import annotations

import random

import pytest

from prowl.kernel.game import games
from prowl.kernel.table import Table
from prowl.server.learned import was_learned


@pytest.mark.parametrize("name", sorted(games()))
def test_the_quick_answer_is_the_kernels(name):
    luck = random.Random(11)
    game = games()[name]
    answers = set()
    for seed in range(6):
        table = Table(game, game.players[min(1 + seed % 3, len(game.players) - 1)], {}, seed)
        for _ in range(150):
            if table.over:
                break
            before = table.state.copy()
            seat = luck.choice(table.waiting_for)
            ask = table.pending[seat]
            answer = luck.choice(list(ask.options)) if ask.single else ask.fallback
            table.decide(seat, answer)
            assert was_learned(before, table.state, table.players) == table._learned(before, table.state)
            answers.add(table.can_undo(seat) != was_learned(before, table.state, table.players))
    assert answers == {True}
