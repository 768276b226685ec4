"""Which cards an option or an event names, as far as it can be told for any game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from prowl.kernel.events import Event, Hidden
from prowl.kernel.game import Game
from prowl.kernel.wire import Wire

DIGITS = "0123456789"


class Naming:
    """Finds cards by their id, or by the number that is printed on a card of that kind (`["place", 4]`)."""

    def __init__(self, game: Game) -> None:
        self.wire = Wire(game)
        self.ids = {card.id for card in game.cards}
        self.numbered = {(card.kind, number): card.id for card in game.cards if (number := _number(card)) is not None}
        self._named: dict[tuple[str, Any], tuple[tuple[str, str], ...]] = {}

    def card(self, noun: str, thing: Any) -> str | None:
        """The card that this thing is."""
        if isinstance(thing, str):
            return thing if thing in self.ids else None
        return self.numbered.get((noun.rstrip(DIGITS), thing)) if type(thing) is int else None

    def option(self, about: str, option: Any) -> tuple[tuple[str, str], ...]:
        """What is done with which card: pairs of a verb and a card's id."""
        found = self._named.get((about, option))
        if found is None:
            found = self._named[about, option] = tuple(self._in_option(about, option))
        return found

    def _in_option(self, about: str, option: Any) -> Iterator[tuple[str, str]]:
        verb, *things = self.wire.option(about, option)
        for noun, thing in zip(self.wire.nouns(verb, len(things)), things, strict=True):
            card = self.card(noun, thing)
            if card is not None:
                yield verb, card

    def event(self, event: Event) -> Iterator[tuple[str, str]]:
        """The cards that an event names, hidden ones too, each with the key it has there."""
        for key, value in event.values.items():
            named = self.wire.named(key, value.value if isinstance(value, Hidden) else value)
            for thing in named if isinstance(named, list) else (named,):
                card = self.card(key, thing)
                if card is not None:
                    yield key, card


def _number(card: Any) -> int | None:
    found = getattr(card, "number", None)
    return found if type(found) is int else None
