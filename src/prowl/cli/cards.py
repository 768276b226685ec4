"""`prowl cards`: the page on which card texts are reviewed: definition, English and Russian side by side."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from prowl.kernel.effects import Card, figures, plain
from prowl.kernel.game import Game, game_named
from prowl.kernel.text import LANGUAGES, GameWords

from .arguments import Commands
from .screen import Screen

PRINTED = ("id", "kind", "copies")


def register(commands: Commands) -> None:
    parser = commands.add("cards", run)
    parser.take("game", metavar=parser.words.say("metavar-game"))
    parser.take("--json", action="store_true")


def run(args: Namespace) -> int:
    screen = Screen(args.lang)
    game = game_named(args.game)
    spoken = {language: GameWords(game, language) for language in LANGUAGES}
    if args.json:
        screen.json({"cards": [described(card, spoken) for card in game.cards]})
    else:
        screen.show(grid(game, spoken, screen))
    return 0


def printed(card: Card) -> dict[str, Any]:
    """What is printed on the card besides its text, and the numbers in the text."""
    return {**figures(card), **plain(card.numbers)}


def described(card: Card, spoken: Mapping[str, GameWords]) -> dict[str, Any]:
    return {
        **{name: getattr(card, name) for name in PRINTED},
        **printed(card),
        "name": {language: words.card_name(card) for language, words in spoken.items()},
        "text": {language: words.card_text(card) for language, words in spoken.items()},
    }


def definition(card: Card) -> Text:
    """The card as code has it: id, kind, figures, verbs."""
    text = Text.assemble((card.id, "bold"), f"\n{card.kind} ×{card.copies}")
    for name, value in printed(card).items():
        if value not in ("", [], None):
            text.append(f"\n{name} = {value}", "dim")
    for each in () if callable(card.play) else card.play:
        text.append(f"\n{each.verb}({', '.join(str(n) for n in each.numbers.values())})", "cyan")
    return text


def grid(game: Game, spoken: Mapping[str, GameWords], screen: Screen) -> Grid:
    table = Grid(*(screen.say(f"column-{name}") for name in ("card", *spoken)), show_lines=True)
    for card in game.cards:
        texts = (
            Text.assemble((words.card_name(card), "bold"), "\n", words.card_text(card)) for words in spoken.values()
        )
        table.add_row(definition(card), *texts)
    return table
