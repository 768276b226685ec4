"""What Predator answers when the core asks: events, hazards, deaths, an empty deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prowl.kernel.events import emit, finish
from prowl.kernel.prompts import Rule
from prowl.kernel.views import renew

from ...core.cards import EVENT, HAZARD
from ...core.fighting import is_final
from ...core.house import Said
from ...core.objectives import SceneHouse, begin_objective, next_hazard, play_event
from ...core.piles import leave_for_good, living
from ...core.track import enter_combat
from ...core.values import is_forbidden
from ..cards.scenes import LOCATIONS, OBJECTIVES
from ..effects import LOST_DEAD, LOST_TIME, MAJOR, change_marks

if TYPE_CHECKING:
    from ..state import Hunt

# From the deck towards the players (PR-13), with what a scan costs there (PR-16).
SPACES = ("underground", "graveyard", "river", "ruins", "hills")
SCAN_COSTS = (4, 3, 3, 2, 2)
THIRD = 2
BY_ID = {each.id: each for each in OBJECTIVES}
PLACES = {each.id: each for each in LOCATIONS}


def play_hazard(s: Hunt, card: int) -> Rule[None]:
    """First the mark, then the next numbered hazard of the location; a fourth only marks (PR-49, PR-132)."""
    change_marks(s, s.active, 1)
    yield from next_hazard(s, card)


PASSING = {EVENT: play_event, HAZARD: play_hazard}


class HuntHouse(SceneHouse["Hunt"]):
    """The particular rules of the Hunted mode."""

    spaces = SPACES
    scan_costs = SCAN_COSTS
    task_zone = "operations"
    objectives, locations = BY_ID, PLACES
    passing = PASSING

    def amount(self, s: Hunt, me: int, what: str) -> int:
        return s.marks[me] if what == "marks" else super().amount(s, me, what)

    def named(self, s: Hunt, me: int, who: str) -> list[int]:
        return [seat for seat in living(s) if s.marks[seat]] if who == "marked" else super().named(s, me, who)

    def lying(self, s: Hunt) -> list[list[int]]:
        return [s.operations, *s.attached, *s.front]

    def enemy_deck_empty(self, s: Hunt) -> bool:
        """The first time the dead enemies make a new deck, the second time all is lost (PR-125 to PR-127)."""
        if s.exhausted or not s.dead_enemies:
            finish(s, LOST_TIME)
        s.exhausted = True
        s.renewed = sorted(s.dead_enemies)
        renew(s, "enemy", s.enemy_deck, s.dead_enemies)
        s.layers = [0, 0, 0, len(s.enemy_deck)]
        emit(s, "enemies_reshuffled")
        return True

    def can_die(self, s: Hunt, card: int) -> bool:
        """The Final Enemy only once the second objective is complete (PR-120, PR-A15)."""
        return not is_final(s, card) or s.objective >= THIRD

    def can_be_fought(self, s: Hunt, card: int, said: Said) -> bool:
        return not is_final(s, card) or (s.objective >= THIRD and not is_forbidden(said, "fight_final"))

    def killed(self, s: Hunt, me: int, card: int) -> None:
        if is_final(s, card):
            finish(s, MAJOR)

    def die(self, s: Hunt, me: int) -> Rule[None]:
        """The player leaves with all cards, strikes go to their discard; the last death loses (PR-124, PR-526)."""
        s.marks[me] = 0
        leave_for_good(s, me)
        if not any(s.alive):
            finish(s, LOST_DEAD)
        if s.all_or_nothing and s.rounds_to_go < 0:
            s.rounds_to_go = 1
        while s.front[me]:
            yield from enter_combat(s, s.front[me].pop(), up=True)


HOUSE = HuntHouse()


def first_objective(s: Hunt) -> Rule[None]:
    yield from begin_objective(s)
