"""Fixtures of Not Alone."""

from __future__ import annotations

import pytest

from tests.games.not_alone.moments import Played


@pytest.fixture(params=[False, True], ids=["itself", "flashback"])
def play(request: pytest.FixtureRequest) -> Played:
    """Each effect of a Hunt card, by the card itself and by Flashback."""
    return Played(request.param)
