"""Playing, and writing down of each game what a designer wants to know. The same whatever the number of processes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from random import Random
from traceback import format_exc
from typing import Any

import msgspec

from prowl.bots import bot_named, glimpse
from prowl.bots.glimpse import FOUND
from prowl.bots.greedy import Greedy
from prowl.bots.policy import LONGEST, Policy, next_ask
from prowl.kernel.game import Game, Result, game_named
from prowl.kernel.prompts import Ask
from prowl.kernel.rng import stream
from prowl.kernel.table import Table

from ..kept import Kept
from ..simulate import RANDOM, Progress
from .naming import Naming
from .plan import WEIGHTED, Configuration, Plan, Task
from .rules import Watch, cited_rules
from .without import game_without

# Games that are over so soon that one at a time would be more talk between processes than play.
QUICK = (WEIGHTED, RANDOM)
CHUNK = 10
# In a game that is watched closely one choice in so many is weighed, and never more than this.
WEIGHED_EVERY = 10
MOST_WEIGHED = 40
FINE = 4


@dataclass(slots=True)
class Story:
    """One game as it went."""

    players: int
    result: Result | None = None
    roles: tuple[str, ...] = ()
    rounds: int = 0
    # Answers to questions that left a choice.
    decisions: int = 0
    # How good it looked for each seat at the end of each round.
    values: list[list[float]] = field(default_factory=list)
    # By question: how often it was asked, how often it left a choice; a first example; how far the answers weighed
    # were apart, best from worst.
    asked: dict[str, list[int]] = field(default_factory=dict)
    examples: dict[str, Any] = field(default_factory=dict)
    spreads: dict[str, list[float]] = field(default_factory=dict)
    # By `verb card`: the seats that could and those that did, a bit for each. By `event.key card`: whom it
    # happened to.
    offers: dict[str, list[int]] = field(default_factory=dict)
    befell: dict[str, int] = field(default_factory=dict)
    events: tuple[str, ...] = ()
    # The rules that were run, if the game was watched closely.
    rules: tuple[str, ...] | None = None
    error: str = ""


# -- many games --------------------------------------------------------------------------


def play(game: Game, plan: Plan, jobs: int, kept: Kept, progress: Progress | None) -> list[list[Story]]:
    """The games of every configuration: those that are kept, and the others, each kept as soon as it is over."""
    FOUND.setdefault(game.id, game)
    tasks = plan.tasks(game)
    keys = {(i, n): f"{task.key} {n}" for i, task in enumerate(tasks) for n in plan.numbers}
    missing = [place for place, key in keys.items() if key not in kept.found]
    done = len(keys) - len(missing)
    for i, numbers, stories in _played(tasks, list(_chunks(tasks, missing)), jobs):
        for number, story in zip(numbers, stories, strict=True):
            kept.add(keys[i, number], story)
        done += len(numbers)
        if progress is not None:
            progress(done, len(keys))
    return [[msgspec.convert(kept.found[keys[i, n]], Story) for n in plan.numbers] for i in range(len(tasks))]


Chunk = tuple[int, list[int]]


def _chunks(tasks: Sequence[Task], places: Sequence[tuple[int, int]]) -> Iterator[Chunk]:
    """A few games of one configuration at a time; one, if bots think about it."""
    by_task: dict[int, list[int]] = {}
    for i, number in places:
        by_task.setdefault(i, []).append(number)
    for i, numbers in by_task.items():
        size = CHUNK if tasks[i].configuration.bots in QUICK else 1
        yield from ((i, numbers[first : first + size]) for first in range(0, len(numbers), size))


def _played(tasks: list[Task], chunks: list[Chunk], jobs: int) -> Iterator[tuple[int, list[int], list[Story]]]:
    if jobs <= 1:
        yield from ((i, numbers, play_chunk(tasks[i], numbers)) for i, numbers in chunks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        futures = {pool.submit(play_chunk, tasks[i], numbers): (i, numbers) for i, numbers in chunks}
        for each in as_completed(futures):
            yield *futures[each], each.result()


def play_chunk(task: Task, numbers: Sequence[int]) -> list[Story]:
    whole = FOUND.get(task.game) or game_named(task.game)
    # Bots look for the game by its id: they are to find the whole one, whose worlds begin in the middle anyway.
    FOUND.setdefault(whole.id, whole)
    without = task.configuration.without
    game = game_without(whole, without) if without else whole
    naming = Naming(game)
    return [play_one(game, naming, task, number) for number in numbers]


def play_one(game: Game, naming: Naming, task: Task, number: int) -> Story:
    """Game number n: its seed comes from the seed of the whole and its number, whatever the configuration."""
    closely = task.sample > 0 and number % task.sample == 0
    # The games of `prowl simulate` with the same seed.
    seed = stream(f"{task.seed}/{number}", "simulate")
    try:
        return _Witness(game, naming, task.configuration, seed, closely).tell()
    except Exception:
        return Story(task.configuration.players, error=format_exc())


# -- one game ----------------------------------------------------------------------------


class _Witness:
    """Plays one game and writes its story."""

    def __init__(self, game: Game, naming: Naming, configuration: Configuration, seed: int, closely: bool) -> None:
        self.game = game
        self.seed = seed
        self.closely = closely
        self.watch = Watch()
        self.story = Story(configuration.players)
        self.naming = naming
        with self._watched():
            self.table = Table(game, configuration.players, dict(configuration.settings), seed)
        self.seats = Seats(self.table, configuration.bots, seed)

    def _watched(self) -> AbstractContextManager[None]:
        return self.watch if self.closely else nullcontext()

    def tell(self) -> Story:
        table = self.table
        for _ in range(LONGEST):
            if table.over:
                break
            before = table.state.round
            self._step()
            if table.state.round > before and not table.over:
                self._round_over()
        return self._ended()

    def _step(self) -> None:
        """Let one seat answer."""
        with self._watched():
            ask = next_ask(self.table.run)
            options = ask.options
        choice = not ask.single or len(options) > 1
        self._note_asked(ask, choice)
        answer = self.seats.answer(ask)
        if choice:
            self._note_choice(ask, answer)
        with self._watched():
            self.table.decide(ask.seat, answer)
        if not self.story.roles:
            self._note_roles()

    def _note_roles(self) -> None:
        s, role = self.table.state, self.game.role
        if role is not None and (s.round > 0 or self.table.over):
            self.story.roles = tuple(role(s, seat) for seat in range(s.players))

    def _note_asked(self, ask: Ask, choice: bool) -> None:
        counts = self.story.asked.setdefault(ask.about, [0, 0])
        counts[0] += 1
        counts[1] += choice
        if ask.about not in self.story.examples:
            named = {key: self.naming.wire.named(key, value) for key, value in ask.values.items()}
            self.story.examples[ask.about] = {"least": ask.least, "most": ask.most, "values": named}

    def _note_choice(self, ask: Ask, answer: Any) -> None:
        story, bit = self.story, 1 << ask.seat
        story.decisions += 1
        taken = (answer,) if ask.single else answer
        for column, options in enumerate((ask.options, taken)):
            for option in options:
                for verb, card in self.naming.option(ask.about, option):
                    story.offers.setdefault(f"{verb} {card}", [0, 0])[column] |= bit
        if self.closely and stream(self.seed, f"weigh {story.decisions}") % WEIGHED_EVERY == 0:
            self._weigh(ask)

    def _weigh(self, ask: Ask) -> None:
        """How far apart the answers are, best from worst, to somebody who tries each of them."""
        if sum(map(len, self.story.spreads.values())) >= MOST_WEIGHED:
            return
        bot = Greedy(self.game, self.seed)
        values = [each.value or 0.0 for each in bot.candidates(glimpse(self.table, ask.seat, self.seed))]
        if values:
            self.story.spreads.setdefault(ask.about, []).append(round(max(values) - min(values), FINE))

    def _round_over(self) -> None:
        mind, s = self.game.mind, self.table.state
        if mind is not None:
            self.story.values.append([round(mind.value(s, seat), FINE) for seat in range(s.players)])

    def _ended(self) -> Story:
        story, table = self.story, self.table
        with self._watched():
            story.result = table.result
        story.rounds = table.state.round
        for event in table.events:
            seat = event.values.get("seat")
            bit = 1 << seat if type(seat) is int and seat >= 0 else 0
            for noun, card in self.naming.event(event):
                key = f"{event.name}.{noun} {card}"
                story.befell[key] = story.befell.get(key, 0) | bit
        story.events = tuple(sorted({event.name for event in table.events}))
        if self.closely:
            story.rules = self.watch.rules(cited_rules(self.game))
        return story


class Seats:
    """Whoever answers: by the game's own weights, or a bot for each seat."""

    def __init__(self, table: Table, level: str, seed: int) -> None:
        self.table = table
        self.policy = Policy(table.game) if level == WEIGHTED else None
        self.luck = Random(seed).random
        seats = range(table.players) if self.policy is None else ()
        self.bots = [bot_named(level, table.game, stream(seed, f"bot{seat}")) for seat in seats]

    def answer(self, ask: Ask) -> Any:
        """What the seat that is asked answers; a single option is taken without a thought."""
        if ask.single and len(ask.options) == 1:
            return ask.options[0]
        if self.policy is not None:
            return self.policy.answer(self.table.state, ask, self.luck)
        bot = self.bots[ask.seat]
        return bot.decide(glimpse(self.table, ask.seat, bot.seed))
