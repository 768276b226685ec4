"""What a balance report calls cards, moves, questions and events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from prowl.kernel.game import Game
from prowl.kernel.text import GameWords, key_of

# Stands for whoever it was.
SOMEBODY = "…"
# A message that lacks a value shows it like this.
LACKING = "{"


class CardNames:
    """Names in one language, from the game's own words; where those need more than is known, the words of the code."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.spoken = GameWords(game, language, dict.fromkeys(range(game.players[-1]), SOMEBODY))
        self.numbers = {card.id: getattr(card, "number", None) for card in game.cards}

    def card(self, card: str) -> str:
        key = key_of("card", card)
        return self.spoken.words.say(key) if self.spoken.words.has(key) else card

    def answer(self, verb: str, card: str) -> str:
        """What is done with the card: “Play Despair”."""
        noun, *_ = self.game.moves.get(verb) or (verb,)
        return self._said(self.spoken.option([verb, self._thing(noun, card)]), verb, card)

    def event(self, way: str, card: str) -> str:
        """What happened with the card: “… draws Despair”."""
        name, _, key = way.partition(".")
        said = self.spoken.event({"event": name, "seat": 0, key: self._thing(key, card)})
        return self._said(said, name, card)

    def _thing(self, noun: str, card: str) -> Any:
        """The card as the wire has it: by its name, or by its number where its kind has no names."""
        return card if noun in self.game.nouns else self.numbers[card]

    def _said(self, said: str, way: str, card: str) -> str:
        lacking = LACKING in said or said.startswith("⟦") or self.card(card) not in said
        return f"{self.card(card)} ({way})" if lacking else said.rstrip(".")

    def question(self, about: str, example: Mapping[str, Any]) -> str:
        """The question as it was first asked, with the name that the code has for it."""
        said = self.spoken.question({"about": about, **example})
        return f"`{about}`" if LACKING in said or said.startswith("⟦") else f"{said} (`{about}`)"
