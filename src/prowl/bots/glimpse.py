"""What a bot gets to see of a table: its view, its question, and a simulator that knows no more than it does.

A glimpse is made by dealing one fair world; only that world travels on. It is plain data, so it can
go to a worker process.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from prowl.kernel.errors import NoFairWorld, Refused
from prowl.kernel.excerpts import Excerpt, look_back
from prowl.kernel.fair import FairWorlds
from prowl.kernel.game import Game, game_named
from prowl.kernel.prompts import Ask
from prowl.kernel.run import Run
from prowl.kernel.state import State
from prowl.kernel.table import Decision, Table
from prowl.kernel.views import view

# Games by name: those that tables were seen of in this process, then the installed ones.
FOUND: dict[str, Game] = {}


@dataclass(frozen=True, slots=True)
class Prompt:
    """The question, with its options as values."""

    about: str
    options: tuple[Any, ...]
    least: int
    most: int
    single: bool
    optional: bool
    secret: tuple[str, ...]
    values: Mapping[str, Any]

    def ask(self, seat: int) -> Ask:
        return Ask(
            seat,
            self.options,
            self.about,
            least=self.least,
            most=self.most,
            single=self.single,
            optional=self.optional,
            secret=self.secret,
            values=self.values,
        )


@dataclass(frozen=True)
class Glimpse:
    """One seat's excerpt of a table; it holds nothing that the seat may not know."""

    game_id: str
    seat: int
    # How many decisions the table has seen, so that a bot's luck is not the same at each of them.
    number: int
    view: Mapping[str, Any]
    prompt: Prompt
    # None if no fair world was found; then the bot has its view and its question only.
    excerpt: Excerpt | None

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ("worlds", "game")}

    @cached_property
    def game(self) -> Game:
        if self.game_id not in FOUND:
            FOUND[self.game_id] = game_named(self.game_id)
        return FOUND[self.game_id]

    @cached_property
    def worlds(self) -> FairWorlds:
        if self.excerpt is None:
            raise NoFairWorld("no-fair-world", seat=self.seat)
        return FairWorlds(self.game, self.seat, self.excerpt)

    @property
    def ask(self) -> Ask:
        return self.prompt.ask(self.seat)

    def world(self, seed: int) -> Run:
        """A world that the seat cannot tell from the real one, ready to be played on."""
        run = self.worlds.deal(seed)
        run.state.quick = True
        return run


class Still(NamedTuple):
    """All that a glimpse is made of, and nothing that changes while the game goes on. It knows the truth."""

    game: Game
    seat: int
    number: int
    view: dict[str, Any]
    prompt: Prompt
    # The last save point, which nobody changes, and the answers since.
    start: State
    since: tuple[Decision, ...]

    @classmethod
    def of(cls, table: Table, seat: int) -> Still:
        """The table as it is now, for a seat that is asked something."""
        ask = table.pending.get(seat)
        if ask is None:
            raise Refused("not-your-turn", seat=seat)
        FOUND.setdefault(table.game.id, table.game)
        save, log = table.saves[-1], table.log
        since = tuple(log[save.at :])
        return cls(table.game, seat, len(log), view(table.state, seat), _prompt(ask), save.state, since)

    def glimpse(self, seed: int) -> Glimpse:
        """What the seat may see of it. The seed is that of the world which is dealt for it."""
        return Glimpse(self.game.id, self.seat, self.number, self.view, self.prompt, self._excerpt(seed))

    def _excerpt(self, seed: int) -> Excerpt | None:
        worlds = FairWorlds(self.game, self.seat, look_back(self.game, self.seat, self.start, self.since))
        try:
            return worlds.without_truth(seed, self.view)
        except NoFairWorld:
            return None


def glimpse(table: Table, seat: int, seed: int) -> Glimpse:
    """What this seat may see of the table now. The seed is that of the world which is dealt for it."""
    return Still.of(table, seat).glimpse(seed)


def _prompt(ask: Ask) -> Prompt:
    return Prompt(
        ask.about,
        tuple(ask.options),
        ask.least,
        ask.most,
        ask.single,
        ask.optional,
        tuple(ask.secret),
        # A question may name what lies on the table, and the table goes on.
        deepcopy(dict(ask.values or {})),
    )
