"""The table of Hunters: open Wilds, Gear on Prey, Traps before players, Trophy Rooms, the Testing Ground."""

from __future__ import annotations

from typing import Any, ClassVar

from prowl.kernel.settings import option
from prowl.kernel.state import state
from prowl.kernel.views import EVERYONE, NOBODY, public, zone, zones

from ..core.cards import Book
from ..core.house import House
from ..core.state import Encounter
from .cards.book import BOOK
from .cards.kinds import Predator
from .cards.people import AVATARS
from .rules.house import HOUSE


def owner_or_open_rooms(s: Chase, seat: int, owner: int) -> bool:
    """Its owner may look through a Trophy Room, by table setting everybody (PR-163)."""
    return seat == owner or s.open_trophies


def owner_or_open_rivalry(s: Chase, seat: int, owner: int) -> bool:
    return seat == owner or s.rivalry_is == "open"


@state
class Chase(Encounter):
    book: ClassVar[Book] = BOOK
    house: ClassVar[House[Any]] = HOUSE
    predators: ClassVar[tuple[Predator, ...]] = AVATARS

    # Hands are nobody else's business, and nobody offers cards.
    open_hands: bool = public(False)
    offers_all_turn: bool = public(False)

    avatars_by: str = option("avatars", ("choose", "random", "two"))
    preparation: int = option("preparation", numbers=range(3))
    ambush: int = option("ambush", {"off": 0, "on": 1})
    with_tests: bool = option("tests", {"off": False, "on": True})
    rivalry_is: str = option("rivalry", ("off", "secret", "open"))
    together: bool = option("side", {"rivals": False, "together": True}, players={"together": range(2, 6)})
    open_trophies: bool = option("open_trophies", {"off": False, "on": True})
    paid_with_attack: bool = option("hazard_points", {"recruit": False, "attack": True})
    gear_reaches_combat: bool = option("gear_reach", {"wilds": False, "combat": True})

    film: str = public("")
    avatars_left: list[int] = public(factory=list)

    # The Prey deck: the mini-decks by number, and which of them each layer of the deck is of
    prey_decks: list[str] = public()
    runs: list[int] = public()
    # Escaped Prey and Hazards that went off
    fled: list[int] = zone("enemy", see=EVERYONE)

    # Trophies: cards, and the Avatars of slain Predators
    trophies: list[list[int]] = zones("enemy", see=owner_or_open_rooms)
    slain: list[list[int]] = public()

    # Gear, and the Prey card that bears each piece in play
    gear_deck: list[int] = zone("gear", see=NOBODY)
    gear_discard: list[int] = zone("gear", see=EVERYONE)
    geared: list[int] = zone("gear", see=EVERYONE)
    bearers: list[int] = public(factory=list)
    # Arrested Prey, and the Police Officer over each
    arrested: list[int] = zone("enemy", see=EVERYONE)
    officers_over: list[int] = public(factory=list)

    trap_deck: list[int] = zone("trap", see=NOBODY)
    trap_discard: list[int] = zone("trap", see=EVERYONE)
    traps: list[list[int]] = zones("trap", see=EVERYONE)

    # Tests: those that are not in this game, the Testing Ground, and what had been done when each came up
    tests_box: list[int] = zone("barracks", see=NOBODY)
    testing: list[int] = zone("barracks", see=EVERYONE)
    done_before: list[dict[str, int]] = public(factory=list)
    rivalry: list[list[int]] = zones("rivalry", see=owner_or_open_rivalry)
    rivalry_box: list[int] = zone("rivalry", see=NOBODY)

    # Dishonour that stays, and what lay at the Avatar of a dead Predator
    shame: list[int] = public()
    noted: list[int] = public()

    # The turn in progress
    healing: int = public(0)
    restoring: int = public(0)
    duels: int = public(0)
    # Whose attack a strike belongs to; -1: nobody's
    attacker: int = public(-1)
    # The players whose Laser Traps were used, once for each trap
    lasers: list[int] = public(factory=list)
    weakened: dict[str, int] = public(factory=dict)
    returning: list[int] = public(factory=list)
    deeds: dict[str, int] = public(factory=dict)
    # The points as they were last looked at
    attack_seen: int = public(0)
    recruit_seen: int = public(0)

    # After a death: the rounds that are still to begin; -1 while everybody lives
    rounds_to_go: int = public(-1)
