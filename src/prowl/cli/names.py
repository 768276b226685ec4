"""Names that the command line gives to things of a game."""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import Event, Hidden
from prowl.kernel.game import Game, Result
from prowl.kernel.text import GameWords, key_of, word_packages, words

from .screen import Screen


def game_name(game: Game, language: str) -> str:
    """The game's title, or its id if it has none in this language."""
    spoken = words(language, *word_packages(game))
    return spoken.say("game-name") if spoken.has("game-name") else game.id


def told(event: Event) -> dict[str, Any]:
    """The event as somebody who knows everything tells it."""
    values = {key: value.value if isinstance(value, Hidden) else value for key, value in event.values.items()}
    return {"event": event.name, **values}


def answered(spoken: GameWords, screen: Screen, about: str, answer: Any) -> str:
    """An answer in words: one option or several."""
    options = [answer] if answer and isinstance(answer[0], str) else answer
    return spoken.listed([spoken.option(option, about) for option in options]) or screen.say("ask-nothing")


def outcome(spoken: GameWords, screen: Screen, result: Result) -> str:
    """How the game ended and who won, in a sentence or two."""
    key = key_of("outcome", result.outcome)
    how = spoken.words.say(key) if spoken.words.has(key) else result.outcome
    winners = spoken.listed([spoken.seat(seat) for seat in result.winners])
    return screen.say("outcome", how=how, winners=winners, n=len(result.winners))
