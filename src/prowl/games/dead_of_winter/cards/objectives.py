"""Secret objectives: 48 ordinary, 10 of betrayers, 10 of exiles, 8 of the Lone Wolf (DW-19, DW-B24, DW-149)."""

from __future__ import annotations

from dataclasses import dataclass

from prowl.kernel.effects import Card

from ..effects.conditions import All, Condition, read_conditions
from ..effects.sayings import Sentence, for_the_wolf, say_calls, say_condition
from ..effects.words import Calls, read_calls
from .reading import cards

COUNT, SECRET_COUNT, BETRAYAL_COUNT, EXILE_COUNT, LONE_COUNT = 76, 48, 10, 10, 8
SECRET, BETRAYAL, EXILE, LONE_WOLF = "secret", "betrayal", "exile", "lone_wolf"


@dataclass(frozen=True, kw_only=True)
class Objective(Card):
    """All of `needs` must hold at the end. For a betrayer in exile `betrayer` stands for the first of them."""

    set: str
    needs: Condition
    betrayer: Condition | None
    setup: Calls
    out_of_wc: bool

    @property
    def parts(self) -> tuple[Condition, ...]:
        """The conditions one by one."""
        return self.needs.parts if isinstance(self.needs, All) else (self.needs,)

    @property
    def sentences(self) -> list[Sentence]:
        told = for_the_wolf(say_calls(call for call in self.setup if call.verb != "none"))
        setup = [("objective.setup", {}), *told] if told else []
        if self.betrayer is None:
            return [*setup, *say_condition(self.needs)]
        loyal: list[Sentence] = [("objective.loyal", {}), *say_condition(self.needs)]
        return [*loyal, ("objective.betrayer", {}), *say_condition(self.betrayer)]


def _objective(row: dict[str, str]) -> Objective:
    if row["kind"] not in (SECRET, BETRAYAL, EXILE, LONE_WOLF):
        raise ValueError(row)
    return Objective(
        id=row["id"],
        kind=row["kind"],
        set=row["set"],
        needs=read_conditions(row["needs"]),
        betrayer=read_conditions(row["betrayer"]) if row["betrayer"] else None,
        setup=read_calls(row["setup"]),
        out_of_wc=row["out_of_wc"] == "yes",
    )


_ALL = cards("objectives", _objective, COUNT)
# The objectives that are dealt: the ordinary ones, then those of betrayers. Exiles and the Lone Wolf have their own.
OBJECTIVES = tuple(each for each in _ALL if each.kind in (SECRET, BETRAYAL))
EXILES = tuple(each for each in _ALL if each.kind == EXILE)
LONE_OBJECTIVES = tuple(each for each in _ALL if each.kind == LONE_WOLF)
ORDINARY = tuple(i for i, each in enumerate(OBJECTIVES) if each.kind == SECRET)
BETRAYALS = tuple(i for i, each in enumerate(OBJECTIVES) if each.kind == BETRAYAL)
if (len(ORDINARY), len(BETRAYALS)) != (SECRET_COUNT, BETRAYAL_COUNT):
    raise ValueError("the secret objectives are not complete")
if (len(EXILES), len(LONE_OBJECTIVES)) != (EXILE_COUNT, LONE_COUNT):
    raise ValueError("the objectives of exiles and of the Lone Wolf are not complete")
