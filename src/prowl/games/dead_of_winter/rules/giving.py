"""Cards for the crisis and for the main objective (DW-B61, B62, DW-86, 92, 93, 160, 199)."""

from __future__ import annotations

from bisect import insort
from functools import cache
from typing import Any

from prowl.kernel.events import emit, only
from prowl.kernel.views import show

from ..cards.crises import CRISES
from ..cards.goals import GOALS
from ..cards.items import ITEMS
from ..effects.conditions import All, Condition, Either, Test
from ..state import COLONIES, Winter
from .hands import back_of, carrier_of, firsts, from_hand, unequip
from .record import record

GIFTS = 1
BY_RULE = ("winter_has_come",)


def gifts(s: Winter, seat: int) -> list[Any]:
    """Any card in the standard game, face down; in Warring Colonies only what fits, face up (DW-B61, DW-92, DW-93)."""
    if not s.crisis or s.crisis_off or s.exiled[seat]:
        return []
    cards = [*firsts(s, seat), *gear_to_give(s, seat)]
    return [("give", card) for card in cards if s.variant != COLONIES or fits_crisis(s, card)]


def gear_to_give(s: Winter, seat: int) -> list[int]:
    """Equipment of those on their feet (DW-74)."""
    return [card for card in s.gear[seat] if carrier_of(s, seat, card) not in s.lying]


def fits_crisis(s: Winter, card: int) -> bool:
    return bool(s.crisis) and ITEMS[card].type in CRISES[s.crisis[0]].needs


def take_from(s: Winter, seat: int, card: int) -> bool:
    """From the hand, or off a survivor; whether everybody saw the card."""
    if card in s.hand[seat]:
        from_hand(s, seat, card)
        return False
    unequip(s, seat, card)
    return True


def give(s: Winter, seat: int, card: int) -> None:
    seen = take_from(s, seat, card) or s.variant == COLONIES
    s.given[seat].append(card)
    insort(s.gift_backs[seat], back_of(s, card))
    s.counts[seat][GIFTS] += 1
    for other in range(s.players) if seen and s.variant != COLONIES else ():
        show(s, "item", [card], to=other)
    record(s, "contribute", seat)
    emit(s, "contributed", seat=seat, item=card if seen else only(seat, card))


# -- the main objective ------------------------------------------------------------------


@cache
def piled(goal: int) -> frozenset[str]:
    """The kinds of cards that the objective asks for."""
    return frozenset() if GOALS[goal].card in BY_RULE else frozenset(kinds(GOALS[goal].win))


def kinds(condition: Condition) -> list[str]:
    match condition:
        case Test(name="pile", args=(kind,)) if kind != "zombie":
            return [kind]
        case All(parts) | Either(parts):
            return [kind for part in parts for kind in kinds(part)]
    return []


def additions(s: Winter, seat: int) -> list[Any]:
    """Matching cards are put on it face up (DW-B62, DW-86); the Lone Wolf has no part in it."""
    wanted = piled(s.goal)
    if not wanted or seat == s.wolf:
        return []
    cards = [*firsts(s, seat), *gear_to_give(s, seat)]
    return [("add", card) for card in cards if ITEMS[card].type in wanted]


def add(s: Winter, seat: int, card: int) -> None:
    take_from(s, seat, card)
    s.goal_pile[s.camp[seat]].append(card)
    emit(s, "added", seat=seat, item=card, camp=s.camp[seat])
