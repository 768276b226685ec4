"""`prowl replay`: runs a recorded game again, verifies it and tells it in words."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import Any, NamedTuple

from rich.text import Text

from prowl.kernel.events import Event
from prowl.kernel.table import Table
from prowl.kernel.text import GameWords

from .arguments import Commands, whole
from .files import after, load
from .names import answered, outcome, told
from .screen import Screen


def register(commands: Commands) -> None:
    parser = commands.add("replay", run)
    parser.take("file", metavar=parser.words.say("metavar-file"))
    parser.take("--step", action="store_true")
    parser.take("--until", type=whole(parser.words), metavar="K")
    parser.take("--json", action="store_true")


def run(args: Namespace) -> int:
    screen = Screen(args.lang)
    table, seats = load(args.file)
    whole_log = table.log
    if args.until is not None:
        table = after(table, args.until)
    if args.json:
        screen.json(described(table, seats))
        return 0
    Teller(table, screen).tell(args.step)
    screen.tell("verified", answers=len(whole_log))
    return 0


class Turn(NamedTuple):
    """An answer with its number and what came of it; number 0 is what happened before any answer."""

    number: int
    seat: int | None
    about: str
    answer: Any
    events: list[Event]


def turns(table: Table) -> Iterator[Turn]:
    """The game, answer by answer."""
    twin = table.anew()
    yield Turn(0, None, "", None, list(twin.events))
    for number, decision in enumerate(table.log, 1):
        ask, seen = twin.pending[decision.seat], len(twin.events)
        about, answer = ask.about, twin.wire.answer(ask, decision.answer)
        twin.decide(*decision)
        yield Turn(number, decision.seat, about, answer, twin.events[seen:])


def described(table: Table, seats: list[str]) -> dict[str, Any]:
    result = table.result
    return {
        "game": table.game.id,
        "rules": table.game.version,
        "players": table.players,
        "options": table.settings,
        "seats": seats,
        "seed": table.seed,
        "answers": len(table.log),
        "verified": True,
        "outcome": result.outcome if result else None,
        "winners": list(result.winners) if result else [],
        "log": [
            {**turn._asdict(), "events": [table.wire.event(told(event)) for event in turn.events]}
            for turn in turns(table)
        ],
    }


class Teller:
    """Tells a game to somebody who may know everything."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.words = GameWords(table.game, screen.language)

    def tell(self, step: bool) -> None:
        for turn in turns(self.table):
            if turn.seat is not None:
                self.screen.show(self.line(turn, self.words.seat(turn.seat)))
            for event in turn.events:
                self.screen.show(Text(f"      {self.words.event(self.table.wire.event(told(event)))}"))
            if step and not self.goes_on():
                return
        if self.table.result is not None:
            self.screen.show(Text(outcome(self.words, self.screen, self.table.result), "bold"))

    def line(self, turn: Turn, seat: str) -> Text:
        answer = answered(self.words, self.screen, turn.about, turn.answer)
        told_as = self.screen.say("replay-answer", seat=seat, answer=answer)
        return Text.assemble((f"{turn.number:4}  ", "dim"), (told_as, "cyan"))

    def goes_on(self) -> bool:
        """Wait for Enter; the end of the input is the end of the story."""
        try:
            return self.screen.ask("replay-more").lower() != "q"
        except EOFError:
            return False
