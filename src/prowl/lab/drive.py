"""Random play: legal decisions, the same for the same seed, on every machine.

Questions that nobody must answer are taken up now and then, so that cards "at any time of the
phase", withdrawn cards and second thoughts are played as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from prowl.kernel.game import Game
from prowl.kernel.prompts import Ask
from prowl.kernel.rng import below, pick, seeded, shuffle
from prowl.kernel.run import Run
from prowl.kernel.table import Decision, Table

Chance = dict[str, int]

MOVES = "moves"
# One decision in so many is an answer to a question that could wait.
NOW_AND_THEN = 8
ENDLESS = 20_000


class Endless(Exception):
    """A game that does not come to its end."""


def luck(seed: int | str) -> Chance:
    return seeded(seed, (MOVES,))


def any_settings(game: Game, players: int, chance: Chance) -> dict[str, str]:
    """Any value for every table option, of those that fit so many players."""
    return {setting.key: pick(chance, MOVES, setting.fitting(players)) for setting in game.settings}


def any_decision(run: Run | Table, chance: Chance) -> Decision:
    """One of the legal decisions."""
    pending = run.pending
    must = [seat for seat in sorted(pending) if not pending[seat].optional]
    might = [seat for seat in sorted(pending) if pending[seat].optional and pending[seat].options]
    later = bool(might) and (not must or below(chance, MOVES, NOW_AND_THEN) == 0)
    seat = pick(chance, MOVES, might if later else must)
    return Decision(seat, any_answer(pending[seat], chance))


def any_answer(ask: Ask, chance: Chance) -> Any:
    """One of the legal answers."""
    options = ask.options
    if ask.single:
        return pick(chance, MOVES, options)
    least, most = min(ask.least, len(options)), min(ask.most, len(options))
    order = list(range(len(options)))
    shuffle(chance, MOVES, order)
    size = least + below(chance, MOVES, most - least + 1)
    return tuple(options[i] for i in sorted(order[:size]))


def random_game(
    game: Game, players: int, seed: int, settings: Mapping[str, str] | None = None, *, digests: bool = False
) -> Iterator[Table]:
    """The table before its first decision and after each one. Without `settings` any are taken."""
    chance = luck(f"{game.id}/{players}/{seed}")
    chosen = any_settings(game, players, chance) if settings is None else settings
    table = Table(game, players, chosen, seed, digests=digests)
    yield table
    while not table.over:
        if len(table.log) > ENDLESS:
            raise Endless(f"{game.id}: {players} players, {table.settings}, seed {seed}: no end in sight")
        table.decide(*any_decision(table, chance))
        yield table


def finished(game: Game, players: int, seed: int, settings: Mapping[str, str] | None = None) -> Table:
    """The table at the end of a random game."""
    *_, table = random_game(game, players, seed, settings)
    return table
