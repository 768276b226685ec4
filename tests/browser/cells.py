"""Every installed game, and which cells of a test's matrix a change has to pass.

A matrix of games and sizes, or games and languages, is whole in `make test-full`. In `make test` every game has one
cell, and the next game has another one.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import pytest

from prowl.kernel.game import games

GAMES = tuple(games())
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
full = pytest.mark.full
SIZES = pytest.mark.parametrize("phone", [False, pytest.param(True, marks=full)], ids=["desktop", "phone"])
# Options without which chance says what the first seat is.
ROLE = {"not_alone": {"creature": "2"}}


def one_cell(name: str, values: Sequence[Any], among: Collection[str] = GAMES, ids: Sequence[str] = ()) -> Any:
    """Every game with every value, all but one cell a game only in the full suite."""
    cells = [
        pytest.param(game, value, id=f"{game}-{words}", marks=() if at == row % len(values) else full)
        for row, game in enumerate(among)
        for at, (value, words) in enumerate(zip(values, ids or map(str, values), strict=True))
    ]
    return pytest.mark.parametrize(("game", name), cells)


ONE_SIZE = one_cell("phone", [False, True], ids=["desktop", "phone"])
