"""Exile (DW-B68, B116 to B122, B137, B138, B145, B146)."""

from __future__ import annotations

from prowl.kernel.events import emit, only
from prowl.kernel.prompts import Rule, choose

from ..cards.goals import GOALS
from ..state import Winter
from .death import clear_figure, drop_out
from .election import ballot
from .ending import is_betrayer
from .exposure import expose_mover
from .hands import bury_hand, gear_of, to_hand, unequip
from .morale import change_morale
from .places import FIRST_COLONY, NOWHERE, at, controller, locations_with_room, playing, stand

ALL_MORALE = 10
NOBODY = -1


def is_accused(s: Winter, *turn: int) -> bool:
    return s.accused != NOBODY


def exile_vote(s: Winter, *turn: int) -> Rule[None]:
    """All who are not exiled vote, the named one and the caller too; the first player breaks ties (DW-B68, DW-B137)."""
    voters = [seat for seat in playing(s) if not s.exiled[seat]]
    if not (yield from ballot(s, voters, "exile", s.leader[0], other=s.accused)):
        emit(s, "acquitted", seat=s.accused)
        s.accused = NOBODY


def banish(s: Winter, *turn: int) -> None:
    """An exile objective is drawn, the old one shown or kept; two loyal exiles end all morale (DW-B116, 121, 145)."""
    seat = s.accused
    s.accused = NOBODY
    if GOALS[s.goal].card == "kill_them":
        cast_out(s, seat)
        return
    s.exiled[seat] = True
    s.exile[seat] = [s.exile_deck.pop()]
    emit(s, "exiled", seat=seat, exile=only(seat, s.exile[seat][0]))
    if not is_betrayer(s, seat):
        unmask(s, seat)
    loyal = [each for each in playing(s) if s.exiled[each] and s.unmasked[each]]
    if len(loyal) > 1:
        change_morale(s, 0, -ALL_MORALE)
    s.leaving = [each for each in s.group[seat] if s.place[each] == FIRST_COLONY]


def unmask(s: Winter, seat: int) -> None:
    """Who is no betrayer reveals and discards the old objective and follows the new card, openly."""
    s.unmasked[seat] = True
    emit(s, "unmasked", seat=seat, objective=s.objective[seat][0], exile=s.exile[seat][0])
    s.objective_past += s.objective[seat]
    s.objective[seat] = []


def cast_out(s: Winter, seat: int) -> None:
    """Kill Them: an exiled player is out of the game, without morale loss."""
    for survivor in list(s.group[seat]):
        for card in gear_of(s, survivor):
            unequip(s, seat, card)
            to_hand(s, seat, card)
        clear_figure(s, seat, survivor)
        s.gone[0].append(survivor)
    bury_hand(s, seat)
    drop_out(s, seat)
    emit(s, "cast_out", seat=seat)


def nobody_leaves(s: Winter, *turn: int) -> bool:
    return not s.leaving


def leave_colony(s: Winter, *turn: int) -> Rule[None]:
    """One by one to locations of choice, with exposure; where all is full somebody swaps places (DW-B117)."""
    survivor = s.leaving.pop(0)
    if s.place[survivor] == NOWHERE:
        return
    seat = controller(s, survivor)
    rooms = locations_with_room(s)
    if rooms:
        place = yield from choose(s, seat, rooms, "leave.place", values={"survivor": survivor})
        stand(s, survivor, place)
        emit(s, "left_colony", seat=seat, survivor=survivor, place=place)
        expose_mover(s, survivor)
        return
    others = [each for place in range(FIRST_COLONY) for each in at(s, place) if not s.exiled[controller(s, each)]]
    if others:
        other = yield from choose(s, seat, others, "swap.survivor", values={"survivor": survivor})
        place = s.place[other]
        stand(s, other, FIRST_COLONY)
        stand(s, survivor, place)
        emit(s, "swapped_places", survivor=survivor, other=other, place=place)
