"""Pictures of a table for the terminal: one for any game, and better ones for games that have their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from rich.console import RenderableType

from prowl.kernel.aside import seen_by
from prowl.kernel.game import Game
from prowl.kernel.table import Table
from prowl.kernel.text import GameWords

from ..screen import Screen

SEAT_COLOURS = (
    "bright_cyan",
    "bright_yellow",
    "bright_green",
    "bright_magenta",
    "orange1",
    "bright_blue",
    "bright_red",
)


@dataclass(frozen=True)
class Look:
    """What one seat sees at one moment, and the words for it. A picture knows nothing else."""

    game: Game
    players: int
    seat: int
    seen: dict[str, Any]
    words: GameWords
    screen: Screen
    # What follows from the view, as the game tells it.
    figures: Mapping[str, Any] = field(default_factory=dict)

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.seen["view"]
        return view

    def say(self, key: str, /, **values: Any) -> str:
        return self.screen.say(key, **values)


class Board(NamedTuple):
    """How a game is shown: its picture, the cards at hand, and the chapters of the rules for this moment."""

    picture: Callable[[Look], RenderableType]
    hand: Callable[[Look], list[str]]
    chapters: Callable[[Look], list[str]]


def look_at(table: Table, seat: int, words: GameWords, screen: Screen) -> Look:
    """What this seat, or a spectator, sees of the table now."""
    eyes = seen_by(table.state, seat, table.pending.get(seat), table.events)
    aside = table.game.aside
    figures = aside.figures(eyes) if aside is not None and aside.figures is not None else {}
    return Look(table.game, table.players, seat, table.seen_by(seat), words, screen, figures)


def board_for(game: Game) -> Board:
    """The game's own board, or the one that fits any game."""
    own = f"{__name__}.{game.id}"
    board: Board = import_module(own if find_spec(own) else f"{__name__}.any_game").BOARD
    return board


def seat_colour(seat: int) -> str:
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]
