"""Cards and the effects that say what they do.

A card whose text is a list of standard sentences is a tuple of effects. The sentence belongs to
the verb: message `effect-<verb>` of the game's Fluent files, with the effect's numbers. A card
that is a procedure is a function; its text is the message `card-<id>-text`, with the card's numbers.
A game whose cards are rows of a table says by `sentences` which message each figure is told with.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from inspect import signature
from typing import Any, TypeAlias

from .prompts import Rule

# What a card says: keys of messages, each with its numbers.
Sentences: TypeAlias = "Sequence[tuple[str, Mapping[str, Any]]]"


@dataclass(frozen=True)
class Effect:
    """A verb with its numbers."""

    verb: str
    run: Callable[..., Any]
    numbers: Mapping[str, Any]


def effect(run: Callable[..., Any], given: int = 2) -> Callable[..., Effect]:
    """Make a verb `verb(s, me, n)` into an effect: `verb(2)` on a card is the verb with its number.

    The first `given` of its values are not the card's to name.
    """
    names = list(signature(run).parameters)[given:]

    def bound(*values: Any) -> Effect:
        if len(values) != len(names):
            raise TypeError(f"{run.__name__} takes {names}")
        return Effect(run.__name__, run, dict(zip(names, values, strict=True)))

    return bound


@dataclass(frozen=True, kw_only=True)
class Card:
    """One card as printed. Games add their own figures by subclassing."""

    id: str
    kind: str
    copies: int = 1
    numbers: Mapping[str, Any] = field(default_factory=dict)
    play: tuple[Effect, ...] | Callable[..., Any] = ()
    playable: Callable[..., bool] | None = None

    @property
    def sentences(self) -> Sentences:
        """The card's text as messages with their numbers: one for each effect, unless the game says otherwise."""
        effects = () if callable(self.play) else self.play
        return [(f"effect.{each.verb}", each.numbers) for each in effects]


def figures(card: Card) -> dict[str, Any]:
    """What is printed on the card besides its text, as plain data."""
    base = {each.name for each in fields(Card)}
    own = {each.name: getattr(card, each.name) for each in fields(card) if each.name not in base}
    return {name: plain(value) for name, value in own.items() if not callable(value)}


def plain(value: Any) -> Any:
    """A figure, a clause or an effect as JSON can say it, the same in every run."""
    match value:
        case Effect():
            return {"verb": value.verb, **plain(value.numbers)}
        case Mapping():
            return {str(key): plain(each) for key, each in value.items()}
        case set() | frozenset():
            return sorted(plain(each) for each in value)
        case list() | tuple():
            return [plain(each) for each in value]
        case None | bool() | int() | float() | str():
            return value
    if is_dataclass(value):
        return {each.name: plain(getattr(value, each.name)) for each in fields(value) if getattr(value, each.name)}
    return value.__name__


def perform(card: Card, s: Any, me: int) -> Rule[None]:
    """Do what the card says, sentence by sentence."""
    if callable(card.play):
        flow = card.play(s, me, **card.numbers)
        if flow is not None:
            yield from flow
        return
    for each in card.play:
        flow = each.run(s, me, **each.numbers)
        if flow is not None:
            yield from flow
