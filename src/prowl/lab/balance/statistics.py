"""Shares, spreads and differences, each with how sure it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import quantiles

from ..arena import WIDTH, interval, paired


@dataclass(frozen=True, slots=True)
class Share:
    """A share of so many games, with Wilson's 95 percent interval."""

    games: int
    share: float
    low: float
    high: float

    def excludes(self, value: float) -> bool:
        return not self.low <= value <= self.high


def share(won: float, games: int) -> Share:
    if not games:
        return Share(0, 0.0, 0.0, 1.0)
    return Share(games, won / games, *interval(won, games))


@dataclass(frozen=True, slots=True)
class Length:
    """How long games are: the mean, the quartiles, the longest."""

    mean: float
    quarter: float
    median: float
    three_quarters: float
    longest: int


def length(values: Sequence[int]) -> Length:
    if not values:
        return Length(0.0, 0.0, 0.0, 0.0, 0)
    low, middle, high = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [float(values[0])] * 3
    return Length(sum(values) / len(values), low, middle, high, max(values))


@dataclass(frozen=True, slots=True)
class Difference:
    """By how much one share is larger than another: from `low` to `high` with 95 percent."""

    difference: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        return self.low > 0 or self.high < 0


def paired_difference(first: Sequence[float], second: Sequence[float]) -> Difference:
    """Of games with the same seeds."""
    low, mean, high = paired(first, second)
    return Difference(mean, low, high)


# Of one game: how many seats did and how many of them won, how many did not and how many of those won.
Tally = tuple[int, int, int, int]


def difference(tallies: Iterable[Tally]) -> Difference | None:
    """How much oftener those won who did than those who did not; None if there are none of either.

    The seats of one game win or lose together or against each other, so a game counts as one: once by how far it
    pulls the difference, once, for small numbers, by Wilson's intervals of both shares. The wider of the two holds.
    """
    found = [each for each in tallies if each[0] or each[2]]
    did, left = sum(each[0] for each in found), sum(each[2] for each in found)
    if not did or not left:
        return None
    p, q = sum(each[1] for each in found) / did, sum(each[3] for each in found) / left
    pulls = [(won - p * n) / did - (other - q * m) / left for n, won, m, other in found]
    half = WIDTH * sqrt(sum(each * each for each in pulls))
    low, high = _newcombe(p, sum(each[0] > 0 for each in found), q, sum(each[2] > 0 for each in found))
    return Difference(p - q, max(-1.0, min(low, p - q - half)), min(1.0, max(high, p - q + half)))


def _newcombe(p: float, n: int, q: float, m: int) -> tuple[float, float]:
    """The interval of a difference of shares that follows from the intervals of both."""
    (low, high), (other_low, other_high) = interval(p * n, n), interval(q * m, m)
    below = sqrt((p - low) ** 2 + (other_high - q) ** 2)
    above = sqrt((high - p) ** 2 + (q - other_low) ** 2)
    return p - q - below, p - q + above
