"""The bots at a table: who plays which seat, what they answer, and why."""

from __future__ import annotations

from typing import Any

from prowl.bots import Bot, Explanation, bot_named, glimpse, parsed
from prowl.kernel.game import Game
from prowl.kernel.rng import stream
from prowl.kernel.table import Table

from .errors import Mistake


def levels_for(wish: str, players: int) -> list[str]:
    """A level for each seat: one for all, or one each, separated by commas."""
    levels = wish.split(",")
    for level in levels:
        parsed(level)
    if len(levels) not in (1, players):
        raise Mistake("bots-count", n=len(levels), players=players)
    return levels * players if len(levels) == 1 else levels


class Opponents:
    """One bot for each seat. The same seed gives the same answers."""

    def __init__(self, game: Game, levels: list[str], seed: int) -> None:
        self.seed = seed
        self.bots: list[Bot] = [bot_named(level, game, stream(seed, f"bot {i}")) for i, level in enumerate(levels)]

    def answer(self, table: Table, seat: int) -> Any:
        return self.bots[seat].decide(glimpse(table, seat, self._luck(table, seat)))

    def explain(self, table: Table, seat: int) -> Explanation:
        return self.bots[seat].explain(glimpse(table, seat, self._luck(table, seat)))

    def _luck(self, table: Table, seat: int) -> int:
        return stream(self.seed, f"{seat} after {len(table.log)}")
