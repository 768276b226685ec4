"""Pictures of a table for the terminal: one for any game, and better ones for games that have their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from rich.console import RenderableType

from prowl.kernel.aside import Reason, Seen, seen_by
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
    # The same as the game itself reads it, for what it says aside.
    eyes: Seen | None = None

    @classmethod
    def at(cls, table: Table, seat: int, words: GameWords, screen: Screen) -> Look:
        eyes = seen_by(table.state, seat, table.pending.get(seat), table.events)
        return cls(table.game, table.players, seat, table.seen_by(seat), words, screen, eyes)

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.seen["view"]
        return view

    @cached_property
    def figures(self) -> Mapping[str, Any]:
        """What follows from the view by the rules."""
        aside = self.game.aside
        return aside.all_figures(self.eyes) if self.eyes is not None and aside else {}

    @cached_property
    def reasons(self) -> Mapping[str, Reason]:
        """Why things on this seat's table cannot be used now."""
        aside = self.game.aside
        seated = self.eyes is not None and self.seat >= 0 and not self.seen["view"]["outcome"]
        return aside.reasons(self.eyes) if seated and self.eyes and aside and aside.reasons else {}

    def say(self, key: str, /, **values: Any) -> str:
        return self.screen.say(key, **values)


class Board(NamedTuple):
    """How a game is shown: its picture, the cards at hand, and the chapters of the rules for this moment."""

    picture: Callable[[Look], RenderableType]
    hand: Callable[[Look], list[str]]
    chapters: Callable[[Look], list[str]]
    # What the game calls a card at hand when it says why it cannot be used.
    thing: Callable[[str], str] = str


def board_for(game: Game) -> Board:
    """The game's own board, or the one that fits any game."""
    own = f"{__name__}.{game.id}"
    board: Board = import_module(own if find_spec(own) else f"{__name__}.any_game").BOARD
    return board


def seat_colour(seat: int) -> str:
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]
