"""How hidden cards may lie, for those who must imagine them (DW-B131, DW-B132, DW-181, DW-184).

The back of an item shows its deck, and everybody knows how many cards with which back lie where. So a hidden card of a
deck lies in one of the places with that back, and unseen random items fill the places that are left.
"""

from __future__ import annotations

from collections.abc import Sequence

from prowl.kernel.fair import pile_of
from prowl.kernel.rng import below, shuffle

from ..cards.crossroads import CROSSROADS
from ..cards.items import DECK_OF, RANDOM
from ..cards.objectives import BETRAYALS, LONE_OBJECTIVES, OBJECTIVES
from ..state import COLONIES, Winter
from .crossroads import STATE, add_met, candidates_now, candidates_of, card_for, has_price, possible_options
from .hands import back_of
from .places import LOCATIONS, NOWHERE, colonies

Place = tuple[str, int, int]
Chance = dict[str, int]


# -- items -------------------------------------------------------------------------------


def arrange_items(s: Winter, places: Sequence[Place], cards: list[int], chance: Chance) -> list[int]:
    """Cards of a deck to places with its back, random items to the places that are left."""
    backs = backs_at(s, places)
    fixed: dict[int, list[int]] = {}
    strays: list[int] = []
    for card in cards:
        if is_stray(s, card):
            strays.append(card)
        else:
            fixed.setdefault(back_of(s, card), []).append(card)
    shuffle(chance, "deal", strays)
    return [card for _, card in sorted(laid_out(s, backs, fixed, strays, chance))]


def is_stray(s: Winter, card: int) -> bool:
    """A random item whose deck cannot be told from the card."""
    return DECK_OF[card] == RANDOM and card not in s.resettled


def backs_at(s: Winter, places: Sequence[Place]) -> list[int]:
    """The back of each hidden card. Of a pile the backs are known, not which lies where: they are in order."""
    found: dict[tuple[str, int], list[int]] = {}
    for name, owner, i in places:
        found.setdefault((name, owner), []).append(back_of(s, pile_of(s, name, owner)[i]))
    for (name, _), backs in found.items():
        if name != "buried":
            backs.sort(reverse=True)
        else:
            backs.reverse()
    return [found[name, owner].pop() for name, owner, _ in places]


def laid_out(
    s: Winter, backs: list[int], fixed: dict[int, list[int]], strays: list[int], chance: Chance
) -> list[tuple[int, int]]:
    """Each place with its card; the decks in which strays were laid are noted."""
    laid = []
    for back in sorted(set(backs)):
        free = [i for i, each in enumerate(backs) if each == back]
        shuffle(chance, "deal", free)
        laid += [(free.pop(), card) for card in fixed.get(back, ())]
        for i in free:
            card = strays.pop()
            settle_stray(s, card, back)
            laid.append((i, card))
    return laid


def settle_stray(s: Winter, card: int, back: int) -> None:
    if back in LOCATIONS:
        s.strays[card] = back
    else:
        s.strays.pop(card, None)


# -- objectives --------------------------------------------------------------------------


def arrange_objectives(s: Winter, places: Sequence[Place], cards: list[int], chance: Chance) -> list[int]:
    """One betrayal card among those set aside; whoever kept an objective in exile holds it (DW-B24, DW-B116, R15)."""
    order = sorted(cards, key=lambda card: (card in BETRAYALS, card))
    shuffle(chance, "deal", order)
    betrayals = [card for card in order if card in BETRAYALS]
    others = [card for card in order if card not in BETRAYALS and may_be_dealt(s, card)]
    aside = [i for i, (name, _, _) in enumerate(places) if name != "objective_box"]
    traitors = sum(pile_of(s, *places[i][:2])[places[i][2]] in BETRAYALS for i in aside)
    laid = dict.fromkeys(traitor_places(s, places, aside, traitors, chance), NOWHERE)
    for i in laid:
        laid[i] = betrayals.pop()
    for i in aside:
        if i not in laid:
            laid[i] = others.pop()
    rest = [card for card in order if card not in laid.values()]
    return [laid[i] if i in laid else rest.pop() for i in range(len(places))]


def may_be_dealt(s: Winter, card: int) -> bool:
    return s.variant != COLONIES or not OBJECTIVES[card].out_of_wc


def traitor_places(s: Winter, places: Sequence[Place], aside: list[int], n: int, chance: Chance) -> list[int]:
    """Where the betrayal card lies: with a masked exile, or anywhere but with one who is known to be loyal."""
    exiles = [i for i in aside if places[i][0] == "objective" and s.exiled[places[i][1]]]
    return exiles[:n] if exiles else [aside[below(chance, "deal", len(aside))] for _ in range(n)]


# -- what is not a card ------------------------------------------------------------------


def redeal(s: Winter, seat: int, chance: Chance) -> None:
    """What follows from imagined cards: the colony noted by the Lone Wolf, and whether drawn crossroads were met."""
    if s.wolf >= 0 and seat != s.wolf:
        s.noted = noted_by(s, chance)
    s.met, s.met_at = [[], [], []], {}
    for active in s.active:
        card = card_for(s, active)
        if card != NOWHERE and s.variant == COLONIES:
            note_again(s, active, card)


def noted_by(s: Winter, chance: Chance) -> int:
    notes = any(call.verb == "note_colony" for call in LONE_OBJECTIVES[s.lone_objective[0]].setup)
    return below(chance, "deal", len(colonies(s))) if notes else NOWHERE


def note_again(s: Winter, seat: int, number: int) -> None:
    """From the public list of what was done this turn."""
    card = CROSSROADS[number]
    if card.when == STATE:
        add_met(s, seat, candidates_now(s, seat, card.condition))
        return
    for verb, who, survivor, place, origin in s.deeds[: s.looked]:
        if verb == card.when and who == seat:
            add_met(s, seat, candidates_of(s, seat, card.condition, survivor, place, origin))


def possible(s: Winter, seat: int) -> bool:
    """An option that was chosen, or is voted on, can be paid; in the standard game nothing met lies hidden (DW-B91)."""
    if not can_be_chosen(s):
        return False
    if s.variant == COLONIES or s.crossed or s.looked != len(s.deeds):
        return True
    return not any(would_be_open(s, active) for active in s.active)


def can_be_chosen(s: Winter) -> bool:
    if s.applying == NOWHERE or not s.crossroads_open or len(s.candidates) != 1:
        return True
    found = possible_options(s) if s.choices or s.option != NOWHERE else []
    if s.choices and found != s.choices:
        return False
    return s.option == NOWHERE or (s.option in found and has_price(s) == s.affordable)


def would_be_open(s: Winter, seat: int) -> bool:
    card = card_for(s, seat)
    if card == NOWHERE or CROSSROADS[card].when != STATE:
        return False
    return bool(candidates_now(s, seat, CROSSROADS[card].condition))
