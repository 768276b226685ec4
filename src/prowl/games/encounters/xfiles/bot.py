"""What bots are told of The X-Files: how the case stands, and what people tend to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prowl.kernel.game import Mind
from prowl.kernel.prompts import PASS, Ask

from ..core.cards import ENEMY
from ..core.piles import character
from ..core.strikes import damage
from ..core.track import foe
from .cards.kinds import END_GAME
from .rules.said import NO_CARD, end_figure
from .rules.the_end import WON, end_damage
from .state import Case

# How likely people are to make a move of the Action Phase: cards first, then fights, then purchases, the end last.
MOVES = {
    "play": 300.0,
    "copy": 300.0,
    "use": 200.0,
    "fight": 120.0,
    "follow": 150.0,
    "climax": 60.0,
    "task": 30.0,
    "recruit": 60.0,
    "special_agent": 15.0,
    "scan_bureau": 25.0,
    "scan": 20.0,
    "exchange": 5.0,
    "sacrifice": 0.5,
    "end": 0.05,
}
YES, NO = ("yes",), ("no",)


def weights(s: Case, ask: Ask, options: Sequence[Any]) -> list[float]:
    return [weight(s, ask, option) for option in options]


def weight(s: Case, ask: Ask, option: Any) -> float:
    match ask.about:
        case "action":
            return move_weight(s, option)
        case "vigil" | "cancel":
            return 0.3 if option == PASS else 1.0
        case "discard.own" | "kill.own":
            return 1.0
        case "heal.seat" | "whom.seat":
            return 1.0 + damage(s, option)
    return 0.2 if option == NO else 1.0


def move_weight(s: Case, option: Any) -> float:
    base = MOVES.get(option[0], 1.0)
    if option[0] == "fight":
        kind = foe(s, option[1]).type
        return base * (4.0 if option[1] in s.combat and kind == ENEMY else 3.0 if kind == END_GAME else 1.0)
    if option[0] == "recruit":
        printed = character(s, option[1])
        return base * (1.0 + printed.cost) * (1.0 + printed.attack)
    return base


# -- how the case stands ------------------------------------------------------------------------------------


def value(s: Case, me: int) -> float:
    """0 lost, 1 won; before The End health, deck and Evidence, after it the race of damage."""
    if s.outcome:
        return 1.0 if s.outcome == WON else 0.0
    health = [max(0, s.health[seat] - damage(s, seat)) / s.health[seat] for seat in range(s.players) if s.alive[seat]]
    weakest, mean = min(health), sum(health) / s.players
    if not s.the_end:
        standing = 0.15 * weakest + 0.15 * mean + 0.04 * len(s.found) + 0.06 * len(s.collected)
        return 0.1 + standing + 0.25 * quality(s) - 0.02 * len(s.combat)
    left = [
        1 - end_damage(s, card) / end_figure(s, card, "health")
        for card in (s.end_card, s.clone_card)
        if card != NO_CARD
    ]
    return min(0.99, max(0.01, 0.4 + 0.5 * (1 - sum(left)) + 0.25 * (mean - 0.5)))


def quality(s: Case) -> float:
    """The mean worth of the cards of all decks, from 0 to 1."""
    total = n = 0.0
    for seat in range(s.players):
        for card in s.deck[seat] + s.hand[seat] + s.discard[seat] + s.played[seat] + s.vigils[seat]:
            printed = character(s, card)
            total += printed.attack + 0.7 * printed.recruit
            n += 1
    return min(1.0, total / n / 4.0) if n else 0.0


def moment(s: Case) -> int:
    """Turns: each player's turn is one."""
    return s.round * s.players


MIND = Mind(value=value, weights=weights, moment=moment, iterations=60)
