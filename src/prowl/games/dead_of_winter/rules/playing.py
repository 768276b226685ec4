"""Playing cards, equipping, uses of equipment and abilities.

DW-B56, B58 to B60, B86, B88, B120, B129, B135, DW-85, 198.
"""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule

from ..cards.items import EQUIP, EVENT, ITEMS
from ..cards.survivors import SURVIVORS
from ..effects.deed import ABILITY as BY_ABILITY
from ..effects.deed import ITEM, Deed, deed
from ..effects.modifiers import ABILITY, is_spent, sources, spend_use
from ..effects.verbs import can, helps, perform
from ..effects.vocabulary import KINDS
from ..effects.words import Calls
from ..state import Winter
from .dice import has_die, raisable, set_die, spend_die
from .hands import carrier_of, equip, firsts, from_hand, waste_card
from .moving import is_fuel
from .places import active_group, at, camp_of
from .record import record

HEALING = ("heal", "heal_any")


def type_of(card: int) -> int:
    return KINDS.index(ITEMS[card].type)


def may_play(s: Winter, seat: int, card: int) -> bool:
    return seat * 10 + type_of(card) not in s.no_play


def plays(s: Winter, seat: int) -> list[Any]:
    """Everything that can be done with the cards of the own hand, equal cards once."""
    return [option for card in firsts(s, seat) if may_play(s, seat, card) for option in plays_of(s, seat, card)]


def plays_of(s: Winter, seat: int, card: int) -> list[Any]:
    """A card is equipped to a survivor, heals one, or is played; fuel goes with a move (DW-B58, DW-B135)."""
    item = ITEMS[card]
    if is_fuel(card):
        return []
    if item.mode == EQUIP:
        return [("equip", card, survivor) for survivor in active_group(s, seat)]
    if item.do and item.do[0].verb in HEALING:
        return [("heal", card, survivor) for survivor in patients(s, seat, item.do[0])]
    return [("play", card)] if can(deed(s, seat, ITEM, card=card), item.do) else []


def patients(s: Winter, seat: int, call: Any) -> list[int]:
    """An own survivor, or a friendly one that shares a place with an own one; only who has something to heal."""
    own = active_group(s, seat)
    near = own
    if call.words["whose"].kind == "near":
        places = {s.place[survivor] for survivor in own}
        near = [each for place in sorted(places) for each in at(s, place) if camp_of(s, each) == s.camp[seat]]
    hurt = {each: s.wounds[each] + s.frost[each] + (s.despair[each] if call.verb == "heal_any" else 0) for each in near}
    return [each for each in near if hurt[each] and each not in s.lying]


def equip_card(s: Winter, seat: int, card: int, survivor: int) -> None:
    leave_hand(s, seat, card)
    equip(s, survivor, card)
    note_play(s, seat, card)
    emit(s, "equipped", seat=seat, item=card, survivor=survivor)


def heal_with(s: Winter, seat: int, card: int, survivor: int) -> Rule[None]:
    doing = deed(s, seat, ITEM, card=card)
    doing.picked[str(ITEMS[card].do[0].words["whose"])] = (survivor,)
    yield from resolve(s, seat, card, doing)


def play(s: Winter, seat: int, card: int) -> Rule[None]:
    """Resolve it, then onto the waste pile, or out of the game (DW-B58)."""
    yield from resolve(s, seat, card, deed(s, seat, ITEM, card=card))


def resolve(s: Winter, seat: int, card: int, doing: Deed) -> Rule[None]:
    leave_hand(s, seat, card)
    s.in_play.append(card)
    emit(s, "played", seat=seat, item=card)
    yield from perform(doing, ITEMS[card].do)
    put_away(s, seat, card)


def put_away(s: Winter, seat: int, card: int) -> None:
    s.in_play.remove(card)
    if ITEMS[card].mode == EVENT:
        s.removed.append(card)
    else:
        waste_card(s, seat, card)
    note_play(s, seat, card)


def leave_hand(s: Winter, seat: int, card: int) -> None:
    """From the own hand, or from the table if it was lent."""
    if card in s.in_play:
        s.in_play.remove(card)
    else:
        from_hand(s, seat, card)


def note_play(s: Winter, seat: int, card: int) -> None:
    record(s, f"play:{ITEMS[card].type}", seat)


# -- without their effect ----------------------------------------------------------------


def other_plays(s: Winter, seat: int) -> list[Any]:
    """Medicine calms an unruly helpless survivor; exiled players eat for a better die (DW-B88, DW-B120)."""
    found: list[Any] = []
    cards = firsts(s, seat)
    if s.unruly[s.camp[seat]] and not s.exiled[seat]:
        found += [("calm", card) for card in cards if ITEMS[card].type == "medicine"]
    if s.exiled[seat] and raisable(s, seat):
        food = [card for card in cards if ITEMS[card].type == "food"]
        found += [("eat", card, value) for card in food for value in raisable(s, seat)]
    return found


def calm(s: Winter, seat: int, card: int) -> None:
    from_hand(s, seat, card)
    waste_card(s, seat, card)
    s.unruly[s.camp[seat]] -= 1
    emit(s, "calmed", seat=seat, item=card)


def eat(s: Winter, seat: int, card: int, value: int) -> None:
    from_hand(s, seat, card)
    waste_card(s, seat, card)
    set_die(s, seat, value, value + 1)
    emit(s, "ate", seat=seat, item=card, n=value + 1)


# -- equipment and abilities that are used by themselves ---------------------------------


def item_uses(s: Winter, seat: int) -> list[Any]:
    """Equipment that is a deed of its own (DW-B56)."""
    return [
        ("use_item", card, carrier_of(s, seat, card))
        for card in s.gear[seat]
        if ITEMS[card].is_used and can_use_item(s, seat, card)
    ]


def can_use_item(s: Winter, seat: int, card: int) -> bool:
    item, survivor = ITEMS[card], carrier_of(s, seat, card)
    free = survivor not in s.lying and survivor not in s.no_act and not is_spent(s, survivor, card)
    doing = deed(s, seat, ITEM, survivor, card)
    return free and is_worth_it(s, seat, item.die, doing, item.do)


def is_worth_it(s: Winter, seat: int, die: int, doing: Deed, calls: Calls) -> bool:
    """Its costs can be paid; and a die is not paid for what would change nothing (DW-B135)."""
    if not can(doing, calls):
        return False
    return not die or (has_die(s, seat, die) and helps(doing, calls))


def use_item(s: Winter, seat: int, card: int, survivor: int) -> Rule[None]:
    item = ITEMS[card]
    if item.die:
        spend_die(s, seat, item.die)
    spend_use(s, survivor, card)
    emit(s, "item_used", seat=seat, item=card, survivor=survivor)
    yield from perform(deed(s, seat, ITEM, survivor, card), item.do)
    record(s, f"use:{item.type}", seat, survivor, s.place[survivor])


def abilities(s: Winter, seat: int) -> list[Any]:
    """Abilities that are deeds of their own, used in the own turn (DW-B55, DW-B57, DW-B136, DW-85)."""
    return [
        ("use", survivor) if source - ABILITY == survivor else ("copy", survivor, source - ABILITY)
        for survivor in active_group(s, seat)
        if survivor not in s.no_act
        for source in sources(s, survivor)
        if source >= ABILITY and can_use(s, seat, survivor, source)
    ]


def can_use(s: Winter, seat: int, survivor: int, source: int) -> bool:
    card = SURVIVORS[source - ABILITY]
    if not card.is_used or any(call.verb == "at" for call in card.ability) or is_spent(s, survivor, source):
        return False
    return is_worth_it(s, seat, card.die, deed(s, seat, BY_ABILITY, survivor, source - ABILITY), card.ability)


def use(s: Winter, seat: int, survivor: int) -> Rule[None]:
    yield from copy(s, seat, survivor, survivor)


def copy(s: Winter, seat: int, survivor: int, of: int) -> Rule[None]:
    """John Price uses the ability of another survivor beside him (R32)."""
    card = SURVIVORS[of]
    if card.die:
        spend_die(s, seat, card.die)
    spend_use(s, survivor, ABILITY + of)
    emit(s, "ability_used", seat=seat, survivor=survivor)
    yield from perform(deed(s, seat, BY_ABILITY, survivor, of), card.ability)
