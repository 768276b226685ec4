"""What is printed on the cards of Hunters besides the figures of the family: Honour, prices, Dishonour, deeds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...core.cards import Avatar, EncounterCard, Foe, StrikeCard
from ...core.deeds import Wanted

GEAR_UP = "gear_up"

Told = list[tuple[str, Mapping[str, Any]]]


def as_trophy(honour: int, price: int, text: Told) -> Told:
    """What it costs to be rid of it, its text, and what it is worth in a Trophy Room."""
    cost: Told = [("trophy.price", {"n": price})] if price else []
    return [*cost, *text, ("trophy.honour", {"n": honour})]


@dataclass(frozen=True, kw_only=True)
class Predator(Avatar):
    """The lowest Initiative begins; its Honour is its player's, or that of whoever slays it in a Duel."""

    initiative: int
    honour: int


@dataclass(frozen=True, kw_only=True)
class Prey(Foe):
    """A card of the Prey deck; a Hazard has a price instead of a value."""

    honour: int = 0
    price: int = 0

    @property
    def sentences(self) -> Told:
        return super().sentences if self.type == GEAR_UP else as_trophy(self.honour, self.price, super().sentences)


@dataclass(frozen=True, kw_only=True)
class Gear(EncounterCard):
    """Its flags and statements belong to the Prey card that bears it."""

    honour: int = 0

    @property
    def sentences(self) -> Told:
        return as_trophy(self.honour, 0, super().sentences)


@dataclass(frozen=True, kw_only=True)
class Trap(EncounterCard):
    """It works for the player before whom it lies until its price is paid."""

    honour: int = 0
    price: int = 0

    @property
    def sentences(self) -> Told:
        return as_trophy(self.honour, self.price, super().sentences)


@dataclass(frozen=True, kw_only=True)
class PreyStrike(StrikeCard):
    """Damage, Dishonour, or both."""

    dishonour: int = 0

    @property
    def sentences(self) -> Told:
        found = super().sentences
        if self.dishonour:
            found.insert(int(self.damage > 0), ("strike.dishonour", {"n": self.dishonour}))
        return found


@dataclass(frozen=True, kw_only=True)
class Test(EncounterCard):
    """A card of the Arsenal that is passed by a deed of one turn."""

    wanted: Wanted
    honour: int = 0

    @property
    def sentences(self) -> Told:
        return as_trophy(self.honour, 0, [(f"test.{self.wanted.deed}", {"n": self.wanted.n})])


@dataclass(frozen=True, kw_only=True)
class Rivalry(EncounterCard):
    """Scores at the end of the game: so much Honour for each of these things, rounded down, or for having the most."""

    counted: str
    honour: int
    each: int = 1

    @property
    def sentences(self) -> Told:
        return [(f"score.{self.counted}", {"honour": self.honour, "each": self.each})]
