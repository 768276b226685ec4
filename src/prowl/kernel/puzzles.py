"""Puzzles: positions laid out by hand in which the rules alone tell the right answers from the wrong ones.

A puzzle names either the answers that are right (`good`) or those that are wrong (`bad`), in the wire's words; all
others are the opposite. What it claims can be played out: `until` says how far, `measure` what is compared then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

# An option in the wire's words, or several of them for a question for several things.
Answer: TypeAlias = "tuple[Any, ...]"

# To leave a question alone for which nobody waits.
NOTHING: Answer = ("nothing",)

# A right answer wins whatever comes. A right one never loses, a wrong one may. The right one brings more for the same
# price. A wrong one pays for nothing. What a right one does is done for somebody else.
WIN, SURVIVE, GAIN, WASTE, ALLY = KINDS = ("win", "survive", "gain", "waste", "ally")

# How far a claim is played out: to the next question, to the end of the turn, to the end of the game.
ANSWER, TURN, GAME = UNTIL = ("answer", "turn", "game")


@dataclass(frozen=True, kw_only=True)
class Puzzle:
    """A position, who is asked, and which answers are right. The words are `puzzle-<id>` and `puzzle-<id>-why`."""

    id: str
    kind: str
    # The number of the rule from which the reason follows.
    rule: str
    players: int
    seat: int
    # The phase that begins, and what lies on the table before it: `lay` changes a game that has just been set up.
    phase: Callable[..., Any]
    lay: Callable[[Any], None]
    settings: Mapping[str, str] = field(default_factory=dict)
    # The answers that lead from there to the question, with who gives them.
    before: tuple[tuple[int, Answer], ...] = ()
    good: tuple[Answer, ...] = ()
    bad: tuple[Answer, ...] = ()
    until: str = TURN
    # How the seat goes on: of these, or of those named by the state, the first that is offered.
    then: tuple[Answer | Callable[[Any], Answer], ...] = ()
    # What a right answer has more of than a wrong one, in any world; without it victory and defeat are compared.
    measure: Callable[[Any, int], float] | None = None

    def is_right(self, answer: Answer) -> bool:
        return answer in self.good if self.good else answer not in self.bad
