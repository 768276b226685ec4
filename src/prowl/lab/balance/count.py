"""The figures of one configuration, counted from the stories of its games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from prowl.kernel.game import Game

from .leads import Leads, leads
from .plan import Configuration
from .play import Story
from .rules import cited_rules, event_kinds
from .statistics import Difference, Length, Share, Tally, difference, length, share


@dataclass(frozen=True, slots=True)
class Use:
    """What seats did with a card, or what happened to them with it, and whether it goes with winning.

    `could` and `did` count seats, once for each game. `won` is the share of those who did and won, `won_without` of
    those who could and did not.
    """

    way: str
    card: str
    could: int
    did: int
    won: float
    won_without: float
    impact: Difference | None


@dataclass(frozen=True, slots=True)
class Question:
    """One kind of question: how often a game it is asked and leaves a choice, and how far answers are apart."""

    asked: float
    choices: float
    weighed: int
    spread: float
    example: Mapping[str, Any] = field(default_factory=dict)

    @property
    def stake(self) -> float:
        """What hangs on all its choices in a game."""
        return self.choices * self.spread


@dataclass(frozen=True, slots=True)
class Never:
    """What did not happen: cards that were not named or not taken, events, rules.

    Rules are None if no game was watched closely or no function of the rules could be seen.
    """

    named: tuple[str, ...]
    taken: tuple[str, ...]
    events: tuple[str, ...]
    rules: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Figures:
    """All that is known of one configuration."""

    configuration: Configuration
    games: int
    finished: int
    errors: tuple[str, ...]
    outcomes: Mapping[str, Share]
    # Winning by role and by seat; and how often each would win if all won equally often.
    roles: Mapping[str, Share]
    even_role: float
    seats: tuple[Share, ...]
    even_seat: float
    rounds: Length
    decisions: Length
    leads: Leads | None
    answers: tuple[Use, ...]
    events: tuple[Use, ...]
    questions: Mapping[str, Question]
    never: Never


def count(game: Game, configuration: Configuration, stories: Sequence[Story]) -> Figures:
    ended = [story for story in stories if story.result is not None]
    roles = {role: share(*_wins_of(ended, role)) for role in sorted({role for each in ended for role in each.roles})}
    seats = tuple(share(sum(seat in won(each) for each in ended), len(ended)) for seat in range(configuration.players))
    return Figures(
        configuration=configuration,
        games=len(stories),
        finished=len(ended),
        errors=tuple(story.error for story in stories if story.error),
        outcomes=_outcomes(ended),
        roles=roles,
        even_role=_mean([each.share for each in roles.values()]),
        seats=seats,
        even_seat=_mean([each.share for each in seats]),
        rounds=length([each.rounds for each in ended]),
        decisions=length([each.decisions for each in ended]),
        leads=leads(ended),
        answers=tuple(answers(ended)),
        events=tuple(events(ended)),
        questions=questions(ended),
        never=never(game, ended),
    )


def won(story: Story) -> tuple[int, ...]:
    return story.result.winners if story.result is not None else ()


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _outcomes(ended: Sequence[Story]) -> dict[str, Share]:
    counts = Counter(each.result.outcome for each in ended if each.result is not None)
    return {outcome: share(n, len(ended)) for outcome, n in sorted(counts.items())}


def _wins_of(ended: Sequence[Story], role: str) -> tuple[float, int]:
    """How many games the role won, divided where several seats have it; and how many it was in."""
    shares = [each for story in ended if (each := role_won(story, role)) is not None]
    return sum(shares), len(shares)


def role_won(story: Story, role: str) -> float | None:
    """The share of the seats with this role that won; None if there were none."""
    seats = [seat for seat, each in enumerate(story.roles) if each == role]
    return sum(seat in won(story) for seat in seats) / len(seats) if seats else None


# -- cards -------------------------------------------------------------------------------


def answers(ended: Sequence[Story]) -> Iterator[Use]:
    """Those who took a card when they could against those who did not."""
    tallies: dict[str, list[Tally]] = {}
    for story in ended:
        winners = mask(won(story))
        for key, (could, did) in story.offers.items():
            tallies.setdefault(key, []).append(tally(did, could & ~did, winners))
    yield from (_use(key, found) for key, found in sorted(tallies.items()))


def events(ended: Sequence[Story]) -> Iterator[Use]:
    """Those to whom something happened with a card against those of the same roles to whom it did not."""
    whom: dict[str, set[str]] = {}
    for story in ended:
        for key, seats in story.befell.items():
            whom.setdefault(key, set()).update(role for seat, role in _roles(story) if seats >> seat & 1)
    for key, roles in sorted(whom.items()):
        if roles:
            yield _use(key, [_befell(story, key, roles) for story in ended])


def _befell(story: Story, key: str, roles: Collection[str]) -> Tally:
    seats = story.befell.get(key, 0)
    others = mask(seat for seat, role in _roles(story) if role in roles) & ~seats
    return tally(seats, others, mask(won(story)))


def _roles(story: Story) -> list[tuple[int, str]]:
    return list(enumerate(story.roles or [""] * story.players))


def _use(key: str, tallies: Sequence[Tally]) -> Use:
    way, _, card = key.partition(" ")
    did, winners, others, other_winners = (sum(each[i] for each in tallies) for i in range(4))
    impact = difference(tallies)
    return Use(way, card, did + others, did, winners / (did or 1), other_winners / (others or 1), impact)


def mask(seats: Collection[int] | Iterator[int]) -> int:
    return sum(1 << seat for seat in seats)


def tally(did: int, others: int, winners: int) -> Tally:
    return did.bit_count(), (did & winners).bit_count(), others.bit_count(), (others & winners).bit_count()


# -- questions ---------------------------------------------------------------------------


def questions(ended: Sequence[Story]) -> dict[str, Question]:
    """By kind, those first that weigh most in a game."""
    kinds = {about for story in ended for about in story.asked}
    found = {about: _question(ended, about) for about in sorted(kinds)}
    return dict(sorted(found.items(), key=lambda each: (-each[1].stake, each[0])))


def _question(ended: Sequence[Story], about: str) -> Question:
    counts = [story.asked.get(about, (0, 0)) for story in ended]
    spreads = [each for story in ended for each in story.spreads.get(about, ())]
    example = next(story.examples[about] for story in ended if about in story.examples)
    asked, choices = (sum(each[i] for each in counts) / len(ended) for i in (0, 1))
    return Question(asked, choices, len(spreads), _mean(spreads), example)


# -- what did not happen -----------------------------------------------------------------


def never(game: Game, ended: Sequence[Story]) -> Never:
    cards = [card.id for card in game.cards]
    offered = {key.partition(" ")[2] for story in ended for key in story.offers}
    taken = {key.partition(" ")[2] for story in ended for key, (_, did) in story.offers.items() if did}
    named = offered | {key.partition(" ")[2] for story in ended for key in story.befell}
    happened = {name for story in ended for name in story.events}
    return Never(
        named=tuple(card for card in cards if card not in named),
        taken=tuple(card for card in cards if card in offered - taken),
        events=tuple(sorted(event_kinds(game) - happened)),
        rules=_rules_never_run(game, ended),
    )


def _rules_never_run(game: Game, ended: Sequence[Story]) -> tuple[str, ...] | None:
    """Rules of which no function was run; None if none of them was ever seen running, as in a compiled package."""
    run = {rule for story in ended for rule in story.rules or ()}
    if not run:
        return None
    cited = frozenset[str]().union(*cited_rules(game).values())
    return tuple(sorted(cited - run, key=rule_order))


def rule_order(rule: str) -> tuple[str, int]:
    """NA-9 before NA-10."""
    name = rule.rstrip("0123456789")
    return name, int(rule[len(name) :] or 0)
