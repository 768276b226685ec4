"""What people are told besides their view: what follows from it by the rules.

The rules themselves are asked: they read a view as they read a state, as long as they look at nothing hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from prowl.kernel.aside import Seen, cards

from ..cards.numbers import BEACH, FIRST_PLACES, PLACES, RESERVE_PLACES
from ..rules.hunting import HUNTING, artemia_by_card
from ..rules.place_cards import in_reserve
from ..rules.setup import assimilation_distance, rescue_distance
from ..rules.tokens import artemia_strikes, creature_places, creature_strikes, power_disabled, targeted
from ..state import WILL, Sighted
from .reasons import TOKENS, due, laid, symbols_ahead


def figures(eyes: Seen) -> dict[str, Any]:
    """What everybody can tell, in parts that change at different times."""
    return {**eyes.common(of_the_hunted), **eyes.common(of_the_tokens), **eyes.common(of_the_board)}


def of_the_hunted(eyes: Seen) -> dict[str, Any]:
    """`can` is what the eyes that look can tell of each seat, `known` what everybody can."""
    s, owned = eyes, eyes.common(owned_places)
    known = of_each_hunted(s, lambda me: could_be(s, me, owned[me], open_discard(s, me)))
    return {
        "can": known,
        "known": known,
        "open": of_each_hunted(s, lambda me: sorted(open_discard(s, me))),
        "empty": sorted(set(PLACES).difference(*known)),
    }


def of_the_tokens(eyes: Seen) -> dict[str, Any]:
    s = eyes
    return {
        "fates": of_each_hunted(s, lambda me: [fate(s, me, place) for place in s.stands[me]]),
        "catches": sorted(set(creature_places(s))),
        "off": [place for place in PLACES if power_disabled(s, place)],
        "tokens": [token for token in TOKENS if is_in_play(s, token)],
    }


def of_the_board(eyes: Seen) -> dict[str, Any]:
    s = eyes
    return {
        "beacon": [BEACH] if s.beacon else [],
        "reserve": [[place, in_reserve(s, place)] for place in RESERVE_PLACES],
        "tracks": {"rescue": rescue_distance(s.players), "assimilation": assimilation_distance(s.players)},
        "symbols": symbols_ahead(s),
        "will": WILL,
    }


def own(eyes: Seen) -> dict[str, Any]:
    """The Hunted see through Smokescreen, and the Creature alone sees what Phobia shows (NA-23, NA-158)."""
    return {"can": whereabouts(eyes)} if eyes.smokescreen or eyes.seat == eyes.creature else {}


def whereabouts(eyes: Seen) -> list[list[int]]:
    """Where these eyes know that each Hunted can be."""
    s, owned = eyes, eyes.common(owned_places)
    return of_each_hunted(s, lambda me: could_be(s, me, owned[me], seen_elsewhere(eyes, me)))


def of_each_hunted(s: Sighted, tell: Callable[[int], list[Any]]) -> list[list[Any]]:
    """One entry for every seat; there is nothing to tell of the Creature."""
    return [[] if seat == s.creature else tell(seat) for seat in range(s.players)]


def owned_places(eyes: Seen) -> dict[int, set[int]]:
    """All own the first five places, and what was taken from the reserve everybody has seen (NA-10, NA-29)."""
    owned = {me: set(FIRST_PLACES) for me in eyes.hunted}
    for event in eyes.told("took_from_reserve"):
        owned[event["seat"]].add(event["place"])
    return owned


def could_be(s: Sighted, me: int, owned: set[int], elsewhere: Collection[int]) -> list[int]:
    """Where the cards stand, once they are open; till then any own place that lies nowhere else and is not banned."""
    return sorted(set(s.stands[me]) or owned.difference(elsewhere, s.banned))


def open_discard(s: Sighted, me: int) -> list[int]:
    """What everybody sees in a discard: nothing under Smokescreen, which hides it from the Creature (NA-12, NA-158)."""
    return [] if s.smokescreen else s.discard[me]


def seen_elsewhere(eyes: Seen, me: int) -> list[int]:
    """Cards of a Hunted that lie in the discard and, as far as they were shown to the Creature, in hand."""
    shown = cards(eyes.hand[me]) if eyes.seat == eyes.creature else []
    return cards(eyes.discard[me]) + shown


def fate(s: Sighted, me: int, place: int) -> str:
    """The gravest token that strikes a card there (NA-82, NA-90)."""
    if creature_strikes(s, me, place):
        return "caught"
    if artemia_strikes(s, me, place):
        return "artemia"
    return "target" if targeted(s, me, place) else "free"


def is_in_play(s: Sighted, token: str) -> bool:
    """Laid or to be laid this turn; the symbol counts as it stands in phase 2, and one may decline (NA-71, NA-179)."""
    if laid(s, token):
        return True
    if s.phase >= HUNTING:
        return due(s, token)
    return token == "creature" or (token == "artemia" and (artemia_by_card(s) or s.rescue in symbols_ahead(s)))
