"""A balance report in words: its figures as tables, with the names that the game gives to things."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from prowl.kernel.game import Game
from prowl.kernel.rulebook import rules_of
from prowl.kernel.text import GameWords, key_of
from prowl.lab.balance.count import Figures, Question, Use
from prowl.lab.balance.plan import Configuration
from prowl.lab.balance.report import Change, Report
from prowl.lab.balance.statistics import Difference, Length, Share

from .balance_names import CardNames
from .names import game_name
from .screen import Screen
from .sheets import Sheet

# Below so many seats on either side nothing is told of a card; the data have it all the same.
FEW = 30
# How many cards and questions a terminal shows.
SHOWN = 12

T = TypeVar("T")


class Telling:
    """One report, in the language of the screen."""

    def __init__(self, game: Game, report: Report, screen: Screen) -> None:
        self.game = game
        self.report = report
        self.say = screen.say
        self.language = screen.language
        self.spoken = GameWords(game, screen.language)
        self.names = CardNames(game, screen.language)
        self.title = self.say("balance-title", game=game_name(game, screen.language), rules=report.rules)

    @property
    def about(self) -> str:
        plan = self.report.plan
        values = {"games": plan.games, "first": str(plan.first), "last": str(plan.numbers[-1]), "seed": str(plan.seed)}
        bots = ", ".join(dict.fromkeys(each.bots for each in plan.configurations))
        return self.say("balance-about", **values, bots=bots)

    def sheets(self, *, brief: bool) -> list[Sheet]:
        """Every table that has something to tell; `brief` leaves out what is not clear."""
        found = [
            self._outcomes(),
            self._roles(),
            self._seats(),
            self._length(),
            self._lead(),
            self._changes(),
            self._questions(brief),
            self._uses("answers", brief),
            self._uses("events", brief),
            self._never(),
            self._lists(),
        ]
        return [sheet for sheet in found if sheet.rows]

    # -- heads -------------------------------------------------------------------

    def _sheet(self, name: str, rows: Sequence[Sequence[str]], **values: Any) -> Sheet:
        head = [self.say(f"balance-{name}-row"), *(self._label(each.configuration) for each in self.report.figures)]
        return Sheet(self.say(f"balance-{name}"), self.say(f"balance-{name}-note", **values), head, rows)

    def _row(self, name: str, cell: Callable[[Figures], str]) -> list[str]:
        return [name, *(cell(each) for each in self.report.figures)]

    def _label(self, configuration: Configuration) -> str:
        """What this configuration has that others have not, and the number of players in any case."""
        return ", ".join(self._parts(configuration))

    def _parts(self, configuration: Configuration) -> Iterator[str]:
        every = self.report.plan.configurations
        yield self.say("balance-players", n=configuration.players)
        if len({each.bots for each in every}) > 1:
            yield configuration.bots
        for key, value in configuration.settings:
            if len({dict(each.settings)[key] for each in every}) > 1:
                yield f"{key}={value}"
        if configuration.without:
            yield self.say("balance-without", card=self.names.card(configuration.without))

    # -- winning and lasting -----------------------------------------------------

    def _outcomes(self) -> Sheet:
        names = _every(self.report.figures, lambda each: each.outcomes)
        return self._sheet("outcomes", [self._row(self._outcome(name), self._share_of(name)) for name in names])

    def _share_of(self, outcome: str) -> Callable[[Figures], str]:
        return lambda each: self._share(each.outcomes[outcome]) if outcome in each.outcomes else ""

    def _outcome(self, name: str) -> str:
        key = key_of("outcome", name)
        return self.spoken.words.say(key) if self.spoken.words.has(key) else name

    def _roles(self) -> Sheet:
        names = _every(self.report.figures, lambda each: each.roles)

        def share_of(role: str) -> Callable[[Figures], str]:
            return lambda each: self._share(each.roles[role], each.even_role) if role in each.roles else ""

        rows = [self._row(self._role(name), share_of(name)) for name in names]
        even = self._row(self.say("balance-even"), lambda each: self._percent(each.even_role))
        return self._sheet("roles", [*rows, even] if rows else [])

    def _role(self, name: str) -> str:
        return str(self.spoken.thing("role", name))

    def _seats(self) -> Sheet:
        most = max(len(each.seats) for each in self.report.figures)

        def share_of(seat: int) -> Callable[[Figures], str]:
            return lambda each: self._share(each.seats[seat], each.even_seat) if seat < len(each.seats) else ""

        rows = [self._row(self.spoken.seat(seat), share_of(seat)) for seat in range(most)]
        even = self._row(self.say("balance-even"), lambda each: self._percent(each.even_seat))
        return self._sheet("seats", [*rows, even])

    def _length(self) -> Sheet:
        rows = [
            self._row(self.say("report-finished"), lambda each: str(each.finished)),
            self._row(self.say("balance-rounds"), lambda each: self._spread_of(each.rounds)),
            self._row(self.say("balance-decisions"), lambda each: self._spread_of(each.decisions)),
        ]
        return self._sheet("length", rows)

    def _spread_of(self, found: Length) -> str:
        quartiles = {"low": found.quarter, "middle": found.median, "high": found.three_quarters}
        return self.say("balance-spread", mean=found.mean, **quartiles, longest=found.longest)

    def _lead(self) -> Sheet:
        if all(each.leads is None for each in self.report.figures):
            return self._sheet("lead", [])
        rows = [
            self._row(self.say("balance-changes-of-lead"), _if_any(lambda lead: self._number(lead.changes))),
            self._row(self.say("balance-halfway"), _if_any(lambda lead: self._share(lead.halfway))),
            self._row(self.say("balance-for-good"), _if_any(lambda lead: self._percent(lead.for_good))),
        ]
        return self._sheet("lead", rows)

    # -- cards taken out ---------------------------------------------------------

    def _changes(self) -> Sheet:
        head = [self.say(f"balance-changes-{name}") for name in ("row", "what", "before", "after", "change")]
        rows = [self._change(each) for each in self.report.changes]
        return Sheet(self.say("balance-changes"), self.say("balance-changes-note"), head, rows)

    def _change(self, each: Change) -> list[str]:
        label = self._label(each.configuration)
        if each.what == "rounds":
            before, after = self._number(each.before), self._number(each.after)
            return [label, self.say("balance-rounds"), before, after, self._difference(each.change, scale=1)]
        before, after = self._percent(each.before), self._percent(each.after)
        return [label, self._who(each), before, after, self._difference(each.change)]

    def _who(self, each: Change) -> str:
        if each.what == "role":
            return self._role(each.name)
        return self.spoken.seat(int(each.name)) if each.what == "seat" else self.say("balance-all-players")

    # -- questions ---------------------------------------------------------------

    def _questions(self, brief: bool) -> Sheet:
        found = {about: each for figures in reversed(self.report.figures) for about, each in figures.questions.items()}
        stakes = {about: max(self._stakes(about)) for about in found}
        order = sorted(found, key=lambda about: (-stakes[about], about))
        shown = [about for about in order if stakes[about] > 0][:SHOWN] if brief else order

        def cell(about: str) -> Callable[[Figures], str]:
            return lambda each: self._question(each.questions[about]) if about in each.questions else ""

        rows = [self._row(self.names.question(about, found[about].example), cell(about)) for about in shown]
        return self._sheet("questions", rows)

    def _stakes(self, about: str) -> Iterator[float]:
        return (each.questions[about].stake for each in self.report.figures if about in each.questions)

    def _question(self, found: Question) -> str:
        spread = self._percent(found.spread) if found.weighed else "–"
        return self.say("balance-question", asked=found.asked, choices=found.choices, spread=spread)

    # -- cards -------------------------------------------------------------------

    def _uses(self, name: str, brief: bool) -> Sheet:
        """Rows for what was done with cards; the surest impact first."""
        by_use = [{(use.way, use.card): use for use in _uses_of(each, name)} for each in self.report.figures]
        keys = {key for found in by_use for key, use in found.items() if _is_known(use)}
        sure = {key: max(_sureness(found[key]) for found in by_use if key in found) for key in keys}
        order = sorted(keys, key=lambda key: (-sure[key], key))
        shown = [key for key in order if sure[key] > 0][:SHOWN] if brief else order
        naming = self.names.answer if name == "answers" else self.names.event
        rows = [[naming(*key), *(self._use(found.get(key)) for found in by_use)] for key in shown]
        return self._sheet(name, rows, few=FEW)

    def _use(self, use: Use | None) -> str:
        if use is None or use.impact is None or not _is_known(use):
            return ""
        return self.say("balance-use", taken=100 * use.did / use.could, change=self._difference(use.impact, digits=0))

    # -- never -------------------------------------------------------------------

    def _never(self) -> Sheet:
        rows = [
            self._row(self.say("balance-never-named"), lambda each: str(len(each.never.named))),
            self._row(self.say("balance-never-taken"), lambda each: str(len(each.never.taken))),
            self._row(self.say("balance-never-happened"), lambda each: str(len(each.never.events))),
            self._row(self.say("balance-never-run"), lambda each: self._count(each.never.rules)),
        ]
        return self._sheet("never", rows, n=self.report.rules_watched)

    def _count(self, rules: tuple[str, ...] | None) -> str:
        return self.say("balance-not-measured") if rules is None else str(len(rules))

    def _lists(self) -> Sheet:
        """What did not happen in any configuration."""
        figures = self.report.figures
        lists = {
            "named": [self.names.card(each) for each in _common([f.never.named for f in figures])],
            "taken": [self.names.card(each) for each in _common([f.never.taken for f in figures])],
            "happened": [f"`{each}`" for each in _common([f.never.events for f in figures])],
            "run": self._rules(_common([f.never.rules for f in figures if f.never.rules is not None])),
        }
        rows = [[self.say(f"balance-never-{name}"), "; ".join(found)] for name, found in lists.items() if found]
        head = [self.say("balance-never-row"), self.say("balance-lists-which")]
        return Sheet(self.say("balance-lists"), self.say("balance-lists-note"), head, rows)

    def _rules(self, ids: Sequence[str]) -> list[str]:
        texts = {rule.id: rule.text[self.language] for rule in rules_of(self.game)}
        return [f"{rule} {texts.get(rule, '')}".strip().rstrip(".") for rule in ids]

    # -- figures -----------------------------------------------------------------

    def _number(self, n: float) -> str:
        return self.say("balance-number", n=n)

    def _percent(self, share: float) -> str:
        return self.say("balance-percent", n=100 * share)

    def _share(self, found: Share, even: float | None = None) -> str:
        key = "balance-share-off" if even is not None and found.excludes(even) else "balance-share"
        return self.say(key, share=100 * found.share, low=100 * found.low, high=100 * found.high)

    def _difference(self, found: Difference, scale: int = 100, digits: int = 1) -> str:
        names = ("difference", "low", "high")
        ends = {name: self._signed(round(scale * getattr(found, name), digits)) for name in names}
        return self.say("balance-difference-clear" if found.clear else "balance-difference", **ends)

    def _signed(self, n: float) -> str:
        return self.say("balance-minus" if n < 0 else "balance-plus", n=abs(n))


def _if_any(tell: Callable[[Any], str]) -> Callable[[Figures], str]:
    return lambda each: tell(each.leads) if each.leads is not None else ""


def _every(figures: Sequence[Figures], of: Callable[[Figures], Mapping[str, T]]) -> list[str]:
    return sorted({name for each in figures for name in of(each)})


def _uses_of(figures: Figures, name: str) -> tuple[Use, ...]:
    return figures.answers if name == "answers" else figures.events


def _is_known(use: Use) -> bool:
    """Whether there are enough seats on both sides to speak of."""
    return min(use.did, use.could - use.did) >= FEW


def _sureness(use: Use) -> float:
    """How far from nothing the impact is at least."""
    return min(abs(use.impact.low), abs(use.impact.high)) if use.impact is not None and use.impact.clear else 0.0


def _common(lists: Sequence[Sequence[str]]) -> list[str]:
    """What is in all of the lists, in the order of the first."""
    return [each for each in lists[0] if all(each in other for other in lists)] if lists else []
