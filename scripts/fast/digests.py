"""Plays random games of every game with every number of players and prints what came of them: digests.py ROUNDS.

Run on the source, on a prepared copy and on a compiled one (PYTHONPATH), it has to print the same.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import blake2b
from random import Random

from prowl.bots.policy import Policy, play_out
from prowl.kernel.game import Game, games
from prowl.kernel.rng import seeded
from prowl.kernel.run import Run
from prowl.kernel.state import digest
from prowl.lab.drive import random_game


def table(game: Game, players: int, seed: int) -> str:
    """A game at a table: the state at every save point, and all that was told."""
    *_, over = random_game(game, players, seed, digests=True)
    told = blake2b(repr((sorted((over.digests or {}).items()), over.events)).encode(), digest_size=8)
    return f"{len(over.log)} {over.digest()} {told.hexdigest()}"


def playout(game: Game, players: int, seed: int, *, blind: bool) -> str:
    state = game.setup(players, game.checked(players, {}), seeded(seed, game.streams))
    state.quick = True
    player = play_out(Run(game, state), Policy(game, blind=blind), Random(seed).random)
    return f"{player.answers} {digest(state)}"


def lines(rounds: int) -> Iterator[str]:
    for name, game in games().items():
        for players in game.players:
            for seed in range(rounds):
                yield f"{name} {players} {seed} at the table: {table(game, players, seed)}"
                yield f"{name} {players} {seed} at random: {playout(game, players, seed, blind=True)}"
                yield f"{name} {players} {seed} by weight: {playout(game, players, seed, blind=False)}"


if __name__ == "__main__":
    print(*lines(int(sys.argv[1])), sep="\n")
