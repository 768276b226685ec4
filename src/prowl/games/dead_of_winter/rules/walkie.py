"""The Walkie Talkie: a die of another player is lowered to raise an own one (facts: `walkie`; DW-197)."""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import emit

from ..effects.modifiers import always
from ..state import COLONIES, Winter
from .dice import raisable, set_die
from .places import active_group, playing


def calls(s: Winter, seat: int) -> list[Any]:
    """Each own die once per round; never a die of the other active player while both act."""
    if not has_walkie(s, seat) or s.tuned[seat] >= len(s.dice[seat]) + len(s.used[seat]):
        return []
    busy = s.active if s.variant == COLONIES else [seat]
    return [
        ("tune", other, lower, value)
        for other in playing(s)
        if other not in busy
        for lower in sorted({each for each in s.dice[other] if each > 1})
        for value in raisable(s, seat)
    ]


def has_walkie(s: Winter, seat: int) -> bool:
    return any(always(s, survivor, "walkie") for survivor in active_group(s, seat))


def tune(s: Winter, seat: int, other: int, lower: int, value: int) -> None:
    set_die(s, other, lower, lower - 1)
    set_die(s, seat, value, value + 1)
    s.tuned[seat] += 1
    emit(s, "tuned", seat=seat, other=other, n=value + 1)
