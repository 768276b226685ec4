"""The 62 kinds of items and their 213 cards, deck by deck (DW-23, DW-24, DW-B26, DW-B27)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from prowl.kernel.effects import Card
from prowl.kernel.tables import number, rows

from ..effects.sayings import Sentence, say_calls
from ..effects.vocabulary import KINDS as TYPES
from ..effects.vocabulary import LOCATIONS
from ..effects.words import Calls, Modifier, read_calls
from .reading import PACKAGE, cards

COUNT, COPIES = 62, 213
WASTE, EQUIP, EVENT = "waste", "equip", "event"
DECKS = (*LOCATIONS, "start", "start_2", "random")
START, START_2, RANDOM = 6, 7, 8


@dataclass(frozen=True, kw_only=True)
class Item(Card):
    type: str
    mode: str
    per: str
    die: int
    wc_only: bool
    do: Calls

    @cached_property
    def modifiers(self) -> tuple[Modifier, ...]:
        return tuple(each for call in self.do if call.verb == "mod" for each in call.words["names"])

    @property
    def is_used(self) -> bool:
        """Whether it is used by itself once it is equipped, and does not change another deed."""
        return self.mode == EQUIP and not self.modifiers

    @property
    def sentences(self) -> list[Sentence]:
        key = [self.per]
        said: dict[str, Any] = {}
        if self.die:
            key.append("die")
            said["n"] = self.die
        when: list[Sentence] = [("ability." + "_".join(key), said)] if self.per not in ("", "always") else []
        mode: Sentence = (f"item.{self.mode}", {})
        return [mode, *when, *say_calls(self.do)] if self.mode == EQUIP else [*say_calls(self.do), mode]


def _item(row: dict[str, str]) -> Item:
    if row["type"] not in TYPES or row["mode"] not in (WASTE, EQUIP, EVENT):
        raise ValueError(row)
    return Item(
        id=row["id"],
        kind="item",
        copies=sum(number(each["copies"]) for each in _DECKS if each["item"] == row["id"]),
        type=row["type"],
        mode=row["mode"],
        per=row["per"],
        die=number(row["die"]),
        wc_only=row["wc_only"] == "yes",
        do=read_calls(row["do"]),
    )


_DECKS = rows(PACKAGE, "decks")
KINDS = cards("items", _item, COUNT)
_NAMED = {item.id: item for item in KINDS}
# Every card, and the deck to which it belongs: 0 to 5 the locations, then the starting items and the random ones.
ITEMS = tuple(_NAMED[row["item"]] for row in _DECKS for _ in range(number(row["copies"])))
DECK_OF = tuple(DECKS.index(row["deck"]) for row in _DECKS for _ in range(number(row["copies"])))
NAMES = tuple(item.id for item in ITEMS)
IS_WEAPON = tuple(item.type == "weapon" for item in ITEMS)
if len(ITEMS) != COPIES:
    raise ValueError(f"there are {len(ITEMS)} items, not {COPIES}")


def cards_of(deck: int) -> list[int]:
    """The numbers of the cards that belong to a deck."""
    return [card for card, home in enumerate(DECK_OF) if home == deck]
