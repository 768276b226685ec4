"""The house: all in which games of this family differ. Each game subclasses it and names its differences.

    class FilesHouse(House["Files"]):
        spaces = ("s5", "s4", "s3", "s2", "s1")
        passing = PASSING

        def can_die(self, s: Files, card: int) -> bool: ...

A method here is the plain answer. What is None is asked so often that even a plain answer would cost: the core goes its
plain way without a call. A state names its house beside its book (`house: ClassVar[House[Any]] = FilesHouse()`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from prowl.kernel.events import finish
from prowl.kernel.prompts import Rule

from .cards import Standing

if TYPE_CHECKING:
    from .state import Encounter

E = TypeVar("E", bound="Encounter")

# The standing statements that hold now, each with the card that makes it.
Said = list[tuple[int, Standing]]

ATTACK, RECRUIT = "attack", "recruit"


class House(Generic[E]):
    # -- figures -------------------------------------------------------------------------

    # The spaces of the row from the deck towards the players, and what a scan costs there.
    spaces: tuple[str, ...] = ()
    scan_costs: tuple[int, ...] = ()
    officer_cost: int = 3
    hand: int = 6
    enemies_enter_up: bool = False
    # Whether the others may set cards aside for the active player.
    lending: bool = True
    # Whether a strike that was cancelled keeps the attacker's Strike text from happening.
    cancel_silences: bool = True
    # The open zone of the state, besides the spaces of the row, whose cards may have an Action text.
    task_zone: str = ""

    # -- seats and words -----------------------------------------------------------------

    # The seats in the order in which they sit, where it is not that of their numbers.
    seating: Callable[[E], list[int]] | None = None

    def amount(self, s: E, me: int, what: str) -> int:
        """A number that a card names by a word."""
        raise ValueError(f"no amount {what!r}")

    def named(self, s: E, me: int, who: str) -> list[int]:
        """The players whom a card names by a word of this game."""
        raise ValueError(f"nobody is {who!r}")

    # -- the row -------------------------------------------------------------------------

    # Where a card of the deck enters; behind the last space it goes straight to the Combat Zone.
    entry: Callable[[E], int] | None = None
    # Whether a card is not pushed on: others jump over it unless they are forced past.
    stands: Callable[[E, int], bool] | None = None
    # A card lies in the Combat Zone and is not turned up yet.
    arrived: Callable[[E, int], Rule[None]] | None = None
    # A card that came from this layer of the deck is seen for the first time.
    unveiled: Callable[[E, int, int], None] | None = None
    # A card has left the place where it lay in play.
    uprooted: Callable[[E, int], None] | None = None
    # By type the rules for cards that leave their place while they are resolved and are spent afterwards.
    passing: Mapping[str, Callable[[E, int], Rule[None]]] = {}

    def enemy_deck_empty(self, s: E) -> bool:
        """The deck has no card left that is wanted; yes if it has been made anew."""
        return False

    def lying(self, s: E) -> Iterable[list[int]]:
        """The open piles of enemy cards in play besides the row and the Combat Zone."""
        return s.attached

    # -- statements and values -----------------------------------------------------------

    # What cards say besides the face-up enemies.
    more_statements: Callable[[E], Said] | None = None
    # What else changes the value of an enemy.
    more_value: Callable[[E, int, Said], int] | None = None

    def can_be_fought(self, s: E, card: int, said: Said) -> bool:
        """Whether nothing forbids to fight this face-up enemy."""
        return self.can_die(s, card)

    def can_die(self, s: E, card: int) -> bool:
        return True

    # -- acting --------------------------------------------------------------------------

    # Moves that only this game knows, and what they do.
    moves: Callable[[E, int, Said], list[Any]] | None = None
    act: Callable[[E, int, Any], Rule[None]] | None = None
    # What happened in the turn, for whoever counts it: a deed and how much of it.
    did: Callable[[E, str, int], None] | None = None

    # With which points an enemy is fought, how many of them can be spent on it, and how they are spent.
    fought_with: Callable[[E, int], str] | None = None
    purse: Callable[[E, str, int], int] | None = None
    spend: Callable[[E, str, int, int], None] | None = None
    # What comes before a fight is paid; a no calls it off.
    before_fight: Callable[[E, int, int], Rule[bool]] | None = None
    # Where a killed enemy goes.
    grave: Callable[[E, int, int], None] | None = None

    def killed(self, s: E, me: int, card: int) -> None:
        """An enemy has left play, before its Death text."""

    # -- cards and headquarters ----------------------------------------------------------

    # What a card of headquarters costs.
    price: Callable[[E, int], int] | None = None
    # Whether a card that comes up for a slot goes elsewhere, and another one comes up.
    diverted: Callable[[E, int, int], bool] | None = None
    # A slot has been filled; a slot has been emptied and not filled yet.
    filled: Callable[[E, int], None] | None = None
    slot_emptied: Callable[[E, int], None] | None = None
    # A card has been drawn and may act at once; cards are then drawn one by one.
    drawn: Callable[[E, int, int], Rule[None]] | None = None

    # -- strikes -------------------------------------------------------------------------

    # Who is still to strike, in order; how often a card strikes.
    strikers: Callable[[E], list[int]] | None = None
    strikes_of: Callable[[E, int], int] | None = None
    # Damage at an avatar besides its Strike cards.
    more_damage: Callable[[E, int], int] | None = None
    # Other ways to avoid a strike, and to cancel one that was drawn.
    avoids: Callable[[E, int], Rule[bool]] | None = None
    cancels: Callable[[E, int, int], Rule[bool]] | None = None
    # A strike has been laid at an avatar, before it may kill; a strike is over, before the attacker's Strike text.
    strike_taken: Callable[[E, int, int], None] | None = None
    after_blow: Callable[[E, int, int, int], Rule[None]] | None = None

    def die(self, s: E, me: int) -> Rule[None]:
        """The damage has reached the health of an avatar."""
        raise NotImplementedError

    # -- the end of a turn, and of the game ----------------------------------------------

    # What else is forgotten with the turn.
    forget: Callable[[E], None] | None = None

    def fewer_cards(self, s: E, me: int) -> int:
        """How many cards fewer the player draws at clean-up."""
        cards = s.book.cards
        return sum("hand_five" in cards[card].flags for card in s.wounds[me])

    def over(self, s: E, outcome: str) -> None:
        """The game has ended: the table too, unless it is one of a series."""
        finish(s, outcome)
