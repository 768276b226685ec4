"""The Lone Wolf's 14 missions (DW-173, DW-214)."""

from __future__ import annotations

from dataclasses import dataclass

from prowl.kernel.effects import Card

from ..effects.conditions import Condition, read_condition
from ..effects.sayings import Sentence, for_the_wolf, say_calls, say_trigger
from ..effects.words import Calls, read_calls
from .reading import cards

COUNT = 14
WHEN = ("state", "turn_end", "battle_end")


@dataclass(frozen=True, kw_only=True)
class Mission(Card):
    when: str
    condition: Condition
    pay: Calls
    reward: Calls

    @property
    def sentences(self) -> list[Sentence]:
        when: list[Sentence] = [("mission.turn_end", {})] if self.when == "turn_end" else []
        done = [*when, *say_trigger(self.condition), *say_calls(self.pay)]
        return [("mission.task", {}), *done, ("mission.reward", {}), *for_the_wolf(say_calls(self.reward))]


def _mission(row: dict[str, str]) -> Mission:
    if row["when"] not in WHEN:
        raise ValueError(row)
    return Mission(
        id=row["id"],
        kind="mission",
        when=row["when"],
        condition=read_condition(row["if"]),
        pay=read_calls(row["pay"]),
        reward=read_calls(row["reward"]),
    )


MISSIONS = cards("missions", _mission, COUNT)
NAMES = tuple(each.id for each in MISSIONS)
