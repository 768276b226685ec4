"""The border: options, answers, views and events as JSON data, with names instead of card numbers.

An option is `[verb, thing, …]`. A bare value is short for the last word of its question:
option 4 of `explore.place` is `["place", 4]`.
"""

from __future__ import annotations

from reprlib import repr as short
from typing import Any

from .errors import Refused
from .game import Game, Named
from .prompts import Ask
from .views import SEQUENCES, policies

# Options kept for all tables of a game; more of them, and all begin anew.
KEPT = 10_000


class Wire:
    """Names for the numbers of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._named = game.named
        self.pools = {policy.name: policy.pool for policy in policies(game.state) if policy.pool}

    def nouns(self, verb: str, n: int) -> list[str]:
        """What each of the n things of an option is; the last kind stands for all further ones."""
        kinds = self.game.moves.get(verb) or (verb,)
        return [kinds[min(i, len(kinds) - 1)] for i in range(n)]

    def named(self, noun: str, value: Any) -> Any:
        """The value as others know it: a card's name for its number."""
        if isinstance(value, SEQUENCES):
            return [self.named(noun, each) for each in value]
        known = self.game.nouns.get(noun)
        return known.name(value) if known else value

    # -- options and answers -----------------------------------------------------

    def option(self, about: str, option: Any) -> list[Any]:
        if not isinstance(option, tuple):
            option = (about.rpartition(".")[2], option)
        verb, *things = option
        if len(things) == 1:
            # Nearly every option: said without a detour.
            return [verb, self.named((self.game.moves.get(verb) or (verb,))[0], things[0])]
        return [verb, *(self.named(*each) for each in zip(self.nouns(verb, len(things)), things, strict=True))]

    def options(self, ask: Ask) -> list[list[Any]]:
        """Every option by a name of its own: of equal cards the second is `["card", name, "#2"]`."""
        about, known = ask.about, self._named
        named: list[list[Any]] = []
        counts: dict[str, int] = {}
        for option in ask.options:
            each, text = known.get((about, option)) or self._name(about, option)
            n = counts[text] = counts.get(text, 0) + 1
            named.append(each if n == 1 else [*each, f"#{n}"])
        return named

    def _name(self, about: str, option: Any) -> Named:
        """Name an option that was not asked for lately."""
        if len(self._named) >= KEPT:
            self._named.clear()
        named = self.option(about, option)
        self._named[about, option] = (named, repr(named))
        return self._named[about, option]

    def prompt(self, ask: Ask) -> dict[str, Any]:
        return {
            "about": ask.about,
            "options": self.options(ask),
            "least": ask.least,
            "most": ask.most,
            "single": ask.single,
            "optional": ask.optional,
            "values": {key: self.named(key, value) for key, value in ask.values.items()},
        }

    def answer(self, ask: Ask, answer: Any) -> Any:
        """A legal answer as a client sees it."""
        named = self.options(ask)
        if ask.single:
            return named[ask.options.index(answer)]
        places = enumerate(ask.options)
        return [named[next(i for i, option in places if option == pick)] for pick in answer]

    def parse(self, ask: Ask, data: Any) -> Any:
        """The answer that a client means; anything that is not offered is refused."""
        options = ask.options
        named = self.options(ask)
        try:
            if ask.single:
                return options[named.index(data)]
            if not isinstance(data, list) or len(data) > len(options):
                raise ValueError
            return tuple(options[i] for i in sorted(named.index(each) for each in data))
        except ValueError:
            raise Refused("not-offered", answer=short(data), about=ask.about) from None

    # -- views and events --------------------------------------------------------

    def view(self, seen: dict[str, Any]) -> dict[str, Any]:
        return {name: self.field(name, value) for name, value in seen.items()}

    def field(self, name: str, value: Any) -> Any:
        return self._pile(self.pools.get(name, name), value)

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
