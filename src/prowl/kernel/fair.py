"""Fair worlds: the game as a seat must imagine it.

Everything the seat may not know is dealt again at the last save point, before the flow starts;
then its own and the public answers are replayed. A secret answer of somebody else names hidden
cards: it is carried along with the cards that changed places, so it stays legal and becomes as
random as the deal. Secret answers that are not cards are drawn anew. Chance to come is fresh.
"""

from __future__ import annotations

from typing import Any

from .errors import NoFairWorld
from .prompts import ANYTHING, Ask
from .rng import below, seeded, shuffle
from .run import Run
from .state import State
from .table import Table
from .views import SHARED, knowledge, piles, policies, sees

TRIES = 60

Swap = dict[tuple[str, int, int], int]


class FairWorlds:
    """Deals worlds that one seat cannot tell from the real one."""

    def __init__(self, table: Table, seat: int) -> None:
        save = table.saves[-1]
        self.game = table.game
        self.seat = seat
        self.start = save.state
        self.since = table.log[save.at :]
        self.opened = self._opened_since(table)
        self.seen = knowledge(table.state, seat)
        self.own = {policy.pool for policy in policies(table.game.state) if policy.own}
        self.hidden = self._hidden_positions()

    def _opened_since(self, table: Table) -> list[bool]:
        """For each answer since the save point, whether secrets have been opened after it was given."""
        if not self.since:
            return []
        run = Run(self.game, self.start.copy())
        run.start()
        counts = []
        for seat, answer in self.since:
            counts.append(run.state.opened)
            run.send(seat, answer)
        return [table.state.opened > count for count in counts]

    def _hidden_positions(self) -> dict[tuple[str, int], list[tuple[str, int, int]]]:
        """For each pool the positions, at the save point, of the cards this seat has not seen: (field, owner, index)."""
        found: dict[tuple[str, int], list[tuple[str, int, int]]] = {}
        s = self.start
        for policy, owner, pool_owner, cards in piles(s):
            for i, card in enumerate(cards):
                if sees(s, self.seat, policy, owner, pool_owner, card) or (policy.pool, pool_owner, card) in self.seen:
                    continue
                found.setdefault((policy.pool, pool_owner), []).append((policy.name, owner, i))
        return found

    def deal(self, seed: int) -> Run:
        """One world, in the position of the table."""
        chance = seeded(seed, ("deal", "answers"))
        for _ in range(TRIES):
            run = self._try(chance)
            if run is not None:
                run.state.chance = seeded(below(chance, "deal", 1 << 62), self.game.streams)
                return run
        raise NoFairWorld("no-fair-world", seat=self.seat)

    def _try(self, chance: dict[str, int]) -> Run | None:
        s = self.start.copy()
        swap = self._swap(s, chance)
        if self.game.redeal is not None:
            self.game.redeal(s, self.seat, chance)
        if self.game.possible is not None and not self.game.possible(s, self.seat):
            return None
        run = Run(self.game, s)
        run.start()
        for (seat, answer), opened in zip(self.since, self.opened, strict=True):
            ask = run.pending.get(seat)
            if ask is None:
                return None
            if seat != self.seat and ask.secret:
                answer = self._imagined(ask, answer, opened, swap, chance)
            if not ask.allows(answer):
                return None
            run.send(seat, answer)
        return run

    def _swap(self, s: State, chance: dict[str, int]) -> Swap:
        """Deal the hidden cards of every pool again among their positions; which card became which."""
        swap: Swap = {}
        for (pool, pool_owner), positions in self.hidden.items():
            old = [_pile(s, name, owner)[i] for name, owner, i in positions]
            new = old[:]
            shuffle(chance, "deal", new)
            for (name, owner, i), before, after in zip(positions, old, new, strict=True):
                _pile(s, name, owner)[i] = after
                swap[pool, pool_owner, before] = after
        return swap

    def _imagined(self, ask: Ask, answer: Any, opened: bool, swap: Swap, chance: dict[str, int]) -> Any:
        """Somebody's secret answer as it would be in this world."""
        if ANYTHING in ask.secret and not opened:
            answers = list(ask.answers())
            return answers[below(chance, "answers", len(answers))]
        if ask.single:
            return self._swapped(ask, answer, swap)
        named = {self._swapped(ask, each, swap) for each in answer}
        return tuple(option for option in ask.options if option in named)

    def _swapped(self, ask: Ask, option: Any, swap: Swap) -> Any:
        """The option with every hidden card it names exchanged for the one that took its place."""
        verb, *things = option if isinstance(option, tuple) else (ask.about.rpartition(".")[2], option)
        nouns = self.game.moves.get(verb, (verb,))
        changed = [
            swap.get((noun, ask.seat if noun in self.own else SHARED, thing), thing)
            for noun, thing in zip(nouns, things, strict=False)
        ]
        return (verb, *changed) if isinstance(option, tuple) else changed[0]


def _pile(s: State, name: str, owner: int) -> list[int]:
    pile: list[Any] = getattr(s, name)
    return pile if owner == SHARED else pile[owner]


def clone_for(table: Table, seat: int, seed: int) -> Run:
    """A fair clone: a run in the table's position in a world this seat cannot tell from the real one."""
    return FairWorlds(table, seat).deal(seed)
