"""Verbs about action dice. A crossroads of Warring Colonies comes too late for this turn: what it gives is kept."""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose_some
from prowl.kernel.rng import die as d6

from ..rules.dice import set_die, spend_die
from ..rules.places import playing
from ..state import Winter
from .deed import Deed, count, is_late
from .verbs import verb
from .vocabulary import Amount, Number

# What is kept for the moment after the next roll: a bump, a reroll, or setting a die, to any value or to this one.
BUMP, REROLL, SET_ANY, SET = 10, 20, 30, 30


def friends(d: Deed) -> list[int]:
    return [seat for seat in playing(d.s) if d.s.camp[seat] == d.camp and not d.s.exiled[seat]]


@verb()
def die(d: Deed, n: Amount) -> None:
    change_next_roll(d.s, d.me, count(d, n.by) if n.sign == "+" else -count(d, n.by))


@verb()
def die_all(d: Deed, n: Amount) -> None:
    for seat in friends(d):
        change_next_roll(d.s, seat, count(d, n.by) if n.sign == "+" else -count(d, n.by))


def change_next_roll(s: Winter, seat: int, n: int) -> None:
    if n > 0:
        s.extra[seat] += n
    else:
        s.owed[seat] -= n
    emit(s, "next_roll_changed", seat=seat, n=n)


# -- spending ----------------------------------------------------------------------------


def is_over(d: Deed, seat: int) -> bool:
    """Whether the dice of a player are of no more use this round."""
    return is_late(d) and (seat in d.s.turn_over or seat in d.s.active)


def can_spend(d: Deed, n: Number, value: int = 1) -> bool:
    return is_over(d, d.me) or sum(each >= value for each in d.s.dice[d.me]) >= count(d, n)


@verb(can=can_spend)
def spend(d: Deed, n: Number, value: int = 1) -> None:
    """The lowest dice that suffice (R7); afterwards the next roll has fewer."""
    if is_over(d, d.me):
        change_next_roll(d.s, d.me, -count(d, n))
    else:
        for _ in range(count(d, n)):
            spend_die(d.s, d.me, value)


# -- changing ----------------------------------------------------------------------------


def keep(d: Deed, what: int, n: int = 1) -> None:
    d.s.kept[d.me] += n * [what]
    emit(d.s, "kept_for_next_roll", seat=d.me, n=n)


def has_dice(d: Deed, n: Number | None = None) -> bool:
    return is_late(d) or bool(d.s.dice[d.me])


def has_low_dice(d: Deed, n: Number | None = None) -> bool:
    return is_late(d) or any(each < 6 for each in d.s.dice[d.me])


@verb(helps=has_low_dice)
def bump(d: Deed, n: Number) -> Rule[None]:
    """1 more on so many unused dice, up to 6."""
    if is_late(d):
        keep(d, BUMP, count(d, n))
        return
    low = sorted(each for each in d.s.dice[d.me] if each < 6)
    for value in (yield from choose_some(d.s, d.me, low, "bump.dice", least=count(d, n), most=count(d, n))):
        change_die(d.s, d.me, value, value + 1)


@verb(helps=has_dice)
def reroll(d: Deed, n: Number) -> Rule[None]:
    if is_late(d):
        keep(d, REROLL, count(d, n))
        return
    yield from reroll_up_to(d, count(d, n))


@verb(helps=has_dice)
def reroll_any(d: Deed) -> Rule[None]:
    yield from reroll_up_to(d, len(d.s.dice[d.me]))


def reroll_up_to(d: Deed, n: int) -> Rule[None]:
    """All are chosen first, then rolled."""
    dice = sorted(d.s.dice[d.me])
    chosen = yield from choose_some(d.s, d.me, dice, "reroll.dice", least=min(1, len(dice)), most=n)
    for value in chosen:
        change_die(d.s, d.me, value, d6(d.s.chance, "dice"))


@verb(helps=has_dice)
def setdie(d: Deed, n: Number | None = None) -> Rule[None]:
    """One unused die is set to this value, or to any."""
    if is_late(d):
        keep(d, SET + (count(d, n) if n else 0))
        return
    low = sorted(set(d.s.dice[d.me]))
    for value in (yield from choose_some(d.s, d.me, low, "set.dice", least=1, most=1)):
        # With any value to choose from, more is never worse.
        change_die(d.s, d.me, value, count(d, n) if n else 6)


def change_die(s: Winter, seat: int, value: int, to: int) -> None:
    set_die(s, seat, value, to)
    emit(s, "die_changed", seat=seat, value=value, to=to)
