"""Who plays better? The same games twice, seed by seed, with other bots on one side; and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from prowl.kernel.game import Game, Settings

from .kept import Kept
from .simulate import Progress, Report, simulate

# Of a normal distribution 95 percent lie within so many standard deviations.
WIDTH = 1.96


@dataclass(frozen=True, slots=True)
class Pairing:
    """The seats of one side play as `first`, then as `second`, against the same others."""

    name: str
    side: tuple[int, ...]
    first: str
    second: str
    others: str

    def bots(self, level: str, players: int) -> tuple[str, ...]:
        return tuple(level if seat in self.side else self.others for seat in range(players))


@dataclass(frozen=True, slots=True)
class Comparison:
    """How often the side won either way, and by how much `first` is better: from `low` to `high` with 95 percent."""

    pairing: Pairing
    games: int
    first: float
    second: float
    difference: float
    low: float
    high: float
    errors: int
    cpu_seconds: float

    @property
    def clear(self) -> bool:
        return self.low > 0 or self.high < 0

    def data(self) -> dict[str, Any]:
        return {**asdict(self), "clear": self.clear}


def compare(
    game: Game,
    players: int,
    pairing: Pairing,
    games: int,
    seed: int = 0,
    jobs: int = 1,
    settings: Settings | None = None,
    progress: Progress | None = None,
    kept: Kept | None = None,
) -> Comparison:
    """Both ways with the same seeds, so that the luck of the cards cancels out."""
    reports = [
        simulate(game, players, games, pairing.bots(level, players), seed, jobs, settings, progress, kept)
        for level in (pairing.first, pairing.second)
    ]
    first, second = (_won(report, pairing.side) for report in reports)
    low, difference, high = paired(first, second)
    return Comparison(
        pairing=pairing,
        games=games,
        first=sum(first) / games,
        second=sum(second) / games,
        difference=difference,
        low=low,
        high=high,
        errors=sum(len(report.errors) for report in reports),
        cpu_seconds=sum(report.cpu_seconds for report in reports),
    )


def _won(report: Report, side: tuple[int, ...]) -> list[float]:
    """For each game the share of the side's seats that won it."""
    return [sum(seat in winners for seat in side) / len(side) for winners in report.winners]


def paired(first: Sequence[float], second: Sequence[float]) -> tuple[float, float, float]:
    """The mean difference, and the ends of its 95 percent interval before and after it."""
    differences = [a - b for a, b in zip(first, second, strict=True)]
    n = len(differences)
    mean = sum(differences) / n
    spread = sqrt(sum((each - mean) ** 2 for each in differences) / max(n - 1, 1) / n)
    return mean - WIDTH * spread, mean, mean + WIDTH * spread


def interval(won: float, games: int) -> tuple[float, float]:
    """The ends of Wilson's 95 percent interval of a share."""
    share, widening = won / games, WIDTH * WIDTH / games
    middle = (share + widening / 2) / (1 + widening)
    half = WIDTH * sqrt(share * (1 - share) / games + widening / (4 * games)) / (1 + widening)
    return max(0.0, middle - half), min(1.0, middle + half)


def markdown(comparisons: Sequence[Comparison]) -> str:
    """The comparisons as a table."""
    lines = [
        "| side | against | bot A | wins | bot B | wins | A − B, 95 % interval | games |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for each in comparisons:
        pairing = each.pairing
        lines.append(
            f"| {pairing.name} | {pairing.others} | {pairing.first} | {each.first:.1%} | {pairing.second} "
            f"| {each.second:.1%} | {each.difference:+.1%} ({each.low:+.1%} … {each.high:+.1%}) | {each.games} |"
        )
    return "\n".join(lines) + "\n"
