"""The cheap policy: every seat answers by the game's own weights, or at random. Playouts are made of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

from prowl.kernel.game import Game
from prowl.kernel.prompts import Ask
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
    if isinstance(asked, Ask):
        return asked
    for seat in willing(run):
        return run.pending[seat]
    for ask in run.pending.values():
        if not ask.optional:
            return ask
    raise ValueError("nobody has to answer")


def willing(run: Run | Table) -> list[int]:
    """The seats that, by the game's own advice, take up a question for which nobody waits."""
    volunteer = run.game.mind.volunteer if run.game.mind is not None else None
    if volunteer is None or len(run.pending) == 1:
        return []
    asks = [ask for ask in run.pending.values() if ask.optional]
    return [ask.seat for ask in asks if ask.options and volunteer(run.state, ask)]


def play_on(run: Run, policy: Policy, luck: Luck, until: Callable[[Run], bool] | None = None) -> int:
    """Everybody plays by the policy until the game or the condition is over; how many answers that took."""
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
