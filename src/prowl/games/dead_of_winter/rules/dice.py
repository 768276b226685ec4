"""Action dice: the lowest that suffices is spent (DW-B18, B36, B42, B65, B135; R7)."""

from __future__ import annotations

from prowl.kernel.events import emit

from ..state import Winter

HIGHEST = 6


def has_die(s: Winter, seat: int, least: int = 1) -> bool:
    return bool(s.dice[seat]) and s.dice[seat][-1] >= least


def spend_die(s: Winter, seat: int, least: int = 1) -> int:
    """Whatever else could be done with a higher die can still be done."""
    value = next(each for each in s.dice[seat] if each >= least)
    s.dice[seat].remove(value)
    s.used[seat].append(value)
    emit(s, "die_spent", seat=seat, n=value)
    return value


def set_die(s: Winter, seat: int, old: int, new: int) -> None:
    """An unused die shows another number."""
    s.dice[seat].remove(old)
    s.dice[seat].append(min(HIGHEST, new))
    s.dice[seat].sort()


def raisable(s: Winter, seat: int) -> list[int]:
    """The different unused dice below 6."""
    return sorted({each for each in s.dice[seat] if each < HIGHEST})
