"""The table of an Encounters game: decks, the row of spaces through which enemies come, and the turn in progress."""

from __future__ import annotations

from typing import Any, ClassVar

from prowl.kernel.settings import option
from prowl.kernel.state import State, state
from prowl.kernel.views import EVERYONE, NOBODY, public, zone, zones

from .cards import Book
from .house import House

SPACES = 5
HQ_SLOTS = 5


def face_up(s: Encounter, seat: int, space: int) -> bool:
    """A face-down card of the row is seen by nobody."""
    return s.up[space]


def open_or_own(s: Encounter, seat: int, owner: int) -> bool:
    return seat == owner or s.open_hands


@state
class Encounter(State):
    book: ClassVar[Book]
    house: ClassVar[House[Any]]

    open_hands: bool = option("open_hands", {"off": False, "on": True})
    offers_all_turn: bool = option("coordinate", {"action": False, "turn": True})

    # Players
    first: int = public(0)
    alive: list[bool] = public()
    avatar: list[int] = public()
    health: list[int] = public()
    deck: list[list[int]] = zones("own", see=NOBODY, own=True)
    hand: list[list[int]] = zones("own", see=open_or_own, own=True)
    discard: list[list[int]] = zones("own", see=EVERYONE, own=True)
    played: list[list[int]] = zones("own", see=EVERYONE, own=True)
    offered: list[list[int]] = zones("own", see=EVERYONE, own=True)
    wounds: list[list[int]] = zones("strike", see=EVERYONE)
    graveyard: list[list[int]] = zones("own", see=EVERYONE, own=True)
    # Cards of the dead, out of the game
    gone: list[list[int]] = zones("own", see=EVERYONE, own=True)

    # What can be bought
    barracks: list[int] = zone("barracks", see=NOBODY)
    hq: list[list[int]] = zones("barracks", see=EVERYONE)
    officers: list[int] = zone("officer", see=NOBODY)

    # Strikes
    strike_deck: list[int] = zone("strike", see=NOBODY)
    strike_discard: list[int] = zone("strike", see=EVERYONE)
    strike_drawn: list[int] = zone("strike", see=EVERYONE)

    # Enemies: the deck, the row from the deck towards the players, what is attached to its spaces, and beyond
    enemy_deck: list[int] = zone("enemy", see=NOBODY)
    enemy_box: list[int] = zone("enemy", see=NOBODY)
    wilds: list[list[int]] = zones("enemy", see=face_up)
    up: list[bool] = public()
    attached: list[list[int]] = zones("enemy", see=EVERYONE)
    combat: list[int] = zone("enemy", see=EVERYONE)
    resolving: list[int] = zone("enemy", see=EVERYONE)
    dead_enemies: list[int] = zone("enemy", see=EVERYONE)
    spent: list[int] = zone("enemy", see=EVERYONE)
    removed: list[int] = zone("enemy", see=EVERYONE)
    # How many cards of each layer are still in the deck, and from which layer each face-down card of the row came
    layers: list[int] = public()
    layer_at: list[int] = public()
    # The cards of which the enemy deck was made anew: everybody saw them die
    renewed: list[int] = public(factory=list)

    # The turn in progress
    active: int = public(0)
    phase: int = public(0)
    attack: int = public(0)
    recruit: int = public(0)
    over_for_now: bool = public(False)
    # Cards played this turn in order; whether each was a copy, its activated text is used, its points are swapped
    plays: list[int] = public(factory=list)
    copied: list[bool] = public(factory=list)
    activated: list[bool] = public(factory=list)
    swapped: list[bool] = public(factory=list)
    # Who has offered a card this turn, and offers already copied
    has_offered: list[bool] = public()
    taken_offers: list[int] = public(factory=list)
    offers_made: int = public(0)
    avoids: int = public(0)
    avoids_phase: bool = public(False)
    recruits_on_top: int = public(0)
    revealed_now: list[int] = public(factory=list)
    used_tasks: list[int] = public(factory=list)
    struck_already: list[int] = public(factory=list)
