"""Verbs about a colony: morale, food, bullets, helpless survivors, waste, the crisis."""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose
from prowl.kernel.rng import below
from prowl.kernel.views import shuffle

from ..cards.items import ITEMS
from ..rules.death import clear_figure, keep_gear
from ..rules.hands import gear_of, unequip
from ..rules.morale import change_morale, lose_helpless
from ..rules.morale import kill_helpless as kill_helpless_ones
from ..rules.places import (
    FIRST_COLONY,
    WOLF_CAMP,
    controller,
    free_spaces,
    playing,
)
from ..state import COLONIES, Winter
from . import select
from .deed import Deed, camps_in, count, note_deed
from .verbs import verb
from .vocabulary import Amount, Number


def changed(d: Deed, now: int, n: Amount) -> int:
    """What a figure becomes, never less than nothing."""
    by = count(d, n.by)
    return max(0, {"+": now + by, "-": now - by, "=": by}[n.sign])


@verb()
def morale(d: Deed, n: Amount, scope: str) -> None:
    for camp in camps_in(d, scope):
        by = count(d.in_camp(camp) if scope == "both" else d, n.by)
        change_morale(d.s, camp, by if n.sign == "+" else -by)


def is_cost(n: Amount, scope: str) -> bool:
    """What an enemy colony loses is a loss, not a cost."""
    return n.sign == "-" and scope == "colony"


def can_pay_food(d: Deed, n: Amount, scope: str) -> bool:
    return not is_cost(n, scope) or d.s.food[d.camp] >= count(d, n.by)


@verb(can=can_pay_food)
def food(d: Deed, n: Amount, scope: str) -> None:
    for camp in camps_in(d, scope):
        change_food(d.s, camp, changed(d, d.s.food[camp], n))


def change_food(s: Winter, camp: int, to: int) -> None:
    by, s.food[camp] = to - s.food[camp], to
    if by:
        emit(s, "food_changed", camp=camp, n=by, food=to)


@verb()
def starve(d: Deed, n: Amount, scope: str) -> None:
    for camp in camps_in(d, scope):
        d.s.starve[camp] += count(d, n.by)
        emit(d.s, "starved", camp=camp, n=count(d, n.by))


# -- bullets -----------------------------------------------------------------------------


def can_pay_bullets(d: Deed, n: Amount, scope: str) -> bool:
    """The Lone Wolf has none and cannot choose what costs some; the standard game has no bullets at all (DW-212)."""
    if not is_cost(n, scope) or d.s.variant != COLONIES:
        return True
    return d.camp != WOLF_CAMP and d.s.bullets[d.camp] >= count(d, n.by)


@verb(can=can_pay_bullets)
def bullets(d: Deed, n: Amount, scope: str) -> None:
    for camp in camps_in(d, scope):
        change_bullets(d.s, camp, changed(d, d.s.bullets[camp], n))


def change_bullets(s: Winter, camp: int, to: int) -> None:
    """A gain beyond the bank is lost; the Lone Wolf never gets any (DW-11, DW-158)."""
    if s.variant != COLONIES or camp == WOLF_CAMP:
        return
    by = min(to - s.bullets[camp], s.bank)
    s.bullets[camp] += by
    s.bank -= by
    if by:
        emit(s, "bullets_changed", camp=camp, n=by, bullets=s.bullets[camp])


@verb()
def bullets_steal(d: Deed, n: Number) -> None:
    for camp in camps_in(d, "rival"):
        taken = min(count(d, n), d.s.bullets[camp]) if d.camp != WOLF_CAMP else 0
        change_bullets(d.s, camp, d.s.bullets[camp] - taken)
        change_bullets(d.s, d.camp, d.s.bullets[d.camp] + taken)


# -- helpless survivors ------------------------------------------------------------------


def can_change_helpless(d: Deed, n: Amount, scope: str) -> bool:
    """Nobody can be added to a full colony (DW-B86); the Lone Wolf and the exiled skip that part (DW-159, DW-B146)."""
    if n.sign == "-":
        return n.by.per == "all" or d.s.helpless[d.camp] >= count(d, n.by)
    return takes_no_helpless(d) or free_spaces(d.s, FIRST_COLONY + d.camp) > 0


def takes_no_helpless(d: Deed) -> bool:
    return d.camp == WOLF_CAMP or d.s.exiled[d.me]


@verb(can=can_change_helpless)
def helpless(d: Deed, n: Amount, scope: str) -> None:
    """Removing is not killing; adding stops at a full colony."""
    for camp in camps_in(d, scope):
        if n.sign == "-":
            d.removed = lose_helpless(d.s, camp, count(d, n.by))
        elif not takes_no_helpless(d):
            add_helpless(d.s, camp, count(d, n.by))
            note_deed(d.s, "helpless", d.me)


def add_helpless(s: Winter, camp: int, n: int) -> None:
    added = max(0, min(n, free_spaces(s, FIRST_COLONY + camp)))
    s.helpless[camp] += added
    if added:
        emit(s, "helpless_came", camp=camp, n=added)


@verb()
def kill_helpless(d: Deed, n: Number) -> None:
    kill_helpless_ones(d.s, d.camp, min(count(d, n), d.s.helpless[d.camp]))


@verb()
def unruly(d: Deed, n: Number) -> None:
    """As many tokens are flipped as there are."""
    flipped = min(count(d, n), d.s.helpless[d.camp] - d.s.unruly[d.camp])
    d.s.unruly[d.camp] += flipped
    if flipped:
        emit(d.s, "became_unruly", camp=d.camp, n=flipped)


# -- waste -------------------------------------------------------------------------------


@verb()
def waste(d: Deed, n: Amount) -> None:
    """Cards come from, and go to, those that were removed from the game."""
    pile = d.s.waste[d.camp]
    for _ in range(count(d, n.by)):
        if n.sign == "-" and pile:
            d.s.removed.append(pile.pop())
        elif n.sign == "+" and d.s.removed:
            pile.append(d.s.removed.pop(below(d.s.chance, "dice", len(d.s.removed))))
    emit(d.s, "waste_changed", camp=d.camp, n=len(pile))


@verb()
def waste_removed(d: Deed, kind: str, other: str) -> None:
    back = [card for card in d.s.removed if ITEMS[card].type in (kind, other)]
    d.s.removed = [card for card in d.s.removed if card not in back]
    d.s.waste[d.camp] += back
    emit(d.s, "waste_changed", camp=d.camp, n=len(d.s.waste[d.camp]))


# -- crisis, truce, deserters ------------------------------------------------------------


@verb()
def crisis(d: Deed, n: Amount) -> None:
    d.s.crisis_bonus += count(d, n.by)
    emit(d.s, "crisis_helped", seat=d.me, n=count(d, n.by))


@verb()
def crisis_skip(d: Deed) -> None:
    """Discarded for all, without effect and without bonus."""
    d.s.crisis_off = True
    emit(d.s, "crisis_skipped", seat=d.me)


@verb()
def truce(d: Deed, at: str) -> Rule[None]:
    for place in (yield from select.places(d, at)):
        d.s.truces.append(place)
        emit(d.s, "truce_called", place=place)


@verb()
def defect(d: Deed, scope: str) -> Rule[None]:
    """The leader picks a follower of any friendly player; the equipment stays, the card goes into the survivor deck."""
    for camp in camps_in(d, scope):
        found = [each for seat in playing(d.s) if d.s.camp[seat] == camp for each in d.s.group[seat][1:]]
        if found:
            survivor = yield from choose(d.s, d.s.leader[camp], sorted(found), "defect.survivor")
            leave_colony(d.s, survivor)


def leave_colony(s: Winter, survivor: int) -> None:
    seat, cards = controller(s, survivor), gear_of(s, survivor)
    for card in cards:
        unequip(s, seat, card)
    keep_gear(s, seat, cards)
    clear_figure(s, seat, survivor)
    s.survivor_deck.append(survivor)
    shuffle(s, "survivor", s.survivor_deck)
    emit(s, "defected", seat=seat, survivor=survivor)
