"""Flow: phases as lists. The position is kept in the state, so that a game can start afresh
from a copy at every phase, every player's turn and every pass of a loop.

    FLOW = rounds(exploration, hunting, steps(reveal, loop(free_places, until=all_done)), end_of_turn)

A phase is a rule function `phase(s)`; inside `each_player` it is `phase(s, me)`. The parts are
laid out as one list of marks, so that going on from phase to phase is a walk along that list.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from .state import State

Phase: TypeAlias = "Callable[..., Any]"
Part: TypeAlias = "Steps | Rounds | Chapter | Loop | EachPlayer | Phase"

START = -1
MOST_BACK = 1000

# What a mark means. `target` is where the walk goes on if the mark says so.
PHASE, UNTIL, JUMP, EACH, NEXT, ROUND, CHAPTER = range(7)
Mark: TypeAlias = "tuple[int, Any, int]"


class Steps:
    """One part after another."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)

    def lay(self, marks: list[Mark]) -> None:
        for part in self.parts:
            lay(part, marks)


class Rounds(Steps):
    """The parts again and again, until the game is over. Counts the rounds."""

    def lay(self, marks: list[Mark]) -> None:
        start = len(marks)
        marks.append((ROUND, None, 0))
        super().lay(marks)
        marks.append((JUMP, None, start))


class Chapter(Steps):
    """The parts, until a rule closes the chapter; what follows them is reached then, or when they have ended."""

    def lay(self, marks: list[Mark]) -> None:
        start = len(marks)
        marks.append((CHAPTER, None, 0))
        super().lay(marks)
        marks[start] = (CHAPTER, None, len(marks))


class Loop:
    """The part again and again until the question, asked before each pass, is answered yes."""

    def __init__(self, body: Part, until: Callable[..., bool]) -> None:
        self.body = body
        self.until = until

    def lay(self, marks: list[Mark]) -> None:
        start = len(marks)
        marks.append((UNTIL, self.until, 0))
        lay(self.body, marks)
        marks.append((JUMP, None, start))
        marks[start] = (UNTIL, self.until, len(marks))


class When(Loop):
    """The part once if the condition holds, else it is skipped."""

    def lay(self, marks: list[Mark]) -> None:
        start = len(marks)
        marks.append((UNTIL, self.until, 0))
        lay(self.body, marks)
        marks[start] = (UNTIL, self.until, len(marks))


class EachPlayer:
    """The part once for each seat. The seats still to act are in the state, so extra and lost turns are plain data."""

    def __init__(self, body: Part, order: Callable[..., Sequence[int]]) -> None:
        self.body = body
        self.order = order

    def lay(self, marks: list[Mark]) -> None:
        start = len(marks)
        marks.append((EACH, self.order, 0))
        lay(self.body, marks)
        marks.append((NEXT, None, start + 1))
        marks[start] = (EACH, self.order, len(marks))


def lay(part: Part, marks: list[Mark]) -> None:
    if isinstance(part, Steps | Loop | EachPlayer):
        part.lay(marks)
    else:
        marks.append((PHASE, part, 0))


class Flow:
    """The whole flow of a game, laid out."""

    __slots__ = ("marks",)

    def __init__(self, part: Part) -> None:
        self.marks: list[Mark] = []
        lay(part, self.marks)

    def go_on(self, s: State) -> None:
        """Walk to the next phase."""
        marks = self.marks
        at = s.at + 1
        back = 0
        while at < len(marks):
            kind, what, target = marks[at]
            if kind == PHASE:
                s.at = at
                return
            if kind == JUMP:
                at = target
                back += 1
                if back > MOST_BACK:
                    raise ValueError("the flow goes round and round without coming to a phase")
            elif kind == UNTIL:
                at = target if (what(s, *seats(s)) if s.turns else what(s)) else at + 1
            elif kind == ROUND:
                s.round += 1
                at += 1
            elif kind == CHAPTER:
                at += 1
            else:
                at = self._turns(s, at)
        raise ValueError("the flow ended without an outcome: call finish()")

    def _turns(self, s: State, at: int) -> int:
        kind, order, target = self.marks[at]
        if kind == EACH:
            left = list(order(s, *seats(s)))
            if not left:
                return target
            s.turns.append(left)
            return at + 1
        left = s.turns[-1]
        del left[0]
        if left:
            return target
        s.turns.pop()
        return at + 1

    def leave_chapter(self, s: State) -> None:
        """Walk to the phase behind the innermost chapter; turns that began inside it are dropped."""
        around = [i for i in range(s.at) if self.marks[i][0] in (CHAPTER, EACH) and s.at < self.marks[i][2]]
        chapter = max((i for i in around if self.marks[i][0] == CHAPTER), default=START)
        if chapter == START:
            raise ValueError("no chapter to close here")
        begun = sum(i > chapter for i in around)
        del s.turns[len(s.turns) - begun :]
        s.at = self.marks[chapter][2] - 1
        self.go_on(s)

    def phase(self, s: State) -> Any:
        """Begin the phase at which the state stands; a phase that can never ask returns nothing."""
        begin = self.marks[s.at][1]
        return begin(s, *seats(s)) if s.turns else begin(s)


def seats(s: State) -> list[int]:
    """Whose turn it is, the outermost turn first."""
    return [left[0] for left in s.turns]


def clockwise(s: State, *outer: int) -> list[int]:
    return list(range(s.players))


def steps(*parts: Part) -> Steps:
    return Steps(parts)


def rounds(*parts: Part) -> Rounds:
    return Rounds(parts)


def chapter(*parts: Part) -> Chapter:
    """Parts that a rule may end by `close(s)`: one game of a series, after which the next one begins."""
    return Chapter(parts)


def loop(*parts: Part, until: Callable[..., bool]) -> Loop:
    return Loop(parts[0] if len(parts) == 1 else Steps(parts), until)


def when(condition: Callable[..., bool], *parts: Part) -> When:
    """The parts if the condition, looked at before the first of them, holds."""
    return When(parts[0] if len(parts) == 1 else Steps(parts), lambda *at: not condition(*at))


def each_player(*parts: Part, order: Callable[..., Sequence[int]] = clockwise) -> EachPlayer:
    return EachPlayer(parts[0] if len(parts) == 1 else Steps(parts), order)
