"""Who may see what, for all seats at once: a set of seats is a number, with a bit for each and one for spectators."""

from __future__ import annotations

from collections.abc import Sequence

from prowl.kernel.state import State
from prowl.kernel.views import EVERYONE, NOBODY, OWNER, SHARED, SPECTATOR, Policy, policies

# Audiences that never change.
FIXED = (EVERYONE, OWNER, NOBODY)
SHIFTING: dict[type[State], tuple[Policy, ...]] = {}


def shifting(kind: type[State]) -> tuple[Policy, ...]:
    """The fields whose audience depends on the state."""
    found = SHIFTING.get(kind)
    if found is None:
        found = SHIFTING[kind] = tuple(each for each in policies(kind) if each.see not in FIXED)
    return found


def bit(seat: int) -> int:
    return 1 << (seat - SPECTATOR)


def owners(policy: Policy, s: State) -> Sequence[int]:
    return range(len(getattr(s, policy.name))) if policy.each else (SHARED,)


class Sights:
    """Who may see the fields of one state: for each pile of a field the set of seats it is open to."""

    __slots__ = ("everyone", "masks")

    def __init__(self, s: State, players: int) -> None:
        self.everyone = [(seat, bit(seat)) for seat in range(SPECTATOR, players)]
        self.masks = {each.name: self._of(s, each) for each in shifting(type(s))}

    def _of(self, s: State, policy: Policy) -> list[int]:
        see, everyone = policy.see, self.everyone
        return [sum([bit for seat, bit in everyone if see(s, seat, owner)]) for owner in owners(policy, s)]

    def of(self, s: State, policy: Policy) -> list[int]:
        """The seats that may see each pile of the field."""
        found = self.masks.get(policy.name)
        if found is not None:
            return found
        if policy.see is OWNER:
            return [bit(owner) if owner >= 0 else 0 for owner in owners(policy, s)]
        return [0 if policy.see is NOBODY else -1 for _ in owners(policy, s)]
