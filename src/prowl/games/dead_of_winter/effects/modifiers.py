"""Standing statements of abilities and equipment: asked for when a number is read, never written into the state.

A *source* is the card that says it: the number of an item, or `ABILITY` plus that of a survivor. What works once per
round is chosen together with the deed it changes (`uses`); what always works is added up (`always`).
"""

from __future__ import annotations

from collections.abc import Iterator

from ..cards.constants import BITE, BLANK, FROSTBITE, WOUND
from ..cards.items import ITEMS
from ..cards.survivors import NUMBER, SURVIVORS
from ..rules.places import (
    FIRST_COLONY,
    NOWHERE,
    at,
    camp_of,
    controller,
    home_of,
    is_location,
    standing,
    zombies_at,
)
from ..state import Winter
from .vocabulary import LOCATIONS
from .words import Modifier

ABILITY = 300
JOHN_PRICE = NUMBER["john_price"]
WOUNDS_TO_DIE = 3


def sources(s: Winter, survivor: int) -> list[int]:
    """The cards that change what a survivor does: its ability, those it copies, its equipment."""
    seat = controller(s, survivor)
    if seat == NOWHERE or not standing(s, survivor):
        return []
    found = [ABILITY + each for each in (survivor, *copied(s, survivor)) if _is_in_force(s, survivor, each, seat)]
    return found + [card for card, owner in zip(s.gear[seat], s.carrier[seat], strict=True) if owner == survivor]


def copied(s: Winter, survivor: int) -> list[int]:
    """John Price has the abilities of all other friendly survivors at his location (R32)."""
    place = s.place[survivor]
    if survivor != JOHN_PRICE or not is_location(place):
        return []
    camp = camp_of(s, survivor)
    return [each for each in at(s, place) if each != survivor and camp_of(s, each) == camp and standing(s, each)]


def _is_in_force(s: Winter, survivor: int, of: int, seat: int) -> bool:
    card = SURVIVORS[of]
    if "leader_only" in card.flags and s.group[seat][0] != survivor:
        return False
    return is_at(s, survivor, card.at) and all(_is_needed(s, survivor, call) for call in card.ability)


def _is_needed(s: Winter, survivor: int, call: object) -> bool:
    """Marcus Johnson looks at more cards only where there are zombies; nobody else's modifier asks for something."""
    return getattr(call, "verb", "") != "needs" or zombies_at(s, s.place[survivor]) > 0


def is_at(s: Winter, survivor: int, where: str) -> bool:
    """Whether a survivor stands where an ability works (DW-B55)."""
    place, door = s.place[survivor], s.door[survivor]
    if where in LOCATIONS:
        return place == LOCATIONS.index(where)
    if where == "outside":
        return is_location(place)
    if where == "colony":
        return place == home_of(s, controller(s, survivor)) and door < 0
    if where == "rival":
        return place >= FIRST_COLONY and door >= 0
    return place != NOWHERE


def said(source: int) -> tuple[Modifier, ...]:
    return SURVIVORS[source - ABILITY].modifiers if source >= ABILITY else ITEMS[source].modifiers


def per(source: int) -> str:
    return SURVIVORS[source - ABILITY].per if source >= ABILITY else ITEMS[source].per


def die_for(source: int) -> int:
    """The value of the additional die that its use costs; 0: none."""
    return SURVIVORS[source - ABILITY].die if source >= ABILITY else ITEMS[source].die


def modifier(source: int, name: str) -> Modifier | None:
    return next((each for each in said(source) if each.name == name), None)


def _amount(s: Winter, survivor: int, source: int, name: str) -> int:
    """What a source adds to this number where the survivor stands."""
    total = 0
    for each in said(source):
        if each.name == name and (not each.place or each.place == "here" or is_at(s, survivor, each.place)):
            total += each.n or 1
    return total


def always(s: Winter, survivor: int, name: str) -> int:
    """What the cards that always work add up to."""
    found = sources(s, survivor)
    return sum(_amount(s, survivor, source, name) for source in found if per(source) == "always")


# -- once per round ----------------------------------------------------------------------


def mark(survivor: int, source: int) -> int:
    """How the use of an ability is noted: one that John Price copies is used by him, not by its owner."""
    of = source - ABILITY
    return of if of == survivor else ABILITY + of


def is_spent(s: Winter, survivor: int, source: int) -> bool:
    """Used already: this round (DW-B56), or in this game."""
    if source < ABILITY:
        return source in s.used_items
    noted = mark(survivor, source)
    return noted in s.used_abilities or noted in s.used_once


def spend_use(s: Winter, survivor: int, source: int) -> None:
    """Note that it was used. Scott Wheeler uses one weapon a second time (`equip_twice`)."""
    if per(source) == "always":
        return
    if source >= ABILITY:
        (s.used_once if per(source) == "game" else s.used_abilities).append(mark(survivor, source))
    elif is_weapon(source) and always(s, survivor, "equip_twice") and not _has_used_twice(s, survivor):
        s.again_items.append(survivor)
    else:
        s.used_items.append(source)


def is_weapon(source: int) -> bool:
    return source < ABILITY and ITEMS[source].type == "weapon"


def _has_used_twice(s: Winter, survivor: int) -> bool:
    return survivor in s.again_items


def uses(s: Winter, survivor: int, *names: str) -> Iterator[int]:
    """The cards that work once per round, are not used yet and would change one of these numbers here."""
    free = [card for card in sources(s, survivor) if per(card) == "round" and not is_spent(s, survivor, card)]
    return iter([card for card in free if any(_amount(s, survivor, card, name) for name in names)])


def changed(s: Winter, survivor: int, name: str, source: int = NOWHERE) -> int:
    """What always works, and what the chosen card adds."""
    more = _amount(s, survivor, source, name) if source != NOWHERE else 0
    return always(s, survivor, name) + more


# -- numbers -----------------------------------------------------------------------------


def attack_value(s: Winter, survivor: int, source: int = NOWHERE) -> int:
    """The die an attack needs; some weapons take any die."""
    if changed(s, survivor, "attack_any_die", source):
        return 1
    lower = changed(s, survivor, "attack_value", source) + _company(s, survivor)
    return max(1, SURVIVORS[survivor].attack - lower)


def search_value(s: Winter, survivor: int) -> int:
    lower = always(s, survivor, "search_value") + _company(s, survivor)
    return max(1, SURVIVORS[survivor].search - lower)


def _company(s: Winter, survivor: int) -> int:
    """Huang Fen: 1 less for each other friendly survivor at the place."""
    if not always(s, survivor, "group_values"):
        return 0
    camp = camp_of(s, survivor)
    return sum(each != survivor and camp_of(s, each) == camp for each in at(s, s.place[survivor]))


def attack_kills(s: Winter, survivor: int, source: int = NOWHERE) -> int:
    """How many zombies an attack kills; such effects do not add up (DW-B45)."""
    numbers = [each.n for card in (*_always(s, survivor), source) if card != NOWHERE for each in said(card)
               if each.name == "attack_kills"]  # fmt: skip
    return max(numbers, default=1)


def _always(s: Winter, survivor: int) -> list[int]:
    return [source for source in sources(s, survivor) if per(source) == "always"]


def attack_is_safe(s: Winter, survivor: int, source: int = NOWHERE) -> bool:
    return changed(s, survivor, "attack_safe", source) > 0


def attack_cost(source: int) -> str:
    """The kind of card that must be discarded to use it (Edward White, Lighter); empty: none."""
    found = modifier(source, "attack_pay") if source != NOWHERE else None
    return found.kind if found else ""


def death_at(s: Winter, survivor: int) -> int:
    return always(s, survivor, "death_at") or WOUNDS_TO_DIE


def face_for(s: Winter, survivor: int, face: str) -> str:
    """The face of the exposure die as this survivor reads it."""
    if face == BITE and always(s, survivor, "bite_as_wound"):
        face = WOUND
    if face == FROSTBITE:
        face = BLANK if always(s, survivor, "frost_as_blank") else face
        face = WOUND if always(s, survivor, "frost_as_wound") else face
    if face in (WOUND, FROSTBITE) and always(s, survivor, "expose_ignore_first") and survivor not in s.used_abilities:
        s.used_abilities.append(survivor)
        return BLANK
    return face


def is_spread_immune(s: Winter, survivor: int) -> bool:
    return always(s, survivor, "spread_immune") > 0


def move_is_safe(s: Winter, survivor: int, destination: int, source: int = NOWHERE) -> bool:
    """No exposure for a move: always, by a card chosen for it, or only to and between entrances of a rival colony."""
    for card in (*_always(s, survivor), *(() if source == NOWHERE else (source,))):
        found = modifier(card, "move_safe")
        if found and (found.place != "rival" or _is_rival(s, survivor, destination)):
            return True
    return False


def _is_rival(s: Winter, survivor: int, place: int) -> bool:
    return place >= FIRST_COLONY and place != home_of(s, controller(s, survivor))


def exposure_rolls(s: Winter, survivor: int) -> int:
    """Of how many rolls after a move the milder face counts."""
    return 2 if always(s, survivor, "move_best_of_2") else 1


def dice_more(s: Winter, seat: int) -> int:
    """More dice at each roll: Bernadette Wilson as leader, Night Vision Goggles."""
    return sum(always(s, survivor, "dice") for survivor in s.group[seat])


def vote_weight(s: Winter, seat: int) -> int:
    return max((always(s, survivor, "vote") for survivor in s.group[seat]), default=0) or 1


def fewer_arrivals(s: Winter, place: int) -> int:
    """How many zombies fewer come to a place by survivor count; what works once per round is used for it."""
    total = 0
    for survivor in at(s, place):
        total += always(s, survivor, "arrivals")
        for source in list(uses(s, survivor, "arrivals")):
            spend_use(s, survivor, source)
            total += _amount(s, survivor, source, "arrivals")
    return total


def battle_shield(s: Winter, survivor: int) -> int:
    return always(s, survivor, "battle_shield")


def weapon_strength(s: Winter, survivor: int) -> int:
    """What weapons add to a survivor's strength: 1, however many, or what an assault rifle says (DW-105)."""
    armed = any(is_weapon(source) for source in sources(s, survivor))
    return (always(s, survivor, "battle_weapon") or 1) if armed else 0
