"""The Game protocol: one declarative object for a game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from typing import Any, NamedTuple, TypeAlias

from .aside import Aside
from .effects import Card
from .errors import BadOptions
from .flow import Flow, Part
from .lessons import Lesson, Practice
from .prompts import Ask
from .puzzles import Puzzle
from .state import State

Settings: TypeAlias = "Mapping[str, str]"


@dataclass(frozen=True)
class Setting:
    """A table option: its key, its values, the default first. `seats`: a value that is a number is a seat's."""

    key: str
    values: tuple[str, ...]
    seats: bool = False

    @property
    def default(self) -> str:
        return self.values[0]

    def needs(self) -> dict[str, int]:
        """How many players it takes for a value to mean something; values that are not here fit any number."""
        return {value: int(value) for value in self.values if self.seats and value.isdecimal()}


@dataclass(frozen=True)
class Noun:
    """A kind of thing that options and events name. With `names` a number stands for a name."""

    key: str
    names: tuple[str, ...] = ()

    def name(self, value: Any) -> Any:
        return self.names[value] if self.names and isinstance(value, int) and value >= 0 else value

    def number(self, name: Any) -> Any:
        if not self.names:
            return name
        if name not in self.names:
            raise ValueError(name)
        return self.names.index(name)


# An option in the wire's words, and that as text. Shared by tables: nobody may change it.
Named = tuple[list[Any], str]


@dataclass(frozen=True)
class Result:
    """How a game ended: a word for it, who won, and points where there are any."""

    outcome: str
    winners: tuple[int, ...]
    scores: tuple[int, ...] = ()


class Timer(NamedTuple):
    """A sand timer that is running: what for, and for whom. A new mark turns it."""

    mark: Hashable
    seats: tuple[int, ...]


@dataclass(frozen=True)
class SandTimer:
    """The sand timer in a game's box: how long it takes, and when it runs. The rules know no clock."""

    seconds: int
    running: Callable[[Any], Timer | None]


@dataclass(frozen=True, kw_only=True)
class Mind:
    """What a game tells the bots: how good a state looks, and how likely people are to choose an option.

    `value` is from 0 (this seat has lost) to 1 (it has won). Weights are told for one option at a time (`weight`)
    or, where that is cheaper, for all of a question (`weights`). They get the state of a fair world, not the real one.
    """

    value: Callable[[Any, int], float]
    weight: Callable[[Any, Ask, Any], float] | None = None
    weights: Callable[[Any, Ask, Sequence[Any]], Sequence[float]] | None = None
    # The answer to a question that leaves nothing to think about, found without its list of options; None otherwise.
    at_once: Callable[[Any, Ask], Any] | None = None
    # Whether a seat takes up a question for which nobody waits. It may look only at what this seat sees.
    volunteer: Callable[[Any, Ask], bool] | None = None
    # What search counts by when it looks ahead: rounds, or something shorter. It only grows.
    moment: Callable[[Any], int] | None = None
    # How long search searches where nobody says otherwise.
    iterations: int = 300
    # Questions in the middle of a deed: looking one step ahead does not stop there, nothing has come of it yet.
    halfway: frozenset[str] = frozenset()
    # For piles in which not every hidden card is equally likely to lie: the weight of a card in an owner's pile.
    lying: Mapping[str, Callable[[Any, int, int], float]] = field(default_factory=dict)
    # Whose cards in such piles are worth a second thought of this seat: what would they lay who think themselves?
    outguess: Callable[[Any, int], Sequence[int]] | None = None

    def weigh(self, s: State, ask: Ask, options: Sequence[Any]) -> Sequence[float] | None:
        """The weight of each option; None if all are alike."""
        if self.weights is not None:
            return self.weights(s, ask, options)
        if self.weight is None:
            return None
        weight = self.weight
        return [weight(s, ask, option) for option in options]


@dataclass(frozen=True, kw_only=True)
class Game:
    id: str
    version: str
    players: range
    settings: tuple[Setting, ...]
    streams: tuple[str, ...]
    state: type[State]
    setup: Callable[[int, Settings, dict[str, int]], State]
    flow: Part
    result: Callable[[Any], Result]
    cards: Sequence[Card] = ()
    nouns: Mapping[str, Noun] = field(default_factory=dict)
    moves: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # The games in the box, the default first; there are words for each (`mode-<key>`).
    modes: tuple[str, ...] = ("standard",)
    mind: Mind | None = None
    # What a seat is once the first round has begun: its side, its Avatar, its place (`role-<key>`, or a card's id).
    role: Callable[[Any, int], str] | None = None
    # What people are told besides their view.
    aside: Aside | None = None
    # What a newcomer is told during the first turn, in this order; the last one ends it. And at which table.
    lessons: tuple[Lesson, ...] = ()
    practice: Practice | None = None
    # Positions that show what a bot understands.
    puzzles: tuple[Puzzle, ...] = ()
    # Whether a deal of hidden cards could have come about; refused deals are dealt again.
    possible: Callable[[Any, int], bool] | None = None
    # Hidden things that are not cards, drawn again for a fair clone.
    redeal: Callable[[Any, int, dict[str, int]], None] | None = None
    # For a pool whose hidden cards are not all alike: the cards for these places, dealt anew.
    arrange: Mapping[str, Callable[[Any, Sequence[Any], list[int], dict[str, int]], list[int]]] = field(
        default_factory=dict
    )
    # The sand timer of the box, if there is one: at zero the seats it runs for are answered for until its mark is gone.
    timer: SandTimer | None = None
    minutes: tuple[int, int] = (0, 0)
    age: int = 0
    # How much there is to learn, from 1 (explained in five minutes) to 5 (an evening of reading).
    weight: int = 0
    # Where `text/` and `RULES.md` lie; needed only if the state is declared in another package.
    package: str = ""
    # Packages whose words the game shares with others of its family; its own words win.
    shared: tuple[str, ...] = ()

    @cached_property
    def laid_out(self) -> Flow:
        return Flow(self.flow)

    @cached_property
    def named(self) -> dict[tuple[str, Any], Named]:
        """Options by what they answer, as the wire named them lately."""
        return {}

    def checked_mode(self, mode: str) -> str:
        """The mode that is meant, the first where none is named, or a clear error."""
        if mode and mode not in self.modes:
            raise BadOptions("unknown-mode", game=self.id, mode=mode, known=", ".join(self.modes))
        return mode or self.modes[0]

    def checked(self, players: int, settings: Settings) -> dict[str, str]:
        """The full settings for this many players, or a clear error."""
        if type(players) is not int or players not in self.players:
            raise BadOptions("bad-players", game=self.id, players=players, least=self.players[0], most=self.players[-1])
        known = {setting.key: setting for setting in self.settings}
        for key, value in settings.items():
            if key not in known:
                raise BadOptions("unknown-option", key=key, known=", ".join(known))
            if value not in known[key].values:
                raise BadOptions("bad-option", key=key, value=value, known=", ".join(known[key].values))
        return {key: settings.get(key, setting.default) for key, setting in known.items()}


@cache
def _installed() -> dict[str, EntryPoint]:
    """The games that the environment offers. To ask it reads the metadata of every package, so it is asked once."""
    found = entry_points(group="prowl.games")
    return {each.name: each for each in sorted(found, key=lambda each: each.name)}


def games() -> dict[str, Game]:
    """Every installed game, by id."""
    return {name: each.load() for name, each in _installed().items()}


def game_named(name: str) -> Game:
    found = _installed().get(name)
    if found is None:
        raise BadOptions("unknown-game", game=name, known=", ".join(_installed()))
    game: Game = found.load()
    return game
