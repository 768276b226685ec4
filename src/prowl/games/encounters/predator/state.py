"""The table of Predator's Hunted mode."""

from __future__ import annotations

from typing import Any, ClassVar

from prowl.kernel.settings import option
from prowl.kernel.state import state
from prowl.kernel.views import EVERYONE, public, zone, zones

from ..core.cards import Book
from ..core.objectives import Expedition, SceneHouse
from .cards.book import BOOK
from .rules.house import HOUSE


@state
class Hunt(Expedition):
    book: ClassVar[Book] = BOOK
    house: ClassVar[SceneHouse[Any]] = HOUSE

    marks: list[int] = public()
    # Enemy cards that lie open outside the Wilds, and enemies that lie in front of a player
    operations: list[int] = zone("enemy", see=EVERYONE)
    front: list[list[int]] = zones("enemy", see=EVERYONE)
    # Whether the enemy deck has been made anew
    exhausted: bool = public(False)
    lost_evidence: int = public(0)

    avatars_by: str = option("avatars", ("choose", "random", "two"))
    preparation: int = option("preparation", numbers=range(3))
    defence_counts: bool = option("defence", {"off": False, "on": True})
    laid_out: int = option("laid_out", numbers=range(6))
    all_or_nothing: bool = option("all_or_nothing", {"off": False, "on": True})
    # All or Nothing: the rounds that are still to begin after a death; -1 while nobody has died.
    rounds_to_go: int = public(-1)
    avatars_left: list[int] = public(factory=list)
