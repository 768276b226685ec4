"""`prowl games`: what can be played."""

from __future__ import annotations

from argparse import Namespace
from importlib.resources import files
from typing import Any

from rich.table import Table as Grid

from prowl.kernel.game import Game, Setting, games
from prowl.kernel.text import LANGUAGES, game_package

from .arguments import Commands
from .names import game_name
from .screen import Screen


def register(commands: Commands) -> None:
    parser = commands.add("games", run)
    parser.take("--json", action="store_true")


def run(args: Namespace) -> int:
    screen = Screen(args.lang)
    if args.json:
        screen.json({"games": [described(game) for game in games().values()]})
    else:
        screen.show(grid(screen))
    return 0


def languages_of(game: Game) -> list[str]:
    """The languages in which the game has words."""
    texts = files(game_package(game)) / "text"
    return [language for language in LANGUAGES if (texts / f"{language}.ftl").is_file()]


def described(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": {language: game_name(game, language) for language in languages_of(game)},
        "version": game.version,
        "modes": list(game.modes),
        "players": list(game.players),
        "minutes": list(game.minutes),
        "age": game.age,
        "weight": game.weight,
        "options": [
            {"key": setting.key, "values": list(setting.every), "default": setting.every[0]}
            for setting in game.settings
        ],
        "languages": languages_of(game),
    }


def shown(setting: Setting) -> str:
    """The values in short: those with names of their own, a range of numbers, so many of these."""
    values = [*setting.values]
    values += [f"{setting.numbers[0]}–{setting.numbers[-1]}"] if setting.numbers else []
    values += [f"{setting.pick} × {'+'.join(setting.among)}"] if setting.pick else []
    return " | ".join(values)


def grid(screen: Screen) -> Grid:
    columns = ("game", "players", "modes", "options", "languages")
    table = Grid(*(screen.say(f"column-{name}") for name in columns), show_lines=True)
    for game in games().values():
        options = "\n".join(f"{setting.key} = {shown(setting)}" for setting in game.settings)
        players = screen.say("players-range", least=game.players[0], most=game.players[-1])
        name = f"{game_name(game, screen.language)}\n{game.id}"
        table.add_row(name, players, "\n".join(game.modes), options, ", ".join(languages_of(game)))
    return table
