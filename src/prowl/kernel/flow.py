"""Flow: phases as lists. The position is kept in the state, so that a game can start afresh
from a copy at every phase, every player's turn and every pass of a loop.

    FLOW = rounds(exploration, hunting, steps(reveal, loop(free_places, until=all_done)), end_of_turn)

A phase is a rule function `phase(s)`; inside `each_player` it is `phase(s, me)`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from .state import State

Seats: TypeAlias = "tuple[int, ...]"
Phase: TypeAlias = "Callable[..., Any]"
Part: TypeAlias = "Node | Phase"


class Node:
    """A part of the flow that has parts. Its frame of the path is a list of ints in the state."""

    def enter(self, s: State, seats: Seats) -> bool:
        """Go to the first phase inside; False if there is nothing to do."""
        raise NotImplementedError

    def step(self, s: State, depth: int, seats: Seats) -> bool:
        """Go on to the next phase inside; False if this part is done."""
        raise NotImplementedError

    def here(self, s: State, depth: int, seats: Seats) -> tuple[Phase, Seats]:
        """The phase at which the path points, and the seats it is for."""
        part, seats = self.current(s.path[depth], seats)
        return part.here(s, depth + 1, seats) if isinstance(part, Node) else (part, seats)

    def current(self, frame: list[int], seats: Seats) -> tuple[Part, Seats]:
        raise NotImplementedError


def enter(part: Part, s: State, seats: Seats) -> bool:
    return part.enter(s, seats) if isinstance(part, Node) else True


def step(part: Part, s: State, depth: int, seats: Seats) -> bool:
    return isinstance(part, Node) and part.step(s, depth, seats)


class Steps(Node):
    """One part after another."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)

    def enter(self, s: State, seats: Seats) -> bool:
        return self._from(s, len(s.path), 0, seats)

    def step(self, s: State, depth: int, seats: Seats) -> bool:
        i = s.path[depth][0]
        if step(self.parts[i], s, depth + 1, seats):
            return True
        return self._from(s, depth, i + 1, seats)

    def _from(self, s: State, depth: int, i: int, seats: Seats) -> bool:
        while i < len(self.parts):
            del s.path[depth:]
            s.path.append([i])
            if enter(self.parts[i], s, seats):
                return True
            i += 1
        del s.path[depth:]
        return False

    def current(self, frame: list[int], seats: Seats) -> tuple[Part, Seats]:
        return self.parts[frame[0]], seats


class Rounds(Steps):
    """The parts again and again, until the game is over. Counts the rounds."""

    def enter(self, s: State, seats: Seats) -> bool:
        s.round += 1
        return super().enter(s, seats)

    def step(self, s: State, depth: int, seats: Seats) -> bool:
        if super().step(s, depth, seats):
            return True
        s.round += 1
        return self._from(s, depth, 0, seats)


class Loop(Node):
    """The part again and again until the question, asked before each pass, is answered yes."""

    def __init__(self, body: Part, until: Callable[..., bool]) -> None:
        self.body = body
        self.until = until

    def enter(self, s: State, seats: Seats) -> bool:
        return self._pass(s, len(s.path), 0, seats)

    def step(self, s: State, depth: int, seats: Seats) -> bool:
        return step(self.body, s, depth + 1, seats) or self._pass(s, depth, s.path[depth][0] + 1, seats)

    def _pass(self, s: State, depth: int, n: int, seats: Seats) -> bool:
        while not self.until(s, *seats):
            del s.path[depth:]
            s.path.append([n])
            if enter(self.body, s, seats):
                return True
            n += 1
        del s.path[depth:]
        return False

    def current(self, frame: list[int], seats: Seats) -> tuple[Part, Seats]:
        return self.body, seats


class EachPlayer(Node):
    """The part once for each seat. The seats still to act are the frame, so extra and lost turns are plain data."""

    def __init__(self, body: Part, order: Callable[..., Sequence[int]]) -> None:
        self.body = body
        self.order = order

    def enter(self, s: State, seats: Seats) -> bool:
        return self._from(s, len(s.path), list(self.order(s, *seats)), seats)

    def step(self, s: State, depth: int, seats: Seats) -> bool:
        frame = s.path[depth]
        return step(self.body, s, depth + 1, (*seats, frame[0])) or self._from(s, depth, frame[1:], seats)

    def _from(self, s: State, depth: int, left: list[int], seats: Seats) -> bool:
        while left:
            del s.path[depth:]
            s.path.append(left)
            if enter(self.body, s, (*seats, left[0])):
                return True
            left = left[1:]
        del s.path[depth:]
        return False

    def current(self, frame: list[int], seats: Seats) -> tuple[Part, Seats]:
        return self.body, (*seats, frame[0])


def clockwise(s: State) -> list[int]:
    return list(range(s.players))


def steps(*parts: Part) -> Steps:
    return Steps(parts)


def rounds(*parts: Part) -> Rounds:
    return Rounds(parts)


def loop(*parts: Part, until: Callable[..., bool]) -> Loop:
    return Loop(parts[0] if len(parts) == 1 else Steps(parts), until)


def each_player(*parts: Part, order: Callable[..., Sequence[int]] = clockwise) -> EachPlayer:
    return EachPlayer(parts[0] if len(parts) == 1 else Steps(parts), order)
