"""The nine places (DW-B1 to DW-B7, DW-162): six locations in printed order, two colonies, the den."""

from __future__ import annotations

from typing import NamedTuple

from prowl.kernel.tables import number, words

from ..effects.vocabulary import LOCATIONS
from .reading import cards

COUNT = 9


class Place(NamedTuple):
    id: str
    survivors: int
    entrances: int
    spaces: int
    noise: int
    icons: tuple[str, ...]


def _place(row: dict[str, str]) -> Place:
    survivors, entrances, spaces, noise = (number(row[key]) for key in ("survivors", "entrances", "spaces", "noise"))
    return Place(row["id"], survivors, entrances, spaces, noise, words(row["icons"]))


PLACES = cards("places", _place, COUNT)
if tuple(place.id for place in PLACES[:6]) != LOCATIONS:
    raise ValueError("the locations are not in printed order")
