"""What is printed on cards of this family: figures, and clauses that say when an effect happens.

    BAD_IDEA = character("bad_idea", LEADERSHIP, cost=6, attack=1, copies=3, clauses=(brothers(attack(2)),))

A clause is a timing with its effects; its sentence is the timing's message around the effects' own.
A condition is an effect that answers yes or no. Standing statements of enemies are `Standing`:
they are asked for when a number is read and never written into the state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from prowl.kernel.effects import Card, Effect

# When a clause of a played card happens.
PLAY, ONCE, CLASS, TEAM, BACKUP, BROTHERS, SHOWBOAT = "play", "once", "class", "team", "backup", "brothers", "showboat"
TURN, ON_KILL, COMBO, SACRIFICE, VIGILANT = "turn", "on_kill", "combo", "sac", "vig"
ACTIVATED = (ONCE, BACKUP, BROTHERS, SHOWBOAT, COMBO)
# When a clause of any card happens that somebody owns or that lies before somebody.
DRAWN, ON_GAIN, ON_HIT, ACTION_START, CLEANUP = "draw", "on_gain", "on_hit", "action_start", "cleanup"
UPKEEP, ATTACHED, GAME_START, NOW, SCORE = "upkeep", "attached", "game_start", "now", "score"
# When a clause of an enemy, a task or a strike happens.
REVEAL, STRUCK, DEATH, FIGHT, AFTER_STRIKES, ACTION = "reveal", "struck", "death", "fight", "after_strikes", "action"
ENTER, FIRST_REVEAL, FIRST_DEATH, INSTEAD, ELUDE = "enter", "first_reveal", "first_death", "instead", "elude"
APPLY, CANCEL, WHILE = "apply", "cancel", "while"

ENEMY, EVENT, HAZARD, TASK, SPECIAL, STRIKE, CHARACTER = (
    "enemy",
    "event",
    "hazard",
    "task",
    "special",
    "strike",
    "character",
)


@dataclass(frozen=True, kw_only=True)
class Clause:
    """One sentence of a card: when, under which condition, what."""

    timing: str
    effects: tuple[Effect, ...]
    key: str = ""
    when: Effect | None = None


def clause(timing: str) -> Callable[..., Clause]:
    """A maker of clauses: `brothers(attack(2))`, `on_death(strike(1, "you"), when=alone())`."""
    return lambda *effects, when=None: Clause(timing=timing, effects=effects, when=when)


on_play, once, backup, brothers, showboat = map(clause, (PLAY, ONCE, BACKUP, BROTHERS, SHOWBOAT))
this_turn, on_kill = map(clause, (TURN, ON_KILL))
on_reveal, when_struck, on_death, when_fought = map(clause, (REVEAL, STRUCK, DEATH, FIGHT))
after_strikes, task_action, on_apply, to_cancel = map(clause, (AFTER_STRIKES, ACTION, APPLY, CANCEL))
sacrifice, vigilant, when_drawn, on_gain, on_hit = map(clause, (SACRIFICE, VIGILANT, DRAWN, ON_GAIN, ON_HIT))
at_action, at_cleanup, upkeep, when_attached = map(clause, (ACTION_START, CLEANUP, UPKEEP, ATTACHED))
at_game_start, at_once, at_scoring, on_entering = map(clause, (GAME_START, NOW, SCORE, ENTER))
first_reveal, first_death, instead_of_dying, to_elude = map(clause, (FIRST_REVEAL, FIRST_DEATH, INSTEAD, ELUDE))


def of_class(key: str, *effects: Effect) -> Clause:
    """Needs a card of that class played earlier this turn (PR-38)."""
    return Clause(timing=CLASS, effects=effects, key=key)


def of_team(key: str, *effects: Effect) -> Clause:
    return Clause(timing=TEAM, effects=effects, key=key)


def combo(key: str, *effects: Effect) -> Clause:
    """Used once this turn, while another card of that class has been played."""
    return Clause(timing=COMBO, effects=effects, key=key)


@dataclass(frozen=True, kw_only=True)
class Standing:
    """A statement that holds while its card lies face up in the row, in the Combat Zone, or in either (`where`)."""

    what: str
    where: str = ""
    target: str = ""
    n: int = 0

    @property
    def sentence(self) -> tuple[str, Mapping[str, Any]]:
        key = f"standing.{self.what}.{self.target}" if self.target else f"standing.{self.what}"
        return key, {"n": self.n} if self.n else {}


def figures(clauses: Iterable[Clause]) -> dict[str, int]:
    """The numbers of the sentences that have a condition: the card's own message tells them."""
    numbers = [effect.numbers.items() for each in clauses if each.when for effect in each.effects]
    return {name: n for items in numbers for name, n in items if isinstance(n, int)}


@dataclass(frozen=True, kw_only=True)
class EncounterCard(Card):
    """Any card of this family. Cards change piles, so every card can be asked for every figure."""

    klass = team = group = type = deck = ""
    cost = attack = recruit = value = damage = 0
    starter = miss = False

    clauses: tuple[Clause, ...] = ()
    standing: tuple[Standing, ...] = ()
    flags: frozenset[str] = frozenset()

    def at(self, timing: str) -> tuple[Clause, ...]:
        """The clauses of this timing."""
        return self.timed.get(timing, ())

    @cached_property
    def timed(self) -> dict[str, tuple[Clause, ...]]:
        timings = {each.timing for each in self.clauses}
        return {timing: tuple(each for each in self.clauses if each.timing == timing) for timing in timings}

    @cached_property
    def activated(self) -> bool:
        """Whether it says something that is used once, after it was played."""
        return any(each.timing in ACTIVATED for each in self.clauses)

    @cached_property
    def conditional(self) -> bool:
        """Whether there is a condition for using it."""
        return any(each.timing == COMBO or each.when for each in self.clauses if each.timing in ACTIVATED)

    @property
    def coordinates(self) -> bool:
        return "coordinate" in self.flags

    @cached_property
    def reductions(self) -> tuple[tuple[str, int], ...]:
        """Whom it makes easier to fight for the rest of the turn, and by how much."""
        said = [effect for each in self.at(TURN) for effect in each.effects if effect.verb == "reduce"]
        return tuple((effect.numbers["whom"], effect.numbers["n"]) for effect in said)

    @property
    def sentences(self) -> list[tuple[str, Mapping[str, Any]]]:
        """Flags, clauses and standing statements, each a sentence of its own; a card with a condition is told whole."""
        if any(each.when for each in self.clauses):
            return []
        found: list[tuple[str, Mapping[str, Any]]] = [(f"flag.{flag}", {}) for flag in sorted(self.flags)]
        for each in self.clauses:
            label = f"timing.{each.timing}.{each.key}" if each.key else f"timing.{each.timing}"
            found += [(label, {})] * (each.timing != PLAY)
            found += [(f"effect.{effect.verb}", effect.numbers) for effect in each.effects]
        found += [each.sentence for each in self.standing]
        return found


@dataclass(frozen=True, kw_only=True)
class Character(EncounterCard):
    """A card that players own and play: starters, roles, officers, characters of the barracks."""

    klass: str = ""
    team: str = ""
    group: str = ""
    cost: int = 0
    attack: int = 0
    recruit: int = 0
    starter: bool = False


@dataclass(frozen=True, kw_only=True)
class Foe(EncounterCard):
    """A card of the enemy deck."""

    type: str = ENEMY
    value: int = 0
    deck: str = ""


@dataclass(frozen=True, kw_only=True)
class StrikeCard(EncounterCard):
    """A card drawn when somebody is struck. A miss is discarded instead of being laid at the avatar."""

    damage: int = 0
    miss: bool = False

    @property
    def sentences(self) -> list[tuple[str, Mapping[str, Any]]]:
        if any(each.when for each in self.clauses):
            return []
        found: list[tuple[str, Mapping[str, Any]]] = [("strike.damage", {"n": self.damage})] if self.damage else []
        return [*found, *super().sentences, *([("strike.miss", {})] if self.miss else [])]


@dataclass(frozen=True, kw_only=True)
class Avatar(Card):
    health: int
    defence: int
    role: str


@dataclass(frozen=True)
class Book:
    """All cards of a game, numbered through: copies one after another."""

    kinds: tuple[EncounterCard, ...]
    # Each of its own kind, which `foe` and `character` know.
    cards: tuple[Any, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(kind for kind in self.kinds for _ in range(kind.copies)))

    @cached_property
    def copies(self) -> dict[str, list[int]]:
        """The numbers of all copies of each card."""
        found: dict[str, list[int]] = {}
        for i, card in enumerate(self.cards):
            found.setdefault(card.id, []).append(i)
        return found

    def numbers(self, *ids: str) -> list[int]:
        """The numbers of all copies of these cards."""
        return sorted(i for each in set(ids) for i in self.copies.get(each, ()))

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(card.id for card in self.cards)
