"""Who was ahead when, by the game's own valuation at the end of each round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from .play import Story
from .statistics import Share, share

PLAYERS, NOBODY = "players", "game"
EVEN = 0.5


@dataclass(frozen=True, slots=True)
class Leads:
    """Changes of the lead in a game; whose winner led halfway; at which part of the game the winner led for good."""

    changes: float
    halfway: Share
    for_good: float


def leads(stories: Sequence[Story]) -> Leads | None:
    """Over all games that have a winner and a valuation."""
    together = all_together(stories)
    courses = [(story, leaders(story, together)) for story in stories if story.result is not None]
    known = [(story, course) for story, course in courses if course]
    if not known:
        return None
    changes = [sum(a != b != "" != a for a, b in pairwise(course)) for _, course in known]
    decided = [(story, course, ahead) for story, course in known if (ahead := winners(story, together))]
    halfway = sum(course[(len(course) - 1) // 2] in ahead for _, course, ahead in decided)
    for_good = [since(course, ahead) / story.rounds for story, course, ahead in decided]
    mean = sum(for_good) / len(for_good) if for_good else 1.0
    return Leads(sum(changes) / len(changes), share(halfway, len(decided)), mean)


def all_together(stories: Sequence[Story]) -> bool:
    """Whether the players only ever win or lose as one: then they are ahead of the game, or it of them."""
    results = [(story.result.winners, story.players) for story in stories if story.result is not None]
    return all(len(won) in (0, players) for won, players in results)


def sides(story: Story) -> list[str]:
    """For each seat its side: those of one role are one."""
    return list(story.roles) or [str(seat) for seat in range(story.players)]


def leaders(story: Story, together: bool) -> list[str]:
    """The side ahead at the end of each round. Whoever is caught up with stays ahead; at first it may be nobody."""
    if together:
        return [PLAYERS if _mean(values) >= EVEN else NOBODY for values in story.values]
    found: list[str] = []
    for values in story.values:
        best = _best(values, sides(story))
        before = found[-1] if found else ""
        found.append(before if before in best or len(best) > 1 else best[0])
    return found


def _best(values: Sequence[float], of: Sequence[str]) -> list[str]:
    means = {side: _mean([value for value, each in zip(values, of, strict=True) if each == side]) for side in of}
    most = max(means.values())
    return [side for side, value in means.items() if value == most]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def winners(story: Story, together: bool) -> set[str]:
    assert story.result is not None
    won = story.result.winners
    if together:
        return {PLAYERS if won else NOBODY}
    of = sides(story)
    return {of[seat] for seat in won}


def since(course: Sequence[str], ahead: set[str]) -> int:
    """The round at whose end the winner was ahead for good; the last one, if it was not ahead before."""
    n = len(course)
    while n and course[n - 1] in ahead:
        n -= 1
    return n + 1
