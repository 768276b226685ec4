"""Single-observer information-set Monte Carlo tree search.

Every iteration is played in a fresh fair world; the nth try of each answer in the same one, so that
answers are compared under the same luck. At the question itself the tries are given out by sequential
halving: all answers as often, then the better half as often, and so on, because answers can only be
compared fairly over the same worlds. Further down the tree holds the seat's own decisions only; the others
answer by the cheap policy. A branch is judged there by how often it was tried among the times it was on
offer, so that options which exist in some worlds only are not forgotten.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, log2, sqrt
from random import Random
from time import monotonic
from typing import Any

from prowl.kernel.errors import NoFairWorld
from prowl.kernel.game import Game
from prowl.kernel.prompts import Ask
from prowl.kernel.run import Run
from prowl.kernel.state import State

from .base import Bot, Candidate, Explanation, beliefs
from .glimpse import Glimpse
from .picks import DONE, Picks
from .policy import LONGEST, Policy, next_ask, play_out, worth
from .random_bot import any_answer
from .study import Study

ITERATIONS = 300
SECONDS = 5.0
# Rounds, or what the game counts by, that a playout goes on for before the position is valued; 0 for the whole game.
HORIZON = 1
CURIOSITY = 0.6
# An answer tried this often, as a share of the one tried most often, may be given in its stead.
NEARLY = 0.5
# How much of a first impression is the game's weight; the rest is the same for all.
TRUST = 0.5
# So many iterations are worth one world of those in which the others think for themselves.
THOUGHTS = 4
# The urge to try a branch of which the game says that it leads nowhere: only if there is no other.
NEVER = -2.0


class Node:
    """A decision of the seat, after those that led to it."""

    __slots__ = ("children", "offered", "prior", "total", "visits")

    def __init__(self, prior: float = 1.0) -> None:
        self.prior = prior
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.children: dict[tuple[str, Any], Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.5

    def urge(self, expected: float) -> float:
        """How much this branch wants to be tried next."""
        mean = self.total / self.visits if self.visits else expected
        return mean + CURIOSITY * self.prior * sqrt(self.offered) / (1 + self.visits)


Branch = tuple[Node, Any]
Branches = list[Branch]


def halving(branches: Branches, iterations: int) -> Iterator[Branch]:
    """Which branch to try next: all as often, then the better half as often, until two are left."""
    left = branches[: considered(len(branches), iterations)]
    rounds = max(1, ceil(log2(len(left))))
    for _ in range(rounds):
        for _ in range(max(1, iterations // (rounds * len(left)))):
            yield from left
        left = sorted(left, key=lambda each: -each[0].mean)[: (len(left) + 1) // 2]


def considered(branches: int, iterations: int) -> int:
    """How many branches can be tried at least twice before the first are dropped."""
    while branches > 2 and 2 * branches * ceil(log2(branches)) > iterations:
        branches -= 1
    return branches


class Search(Bot):
    level = "search"

    def __init__(
        self,
        game: Game,
        seed: int,
        iterations: int | None = None,
        seconds: float = SECONDS,
        horizon: int = HORIZON,
        *,
        blind: bool = False,
    ) -> None:
        super().__init__(game, seed)
        usual = game.mind.iterations if game.mind is not None else ITERATIONS
        self.iterations = usual if iterations is None else iterations
        self.seconds = seconds
        self.horizon = horizon
        self._moment = game.mind.moment if game.mind is not None and game.mind.moment is not None else rounds
        # How many answers were given in all playouts.
        self.answers = 0
        if blind:
            self.policy = Policy(game, blind=True)

    def decide(self, glimpse: Glimpse) -> Any:
        answers = glimpse.prompt.options
        if glimpse.prompt.single and len(answers) == 1:
            return answers[0]
        return self._best(glimpse, self.grown(glimpse))

    def explain(self, glimpse: Glimpse) -> Explanation:
        root = self.grown(glimpse)
        candidates = sorted(_candidates(glimpse, root), key=lambda each: -each.visits)
        answer = self._best(glimpse, root)
        return Explanation("bot-search", answer, tuple(candidates), beliefs(glimpse, self.seed), root.visits)

    def grown(self, glimpse: Glimpse) -> Node:
        """The tree after all iterations, or as many as the clock allows."""
        root = Node()
        base = self.luck(glimpse).getrandbits(60)
        end = monotonic() + self.seconds
        try:
            first = self._first(root, glimpse.world(base).state, glimpse.ask)
            settled = len(first) == 1 and glimpse.prompt.single
            if not settled:
                self._second_thoughts(glimpse, base, end)
            for move in halving(first, 1 if settled else self.iterations):
                self._try(root, glimpse, move, base)
                if monotonic() > end:
                    break
        except NoFairWorld:
            pass
        return root

    def _second_thoughts(self, glimpse: Glimpse, base: int, end: float) -> None:
        """What the others have laid, if they think as well; at most half of the time goes into it."""
        mind = self.policy.mind
        if mind is not None and mind.outguess is not None:
            half = (monotonic() + end) / 2
            glimpse.worlds.expect({})
            glimpse.worlds.expect(
                Study(self.game, mind, glimpse.worlds, base).guesses(self.iterations // THOUGHTS, half)
            )

    def _first(self, root: Node, state: State, ask: Ask) -> Branches:
        """The first moves of an answer that are worth a try, the likeliest first."""
        moves = Picks(ask).moves()
        self._expand(root, state, ask, moves)
        found = [(root.children[ask.about, move], move) for move in moves]
        sensible = [each for each in found if each[0].prior] or found
        return sorted(sensible, key=lambda each: -each[0].prior)

    def _try(self, root: Node, glimpse: Glimpse, branch: Branch, base: int) -> None:
        """One iteration that begins with this move."""
        node, move = branch
        # The nth try of every answer meets the same world and the same luck: what differs is the answer.
        luck = base + node.visits
        run, ask, path = glimpse.world(luck), glimpse.ask, [root, node]
        picks = Picks(ask)
        fresh = not node.visits
        if not picks.pick(move):
            fresh = self._descend(path, run.state, ask, picks) or fresh
        self.answers += self._iterate(path, run, ask.seat, picks.answer, fresh, Random(luck))

    def _best(self, glimpse: Glimpse, root: Node) -> Any:
        """The best of the branches tried most often, all the way to a complete answer."""
        picks = Picks(glimpse.ask)
        node = root
        complete = False
        while not complete:
            tried = [(node.children.get((glimpse.prompt.about, move)), move) for move in picks.moves()]
            found = [(child, move) for child, move in tried if child is not None and child.visits]
            if not found:
                return any_answer(self, glimpse)
            # Tried often, or the value would be luck; then by value, or first impressions would decide.
            most = max(child.visits for child, _ in found)
            often = [(child, move) for child, move in found if child.visits >= NEARLY * most]
            # Where all is won or lost the tries are alike; then the game's own weight decides.
            node, move = max(often, key=lambda each: (each[0].mean, each[0].prior))
            complete = picks.pick(move)
        return picks.answer

    # -- one iteration -----------------------------------------------------------

    def _iterate(self, path: list[Node], run: Run, seat: int, answer: Any, fresh: bool, luck: Random) -> int:
        """The answer, further down the tree, one step beyond it, and on by the policy; how many answers it took."""
        state, policy, chance = run.state, self.policy, luck.random
        now = self._moment
        last = now(state) + self.horizon if self.horizon else 0
        run.send(seat, answer)
        count = 1
        while not fresh and count < LONGEST and not state.outcome and not (last and now(state) >= last):
            ask = next_ask(run)
            if ask.seat == seat:
                picks = Picks(ask)
                fresh = self._descend(path, state, ask, picks)
                answer = picks.answer
            else:
                answer = policy.answer(state, ask, chance)
            run.send(ask.seat, answer)
            count += 1
        if fresh:
            until = (lambda s: now(s) >= last) if last else None
            count = play_out(run, policy, chance, until, count).answers
        value = worth(self.game, run, seat)
        for node in path:
            node.visits += 1
            node.total += value
        return count

    def _descend(self, path: list[Node], state: State, ask: Ask, picks: Picks) -> bool:
        """Complete the answer as the tree wants to try it; whether this branch is new."""
        fresh = False
        complete = False
        while not complete:
            node, move = self._select(path[-1], state, ask, picks.moves())
            fresh = fresh or not node.visits
            path.append(node)
            complete = picks.pick(move)
        return fresh

    def _select(self, parent: Node, state: State, ask: Ask, moves: Any) -> tuple[Node, Any]:
        children, about = parent.children, ask.about
        expected = parent.mean
        missing = [move for move in moves if (about, move) not in children]
        if missing:
            self._expand(parent, state, ask, moves)
        best, chosen, most = parent, None, NEVER
        for move in moves:
            child = children[about, move]
            child.offered += 1
            urge = child.urge(expected) if child.prior else NEVER + 1
            if urge > most:
                best, chosen, most = child, move, urge
        return best, chosen

    def _expand(self, parent: Node, state: State, ask: Ask, moves: Any) -> None:
        """A branch for every move; how promising it looks at first is the game's own weight."""
        real = [move for move in moves if move != DONE]
        weights = list(self.policy.weigh(state, ask, real) or [1.0] * len(real))
        # DONE comes last and is as good as the others on average.
        weights += [sum(weights) / max(len(weights), 1)] * (len(moves) - len(real))
        total = sum(weights) or 1.0
        for move, heavy in zip(moves, weights, strict=True):
            if (ask.about, move) not in parent.children:
                even = (1.0 - TRUST) / len(moves) if heavy else 0.0
                parent.children[ask.about, move] = Node(TRUST * heavy / total + even)


def rounds(s: State) -> int:
    return s.round


def _candidates(glimpse: Glimpse, root: Node) -> list[Candidate]:
    """What was tried; of a question for several things the first pick."""
    found = []
    for (_, move), node in root.children.items():
        answer = move if glimpse.prompt.single else () if move == DONE else (move,)
        found.append(Candidate(answer, node.visits, node.mean if node.visits else None))
    return found
