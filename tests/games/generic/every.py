"""Every installed game with every number of players; Hypothesis drives seeds, and with them settings and choices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from prowl.kernel.game import games
from prowl.kernel.run import Run
from prowl.kernel.state import to_data
from prowl.kernel.table import Table

SEEDS = st.integers(0, 2**32 - 1)


def _cells() -> Iterator[Any]:
    """The numbers of players between the fewest and the most belong to the full suite."""
    for name, game in games().items():
        for players in game.players:
            ends = players in (game.players[0], game.players[-1])
            yield pytest.param(game, players, id=f"{name}-{players}", marks=() if ends else pytest.mark.full)


every_game = pytest.mark.parametrize(("game", "players"), [*_cells()])


def some_games(examples: int) -> Callable[[Any], Any]:
    """So many random games, the same in every run."""
    fixed = settings(max_examples=examples, deadline=None, derandomize=True, database=None)
    return lambda test: fixed(given(seed=SEEDS)(test))


def everything(run: Run | Table) -> Any:
    """All that matters of a position: the state, and every open question."""
    asks = {
        seat: (ask.about, list(ask.options), ask.least, ask.most, ask.single, ask.optional)
        for seat, ask in run.pending.items()
    }
    return to_data(run.state), asks
