"""Setup (NA-24 to NA-36, NA-161)."""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import emit
from prowl.kernel.game import Settings
from prowl.kernel.prompts import Rule, choose
from prowl.kernel.rng import below
from prowl.kernel.settings import chosen
from prowl.kernel.views import shuffle

from ..cards.numbers import HUNT_NAMES, RESERVE_PLACES, SURVIVAL_NAMES
from ..state import WILL, Planet
from .decks import HUNT_HAND
from .place_cards import first_hand

SIDES = (1, 2)


def rescue_distance(players: int) -> int:
    return 11 + players


def assimilation_distance(players: int) -> int:
    return 5 + players


def reserve_copies(hunted: int) -> int:
    """1 copy of each place 6-10 for one Hunted, 2 for two or three, 3 for more (NA-35)."""
    return 1 if hunted == 1 else 2 if hunted <= 3 else 3


def setup(players: int, settings: Settings, chance: dict[str, int]) -> Planet:
    """Everything but the cards that are dealt once the board lies (NA-161)."""
    creature = who_is_creature(players, settings, chance)
    hunted = [(creature + i) % players for i in range(1, players)]
    return Planet(
        players=players,
        chance=chance,
        **chosen(Planet, settings),
        creature=creature,
        hunted=hunted,
        rescue=rescue_distance(players),
        assimilation=assimilation_distance(players),
        will=[0 if seat == creature else WILL for seat in range(players)],
        reserve=[reserve_copies(len(hunted))] * len(RESERVE_PLACES),
        hand=[[] if seat == creature else first_hand() for seat in range(players)],
        **_one_for_each(players),
    )


def _one_for_each(players: int) -> dict[str, Any]:
    """Empty piles and marks of every seat."""
    piles = ("played", "discard", "survival_hand", "stands", "stood", "resolved")
    marks = ("river", "artefact", "survival_played", "ignores_artemia", "ignores_creature")
    empty: dict[str, Any] = {name: [[] for _ in range(players)] for name in piles}
    empty.update({name: [False] * players for name in marks}, resisted=[0] * players)
    return empty


def who_is_creature(players: int, settings: Settings, chance: dict[str, int]) -> int:
    """By table option, otherwise at random (NA-A22)."""
    wish = settings["creature"]
    if wish == "random" or int(wish) > players:
        return below(chance, "setup", players)
    return int(wish) - 1


def choose_side(s: Planet) -> Rule[None]:
    """The Creature picks which side of the board is up, side 1 if it does not say (NA-25, NA-A6)."""
    if not s.side:
        s.side = yield from choose(s, s.creature, SIDES, "setup.side", first=True)
    emit(s, "side_chosen", seat=s.creature, side=s.side)


def deal(s: Planet) -> None:
    """Both decks are shuffled; 1 Survival card for each Hunted in seat order, 3 Hunt cards (NA-30 to NA-33)."""
    s.survival_deck = list(range(len(SURVIVAL_NAMES)))
    s.hunt_deck = list(range(len(HUNT_NAMES)))
    shuffle(s, "survival", s.survival_deck)
    shuffle(s, "hunt", s.hunt_deck)
    for me in sorted(s.hunted):
        s.survival_hand[me].append(s.survival_deck.pop())
    s.hunt_hand = [s.hunt_deck.pop() for _ in range(HUNT_HAND)]
