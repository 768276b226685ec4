"""The 35 ships, and what their abilities are worth at a city (TH-138 to TH-157)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from prowl.kernel.effects import Card, Sentences
from prowl.kernel.tables import number, rows, words

STARTING = "starting_saucer"


@dataclass(frozen=True, kw_only=True)
class Ship(Card):
    ship_class: str
    strength: int
    fuel: int
    price: int
    partner: tuple[tuple[str, int], ...] = ()
    city: tuple[tuple[str, int], ...] = ()
    quick_search: bool = False
    joins: bool = False
    relocates: bool = False

    @property
    def sentences(self) -> Sentences:
        """One sentence for each ability; a partner of the ship's own class is another ship."""
        said: list[tuple[str, dict[str, Any]]] = []
        for kind, n in self.partner:
            said.append((f"ability.partner_{kind}{'_too' if kind == self.ship_class else ''}", {"n": n}))
        said += [(f"ability.city_{kind}", {"n": n}) for kind, n in self.city]
        said += [(f"ability.{name}", {}) for name in ("quick_search", "joins", "relocates") if getattr(self, name)]
        return said or [("ability.none", {})]


def _bonuses(abilities: tuple[str, ...], kind: str) -> tuple[tuple[str, int], ...]:
    """`with:tripod:+4` gives ("tripod", 4)."""
    parts = [each.split(":") for each in abilities]
    return tuple((part[1], int(part[2])) for part in parts if part[0] == kind)


def _ship(row: dict[str, str]) -> Ship:
    abilities = words(row["abilities"])
    return Ship(
        id=row["id"],
        kind="ship",
        copies=number(row["copies"]),
        ship_class=row["class"],
        strength=number(row["strength"]),
        fuel=number(row["fuel"]),
        price=number(row["price"]),
        partner=_bonuses(abilities, "with"),
        city=_bonuses(abilities, "city"),
        quick_search="search_fast" in abilities,
        joins="join" in abilities,
        relocates="relocate" in abilities,
    )


KINDS = tuple(_ship(row) for row in rows("prowl.games.tremble", "ships"))
SHIPS: tuple[Ship, ...] = tuple(ship for ship in KINDS for _ in range(ship.copies))
SHIP_NAMES = tuple(ship.id for ship in SHIPS)
STARTING_SAUCERS = tuple(i for i, ship in enumerate(SHIPS) if ship.id == STARTING)
DECK_SHIPS = tuple(i for i, ship in enumerate(SHIPS) if ship.id != STARTING)


def bonuses(ships: Sequence[int], city_type: str) -> list[int]:
    """What the city and its company add to each of the ships, if the condition holds (TH-139 to TH-143, TH-155)."""
    cards = [SHIPS[ship] for ship in ships]
    classes = [card.ship_class for card in cards]
    found = []
    for card in cards:
        total = 0
        for kind, bonus in card.city:
            if kind == city_type:
                total += bonus
        for kind, bonus in card.partner:
            # A ship is never its own partner (TH-142).
            if classes.count(kind) > (kind == card.ship_class):
                total += bonus
        found.append(total)
    return found


def strength(ships: Sequence[int], city_type: str) -> int:
    """Printed strengths plus every bonus whose condition holds (TH-84)."""
    total = sum(bonuses(ships, city_type))
    for ship in ships:
        total += SHIPS[ship].strength
    return total


def fuel_of(ships: Sequence[int]) -> int:
    return sum(SHIPS[ship].fuel for ship in ships)
