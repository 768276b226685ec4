"""Who says at the keyboard what a newcomer has to know for the first turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.padding import Padding
from rich.text import Text

from prowl.kernel.coach import Coach
from prowl.kernel.lessons import Lesson
from prowl.kernel.table import Table

from .boards import Look

MARGIN = (1, 0, 0, 0)


class Mentor:
    """Says every lesson once: an answer shows that it was read."""

    def __init__(self, people: Iterable[int]) -> None:
        self.coaches = {seat: Coach(seat) for seat in people}
        self.said: dict[int, Sequence[Lesson]] = {}
        self.read: dict[int, Sequence[Lesson]] = {}

    def words(self, look: Look, table: Table) -> list[Padding]:
        """What has not been read yet, with the numbers of the rules."""
        coach = self.coaches.get(look.seat)
        if coach is None:
            return []
        now = self.said[look.seat] = coach.follow(table)
        read = self.read.get(look.seat, ())
        return [Padding(_spoken(look, lesson), MARGIN) for lesson in now if lesson not in read]

    def answered(self, seat: int) -> None:
        self.read[seat] = self.said.get(seat, ())


def _spoken(look: Look, lesson: Lesson) -> Text:
    said = look.words.words.say(f"lesson-{lesson.key}")
    return Text.assemble(("» ", "bold magenta"), said, (f" {lesson.rule}", "dim"))
