"""Not Alone: where each of the Hunted is, as far as one seat can tell (NA-10)."""

from __future__ import annotations

from prowl.games.not_alone.cards.numbers import FIRST_PLACES

from . import Look

Whereabouts = tuple[set[int], set[int]]


def places_of(look: Look, seat: int) -> Whereabouts:
    """Where this Hunted is for certain, and where it could be."""
    view = look.view
    if view["stands"][seat]:
        return set(view["stands"][seat]), set()
    played = view["played"][seat]
    if isinstance(played, list):
        return set(played), set()
    return set(), could_be(look, seat)


def could_be(look: Look, seat: int) -> set[int]:
    """Every place this Hunted owns, except what lies in the open discard, was shown in hand, or is banned."""
    view = look.view
    discard, hand = view["discard"][seat], view["hand"][seat]
    seen = discard if isinstance(discard, list) else discard.get("known", [])
    shown = hand if isinstance(hand, list) else hand.get("known", [])
    return owned(look, seat) - set(seen) - set(shown) - set(view["banned"])


def owned(look: Look, seat: int) -> set[int]:
    """All start with the first five; what was taken from the reserve everybody has seen."""
    taken = (e["place"] for e in look.seen["events"] if e["event"] == "took_from_reserve" and e["seat"] == seat)
    return {*FIRST_PLACES, *taken}
