"""The proof that nothing leaks: what a seat may not know changes no byte that it is sent.

At every decision of random games, and at their end, the seat's view, its question, the list of
those all wait for and the events since the last save point are compared, byte for byte, with what
the seat would be sent in another world: one in which everything it may not know was dealt again.
The spectator is compared in the worlds of every seat, so it sees no more than any of them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from prowl.kernel.events import Event
from prowl.kernel.fair import FairWorlds
from prowl.kernel.game import Game
from prowl.kernel.state import State
from prowl.kernel.table import Table, sent
from prowl.kernel.views import SPECTATOR, piles

from .drive import random_game

PARTS = ("view", "prompt", "waiting", "events")


class Leak(NamedTuple):
    """Something sent to a seat that would be different in a world this seat cannot tell from the real one."""

    seed: int
    decision: int
    seat: int
    # Whose world it was: the seat's own, or for the spectator that of any seat.
    world: int
    part: str
    real: str
    imagined: str


@dataclass
class FairnessReport:
    """What was compared, and what should not have differed."""

    game: str
    players: int
    games: int = 0
    decisions: int = 0
    worlds: int = 0
    # Worlds in which some card really lies elsewhere: the others prove nothing.
    different: int = 0
    views: int = 0
    prompts: int = 0
    waiting_lists: int = 0
    events: int = 0
    bytes: int = 0
    leaks: list[Leak] = field(default_factory=list)

    @property
    def fair(self) -> bool:
        return not self.leaks

    def count(self, seen: dict[str, Any], written: dict[str, str]) -> None:
        self.views += 1
        self.prompts += seen["prompt"] is not None
        self.waiting_lists += 1
        self.events += len(seen["events"])
        self.bytes += sum(len(text.encode()) for text in written.values())


def prove_fair(
    game: Game, players: int, games: int, seed: int, settings: Mapping[str, str] | None = None
) -> FairnessReport:
    """Play so many random games and compare at every decision and at the end; a game is left at its first leak."""
    report = FairnessReport(game.id, players)
    for each in range(seed, seed + games):
        report.games += 1
        for table in random_game(game, players, each, settings):
            report.decisions += not table.over
            leaks = list(leaks_at(table, each, report))
            if leaks:
                report.leaks += leaks
                break
    return report


def leaks_at(table: Table, seed: int, report: FairnessReport) -> Iterator[Leak]:
    """Every difference that a seat or the spectator could see at this decision."""
    real = {seat: _real(table, seat) for seat in range(SPECTATOR, table.players)}
    for world_of in range(SPECTATOR, table.players):
        report.worlds += 1
        events: list[Event] = []
        world = FairWorlds.of(table, world_of).deal(len(table.log), events)
        report.different += _cards(world.state) != _cards(table.state)
        for seat in dict.fromkeys((world_of, SPECTATOR)):
            imagined = sent(table.wire, world, seat, events)
            written = _written(imagined)
            report.count(imagined, written)
            for part in PARTS:
                if written[part] != real[seat][part]:
                    yield Leak(seed, len(table.log), seat, world_of, part, real[seat][part], written[part])


def _cards(s: State) -> list[list[int]]:
    return [cards for *_, cards in piles(s)]


def _real(table: Table, seat: int) -> dict[str, str]:
    return _written(table.seen_by(seat, since=table.saves[-1].events))


def _written(seen: dict[str, Any]) -> dict[str, str]:
    """Each part as it goes over the wire."""
    return {part: json.dumps(seen[part]) for part in PARTS}
