"""One puzzle at the keyboard: the position as its player sees it, the question, and what is right."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from prowl.bots.puzzles import pose
from prowl.kernel.errors import ProwlError
from prowl.kernel.game import Game
from prowl.kernel.puzzles import NOTHING, Answer, Puzzle
from prowl.kernel.text import GameWords, key_of

from .answers import picked, question
from .boards import Look, board_for
from .names import answered, game_name
from .pages import help_page
from .screen import Screen

LEAVE = "q"
HELP = "?"


class Riddle:
    """A puzzle, and where to show it."""

    def __init__(self, game: Game, puzzle: Puzzle, screen: Screen) -> None:
        self.game, self.puzzle, self.screen = game, puzzle, screen
        self.posed = pose(game, puzzle)
        self.words = GameWords(game, screen.language)
        self.look = Look.at(self.posed.table, puzzle.seat, self.words, screen)

    def told(self, *more: str) -> str:
        return self.words.words.say(key_of("puzzle", self.puzzle.id, *more))

    def show(self, keys: str = "") -> None:
        """The position and the question."""
        name = game_name(self.game, self.screen.language)
        seat = self.screen.say("puzzle-seat", seat=self.words.seat(self.puzzle.seat))
        self.screen.show(Text.assemble((f"{name} · {self.told()}", "bold"), (f"  {seat}", "dim")))
        self.screen.show(board_for(self.game).picture(self.look), question(self.look, keys))

    def solve(self) -> None:
        """Which answers are right, and why."""
        listed, key = (self.puzzle.good, "right") if self.puzzle.good else (self.puzzle.bad, "wrong")
        answers = "; ".join(self.spoken(answer) for answer in listed)
        self.screen.show("", Text(self.screen.say(f"puzzle-{key}-answers", answers=answers, n=len(listed)), "bold"))
        self.screen.show(Text.assemble(self.told("why"), (f" {self.puzzle.rule}", "dim")))

    def spoken(self, answer: Answer) -> str:
        if answer == NOTHING:
            return self.screen.say("ask-nothing")
        options = [list(each) if isinstance(each, tuple) else each for each in answer]
        return answered(self.words, self.screen, self.posed.ask.about, options)

    def play(self) -> None:
        """Ask whoever types, and say whether it was right."""
        self.show("puzzle-keys")
        try:
            answer = self.typed()
        except EOFError:
            self.screen.show("")
            self.screen.tell("puzzle-input-ended")
            return
        if answer is not None:
            right = self.puzzle.is_right(answer)
            self.screen.show(Text(self.screen.say("puzzle-right" if right else "puzzle-wrong"), "bold"))
            self.solve()

    def typed(self) -> Answer | None:
        """The answer as puzzles name it; None if the person leaves."""
        ask = self.posed.ask
        options = self.posed.table.wire.options(ask)
        while (line := self.screen.ask("play-prompt")).lower() != LEAVE:
            try:
                if line.startswith(HELP):
                    self.screen.show(help_page(self.look, board_for(self.game), line.removeprefix(HELP).strip()))
                    continue
                answer = picked(ask, options, line)
                return NOTHING if answer is None else self.posed.named(answer)
            except ProwlError as error:
                self.screen.show(Text(self.screen.words.error(error), "yellow"))
        return None

    def data(self, *, solve: bool) -> dict[str, Any]:
        """What the seat is sent, and on request what is right."""
        puzzle = self.puzzle
        told = {"good": puzzle.good, "bad": puzzle.bad, "why": self.told("why")} if solve else {}
        about = {"game": self.game.id, "id": puzzle.id, "kind": puzzle.kind, "rule": puzzle.rule, "title": self.told()}
        return {**about, "seat": puzzle.seat, **self.look.seen, **told}
