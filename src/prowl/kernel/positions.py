"""Positions laid out by hand, for tests, puzzles and pictures: cards by name into the declared zones of a state.

    clear(s)
    box = Box(NAMES)
    lay(s, box, hand={0: ["bad_idea"]}, combat=["smart_disc"], enemy_deck=["over_here", "first_hunt"])

A card is taken out of the box once, so it lies in exactly one zone; of equal ones the next copy is taken. What nobody
sees is a deck and is named from the top; all other zones as they lie.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from .state import State
from .views import NOBODY, SHARED, piles

Names: TypeAlias = "Sequence[str]"


def take(names: Names, name: str, *among: list[int]) -> int:
    """A card of this name out of the first pile that has one."""
    for pile in among:
        for card in pile:
            if names[card] == name:
                pile.remove(card)
                return card
    raise LookupError(f"no {name} left")


class Box:
    """Cards of one numbering by name, each to be taken out once."""

    def __init__(self, names: Names, among: Iterable[int] | None = None) -> None:
        self.names = names
        self.left = list(range(len(names)) if among is None else among)

    def take(self, name: str) -> int:
        return take(self.names, name, self.left)

    def take_all(self, names: Iterable[str]) -> list[int]:
        return [self.take(name) for name in names]

    def rest(self, wanted: Callable[[int], bool]) -> list[int]:
        """All cards left of which this is true."""
        found = [card for card in self.left if wanted(card)]
        self.left = [card for card in self.left if not wanted(card)]
        return found


def clear(s: State) -> None:
    """Take every card off the table."""
    for _, _, _, cards in piles(s):
        cards.clear()


def lay(s: State, box: Box, **zones: Names | Mapping[int, Names]) -> None:
    """Lay cards into zones by name; where a field has several piles, by owner. Piles not named stay as they are."""
    lying = {(policy.name, owner): (policy, cards) for policy, owner, _, cards in piles(s)}
    for field, names in zones.items():
        by_owner = names if isinstance(names, Mapping) else {SHARED: names}
        for owner, wanted in by_owner.items():
            if (field, owner) not in lying:
                raise LookupError(f"{type(s).__name__} has no zone {field!r} of {owner}")
            policy, pile = lying[field, owner]
            cards = box.take_all(wanted)
            pile[:] = cards[::-1] if policy.see is NOBODY else cards


def set_fields(s: State, fields: Mapping[str, Any]) -> None:
    """Set fields as they are; a name that the state does not have is an error."""
    for name, value in fields.items():
        if not hasattr(s, name):
            raise LookupError(f"{type(s).__name__} has no field {name!r}")
        setattr(s, name, value[:] if isinstance(value, list) else value)
