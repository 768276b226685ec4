"""What bots are told of The X-Files: how the case stands, and what sensible people do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from prowl.kernel.game import Mind
from prowl.kernel.prompts import PASS, Ask

from ..core.action import END
from ..core.cards import ENEMY
from ..core.piles import living
from ..core.strikes import damage
from ..core.track import foe
from ..core.worth import Weights, Worth, pressure, yes
from .cards.book import BOOK
from .cards.kinds import AGENT, END_GAME
from .rules.said import NO_CARD, end_figure
from .rules.the_end import end_damage
from .state import Case

# -- How the case stands --------------------------------------------------------------------

# What the verbs of a card are worth.
SAYS = {"draw": 0.9, "scan": 0.3, "scan_bureau": 0.3, "attack": 0.9, "recruit": 0.4, "heal": 0.8, "avoid_it": 1.2}
SAYS |= {"cancel_it": 1.0, "kill_own": 0.9, "gain_from_bureau": 2.0, "defeat_in_field": 2.0, "resolve_belief": 1.0}
SAYS |= {"resolve_doubt": -2.5, "peek": 0.1, "belief": 0.6, "true_believer": 0.9, "internal_inquiry": 1.2}

WORTH: Worth[Case] = Worth(BOOK, SAYS)


def value(s: Case, seat: int) -> float:
    """How likely the team is to win: all win or lose together."""
    alive = living(s)
    left = [s.health[me] - damage(s, me) for me in alive]
    odds = 0.12 * sum(left) / len(left) + 0.12 * min(left) + 1.2 * (WORTH.quality(s, alive) - 1.0) - 0.4 * pressure(s)
    if not s.the_end:
        odds += 0.25 * len(s.found) + 0.5 * len(s.collected) - 2.6
    else:
        odds += 4.0 * taken(s) - 2.4 - 0.6 * (s.players - len(alive))
    return 1.0 / (1.0 + exp(-odds))


def taken(s: Case) -> float:
    """The share of the End Game card's Health that has been taken."""
    ends = [card for card in (s.end_card, s.clone_card) if card != NO_CARD]
    shares = [end_damage(s, card) / max(1, end_figure(s, card, "health")) for card in ends]
    return sum(shares) / max(1, len(shares))


# -- What to answer: a function for each question, from state and options to weights -----------


def action(s: Case, me: int, options: Sequence[Any]) -> Weights:
    """All cards, then what they say, then the points are spent."""
    for first in ("play", "copy", "use"):
        if any(option[0] == first for option in options):
            return [float(option[0] == first) for option in options]
    return [spending(s, me, option) for option in options]


def spending(s: Case, me: int, option: Any) -> float:
    """The End Game card and the Field first, then Leads, cards, and what lies hidden."""
    match option:
        case ("fight", card):
            return fighting(s, card)
        case ("follow", _):
            return 30.0
        case ("recruit", card):
            return 2.0 * WORTH.hiring(card)
        case ("special_agent",):
            return 1.0
        case ("scan_bureau", _):
            return 8.0 if s.recruit >= 3 else 1.0
        case ("scan", space):
            return 0.6 * (space + 1) if not s.combat else 0.1
        case ("task", _) | ("climax", _):
            return 3.0
        case ("exchange", _):
            return 1.0
        case ("sacrifice", _):
            return 2.0 if damage(s, me) * 2 >= s.health[me] else 0.0
    return 0.02 if option == END else 0.1


def fighting(s: Case, card: int) -> float:
    kind = foe(s, card).type
    if kind == END_GAME:
        return 60.0
    if kind == AGENT:
        return 3.0
    return 80.0 if card in s.combat else 12.0


def helped(s: Case, me: int, options: Sequence[Any]) -> Weights:
    """Nobody leaves a colleague to a strike, as a rule."""
    return [0.3 if option == PASS else 1.0 for option in options]


EITHER = {"agent": 3.0, "strikes": 0.2, "one_strike": 0.4, "doubt": 0.6, "belief": 1.5, "draw": 2.0}


def either(s: Case, me: int, options: Sequence[Any]) -> Weights:
    return [EITHER.get(option[0], 1.0) for option in options]


def strongest(s: Case, me: int, options: Sequence[Any]) -> Weights:
    return [1.0 + foe(s, card).value + 3 * (foe(s, card).type == ENEMY) for card in options]


def myself(s: Case, me: int, options: Sequence[Any]) -> Weights:
    return [3.0 if seat == me else 1.0 for seat in options]


def stay(s: Case, me: int, options: Sequence[Any]) -> Weights:
    return [0.0 if option == ("yes",) else 1.0 for option in options]


def poorest(s: Case, me: int, options: Sequence[Any]) -> Weights:
    """The worst cards go first; nobody defeats what a colleague has lent."""
    return [0.01 if isinstance(each, tuple) else WORTH.poor_card(s, me, [each])[0] for each in options]


QUESTIONS: dict[str, Callable[[Case, int, Sequence[Any]], Weights]] = {
    **WORTH.questions,
    "action": action,
    "kill.own": poorest,
    "vigil": helped,
    "cancel": helped,
    "power": yes,
    "fourth_lead": yes,
    "seats": stay,
    "either": either,
    "defeat.enemy": strongest,
    "ally.seat": myself,
    "hire.barracks": WORTH.good_card,
}


def weights(s: Case, ask: Ask, options: Sequence[Any]) -> Weights:
    """How likely people are to choose each of these."""
    known = QUESTIONS.get(ask.about)
    return known(s, ask.seat, options) if known is not None else [1.0] * len(options)


def moment(s: Case) -> int:
    """Turns that have begun: each player's turn is one."""
    return s.round * s.players - (len(s.turns[0]) if s.turns else 0)


MIND = Mind(value=value, weights=weights, moment=moment, iterations=60)
