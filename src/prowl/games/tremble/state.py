"""The table of Tremble, Humans!: everything on it, and who may see it (TH-8 to TH-27). People are in thousands."""

from __future__ import annotations

from prowl.kernel.settings import option
from prowl.kernel.state import State, state
from prowl.kernel.views import EVERYONE, NOBODY, OWNER, per_seat, public, zone, zones


def owner_until_reveal(s: Earth, seat: int, owner: int) -> bool:
    """Attacking ships and their targets lie face down until all are revealed (TH-18, TH-19)."""
    return seat == owner or s.revealed


def owner_until_the_end(s: Earth, seat: int, owner: int) -> bool:
    """Missions stay secret until all are shown together (TH-21, TH-206)."""
    return seat == owner or bool(s.outcome)


@state
class Earth(State):
    # The table options
    missions: bool = option("missions", {"on": True, "off": False})
    unfinished_pays: bool = option("unfinished_search", {"nothing": False, "quick": True})
    credit_limit: int = option("credit_per_captain", {"none": 0, "1": 1, "2": 2, "3": 3})
    join_against_armies: bool = option("join_against_armies", {"off": False, "on": True})

    # The tracks and the credit cards
    first: int = public()
    people: list[int] = public()
    fuel: list[int] = public()
    credits_left: int = public()
    credits: list[int] = public()
    credits_taken: list[int] = public()

    # Ships. The box holds starting saucers that are out of the game.
    ship_deck: list[int] = zone("ship", see=NOBODY)
    ship_discard: list[int] = zone("ship", see=EVERYONE)
    ship_box: list[int] = zone("ship", see=EVERYONE)
    hand: list[list[int]] = zones("ship", see=OWNER)
    drawn: list[list[int]] = zones("ship", see=OWNER)
    attack: list[list[int]] = zones("ship", see=owner_until_reveal)
    searching: list[list[int]] = zones("ship", see=EVERYONE)
    # The slot each attacking ship is sent to, and ships that have flown this turn and cannot join a battle
    target: list[list[int]] = per_seat(see=owner_until_reveal)
    flown: list[int] = public(factory=list)
    revealed: bool = public(False)

    # Cities and armies. `slots` are the numbers of the cities in the row.
    city_deck: list[int] = zone("city", see=NOBODY)
    city_box: list[int] = zone("city", see=NOBODY)
    city_discard: list[int] = zone("city", see=EVERYONE)
    row: list[int] = zone("city", see=EVERYONE)
    slots: list[int] = public(factory=list)
    captured: list[list[int]] = zones("city", see=EVERYONE)
    winner: list[int] = public(factory=list)

    # Searches in the order they were begun: the city, whose it is, its counter; and the city of each searching ship
    searches: list[int] = zone("city", see=EVERYONE)
    searched_by: list[int] = public(factory=list)
    counter: list[int] = public(factory=list)
    search_of: list[list[int]] = public()

    # Missions
    mission_deck: list[int] = zone("mission", see=NOBODY)
    mission_hand: list[list[int]] = zones("mission", see=owner_until_the_end)
    mission_dropped: list[list[int]] = zones("mission", see=OWNER)

    # The phase; the army that is being met and the searches that still have to face it; the battle that is being
    # fought; who has lost and must give up a ship
    phase: int = public(0)
    army: list[int] = zone("city", see=EVERYONE)
    facing: list[int] = public(factory=list)
    battle_at: int = public(0)
    battle_order: list[int] = public(factory=list)
    battle_in: list[int] = public(factory=list)
    lost: list[int] = public(factory=list)
    scores: list[int] = public(factory=list)
