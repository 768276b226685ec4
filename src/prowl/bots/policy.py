"""The cheap policy: every seat answers by the game's own weights, or at random. Playouts are made of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Any

from prowl.kernel.errors import Over
from prowl.kernel.game import Game, Mind
from prowl.kernel.players import Player
from prowl.kernel.prompts import Ask, Reply, Values
from prowl.kernel.run import Run
from prowl.kernel.state import State
from prowl.kernel.table import Table

# No game lasts this long; a playout that does is cut short.
LONGEST = 5000
# Of a question for k of n things with more answers than this only the first are thought about.
MOST_ANSWERS = 60

Luck = Callable[[], float]


class Policy:
    """Answers by weight. `blind` knows no weights: every answer is as likely."""

    __slots__ = ("mind",)

    def __init__(self, game: Game, *, blind: bool = False) -> None:
        self.mind = None if blind else game.mind

    def weigh(self, s: State, ask: Ask, options: Sequence[Any]) -> Sequence[float] | None:
        return None if self.mind is None else self.mind.weigh(s, ask, options)

    def sensible(self, s: State, ask: Ask) -> list[Any]:
        """Every legal answer but those of which the game says never, unless there are no others."""
        settled = self.settled(s, ask)
        if settled is not None:
            return [settled]
        options = ask.options
        weights = self.weigh(s, ask, options)
        if weights is None or not ask.single:
            return list(islice(ask.answers(), MOST_ANSWERS))
        return [each for each, weight in zip(options, weights, strict=True) if weight > 0] or list(options)

    def settled(self, s: State, ask: Ask) -> Any:
        """The answer to a question about which there is nothing to think; None otherwise."""
        return None if self.mind is None or self.mind.at_once is None else self.mind.at_once(s, ask)

    def answer(self, s: State, ask: Ask, luck: Luck) -> Any:
        settled = self.settled(s, ask)
        if settled is not None:
            return settled
        options = ask.options
        if not ask.single:
            return self._some(s, ask, options, luck)
        if self.mind is None or len(options) == 1:
            return options[int(luck() * len(options))]
        weights = self.mind.weigh(s, ask, options)
        return options[int(luck() * len(options)) if weights is None else drawn(weights, luck)]

    def _some(self, s: State, ask: Ask, options: Sequence[Any], luck: Luck) -> tuple[Any, ...]:
        """One thing after another, none twice."""
        least, most = min(ask.least, len(options)), min(ask.most, len(options))
        weights = list(self.weigh(s, ask, options) or [1.0] * len(options))
        left = list(range(len(options)))
        picked = []
        for _ in range(least + int(luck() * (most - least + 1))):
            i = drawn([weights[i] for i in left], luck)
            picked.append(left.pop(i))
        return tuple(options[i] for i in sorted(picked))


def drawn(weights: Sequence[float], luck: Luck) -> int:
    """The place of one of the weights, each as likely as it is heavy."""
    left = luck() * sum(weights)
    last = 0
    for i, weight in enumerate(weights):
        if weight > 0:
            if left < weight:
                return i
            left -= weight
            last = i
    return last


def next_ask(run: Run) -> Ask:
    """The first question that somebody has to answer, or takes up though nobody waits for it."""
    asked = run.asked
    return asked if isinstance(asked, Ask) else first_ask(run.state, run.game.mind, asked)


def first_ask(s: State, mind: Mind | None, asked: Mapping[int, Ask]) -> Ask:
    for seat in _willing(s, mind, asked):
        return asked[seat]
    for ask in asked.values():
        if not ask.optional:
            return ask
    raise ValueError("nobody has to answer")


def willing(run: Run | Table) -> list[int]:
    """The seats that, by the game's own advice, take up a question for which nobody waits."""
    return _willing(run.state, run.game.mind, run.pending)


def _willing(s: State, mind: Mind | None, asked: Mapping[int, Ask]) -> list[int]:
    volunteer = mind.volunteer if mind is not None else None
    if volunteer is None or len(asked) == 1:
        return []
    asks = [ask for ask in asked.values() if ask.optional]
    return [ask.seat for ask in asks if ask.options and volunteer(s, ask)]


class Everybody(Player):
    """Plays all seats by the policy. A game that does not end is cut short."""

    __slots__ = ("answers", "choices", "luck", "mind", "policy")

    def __init__(self, game: Game, policy: Policy, luck: Luck) -> None:
        self.mind = game.mind
        self.policy = policy
        self.luck = luck
        # How many answers were given, and to how many questions there was more than one.
        self.answers = 0
        self.choices = 0

    def one(self, s: State, seat: int, options: Sequence[Any], about: str, values: Values) -> Any:
        # `_count`, written out: half of all answers of random play are given here.
        if self.answers == LONGEST:
            raise Over
        number = len(options)
        self.answers += 1
        if number > 1:
            self.choices += 1
        if self.policy.mind is None:
            return options[int(self.luck() * number)]
        return self.policy.answer(s, Ask(seat, options, about, values=values), self.luck)

    def some(
        self, s: State, seat: int, options: Sequence[Any], about: str, least: int, most: int, values: Values
    ) -> tuple[Any, ...]:
        self._count(True)
        ask = Ask(seat, options, about, least=least, most=most, single=False, values=values)
        answer: tuple[Any, ...] = self.policy.answer(s, ask, self.luck)
        return answer

    def reply(self, s: State, asked: Mapping[int, Ask]) -> Reply:
        ask = first_ask(s, self.mind, asked)
        self._count(not ask.single or len(ask.options) > 1)
        return ask.seat, self.policy.answer(s, ask, self.luck)

    def _count(self, choice: bool) -> None:
        if self.answers == LONGEST:
            raise Over
        self.answers += 1
        self.choices += choice


def play_out(
    run: Run, policy: Policy, luck: Luck, until: Callable[[State], bool] | None = None, answered: int = 0
) -> Everybody:
    """Everybody plays by the policy, in place, to the end of the game or of what `until` tells (see `Run.play_out`)."""
    player = Everybody(run.game, policy, luck)
    player.answers = answered
    run.play_out(player, until)
    return player


def play_on(run: Run, policy: Policy, luck: Luck, until: Callable[[Run], bool] | None = None) -> int:
    """The same from question to question, for whoever looks at each of them; how many answers that took."""
    for n in range(LONGEST):
        if run.state.outcome or (until is not None and until(run)):
            return n
        ask = next_ask(run)
        run.send(ask.seat, policy.answer(run.state, ask, luck))
    return LONGEST


def worth(game: Game, run: Run, seat: int) -> float:
    """How good the position is for a seat: 1 won, 0 lost, in between what the game makes of it."""
    if run.state.outcome:
        return float(seat in game.result(run.state).winners)
    return game.mind.value(run.state, seat) if game.mind is not None else 0.5
