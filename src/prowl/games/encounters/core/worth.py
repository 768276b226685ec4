"""What a card is worth in a deck, and what sensible people answer to the questions of all games of this family."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from .cards import CLASS, TEAM, Book, Character
from .offers import open_offers
from .piles import character
from .state import Encounter
from .strikes import damage, strikes_of, wound
from .track import is_enemy

E = TypeVar("E", bound=Encounter)
Weights = list[float]
Weigh = Callable[[E, int, Sequence[Any]], Weights]

# What a verb that the game says nothing of is worth.
UNSAID = 0.3


def rated(card: Character, says: Mapping[str, float]) -> float:
    """How much a card helps whoever has it in the deck: its points, and a little for what it says."""
    said = sum(
        says.get(effect.verb, UNSAID) * _times(effect.numbers.get("n", 1))
        for clause in card.clauses
        for effect in clause.effects
    )
    return card.attack + 0.7 * card.recruit + said + 0.4 * card.coordinates


def _times(n: Any) -> float:
    return float(min(n, 2)) if isinstance(n, int) else 1.0


class Worth(Generic[E]):
    """The worth of all cards of a book, and the weights that follow from it."""

    def __init__(self, book: Book, says: Mapping[str, float]) -> None:
        self.rated = [rated(card, says) if isinstance(card, Character) else 0.0 for card in book.cards]
        # Cards that build on others played before.
        self.builds = [isinstance(card, Character) and bool(card.at(CLASS) or card.at(TEAM)) for card in book.cards]

    @property
    def questions(self) -> dict[str, Weigh[E]]:
        """The questions that every game of this family asks."""
        return {
            "ability": yes,
            "avoid": yes,
            "on_top": yes,
            "cancel": self.suffered,
            "discard.own": self.poor_card,
            "kill.own": self.poor_card,
            "topdeck.own": self.good_card,
            "gain.barracks": self.good_card,
            "heal.seat": most_hurt,
            "heal.strike": worst_wound,
            "scan.space": nearest,
            "swap": swap,
            "coordinate": self.helping,
            "coordinate_early": self.helping,
        }

    def quality(self, s: E, alive: Sequence[int]) -> float:
        """The average worth of a card of theirs."""
        rated = self.rated
        cards = [card for me in alive for pile in (s.deck, s.hand, s.discard, s.played, s.offered) for card in pile[me]]
        return sum((rated[card] for card in cards), 0.0) / max(len(cards), 1)

    def next_card(self, s: E, me: int) -> tuple[str, int] | None:
        """The card to lay down now, if there is one. Which of those that need no other makes no difference."""
        cards = [("play", card) for card in s.hand[me]] + [("copy", card) for card in open_offers(s)]
        return next((each for each in cards if not self.builds[each[1]]), cards[0] if cards else None)

    def suffered(self, s: E, me: int, options: Sequence[Any]) -> Weights:
        """Give up a card rather than take it, if it is a poor one."""
        return [4.0 / (1 + self.rated[option[1]]) if option[0] == "give" else 0.6 for option in options]

    def poor_card(self, s: E, me: int, options: Sequence[Any]) -> Weights:
        """The worst cards go first."""
        return [(3.0 - min(self.rated[card], 2.9)) ** 3 for card in options]

    def good_card(self, s: E, me: int, options: Sequence[Any]) -> Weights:
        return [0.1 + self.rated[card] ** 2 for card in options]

    def helping(self, s: E, me: int, options: Sequence[Any]) -> Weights:
        """The best card to copy; never pass where passing is an option."""
        return [0.5 if option == ("pass",) else 0.5 + self.rated[option[1]] for option in options]

    def hiring(self, card: int) -> float:
        """One good card rather than two poor ones."""
        return 0.4 * self.rated[card] * self.rated[card]


def yes(s: Encounter, me: int, options: Sequence[Any]) -> Weights:
    return [1.0 if option == ("yes",) else 0.0 for option in options]


def most_hurt(s: Encounter, me: int, options: Sequence[Any]) -> Weights:
    return [10.0 / max(1, s.health[seat] - damage(s, seat)) ** 2 for seat in options]


def worst_wound(s: Encounter, me: int, options: Sequence[Any]) -> Weights:
    return [0.1 + wound(s, card).damage ** 2 for card in options]


def nearest(s: Encounter, me: int, options: Sequence[Any]) -> Weights:
    return [1.0 + space for space in options]


def swap(s: Encounter, me: int, options: Sequence[Any]) -> Weights:
    """Attack where somebody strikes, otherwise recruit."""
    return [1.0 if option == ("keep",) else _gain(s, option[1]) for option in options]


def _gain(s: Encounter, card: int) -> float:
    gain = character(s, card).recruit - character(s, card).attack
    return max(0.05, 1.0 + gain * (1.0 if s.combat else -0.3))


def pressure(s: Encounter) -> float:
    """Enemies that strike or are about to."""
    near = sum((0.12 * space * bool(s.wilds[space]) for space in range(len(s.wilds))), 0.0)
    return near + sum((float(strikes_of(s, card)) for card in s.combat if is_enemy(s, card)), 0.0)


def may_die(s: Encounter, worst: int) -> bool:
    """Whether the strikes that are coming can kill the active player, if each does this much damage."""
    coming = sum(strikes_of(s, card) for card in s.combat if is_enemy(s, card))
    return coming * worst >= s.health[s.active] - damage(s, s.active)
