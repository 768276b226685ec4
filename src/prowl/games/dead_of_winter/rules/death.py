"""Death: equipment, morale, promotion, the last survivor, replacements.

DW-B17, B79 to B84, B127, B140, B141, DW-117 to 120,
129, 171, 172, 204, 205, 215.
"""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose

from ..state import Winter
from .hands import bury_hand, equip, gear_of, settle_in_deck, to_hand, unequip
from .morale import change_morale
from .places import (
    FIRST_COLONY,
    NOWHERE,
    WOLF_CAMP,
    controller,
    defenders,
    free_spaces,
    home_of,
    is_location,
    locations_with_room,
    playing,
    stand,
    standing,
)
from .record import record
from .searching import give_up_search


def take_away(s: Winter, *turn: int) -> Rule[None]:
    """The dead one by one, the lowest influence first; then whoever leaves the game alive (DW-B140, DW-B82)."""
    if s.dying:
        survivor = min(s.dying)
        s.dying.remove(survivor)
        yield from leave_play(s, survivor, killed=True)
    elif s.vanishing:
        yield from leave_play(s, s.vanishing.pop(0), killed=False)


def leave_play(s: Winter, survivor: int, *, killed: bool) -> Rule[None]:
    """Figure and card leave; equipment; morale -1; a new group leader; the last survivor (DW-B140)."""
    seat, place, door = controller(s, survivor), s.place[survivor], s.door[survivor]
    cards = gear_of(s, survivor)
    for card in cards:
        unequip(s, seat, card)
    if s.offering[seat] and s.offering[seat][0] in cards:
        s.offering[seat] = []
    was_leader = s.group[seat][0] == survivor
    clear_figure(s, seat, survivor)
    (s.graveyard if killed else s.gone)[s.camp[seat]].append(survivor)
    s.losses[seat] += 1
    emit(s, "died" if killed else "left_game", survivor=survivor, seat=seat, place=place)
    if not killed:
        keep_gear(s, seat, cards)
    elif door >= 0:
        yield from spoils(s, place, cards)
    else:
        leave_gear(s, seat, place, cards)
    if killed:
        mourn(s, seat, survivor)
    if not s.group[seat]:
        lose_last(s, seat)
    elif was_leader:
        yield from promote(s, seat)


def clear_figure(s: Winter, seat: int, survivor: int) -> None:
    s.group[seat].remove(survivor)
    stand(s, survivor, NOWHERE)
    s.wounds[survivor] = s.frost[survivor] = s.despair[survivor] = 0
    for marks in (s.lying, s.moved):
        if survivor in marks:
            marks.remove(survivor)
    for ban in (s.no_move, s.no_act, s.no_search):
        ban.pop(survivor, None)
    drop_attached(s, survivor)


def drop_attached(s: Winter, survivor: int) -> None:
    """Cards attached by crossroads leave the game with their survivor (DW-B80)."""
    for card, who in list(zip(s.attached, s.attached_to, strict=True)):
        if who == survivor:
            i = s.attached.index(card)
            del s.attached[i], s.attached_to[i], s.attached_n[i]
            s.crossroads_past.append(card)


def mourn(s: Winter, seat: int, survivor: int) -> None:
    """Morale of its own colony -1 wherever it happens; an exiled player's dead cost none (DW-B79, DW-120, DW-B119)."""
    s.died_turn.append(survivor)
    if s.battling:
        s.died_battle.append(survivor)
    record(s, "death", seat, survivor)
    if not s.exiled[seat]:
        change_morale(s, s.camp[seat], -1)


# -- equipment ---------------------------------------------------------------------------


def keep_gear(s: Winter, seat: int, cards: list[int]) -> None:
    for card in cards:
        to_hand(s, seat, card)


def leave_gear(s: Winter, seat: int, place: int, cards: list[int]) -> None:
    """Died at home: back to the controller's hand. At a location: shuffled into its deck (DW-B80)."""
    if is_location(place):
        settle_in_deck(s, place, cards)
    else:
        keep_gear(s, seat, cards)


def spoils(s: Winter, place: int, cards: list[int]) -> Rule[None]:
    """At a rival colony its leader equips friendly survivors there; without any the cards are lost (DW-119)."""
    camp = place - FIRST_COLONY
    s.in_play += cards
    for card in cards:
        heirs = [each for each in defenders(s, camp) if standing(s, each)]
        s.in_play.remove(card)
        if not heirs:
            s.removed.append(card)
            continue
        s.in_play.append(card)
        heir = yield from choose(s, s.leader[camp], heirs, "spoils.survivor", values={"item": card})
        s.in_play.remove(card)
        equip(s, heir, card)
        emit(s, "spoils_taken", item=card, survivor=heir)


# -- the group ---------------------------------------------------------------------------


def promote(s: Winter, seat: int) -> Rule[None]:
    """If the group leader leaves and followers remain, one of them is promoted at once (DW-B17)."""
    followers = sorted(s.group[seat])
    survivor = yield from choose(s, seat, followers, "promote.survivor")
    s.group[seat].remove(survivor)
    s.group[seat].insert(0, survivor)
    emit(s, "promoted", seat=seat, survivor=survivor)


def lose_last(s: Winter, seat: int) -> None:
    """The hand leaves the game; a new survivor is promised, or the player is out (DW-B83, DW-B127)."""
    give_up_search(s, seat)
    bury_hand(s, seat)
    emit(s, "lost_everybody", seat=seat)
    if s.elimination:
        drop_out(s, seat)
    else:
        s.promised.append(seat)


def drop_out(s: Winter, seat: int) -> None:
    """A player is out of the game: an open turn ends, the first player token goes on (DW-B127, DW-172)."""
    give_up_search(s, seat)
    s.requesting[seat], s.offering[seat] = NOWHERE, []
    if seat in s.lent[::2]:
        i = s.lent[::2].index(seat) * 2
        s.in_play.remove(s.lent[i + 1])
        s.removed.append(s.lent[i + 1])
        del s.lent[i : i + 2]
    s.promised = [each for each in s.promised if each != seat]
    s.active = [each for each in s.active if each != seat]
    s.out_of_game.append(seat)
    left = playing(s)
    if s.camp[seat] != WOLF_CAMP and s.leader[0] == seat and left:
        s.leader[0] = next((each for each in left if each > seat), left[0])


def may_be_replaced(s: Winter, seat: int) -> bool:
    """Not before a battle step or the spread at a place is over; only if there is a card and a space (DW-117, 193)."""
    waits = s.battling or s.spreading != NOWHERE or (s.camp[seat] == WOLF_CAMP and s.morale[WOLF_CAMP] == 0)
    return not waits and bool(s.survivor_deck) and bool(spaces_for_new(s, seat))


def spaces_for_new(s: Winter, seat: int) -> list[int]:
    """At home, else the first location with a free space; one of choice for wolf and exiled (DW-B83, B119, 159)."""
    home = home_of(s, seat)
    if home != NOWHERE and free_spaces(s, home) > 0:
        return [home]
    rooms = locations_with_room(s)
    return rooms if s.exiled[seat] or seat == s.wolf else rooms[:1]


def replace_lost(s: Winter, *turn: int) -> Rule[None]:
    """A player without survivors draws one, who becomes group leader (DW-B83)."""
    for seat in [each for each in s.promised if may_be_replaced(s, each)]:
        s.promised.remove(seat)
        yield from gain_survivor(s, seat, s.survivor_deck.pop())


def gain_survivor(s: Winter, seat: int, survivor: int) -> Rule[None]:
    """A new survivor joins as a follower; a first one leads the group (DW-B85, DW-B37)."""
    s.group[seat].append(survivor)
    rooms = spaces_for_new(s, seat)
    place = yield from choose(s, seat, rooms, "gain.place", values={"survivor": survivor})
    stand(s, survivor, place)
    emit(s, "survivor_joined", seat=seat, survivor=survivor, place=place)


def is_settled(s: Winter, *turn: int) -> bool:
    """Nobody to be taken away, no zombie to be placed, nobody to be replaced."""
    waiting = s.dying or s.vanishing or s.arrivals
    return not waiting and not any(may_be_replaced(s, seat) for seat in s.promised)
