"""Chance: named streams derived from one seed, one int each (splitmix64).

A stream is an int in the state, so copying a game copies its luck, and one more
shuffle of one deck changes no other draw.
"""

from __future__ import annotations

from collections.abc import MutableMapping, MutableSequence, Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")
Chance = MutableMapping[str, int]

MASK = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15


def seeded(seed: int | str, names: Sequence[str]) -> dict[str, int]:
    """One independent stream for every name."""
    return {name: stream(seed, name) for name in names}


def stream(seed: int | str, name: str) -> int:
    return int.from_bytes(blake2b(f"{seed}/{name}".encode(), digest_size=8).digest(), "big")


def mixed(x: int) -> int:
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


def below(chance: Chance, name: str, n: int) -> int:
    """A number from 0 to n-1, all equally likely."""
    if not 0 < n <= MASK:
        raise ValueError("below() needs a positive bound of at most 64 bits")
    state = chance[name]
    while True:
        state = (state + STEP) & MASK
        x = mixed(state)
        # The last, incomplete run of n is drawn again, so that no number is favoured.
        if x < MASK + 1 - (MASK + 1) % n:
            chance[name] = state
            return x % n


def die(chance: Chance, name: str, sides: int = 6) -> int:
    return below(chance, name, sides) + 1


def pick(chance: Chance, name: str, things: Sequence[T]) -> T:
    return things[below(chance, name, len(things))]


def shuffle(chance: Chance, name: str, things: MutableSequence[T]) -> None:
    """Shuffle in place."""
    state = chance[name]
    for i in range(len(things) - 1, 0, -1):
        state = (state + STEP) & MASK
        # `mixed`, written out: a deal of a fair world shuffles every hidden card.
        x = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
        # 64 bits over at most a few hundred cards: the bias is below 2^-55.
        j = (x ^ (x >> 31)) % (i + 1)
        things[i], things[j] = things[j], things[i]
    chance[name] = state
