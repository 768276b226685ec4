"""What needs the consent of the other people present: undo beyond one's own, ending early, clocks, playing again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from prowl.kernel.events import Event, seen_event
from prowl.kernel.state import State
from prowl.kernel.table import Table
from prowl.kernel.views import knowledge

from .problems import Denied
from .protocol import BallotUpdate, Learned

# Of what a decision has brought so many things are told: the first ones say what it was.
MOVE = 3

What = Literal["undo", "resign", "pause", "resume", "rematch"]


class Ballot:
    """One thing being voted on. People vote, not seats: who holds two seats votes once."""

    def __init__(
        self, number: int, what: What, seat: int, askers: Sequence[str], voters: dict[str, list[int]], opened: float
    ) -> None:
        self.number = number
        self.what: What = what
        self.seat = seat
        self.guest = askers[0]
        self.voters = voters
        self.opened = opened
        self.agreed = set(askers)
        self.outcome: Literal["open", "agreed", "refused"] = "open"
        # Whether anybody has heard of it.
        self.told = False
        # For an undo: the state it would lead back to, and what came of the decision that would be taken back.
        self.before: State | None = None
        self.move: list[Event] = []

    def vote(self, people: Sequence[str], yes: bool) -> None:
        """For all of these people. Whoever has asked may still say no, and so take the question back."""
        asked = [each for each in people if each in self.voters and (each not in self.agreed or not yes)]
        if not asked:
            raise Denied("no-vote", 403)
        if not yes:
            self.outcome = "refused"
            return
        self.agreed.update(asked)
        self.count(self.voters)

    def ask(self, people: dict[str, list[int]]) -> bool:
        """Who has come while it is open is asked too. Whether there is anybody."""
        new = {guest: seats for guest, seats in people.items() if guest not in self.voters}
        self.voters |= new
        return bool(new)

    def count(self, present: Iterable[str]) -> None:
        """Agreed when everybody who is still there has agreed."""
        if self.outcome == "open" and all(guest in self.agreed for guest in present if guest in self.voters):
            self.outcome = "agreed"

    def update(self, learned: dict[str, list[Learned]], move: list[dict[str, Any]]) -> BallotUpdate:
        agreed = [seat for guest, seats in self.voters.items() if guest in self.agreed for seat in seats]
        awaited = [seat for guest, seats in self.voters.items() if guest not in self.agreed for seat in seats]
        return BallotUpdate(
            self.number,
            self.what,
            self.seat,
            sorted({self.seat, *agreed}),
            sorted(awaited),
            self.outcome,
            learned,
            move,
        )


def brought(table: Table, at: int) -> list[Event]:
    """What the decision after `at` others has brought, as far as it is not about somebody else."""
    seat, answer = table.log[at]
    run = table.at(at)
    heard: list[Event] = []
    run.state.out = heard
    run.send(seat, answer)
    return [event for event in heard if event.values.get("seat", seat) == seat][:MOVE]


def seen_move(table: Table, move: Iterable[Event], eyes: Sequence[int]) -> list[dict[str, Any]]:
    """What a decision has brought, as one reader knows it who may look through several eyes."""
    return [table.wire.event(_seen(event, eyes)) for event in move]


def _seen(event: Event, eyes: Sequence[int]) -> dict[str, Any]:
    seen = seen_event(event, eyes[0])
    for seat in eyes[1:]:
        seen |= {key: value for key, value in seen_event(event, seat).items() if value is not None}
    return seen


def learned_since(before: State, table: Table, eyes: Sequence[int]) -> dict[str, list[Learned]]:
    """What each seat has learned since, as the reader may know it who looks through these eyes.

    Of what the reader cannot see, only that it was.
    """
    known = set().union(*(knowledge(table.state, seat) for seat in eyes))
    found: dict[str, list[Learned]] = {}
    for seat in range(table.players):
        new = knowledge(table.state, seat) - knowledge(before, seat)
        if new:
            named = [_named(table, each, each in known) for each in new]
            # Sorted by what the reader can see: the order must not tell the numbers of hidden cards.
            found[str(seat)] = sorted(named, key=lambda one: (one.what, one.owner, str(one.name)))
    return found


def _named(table: Table, each: tuple[str, int, int], known: bool) -> Learned:
    pool, owner, card = each
    if not known or card < 0:
        return Learned(pool, owner=owner)
    return Learned(pool, table.wire.named(pool, card), owner)
