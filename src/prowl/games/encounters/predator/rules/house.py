"""What Predator answers when the core asks: events, hazards, deaths, an empty deck."""

from __future__ import annotations

from prowl.kernel.effects import Effect
from prowl.kernel.events import emit, finish
from prowl.kernel.prompts import Rule
from prowl.kernel.views import renew

from ...core.effects import change_marks
from ...core.fighting import is_final
from ...core.strikes import deal, wound
from ...core.track import enter_combat
from ...core.values import forbidden, standing
from ..cards.scenes import LOCATIONS, OBJECTIVES
from ..effects import LOST_DEAD, LOST_TIME, MAJOR
from ..state import Hunt

# From the deck towards the players (PR-13), with what a scan costs there (PR-16).
SPACES = ("underground", "graveyard", "river", "ruins", "hills")
SCAN_COSTS = (4, 3, 3, 2, 2)
OFFICER_COST = 3
THIRD = 2
NO_CARD = -1
BY_ID = {each.id: each for each in OBJECTIVES}
PLACES = {each.id: each for each in LOCATIONS}


class House:
    """The particular rules of the Hunted mode."""

    spaces = SPACES
    scan_costs = SCAN_COSTS
    officer_cost = OFFICER_COST
    enemies_enter_up = False

    @staticmethod
    def event(s: Hunt, card: int) -> Rule[None]:
        """The Event text of the current objective (PR-48, PR-117)."""
        yield from perform(s, BY_ID[s.objectives[s.objective]].event, card)

    @staticmethod
    def objective_begins(s: Hunt) -> Rule[None]:
        """The Setup text of the objective that becomes current (PR-113)."""
        emit(s, "objective_began", objective=s.objectives[s.objective])
        yield from perform(s, BY_ID[s.objectives[s.objective]].setup, NO_CARD)

    @staticmethod
    def hazard(s: Hunt, card: int) -> Rule[None]:
        """First the mark, then the next numbered hazard of the location; a fourth only marks (PR-49, PR-132)."""
        change_marks(s, s.active, 1)
        hazards = PLACES[s.location].hazards
        if s.hazards < len(hazards):
            s.hazards += 1
            yield from perform(s, hazards[s.hazards - 1], card)

    @staticmethod
    def enemy_deck_empty(s: Hunt) -> bool:
        """The first time the dead enemies make a new deck, the second time all is lost (PR-125 to PR-127)."""
        if s.exhausted or not s.dead_enemies:
            finish(s, LOST_TIME)
        s.exhausted = True
        s.renewed = sorted(s.dead_enemies)
        renew(s, "enemy", s.enemy_deck, s.dead_enemies)
        s.layers = [0, 0, 0, len(s.enemy_deck)]
        emit(s, "enemies_reshuffled")
        return True

    @staticmethod
    def can_die(s: Hunt, card: int) -> bool:
        """The Final Enemy only once the second objective is complete (PR-120, PR-A15)."""
        return not is_final(s, card) or s.objective >= THIRD

    @staticmethod
    def can_be_fought(s: Hunt, card: int) -> bool:
        return House.can_die(s, card) and not (is_final(s, card) and forbidden(s, "fight_final"))

    @staticmethod
    def stays_alive(s: Hunt, me: int, card: int) -> bool:
        """One Ugly Mother takes a mark away instead of dying."""
        return s.book.cards[card].id == "one_ugly_mother" and s.marks[me] > 0

    @staticmethod
    def killed(s: Hunt, me: int, card: int) -> None:
        if is_final(s, card):
            finish(s, MAJOR)

    @staticmethod
    def after_death(s: Hunt, me: int, card: int) -> Rule[None]:
        """El Scorpio answers for every Enforcer."""
        if s.book.cards[card].id == "scorpion_enforcer":
            for scorpio, _ in standing(s, "scorpio"):
                yield from deal(s, s.active, scorpio, 1)

    @staticmethod
    def drawn_instead(s: Hunt, me: int, card: int) -> bool:
        """Close Call does not count while One at a Time is in the Combat Zone."""
        return me == s.active and s.book.cards[card].id == "close_call" and bool(standing(s, "no_close_call"))

    @staticmethod
    def coordinated(s: Hunt, me: int) -> Rule[None]:
        for city, _ in standing(s, "fear"):
            yield from deal(s, me, city, 1)

    @staticmethod
    def fewer_cards(s: Hunt, me: int) -> int:
        return sum("hand_five" in wound(s, card).flags for card in s.wounds[me])

    @staticmethod
    def die(s: Hunt, me: int) -> Rule[None]:
        """The player leaves with all cards, strikes go to their discard; the last death loses (PR-124, PR-526)."""
        s.alive[me] = False
        s.marks[me] = 0
        emit(s, "died", seat=me)
        s.strike_discard += s.wounds[me]
        s.wounds[me] = []
        bury(s, me)
        if not any(s.alive):
            finish(s, LOST_DEAD)
        if s.all_or_nothing and s.rounds_to_go < 0:
            s.rounds_to_go = 1
        while s.front[me]:
            yield from enter_combat(s, s.front[me].pop(), up=True)


def first_objective(s: Hunt) -> Rule[None]:
    yield from House.objective_begins(s)


def bury(s: Hunt, me: int) -> None:
    """Hand, deck, discard, played and offered cards leave the game; copies already played stay valid (PR-152)."""
    piles = (s.hand, s.deck, s.discard, s.played, s.offered)
    # In order of their numbers: the order of a deck is nobody's business.
    s.gone[me] = sorted(card for each in piles for card in each[me])
    for each in piles:
        each[me] = []


def perform(s: Hunt, effects: tuple[Effect, ...], card: int) -> Rule[None]:
    """The sentences of an Objective or a Location; the active player is meant by "you" (PR-73, PR-A45)."""
    for effect in effects:
        flow = effect.run(s, s.active, card, **effect.numbers)
        if flow is not None:
            yield from flow
