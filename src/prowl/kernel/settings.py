"""Table options: what people may agree on before a game.

    expert: bool = option("expert", {"no": False, "yes": True})          # a field of the state
    Setting("characters", ("film", "random"), pick=4, among=CHARACTERS)  # read by the set-up

An `option` declares a field of the state, its setting and the value with which the game is set up, all at once. Values
are text, as people send them: the values by name, the first one the default; besides, whole `numbers` or `pick` of the
names `among`, joined by a plus. `players` names values that fit only some numbers of players.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from itertools import combinations
from typing import Any, TypeAlias

from .state import State
from .views import public

Settings: TypeAlias = "Mapping[str, str]"
PLUS = "+"
SETTING = "setting"


@dataclass(frozen=True)
class Setting:
    """A table option. `seats`: a value that is a number is a seat's."""

    key: str
    values: tuple[str, ...] = ()
    seats: bool = False
    numbers: range = range(0)
    pick: int = 0
    among: tuple[str, ...] = ()
    players: Mapping[str, range] = field(default_factory=dict)

    @cached_property
    def every(self) -> tuple[str, ...]:
        """All values, the default first."""
        picked = combinations(self.among, self.pick) if self.pick else ()
        return (*self.values, *map(str, self.numbers), *(PLUS.join(names) for names in picked))

    def fits(self, value: str, players: int) -> bool:
        return value not in self.players or players in self.players[value]

    def fitting(self, players: int) -> tuple[str, ...]:
        """All values for so many players, their default first."""
        return tuple(value for value in self.every if self.fits(value, players)) if self.players else self.every

    def default(self, players: int) -> str:
        return self.fitting(players)[0]

    def read(self, value: Any, players: int) -> str | None:
        """The value as tables keep it; None if there is no such value for so many players."""
        if not isinstance(value, str):
            return None
        names = value.split(PLUS)
        if self.pick and len(names) == self.pick and len(set(names)) == self.pick:
            value = PLUS.join([name for name in self.among if name in names])
        return value if value in self.fitting(players) else None

    def told(self, players: int) -> str:
        """What there is to choose from, in short."""
        told = [value for value in self.values if self.fits(value, players)]
        told += [f"{self.numbers[0]} … {self.numbers[-1]}"] if self.numbers else []
        told += [f"{self.pick} × {PLUS.join(self.among)}"] if self.pick else []
        return ", ".join(told)

    def needs(self) -> dict[str, int]:
        """How many players it takes for a value to mean something; values that are not here fit any number."""
        return {value: int(value) for value in self.values if self.seats and value.isdecimal()}


def option(
    key: str,
    values: Mapping[str, Any] | Sequence[str] = (),
    *,
    numbers: range = range(0),
    players: Mapping[str, range] | None = None,
) -> Any:
    """A field of the state that everybody sees and a table option sets.

    Values are text with what each means in the state, or only text; of `numbers` the state holds the number itself.
    """
    setting = Setting(key, tuple(values), numbers=numbers, players=players or {})
    meanings: dict[str, Any] = dict(values) if isinstance(values, Mapping) else {value: value for value in values}
    meanings.update((str(n), n) for n in numbers)
    declared = public(meanings[setting.every[0]])
    return field(default=declared.default, metadata={**declared.metadata, SETTING: (setting, meanings)})


def settings_in(cls: type[State]) -> tuple[Setting, ...]:
    """The table options that a state declares: its own, then those of the family."""
    inherited = {each.name for base in cls.__mro__[1:] if base is not object for each in _declared(base)}
    found = sorted(_declared(cls), key=lambda each: each.name in inherited)
    return tuple(each.metadata[SETTING][0] for each in found)


def chosen(cls: type[State], settings: Settings) -> dict[str, Any]:
    """The fields of a new state that table options set."""
    found = {each.name: each.metadata[SETTING] for each in _declared(cls)}
    return {name: meanings[settings[setting.key]] for name, (setting, meanings) in found.items()}


def _declared(cls: type) -> list[Any]:
    return [each for each in fields(cls) if SETTING in each.metadata]
