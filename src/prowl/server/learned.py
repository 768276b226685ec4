"""Whether anybody has learned anything: the kernel's question, answered by looking only at what has changed.

The server asks it after every decision, so it must be cheap; a test holds it to the kernel's own answer.
"""

from __future__ import annotations

from typing import Any

from prowl.kernel.state import State
from prowl.kernel.views import EVERYONE, NOBODY, OWNER, SHARED, SPECTATOR, Policy, knowledge, knows, policies

# Audiences that never change.
FIXED = (EVERYONE, OWNER, NOBODY)
NO_CARDS: list[int] = []
SORTED: dict[type[State], tuple[tuple[Policy, ...], tuple[Policy, ...]]] = {}
POOLS: dict[tuple[type[State], str], tuple[Policy, ...]] = {}


def was_learned(before: State, after: State, players: int) -> bool:
    """Whether chance was used, a secret opened, or anybody sees a card not seen before: then no undo alone."""
    if before.chance != after.chance or before.compared != after.compared:
        return True
    if before.known != after.known or any(not _lay(before, named) for named in after.known):
        return any(knowledge(after, seat) - knowledge(before, seat) for seat in range(SPECTATOR, players))
    fixed, shifting = _sorted(type(after))
    return any(_came_in(policy, players, before, after) for policy in fixed) or any(
        _opened(policy, players, before, after) for policy in shifting
    )


def _sorted(kind: type[State]) -> tuple[tuple[Policy, ...], tuple[Policy, ...]]:
    """The piles whose audience never changes, and the fields whose audience depends on the state."""
    found = SORTED.get(kind)
    if found is None:
        found = SORTED[kind] = _sort(kind)
    return found


def _sort(kind: type[State]) -> tuple[tuple[Policy, ...], tuple[Policy, ...]]:
    seen = [policy for policy in policies(kind) if policy.see is not NOBODY]
    fixed = tuple(policy for policy in seen if policy.see in (EVERYONE, OWNER) and policy.pool)
    return fixed, tuple(policy for policy in seen if policy.see not in (EVERYONE, OWNER))


def _came_in(policy: Policy, players: int, before: State, after: State) -> bool:
    """Whether cards came to a pile that some of its onlookers had not seen."""
    old, new = getattr(before, policy.name), getattr(after, policy.name)
    if old == new:
        return False
    for owner in range(len(new)) if policy.each else (SHARED,):
        came = _cards(policy, owner, _pile(new, owner)) - _cards(policy, owner, _pile(old, owner))
        seats = range(SPECTATOR, players) if policy.see is EVERYONE else range(max(owner, 0), owner + 1)
        if any(not _saw(before, seat, card) for card in came for seat in seats):
            return True
    return False


def has_moved(policy: Policy, players: int, before: State, after: State) -> bool:
    """Whether a field or its audience has changed, so that somebody may see it differently."""
    old, new = getattr(before, policy.name), getattr(after, policy.name)
    if old != new:
        return True
    if policy.see in FIXED:
        return False
    see = policy.see
    return any(
        see(after, seat, owner) != see(before, seat, owner)
        for owner in (range(len(new)) if policy.each else (SHARED,))
        for seat in range(SPECTATOR, players)
    )


def _opened(policy: Policy, players: int, before: State, after: State) -> bool:
    """Whether a field whose audience depends on the state shows some seat more than before."""
    old, new = getattr(before, policy.name), getattr(after, policy.name)
    for owner in range(len(new)) if policy.each else (SHARED,):
        was, now = _pile(old, owner), _pile(new, owner)
        for seat in range(SPECTATOR, players):
            if not policy.see(after, seat, owner):
                continue
            saw = policy.see(before, seat, owner)
            if not policy.pool:
                if not saw:
                    return True
            elif not (saw and was == now):
                came = _cards(policy, owner, now) - _cards(policy, owner, was if saw else NO_CARDS)
                if any(not _saw(before, seat, card) for card in came):
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


def _cards(policy: Policy, owner: int, pile: list[int]) -> set[tuple[str, int, int]]:
    """The cards of a pile by their names in `knowledge`."""
    pool_owner = owner if policy.own else SHARED
    return {(policy.pool, pool_owner, card) for card in pile}
