"""What the chapters of The X-Files ask of one another."""

from __future__ import annotations

from collections.abc import Sequence

from prowl.kernel.effects import Effect
from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule

from ...core.house import House, Said
from ...core.strikes import damage, wound
from ..cards.kinds import Avatar
from ..cards.mat import POWERS
from ..cards.people import AVATARS
from ..state import Case
from . import the_end
from .action import SCAN_COSTS
from .belief import BELIEF, DOUBT, drawn, give_back, kind
from .cleanup import extinct, forget
from .evidence import lead_lost
from .piles import leave_hand
from .said import more_statements
from .series import LOST_AGENT, LOST_ALL, LOST_STRIKES, over
from .strikes import compare, into_scar, strikes_of, suffer

SPACES = ("s5", "s4", "s3", "s2", "s1")
GUNMEN = "gunmen"


class CaseHouse(House[Case]):
    """The particular rules of The X-Files."""

    spaces = SPACES
    scan_costs = SCAN_COSTS
    powers: tuple[tuple[Effect, ...], ...] = POWERS
    avatars: tuple[Avatar, ...] = AVATARS

    # -- what the family asks -----------------------------------------------------------------

    def seating(self, s: Case) -> list[int]:
        """Seats may be changed between the games of a Series (XF-269)."""
        return s.seating

    def more_statements(self, s: Case) -> Said:
        return more_statements(s)

    def more_damage(self, s: Case, me: int) -> int:
        """A Scar counts 1, whatever it shows (XF-145, XF-150)."""
        return len(s.scars[me])

    def strikes_of(self, s: Case, card: int) -> int:
        return strikes_of(s, card)

    def drawn(self, s: Case, me: int, card: int) -> Rule[None]:
        yield from drawn(s, me, card)

    def forget(self, s: Case) -> None:
        forget(s)

    # -- cards --------------------------------------------------------------------------------

    def discard(self, s: Case, me: int, cards: Sequence[int]) -> None:
        """From the hand, for all to see."""
        gone = [leave_hand(s, me, card) for card in cards]
        if gone:
            emit(s, "discarded", seat=me, own=gone)
        self.to_discard(s, me, gone)

    def to_discard(self, s: Case, me: int, cards: Sequence[int]) -> None:
        """To the discard pile; from The End on Extinction defeats them instead (XF-242)."""
        if cards and s.the_end and extinct(s):
            for card in cards:
                self.bury(s, me, card)
        else:
            s.discard[me] += cards

    def bury(self, s: Case, me: int, card: int) -> None:
        """Defeated: Belief and Doubt to their piles, characters to the defeated ones (XF-228, XF-229)."""
        if kind(s, card) in (BELIEF, DOUBT):
            give_back(s, me, card)
        else:
            s.graveyard[me].append(card)
            emit(s, "killed_own", seat=me, own=card)

    def defeat_own(self, s: Case, me: int, card: int) -> None:
        """A card in hand, or one played this turn; what it gave stays (XF-190)."""
        if card in s.hand[me]:
            card = leave_hand(s, me, card)
        else:
            s.played[me].remove(card)
        self.bury(s, me, card)

    def defeat_copy(self, s: Case, card: int) -> None:
        """The real card is defeated instead of going to its owner's discard pile (A-16)."""
        owner = next(seat for seat in range(s.players) if card in s.offered[seat])
        s.offered[owner].remove(card)
        self.bury(s, owner, card)

    def use_vigil(self, s: Case, seat: int, card: int) -> None:
        """Used by discarding it, to its owner's pile; a Climax card goes back to the box (XF-303)."""
        if card in s.climax[seat]:
            s.climax[seat].remove(card)
            s.climax_box.append(card)
        else:
            (s.vigils if card in s.vigils[seat] else s.played)[seat].remove(card)
            self.to_discard(s, seat, [card])
        emit(s, "vigil_used", seat=seat, own=card)

    def for_hire(self, s: Case) -> list[int]:
        """Lone Gunmen cards outside the game that can be paid (XF-249)."""
        kinds: dict[str, int] = {}
        for card in s.outside:
            printed = s.book.cards[card]
            if printed.group == GUNMEN and printed.cost <= s.recruit:
                kinds.setdefault(printed.id, card)
        return sorted(kinds.values())

    # -- the conspiracy -----------------------------------------------------------------------

    def ravages(self, s: Case, card: int) -> Rule[None]:
        """On entering the Field it strikes the active player at once (XF-222)."""
        emit(s, "enemy_struck", enemy=card, seat=s.active)
        yield from suffer(s, s.active, card)

    def lead_revealed(self, s: Case, card: int) -> Rule[None]:
        """It stays and counts from now on; once The End has begun it is defeated at once (XF-117, XF-196)."""
        s.deeds[card] = 0
        if s.the_end:
            lead_lost(s, card)
        yield from ()

    def end_revealed(self, s: Case, card: int) -> Rule[None]:
        yield from the_end.end_revealed(s, card)

    def hit_end(self, s: Case, me: int, card: int) -> Rule[None]:
        yield from the_end.hit_end(s, me, card)

    # -- defeat and the end -------------------------------------------------------------------

    def over(self, s: Case, outcome: str) -> None:
        over(s, outcome)

    def check_strikes(self, s: Case) -> None:
        """No Strike card is left at all: the team has lost (XF-6, A-25)."""
        left = s.strike_deck + s.strike_discard
        if not s.strikes_when_needed and not left and not s.strike_drawn:
            self.over(s, LOST_STRIKES)
        if s.misses_only_loses and all(wound(s, card).miss for card in left):
            self.over(s, LOST_STRIKES)

    def out_of_strikes(self, s: Case) -> None:
        self.over(s, LOST_STRIKES)

    def defeated(self, s: Case, me: int, *, by_damage: bool) -> Rule[None]:
        """Before The End the team has lost; after it the player drops out (XF-4, XF-5, XF-266)."""
        if not s.the_end:
            if by_damage and s.second_chance and self.gets_up(s, me):
                return
            self.over(s, LOST_AGENT)
        self.drop_out(s, me)
        if not any(s.alive):
            self.over(s, LOST_ALL)
        yield from ()

    def gets_up(self, s: Case, me: int) -> bool:
        """Second chance: all Strikes become Scars, the next turn is lost; if Scars alone suffice, all is (XF-309)."""
        for card in list(s.wounds[me]):
            into_scar(s, me, card)
        if damage(s, me) >= s.health[me]:
            return False
        self.lose_turn(s, me)
        s.cut_short = s.cut_short or me == s.active
        emit(s, "got_up", seat=me)
        return True

    def lose_turn(self, s: Case, me: int) -> None:
        """The next turn of the player: one of this round if it is still to come."""
        if s.turns and me in s.turns[-1][1:]:
            s.turns[-1].remove(me)
            emit(s, "turn_skipped", seat=me)
        else:
            s.skips[me] = True

    def drop_out(self, s: Case, me: int) -> None:
        """All own cards are defeated, Strikes and Scars go to the discard pile (XF-149, A-14)."""
        s.alive[me] = False
        emit(s, "died", seat=me)
        s.strike_discard += s.wounds[me] + s.scars[me]
        s.wounds[me], s.scars[me] = [], []
        piles = (s.hand, s.deck, s.discard, s.played, s.offered, s.vigils)
        # In order of their numbers: the order of a deck is nobody's business.
        for card in sorted(card for each in piles for card in each[me]):
            if kind(s, card) in (BELIEF, DOUBT):
                give_back(s, me, card)
            else:
                s.gone[me].append(card)
        for each in piles:
            each[me] = []

    # -- Body Swap ----------------------------------------------------------------------------

    def swap(self, s: Case, me: int, other: int) -> Rule[None]:
        """Avatars with their Strikes and Scars; decks, hands and turn order stay (XF-240, R-8)."""
        for pile in (s.avatar, s.health):
            pile[me], pile[other] = pile[other], pile[me]
        for cards in (s.wounds, s.scars):
            cards[me], cards[other] = cards[other], cards[me]
        emit(s, "avatars_swapped", seat=me, other=other)
        yield from compare(s, me)
        yield from compare(s, other)

    def swap_back(self, s: Case, me: int) -> Rule[None]:
        """At the end of the active player's next turn, if both Avatars are still in the game."""
        if not s.swapped_seats or s.swapped_seats[0] != me:
            return
        if s.swapped_seats[2] == 0:
            s.swapped_seats[2] = 1
            return
        other = s.swapped_seats[1]
        s.swapped_seats = []
        if s.alive[me] and other < 0:
            self.change_avatar(s, me)
        elif s.alive[me] and s.alive[other]:
            yield from self.swap(s, me, other)

    def change_avatar(self, s: Case, me: int) -> None:
        """Alone: the Avatar of the box comes, or goes; by option the damage stays on the old one (XF-256, A-26)."""
        s.avatar[me], s.avatars_left[0] = s.avatars_left[0], s.avatar[me]
        s.health[me] = AVATARS[s.avatar[me]].health
        if s.solo_swap_fresh:
            s.wounds[me], s.left_wounds = s.left_wounds, s.wounds[me]
            s.scars[me], s.left_scars = s.left_scars, s.scars[me]
        emit(s, "avatar_taken", seat=me, avatar=s.avatar[me])
