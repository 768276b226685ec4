"""What came too late is used after the next roll: bumps, rerolls, set dice (facts: late dice; DW-57)."""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose
from prowl.kernel.rng import die

from ..effects.dice import BUMP, REROLL, SET
from ..state import Winter
from .dice import HIGHEST, raisable, set_die
from .places import playing

SKIP = ("skip",)


def nothing_kept(s: Winter, *turn: int) -> bool:
    return not any(s.kept[seat] for seat in playing(s))


def use_kept(s: Winter) -> Rule[None]:
    """One after another, from the first seat on; a die is chosen, or what was kept is given up."""
    seat = next(each for each in playing(s) if s.kept[each])
    what = s.kept[seat].pop(0)
    options = [("die", value) for value in (raisable(s, seat) if what == BUMP else sorted(set(s.dice[seat])))]
    answer: tuple[Any, ...] = yield from choose(s, seat, [*options, SKIP], "late", values={"kept": what})
    if answer != SKIP:
        change(s, seat, what, int(answer[1]))


def change(s: Winter, seat: int, what: int, value: int) -> None:
    if what == BUMP:
        new = value + 1
    elif what == REROLL:
        new = die(s.chance, "dice")
    else:
        new = what - SET or HIGHEST
    set_die(s, seat, value, new)
    emit(s, "die_changed", seat=seat, value=value, to=new)
