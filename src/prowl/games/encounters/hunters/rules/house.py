"""In what Hunters differs from the other games of the family."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prowl.kernel.prompts import Rule

from ...core.house import House, Said
from ..cards.kinds import GEAR_UP
from . import duel, honour, prey, tests, traps
from .ending import deck_is_empty, die
from .gear import equip

if TYPE_CHECKING:
    from ..state import Chase

# From the deck towards the players (PR-13), with what a scan costs there (PR-16).
SPACES = ("underground", "graveyard", "river", "ruins", "hills")
SCAN_COSTS = (4, 3, 3, 2, 2)


def gear_up(s: Chase, card: int) -> Rule[None]:
    """Turned up face down it is resolved and leaves (PR-181)."""
    yield from equip(s, 1)


PASSING = {GEAR_UP: gear_up}


class HuntersHouse(House["Chase"]):
    """The particular rules of Hunters."""

    spaces = SPACES
    scan_costs = SCAN_COSTS
    enemies_enter_up = True
    lending = False
    passing = PASSING

    # -- the Prey deck and the Wilds

    def enemy_deck_empty(self, s: Chase) -> bool:
        return deck_is_empty(s)

    def arrived(self, s: Chase, card: int) -> Rule[None]:
        yield from prey.arrived(s, card)

    # -- fighting

    def can_be_fought(self, s: Chase, card: int, said: Said) -> bool:
        return prey.can_be_fought(s, card, said)

    def more_value(self, s: Chase, card: int, said: Said) -> int:
        return prey.more_value(s, card, said)

    def before_fight(self, s: Chase, me: int, card: int) -> Rule[bool]:
        return (yield from prey.hunt(s, me, card))

    # -- other actions

    def moves(self, s: Chase, me: int, said: Said) -> list[Any]:
        return [*traps.moves(s, me), *honour.moves(s, me), *duel.moves(s, me)]

    def act(self, s: Chase, me: int, move: Any) -> Rule[None]:
        match move:
            case ("avoid", card):
                traps.avoid_hazard(s, me, card)
            case ("remove", trap):
                traps.remove_trap(s, me, trap)
            case ("heal", strike):
                honour.cure(s, me, strike)
            case ("duel", rival):
                yield from duel.duel(s, me, rival)
            case ("laser", rival):
                yield from duel.fire_laser(s, me, rival)

    # -- Tests

    def diverted(self, s: Chase, slot: int, card: int) -> bool:
        return tests.diverted(s, slot, card)

    def did(self, s: Chase, deed: str, n: int) -> None:
        tests.did(s, deed, n)

    # -- strikes

    def strikes_of(self, s: Chase, card: int) -> int:
        return prey.strikes_of(s, card)

    def after_blow(self, s: Chase, me: int, card: int, enemy: int) -> Rule[None]:
        yield from honour.after_blow(s, me, card, enemy)

    def die(self, s: Chase, me: int) -> Rule[None]:
        yield from die(s, me)

    # -- the end of a turn

    def fewer_cards(self, s: Chase, me: int) -> int:
        return traps.trapped(s, me, "hand_five")

    def forget(self, s: Chase) -> None:
        s.healing = s.restoring = s.duels = 0
        s.lasers, s.weakened, s.returning = [], {}, []
        tests.forget(s)


HOUSE = HuntersHouse()
