"""Who may see what. Declared once, beside each field of the state; nothing is visible otherwise.

    rescue: int = public()
    hand: list[list[int]] = zones("place", see=OWNER, own=True)      # others see how many
    deck: list[int] = zone("hunt", see=NOBODY)

A *pool* is a set of cards that can change places with one another as far as an onlooker can
tell (a deck, the hands drawn from it, its discard). Within a pool a card number is unique;
with `own=True` every seat has a pool of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import MISSING, field, fields
from typing import Any, TypeAlias

from .rng import shuffle as shuffled
from .state import State

SPECTATOR = -1
SHARED = -1

Audience: TypeAlias = "Callable[[Any, int, int], bool]"

SEQUENCES = (list, tuple)

COUNT = "count"
ORDER = "order"
NOTHING = "nothing"


def EVERYONE(s: State, seat: int, owner: int) -> bool:
    return True


def NOBODY(s: State, seat: int, owner: int) -> bool:
    return False


def OWNER(s: State, seat: int, owner: int) -> bool:
    # What belongs to nobody in particular is not the spectator's.
    return seat == owner and seat >= 0


class Policy:
    """How one field is shown: to whom whole, to the others how; and which cards lie in it."""

    __slots__ = ("each", "hidden", "name", "own", "pool", "see")

    def __init__(
        self, see: Audience, pool: str = "", hidden: str = NOTHING, each: bool = False, own: bool = False
    ) -> None:
        self.name = ""
        self.see = see
        self.pool = pool
        self.hidden = hidden
        self.each = each
        self.own = own


def _declared(policy: Policy, default: Any, factory: Any) -> Any:
    meta = {"see": policy}
    if factory is not None:
        return field(default_factory=factory, metadata=meta)
    return field(default=default, metadata=meta)


def public(default: Any = MISSING, *, factory: Any = None) -> Any:
    """Everyone sees it."""
    return _declared(Policy(EVERYONE), default, factory)


def private(default: Any = MISSING, *, see: Audience = NOBODY, factory: Any = None) -> Any:
    """Only this audience sees it."""
    return _declared(Policy(see), default, factory)


def per_seat(*, see: Audience = OWNER, factory: Any = list) -> Any:
    """A list with one entry for each seat; an entry is seen by its audience."""
    return _declared(Policy(see, each=True), MISSING, factory)


def zone(pool: str, *, see: Audience, hidden: str = COUNT) -> Any:
    """A pile of cards of the pool."""
    return _declared(Policy(see, pool, hidden), MISSING, list)


def zones(pool: str, *, see: Audience, hidden: str = COUNT, own: bool = False) -> Any:
    """A pile of cards for each seat."""
    return _declared(Policy(see, pool, hidden, each=True, own=own), MISSING, list)


PLAIN: dict[str, Audience] = {"everyone": EVERYONE, "nobody": NOBODY}
FOUND: dict[type[State], tuple[Policy, ...]] = {}


def policies(cls: type[State]) -> tuple[Policy, ...]:
    """The declared policy of every field."""
    found = FOUND.get(cls)
    if found is None:
        found = FOUND[cls] = _policies(cls)
    return found


def _policies(cls: type[State]) -> tuple[Policy, ...]:
    found = []
    for each in fields(cls):
        policy = each.metadata.get("see")
        if policy is None:
            raise TypeError(f"{cls.__name__}.{each.name} does not say who may see it")
        if isinstance(policy, str):
            policy = Policy(PLAIN[policy])
        policy.name = each.name
        found.append(policy)
    return tuple(found)


def view(s: State, seat: int, among: Sequence[Policy] | None = None) -> dict[str, Any]:
    """What this seat may see (`among` some of the fields), as JSON data; `SPECTATOR` sees what everyone sees."""
    seen: dict[str, Any] = {}
    for policy in policies(type(s)) if among is None else among:
        value = getattr(s, policy.name)
        if policy.each:
            seen[policy.name] = [shown(s, policy, seat, owner, item) for owner, item in enumerate(value)]
        elif policy.pool or policy.see(s, seat, SHARED):
            seen[policy.name] = shown(s, policy, seat, SHARED, value)
    return seen


def shown(s: State, policy: Policy, seat: int, owner: int, value: Any) -> Any:
    """A field, or one seat's entry of it, as this seat may see it."""
    if policy.see(s, seat, owner):
        return plain(value)
    if not policy.pool or policy.hidden == NOTHING:
        return None
    pool_owner = owner if policy.own else SHARED
    if policy.hidden == ORDER:
        return [card if knows(s, seat, policy.pool, pool_owner, card) else None for card in value]
    known = sorted(card for card in value if knows(s, seat, policy.pool, pool_owner, card)) if s.known else []
    return {"count": len(value), "known": known} if known else {"count": len(value)}


def plain(value: Any) -> Any:
    """A copy of the value as JSON data."""
    if isinstance(value, SEQUENCES):
        # Numbers, mostly: nothing to be done about them.
        return [item if type(item) is int else plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    return value


def knows(s: State, seat: int, pool: str, owner: int, card: int) -> bool:
    return seat >= 0 and bool(s.known.get((pool, owner, card), 0) >> seat & 1)


def show(s: State, pool: str, cards: list[int], to: int, owner: int = SHARED) -> None:
    """Let a seat see cards that stay where they are."""
    for card in cards:
        key = (pool, owner, card)
        s.known[key] = s.known.get(key, 0) | 1 << to


def best_known(s: State, pool: str, alike: Sequence[int], owner: int = SHARED) -> int:
    """Of hidden cards that look alike the one that most seats have seen, the first of equals.

    It leaves a hidden pile first: if it stayed, everybody would learn that there is another one.
    """
    return max(alike, key=lambda card: s.known.get((pool, owner, card), 0).bit_count())


def forget(s: State, pool: str, owner: int = SHARED) -> None:
    """What was peeked at in this pool is worth nothing any more."""
    for key in [key for key in s.known if key[0] == pool and key[1] == owner]:
        del s.known[key]


def shuffle(s: State, pool: str, pile: list[int], owner: int = SHARED) -> None:
    """Shuffle a pile with the pool's own stream of chance; what was known of its cards is lost."""
    shuffled(s.chance, pool, pile)
    if s.known:
        for card in pile:
            s.known.pop((pool, owner, card), None)
    if s.dealer is not None:
        s.dealer(pool, owner, pile)


def renew(s: State, pool: str, deck: list[int], discard: list[int], owner: int = SHARED) -> None:
    """Shuffle a discard into a new deck. Whoever watches looks at it once more: cards may have flashed by."""
    if s.dealer is not None:
        s.dealer(pool, owner, None)
    deck += discard
    discard.clear()
    shuffle(s, pool, deck, owner)


def piles(s: State) -> Iterator[tuple[Policy, int, int, list[int]]]:
    """Every pile of cards: its policy, the owner of the pile, the owner of its pool, the cards."""
    for policy in policies(type(s)):
        if not policy.pool:
            continue
        value = getattr(s, policy.name)
        if not policy.each:
            yield policy, SHARED, SHARED, value
            continue
        for owner, cards in enumerate(value):
            yield policy, owner, owner if policy.own else SHARED, cards


def sees(s: State, seat: int, policy: Policy, owner: int, pool_owner: int, card: int) -> bool:
    return policy.see(s, seat, owner) or knows(s, seat, policy.pool, pool_owner, card)


def knowledge(s: State, seat: int) -> set[tuple[str, int, int]]:
    """The cards whose place this seat can see, and the private entries open to it."""
    found = {
        (policy.pool, pool_owner, card)
        for policy, owner, pool_owner, cards in piles(s)
        for card in cards
        if sees(s, seat, policy, owner, pool_owner, card)
    }
    for policy in policies(type(s)):
        if policy.pool or policy.see in (EVERYONE, NOBODY):
            continue
        owners = range(len(getattr(s, policy.name))) if policy.each else (SHARED,)
        # No card has the number -1, so a field cannot be taken for a pool of the same name.
        found.update((policy.name, owner, -1) for owner in owners if policy.see(s, seat, owner))
    return found
