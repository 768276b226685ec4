"""Many games at once. The result is the same whatever the number of processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field, replace
from random import Random
from time import process_time
from traceback import format_exc
from typing import Any

import msgspec

from prowl.bots import Bot, bot_named, glimpse
from prowl.bots.glimpse import FOUND
from prowl.bots.policy import LONGEST, Policy, next_ask, play_out
from prowl.kernel.game import Game, Result, Settings, game_named
from prowl.kernel.rng import seeded, stream
from prowl.kernel.run import Run
from prowl.kernel.table import Table

from .kept import Kept

# Random games are over so soon that one at a time would be more talk between processes than play.
CHUNK = 25
RANDOM = "random"

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Played:
    """One game: how it ended, or what went wrong."""

    result: Result | None
    rounds: int
    decisions: int
    error: str = ""
    cpu_seconds: float = field(default=0.0, compare=False)


@dataclass(frozen=True, slots=True)
class Report:
    """What came of many games. A decision is an answer to a question that left a choice."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    finished: int
    errors: tuple[str, ...]
    decisions: int
    cpu_seconds: float
    outcomes: Mapping[str, int]
    rounds_mean: float
    # For each seat how many games it won.
    wins: tuple[int, ...]
    # For each game who won it, for comparisons in pairs.
    winners: tuple[tuple[int, ...], ...] = field(repr=False, default=())

    def data(self) -> dict[str, Any]:
        """The report as JSON data."""
        return {key: value for key, value in asdict(self).items() if key != "winners"}


@dataclass(frozen=True, slots=True)
class Task:
    """What to play; `bots` has one entry for each seat."""

    game: str
    rules: str
    players: int
    settings: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    seed: int

    @property
    def key(self) -> str:
        """What its games are kept under."""
        return msgspec.json.encode(self).decode()


def simulate(
    game: Game,
    players: int,
    games: int,
    bots: str | Sequence[str] = RANDOM,
    seed: int = 0,
    jobs: int = 1,
    settings: Settings | None = None,
    progress: Progress | None = None,
    kept: Kept | None = None,
) -> Report:
    """Play games between bots: one level for all seats, or one for each. `progress` is told games done and to do.

    Games in `kept` are not played again, and every new one is put there as soon as it is over.
    """
    levels = (bots,) * players if isinstance(bots, str) else tuple(bots)
    if len(levels) != players:
        raise ValueError("one bot for each seat")
    FOUND.setdefault(game.id, game)
    chosen = tuple(sorted(game.checked(players, settings or {}).items()))
    task = Task(game.id, game.version, players, chosen, levels, seed)
    return _report(task, _play(task, games, jobs, kept or Kept(), progress))


def _play(task: Task, games: int, jobs: int, kept: Kept, progress: Progress | None) -> list[Played]:
    keys = [f"{task.key} {number}" for number in range(games)]
    missing = [number for number in range(games) if keys[number] not in kept.found]
    size = CHUNK if set(task.bots) == {RANDOM} else 1
    chunks = [missing[first : first + size] for first in range(0, len(missing), size)]
    done = games - len(missing)
    for numbers, played in (_one_by_one if jobs <= 1 else _at_once)(task, chunks, jobs):
        for number, each in zip(numbers, played, strict=True):
            kept.add(keys[number], each)
        done += len(numbers)
        if progress is not None:
            progress(done, games)
    return [msgspec.convert(kept.found[key], Played) for key in keys]


Chunk = tuple[Sequence[int], list[Played]]


def _one_by_one(task: Task, chunks: list[list[int]], jobs: int) -> Iterator[Chunk]:
    for numbers in chunks:
        yield numbers, play_chunk(task, numbers)


def _at_once(task: Task, chunks: list[list[int]], jobs: int) -> Iterator[Chunk]:
    with ProcessPoolExecutor(jobs) as pool:
        futures = {pool.submit(play_chunk, task, numbers): numbers for numbers in chunks}
        for each in as_completed(futures):
            yield futures[each], each.result()


def play_chunk(task: Task, numbers: Sequence[int]) -> list[Played]:
    """Some of the games, each with the CPU time it took."""
    played = []
    for number in numbers:
        start = process_time()
        played.append(replace(play_one(task, number), cpu_seconds=process_time() - start))
    return played


def play_one(task: Task, number: int) -> Played:
    """Game number n: its seed comes from the seed of the whole and its number."""
    game = FOUND.get(task.game) or game_named(task.game)
    seed = stream(f"{task.seed}/{number}", "simulate")
    try:
        if set(task.bots) == {RANDOM}:
            return play_at_random(game, task.players, dict(task.settings), seed)
        return _play_with_bots(game, task, seed)
    except Exception:
        return Played(None, 0, 0, format_exc())


def play_at_random(game: Game, players: int, settings: Mapping[str, str], seed: int) -> Played:
    """The fast way: no log, no views, nobody watching."""
    state = game.setup(players, settings, seeded(seed, game.streams))
    state.quick = True
    player = play_out(Run(game, state), Policy(game, blind=True), Random(seed).random)
    return Played(game.result(state) if state.outcome else None, state.round, player.choices)


def _play_with_bots(game: Game, task: Task, seed: int) -> Played:
    table = Table(game, task.players, dict(task.settings), seed)
    bots: list[Bot] = [bot_named(level, game, stream(seed, f"bot{seat}")) for seat, level in enumerate(task.bots)]
    decisions = 0
    for _ in range(LONGEST):
        if table.over:
            return Played(table.result, table.state.round, decisions)
        ask = next_ask(table.run)
        decisions += _decide(table, bots[ask.seat], ask.seat)
    return Played(None, table.state.round, decisions)


def _decide(table: Table, bot: Bot, seat: int) -> bool:
    """Let a bot answer; whether it had a choice."""
    ask = table.pending[seat]
    options = ask.options
    choice = not ask.single or len(options) > 1
    table.decide(seat, bot.decide(glimpse(table, seat, bot.seed)) if choice else options[0])
    return choice


def _report(task: Task, played: list[Played]) -> Report:
    results = [each.result for each in played]
    ended = [each for each in results if each is not None]
    rounds = [each.rounds for each in played if each.result is not None]
    return Report(
        game=task.game,
        players=task.players,
        games=len(played),
        bots=task.bots,
        finished=len(ended),
        errors=tuple(each.error for each in played if each.error),
        decisions=sum(each.decisions for each in played),
        cpu_seconds=sum(each.cpu_seconds for each in played),
        outcomes=dict(sorted(Counter(each.outcome for each in ended).items())),
        rounds_mean=sum(rounds) / len(rounds) if rounds else 0.0,
        wins=tuple(sum(seat in each.winners for each in ended) for seat in range(task.players)),
        winners=tuple(each.winners if each is not None else () for each in results),
    )
