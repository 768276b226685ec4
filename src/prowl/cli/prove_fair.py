"""`prowl prove-fair`: what a seat may not know changes no byte that it is sent, and no move of its bot."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from prowl.kernel.game import Game, game_named, games
from prowl.kernel.text import GameWords
from prowl.kernel.views import SPECTATOR

from .arguments import Commands, settings_of, take_players, take_seed, take_settings, whole
from .errors import FAILED, Failed, Mistake
from .names import game_name
from .prove_bots import run_bots
from .screen import Screen

if TYPE_CHECKING:
    from prowl.lab.fairness import FairnessReport

COUNTS = ("games", "decisions", "worlds", "views", "prompts", "waiting_lists", "events", "bytes")
SHOWN_LEAKS = 10


def register(commands: Commands) -> None:
    parser = commands.add("prove-fair", run)
    parser.take("game", metavar=parser.words.say("metavar-game"), nargs="?")
    parser.take("--all", action="store_true")
    metavar, about = parser.words.say("metavar-level"), parser.words.say("arg-bots-proved")
    parser.add_argument("--bots", default="", metavar=metavar, help=about)
    take_players(parser)
    parser.take("--games", type=whole(parser.words, 1), default=3, metavar="M")
    parser.take("--every", type=whole(parser.words, 1), metavar="K")
    take_seed(parser)
    parser.take("--jobs", type=whole(parser.words, 1), metavar="J")
    take_settings(parser)
    parser.take("--json", action="store_true")


def run(args: Namespace) -> int:
    if args.all == bool(args.game):
        raise Mistake("rules-one-or-all")
    screen = Screen(args.lang)
    asked = list(games().values()) if args.all else [game_named(args.game)]
    if args.bots:
        return run_bots(args, asked, screen)
    for option in ("every", "jobs"):
        if getattr(args, option) is not None:
            raise Mistake("only-with-bots", option=f"--{option}")
    return run_games(args, asked, screen)


def run_games(args: Namespace, asked: list[Game], screen: Screen) -> int:
    """Compare what is sent, game by game."""
    reports = [compared(game, args, screen) for game in asked]
    leaks = sum(len(report.leaks) for report in reports)
    if not args.json:
        for game, report in zip(asked, reports, strict=True):
            tell(report, game, screen, title=args.all)
    elif args.all:
        screen.json({"games": [described(report) for report in reports], "fair": not leaks})
    else:
        screen.json(described(reports[0]))
    if leaks:
        screen.complain(Failed("unfair", n=leaks))
    return FAILED if leaks else 0


def compared(game: Game, args: Namespace, screen: Screen) -> FairnessReport:
    from prowl.lab.fairness import prove_fair

    players = args.players or game.players[0]
    # Without settings every game is played with any of them.
    settings = game.checked(players, settings_of(args.settings)) if args.settings else None
    game.checked(players, {})
    with screen.err.status(screen.say("fair-comparing")) if screen.err.is_terminal else screen.quietly():
        return prove_fair(game, players, args.games, args.seed, settings)


def described(report: FairnessReport) -> dict[str, Any]:
    return {
        "game": report.game,
        "players": report.players,
        **{name: getattr(report, name) for name in COUNTS},
        "fair": report.fair,
        "leaks": [leak._asdict() for leak in report.leaks],
    }


def tell(report: FairnessReport, game: Game, screen: Screen, *, title: bool) -> None:
    """What was compared, and what should not have differed."""
    words = GameWords(game, screen.language)
    if title:
        screen.show(game_name(game, screen.language))
    screen.tell("fair-compared", **{name.replace("_", "-"): getattr(report, name) for name in COUNTS})
    for leak in report.leaks[:SHOWN_LEAKS]:
        seat = screen.say("spectator") if leak.seat == SPECTATOR else words.seat(leak.seat)
        screen.tell(
            "fair-leak", seed=str(leak.seed), decision=leak.decision, seat=seat, part=screen.say(f"part-{leak.part}")
        )
    if report.fair:
        screen.tell("fair-proved")
