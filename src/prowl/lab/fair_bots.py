"""The proof that bots are fair: what a seat may not know changes neither the move of its bot nor what it says for it.

Games are played by the weights of the game, which lead to positions as people know them. At every decision, or every
k-th, the position is set up twice: as it is, and in another world that the seat cannot tell from it (`twins`). The
same bot with the same seed is asked in both. What it is handed, its move and its explanation must be the same, byte
for byte.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from hashlib import blake2b
from math import inf
from random import Random
from typing import NamedTuple

from prowl.bots import Bot, bot_named, glimpse
from prowl.bots.glimpse import FOUND
from prowl.bots.policy import LONGEST, Policy, next_ask
from prowl.bots.proofs import together
from prowl.kernel.errors import BadOptions
from prowl.kernel.game import Game, game_named
from prowl.kernel.prompts import Ask
from prowl.kernel.rng import stream
from prowl.kernel.table import Table

from .drive import any_settings, luck
from .twins import Twins, twins

# One decision in so many is looked at where nobody says otherwise, in so many games for each number of players.
EVERY = 10
GAMES = 3
# So much is shown before and behind the first letter that differs.
AROUND = 60

Progress = Callable[[int, int], None]
BotKind = str | type[Bot]


class Said(NamedTuple):
    """What a bot was handed, and what came of it, as text."""

    glimpse: str
    move: str
    explanation: str


class Finding(NamedTuple):
    """Something about a bot that is different in a world which its seat cannot tell from the real one."""

    bot: str
    players: int
    seed: int
    decision: int
    seat: int
    part: str
    real: str
    imagined: str

    def excerpts(self) -> tuple[str, str]:
        """Both worlds where they begin to differ."""
        pairs = enumerate(zip(self.real, self.imagined, strict=False))
        first = next((i for i, (one, other) in pairs if one != other), 0)
        around = slice(max(0, first - AROUND), first + AROUND)
        return self.real[around], self.imagined[around]


@dataclass
class BotGame:
    """One game in which a bot was looked at."""

    players: int
    seed: int
    decisions: int = 0
    compared: int = 0
    # Of these, where the worlds really differ: the others prove nothing. Of those, where the question left a choice.
    different: int = 0
    choices: int = 0
    # Positions for which no other world was found.
    alone: int = 0
    # Of all moves of the bot: whoever plays the same games with the same bot gets the same.
    digest: str = ""
    findings: list[Finding] = field(default_factory=list)


@dataclass
class BotReport:
    """What was compared of one bot in one game, and what should not have differed."""

    game: str
    rules: str
    bot: str
    every: int
    games: list[BotGame] = field(default_factory=list)

    @property
    def findings(self) -> list[Finding]:
        return [finding for each in self.games for finding in each.findings]

    @property
    def fair(self) -> bool:
        return not self.findings

    @property
    def players(self) -> list[int]:
        return sorted({each.players for each in self.games})

    @property
    def digest(self) -> str:
        """Of all moves in all games."""
        return together(each.digest for each in self.games)

    def total(self, name: str) -> int:
        return sum(getattr(each, name) for each in self.games)


@dataclass(frozen=True)
class Play:
    """A game to look at: a bot by its name or its class, one decision in `every`."""

    game: str
    bot: BotKind
    players: int
    seed: int
    every: int
    settings: Mapping[str, str] | None


def prove_bot(
    game: Game,
    bot: BotKind,
    players: Sequence[int],
    games: int = GAMES,
    seed: int = 0,
    every: int = EVERY,
    settings: Mapping[str, str] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> BotReport:
    """So many games for each number of players; without `settings` each has any. The same call, the same report."""
    check_clockless(game, bot)
    FOUND.setdefault(game.id, game)
    plays = [
        Play(game.id, bot, number, each, every, settings) for number in players for each in range(seed, seed + games)
    ]
    report = BotReport(game.id, game.version, named(bot), every)
    for done in map(looked_at, plays) if jobs <= 1 else _at_once(plays, jobs):
        report.games.append(done)
        if progress is not None:
            progress(len(report.games), len(plays))
    return report


def _at_once(plays: list[Play], jobs: int) -> Iterator[BotGame]:
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(looked_at, plays)


def check_clockless(game: Game, bot: BotKind) -> None:
    """A bot that thinks until the clock stops it moves now this way, now that, and nothing can be proved of it."""
    if getattr(made(bot, game, 0), "seconds", inf) < inf:
        raise BadOptions("bot-by-clock", level=named(bot))


def made(bot: BotKind, game: Game, seed: int) -> Bot:
    return bot_named(bot, game, seed) if isinstance(bot, str) else bot(game, seed)


def named(bot: BotKind) -> str:
    return bot if isinstance(bot, str) else bot.level


def looked_at(play: Play) -> BotGame:
    """One game, which is left at its first finding."""
    found, moves = BotGame(play.players, play.seed), blake2b(digest_size=12)
    game = FOUND.get(play.game) or game_named(play.game)
    for table in likely_game(game, play.players, play.seed, play.settings):
        found.decisions += 1
        # Not at the same decisions of every game.
        if (len(table.log) + play.seed) % play.every:
            continue
        moves.update(look_at(table, play, found).encode())
        if found.findings:
            break
    found.digest = moves.hexdigest()
    return found


def look_at(table: Table, play: Play, found: BotGame) -> str:
    """Compare at this decision; the line for the digest."""
    at, seat = len(table.log), next_ask(table.run).seat
    seed = stream(play.seed, f"bot {at}")
    pair = twins(table, seat, seed)
    if pair is None:
        found.alone += 1
        return ""
    count(found, pair, pair.real.pending[seat])
    real, imagined = (asked(play.bot, each, seat, seed) for each in pair)
    found.findings += findings(play, at, seat, real, imagined)
    return f"{at} {seat} {real.move}\n"


def likely_game(game: Game, players: int, seed: int, settings: Mapping[str, str] | None = None) -> Iterator[Table]:
    """The table before each decision of a game that everybody plays by the weights of the game."""
    chosen = any_settings(game, players, luck(f"{game.id}/{players}/{seed}")) if settings is None else settings
    table = Table(game, players, chosen, seed)
    policy, chance = Policy(game), Random(seed).random
    while not table.over and len(table.log) < LONGEST:
        yield table
        ask = next_ask(table.run)
        table.decide(ask.seat, policy.answer(table.state, ask, chance))


def asked(bot: BotKind, table: Table, seat: int, seed: int) -> Said:
    """What the bot makes of this table. Nothing of the other one may be left to it, so it is a new one every time."""
    seen = glimpse(table, seat, seed)
    move = made(bot, table.game, seed).decide(seen)
    told = made(bot, table.game, seed).explain(seen)
    return Said(repr(seen.__getstate__()), json.dumps(table.wire.answer(seen.ask, move)), json.dumps(told.data(seen)))


def count(found: BotGame, pair: Twins, ask: Ask) -> None:
    found.compared += 1
    if pair.differ:
        found.different += 1
        found.choices += not ask.single or len(ask.options) > 1


def findings(play: Play, decision: int, seat: int, real: Said, imagined: Said) -> Iterator[Finding]:
    for part, one, other in zip(Said._fields, real, imagined, strict=True):
        if one != other:
            yield Finding(named(play.bot), play.players, play.seed, decision, seat, part, one, other)
