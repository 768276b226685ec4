"""Hunt tokens, and who stands under which (NA-71 to NA-79, NA-163, NA-164, NA-182)."""

from __future__ import annotations

from prowl.kernel.events import emit

from ..cards.numbers import BEACH, CLONE, FORCE_FIELD, INTERFERENCE, MIRAGE, SCREAM, TOXIN, WRECK
from ..state import Planet, Sighted

ON_A_PLACE = 1
ACROSS_AN_EDGE = 2

OTHER_TARGET_CARDS = (FORCE_FIELD, MIRAGE, SCREAM, TOXIN)


def owe_target(s: Planet, pair: bool) -> None:
    """A Target card: a pair card lays the token anew, any other uses it where it lies (NA-164)."""
    if pair:
        s.target_due = ACROSS_AN_EDGE
    elif not s.target_token:
        s.target_due = max(s.target_due, ON_A_PLACE)


def owe_artemia(s: Planet, pair: bool) -> None:
    if pair:
        s.artemia_due = ACROSS_AN_EDGE
    elif not s.artemia_token:
        s.artemia_due = max(s.artemia_due, ON_A_PLACE)


def lay(s: Planet, token: str, places: list[int]) -> None:
    """Put a token on a place or across the edge of two."""
    if token == "creature":
        s.creature_token, s.creature_due = places, 0
    elif token == "target":
        s.target_token, s.target_due = places, 0
    else:
        s.artemia_token, s.artemia_due = places, 0
    emit(s, "token_laid", token=token, place=places)


def move(s: Planet, token: str, place: int) -> None:
    """Move a token that lies on the planet to one single place."""
    if token == "creature":
        s.creature_token = [place]
    elif token == "target":
        s.target_token = [place]
    else:
        s.artemia_token = [place]
    emit(s, "token_moved", token=token, place=place)


def clone_in_force(s: Sighted) -> bool:
    return CLONE in s.in_force


def creature_places(s: Sighted) -> list[int]:
    """The places that hold a Creature token, under Clone the Target token's as well."""
    return s.creature_token + s.target_token if clone_in_force(s) else s.creature_token


def creature_strikes(s: Sighted, me: int, place: int) -> int:
    """How many Creature tokens there count for this Hunted."""
    return 0 if s.ignores_creature[me] else creature_places(s).count(place)


def artemia_strikes(s: Sighted, me: int, place: int) -> bool:
    return place in s.artemia_token and not s.ignores_artemia[me]


def targeted(s: Sighted, me: int, place: int) -> bool:
    """Under the Target token; for a Hunted who dodges a mere Clone it is as good as absent (NA-182)."""
    if place not in s.target_token:
        return False
    return not s.ignores_creature[me] or not clone_in_force(s) or any(card in s.in_force for card in OTHER_TARGET_CARDS)


def token_free(s: Planet, me: int, place: int) -> bool:
    if place not in s.creature_token and place not in s.target_token and place not in s.artemia_token:
        return True
    return not (targeted(s, me, place) or artemia_strikes(s, me, place) or creature_strikes(s, me, place))


def power_disabled(s: Sighted, place: int) -> bool:
    """A Hunt card makes the power ineffective: neither power nor take-back there (NA-86)."""
    if place in s.disabled:
        return True
    if place in (BEACH, WRECK) and INTERFERENCE in s.in_force:
        return True
    return place in s.target_token and (MIRAGE in s.in_force or TOXIN in s.in_force)
