"""Verbs about survivors: wounds and cures, exposure, death, where they are sent, what they may not do."""

from __future__ import annotations

from collections.abc import Callable

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose

from ..rules import exposure
from ..rules.places import (
    NOWHERE,
    controller,
    free_spaces,
    home_of,
    is_friendly,
    send_home,
    stand,
    standing,
)
from ..state import Winter
from . import select
from .deed import Deed, camps_in, count, is_late
from .verbs import verb
from .vocabulary import KINDS, Number, Who

Hurt = Callable[[Winter, int, int], None]


def is_in_play(d: Deed, who: Who) -> bool:
    """Somebody named by the card must be there; `self` may have died since (DW-80)."""
    return who.kind != "named" or bool(select.candidates(d, who))


# -- wounds ------------------------------------------------------------------------------


def hurt(d: Deed, who: Who, n: Number, how: Hurt) -> Rule[None]:
    for survivor in (yield from select.people(d, who)):
        how(d.s, survivor, count(d, n))


@verb()
def wound(d: Deed, to_whom: Who, n: Number, scope: str) -> Rule[None]:
    for camp in camps_in(d, scope):
        yield from hurt(d.in_camp(camp) if scope == "both" else d, to_whom, n, exposure.wound)


@verb()
def frost(d: Deed, to_whom: Who, n: Number) -> Rule[None]:
    yield from hurt(d, to_whom, n, exposure.frostbite)


@verb()
def despair(d: Deed, to_whom: Who, n: Number) -> Rule[None]:
    yield from hurt(d, to_whom, n, exposure.despair)


@verb()
def distribute(d: Deed, n: Number, whose: Who) -> Rule[None]:
    """The controller of this survivor distributes wounds among the other friendly ones at its place."""
    for survivor in select.candidates(d, whose):
        for _ in range(count(d, n)):
            there = [each for each in select.friendly(d) if d.s.place[each] == d.s.place[survivor]]
            others = sorted(each for each in there if each != survivor and standing(d.s, each))
            if others:
                chosen = yield from choose(d.s, controller(d.s, survivor), others, "distribute.survivor")
                exposure.wound(d.s, chosen)


@verb()
def expose(d: Deed, whom: Who, n: Number, scope: str) -> Rule[None]:
    """One roll after the other; a bite or death ends it."""
    for camp in camps_in(d, scope):
        d.exposed = yield from select.people(d.in_camp(camp) if scope == "both" else d, whom)
        for survivor in d.exposed:
            for _ in range(count(d, n)):
                if standing(d.s, survivor):
                    exposure.expose(d.s, survivor)


# -- cures -------------------------------------------------------------------------------


def is_hurt(s: Winter, survivor: int) -> bool:
    return s.wounds[survivor] + s.frost[survivor] > 0


def has_any_token(s: Winter, survivor: int) -> bool:
    return is_hurt(s, survivor) or s.despair[survivor] > 0


def somebody_is_hurt(d: Deed, whose: Who, n: Number) -> bool:
    return any(is_hurt(d.s, each) for each in select.candidates(d, whose))


def somebody_has_a_token(d: Deed, whose: Who, n: Number) -> bool:
    return any(has_any_token(d.s, each) for each in select.candidates(d, whose))


@verb(helps=somebody_is_hurt)
def heal(d: Deed, whose: Who, n: Number) -> Rule[None]:
    """Wound and frostbite tokens (DW-B75)."""
    for survivor in (yield from select.people(d, whose, lambda each: is_hurt(d.s, each))):
        for _ in range(count(d, n)):
            yield from take_token(d, survivor, False)


@verb(helps=somebody_has_a_token)
def heal_any(d: Deed, whose: Who, n: Number) -> Rule[None]:
    for survivor in (yield from select.people(d, whose, lambda each: has_any_token(d.s, each))):
        for _ in range(count(d, n)):
            yield from take_token(d, survivor, True)


def take_token(d: Deed, survivor: int, also_despair: bool) -> Rule[None]:
    """The chooser says which token, where there are several kinds."""
    kinds = {"wound": d.s.wounds, "frostbite": d.s.frost, "despair": d.s.despair}
    there = [kind for kind, tokens in kinds.items() if tokens[survivor] and (also_despair or kind != "despair")]
    if there:
        kind = yield from choose(d.s, d.chooser, [("token", each) for each in there], "heal.token")
        kinds[kind[1]][survivor] -= 1
        emit(d.s, "healed", survivor=survivor, token=kind[1])


@verb(helps=somebody_has_a_token)
def cure_despair(d: Deed, whose: Who, n: Number) -> Rule[None]:
    for survivor in (yield from select.people(d, whose, lambda each: d.s.despair[each] > 0)):
        cured = min(count(d, n), d.s.despair[survivor])
        d.s.despair[survivor] -= cured
        emit(d.s, "healed", survivor=survivor, token="despair")


# -- leaving -----------------------------------------------------------------------------


def can_take(d: Deed, whom: Who) -> bool:
    """Somebody named, or a follower, must be there (R31)."""
    return bool(select.candidates(d, whom)) if whom.kind in ("named", "follower") else True


@verb(can=can_take)
def kill(d: Deed, whom: Who) -> Rule[None]:
    for survivor in (yield from select.people(d, whom)):
        exposure.kill(d.s, survivor)


@verb(can=can_take)
def remove(d: Deed, whom: Who) -> Rule[None]:
    """Removed from the game: no morale is lost (DW-B82)."""
    for survivor in (yield from select.people(d, whom)):
        d.s.vanishing.append(survivor)


def can_send(d: Deed, whom: Who, to: str) -> bool:
    """There must be a space; who died since, or is there already, needs none. Exiled players have no colony."""
    if not is_in_play(d, whom):
        return False
    going = [each for each in select.candidates(d, whom) if not _is_there(d, each, to)]
    if to in ("home", "location#") or whom.kind not in ("named", "self") or not going:
        return True
    there = select.named_places(d, to)
    return not (to == "colony" and d.s.exiled[d.me]) and bool(there) and has_room(d.s, there[0])


def has_room(s: Winter, place: int) -> bool:
    return free_spaces(s, place) > 0


@verb(can=can_send)
def send(d: Deed, whom: Who, to: str) -> Rule[None]:
    """The figure is put there: no move, no exposure (DW-188)."""
    survivors = yield from select.people(d, whom, lambda each: not _is_there(d, each, to))
    for survivor in survivors:
        if to in ("home", "colony"):
            sent = yield from send_home(d.s, survivor)
        else:
            sent = put_at(d.s, survivor, (yield from select.places(d, to))[0])
        if sent:
            d.sent.append(survivor)


def _is_there(d: Deed, survivor: int, to: str) -> bool:
    if to in ("home", "colony"):
        return d.s.place[survivor] == home_of(d.s, controller(d.s, survivor)) and d.s.door[survivor] == NOWHERE
    return to != "location#" and d.s.place[survivor] in select.named_places(d, to)


def put_at(s: Winter, survivor: int, place: int) -> bool:
    if free_spaces(s, place) <= 0 or s.place[survivor] == place:
        return False
    stand(s, survivor, place)
    emit(s, "sent", survivor=survivor, place=place)
    return True


@verb()
def make_room(d: Deed, at: str, n: Number) -> Rule[None]:
    """Friendly survivors go home from there until there is room, then others."""
    for place in (yield from select.places(d, at)):
        while free_spaces(d.s, place) < count(d, n):
            there = [each for each in range(len(d.s.place)) if d.s.place[each] == place and standing(d.s, each)]
            first = [each for each in there if is_friendly(d.s, d.me, each)] or there
            if not first:
                return
            survivor = yield from choose(d.s, d.chooser, first, "pick.survivor")
            if not (yield from send_home(d.s, survivor)):
                return


# -- may not -----------------------------------------------------------------------------


def turns_of(d: Deed, seat: int) -> int:
    """Until the end of this turn; a crossroads of Warring Colonies: until the end of the next one."""
    return 2 if is_late(d) and seat in d.s.active else 1


def forbid(d: Deed, who: Who, ban: dict[int, int]) -> Rule[None]:
    for survivor in (yield from select.people(d, who)):
        ban[survivor] = turns_of(d, controller(d.s, survivor))
        emit(d.s, "held_back", survivor=survivor)


@verb()
def nomove(d: Deed, whose: Who) -> Rule[None]:
    yield from forbid(d, whose, d.s.no_move)


@verb()
def noact(d: Deed, whose: Who) -> Rule[None]:
    yield from forbid(d, whose, d.s.no_act)


@verb()
def nosearch(d: Deed, whose: Who) -> Rule[None]:
    yield from forbid(d, whose, d.s.no_search)


@verb()
def noplay(d: Deed, kind: str) -> None:
    d.s.no_play[d.me * 10 + KINDS.index(kind)] = turns_of(d, d.me)
