"""What the cards of the Aliens ask of a game: a table with a Hatchery, and what differs in co-op and among rivals.

A game with Aliens subclasses both. Where no answer is given here every such game gives its own.
"""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from prowl.kernel.prompts import Rule
from prowl.kernel.state import state
from prowl.kernel.views import EVERYONE, public, zone, zones

from ..core.objectives import Expedition, SceneHouse

N = TypeVar("N", bound="Infested")


class HiveHouse(SceneHouse[N]):
    """The house of a game with Aliens."""

    # -- what is found -------------------------------------------------------------------

    def found(self, s: N, me: int, card: int) -> Rule[None]:
        """A card of an Objective is found: a trophy, or laid in Operations (PR-314)."""
        raise NotImplementedError

    def brother(self, s: N, me: int, card: int) -> Rule[None]:
        """A Missing Brother turns up, to be saved until the end of the turn, or dead (PR-338)."""
        raise NotImplementedError

    def place_gun(self, s: N, me: int, card: int) -> Rule[None]:
        """A Sentry Gun is paid for and set up in a room without one (PR-335)."""
        raise NotImplementedError

    def lay_on_beast(self, s: N, card: int) -> None:
        """The Event card is laid on the Beast, if it is in play (PR-340)."""
        raise NotImplementedError

    def wound_beast(self, s: N, me: int, card: int) -> Rule[None]:
        """An Event card is taken off the Beast instead of its life (PR-340)."""
        raise NotImplementedError

    # -- the Hatchery --------------------------------------------------------------------

    def jumps(self, s: N, me: int) -> None:
        """A Facehugger has landed before this player: its deadline begins (PR-321, PR-542)."""
        raise NotImplementedError

    def burst(self, s: N, me: int, card: int) -> Rule[None]:
        """Whoever draws a Chestburster dies, and it enters the Combat Zone (PR-543, PR-553)."""
        raise NotImplementedError

    # -- Events and Hazards ----------------------------------------------------------------

    def take_captive(self, s: N, card: int) -> None:
        """The leftmost card of HQ becomes a captive in Operations (PR-336)."""
        raise NotImplementedError

    def lay_out_clones(self, s: N, n: int) -> None:
        """The top cards of the deck of characters go to the Combat Zone as Failed Clones (PR-343)."""
        raise NotImplementedError

    def lose_slot(self, s: N, card: int) -> None:
        """The leftmost card of HQ dies, and its slot is lost (PR-344)."""
        raise NotImplementedError

    def hazard(self, s: N, me: int, card: int, name: str) -> Rule[None]:
        """A Hazard that is a rule of its own (PR-333, PR-337, PR-341, PR-345)."""
        raise NotImplementedError


@state
class Infested(Expedition):
    """A table on which Facehuggers jump."""

    house: ClassVar[HiveHouse[Any]]

    # Facehuggers and Chestbursters: two open piles
    hatchery: list[list[int]] = zones("enemy", see=EVERYONE)
    front: list[list[int]] = zones("enemy", see=EVERYONE)
    operations: list[int] = zone("enemy", see=EVERYONE)
    # Event cards that lie on the Beast
    on_beast: list[int] = zone("enemy", see=EVERYONE)
    # Whether the Enemy that dies now lay in the Combat Zone
    fell_in_combat: bool = public(False)
    # How many of the cards that an Objective counts are gone, saved or dead
    gone_for_good: int = public(0)


FACEHUGGERS, CHESTBURSTERS = 0, 1
