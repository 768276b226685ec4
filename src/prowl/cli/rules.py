"""`prowl rules`: the numbered rules, and which tests prove them."""

from __future__ import annotations

from argparse import Namespace
from itertools import groupby
from typing import Any

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from prowl.kernel.game import Game, game_named, games
from prowl.kernel.rulebook import NumberedRule, rules_of

from .arguments import Commands
from .errors import FAILED, Failed, Mistake
from .names import game_name
from .screen import Screen
from .tested import Tests, proofs_by_rule

SHORT = 90


def register(commands: Commands) -> None:
    parser = commands.add("rules", run)
    parser.take("game", metavar=parser.words.say("metavar-game"), nargs="?")
    parser.take("--all", action="store_true")
    parser.take("--check", action="store_true")
    parser.take("--json", action="store_true")


def run(args: Namespace) -> int:
    screen = Screen(args.lang)
    if args.all == bool(args.game):
        raise Mistake("rules-one-or-all")
    asked = list(games().values()) if args.all else [game_named(args.game)]
    tests = proofs_by_rule()
    if args.json:
        screen.json({"rules": [described(rule, tests, args.lang) for game in asked for rule in rules_of(game)]})
    elif args.all:
        screen.show(*(overview(game, tests, screen) for game in asked))
    else:
        screen.show(*chapters(asked[0], tests, screen))
    return checked(asked, tests, screen) if args.check else 0


def described(rule: NumberedRule, tests: Tests, language: str) -> dict[str, Any]:
    return {"id": rule.id, "text": rule.text[language], "tests": tests.get(rule.id, [])}


def checked(asked: list[Game], tests: Tests, screen: Screen) -> int:
    """Complain about every rule without a test."""
    bare = [rule.id for game in asked for rule in rules_of(game) if rule.id not in tests]
    if not bare:
        return 0
    screen.complain(Failed("rules-untested", n=len(bare), rules=", ".join(bare)))
    return FAILED


def chapters(game: Game, tests: Tests, screen: Screen) -> list[Group]:
    """The rules as a book, with the number of tests at each."""
    pages = []
    for chapter, rules in groupby(rules_of(game), key=lambda rule: rule.chapter):
        heading = Text(f"{chapter.number}. {chapter.title[screen.language]}", "bold")
        pages.append(Group("", heading, lines(list(rules), tests, screen)))
    return pages


def lines(rules: list[NumberedRule], tests: Tests, screen: Screen) -> Grid:
    table = Grid.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    table.add_column(no_wrap=True, justify="right")
    for rule in rules:
        n = len(tests.get(rule.id, ()))
        table.add_row(rule.id, Text(rule.text[screen.language]), Text(screen.say("tests", n=n), style_of(n)))
    return table


def overview(game: Game, tests: Tests, screen: Screen) -> Grid:
    """Rules and their number of tests, a rule a line."""
    rules = rules_of(game)
    done = sum(rule.id in tests for rule in rules)
    title = screen.say("rules-title", game=game_name(game, screen.language), done=done, all=len(rules))
    table = Grid(*(screen.say(f"column-{name}") for name in ("rule", "tests", "text")), title=title)
    for rule in rules:
        n = len(tests.get(rule.id, ()))
        table.add_row(rule.id, Text(str(n), style_of(n)), Text(shortened(rule.text[screen.language])))
    return table


def style_of(tests: int) -> str:
    return "green" if tests else "red"


def shortened(text: str) -> str:
    return text if len(text) <= SHORT else text[: SHORT - 1].rstrip() + "…"
