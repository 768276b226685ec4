"""`prowl prove-fair`: what a seat may not know changes no byte that it is sent."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from prowl.kernel.game import game_named
from prowl.kernel.text import GameWords
from prowl.kernel.views import SPECTATOR

from .arguments import Commands, settings_of, take_players, take_seed, take_settings, whole
from .errors import FAILED, Failed
from .screen import Screen

if TYPE_CHECKING:
    from prowl.lab.fairness import FairnessReport

COUNTS = ("games", "decisions", "worlds", "views", "prompts", "waiting_lists", "events", "bytes")
SHOWN_LEAKS = 10


def register(commands: Commands) -> None:
    parser = commands.add("prove-fair", run)
    parser.take("game", metavar=parser.words.say("metavar-game"))
    take_players(parser)
    parser.take("--games", type=whole(parser.words, 1), default=3, metavar="M")
    take_seed(parser)
    take_settings(parser)
    parser.take("--json", action="store_true")


def run(args: Namespace) -> int:
    from prowl.lab.fairness import prove_fair

    screen = Screen(args.lang)
    game = game_named(args.game)
    players = args.players or game.players[0]
    # Without settings every game is played with any of them.
    settings = game.checked(players, settings_of(args.settings)) if args.settings else None
    game.checked(players, {})
    with screen.err.status(screen.say("fair-comparing")) if screen.err.is_terminal else screen.quietly():
        report = prove_fair(game, players, args.games, args.seed, settings)
    if args.json:
        screen.json(described(report))
    else:
        tell(report, GameWords(game, args.lang), screen)
    if not report.fair:
        screen.complain(Failed("unfair", n=len(report.leaks)))
    return 0 if report.fair else FAILED


def described(report: FairnessReport) -> dict[str, Any]:
    return {
        "game": report.game,
        "players": report.players,
        **{name: getattr(report, name) for name in COUNTS},
        "fair": report.fair,
        "leaks": [leak._asdict() for leak in report.leaks],
    }


def tell(report: FairnessReport, words: GameWords, screen: Screen) -> None:
    """What was compared, and what should not have differed."""
    screen.tell("fair-compared", **{name.replace("_", "-"): getattr(report, name) for name in COUNTS})
    for leak in report.leaks[:SHOWN_LEAKS]:
        seat = screen.say("spectator") if leak.seat == SPECTATOR else words.seat(leak.seat)
        screen.tell(
            "fair-leak", seed=str(leak.seed), decision=leak.decision, seat=seat, part=screen.say(f"part-{leak.part}")
        )
    if report.fair:
        screen.tell("fair-proved")
