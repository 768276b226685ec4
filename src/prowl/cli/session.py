"""A game at one keyboard: who is asked, what is shown, what the keys do. Knows no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from rich.console import Group
from rich.text import Text

from prowl.bots.policy import willing
from prowl.kernel.errors import ProwlError
from prowl.kernel.prompts import Ask
from prowl.kernel.table import Table
from prowl.kernel.text import GameWords

from .answers import picked, question
from .boards import Look, board_for, seat_colour
from .errors import Mistake
from .files import save
from .mentor import Mentor
from .names import game_name, outcome
from .opponents import Opponents
from .pages import help_page, hint_page, log_page
from .play import PERSON
from .screen import Screen

LOG_LINES = 8
OTHER_LINES = 34
SECOND_THOUGHTS = "reconsider"
CLEAR_HISTORY = "\x1b[3J"


class Left(Exception):
    """The person has had enough."""


class Typed(NamedTuple):
    """An answer that a person typed: after how many answers, and what the person had been told by then."""

    seat: int
    at: int
    told: int


class Session:
    """One sitting: the table, the people in front of it, and the bots for the other seats."""

    def __init__(
        self, table: Table, people: list[int], levels: list[str], screen: Screen, *, guide: bool = False
    ) -> None:
        self.table = table
        self.people = people
        self.levels = levels
        self.screen = screen
        self.bots = Opponents(table.game, levels, table.seed)
        self.words = GameWords(table.game, screen.language)
        self.board = board_for(table.game)
        self.mentor = Mentor(people if guide else [])
        self.at: int | None = None
        # For every person the events already told, the offer last turned down, and what had to be answered last.
        self.told = dict.fromkeys(people, 0)
        self.turned_down: dict[int, Any] = {}
        self.answered: dict[int, str] = {}
        # Answers that had no alternative are not among them, so that nobody goes back to those.
        self.typed = [Typed(who, i, 0) for i, (who, _) in enumerate(table.log) if who in people]

    def run(self) -> int:
        try:
            while not self.table.over:
                self.go_on()
            self.end()
        except Left:
            self.screen.tell("play-left")
        except EOFError:
            self.screen.show("")
            self.screen.tell("play-input-ended")
        return 0

    def go_on(self) -> None:
        """Ask the next person, or let a bot answer."""
        helpers = [seat for seat in willing(self.table) if seat not in self.people]
        seat = self.next_person()
        if helpers or seat is None:
            self.let_bot_answer(min(helpers or self.table.waiting_for))
        elif not self.has_choice(seat):
            self.decide(seat, next(self.table.pending[seat].answers()))
        else:
            self.turn_of(seat)

    # -- who ---------------------------------------------------------------------

    def next_person(self) -> int | None:
        """A person everybody waits for, or one with a new offer; the one at the keyboard first."""
        asked = [seat for seat in self.people if self.wants(seat)]
        return self.at if self.at in asked else next(iter(asked), None)

    def wants(self, seat: int) -> bool:
        ask = self.table.pending.get(seat)
        if ask is None:
            self.turned_down.pop(seat, None)
            return False
        return not ask.optional or self.is_new_offer(seat, ask)

    def is_new_offer(self, seat: int, ask: Ask) -> bool:
        """Whether to ask for something voluntary: not for second thoughts about one's own answer, `u` is for those.

        Among several people an empty offer is made as well, because the pause of the others would tell them.
        """
        if ask.about in (SECOND_THOUGHTS, self.answered.get(seat)) or self.turned_down.get(seat) == offer_of(ask):
            return False
        return bool(ask.options) or len(self.people) > 1

    def has_choice(self, seat: int) -> bool:
        """A person alone among bots is not bothered with questions that have one answer."""
        ask = self.table.pending[seat]
        return len(self.people) > 1 or ask.optional or len(ask.options) > 1 or not ask.single

    def let_bot_answer(self, seat: int) -> None:
        thinking = self.screen.say("play-thinking", seat=self.words.seat(seat))
        with self.screen.out.status(thinking) if self.levels[seat] == "search" else self.screen.quietly():
            answer = self.bots.answer(self.table, seat)
        self.table.decide(seat, answer)

    # -- a person's turn -----------------------------------------------------------

    def turn_of(self, seat: int) -> None:
        """Show the table and listen until a question is answered or taken back."""
        if len(self.people) > 1 and seat != self.at:
            self.curtain(seat)
        self.at = seat
        self.draw(seat)
        while not self.obeyed(seat, self.read()):
            pass

    def curtain(self, seat: int) -> None:
        """Nobody may see the last player's cards, nor scroll back to them."""
        self.wipe()
        self.screen.show(Text(self.screen.say("play-curtain", seat=self.words.seat(seat)), f"bold {seat_colour(seat)}"))
        self.screen.ask("play-curtain-enter")
        self.wipe()

    def wipe(self) -> None:
        self.screen.out.clear()
        if self.screen.out.is_terminal:
            self.screen.out.file.write(CLEAR_HISTORY)

    def look(self, seat: int) -> Look:
        return Look.at(self.table, seat, self.words, self.screen)

    def draw(self, seat: int) -> None:
        look = self.look(seat)
        if self.screen.out.is_terminal:
            self.screen.out.clear()
        news = look.seen["events"][self.told[seat] :]
        self.screen.show(self.title(), self.board.picture(look), log_page(look, news, self.log_lines()))
        self.screen.show(*self.mentor.words(look, self.table), question(look))

    def log_lines(self) -> int:
        """A tall window has room for more of the log."""
        return max(LOG_LINES, self.screen.out.height - OTHER_LINES) if self.screen.out.is_terminal else LOG_LINES

    def title(self) -> Text:
        name = game_name(self.table.game, self.screen.language)
        return Text.assemble((name, "bold"), (f"  {self.screen.say('play-seed', seed=str(self.table.seed))}", "dim"))

    def read(self) -> str:
        return self.screen.ask("play-prompt")

    # -- keys ----------------------------------------------------------------------

    def obeyed(self, seat: int, line: str) -> bool:
        """Do what a line says; whether the table has to be looked at anew. An empty line only looks."""
        if not line and not self.table.pending[seat].optional:
            return True
        key, _, rest = line.partition(" ")
        keys: dict[str, Callable[[int, str], bool]] = {
            "?": self.help,
            "u": self.undo,
            "h": self.hint,
            "s": self.save,
            "l": self.tell_all,
            "q": self.leave,
        }
        try:
            return keys[key.lower()](seat, rest.strip()) if key.lower() in keys else self.answer(seat, line)
        except ProwlError as error:
            self.screen.show(Text(self.screen.words.error(error), "yellow"))
            return False

    def answer(self, seat: int, line: str) -> bool:
        ask = self.table.pending[seat]
        answer = picked(ask, self.table.wire.options(ask), line)
        if answer is None:
            self.turned_down[seat] = offer_of(ask)
            return True
        heard = len(self.table.events)
        self.mentor.answered(seat)
        self.decide(seat, answer)
        self.typed.append(Typed(seat, len(self.table.log) - 1, self.told[seat]))
        self.told[seat] = heard
        return True

    def decide(self, seat: int, answer: Any) -> None:
        ask = self.table.pending[seat]
        obliged = "" if ask.optional else ask.about
        self.table.decide(seat, answer)
        self.answered[seat] = obliged

    def help(self, seat: int, wish: str) -> bool:
        self.screen.show(help_page(self.look(seat), self.board, wish))
        return False

    def hint(self, seat: int, _: str) -> bool:
        with self.screen.out.status(self.screen.say("hint-thinking")):
            page = hint_page(self.look(seat), self.table)
        self.screen.show(page)
        return False

    def tell_all(self, seat: int, _: str) -> bool:
        look = self.look(seat)
        self.screen.show(log_page(look, look.seen["events"]))
        return False

    def save(self, seat: int, name: str) -> bool:
        if not name:
            raise Mistake("save-where")
        save(self.table, self.seats(), name)
        self.screen.tell("play-saved", file=name, game=self.table.game.id)
        return False

    def seats(self) -> list[str]:
        """Who sat where, for the file."""
        return [PERSON if seat in self.people else level for seat, level in enumerate(self.levels)]

    def leave(self, seat: int, _: str) -> bool:
        raise Left

    def undo(self, seat: int, _: str) -> bool:
        """Back to this person's last choice. Bots never mind; other people are asked if they could."""
        last = next((typed for typed in reversed(self.typed) if typed.seat == seat), None)
        if last is None:
            raise Mistake("nothing-to-undo")
        alone = last.at == len(self.table.log) - 1 and self.table.can_undo(seat)
        if len(self.people) > 1 and not alone and not self.agreed():
            return False
        self.go_back(last)
        return True

    def go_back(self, last: Typed) -> None:
        """Stand again where this answer was typed."""
        while len(self.table.log) > last.at:
            self.table.undo()
        self.typed = [typed for typed in self.typed if typed.at < last.at]
        self.turned_down.clear()
        self.answered.clear()
        self.told = {who: min(told, len(self.table.events)) for who, told in self.told.items()}
        self.told[last.seat] = last.told

    def agreed(self) -> bool:
        return self.screen.ask("play-agree").lower() in self.screen.say("play-agree-yes").split()

    # -- the end -------------------------------------------------------------------

    def end(self) -> None:
        """How it ended, and a last chance to keep the game."""
        result = self.table.result
        assert result is not None
        look = self.look(self.people[0])
        self.screen.show(Group(self.board.picture(look), log_page(look, look.seen["events"], self.log_lines())))
        self.screen.show(Text(outcome(self.words, self.screen, result), "bold"))
        if len(self.people) == 1:
            self.screen.tell("play-won" if self.people[0] in result.winners else "play-lost")
        while line := self.screen.ask("play-keep"):
            key, _, name = line.partition(" ")
            if key.lower() != "s":
                return
            try:
                self.save(self.people[0], name.strip())
            except ProwlError as error:
                self.screen.show(Text(self.screen.words.error(error), "yellow"))


def offer_of(ask: Ask) -> Any:
    """What distinguishes one offer from the next."""
    return ask.about, tuple(ask.options)
