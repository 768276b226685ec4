"""What is played: every configuration that a designer asks for, and its games by number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product

import msgspec

from prowl.bots import LEVELS, bot_named
from prowl.kernel.errors import BadOptions
from prowl.kernel.game import Game

from .without import check_out

# Answers by the game's own weights, without looking ahead: fast, and sensible enough to tell something.
WEIGHTED = "weighted"
STRENGTHS = (WEIGHTED, *LEVELS)
# One game in so many is watched closely: which rules are run, and what its decisions are worth.
SAMPLE = 20


@dataclass(frozen=True, slots=True)
class Configuration:
    """One way to play: how many, how well, by which options, and without which card."""

    players: int
    bots: str
    settings: tuple[tuple[str, str], ...]
    without: str = ""


@dataclass(frozen=True, slots=True)
class Task:
    """A configuration with all that makes game number n of it the same wherever it is played."""

    game: str
    rules: str
    configuration: Configuration
    seed: int
    sample: int

    @property
    def key(self) -> str:
        """What its games are kept under."""
        return msgspec.json.encode(self).decode()


@dataclass(frozen=True, slots=True)
class Plan:
    """Every configuration, and which games of each: `games` of them from number `first` on."""

    configurations: tuple[Configuration, ...]
    games: int
    first: int = 0
    seed: int = 0
    sample: int = SAMPLE

    @property
    def numbers(self) -> range:
        return range(self.first, self.first + self.games)

    def tasks(self, game: Game) -> list[Task]:
        return [Task(game.id, game.version, each, self.seed, self.sample) for each in self.configurations]


def configurations(
    game: Game,
    players: Sequence[int],
    bots: Sequence[str],
    axes: Mapping[str, Sequence[str]],
    without: Sequence[str] = (),
) -> tuple[Configuration, ...]:
    """Every number of players with every strength, every value of every axis, with all cards and without each."""
    found = []
    for level in bots:
        check_strength(level, game)
    for n, level, values in product(players, bots, product(*axes.values())):
        settings = game.checked(n, dict(zip(axes, values, strict=True)))
        for card in without:
            check_out(game, n, settings, card)
        chosen = tuple(sorted(settings.items()))
        found += [Configuration(n, level, chosen, card) for card in ("", *without)]
    return tuple(found)


def check_strength(level: str, game: Game) -> None:
    """Refuse a level that no bot has."""
    if level == WEIGHTED:
        return
    try:
        bot_named(level, game, 0)
    except BadOptions:
        raise BadOptions("unknown-bot", level=level, known=", ".join(STRENGTHS)) from None
