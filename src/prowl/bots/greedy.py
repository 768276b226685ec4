"""One step: every answer is tried in a few fair worlds, up to the next question of the seat or the end of the round.

Questions that a game calls `halfway` do not stop the look ahead; there the seat goes on by the game's own weights.
"""

from __future__ import annotations

from random import Random
from typing import Any

from prowl.kernel.errors import NoFairWorld
from prowl.kernel.game import Game
from prowl.kernel.run import Run

from .base import Bot, Candidate, Explanation, beliefs
from .glimpse import Glimpse
from .policy import Luck, play_on, worth
from .random_bot import any_answer

WORLDS = 8


class Greedy(Bot):
    level = "greedy"

    def __init__(self, game: Game, seed: int, worlds: int = WORLDS) -> None:
        super().__init__(game, seed)
        self.worlds = worlds

    def decide(self, glimpse: Glimpse) -> Any:
        candidates = self.candidates(glimpse)
        if not candidates:
            return any_answer(self, glimpse)
        most = max(each.value or 0.0 for each in candidates)
        # Among equals by luck: the first in the list would be easy to guess.
        return self.luck(glimpse).choice([each.answer for each in candidates if (each.value or 0.0) == most])

    def explain(self, glimpse: Glimpse) -> Explanation:
        candidates = sorted(self.candidates(glimpse), key=lambda each: -(each.value or 0.0))
        answer = self.decide(glimpse)
        return Explanation("bot-greedy", answer, tuple(candidates), beliefs(glimpse, self.seed), self.worlds)

    def candidates(self, glimpse: Glimpse) -> list[Candidate]:
        """Every answer worth a thought, with how well it does; none if no world is found to try it in."""
        luck = self.luck(glimpse)
        seeds = [luck.getrandbits(62) for _ in range(self.worlds)]
        try:
            answers = self.policy.sensible(glimpse.world(seeds[0]).state, glimpse.ask)
            if len(answers) == 1:
                return [Candidate(answers[0], 0, None)]
            values = self._tried(glimpse, answers, seeds)
            return [Candidate(each, self.worlds, value) for each, value in zip(answers, values, strict=True)]
        except NoFairWorld:
            return []

    def _tried(self, glimpse: Glimpse, answers: list[Any], seeds: list[int]) -> list[float]:
        """How well each answer does; all of them meet the same worlds and the same luck."""
        totals = [0.0] * len(answers)
        for seed in seeds:
            for i, answer in enumerate(answers):
                totals[i] += self._step(glimpse.world(seed), glimpse.seat, answer, Random(seed).random)
        return [total / len(seeds) for total in totals]

    def _step(self, run: Run, seat: int, answer: Any, luck: Luck) -> float:
        run.send(seat, answer)
        before = run.state.round
        halfway = self.game.mind.halfway if self.game.mind is not None else frozenset()

        def over(run: Run) -> bool:
            return run.state.round > before or _asked(run, seat, halfway)

        play_on(run, self.policy, luck, over)
        return worth(self.game, run, seat)


def _asked(run: Run, seat: int, halfway: frozenset[str]) -> bool:
    ask = run.pending.get(seat)
    return ask is not None and not ask.optional and ask.about not in halfway
