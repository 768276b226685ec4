"""The 102 crossroads: a story, a trigger, and two or three options (DW-B90 to DW-B96)."""

from __future__ import annotations

from dataclasses import dataclass

from prowl.kernel.effects import Card

from ..effects.conditions import Condition, read_condition
from ..effects.sayings import Sentence, say_calls, say_condition, say_trigger
from ..effects.words import Calls, read_calls
from .reading import cards

COUNT = 102
WHEN = frozenset(
    """state move search attack killz barricade clean play:food play:fuel play:education use:weapon contribute
    spend_food request_met handoff wounded death turn_end""".split()  # noqa: SIM905
)
BY = ("player", "vote", "controller", "leader")


@dataclass(frozen=True, kw_only=True)
class Crossroads(Card):
    set: str
    wc_only: bool
    when: str
    condition: Condition
    by: str
    voters: Condition | None
    options: tuple[Calls, ...]

    @property
    def story(self) -> Sentence:
        return (f"story.{self.id}", {})

    @property
    def trigger(self) -> list[Sentence]:
        """What must have happened or be so; `self` is the survivor for whom it holds."""
        when: Sentence = (f"when.{self.when.replace(':', '_')}", {})
        return [when, *(say_trigger if self.when == "state" else say_condition)(self.condition)]

    @property
    def chooser(self) -> Sentence:
        return (f"by.{'voters' if self.voters else self.by}", {})

    def option(self, number: int) -> list[Sentence]:
        return say_calls(self.options[number])

    @property
    def sentences(self) -> list[Sentence]:
        said = [self.story, *self.trigger, self.chooser]
        for number in range(len(self.options)):
            said += [("clause.option", {"n": number + 1}), *self.option(number)]
        return said


def _crossroads(row: dict[str, str]) -> Crossroads:
    if row["when"] not in WHEN or row["by"] not in BY:
        raise ValueError(row)
    options = tuple(read_calls(row[f"option_{n}"]) for n in (1, 2, 3) if row[f"option_{n}"])
    return Crossroads(
        id=row["id"],
        kind="crossroads",
        set=row["set"],
        wc_only=row["wc_only"] == "yes",
        when=row["when"],
        condition=read_condition(row["if"]),
        by=row["by"],
        voters=read_condition(row["voters"]) if row["voters"] else None,
        options=options,
    )


CROSSROADS = cards("crossroads", _crossroads, COUNT)
NAMES = tuple(each.id for each in CROSSROADS)
