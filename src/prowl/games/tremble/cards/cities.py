"""The 90 cities and the 6 human armies: one deck, numbered through."""

from __future__ import annotations

from dataclasses import dataclass

from prowl.kernel.effects import Card, Sentences
from prowl.kernel.tables import number, rows

TYPES = ("cultural", "scientific", "industrial")


@dataclass(frozen=True, kw_only=True)
class City(Card):
    type: str
    region: str
    quick: int
    search: int
    early: bool
    players: int

    @property
    def sentences(self) -> Sentences:
        printed = {"type": self.type, "region": self.region, "quick": self.quick, "search": self.search}
        return [("city.text", printed), *([("city.early", {})] if self.early else [])]


@dataclass(frozen=True, kw_only=True)
class Army(Card):
    strength: int
    early: bool

    @property
    def sentences(self) -> Sentences:
        return [("army.text", {"strength": self.strength})]


def least_players(mark: str) -> int:
    """`4+` and `5+` need that many captains (TH-28)."""
    return int(mark.rstrip("+")) if mark else 2


CITIES: tuple[City, ...] = tuple(
    City(
        id=row["id"],
        kind="city",
        type=row["type"],
        region=row["region"],
        quick=number(row["quick"]),
        search=number(row["search"]),
        early=row["star"] == "*",
        players=least_players(row["players"]),
    )
    for row in rows("prowl.games.tremble", "cities")
)
ARMIES: tuple[Army, ...] = tuple(
    Army(id=row["id"], kind="army", strength=number(row["strength"]), early=row["star"] == "*")
    for row in rows("prowl.games.tremble", "armies")
)
NAMES = tuple(card.id for card in (*CITIES, *ARMIES))
FIRST_ARMY = len(CITIES)


def is_army(card: int) -> bool:
    return card >= FIRST_ARMY


def army(card: int) -> Army:
    return ARMIES[card - FIRST_ARMY]


def in_play(players: int) -> tuple[list[int], list[int]]:
    """The early and the late stack for this many captains; all armies are always used (TH-28 to TH-31)."""
    early = [i for i, city in enumerate(CITIES) if city.early and city.players <= players]
    late = [i for i, city in enumerate(CITIES) if not city.early and city.players <= players]
    early += [FIRST_ARMY + i for i, card in enumerate(ARMIES) if card.early]
    late += [FIRST_ARMY + i for i, card in enumerate(ARMIES) if not card.early]
    return early, late
