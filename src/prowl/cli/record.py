"""`prowl record`: bots play one game, and a file keeps it."""

from __future__ import annotations

from argparse import Namespace

from prowl.kernel.game import game_named
from prowl.kernel.table import Table
from prowl.kernel.text import GameWords

from .arguments import Commands, settings_of, take_players, take_seed, take_settings
from .files import check_writable, save
from .names import outcome
from .screen import Screen


def register(commands: Commands) -> None:
    parser = commands.add("record", run)
    parser.take("game", metavar=parser.words.say("metavar-game"))
    take_players(parser)
    take_seed(parser)
    parser.take("--bots", default="random", metavar=parser.words.say("metavar-level"))
    take_settings(parser)
    parser.take("-o", "--output", required=True, metavar=parser.words.say("metavar-file"))


def run(args: Namespace) -> int:
    from prowl.bots.policy import willing

    from .opponents import Opponents, levels_for

    screen = Screen(args.lang)
    game = game_named(args.game)
    table = Table(game, args.players or game.players[0], settings_of(args.settings), args.seed)
    levels = levels_for(args.bots, table.players)
    check_writable(args.output)
    bots = Opponents(game, levels, args.seed)
    while not table.over:
        seat = min(willing(table) or table.waiting_for)
        table.decide(seat, bots.answer(table, seat))
    save(table, levels, args.output)
    assert table.result is not None
    screen.tell("recorded", file=args.output, answers=len(table.log))
    screen.show(outcome(GameWords(game, args.lang), screen, table.result))
    return 0
