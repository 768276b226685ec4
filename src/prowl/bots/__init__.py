"""Bots: fair by construction. They get a `Glimpse`, which holds nothing that their seat may not know.

answer = bot_named("search", table.game, seed=1).decide(glimpse(table, seat, seed=1))
"""

from __future__ import annotations

from math import inf

from prowl.kernel.errors import BadOptions
from prowl.kernel.game import Game

from .base import Belief, Bot, Candidate, Explanation
from .glimpse import Glimpse, Prompt, Still, glimpse
from .greedy import Greedy
from .random_bot import RandomBot
from .search import Search

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": Greedy, "search": Search}
LEVELS = tuple(BOTS)

__all__ = [
    "LEVELS",
    "Belief",
    "Bot",
    "Candidate",
    "Explanation",
    "Glimpse",
    "Prompt",
    "Still",
    "bot_named",
    "glimpse",
    "parsed",
]


def bot_named(level: str, game: Game, seed: int) -> Bot:
    """A bot of this level. `search:200` searches 200 iterations whatever the clock says."""
    name, iterations = parsed(level)
    return Search(game, seed, iterations, seconds=inf) if iterations else BOTS[name](game, seed)


def parsed(level: str) -> tuple[str, int]:
    """The name of a level and its iterations, 0 where none are named; or a clear error."""
    name, colon, iterations = level.partition(":")
    counted = name == Search.level and iterations.isdecimal() and int(iterations) > 0
    if name not in BOTS or (colon and not counted):
        raise BadOptions("unknown-bot", level=level, known=", ".join(LEVELS))
    return name, int(iterations or 0)
