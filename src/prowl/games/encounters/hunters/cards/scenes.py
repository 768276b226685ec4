"""The mini-decks by film and number (PR-168)."""

from __future__ import annotations

from dataclasses import dataclass

from prowl.kernel.effects import Card


@dataclass(frozen=True, kw_only=True)
class PreyDeck(Card):
    """A mini-deck: one of each number makes a Prey deck."""

    film: str
    number: int


def deck(id: str, number: int, film: str) -> PreyDeck:
    return PreyDeck(id=id, kind="prey_deck", number=number, film=film)


PREY_DECKS = (
    deck("no_sport", 1, "film_1"),
    deck("payback_time", 2, "film_1"),
    deck("what_the_hell_are_you", 3, "film_1"),
    deck("drawn_by_heat", 1, "film_2"),
    deck("this_is_history", 2, "film_2"),
    deck("a_taste_for_beef", 3, "film_2"),
)

FILMS = ("film_1", "film_2")
# One of the players is this Predator.
FILM_HUNTER = {"film_1": "jungle_hunter", "film_2": "city_hunter"}
