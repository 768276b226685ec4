"""Whether anybody has learned anything: the kernel's question, answered by looking only at what has changed.

The server asks it after every decision, so it must be cheap; a test holds it to the kernel's own answer.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from prowl.kernel.state import State
from prowl.kernel.views import EVERYONE, OWNER, SHARED, SPECTATOR, Policy, knowledge, knows, policies

from .sights import Sights, shifting

NO_CARDS: list[int] = []
FIXED_PILES: dict[type[State], tuple[Policy, ...]] = {}
POOLS: dict[tuple[type[State], str], tuple[Policy, ...]] = {}


def was_learned(before: State, after: State, players: int, then: Sights, now: Sights, differs: Collection[str]) -> bool:
    """Whether chance was used, a secret opened, or anybody sees a card not seen before: then no undo alone.

    `differs` names the fields that have changed.
    """
    if not differs:
        return False
    if "chance" in differs or "compared" in differs:
        return True
    if "known" in differs or (after.known and any(not _lay(before, named) for named in after.known)):
        return any(knowledge(after, seat) - knowledge(before, seat) for seat in range(SPECTATOR, players))
    for policy in _fixed_piles(type(after)):
        if policy.name in differs and _came_in(policy, players, before, after):
            return True
    for policy, _ in shifting(type(after)):
        if (policy.name in differs or then is not now) and _opened(policy, before, after, then, now):
            return True
    return False


def _fixed_piles(kind: type[State]) -> tuple[Policy, ...]:
    """The piles that somebody sees and whose audience never changes."""
    found = FIXED_PILES.get(kind)
    if found is None:
        found = tuple(policy for policy in policies(kind) if policy.see in (EVERYONE, OWNER) and policy.pool)
        FIXED_PILES[kind] = found
    return found


def _came_in(policy: Policy, players: int, before: State, after: State) -> bool:
    """Whether cards came to a pile that some of its onlookers had not seen."""
    old, new = getattr(before, policy.name), getattr(after, policy.name)
    if old == new:
        return False
    for owner in range(len(new)) if policy.each else (SHARED,):
        was, is_now = _pile(old, owner), _pile(new, owner)
        if was == is_now:
            continue
        came = _new_cards(policy, owner, was, is_now)
        if not came:
            continue
        seats = range(SPECTATOR, players) if policy.see is EVERYONE else range(max(owner, 0), owner + 1)
        if any(not _saw(before, seat, card) for card in came for seat in seats):
            return True
    return False


def _opened(policy: Policy, before: State, after: State, then: Sights, now: Sights) -> bool:
    """Whether a field whose audience depends on the state shows some seat more than before."""
    name = policy.name
    old, new, saw, see = getattr(before, name), getattr(after, name), then.masks[name], now.masks[name]
    if saw == see and (not policy.pool or old == new):
        return False
    for place, open_to in enumerate(see):
        owner = place if policy.each else SHARED
        was, is_now, opened = _pile(old, owner), _pile(new, owner), open_to & ~saw[place]
        if not policy.pool:
            if opened:
                return True
            continue
        looking = opened if was == is_now else open_to
        if not looking:
            continue
        for seat, bit in now.everyone:
            if looking & bit:
                for card in _new_cards(policy, owner, NO_CARDS if opened & bit else was, is_now):
                    if not _saw(before, seat, card):
                        return True
    return False


def _lay(s: State, named: tuple[str, int, int]) -> bool:
    """Whether the card lay in any pile."""
    pool, pool_owner, card = named
    for policy in _pools(type(s), pool):
        piles = getattr(s, policy.name)
        if not policy.each:
            piles = [piles]
        elif policy.own:
            piles = piles[pool_owner : pool_owner + 1]
        if any(card in pile for pile in piles):
            return True
    return False


def _saw(s: State, seat: int, named: tuple[str, int, int]) -> bool:
    """Whether this seat could see the card, wherever it lay, or knew it."""
    pool, pool_owner, card = named
    if knows(s, seat, pool, pool_owner, card):
        return _lay(s, named)
    for policy in _pools(type(s), pool):
        piles = getattr(s, policy.name)
        if not policy.each:
            if card in piles and policy.see(s, seat, SHARED):
                return True
            continue
        for owner in (pool_owner,) if policy.own else range(len(piles)):
            if card in piles[owner] and policy.see(s, seat, owner):
                return True
    return False


def _pools(kind: type[State], pool: str) -> tuple[Policy, ...]:
    found = POOLS.get((kind, pool))
    if found is None:
        found = POOLS[kind, pool] = tuple(policy for policy in policies(kind) if policy.pool == pool)
    return found


def _pile(value: Any, owner: int) -> Any:
    return value if owner == SHARED else value[owner]


def _new_cards(policy: Policy, owner: int, was: list[int], is_now: list[int]) -> list[tuple[str, int, int]]:
    """The cards that have come to a pile, by their names in `knowledge`."""
    pool_owner = owner if policy.own else SHARED
    return [(policy.pool, pool_owner, card) for card in is_now if card not in was]
