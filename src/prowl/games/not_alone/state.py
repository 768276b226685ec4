"""The table of Not Alone: everything on it, and who may see it (NA-7 to NA-23)."""

from __future__ import annotations

from prowl.kernel.settings import option
from prowl.kernel.state import State, state
from prowl.kernel.views import EVERYONE, NOBODY, OWNER, SPECTATOR, public, zone, zones

WILL = 3


def creature_only(s: Planet, seat: int, owner: int) -> bool:
    """The Creature's Hunt cards are its own (NA-16)."""
    return seat == s.creature


NO_YES = {"no": False, "yes": True}


def owner_until_reveal(s: Planet, seat: int, owner: int) -> bool:
    """A played Place card is known to its owner only, until all are revealed (NA-11)."""
    return seat == owner or s.revealed


def open_discard(s: Planet, seat: int, owner: int) -> bool:
    """Discards lie open; under Smokescreen only to the Hunted (NA-12, NA-158)."""
    return not s.smokescreen or seat not in (s.creature, SPECTATOR)


@state
class Planet(State):
    # The table options
    side: int = option("board_side", {"creature": 0, "1": 1, "2": 2})
    lair_takes_all: bool = option("lair_takes_back", {"one": False, "all": True})
    expert: bool = option("expert", NO_YES)
    copy_disabled: bool = option("copy_disabled", NO_YES)
    stasis_stops_amplifier: bool = option("stasis_stops_amplifier", {"yes": True, "no": False})

    # The board. Both tracks count the steps still to go.
    creature: int = public()
    hunted: list[int] = public()
    rescue: int = public()
    assimilation: int = public()
    beacon: bool = public(False)
    will: list[int] = public()
    reserve: list[int] = public()

    # Place cards
    hand: list[list[int]] = zones("place", see=OWNER, own=True)
    played: list[list[int]] = zones("place", see=owner_until_reveal, own=True)
    discard: list[list[int]] = zones("place", see=open_discard, own=True)

    # Survival and Hunt cards
    survival_deck: list[int] = zone("survival", see=NOBODY)
    survival_hand: list[list[int]] = zones("survival", see=OWNER)
    survival_discard: list[int] = zone("survival", see=EVERYONE)
    hunt_deck: list[int] = zone("hunt", see=NOBODY)
    hunt_hand: list[int] = zone("hunt", see=creature_only)
    hunt_discard: list[int] = zone("hunt", see=EVERYONE)

    # Hunt tokens: the places each one covers
    creature_token: list[int] = public(factory=list)
    target_token: list[int] = public(factory=list)
    artemia_token: list[int] = public(factory=list)

    # Carried to the next turn
    river: list[bool] = public()
    artefact: list[bool] = public()
    tracking: bool = public(False)

    # This turn
    phase: int = public(0)
    hunt_allowed: int = public(1)
    hunt_played: int = public(0)
    in_force: list[int] = public(factory=list)
    survival_played: list[bool] = public()
    resisted: list[int] = public()
    despair: bool = public(False)
    sacrifice: bool = public(False)
    smokescreen: bool = public(False)
    banned: list[int] = public(factory=list)
    anticipated: list[int] = public(factory=list)
    disabled: list[int] = public(factory=list)
    beach_used: bool = public(False)
    wreck_used: bool = public(False)
    ignores_artemia: list[bool] = public()
    ignores_creature: list[bool] = public()

    # Hunting: tokens still to lay (0 none, 1 on a place, 2 across an edge), and whether the phase has closed
    creature_due: int = public(0)
    target_due: int = public(0)
    artemia_due: int = public(0)
    closed: bool = public(False)

    # Reckoning: where each revealed card stands, which card it is (0 once it is back in hand), whether it is resolved
    revealed: bool = public(False)
    stands: list[list[int]] = public()
    stood: list[list[int]] = public()
    resolved: list[list[bool]] = public()
    struck: bool = public(False)
