"""The main objectives: 10 cards with a normal and a hardcore side, 4 of Warring Colonies (DW-17, DW-B22)."""

from __future__ import annotations

from dataclasses import dataclass

from prowl.kernel.effects import Card
from prowl.kernel.tables import number

from ..effects.conditions import Condition, read_condition
from ..effects.sayings import Sentence, say_calls, say_condition
from ..effects.words import Calls, read_calls
from .reading import cards

COUNT = 28
NORMAL, HARDCORE, WC = "normal", "hardcore", "wc"
# Goals with a rule of their own beside their condition, and the message that tells it.
SPECIAL = ("kill_them", "winter_has_come", "more_samples")


@dataclass(frozen=True, kw_only=True)
class Goal(Card):
    card: str
    side: str
    morale: int
    round: int
    setup: Calls
    win: Condition

    @property
    def is_special(self) -> bool:
        return self.card in SPECIAL

    @property
    def sentences(self) -> list[Sentence]:
        special: list[Sentence] = [(f"special.{self.card}", {})] if self.is_special else []
        figures: Sentence = ("goal.figures", {"morale": self.morale, "round": self.round})
        return [figures, *say_calls(self.setup), *special, ("goal.win", {}), *say_condition(self.win)]


def _goal(row: dict[str, str]) -> Goal:
    if row["side"] not in (NORMAL, HARDCORE, WC):
        raise ValueError(row)
    return Goal(
        id=f"{row['id']}_hardcore" if row["side"] == HARDCORE else row["id"],
        card=row["id"],
        kind="goal",
        side=row["side"],
        morale=number(row["morale"]),
        round=number(row["round"]),
        setup=read_calls(row["setup"]),
        win=read_condition(row["win"]),
    )


GOALS = cards("goals", _goal, COUNT)
NAMES = tuple(each.id for each in GOALS)
