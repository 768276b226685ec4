"""Lessons: what a mentor says during the first turn of a game, when, and at which table.

Whether a lesson is due is told by what one pair of eyes sees, never by the state.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

from .aside import Seen


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """The message `lesson-<key>` and the number of the rule it teaches.

    It is told once: when the seat is asked this (`ask`), when it has heard of that (`event`), and when `when` says so.
    """

    key: str
    rule: str
    ask: str = ""
    event: str = ""
    when: Callable[[Seen], bool] | None = None
    # It takes luck, or a choice of the player, to come to it.
    luck: bool = False

    def is_due(self, eyes: Seen) -> bool:
        if self.ask and eyes.about != self.ask:
            return False
        if self.event and not eyes.told(self.event):
            return False
        return self.when is None or self.when(eyes)


@dataclass(frozen=True, kw_only=True)
class Practice:
    """The table at which a game is learned: the newcomer sits at the first seat, bots at the others."""

    players: int
    settings: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0


def due(lessons: Sequence[Lesson], told: Collection[str], eyes: Seen) -> list[Lesson]:
    """What is to be told now, in the game's order. The last lesson is the end: nothing is told after it."""
    if not lessons or lessons[-1].key in told:
        return []
    return [lesson for lesson in lessons if lesson.key not in told and lesson.is_due(eyes)]
