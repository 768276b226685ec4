"""Who may see what, for all seats at once: a set of seats is a number, with a bit for each and one for spectators."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import fields
from types import CodeType, FunctionType

from prowl.kernel.state import TRANSIENT, State
from prowl.kernel.views import EVERYONE, NOBODY, OWNER, SHARED, SPECTATOR, Audience, Policy, policies

# Audiences that never change.
FIXED = (EVERYONE, OWNER, NOBODY)
# A field whose audience depends on the state, and the fields on which it can depend; None: on anything.
Shifting = tuple[Policy, frozenset[str] | None]
SHIFTING: dict[type[State], tuple[Shifting, ...]] = {}


def shifting(kind: type[State]) -> tuple[Shifting, ...]:
    found = SHIFTING.get(kind)
    if found is None:
        shifts = [each for each in policies(kind) if each.see not in FIXED]
        found = SHIFTING[kind] = tuple((each, mentioned(each.see, kind)) for each in shifts)
    return found


def mentioned(see: Audience, kind: type[State]) -> frozenset[str] | None:
    """The fields that a rule of sight mentions, if it is made of nothing but fields and numbers.

    Such a rule answers as before until one of them changes. One that calls anything could look anywhere.
    """
    if not isinstance(see, FunctionType) or see.__defaults__ or see.__kwdefaults__:
        return None
    code, room = see.__code__, see.__globals__
    if code.co_freevars or code.co_cellvars or any(isinstance(each, CodeType) for each in code.co_consts):
        return None
    known = {each.name for each in fields(kind) if each.name not in TRANSIENT}
    others = [name for name in code.co_names if name not in known or name in room]
    plain = all((name == "bool" and name not in room) or type(room.get(name)) is int for name in others)
    return frozenset(known.intersection(code.co_names)) if plain else None


def bit(seat: int) -> int:
    return 1 << (seat - SPECTATOR)


MOST_SEATS = 32
SEATS = [(seat, bit(seat)) for seat in range(SPECTATOR, MOST_SEATS)]
OWNERS = [bit(seat) for seat in range(MOST_SEATS)]
ALONE = (SHARED,)


class Sights:
    """Who may see the fields of one state: for each pile of a field the set of seats it is open to."""

    __slots__ = ("everyone", "masks")

    def __init__(self, everyone: list[tuple[int, int]], masks: dict[str, list[int]]) -> None:
        self.everyone = everyone
        self.masks = masks

    def after(self, s: State, differs: Collection[str]) -> Sights:
        """Who may see what, now that these fields have changed; the same if nothing that matters has."""
        stale = [policy for policy, on in shifting(type(s)) if self._stale(s, policy, on, differs)]
        if not stale:
            return self
        fresh = {policy.name: open_to(s, policy, self.everyone) for policy in stale}
        return Sights(self.everyone, {**self.masks, **fresh})

    def _stale(self, s: State, policy: Policy, on: frozenset[str] | None, differs: Collection[str]) -> bool:
        if on is None or not on.isdisjoint(differs):
            return True
        return policy.each and policy.name in differs and len(getattr(s, policy.name)) != len(self.masks[policy.name])

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


def sights(s: State, players: int) -> Sights:
    """Who may see what now."""
    everyone = SEATS[: players + 1]
    return Sights(everyone, {policy.name: open_to(s, policy, everyone) for policy, _ in shifting(type(s))})


def open_to(s: State, policy: Policy, everyone: list[tuple[int, int]]) -> list[int]:
    see = policy.see
    piles = range(len(getattr(s, policy.name))) if policy.each else ALONE
    return [sum([bit for seat, bit in everyone if see(s, seat, pile)]) for pile in piles]
