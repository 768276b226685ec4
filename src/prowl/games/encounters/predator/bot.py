"""What bots are told about Predator: how good it looks for the humans, and what sensible people do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from prowl.kernel.game import Mind
from prowl.kernel.prompts import Ask

from ..core.action import END, fightable, usable_tasks
from ..core.cards import BACKUP, CLASS, TASK, TEAM, Character
from ..core.offers import open_offers
from ..core.piles import character, living
from ..core.strikes import damage, strikes_of, wound
from ..core.track import foe, is_enemy, space_of
from ..core.values import fight_cost, standing
from .cards.book import BOOK
from .cards.strikes import STRIKES
from .rules.house import THIRD
from .state import Hunt

Weights = list[float]

# -- How good it looks -------------------------------------------------------------------

# What a card is worth in a deck: its points, and a little for what it says.
SAYS = {"draw": 0.8, "scan": 0.3, "scan_all": 0.8, "attack": 0.9, "recruit": 0.4, "avoid": 1.0, "heal": 0.8}
SAYS |= {"avoid_all": 2.5, "double_attack": 4.0, "bleed": 2.0, "may_kill_own": 0.9, "reduce": 0.9, "intrude": 1.5}


def rated(card: Character) -> float:
    """How much a card helps whoever has it in the deck."""
    said = sum(
        SAYS.get(effect.verb, 0.3) * _times(effect.numbers.get("n", 1)) for c in card.clauses for effect in c.effects
    )
    return card.attack + 0.7 * card.recruit + said + 0.4 * card.coordinates


def _times(n: Any) -> float:
    return float(min(n, 2)) if isinstance(n, int) else 1.0


RATED = [rated(card) if isinstance(card, Character) else 0.0 for card in BOOK.cards]


def value(s: Hunt, seat: int) -> float:
    """How likely all of them are to win; they win or lose together."""
    alive = living(s)
    n = len(alive)
    health = sum(min(s.health[me] - damage(s, me), 10) for me in alive) / n
    weakest = min(s.health[me] - damage(s, me) for me in alive)
    odds = (
        -3.2
        + 1.15 * s.objective
        + 0.5 * task_found(s)
        + 0.22 * health
        + 0.08 * weakest
        + 1.5 * (quality(s, alive) - 1.0)
        - 0.55 * pressure(s)
        - 0.15 * sum(s.marks) / n
        - 0.5 * (s.players - n)
        - (0.8 if s.exhausted else 0.0)
        + 0.03 * min(len(s.enemy_deck), 20)
    )
    return 1.0 / (1.0 + exp(-odds))


def task_found(s: Hunt) -> bool:
    """Whether a task of the current objective lies open."""
    lying = [*s.operations, *(card for pile in s.attached for card in pile)]
    return any(foe(s, card).deck == s.objectives[s.objective] for card in lying)


def quality(s: Hunt, alive: Sequence[int]) -> float:
    """The average worth of a card of theirs."""
    cards = [card for me in alive for pile in (s.deck, s.hand, s.discard, s.played, s.offered) for card in pile[me]]
    return sum((RATED[card] for card in cards), 0.0) / max(len(cards), 1)


def pressure(s: Hunt) -> float:
    """Enemies that strike or are about to."""
    near = sum((0.12 * space * bool(s.wilds[space]) for space in range(len(s.wilds))), 0.0)
    return near + sum((1.0 + ("double_strike" in foe(s, card).flags) for card in s.combat if is_enemy(s, card)), 0.0)


# -- What to answer: a function for each question, from state and options to weights ----------


def action(s: Hunt, me: int, options: Sequence[Any]) -> Weights:
    """What wins; all cards, those that build on others last; then their abilities; then the points are spent."""
    first = winning(s, me) or next_card(s, me)
    if first is not None:
        return [float(option == first) for option in options]
    uses = [ability(s, option) for option in options]
    return uses if any(uses) else [spending(s, option) for option in options]


WORST_WOUND = max(card.damage for card in STRIKES)

# Cards that build on others played before.
BUILDS = [isinstance(card, Character) and bool(card.at(CLASS) or card.at(TEAM)) for card in BOOK.cards]


def next_card(s: Hunt, me: int) -> tuple[str, int] | None:
    """The card to lay down now, if there is one. Which of those that need no other makes no difference."""
    cards = [("play", card) for card in s.hand[me]] + [("copy", card) for card in open_offers(s)]
    return next((each for each in cards if not BUILDS[each[1]]), cards[0] if cards else None)


def winning(s: Hunt, me: int) -> tuple[str, int] | None:
    """What ends the game now, before a card that is played turns up something worse."""
    if s.objective < THIRD or s.marks[me]:
        # With a mark the Final Enemy does not die yet, or strikes first.
        return None
    tasks = [card for card in usable_tasks(s, me) if foe(s, card).type == TASK]
    if tasks:
        return "task", tasks[0]
    return next((("fight", card) for card in fightable(s) if "final" in foe(s, card).flags), None)


def at_once(s: Hunt, ask: Ask) -> Any:
    """What wins, then all cards are laid down before anything else."""
    return winning(s, ask.seat) or next_card(s, ask.seat) if ask.about == "action" else None


def ability(s: Hunt, option: Any) -> float:
    """Whatever has been played, once all has been played; a call for backup only if somebody heard it."""
    if option[0] != "use":
        return 0.0
    return float(bool(s.offers_made) or not character(s, option[1]).at(BACKUP))


def spending(s: Hunt, option: Any) -> float:
    """Objectives, then the Combat Zone, then cards and what comes nearer."""
    match option:
        case ("task", card):
            return task(s, card)
        case ("fight", card):
            return fighting(s, card)
        case ("scan", space):
            return 0.25 * (space + 1) if s.attack >= 4 and not s.combat else 0.05
        case ("recruit", card):
            return hiring(card)
        case ("officer",):
            return 0.5
    return 0.02 if option == END else 0.1


def hiring(card: int) -> float:
    """One good card rather than two poor ones."""
    return 0.4 * RATED[card] * RATED[card]


def task(s: Hunt, card: int) -> float:
    """Whatever wins or completes; the mud only when it is needed."""
    if foe(s, card).id == "covered_in_mud":
        return 6.0 if len(s.combat) > 1 or may_die(s) else 0.0
    return 200.0


def may_die(s: Hunt) -> bool:
    """Whether the strikes that are coming can kill the active player."""
    coming = sum(strikes_of(s, card) for card in s.combat if is_enemy(s, card))
    return coming * WORST_WOUND >= s.health[s.active] - damage(s, s.active)


def fighting(s: Hunt, card: int) -> float:
    """Those who strike first of all, the cheap ones before the dear."""
    if "final" in foe(s, card).flags:
        return 150.0
    cost = fight_cost(s, card)
    if card in s.combat:
        return 60.0 / (1 + cost)
    return 4.0 * (1 + (space_of(s, card) or 0)) / (2 + cost)


def yes(s: Hunt, me: int, options: Sequence[Any]) -> Weights:
    return [1.0 if option == ("yes",) else 0.0 for option in options]


def suffered(s: Hunt, me: int, options: Sequence[Any]) -> Weights:
    """Give up a card rather than take it, if it is a poor one."""
    return [4.0 / (1 + RATED[option[1]]) if option[0] == "give" else 0.6 for option in options]


def poor_card(s: Hunt, me: int, options: Sequence[Any]) -> Weights:
    """The worst cards go first."""
    return [(3.0 - min(RATED[card], 2.9)) ** 3 for card in options]


def good_card(s: Hunt, me: int, options: Sequence[Any]) -> Weights:
    return [0.1 + RATED[card] ** 2 for card in options]


def most_hurt(s: Hunt, me: int, options: Sequence[Any]) -> Weights:
    return [10.0 / max(1, s.health[seat] - damage(s, seat)) ** 2 for seat in options]


def worst_wound(s: Hunt, me: int, options: Sequence[Any]) -> Weights:
    return [0.1 + wound(s, card).damage ** 2 for card in options]


def nearest(s: Hunt, me: int, options: Sequence[Any]) -> Weights:
    return [1.0 + space for space in options]


def most_marked(s: Hunt, me: int, options: Sequence[Any]) -> Weights:
    return [float(s.marks[seat] ** 2) for seat in options]


def swap(s: Hunt, me: int, options: Sequence[Any]) -> Weights:
    """Attack where somebody strikes, otherwise recruit."""
    return [1.0 if option == ("keep",) else _gain(s, option[1]) for option in options]


def _gain(s: Hunt, card: int) -> float:
    gain = character(s, card).recruit - character(s, card).attack
    return max(0.05, 1.0 + gain * (1.0 if s.combat else -0.3))


def helping(s: Hunt, me: int, options: Sequence[Any]) -> Weights:
    """The best card to copy; never pass where passing is an option."""
    return [0.5 if option == ("pass",) else 0.5 + RATED[option[1]] for option in options]


QUESTIONS: dict[str, Callable[[Hunt, int, Sequence[Any]], Weights]] = {
    "action": action,
    "ability": yes,
    "avoid": yes,
    "on_top": yes,
    "cancel": suffered,
    "discard.own": poor_card,
    "kill.own": poor_card,
    "topdeck.own": good_card,
    "gain.barracks": good_card,
    "heal.seat": most_hurt,
    "heal.strike": worst_wound,
    "scan.space": nearest,
    "unmark.seat": most_marked,
    "swap": swap,
    "coordinate": helping,
    "coordinate_early": helping,
}


def weights(s: Hunt, ask: Ask, options: Sequence[Any]) -> Sequence[float]:
    weigh = QUESTIONS.get(ask.about)
    return weigh(s, ask.seat, options) if weigh else [1.0] * len(options)


def volunteer(s: Hunt, ask: Ask) -> bool:
    """Help whenever it is free; where coordinating costs a strike, only in good health."""
    return s.health[ask.seat] - damage(s, ask.seat) > 4 * len(standing(s, "fear"))


def turns(s: Hunt) -> int:
    """Grows with every turn: what comes of an answer shows when its turn is over."""
    left = len(s.turns[0]) if s.turns else 0
    return s.round * (s.players + 1) - left


# 300 won no more games (docs/balance/predator.md).
ITERATIONS = 60

MIND = Mind(value=value, weights=weights, at_once=at_once, moment=turns, volunteer=volunteer, iterations=ITERATIONS)
