"""The 65 survivors, in order of influence: the number of a survivor is its rank (DW-B14, DW-B15)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

from prowl.kernel.effects import Card
from prowl.kernel.tables import number, words

from ..effects.sayings import Sentence, say_calls
from ..effects.words import Calls, Modifier, read_calls
from .reading import cards

COUNT = 65
FLAGS = {"leader_only", "non_coop", "wc_only", "animal", "sensitive"}
PER = ("always", "turn", "round", "game")
WHERE = ("anywhere", "outside", "colony", "rival", "police", "grocery", "school", "library", "hospital", "gas")


@dataclass(frozen=True, kw_only=True)
class Survivor(Card):
    set: str
    influence: int
    attack: int
    search: int
    at: str
    die: int
    per: str
    flags: frozenset[str]
    ability: Calls

    @cached_property
    def modifiers(self) -> tuple[Modifier, ...]:
        """What always, or once per round, changes something this survivor does."""
        return tuple(each for call in self.ability if call.verb == "mod" for each in call.words["names"])

    @property
    def is_used(self) -> bool:
        """Whether the ability is a deed of its own, and not a change of another one."""
        return not self.modifiers

    @property
    def sentences(self) -> list[Sentence]:
        """Where and how often, then what."""
        key = [self.per]
        said: dict[str, Any] = {}
        if self.at != "anywhere":
            key.append("at")
            said["at"] = self.at
        if self.die:
            key.append("die")
            said["n"] = self.die
        leader: list[Sentence] = [("ability.leader_only", {})] if "leader_only" in self.flags else []
        when: list[Sentence] = [] if key == ["always"] else [("ability." + "_".join(key), said)]
        return [*leader, *when, *say_calls(self.ability)]


def _survivor(row: dict[str, str]) -> Survivor:
    flags = frozenset(words(row["flags"]))
    if not flags <= FLAGS or row["per"] not in PER or row["at"] not in WHERE:
        raise ValueError(row)
    return Survivor(
        id=row["id"],
        kind="person",
        set=row["set"],
        influence=number(row["influence"]),
        attack=number(row["attack"]),
        search=number(row["search"]),
        at=row["at"],
        die=number(row["die"]),
        per=row["per"],
        flags=flags,
        ability=read_calls(row["ability"]),
    )


SURVIVORS = cards("survivors", _survivor, COUNT)
NAMES = tuple(each.id for each in SURVIVORS)
NUMBER = {name: i for i, name in enumerate(NAMES)}
if any(one.influence >= other.influence for one, other in pairwise(SURVIVORS)):
    raise ValueError("the survivors are not in order of influence")
