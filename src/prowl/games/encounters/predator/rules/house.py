"""What Predator answers when the core asks: events, hazards, deaths, an empty deck."""

from __future__ import annotations

from prowl.kernel.events import emit, finish
from prowl.kernel.prompts import Rule
from prowl.kernel.views import shuffle

from ...core.fighting import is_final
from ...core.strikes import suffer, wound
from ...core.values import forbidden, standing
from ..cards.scenes import LOCATIONS, OBJECTIVES
from ..effects import LOST, MAJOR
from ..state import Hunt

SCAN_COSTS = (4, 3, 3, 2, 2)
OFFICER_COST = 3
THIRD = 2
BY_ID = {each.id: each for each in OBJECTIVES}
PLACES = {each.id: each for each in LOCATIONS}


class House:
    """The particular rules of the Hunted mode."""

    scan_costs = SCAN_COSTS
    officer_cost = OFFICER_COST
    enemies_enter_up = False

    @staticmethod
    def event(s: Hunt, card: int) -> Rule[None]:
        """The Event text of the current objective (PR-48, PR-117)."""
        for effect in BY_ID[s.objectives[s.objective]].event:
            flow = effect.run(s, s.active, card, **effect.numbers)
            if flow is not None:
                yield from flow

    @staticmethod
    def hazard(s: Hunt, card: int) -> Rule[None]:
        """First the mark, then the next numbered hazard of the location; a fourth only marks (PR-49, PR-132)."""
        s.marks[s.active] += 1
        emit(s, "marked", seat=s.active, n=s.marks[s.active])
        hazards = PLACES[s.location].hazards
        if s.hazards < len(hazards):
            s.hazards += 1
            for effect in hazards[s.hazards - 1]:
                flow = effect.run(s, s.active, card, **effect.numbers)
                if flow is not None:
                    yield from flow

    @staticmethod
    def revealed(s: Hunt, card: int) -> Rule[None]:
        yield from ()

    @staticmethod
    def enemy_deck_empty(s: Hunt) -> bool:
        """The first time the dead enemies make a new deck, the second time all is lost (PR-125 to PR-127)."""
        if s.exhausted or not s.dead_enemies:
            finish(s, LOST)
        s.exhausted = True
        s.enemy_deck, s.dead_enemies = s.dead_enemies, []
        shuffle(s, "enemy", s.enemy_deck)
        s.layers = [0, 0, 0, len(s.enemy_deck)]
        emit(s, "enemies_reshuffled")
        return True

    @staticmethod
    def can_be_killed(s: Hunt, card: int) -> bool:
        """The Final Enemy only once the second objective is complete (PR-120, PR-A15)."""
        return not is_final(s, card) or (s.objective >= THIRD and not forbidden(s, "fight_final"))

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
            for _ in list(standing(s, "scorpio")):
                yield from suffer(s, s.active)

    @staticmethod
    def drawn_instead(s: Hunt, me: int, card: int) -> bool:
        """Close Call does not count while One at a Time is in the Combat Zone."""
        return me == s.active and s.book.cards[card].id == "close_call" and any(standing(s, "no_close_call"))

    @staticmethod
    def coordinated(s: Hunt, me: int) -> Rule[None]:
        for _ in list(standing(s, "fear")):
            if s.alive[me]:
                yield from suffer(s, me)

    @staticmethod
    def fewer_cards(s: Hunt, me: int) -> int:
        return sum("hand_five" in wound(s, card).flags for card in s.wounds[me])

    @staticmethod
    def die(s: Hunt, me: int) -> None:
        """The player leaves with all cards, strikes go to their discard; the last death loses (PR-124, PR-526)."""
        s.alive[me] = False
        s.marks[me] = 0
        emit(s, "died", seat=me)
        s.strike_discard += s.wounds[me]
        s.wounds[me] = []
        piles = (s.hand, s.deck, s.discard, s.played, s.offered)
        # In order of their numbers: the order of a deck is nobody's business.
        s.graveyard += sorted(card for each in piles for card in each[me])
        for each in piles:
            each[me] = []
        if not any(s.alive):
            finish(s, LOST)
        if s.all_or_nothing and not s.last_round:
            s.last_round = s.round + 1
