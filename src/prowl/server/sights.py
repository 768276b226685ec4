"""Who may see what, for all seats at once: a set of seats is a number, with a bit for each and one for spectators."""

from __future__ import annotations

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


MOST_SEATS = 32
SEATS = [(seat, bit(seat)) for seat in range(SPECTATOR, MOST_SEATS)]
OWNERS = [bit(seat) for seat in range(MOST_SEATS)]
ALONE = (SHARED,)


class Sights:
    """Who may see the fields of one state: for each pile of a field the set of seats it is open to."""

    __slots__ = ("everyone", "masks")

    def __init__(self, s: State, players: int) -> None:
        everyone = self.everyone = SEATS[: players + 1]
        self.masks = {}
        for policy in shifting(type(s)):
            see = policy.see
            piles = range(len(getattr(s, policy.name))) if policy.each else ALONE
            self.masks[policy.name] = [sum([bit for seat, bit in everyone if see(s, seat, pile)]) for pile in piles]

    def of(self, s: State, policy: Policy) -> list[int]:
        """The seats that may see each pile of the field."""
        found = self.masks.get(policy.name)
        if found is not None:
            return found
        piles = len(getattr(s, policy.name)) if policy.each else 1
        if policy.see is OWNER:
            # What belongs to nobody in particular is nobody's.
            return OWNERS[:piles] if policy.each else [0]
        return [0 if policy.see is NOBODY else -1] * piles
