"""What bots are told about Predator: how good it looks for the humans, and what sensible people do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from prowl.kernel.game import Mind
from prowl.kernel.prompts import Ask

from ..core.action import END, fightable, usable_tasks
from ..core.cards import BACKUP, TASK
from ..core.piles import character, living
from ..core.strikes import damage
from ..core.track import foe, space_of
from ..core.values import fight_cost, standing, statements
from ..core.worth import Weights, Worth, may_die, pressure
from .cards.book import BOOK
from .cards.strikes import STRIKES
from .rules.house import THIRD
from .state import Hunt

# -- How good it looks -------------------------------------------------------------------

# What the verbs of a card are worth.
SAYS = {"draw": 0.8, "scan": 0.3, "scan_all": 0.8, "attack": 0.9, "recruit": 0.4, "avoid": 1.0, "heal": 0.8}
SAYS |= {"avoid_all": 2.5, "double_attack": 4.0, "bleed": 2.0, "may_kill_own": 0.9, "reduce": 0.9, "intrude": 1.5}


WORTH: Worth[Hunt] = Worth(BOOK, SAYS)


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
        + 1.5 * (WORTH.quality(s, alive) - 1.0)
        - 0.55 * pressure(s)
        - 0.15 * sum(s.marks) / n
        - 0.5 * (s.players - n)
        - (0.8 if s.exhausted else 0.0)
        + 0.03 * min(len(s.enemy_deck), 20)
    )
    return 1.0 / (1.0 + exp(-odds))


def task_found(s: Hunt) -> bool:
    """Whether a task of the current objective lies open."""
    current = s.objectives[s.objective]
    return any(foe(s, card).deck == current for pile in (s.operations, *s.attached) for card in pile)


# -- What to answer: a function for each question, from state and options to weights ----------


def action(s: Hunt, me: int, options: Sequence[Any]) -> Weights:
    """What wins; all cards, those that build on others last; then their abilities; then the points are spent."""
    first = winning(s, me) or WORTH.next_card(s, me)
    if first is not None:
        return [float(option == first) for option in options]
    uses = [ability(s, option) for option in options]
    return uses if any(uses) else [spending(s, option) for option in options]


WORST_WOUND = max(card.damage for card in STRIKES)


def winning(s: Hunt, me: int) -> tuple[str, int] | None:
    """What ends the game now, before a card that is played turns up something worse."""
    if s.objective < THIRD or s.marks[me]:
        # With a mark the Final Enemy does not die yet, or strikes first.
        return None
    tasks = [card for card in usable_tasks(s, me) if foe(s, card).type == TASK]
    if tasks:
        return "task", tasks[0]
    return next((("fight", card) for card in fightable(s, statements(s)) if "final" in foe(s, card).flags), None)


def at_once(s: Hunt, ask: Ask) -> Any:
    """What wins, then all cards are laid down before anything else."""
    return winning(s, ask.seat) or WORTH.next_card(s, ask.seat) if ask.about == "action" else None


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
            return WORTH.hiring(card)
        case ("officer",):
            return 0.5
    return 0.02 if option == END else 0.1


def task(s: Hunt, card: int) -> float:
    """Whatever wins or completes; the mud only when it is needed."""
    if foe(s, card).id == "covered_in_mud":
        return 6.0 if len(s.combat) > 1 or may_die(s, WORST_WOUND) else 0.0
    return 200.0


def fighting(s: Hunt, card: int) -> float:
    """Those who strike first of all, the cheap ones before the dear."""
    if "final" in foe(s, card).flags:
        return 150.0
    cost = fight_cost(s, card)
    if card in s.combat:
        return 60.0 / (1 + cost)
    return 4.0 * (1 + (space_of(s, card) or 0)) / (2 + cost)


def most_marked(s: Hunt, me: int, options: Sequence[Any]) -> Weights:
    return [float(s.marks[seat] ** 2) for seat in options]


QUESTIONS: dict[str, Callable[[Hunt, int, Sequence[Any]], Weights]] = {
    **WORTH.questions,
    "action": action,
    "unmark.seat": most_marked,
}


def weights(s: Hunt, ask: Ask, options: Sequence[Any]) -> Sequence[float]:
    weigh = QUESTIONS.get(ask.about)
    return weigh(s, ask.seat, options) if weigh else [1.0] * len(options)


def volunteer(s: Hunt, ask: Ask) -> bool:
    """Help whenever it is free; where coordinating costs a strike, only in good health."""
    return s.health[ask.seat] - damage(s, ask.seat) > 4 * len(standing(s, "strike_offer"))


def turns(s: Hunt) -> int:
    """Grows with every turn: what comes of an answer shows when its turn is over."""
    left = len(s.turns[0]) if s.turns else 0
    return s.round * (s.players + 1) - left


# 300 won no more games (docs/balance/predator.md).
ITERATIONS = 60

MIND = Mind(value=value, weights=weights, at_once=at_once, moment=turns, volunteer=volunteer, iterations=ITERATIONS)
