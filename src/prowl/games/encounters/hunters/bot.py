"""What bots are told about Hunters: who is ahead, and what sensible Predators do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from prowl.kernel.game import Mind
from prowl.kernel.prompts import Ask

from ..core.action import END, fightable
from ..core.strikes import damage
from ..core.track import space_of
from ..core.values import fight_cost, statements
from ..core.worth import Weights, Worth, pressure
from .cards.book import BOOK
from .rules.duel import defence
from .rules.ending import MASTER, honour
from .rules.trophies import worth
from .state import Chase

# What the verbs of a card are worth.
SAYS = {"draw": 0.8, "attack": 0.9, "recruit": 0.4, "avoid": 0.8, "avoid_all": 2.0, "heal_points": 0.5}
SAYS |= {"restore_points": 0.5, "duel": 0.3, "weaken": 0.9, "topdeck": 0.4, "blow_up": 3.0, "comes_back": 1.5}
WORTH: Worth[Chase] = Worth(BOOK, SAYS)

# -- How good it looks -------------------------------------------------------------------


def value(s: Chase, seat: int) -> float:
    """How likely this seat is to win: its own worth against the best rival's, or against the mark."""
    if s.together:
        return together(s)
    own = standing_of(s, seat)
    if s.players == 1:
        left = len(s.enemy_deck) + len(s.enemy_box)
        return squash((own + 0.6 * left - MASTER) / 10) if s.alive[seat] else squash((own - MASTER) / 6)
    rival = max(standing_of(s, other) for other in range(s.players) if other != seat)
    return squash((own - rival) / 8)


def squash(odds: float) -> float:
    return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, odds))))


def standing_of(s: Chase, me: int) -> float:
    """Honour so far, and what the deck and the health promise."""
    so_far = float(honour(s, me))
    if not s.alive[me]:
        return so_far
    health = min(s.health[me] - damage(s, me), 12)
    return so_far + 4.0 * WORTH.quality(s, [me]) + 0.25 * health - 0.7 * len(s.traps[me])


def together(s: Chase) -> float:
    """A pack must kill the Ultimate Prey before anybody dies."""
    alive = [me for me in range(s.players) if s.alive[me]]
    if len(alive) < s.players and s.rounds_to_go < 0:
        return 0.0
    health = sum(min(s.health[me] - damage(s, me), 12) for me in alive) / max(len(alive), 1)
    gone = 1.0 - (len(s.enemy_deck) / 45)
    odds = -2.0 + 0.15 * health + 1.5 * (WORTH.quality(s, alive) - 1.0) + 1.5 * gone - 0.5 * pressure(s)
    return squash(odds - 3.0 * (s.players - len(alive)))


# -- What to answer ------------------------------------------------------------------------


def action(s: Chase, me: int, options: Sequence[Any]) -> Weights:
    """All cards, then their abilities; then the points are spent."""
    first = WORTH.next_card(s, me)
    if first is not None:
        return [float(option == first) for option in options]
    uses = [float(option[0] in ("use", "heal")) for option in options]
    return uses if any(uses) else [spending(s, me, option) for option in options]


def at_once(s: Chase, ask: Ask) -> Any:
    """All cards are laid down before anything else."""
    return WORTH.next_card(s, ask.seat) if ask.about == "action" else None


def spending(s: Chase, me: int, option: Any) -> float:
    match option:
        case ("fight", card):
            return fighting(s, me, card)
        case ("avoid", card):
            return 2.0 * worth(s, card)
        case ("remove", trap):
            return 1.5 * worth(s, trap)
        case ("recruit", card):
            return WORTH.hiring(card)
        case ("officer",):
            return 0.6
        case ("duel" | "laser", seat):
            return duelling(s, seat)
        case ("scan", _):
            return 0.2
    return 0.02 if option == END else 0.1


def fighting(s: Chase, me: int, card: int) -> float:
    """Honour for little Attack, those who strike first; the Ultimate Prey only if that does not lose the game."""
    if "ultimate" in s.book.cards[card].flags:
        return 200.0 if s.together or s.players == 1 or leads(s, me, card) else 0.001
    cost = fight_cost(s, card)
    gain = 1.0 + worth(s, card)
    near = 3.0 if card in s.combat else 0.3 * (1 + (space_of(s, card) or 0))
    shame = any(effect.verb == "dishonour" for clause in s.book.cards[card].clauses for effect in clause.effects)
    return 0.01 if shame else 6.0 * gain * near / (2 + cost)


def leads(s: Chase, me: int, card: int) -> bool:
    """Whether nobody is ahead once this trophy is taken; it breaks ties (PR-208)."""
    return honour(s, me) + worth(s, card) >= max(honour(s, seat) for seat in range(s.players) if seat != me)


def duelling(s: Chase, rival: int) -> float:
    """When a strike may kill, or when the Attack would otherwise be of no use."""
    left = s.health[rival] - damage(s, rival)
    if left <= 3:
        return 12.0 / max(left, 1)
    idle = not fightable(s, statements(s))
    return (0.8 if idle else 0.1) * 4.0 / (1 + defence(s, rival))


QUESTIONS: dict[str, Callable[[Chase, int, Sequence[Any]], Weights]] = {**WORTH.questions, "action": action}


def weights(s: Chase, ask: Ask, options: Sequence[Any]) -> Sequence[float]:
    weigh = QUESTIONS.get(ask.about)
    return weigh(s, ask.seat, options) if weigh else [1.0] * len(options)


def turns(s: Chase) -> int:
    """Grows with every turn."""
    left = len(s.turns[0]) if s.turns else 0
    return s.round * (s.players + 1) - left


ITERATIONS = 60

MIND = Mind(value=value, weights=weights, at_once=at_once, moment=turns, iterations=ITERATIONS)
