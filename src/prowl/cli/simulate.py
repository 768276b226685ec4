"""`prowl simulate`: bots play many games, and the results are counted."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.progress import Progress
from rich.table import Table as Grid

from prowl.kernel.game import game_named
from prowl.kernel.text import GameWords, key_of

from .arguments import Commands, settings_of, take_players, take_seed, take_settings, whole
from .errors import FAILED, Failed, Mistake
from .files import check_writable, reason
from .screen import Screen

if TYPE_CHECKING:
    from prowl.lab.kept import Kept

FIGURES = ("games", "finished", "errors", "decisions", "rounds-mean", "cpu-seconds")


def register(commands: Commands) -> None:
    parser = commands.add("simulate", run)
    parser.take("game", metavar=parser.words.say("metavar-game"))
    take_players(parser)
    parser.take("--games", type=whole(parser.words, 1), required=True, metavar="M")
    parser.take("--bots", default="random", metavar=parser.words.say("metavar-level"))
    take_seed(parser)
    parser.take("--jobs", type=whole(parser.words, 1), default=1, metavar="J")
    take_settings(parser)
    parser.take("--keep", default="", metavar=parser.words.say("metavar-file"))
    parser.take("--json", action="store_true")


def run(args: Namespace) -> int:
    screen = Screen(args.lang)
    report, failures = counted(args, screen)
    if args.json:
        screen.json(report)
    else:
        screen.show(grid(report, screen))
    if report["finished"] == report["games"]:
        return 0
    detail = failures[0].strip().splitlines()[-1] if failures else ""
    screen.complain(Failed("simulate-failed", n=report["games"] - report["finished"], detail=detail))
    return FAILED


def counted(args: Namespace, screen: Screen) -> tuple[dict[str, Any], list[str]]:
    """Play, with a bar of progress where somebody can see it; the figures, and what went wrong."""
    from prowl.lab.simulate import simulate

    from .opponents import levels_for

    game = game_named(args.game)
    players = args.players or game.players[0]
    settings = game.checked(players, settings_of(args.settings))
    bots = levels_for(args.bots, players)
    jobs = min(args.jobs, args.games)
    kept = kept_in(args.keep)
    with Progress(console=screen.err, transient=True, disable=not screen.err.is_terminal) as bar:
        task = bar.add_task(screen.say("simulate-playing"), total=args.games)

        def progress(done: int, _: int) -> None:
            bar.update(task, completed=done)

        report = simulate(game, players, args.games, bots, args.seed, jobs, settings, progress, kept).data()
    failures = list(report["errors"])
    return {**report, "errors": len(failures)}, failures


def kept_in(name: str) -> Kept | None:
    """The games that a file has kept from earlier calls."""
    if not name:
        return None
    from prowl.lab.kept import Kept

    check_writable(name)
    try:
        return Kept(Path(name))
    except (OSError, ValueError) as error:
        raise Mistake("cannot-read", file=name, why=reason(error)) from None


def grid(report: dict[str, Any], screen: Screen) -> Grid:
    words = GameWords(game_named(report["game"]), screen.language)
    table = Grid(show_header=False, box=None, padding=(0, 2, 0, 0))
    for name in FIGURES:
        value = report[name.replace("-", "_")]
        table.add_row(screen.say(f"report-{name}"), f"{value:.1f}" if isinstance(value, float) else str(value))
    for outcome, n in sorted(report["outcomes"].items()):
        key = key_of("outcome", outcome)
        table.add_row(words.words.say(key) if words.words.has(key) else outcome, share(n, report, screen))
    for seat, n in enumerate(report["wins"]):
        wins = screen.say("report-wins", seat=words.seat(seat), bot=report["bots"][seat])
        table.add_row(wins, share(n, report, screen))
    return table


def share(n: int, report: dict[str, Any], screen: Screen) -> str:
    return screen.say("report-share", n=n, percent=round(100 * n / max(1, report["finished"])))
