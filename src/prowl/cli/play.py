"""`prowl play`: a game in the terminal, alone against bots or several people at one keyboard."""

from __future__ import annotations

from argparse import Namespace
from secrets import randbits

from prowl.kernel.game import Game, game_named
from prowl.kernel.table import Table

from .arguments import Commands, settings_of, take_players, take_seed, take_settings
from .errors import Mistake
from .files import load
from .screen import Screen

EVERYBODY = "all"
PERSON = "person"
USUAL_PLAYERS = 3
SEED_BITS = 32


def register(commands: Commands) -> None:
    parser = commands.add("play", run)
    parser.take("game", metavar=parser.words.say("metavar-game"))
    take_players(parser)
    parser.take("--seat", metavar=f"S|{EVERYBODY}")
    parser.take("--bots", metavar=parser.words.say("metavar-level"))
    take_seed(parser, default=None)
    take_settings(parser)
    parser.take("--load", metavar=parser.words.say("metavar-file"))
    parser.take("--guide", action="store_true")


def run(args: Namespace) -> int:
    from .opponents import levels_for
    from .session import Session

    screen = Screen(args.lang)
    table, seats = loaded(args) if args.load else (fresh(args), [])
    people = people_at(args.seat, table.players, seats)
    levels = levels_for(args.bots or "greedy", table.players)
    if args.bots is None:
        levels = [kept if kept != PERSON else level for kept, level in zip(seats or levels, levels, strict=True)]
    return Session(table, people, levels, screen, guide=args.guide).run()


def fresh(args: Namespace) -> Table:
    """A new table, with luck of its own unless a seed is named."""
    game = game_named(args.game)
    if args.guide and game.practice is not None and (args.players, args.seed, args.settings) == (None, None, []):
        return Table(game, game.practice.players, game.practice.settings, game.practice.seed)
    seed = randbits(SEED_BITS) if args.seed is None else args.seed
    return Table(game, args.players or usual_players(game), settings_of(args.settings), seed)


def usual_players(game: Game) -> int:
    return min(max(USUAL_PLAYERS, game.players[0]), game.players[-1])


def loaded(args: Namespace) -> tuple[Table, list[str]]:
    """A game that was saved. It brings its own players, options and seed."""
    for name in ("players", "seed", "settings"):
        if getattr(args, name) not in (None, []):
            raise Mistake("load-brings", option=f"--{'set' if name == 'settings' else name}")
    table, seats = load(args.load)
    if table.game.id != game_named(args.game).id:
        raise Mistake("load-other-game", file=args.load, game=table.game.id)
    return table, seats


def people_at(wish: str | None, players: int, seats: list[str]) -> list[int]:
    """The seats of people: as asked for, as in the saved game, or the first."""
    if wish is None:
        return [seat for seat, kept in enumerate(seats) if kept == PERSON] or [0]
    if wish == EVERYBODY:
        return list(range(players))
    numbers = wish.split(",")
    for number in numbers:
        if not number.isdecimal() or not 1 <= int(number) <= players:
            raise Mistake("bad-seat", seat=number, players=players)
    return sorted({int(number) - 1 for number in numbers})
