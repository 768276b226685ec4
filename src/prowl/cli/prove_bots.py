"""`prowl prove-fair --bots`: what a seat may not know changes no move of its bot, and nothing it says for it."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from rich.progress import Progress

from prowl.kernel.game import Game
from prowl.kernel.text import GameWords

from .arguments import settings_of
from .errors import FAILED, Failed
from .names import game_name
from .screen import Screen

if TYPE_CHECKING:
    from prowl.lab.fair_bots import BotReport, Finding

COUNTS = ("decisions", "compared", "different", "choices", "alone")
SHOWN_FINDINGS = 10


def run_bots(args: Namespace, asked: list[Game], screen: Screen) -> int:
    """Compare every bot in every game; without a number of players, with any that the game can have."""
    reports = proved(args, asked, screen)
    found = sum(len(report.findings) for _, report in reports)
    if args.json:
        screen.json({"bots": [described(report) for _, report in reports], "fair": not found})
    else:
        for game, report in reports:
            tell(report, game, screen)
    if found:
        screen.complain(Failed("unfair-bots", n=found))
    elif not args.json:
        screen.tell("fair-bots-proved")
    return FAILED if found else 0


def proved(args: Namespace, asked: list[Game], screen: Screen) -> list[tuple[Game, BotReport]]:
    """The reports, with a bar of progress where somebody can see it."""
    from prowl.lab.fair_bots import EVERY, check_clockless, prove_bot

    tasks = [(game, bot) for game in asked for bot in args.bots.split(",")]
    for game, bot in tasks:
        check_clockless(game, bot)
        game.checked(args.players or game.players[0], settings_of(args.settings))
    reports = []
    with Progress(console=screen.err, transient=True, disable=not screen.err.is_terminal) as bar:
        for game, bot in tasks:
            task = bar.add_task(f"{game_name(game, screen.language)}, {bot}")

            def progress(done: int, all_games: int, task: Any = task) -> None:
                bar.update(task, completed=done, total=all_games)

            players = [args.players] if args.players else game.players
            settings = settings_of(args.settings) if args.settings else None
            every, jobs = args.every or EVERY, args.jobs or 1
            report = prove_bot(game, bot, players, args.games, args.seed, every, settings, jobs, progress)
            reports.append((game, report))
    return reports


def described(report: BotReport) -> dict[str, Any]:
    return {
        "game": report.game,
        "rules": report.rules,
        "bot": report.bot,
        "every": report.every,
        "players": report.players,
        "games": len(report.games),
        **{name: report.total(name) for name in COUNTS},
        "digest": report.digest,
        "fair": report.fair,
        "findings": [finding._asdict() for finding in report.findings],
    }


def tell(report: BotReport, game: Game, screen: Screen) -> None:
    """What was compared, and what should not have differed."""
    figures = {name: report.total(name) for name in COUNTS}
    name = game_name(game, screen.language)
    screen.tell("fair-bot-compared", game=name, bot=report.bot, games=len(report.games), **figures)
    screen.tell("fair-bot-digest", digest=report.digest)
    for finding in report.findings[:SHOWN_FINDINGS]:
        tell_finding(finding, GameWords(game, screen.language), screen)


def tell_finding(finding: Finding, words: GameWords, screen: Screen) -> None:
    """Where it was, and the first bytes that differ."""
    screen.tell(
        "fair-bot-finding",
        bot=finding.bot,
        players=finding.players,
        seed=str(finding.seed),
        decision=finding.decision,
        seat=words.seat(finding.seat),
        part=screen.say(f"part-{finding.part}"),
    )
    for key, text in zip(("fair-bot-real", "fair-bot-imagined"), finding.excerpts(), strict=True):
        screen.tell(key, text=text)
