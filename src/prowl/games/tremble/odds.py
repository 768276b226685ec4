"""What two dice can do (TH-4): for a captain among rivals, where those who tie roll again, and against an army."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import prod

ROLLS = tuple(a + b for a in range(1, 7) for b in range(1, 7))
LOWEST, HIGHEST = min(ROLLS), max(ROLLS)
#: In how many of all rolls the dice show exactly this much, and less than this much.
WAYS = tuple(ROLLS.count(n) for n in range(HIGHEST + 1))
BELOW = tuple(sum(WAYS[:n]) for n in range(HIGHEST + 2))
#: As many battles as a busy evening sees.
REMEMBERED = 4096


def at_least(roll: int) -> float:
    """The chance that two dice show at least this much."""
    return (len(ROLLS) - _below(roll)) / len(ROLLS)


def win_chance(mine: int, rivals: Sequence[int]) -> float:
    """The chance of the highest total of strength and dice; who ties for it rolls again (TH-90, TH-91, TH-94)."""
    return float(_chance(tuple(sorted(rival - mine for rival in rivals))))


@lru_cache(REMEMBERED)
def _chance(ahead: tuple[int, ...]) -> Fraction:
    """By how much each rival is ahead. A tie of all is the same question once more, a tie of some a smaller one."""
    if not ahead:
        return Fraction(1)
    won, again = Fraction(0), Fraction(0)
    for tied, rest in _parted(ahead):
        chance = _highest(tied, rest)
        if not rest:
            again = chance
        else:
            won += chance * _chance(tied)
    return won / (1 - again)


def _parted(rivals: tuple[int, ...]) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every way to part the rivals in two."""
    places = range(len(rivals))
    return [
        (tuple(rivals[i] for i in chosen), tuple(rivals[i] for i in places if i not in chosen))
        for n in range(len(rivals) + 1)
        for chosen in combinations(places, n)
    ]


def _highest(tied: tuple[int, ...], rest: tuple[int, ...]) -> Fraction:
    """The chance that just these rivals share the highest total with me, and all the rest stay below it."""
    found = 0
    for total in range(LOWEST, HIGHEST + 1):
        equal = prod(_exactly(total - ahead) for ahead in (0, *tied))
        found += equal * prod(_below(total - ahead) for ahead in rest)
    return Fraction(found, len(ROLLS) ** (1 + len(tied) + len(rest)))


def _exactly(roll: int) -> int:
    return WAYS[roll] if 0 <= roll <= HIGHEST else 0


def _below(roll: int) -> int:
    return BELOW[min(max(roll, 0), HIGHEST + 1)]
