"""Many games at once. The result is the same whatever the number of processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from random import Random
from time import process_time
from traceback import format_exc
from typing import Any

from prowl.bots import Bot, bot_named, glimpse
from prowl.bots.glimpse import FOUND
from prowl.bots.policy import LONGEST, Policy, next_ask
from prowl.kernel.game import Game, Result, Settings, game_named
from prowl.kernel.rng import seeded, stream
from prowl.kernel.run import Run
from prowl.kernel.table import Table

CHUNK = 25

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Played:
    """One game: how it ended, or what went wrong."""

    result: Result | None
    rounds: int
    decisions: int
    error: str = ""


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
    players: int
    settings: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    seed: int


def simulate(
    game: Game,
    players: int,
    games: int,
    bots: str | Sequence[str] = "random",
    seed: int = 0,
    jobs: int = 1,
    settings: Settings | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play games between bots: one level for all seats, or one for each. `progress` is told games done and to do."""
    levels = (bots,) * players if isinstance(bots, str) else tuple(bots)
    if len(levels) != players:
        raise ValueError("one bot for each seat")
    FOUND.setdefault(game.id, game)
    task = Task(game.id, players, tuple(sorted(game.checked(players, settings or {}).items())), levels, seed)
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    done = _one_by_one(task, chunks, games, progress) if jobs <= 1 else _at_once(task, chunks, games, jobs, progress)
    return _report(task, [each for chunk, _ in done for each in chunk], sum(cpu for _, cpu in done))


Chunk = tuple[list[Played], float]


def _one_by_one(task: Task, chunks: list[range], games: int, progress: Progress | None) -> list[Chunk]:
    done = []
    for chunk in chunks:
        done.append(play_chunk(task, chunk))
        if progress is not None:
            progress(chunk.stop, games)
    return done


def _at_once(task: Task, chunks: list[range], games: int, jobs: int, progress: Progress | None) -> list[Chunk]:
    with ProcessPoolExecutor(jobs) as pool:
        futures: list[Future[Chunk]] = [pool.submit(play_chunk, task, chunk) for chunk in chunks]
        left = set(futures)
        while left:
            _, left = wait(left, return_when=FIRST_COMPLETED)
            if progress is not None:
                progress(sum(len(chunks[i]) for i, each in enumerate(futures) if each.done()), games)
        return [each.result() for each in futures]


def play_chunk(task: Task, numbers: range) -> Chunk:
    """Some of the games, and the CPU time they took."""
    start = process_time()
    played = [play_one(task, number) for number in numbers]
    return played, process_time() - start


def play_one(task: Task, number: int) -> Played:
    """Game number n: its seed comes from the seed of the whole and its number."""
    game = FOUND.get(task.game) or game_named(task.game)
    seed = stream(f"{task.seed}/{number}", "simulate")
    try:
        if set(task.bots) == {"random"}:
            return play_at_random(game, task.players, dict(task.settings), seed)
        return _play_with_bots(game, task, seed)
    except Exception:
        return Played(None, 0, 0, format_exc())


def play_at_random(game: Game, players: int, settings: Mapping[str, str], seed: int) -> Played:
    """The fast way: no log, no views, nobody watching."""
    state = game.setup(players, settings, seeded(seed, game.streams))
    state.quick = True
    run = Run(game, state)
    run.start()
    policy, luck = Policy(game, blind=True), Random(seed).random
    decisions = 0
    for _ in range(LONGEST):
        if state.outcome:
            return Played(game.result(state), state.round, decisions)
        ask = next_ask(run)
        decisions += not ask.single or len(ask.options) > 1
        run.send(ask.seat, policy.answer(state, ask, luck))
    return Played(None, state.round, decisions)


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


def _report(task: Task, played: list[Played], cpu: float) -> Report:
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
        cpu_seconds=cpu,
        outcomes=dict(sorted(Counter(each.outcome for each in ended).items())),
        rounds_mean=sum(rounds) / len(rounds) if rounds else 0.0,
        wins=tuple(sum(seat in each.winners for each in ended) for seat in range(task.players)),
        winners=tuple(each.winners if each is not None else () for each in results),
    )
