"""Puzzles for bots: the table of a puzzle, what a bot answers there, and which levels are known to fail.

posed = pose(game, game.puzzles[0])
right = posed.puzzle.is_right(answered(posed, Greedy(game, seed=1), seed=1))
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from prowl.kernel.flow import PHASE
from prowl.kernel.game import Game
from prowl.kernel.prompts import Ask
from prowl.kernel.puzzles import NOTHING, Answer, Puzzle
from prowl.kernel.rng import seeded, stream
from prowl.kernel.state import State
from prowl.kernel.table import Table
from prowl.kernel.wire import Wire

from . import bot_named
from .base import Bot
from .glimpse import glimpse
from .policy import willing
from .search import ITERATIONS, Search


@dataclass(frozen=True)
class Posed:
    """A puzzle with its table, at the question."""

    puzzle: Puzzle
    table: Table

    @property
    def ask(self) -> Ask:
        return self.table.pending[self.puzzle.seat]

    def named(self, answer: Any) -> Answer:
        """A legal answer as puzzles name it: it makes no difference which of equal cards is meant."""
        return _plain(self.table.wire.answer(self.ask, answer))

    def answers(self) -> Iterator[Answer]:
        """Everything that can be answered, each name once."""
        yield from dict.fromkeys(self.named(answer) for answer in self.ask.answers())
        if self.ask.optional:
            yield NOTHING


def pose(game: Game, puzzle: Puzzle) -> Posed:
    """Lay a puzzle out and play to its question."""
    table = Table(game, puzzle.players, puzzle.settings, start=laid_out(game, puzzle))
    for seat, wanted in puzzle.before:
        table.decide(seat, answer_named(table.wire, table.pending[seat], wanted))
    return Posed(puzzle, table)


def laid_out(game: Game, puzzle: Puzzle) -> State:
    """The position at the start of the puzzle's phase."""
    settings = game.checked(puzzle.players, puzzle.settings)
    s = game.setup(puzzle.players, settings, seeded(0, game.streams))
    puzzle.lay(s)
    # A phase may stand twice in a flow: the first time in a part that comes before the first round.
    s.at = max(i for i, (kind, what, _) in enumerate(game.laid_out.marks) if kind == PHASE and what is puzzle.phase)
    return s


def answer_named(wire: Wire, ask: Ask, wanted: Answer) -> Any:
    """The first legal answer of this name; None if it is not offered."""
    return next((answer for answer in ask.answers() if _plain(wire.answer(ask, answer)) == wanted), None)


def _plain(named: list[Any]) -> Answer:
    """What the wire says, without the numbers by which it tells equal cards apart."""
    return tuple(_plain(each) if isinstance(each, list) else each for each in named if not str(each).startswith("#"))


# -- solving -----------------------------------------------------------------------------


def answered(posed: Posed, bot: Bot, seed: int) -> Answer:
    """What a bot answers; `NOTHING` if it would not take the question up."""
    table, seat = posed.table, posed.puzzle.seat
    if posed.ask.optional and seat not in willing(table):
        return NOTHING
    return posed.named(bot.decide(glimpse(table, seat, seed)))


def times_right(posed: Posed, level: str, tries: int, seed: int = 0) -> int:
    """How often a bot of this level is right, each time with other luck; the same on every machine."""
    game, puzzle = posed.table.game, posed.puzzle
    right = 0
    for n in range(tries):
        luck = stream(seed, f"{puzzle.id} {n}")
        bot = bot_named(unhurried(level, game), game, luck)
        right += puzzle.is_right(answered(posed, bot, luck))
    return right


def unhurried(level: str, game: Game) -> str:
    """The level with a budget that no clock cuts short."""
    if level != Search.level:
        return level
    return f"{level}:{game.mind.iterations if game.mind is not None else ITERATIONS}"


# -- known failures ----------------------------------------------------------------------


@cache
def known_failures() -> Mapping[str, Mapping[str, Mapping[str, str]]]:
    """For each game and level the puzzles that it does not solve every time, each with the reason."""
    return tomllib.loads((files("prowl.bots") / "known_failures.toml").read_text("utf-8"))


def is_known_failure(game: Game, level: str, puzzle: Puzzle) -> bool:
    return puzzle.id in known_failures().get(game.id, {}).get(unhurried(level, game), {})
