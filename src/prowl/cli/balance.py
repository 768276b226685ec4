"""`prowl balance`: bots play many games of several configurations, and a designer reads what came of them."""

from __future__ import annotations

import re
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import Progress

from prowl.kernel.game import Game, game_named

from .arguments import Commands, settings_of, take_seed, take_settings, whole
from .errors import FAILED, Failed, Mistake
from .files import check_writable, reason
from .screen import Screen
from .sheets import grids, markdown
from .simulate import kept_in

if TYPE_CHECKING:
    from prowl.lab.balance import Report
    from prowl.lab.balance.plan import Plan

GAMES = 100
NUMBERS = re.compile(r"([0-9]{1,4})(?:-([0-9]{1,4}))?")
SAMPLE = 20


def register(commands: Commands) -> None:
    parser = commands.add("balance", run)
    words = parser.words
    parser.take("game", metavar=words.say("metavar-game"))
    parser.take("--players", metavar="N[-M]", default="", said="balance-players")
    parser.take("--games", type=whole(words, 1), default=GAMES, metavar="M", said="balance-games")
    parser.take("--bots", default="weighted", metavar=words.say("metavar-level"), said="balance-bots")
    take_settings(parser, said="balance-set")
    parser.take("--without", default="", metavar=words.say("metavar-card"))
    take_seed(parser)
    parser.take("--from", dest="first", type=whole(words), default=0, metavar="K")
    parser.take("--sample", type=whole(words), default=SAMPLE, metavar="K")
    parser.take("--jobs", type=whole(words, 1), default=1, metavar="J")
    parser.take("--keep", default="", metavar=words.say("metavar-file"))
    parser.take("--json", action="store_true")
    parser.take("-o", "--output", default="", metavar=words.say("metavar-file"), said="balance-output")


def run(args: Namespace) -> int:
    screen = Screen(args.lang)
    if args.output:
        check_writable(args.output)
    game = game_named(args.game)
    report = played(game, args, screen)
    tell(game, report, args, screen)
    if not report.failed:
        return 0
    detail = report.errors[0].strip().splitlines()[-1] if report.errors else ""
    screen.complain(Failed("simulate-failed", n=report.failed, detail=detail))
    return FAILED


def tell(game: Game, report: Report, args: Namespace, screen: Screen) -> None:
    """As data, as a page, or as tables in the terminal."""
    from .balance_report import Telling

    telling = Telling(game, report, screen)
    if args.output:
        write(args.output, markdown(telling.title, telling.about, telling.sheets(brief=False)))
    if args.json:
        screen.json(report.data())
    elif args.output:
        screen.tell("balance-written", file=args.output)
    else:
        screen.show(telling.title, telling.about, *grids(telling.sheets(brief=True), screen.out.width))


def write(name: str, text: str) -> None:
    try:
        Path(name).write_text(text, "utf-8")
    except OSError as error:
        raise Mistake("cannot-write", file=name, why=reason(error)) from None


def played(game: Game, args: Namespace, screen: Screen) -> Report:
    """Play, with a bar of progress where somebody can see it."""
    from prowl.lab.balance import balance

    plan = plan_of(game, args)
    kept = kept_in(args.keep)
    with Progress(console=screen.err, transient=True, disable=not screen.err.is_terminal) as bar:
        task = bar.add_task(screen.say("simulate-playing"), total=None)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        return balance(game, plan, args.jobs, kept, progress)


def plan_of(game: Game, args: Namespace) -> Plan:
    from prowl.lab.balance.plan import Plan, configurations

    axes = {key: listed(values) or [""] for key, values in settings_of(args.settings).items()}
    found = configurations(game, numbers(args.players, game), listed(args.bots) or [""], axes, listed(args.without))
    return Plan(found, args.games, args.first, args.seed, args.sample)


def listed(text: str) -> list[str]:
    """The entries of a list with commas, each once."""
    return list(dict.fromkeys(text.split(","))) if text else []


def numbers(text: str, game: Game) -> list[int]:
    """`2-4`, `2,5` or both; nothing means every number of the game."""
    found: set[int] = set()
    for part in listed(text):
        bounds = NUMBERS.fullmatch(part)
        if bounds is None:
            raise Mistake("bad-numbers", text=text)
        first, last = int(bounds[1]), int(bounds[2] or bounds[1])
        if first > last:
            raise Mistake("bad-numbers", text=text)
        for n in (first, last):
            game.checked(n, {})
        found.update(range(first, last + 1))
    return sorted(found) or list(game.players)
