"""Words. Every sentence a person reads is a Fluent message; code knows keys and values only.

Keys by convention: `card-<id>`, `card-<id>-text`, `effect-<verb>`, `event-<name>`, `ask-<about>`,
`move-<verb>`, `move-<about>-<verb>`, `<noun>-<value>`; dots and underscores of code become hyphens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from .effects import Card
from .errors import ProwlError
from .game import Game
from .wire import Wire

LANGUAGES = ("en", "ru")
FUNCTIONS: dict[str, Callable[..., Any]] = {}


def key_of(*parts: Any) -> str:
    """A message key from the words of code."""
    return "-".join(str(part) for part in parts).replace("_", "-").replace(".", "-")


class Words:
    """One language."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
        for source in sources:
            self.bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, key: str) -> bool:
        return self._pattern(key) is not None

    def _pattern(self, key: str) -> Pattern | None:
        return self.bundle.get_message(key).value if self.bundle.has_message(key) else None

    def say(self, key: str, /, **values: Any) -> str:
        """The message with its values; a missing message is a bug of ours, shown as its key."""
        pattern = self._pattern(key)
        if pattern is None:
            return f"⟦{key}⟧"
        text, _ = self.bundle.format_pattern(pattern, values)
        return str(text)

    def error(self, error: ProwlError) -> str:
        return self.say(key_of("error", error.key), **{key: _spoken(value) for key, value in error.values.items()})


def _spoken(value: Any) -> Any:
    return value if isinstance(value, int | float | str) else str(value)


def read_text(package: str, language: str) -> str:
    """The Fluent source that a package ships in `text/`."""
    return (files(package) / "text" / f"{language}.ftl").read_text("utf-8")


@cache
def words(language: str, *packages: str) -> Words:
    """The words of these packages, the later ones last."""
    return Words(language, [read_text(package, language) for package in ("prowl.kernel", *packages)])


class GameWords:
    """Says everything of one game in one language: cards, questions, options, events."""

    def __init__(self, game: Game, language: str, names: Mapping[int, str] | None = None) -> None:
        self.game = game
        self.wire = Wire(game)
        self.words = words(language, *word_packages(game))
        self.names = names or {}

    def seat(self, seat: int) -> str:
        return self.names.get(seat) or self.words.say("seat", seat=seat + 1)

    def thing(self, noun: str, value: Any) -> Any:
        """A value as it is read: a player's name, a card's name, or the number itself."""
        if isinstance(value, list | tuple):
            return self.listed([str(self.thing(noun, each)) for each in value])
        if noun == "seat" and isinstance(value, int):
            return self.seat(value)
        key = key_of(noun, value)
        if self.words.has(key):
            return self.words.say(key)
        card = key_of("card", value)
        return self.words.say(card) if self.words.has(card) else value

    def listed(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        joined = self.words.say("list-and", first="", last="").strip()
        # A name with a comma or an "and" of its own would be read as two.
        if any("," in part or joined in part.split() for part in parts):
            return "; ".join(parts)
        return self.words.say("list-and", first=", ".join(parts[:-1]), last=parts[-1])

    def values(self, named: Mapping[str, Any]) -> dict[str, Any]:
        return {key: self.thing(key, value) for key, value in named.items() if value is not None}

    def option(self, option: list[Any], about: str = "") -> str:
        """An option as the wire names it: `["place", 4]`. A question may have words of its own for a move."""
        verb, *things = (each for each in option if not str(each).startswith("#"))
        values: dict[str, Any] = {}
        for noun, thing in zip(self.wire.nouns(verb, len(things)), things, strict=True):
            values.setdefault(noun, []).append(thing)
        single = {noun: each[0] if len(each) == 1 else each for noun, each in values.items()}
        return self.words.say(self._move_key(verb, about), **self.values(single))

    def _move_key(self, verb: str, about: str) -> str:
        """`move-shelter-survival` or `move-force-field-target` where there is such a message, else `move-<verb>`."""
        special = key_of("move", about if about.rpartition(".")[2] == verb else f"{about}.{verb}")
        return special if about and self.words.has(special) else key_of("move", verb)

    def question(self, prompt: Mapping[str, Any]) -> str:
        values = {"least": prompt["least"], "most": prompt["most"], **self.values(prompt["values"])}
        return self.words.say(key_of("ask", prompt["about"]), **values)

    def event(self, seen: Mapping[str, Any]) -> str:
        """An event as a seat may know it; what is hidden from the seat is told by `event-…-hidden`."""
        key = key_of("event", seen["event"])
        if any(value is None for value in seen.values()) and self.words.has(f"{key}-hidden"):
            key = f"{key}-hidden"
        return self.words.say(key, **self.values({name: value for name, value in seen.items() if name != "event"}))

    def card_name(self, card: Card) -> str:
        return self.words.say(key_of("card", card.id))

    def card_text(self, card: Card) -> str:
        key = key_of("card", card.id, "text")
        if self.words.has(key):
            return self.words.say(key, **card.numbers)
        return " ".join(self.words.say(key_of(each), **self.values(numbers)) for each, numbers in card.sentences)


def game_package(game: Game) -> str:
    """The package in which a game keeps its words and rules: the one it names, otherwise that of its state."""
    module = game.state.__module__
    return game.package or module.rpartition(".")[0] or module


def word_packages(game: Game) -> tuple[str, ...]:
    """Where the words of a game come from, the later ones last."""
    return (*game.shared, game_package(game))
