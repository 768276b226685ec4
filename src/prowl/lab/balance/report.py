"""The whole report: every configuration's figures, and what each card that was taken out changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from prowl.kernel.game import Game

from ..kept import Kept
from ..simulate import Progress
from .count import Figures, count, role_won, won
from .leads import PLAYERS, all_together
from .plan import Configuration, Plan
from .play import Story, play
from .rules import cited_rules
from .statistics import Difference, paired_difference


@dataclass(frozen=True, slots=True)
class Change:
    """What becomes of a figure when a card is taken out: with it, without it, and the difference, seed by seed."""

    configuration: Configuration
    # A role, a seat, all players together, or the number of rounds.
    what: str
    name: str
    games: int
    before: float
    after: float
    change: Difference


@dataclass(frozen=True, slots=True)
class Report:
    """What came of a plan."""

    game: str
    rules: str
    plan: Plan
    figures: tuple[Figures, ...]
    changes: tuple[Change, ...]
    # How many numbered rules a function speaks of, so that it can be seen whether they are run.
    rules_watched: int

    @property
    def failed(self) -> int:
        return sum(each.games - each.finished for each in self.figures)

    @property
    def errors(self) -> list[str]:
        return [error for each in self.figures for error in each.errors]

    def data(self) -> dict[str, Any]:
        """The report as JSON data."""
        data = asdict(self)
        del data["plan"]["configurations"]
        for each in data["figures"]:
            each["errors"] = len(each["errors"])
        return data


def balance(
    game: Game, plan: Plan, jobs: int = 1, kept: Kept | None = None, progress: Progress | None = None
) -> Report:
    """Play what is planned and count. Games in `kept` are not played again; every new one is put there at once."""
    stories = play(game, plan, jobs, kept or Kept(), progress)
    told = dict(zip(plan.configurations, stories, strict=True))
    return Report(
        game=game.id,
        rules=game.version,
        plan=plan,
        figures=tuple(count(game, each, told[each]) for each in plan.configurations),
        changes=tuple(change for each in told if each.without for change in changes(each, told)),
        rules_watched=len(frozenset[str]().union(*cited_rules(game).values())),
    )


def changes(configuration: Configuration, told: dict[Configuration, list[Story]]) -> Iterator[Change]:
    """Without a card against with all cards."""
    before, after = told[replace(configuration, without="")], told[configuration]
    pairs = [(a, b) for a, b in zip(before, after, strict=True) if a.result is not None and b.result is not None]
    for what, name, figures in _compared([a for a, _ in pairs], pairs):
        firsts, seconds = [a for a, _ in figures], [b for _, b in figures]
        found = paired_difference(seconds, firsts)
        n = len(figures)
        yield Change(configuration, what, name, n, sum(firsts) / n, sum(seconds) / n, found)


Pairs = Sequence[tuple[Story, Story]]
Figure = list[tuple[float, float]]


def _compared(before: Sequence[Story], pairs: Pairs) -> Iterator[tuple[str, str, Figure]]:
    """The figures that a card may change, in both games of each pair."""
    if not pairs:
        return
    roles = sorted({role for story in before for role in story.roles})
    if all_together([story for pair in pairs for story in pair]):
        yield PLAYERS, "", [(float(bool(won(a))), float(bool(won(b)))) for a, b in pairs]
    elif roles:
        yield from (("role", role, figure) for role in roles if (figure := _of_role(pairs, role)))
    else:
        for seat in range(before[0].players):
            yield "seat", str(seat), [(float(seat in won(a)), float(seat in won(b))) for a, b in pairs]
    yield "rounds", "", [(float(a.rounds), float(b.rounds)) for a, b in pairs]


def _of_role(pairs: Pairs, role: str) -> Figure:
    """The pairs in both games of which somebody has the role."""
    found = [(role_won(a, role), role_won(b, role)) for a, b in pairs]
    return [(a, b) for a, b in found if a is not None and b is not None]
