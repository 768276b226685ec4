"""Questions for k of n things, one pick at a time: what a tree or a learner can work with.

The picks come in the order of the options, so that each set of things is met once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prowl.kernel.prompts import Ask

DONE = ("done",)


class Picks:
    """An answer in the making."""

    __slots__ = ("least", "most", "options", "picked", "single")

    def __init__(self, ask: Ask) -> None:
        self.options: Sequence[Any] = ask.options
        self.single = ask.single
        self.least = min(ask.least, len(self.options))
        self.most = min(ask.most, len(self.options))
        # Places among the options.
        self.picked: list[int] = []

    @property
    def complete(self) -> bool:
        return len(self.picked) == self.most

    def moves(self) -> Sequence[Any]:
        """What can be picked next; `DONE` where that may be all."""
        if self.single:
            return self.options
        first = self.picked[-1] + 1 if self.picked else 0
        last = len(self.options) - max(self.least - len(self.picked) - 1, 0)
        moves = list(dict.fromkeys(self.options[first:last]))
        if len(self.picked) >= self.least:
            moves.append(DONE)
        return moves

    def pick(self, move: Any) -> bool:
        """Pick one of `moves`; whether the answer is complete."""
        if not self.single and move == DONE:
            self.most = len(self.picked)
            return True
        first = self.picked[-1] + 1 if self.picked else 0
        self.picked.append(list(self.options).index(move, first))
        return self.complete

    @property
    def answer(self) -> Any:
        picks = tuple(self.options[i] for i in self.picked)
        return picks[0] if self.single else picks
