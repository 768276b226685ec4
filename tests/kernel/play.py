"""Random games of the toy, and small helpers for the tests of the kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from prowl.kernel.errors import BadOptions
from prowl.kernel.events import finish
from prowl.kernel.flow import Part, rounds
from prowl.kernel.game import Game
from prowl.kernel.prompts import Rule
from prowl.kernel.rng import pick, seeded
from prowl.kernel.run import Run
from prowl.kernel.state import to_data
from prowl.kernel.table import Table
from tests.kernel.toy import TOY, Toy

Chance = dict[str, int]


def luck(seed: int) -> Chance:
    return seeded(seed, ("moves",))


def any_decision(run: Run | Table, chance: Chance) -> tuple[int, Any]:
    """One of the legal decisions."""
    seats = sorted(seat for seat, ask in run.pending.items() if ask.options)
    seat = pick(chance, "moves", seats)
    return seat, pick(chance, "moves", list(run.pending[seat].answers()))


def random_game(players: int, seed: int, **settings: str) -> Iterator[Table]:
    """A random game of the toy: the table before its first decision and after each one."""
    table = Table(TOY, players, settings, seed)
    chance = luck(seed)
    yield table
    while not table.over:
        table.decide(*any_decision(table, chance))
        yield table


def finished(players: int = 2, seed: int = 0, **settings: str) -> Table:
    *_, table = random_game(players, seed, **settings)
    return table


def game_of(*phases: Part, **changes: Any) -> Game:
    """The toy's table with another flow; it ends after the last phase."""
    return replace(TOY, flow=rounds(*phases, the_end), **changes)


def the_end(s: Toy) -> None:
    finish(s, "tired")


def table_of(*phases: Part, players: int = 2, **changes: Any) -> Table:
    return Table(game_of(*phases, **changes), players)


def started(rule: Callable[[Toy], Rule[Any]], players: int = 2) -> tuple[Table, list[Any]]:
    """A table at which one rule runs, and the list that gets what the rule returns."""
    results: list[Any] = []

    def phase(s: Toy) -> Rule[None]:
        results.append((yield from rule(s)))

    return table_of(phase, players=players), results


def the_toy(name: str) -> Game:
    """Finds the toy by name, as the registry finds installed games."""
    if name != TOY.id:
        raise BadOptions("unknown-game", game=name, known=TOY.id)
    return TOY


def everything(run: Run | Table) -> Any:
    """All that matters of a position: the state, and every open question."""
    asks = {
        seat: (ask.about, list(ask.options), ask.least, ask.most, ask.single, ask.optional)
        for seat, ask in run.pending.items()
    }
    return to_data(run.state), asks
