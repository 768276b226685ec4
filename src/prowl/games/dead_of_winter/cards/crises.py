"""The 31 crises: 20 of the first game, 11 of Warring Colonies (DW-44 to DW-46, DW-B143)."""

from __future__ import annotations

from dataclasses import dataclass

from prowl.kernel.effects import Card
from prowl.kernel.tables import words

from ..effects.sayings import Sentence, say_calls
from ..effects.vocabulary import kind
from ..effects.words import Calls, read_calls
from .reading import cards

COUNT = 31


@dataclass(frozen=True, kw_only=True)
class Crisis(Card):
    set: str
    needs: tuple[str, ...]
    wc_only: bool
    fail: Calls

    @property
    def sentences(self) -> list[Sentence]:
        key = "crisis.needs" if len(self.needs) == 1 else "crisis.needs_either"
        said = dict(zip(("kind", "other"), self.needs, strict=False))
        return [(key, said), ("crisis.fail", {}), *say_calls(self.fail)]


def _crisis(row: dict[str, str]) -> Crisis:
    return Crisis(
        id=row["id"],
        kind="crisis",
        set=row["set"],
        needs=tuple(kind(each) for each in words(row["needs"])),
        wc_only=row["wc_only"] == "yes",
        fail=read_calls(row["fail"]),
    )


CRISES = cards("crises", _crisis, COUNT)
NAMES = tuple(each.id for each in CRISES)
