"""State: plain data, copied by generated code, hashed field by field.

`@state` makes a slotted dataclass and writes its copies from the annotations. Nothing in a
state points at another object of the state.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from hashlib import blake2b
from types import NoneType, UnionType
from typing import Any, Self, TypeVar, Union, dataclass_transform, get_args, get_origin, get_type_hints

S = TypeVar("S")
Known = dict[tuple[str, int, int], int]

TRANSIENT = {"out": "None", "quick": "False", "dealer": "None", "player": "None"}


@dataclass_transform(kw_only_default=True, field_specifiers=(field,))
def state(cls: type[S]) -> type[S]:
    """A slotted dataclass with keyword fields, and a `copy()` and a `keepsake()` made for it."""
    made = dataclass(slots=True, kw_only=True, eq=False)(cls)
    hints = get_type_hints(made)
    made.copy = _method(made, "copy(self)", lambda name: written_copy(hints[name], f"self.{name}"))  # type: ignore[attr-defined]
    made.keepsake = _method(made, "keepsake(self, last)", lambda name: _kept(hints[name], name))  # type: ignore[attr-defined]
    return made


def _method(cls: type[S], head: str, value: Callable[[str], str]) -> Callable[..., S]:
    """A method that makes a new state, field by field."""
    names = [each.name for each in fields(cls)]  # type: ignore[arg-type]
    lines = [f"    new.{name} = {TRANSIENT.get(name) or value(name)}" for name in names]
    lines = [f"def {head}:", "    new = make(cls)", *lines, "    return new"]
    room: dict[str, Any] = {"cls": cls, "make": cls.__new__}
    exec("\n".join(lines), room)
    made: Callable[..., S] = room[head.partition("(")[0]]
    return made


def _kept(hint: Any, name: str) -> str:
    """Source code for a value that is shared with `last` where it is the same."""
    copied = written_copy(hint, f"self.{name}")
    return f"last.{name} if last.{name} == self.{name} else {copied}" if is_shared(hint) else copied


def is_shared(hint: Any) -> bool:
    """Whether two states may have the same value in common where theirs are equal."""
    return get_origin(hint) is list and _is_exact(hint)


def _is_exact(hint: Any) -> bool:
    """Whether equal values of this type are the same: 1 equals True and 1.0, and equal dicts may differ in order."""
    if hint in (int, str, bool, NoneType):
        return True
    args = get_args(hint)
    if get_origin(hint) in (Union, UnionType):
        return set(args) in ({int, NoneType}, {str, NoneType}, {int, str}, {int, str, NoneType})
    return get_origin(hint) in (list, tuple) and all(arg is Ellipsis or _is_exact(arg) for arg in args)


def comparer(cls: type[State]) -> Callable[[Any, Any], list[str]]:
    """A function that names the fields of the game in which two states differ."""
    names = [each.name for each in fields(cls) if each.name not in TRANSIENT]
    lines = ["def differs(one, other):", "    found = []"]
    lines += [f"    if one.{name} != other.{name}: found.append({name!r})" for name in names]
    lines.append("    return found")
    room: dict[str, Any] = {}
    exec("\n".join(lines), room)
    differs: Callable[[Any, Any], list[str]] = room["differs"]
    return differs


def copiers(cls: type[State]) -> dict[str, Callable[[Any], Any]]:
    """For each field of the game a function that copies its value."""
    hints = get_type_hints(cls)
    names = [each.name for each in fields(cls) if each.name not in TRANSIENT]
    found: dict[str, Callable[[Any], Any]] = {}
    for name in names:
        found[name] = eval(f"lambda v: {written_copy(hints[name], 'v')}")
    return found


def written_copy(hint: Any, value: str) -> str:
    """Source code that copies a value of this type."""
    if _is_scalar(hint):
        return value
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        return f"{value}[:]" if _is_scalar(args[0]) else f"[{written_copy(args[0], 'x')} for x in {value}]"
    if origin is dict:
        copied = written_copy(args[1], "v")
        return f"{value}.copy()" if copied == "v" else f"{{k: {copied} for k, v in {value}.items()}}"
    raise TypeError(f"a state holds ints, strings, tuples, lists and dicts, not {hint!r}")


def _is_scalar(hint: Any) -> bool:
    if hint in (int, str, bool, float, NoneType):
        return True
    if get_origin(hint) in (Union, UnionType, tuple):
        return all(arg is Ellipsis or _is_scalar(arg) for arg in get_args(hint))
    return False


@state
class State:
    """What every game has: where the flow stands, its luck, what is known, how it ended."""

    players: int = field(metadata={"see": "everyone"})
    round: int = field(default=0, metadata={"see": "everyone"})
    # Where the flow stands, and for each turn within a turn the seats still to act.
    at: int = field(default=-1, metadata={"see": "nobody"})
    turns: list[list[int]] = field(default_factory=list, metadata={"see": "nobody"})
    chance: dict[str, int] = field(default_factory=dict, metadata={"see": "nobody"})
    known: Known = field(default_factory=dict, metadata={"see": "nobody"})
    # How often secret answers were opened, and how often those of several seats together.
    opened: int = field(default=0, metadata={"see": "nobody"})
    compared: int = field(default=0, metadata={"see": "nobody"})
    outcome: str = field(default="", metadata={"see": "everyone"})
    # Not part of the game: where events go, whether nobody is watching, who deals shuffled piles again in an
    # imagined world, and who answers in place of everybody in a playout (`prompts.Player`).
    out: Any = field(default=None, repr=False, metadata={"see": "nobody"})
    quick: bool = field(default=False, repr=False, metadata={"see": "nobody"})
    dealer: Any = field(default=None, repr=False, metadata={"see": "nobody"})
    player: Any = field(default=None, repr=False, metadata={"see": "nobody"})

    def copy(self) -> Self:
        raise NotImplementedError("written by @state")

    def keepsake(self, last: Self) -> Self:
        """A copy that nobody will change, sharing with an earlier one whatever is still the same."""
        raise NotImplementedError("written by @state")


def to_data(s: State) -> dict[str, Any]:
    """The state as JSON data."""
    return {each.name: _plain(getattr(s, each.name)) for each in fields(s) if each.name not in TRANSIENT}


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return [[_plain(key), _plain(item)] for key, item in value.items()]
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value


def from_data(cls: type[S], data: dict[str, Any]) -> S:
    """The state that `to_data` wrote."""
    hints = get_type_hints(cls)
    names = {each.name for each in fields(cls) if each.name not in TRANSIENT}  # type: ignore[arg-type]
    if set(data) != names:
        raise ValueError("fields of the state differ")
    return cls(**{name: _typed(hints[name], value) for name, value in data.items()})


def _typed(hint: Any, value: Any) -> Any:
    origin, args = get_origin(hint), get_args(hint)
    if origin is dict:
        return {_typed(args[0], key): _typed(args[1], item) for key, item in value}
    if origin is list:
        return [_typed(args[0], item) for item in value]
    if origin in (Union, UnionType):
        return _one_of(args, value)
    if origin is tuple:
        inner = args[:1] * len(value) if args[-1:] == (Ellipsis,) else args
        return tuple(_typed(each, item) for each, item in zip(inner, value, strict=True))
    if type(value) is not hint:
        raise TypeError(f"{type(value).__name__} in the place of {hint!r}")
    return value


def _one_of(hints: tuple[Any, ...], value: Any) -> Any:
    for hint in hints:
        try:
            return _typed(hint, value)
        except (TypeError, ValueError):
            continue
    raise TypeError(f"{type(value).__name__} is none of {hints!r}")


def digest(s: State) -> str:
    """A fingerprint of everything that matters in the state, the same on every machine."""
    text = json.dumps(to_data(s), separators=(",", ":"), sort_keys=True)
    return blake2b(text.encode(), digest_size=12).hexdigest()
