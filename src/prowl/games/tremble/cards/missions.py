"""The 30 missions: each is a question about the captured cities (TH-123 to TH-129, TH-206)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from prowl.kernel.effects import Card, Sentences
from prowl.kernel.tables import number, rows, words

from .cities import CITIES, NAMES, TYPES, least_players

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


def _of_type(cities: Sequence[int], kind: str) -> int:
    return sum(CITIES[city].type == kind for city in cities)


def _in_region(cities: Sequence[int], region: str) -> int:
    return sum(CITIES[city].region == region for city in cities)


#: Which cities a mission counts, if all it wants is enough of them.
COUNTED: dict[str, Callable[[Mission, int], bool]] = {
    "type_at_least": lambda m, city: CITIES[city].type in m.types,
    "types_sum_at_least": lambda m, city: CITIES[city].type in m.types,
    "total_at_least": lambda m, city: True,
    "region_at_least": lambda m, city: CITIES[city].region in m.regions,
    "quick_value_at_least": lambda m, city: CITIES[city].quick >= m.value,
    "star_at_least": lambda m, city: CITIES[city].early,
    "named_at_least": lambda m, city: city in m.cities,
}


class Part(NamedTuple):
    """What a mission wants of one kind of city: so many are captured, so many are needed."""

    have: int
    need: int
    kind: str = ""


def enough(m: Mission, mine: Sequence[int], others: Fleet) -> list[Part]:
    wanted = COUNTED[m.condition]
    return [Part(sum(wanted(m, city) for city in mine), m.n)]


def each_type_at_least(m: Mission, mine: Sequence[int], others: Fleet) -> list[Part]:
    return [Part(_of_type(mine, kind), m.n, kind) for kind in TYPES]


def regions_each_at_least(m: Mission, mine: Sequence[int], others: Fleet) -> list[Part]:
    return [Part(_in_region(mine, region), m.n, region) for region in m.regions]


def most_of_type(m: Mission, mine: Sequence[int], others: Fleet) -> list[Part]:
    kind = m.types[0]
    return [_more(_of_type(mine, kind), [_of_type(cities, kind) for cities in others])]


def most_total(m: Mission, mine: Sequence[int], others: Fleet) -> list[Part]:
    return [_more(len(mine), [len(cities) for cities in others])]


def _more(have: int, rivals: Sequence[int]) -> Part:
    """One more than the best of the others."""
    return Part(have, 1 + max(rivals, default=-1))


def top_two_types_at_least(m: Mission, mine: Sequence[int], others: Fleet) -> list[Part]:
    counts = {kind: _of_type(mine, kind) for kind in TYPES}
    best, next_best, _ = sorted(TYPES, key=counts.__getitem__, reverse=True)
    return [Part(counts[best], m.first, best), Part(counts[next_best], m.second, next_best)]


CONDITIONS: dict[str, Callable[[Mission, Sequence[int], Fleet], list[Part]]] = {
    **dict.fromkeys(COUNTED, enough),
    **{
        parts.__name__: parts
        for parts in (each_type_at_least, regions_each_at_least, most_of_type, most_total, top_two_types_at_least)
    },
}


def progress(mission: int, mine: Sequence[int], others: Fleet) -> list[Part]:
    """How far these captured cities have come; `others` are those of the other captains."""
    card = MISSIONS[mission]
    return CONDITIONS[card.condition](card, mine, others)


def fulfilled(mission: int, mine: Sequence[int], others: Fleet) -> bool:
    return all(part.have >= part.need for part in progress(mission, mine, others))


def compares(mission: int) -> bool:
    """Whether it asks for more than everybody else has, so that what is needed may grow."""
    return MISSIONS[mission].condition in ("most_of_type", "most_total")
