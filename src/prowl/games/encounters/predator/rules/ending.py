"""Preparation, the end of the game and the score (PR-23, PR-121 to PR-123, PR-159, PR-160)."""

from __future__ import annotations

from prowl.kernel.events import finish
from prowl.kernel.game import Result

from ..effects import LOST_NOTHING, MAJOR, MINOR
from ..state import Hunt

MAJOR_POINTS = 5


def prepared(s: Hunt) -> bool:
    return s.preparation == 0


def begin_preparation(s: Hunt) -> None:
    """A whole turn for everyone without the Enemy phase."""
    s.preparation -= 1
    begin_round(s)


def begin_round(s: Hunt) -> None:
    """All or Nothing: after a death the survivors have one more round, of whatever kind (PR-159)."""
    if s.rounds_to_go == 0:
        finish(s, LOST_NOTHING)
    s.rounds_to_go = max(s.rounds_to_go - 1, -1)


def result(s: Hunt) -> Result:
    """All win or lose together; survivors count (PR-123, PR-160)."""
    if s.outcome not in (MAJOR, MINOR):
        return Result(s.outcome, (), (0,) * s.players)
    points = (MAJOR_POINTS if s.outcome == MAJOR else 0) + sum(s.alive)
    return Result(s.outcome, tuple(range(s.players)), (points,) * s.players)
