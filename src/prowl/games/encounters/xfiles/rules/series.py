"""How a game ends, alone or as one of a Series of three (XF-3 to XF-6, XF-268 to XF-281)."""

from __future__ import annotations

from prowl.kernel.events import finish
from prowl.kernel.game import Result

from ..state import Case
from .the_end import WON

LOST_AGENT, LOST_ALL, LOST_STRIKES = "lost_agent", "lost_all", "lost_strikes"
DISCOVERED, COLLECTED, DEFEATED = (1, 2, 3), (2, 4, 6), (7, 14, 25)


def score(s: Case, *, won: bool) -> int:
    """Each discovered Evidence card, each collected one besides, and the End Game card (XF-278, XF-279, XF-317)."""
    i = s.game_no - 1
    return len(s.found) * DISCOVERED[i] + len(s.collected) * COLLECTED[i] + (DEFEATED[i] if won else 0)


def over(s: Case, outcome: str) -> None:
    """All win or lose together (XF-1)."""
    s.won.append(outcome == WON)
    s.points.append(score(s, won=outcome == WON))
    finish(s, outcome)


def result(s: Case) -> Result:
    winners = tuple(range(s.players)) if s.outcome == WON else ()
    return Result(s.outcome, winners, (sum(s.points),) * s.players)
