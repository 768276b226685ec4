"""What a seat has learned since the last save point: all that fair worlds are dealt from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .game import Game
from .run import Run
from .state import State
from .views import knowledge

Named = tuple[str, int, int]


class Excerpt(NamedTuple):
    """A start state, the answers since, and what a seat has learned on the way; plain data."""

    start: State
    since: tuple[tuple[int, Any], ...]
    # For each answer, whether secrets have been opened after it was given.
    opened: tuple[bool, ...]
    # What the seat has seen since the start, then since the first shuffle after it, since the second, …
    seen: tuple[tuple[Named, ...], ...]
    # For each shuffle the places in the pile of the cards that the seat has seen since.
    shuffled: tuple[tuple[tuple[int, int], ...], ...]
    # What everybody has seen of rules that act on hidden cards without a question (`Game.witness`).
    witness: Any = None


def look_back(game: Game, seat: int, start: State, since: Sequence[tuple[int, Any]]) -> Excerpt:
    """Watch, over the seat's shoulder, what happened since the save point."""
    s = start.copy()
    onlooker = s.dealer = _Onlooker(s, seat)
    run = Run(game, s)
    run.start()
    onlooker.look()
    counts = []
    for who, answer in since:
        counts.append(s.opened)
        run.send(who, answer)
        onlooker.look()
    seen = onlooker.seen_since()
    return Excerpt(
        start=start,
        since=tuple((who, answer) for who, answer in since),
        opened=tuple(s.opened > count for count in counts),
        seen=tuple(tuple(sorted(names)) for names in seen),
        shuffled=onlooker.places(seen),
        witness=game.witness(s) if game.witness is not None else None,
    )


class _Onlooker:
    """Remembers what a seat sees from one shuffle to the next, and how each pile lay after its shuffle."""

    __slots__ = ("piles", "seat", "seen", "state")

    def __init__(self, s: State, seat: int) -> None:
        self.state, self.seat = s, seat
        self.seen: list[set[Named]] = [set()]
        self.piles: list[tuple[str, int, list[int]]] = []

    def __call__(self, pool: str, owner: int, pile: list[int] | None) -> None:
        """A pile has been shuffled; without a pile: one is about to be, and cards may flash by."""
        if pile is None:
            self.look()
            return
        self.piles.append((pool, owner, pile[:]))
        self.seen.append(set())

    def look(self) -> None:
        self.seen[-1] |= knowledge(self.state, self.seat)

    def seen_since(self) -> list[set[Named]]:
        """What was seen since the start, since the first shuffle after it, since the second, …"""
        for i in range(len(self.seen) - 1, 0, -1):
            self.seen[i - 1] |= self.seen[i]
        return self.seen

    def places(self, seen: list[set[Named]]) -> tuple[tuple[tuple[int, int], ...], ...]:
        """For each shuffle the places in the pile of the cards that were seen since."""
        return tuple(
            tuple((i, card) for i, card in enumerate(pile) if (pool, owner, card) in names)
            for (pool, owner, pile), names in zip(self.piles, seen[1:], strict=True)
        )
