"""`prowl view`: exactly what a seat is sent after so many answers of a recorded game."""

from __future__ import annotations

from argparse import Namespace

from rich.text import Text

from prowl.kernel.table import Table
from prowl.kernel.text import GameWords
from prowl.kernel.views import SPECTATOR

from .arguments import Commands, whole
from .boards import board_for, look_at
from .errors import Mistake
from .files import after, load
from .screen import Screen

NOBODY = "spectator"


def register(commands: Commands) -> None:
    parser = commands.add("view", run)
    parser.take("file", metavar=parser.words.say("metavar-file"))
    parser.take("--at", type=whole(parser.words), required=True, metavar="K")
    parser.take("--seat", dest="seat", required=True, metavar=f"S|{NOBODY}")
    parser.take("--json", action="store_true")


def run(args: Namespace) -> int:
    screen = Screen(args.lang)
    table, _ = load(args.file)
    seat = seat_of(args.seat, table.players)
    table = after(table, args.at)
    if args.json:
        screen.json(table.seen_by(seat))
    else:
        show(table, seat, screen)
    return 0


def seat_of(text: str, players: int) -> int:
    """A seat by the number people give it, from 1."""
    if text == NOBODY:
        return SPECTATOR
    if not text.isdecimal() or not 1 <= int(text) <= players:
        raise Mistake("bad-seat", seat=text, players=players)
    return int(text) - 1


def show(table: Table, seat: int, screen: Screen) -> None:
    words = GameWords(table.game, screen.language)
    look = look_at(table, seat, words, screen)
    seen = look.seen
    screen.show(board_for(table.game).picture(look))
    for event in seen["events"]:
        screen.show(Text(words.event(event), "dim"))
    if seen["prompt"] is None:
        screen.tell("view-not-asked")
        return
    screen.show(Text(words.question(seen["prompt"]), "bold"))
    for option in seen["prompt"]["options"]:
        screen.show(Text(f"  {words.option(option, seen['prompt']['about'])}"))
