"""The 30 missions: each is a question about the captured cities (TH-123 to TH-129, TH-206)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from prowl.kernel.effects import Card, Sentences
from prowl.kernel.tables import number, rows, words

from .cities import CITIES, NAMES, TYPES, City, least_players

Fleet = Sequence[Sequence[int]]


@dataclass(frozen=True, kw_only=True)
class Mission(Card):
    condition: str
    types: tuple[str, ...]
    regions: tuple[str, ...]
    cities: tuple[int, ...]
    n: int
    value: int
    first: int
    second: int
    reward: int
    penalty: int
    players: int

    @property
    def sentences(self) -> Sentences:
        """What is to be captured, and what it brings or costs."""
        asked: dict[str, Any] = {
            "types": self.types,
            "regions": self.regions,
            "city": [NAMES[city] for city in self.cities],
        }
        asked |= {"n": self.n, "value": self.value, "first": self.first, "second": self.second}
        return [
            (f"mission.{self.condition}", {key: value for key, value in asked.items() if value}),
            ("mission.pays", {"reward": self.reward, "penalty": self.penalty}),
        ]


def _mission(row: dict[str, str]) -> Mission:
    figures: dict[str, Any] = {key: number(row[key]) for key in ("n", "value", "first", "second", "reward", "penalty")}
    return Mission(
        id=row["id"],
        kind="mission",
        condition=row["kind"],
        types=words(row["types"]),
        regions=words(row["regions"]),
        cities=tuple(NAMES.index(name) for name in words(row["cities"])),
        players=least_players(row["players"]),
        numbers={key: value for key, value in figures.items() if value},
        **figures,
    )


MISSIONS: tuple[Mission, ...] = tuple(_mission(row) for row in rows("prowl.games.tremble", "missions"))


def _count(cities: Sequence[int], wanted: Callable[[City], bool]) -> int:
    return sum(wanted(CITIES[city]) for city in cities)


def _of_type(cities: Sequence[int], kind: str) -> int:
    return _count(cities, lambda city: city.type == kind)


def _in_region(cities: Sequence[int], region: str) -> int:
    return _count(cities, lambda city: city.region == region)


def type_at_least(m: Mission, mine: Sequence[int], others: Fleet) -> bool:
    return _of_type(mine, m.types[0]) >= m.n


def each_type_at_least(m: Mission, mine: Sequence[int], others: Fleet) -> bool:
    return all(_of_type(mine, kind) >= m.n for kind in TYPES)


def types_sum_at_least(m: Mission, mine: Sequence[int], others: Fleet) -> bool:
    return sum(_of_type(mine, kind) for kind in m.types) >= m.n


def total_at_least(m: Mission, mine: Sequence[int], others: Fleet) -> bool:
    return len(mine) >= m.n


def region_at_least(m: Mission, mine: Sequence[int], others: Fleet) -> bool:
    return _in_region(mine, m.regions[0]) >= m.n


def regions_each_at_least(m: Mission, mine: Sequence[int], others: Fleet) -> bool:
    return all(_in_region(mine, region) >= m.n for region in m.regions)


def quick_value_at_least(m: Mission, mine: Sequence[int], others: Fleet) -> bool:
    return _count(mine, lambda city: city.quick >= m.value) >= m.n


def star_at_least(m: Mission, mine: Sequence[int], others: Fleet) -> bool:
    return _count(mine, lambda city: city.early) >= m.n


def named_at_least(m: Mission, mine: Sequence[int], others: Fleet) -> bool:
    return len(set(mine) & set(m.cities)) >= m.n


def most_of_type(m: Mission, mine: Sequence[int], others: Fleet) -> bool:
    return all(_of_type(mine, m.types[0]) > _of_type(cities, m.types[0]) for cities in others)


def most_total(m: Mission, mine: Sequence[int], others: Fleet) -> bool:
    return all(len(mine) > len(cities) for cities in others)


def top_two_types_at_least(m: Mission, mine: Sequence[int], others: Fleet) -> bool:
    first, second, _ = sorted((_of_type(mine, kind) for kind in TYPES), reverse=True)
    return first >= m.first and second >= m.second


CONDITIONS: dict[str, Callable[[Mission, Sequence[int], Fleet], bool]] = {
    check.__name__: check
    for check in (
        type_at_least,
        each_type_at_least,
        types_sum_at_least,
        total_at_least,
        region_at_least,
        regions_each_at_least,
        quick_value_at_least,
        star_at_least,
        named_at_least,
        most_of_type,
        most_total,
        top_two_types_at_least,
    )
}


def fulfilled(mission: int, mine: Sequence[int], others: Fleet) -> bool:
    """Whether these captured cities fulfil the mission; `others` are those of the other captains."""
    card = MISSIONS[mission]
    return CONDITIONS[card.condition](card, mine, others)
