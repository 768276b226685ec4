"""Fair worlds: the game as a seat must imagine it.

Everything the seat may not know is dealt again at the last save point, before the flow starts;
then its own and the public answers are replayed. A secret answer of somebody else names hidden
cards: it is carried along with the cards that changed places, so it stays legal and becomes as
random as the deal. Secret answers that are not cards are drawn anew. A pile shuffled since the
save point is dealt again after its shuffle, as far as the seat has not seen its cards since.
Chance to come is fresh.
"""

from __future__ import annotations

from typing import Any

from .errors import NoFairWorld
from .events import Event
from .prompts import ANYTHING, Ask
from .rng import below, seeded, shuffle
from .run import Run
from .state import State
from .table import Table
from .views import SHARED, knowledge, piles, policies, sees

TRIES = 60

Named = tuple[str, int, int]
Swap = dict[Named, int]


class FairWorlds:
    """Deals worlds that one seat cannot tell from the real one."""

    def __init__(self, table: Table, seat: int) -> None:
        save = table.saves[-1]
        self.game = table.game
        self.seat = seat
        self.start = save.state
        self.since = table.log[save.at :]
        self.nouns = table.wire.nouns
        self.own = {policy.pool for policy in policies(table.game.state) if policy.own}
        # What the seat has seen since the save point, then since the first shuffle after it, since the second, …
        self.seen_after: list[set[Named]] = [set()]
        # For each answer since the save point, whether secrets have been opened after it was given.
        self.opened: list[bool] = []
        self._look_back()
        self.hidden = self._hidden_positions()

    def _look_back(self) -> None:
        """Watch, over the seat's shoulder, what happened since the save point."""
        s = self.start.copy()
        seen = self.seen_after
        s.dealer = lambda pool, owner, pile: seen.append(set())
        run = Run(self.game, s)
        run.start()
        seen[-1] |= knowledge(s, self.seat)
        counts = []
        for seat, answer in self.since:
            counts.append(s.opened)
            run.send(seat, answer)
            seen[-1] |= knowledge(s, self.seat)
        for i in range(len(seen) - 1, 0, -1):
            seen[i - 1] |= seen[i]
        self.opened = [s.opened > count for count in counts]

    def _hidden_positions(self) -> dict[tuple[str, int], list[tuple[str, int, int]]]:
        """For each pool, where the cards lay at the save point that this seat has not seen: (field, owner, index)."""
        found: dict[tuple[str, int], list[tuple[str, int, int]]] = {}
        s = self.start
        for policy, owner, pool_owner, cards in piles(s):
            for i, card in enumerate(cards):
                named = (policy.pool, pool_owner, card)
                if named in self.seen_after[0] or sees(s, self.seat, policy, owner, pool_owner, card):
                    continue
                found.setdefault((policy.pool, pool_owner), []).append((policy.name, owner, i))
        return found

    def deal(self, seed: int, events: list[Event] | None = None) -> Run:
        """One world, in the position of the table. `events` gets what happened in it since the save point."""
        chance = seeded(seed, ("deal", "answers"))
        for _ in range(TRIES):
            if events is not None:
                events.clear()
            run = self._try(chance, events)
            if run is not None:
                run.state.out = run.state.dealer = None
                run.state.chance = seeded(below(chance, "deal", 1 << 62), self.game.streams)
                return run
        raise NoFairWorld("no-fair-world", seat=self.seat)

    def _try(self, chance: dict[str, int], events: list[Event] | None) -> Run | None:
        s = self.start.copy()
        s.out = events
        swap = self._swap(s, chance)
        if self.game.redeal is not None:
            self.game.redeal(s, self.seat, chance)
        if self.game.possible is not None and not self.game.possible(s, self.seat):
            return None
        s.dealer = _Dealer(self.seen_after, swap, chance)
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
        # What others know goes with the place they looked at, not with the card that really lies there.
        s.known = {
            (pool, owner, swap.get((pool, owner, card), card)): seats for (pool, owner, card), seats in s.known.items()
        }
        return swap

    def _imagined(self, ask: Ask, answer: Any, opened: bool, swap: Swap, chance: dict[str, int]) -> Any:
        """Somebody's secret answer as it would be in this world; None if there it is impossible."""
        if ANYTHING in ask.secret and not opened:
            return _any_answer(ask, chance)
        if ask.single:
            return self._swapped(ask, answer, swap)
        named = [self._swapped(ask, each, swap) for each in answer]
        answer = tuple(option for option in ask.options if option in named)
        return answer if len(answer) == len(named) else None

    def _swapped(self, ask: Ask, option: Any, swap: Swap) -> Any:
        """The option with every hidden card it names exchanged for the one that took its place."""
        verb, *things = option if isinstance(option, tuple) else (ask.about.rpartition(".")[2], option)
        if verb not in ask.secret and ANYTHING not in ask.secret:
            return option
        changed = [
            swap.get((noun, ask.seat if noun in self.own else SHARED, thing), thing)
            for noun, thing in zip(self.nouns(verb, len(things)), things, strict=True)
        ]
        return (verb, *changed) if isinstance(option, tuple) else changed[0]


class _Dealer:
    """Deals a pile again after a shuffle: a seat that knew its cards still may not know their new order."""

    __slots__ = ("chance", "seen_after", "shuffles", "swap")

    def __init__(self, seen_after: list[set[Named]], swap: Swap, chance: dict[str, int]) -> None:
        self.seen_after = seen_after
        self.swap = swap
        self.chance = chance
        self.shuffles = 0

    def __call__(self, pool: str, owner: int, pile: list[int]) -> None:
        self.shuffles += 1
        seen = self.seen_after[min(self.shuffles, len(self.seen_after) - 1)]
        places = [i for i, card in enumerate(pile) if (pool, owner, card) not in seen]
        old = [pile[i] for i in places]
        new = old[:]
        shuffle(self.chance, "deal", new)
        really = {after: real for (kind, whose, real), after in self.swap.items() if (kind, whose) == (pool, owner)}
        for i, before, after in zip(places, old, new, strict=True):
            pile[i] = after
            self.swap[pool, owner, really.get(before, before)] = after


def _any_answer(ask: Ask, chance: dict[str, int]) -> Any:
    options = ask.options
    if not options:
        return None
    if ask.single:
        return options[below(chance, "answers", len(options))]
    least, most = min(ask.least, len(options)), min(ask.most, len(options))
    order = list(range(len(options)))
    shuffle(chance, "answers", order)
    size = least + below(chance, "answers", most - least + 1)
    return tuple(options[i] for i in sorted(order[:size]))


def _pile(s: State, name: str, owner: int) -> list[int]:
    pile: list[Any] = getattr(s, name)
    return pile if owner == SHARED else pile[owner]


def clone_for(table: Table, seat: int, seed: int) -> Run:
    """A fair clone: a run in the table's position in a world this seat cannot tell from the real one."""
    return FairWorlds(table, seat).deal(seed)
