"""Objectives in order and numbered hazards, for the games that are played by scenes (PR-48, PR-49, PR-112, PR-113)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from prowl.kernel.effects import Card, Effect
from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule
from prowl.kernel.state import state
from prowl.kernel.views import public

from .cards import TASK
from .house import House
from .state import Encounter
from .track import foe, uproot

NO_CARD = -1
X = TypeVar("X", bound="Expedition")


@dataclass(frozen=True, kw_only=True)
class Location(Card):
    """Numbered hazards, each a list of effects."""

    film: str
    hazards: tuple[tuple[Effect, ...], ...]


@dataclass(frozen=True, kw_only=True)
class Objective(Card):
    """What an Event does while this objective is current, and what happens when it becomes so."""

    film: str
    number: int
    event: tuple[Effect, ...]
    setup: tuple[Effect, ...] = ()


class SceneHouse(House[X]):
    """The house of a game that is played by scenes: all its objectives and locations by name."""

    objectives: Mapping[str, Objective] = {}
    locations: Mapping[str, Location] = {}


@state
class Expedition(Encounter):
    """A table with a location and objectives that are met one after another."""

    house: ClassVar[SceneHouse[Any]]

    location: str = public("")
    objectives: list[str] = public()
    objective: int = public(0)
    hazards: int = public(0)


def current(s: Expedition) -> str:
    return s.objectives[s.objective]


def perform(s: Encounter, effects: tuple[Effect, ...], card: int) -> Rule[None]:
    """The sentences of an Objective or a Location; the active player is meant by "you" (PR-73, PR-A45)."""
    for effect in effects:
        flow = effect.run(s, s.active, card, **effect.numbers)
        if flow is not None:
            yield from flow


def begin_objective(s: Expedition) -> Rule[None]:
    """The Setup text of the objective that becomes current (PR-113)."""
    emit(s, "objective_began", objective=current(s))
    yield from perform(s, s.house.objectives[current(s)].setup, NO_CARD)


def play_event(s: Expedition, card: int) -> Rule[None]:
    """The Event text of the current objective (PR-48, PR-117)."""
    yield from perform(s, s.house.objectives[current(s)].event, card)


def next_hazard(s: Expedition, card: int) -> Rule[None]:
    """The next numbered hazard of the location; when all have come there is no other (PR-49, PR-132)."""
    hazards = s.house.locations[s.location].hazards
    if s.hazards < len(hazards):
        s.hazards += 1
        yield from perform(s, hazards[s.hazards - 1], card)


def complete_objective(s: Expedition) -> None:
    """The cards of its tasks are spent, and the next one becomes current (PR-112)."""
    emit(s, "objective_completed", objective=current(s))
    for card in task_cards(s, current(s)):
        uproot(s, card)
        s.spent.append(card)
    s.objective += 1


def task_cards(s: Encounter, objective: str) -> list[int]:
    lying = [card for pile in (*s.house.lying(s), *s.wilds) for card in pile]
    return [card for card in lying if foe(s, card).type == TASK and foe(s, card).deck == objective]
