"""The border: options, answers, views and events as JSON data, with names instead of card numbers.

An option is `[verb, thing, …]`. A bare value is short for the last word of its question:
option 4 of `explore.place` is `["place", 4]`.
"""

from __future__ import annotations

from typing import Any

from .errors import Refused
from .game import Game
from .prompts import Ask
from .views import policies


class Wire:
    """Names for the numbers of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.pools = {policy.name: policy.pool for policy in policies(game.state) if policy.pool}

    def _nouns(self, verb: str) -> tuple[str, ...]:
        return self.game.moves.get(verb, (verb,))

    def named(self, noun: str, value: Any) -> Any:
        """The value as others know it: a card's name for its number."""
        known = self.game.nouns.get(noun)
        if isinstance(value, list | tuple):
            return [self.named(noun, each) for each in value]
        return known.name(value) if known else value

    # -- options and answers -----------------------------------------------------

    def option(self, about: str, option: Any) -> list[Any]:
        if not isinstance(option, tuple):
            option = (about.rpartition(".")[2], option)
        verb, *things = option
        nouns = self._nouns(verb)
        return [verb, *(self.named(noun, thing) for noun, thing in zip(nouns, things, strict=False))]

    def prompt(self, ask: Ask) -> dict[str, Any]:
        return {
            "about": ask.about,
            "options": [self.option(ask.about, option) for option in ask.options],
            "least": ask.least,
            "most": ask.most,
            "single": ask.single,
            "optional": ask.optional,
            "values": {key: self.named(key, value) for key, value in (ask.values or {}).items()},
        }

    def answer(self, ask: Ask, answer: Any) -> Any:
        """An answer as a client sees it."""
        if ask.single:
            return self.option(ask.about, answer)
        return [self.option(ask.about, each) for each in answer]

    def parse(self, ask: Ask, data: Any) -> Any:
        """The answer that a client means; anything that is not offered is refused."""
        options = ask.options
        named = [self.option(ask.about, option) for option in options]
        try:
            if ask.single:
                return options[named.index(data)]
            if not isinstance(data, list) or len(data) > len(options):
                raise ValueError
            return tuple(options[i] for i in sorted(named.index(each) for each in data))
        except ValueError:
            raise Refused("not-offered", answer=str(data)[:200], about=ask.about) from None

    # -- views and events --------------------------------------------------------

    def view(self, seen: dict[str, Any]) -> dict[str, Any]:
        return {name: self._pile(self.pools.get(name, name), value) for name, value in seen.items()}

    def _pile(self, noun: str, value: Any) -> Any:
        if noun not in self.game.nouns:
            return value
        if isinstance(value, list):
            return [self._pile(noun, each) for each in value]
        if isinstance(value, dict):
            return {key: self._pile(noun, each) if key == "known" else each for key, each in value.items()}
        return value if value is None else self.game.nouns[noun].name(value)

    def event(self, seen: dict[str, Any]) -> dict[str, Any]:
        return {key: value if key == "event" else self.named(key, value) for key, value in seen.items()}
