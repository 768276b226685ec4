"""Fair worlds: the game as a seat must imagine it.

Everything the seat may not know is dealt again at the last save point, before the flow starts;
then its own and the public answers are replayed. A secret answer of somebody else that names a
card this seat has not seen is given anew, from those it could have been; so is one that has not
been opened. A pile shuffled since the save point is dealt again after its shuffle, as far as the
seat has not seen its cards since. Chance to come is fresh.

A deal depends on nothing but what the seat knows: hidden cards are put in order before they are
shuffled. So an `excerpt`, one such world with all that is needed to deal more of them, can be
handed to somebody who must not learn the truth.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from .errors import NoFairWorld
from .events import Event
from .excerpts import Excerpt, Named, look_back
from .game import Game
from .prompts import ANYTHING, Ask
from .rng import below, pick, seeded, shuffle
from .run import Run
from .state import Known, State
from .table import Table
from .views import SHARED, piles, policies, sees, view
from .wire import Wire

TRIES = 60
# How often an excerpt may fail to meet the luck that the seat has seen since the save point.
UNLUCKY = 3000
FINE = 1 << 53

Place = tuple[str, int, int]
# For some hidden places how likely each card is there; for the others the game's own leaning holds.
Guesses = Mapping[Place, Mapping[int, float]]


class _World(NamedTuple):
    """How a world was dealt, so that it can be had again."""

    seed: int
    start: State
    chance: dict[str, int]
    answers: list[tuple[int, Any]]


class FairWorlds:
    """Deals worlds that one seat cannot tell from the real one."""

    def __init__(self, game: Game, seat: int, excerpt: Excerpt) -> None:
        self.game = game
        self.seat = seat
        self.excerpt = excerpt
        self.seen = [frozenset(names) for names in excerpt.seen]
        self.shuffled = [dict(places) for places in excerpt.shuffled]
        self.pools = {policy.pool: policy.own for policy in policies(game.state) if policy.pool}
        self.nouns = Wire(game).nouns
        self.hidden = self._hidden_positions()
        self.deals = {pool: self._to_deal(positions) for pool, positions in self.hidden.items()}
        self.followed = self._known_places()
        self.guesses: Guesses = {}
        self.last: _World | None = None

    @classmethod
    def of(cls, table: Table, seat: int) -> FairWorlds:
        """The worlds that the seat may imagine at this table, from the last save point on."""
        save = table.saves[-1]
        return cls(table.game, seat, look_back(table.game, seat, save.state, table.log[save.at :]))

    def _hidden_positions(self) -> dict[tuple[str, int], list[Place]]:
        """For each pool, where the cards lay at the save point that this seat has not seen: (field, owner, index)."""
        found: dict[tuple[str, int], list[Place]] = {}
        s = self.excerpt.start
        for policy, owner, pool_owner, cards in piles(s):
            for i, card in enumerate(cards):
                named = (policy.pool, pool_owner, card)
                if named in self.seen[0] or sees(s, self.seat, policy, owner, pool_owner, card):
                    continue
                found.setdefault((policy.pool, pool_owner), []).append((policy.name, owner, i))
        return found

    def _to_deal(self, positions: list[Place]) -> tuple[list[tuple[str, int, list[int]]], list[int]]:
        """The positions pile by pile, and the cards that lie there, in order."""
        found: dict[tuple[str, int], list[int]] = {}
        for name, owner, i in positions:
            found.setdefault((name, owner), []).append(i)
        cards = sorted(pile_of(self.excerpt.start, name, owner)[i] for name, owner, i in positions)
        return [(name, owner, places) for (name, owner), places in found.items()], cards

    def _known_places(self) -> dict[Named, Place]:
        """Where the cards that others know lay at the save point, of those that this seat has not seen."""
        s = self.excerpt.start
        found: dict[Named, Place] = {}
        for (pool, pool_owner), positions in self.hidden.items():
            for name, owner, i in positions:
                named = (pool, pool_owner, pile_of(s, name, owner)[i])
                if named in s.known:
                    found[named] = (name, owner, i)
        return found

    def expect(self, guesses: Guesses) -> None:
        """Deal by these guesses from now on."""
        self.guesses = guesses
        self.last = None

    # -- dealing -----------------------------------------------------------------

    def deal(self, seed: int, events: list[Event] | None = None) -> Run:
        """One world, in the position of the table. `events` gets what happened in it since the save point."""
        if self.last is not None and self.last.seed == seed and events is None:
            return self._again(self.last)
        chance = seeded(seed, ("deal", "answers"))
        for _ in range(TRIES):
            if events is not None:
                events.clear()
            s = self._dealt(chance)
            start, luck, answers = s.copy(), dict(chance), list[tuple[int, Any]]()
            s.out = events
            run = self._replayed(s, chance, answers)
            if run is not None:
                self.last = _World(seed, start, luck, answers)
                return self._ready(run, chance)
        raise NoFairWorld("no-fair-world", seat=self.seat)

    def _again(self, world: _World) -> Run:
        """The last world once more: bots try one answer after another in it."""
        s, chance = world.start.copy(), dict(world.chance)
        s.dealer = _Dealer(self.shuffled, chance)
        run = Run(self.game, s)
        run.start()
        for seat, answer in world.answers:
            run.send(seat, answer)
        return self._ready(run, chance)

    def _ready(self, run: Run, chance: dict[str, int]) -> Run:
        """Chance to come is fresh."""
        run.state.out = run.state.dealer = None
        run.state.chance = seeded(below(chance, "deal", 1 << 62), self.game.streams)
        return run

    def start(self, seed: int) -> State:
        """A world as it may have been at the save point."""
        return self._dealt(seeded(seed, ("deal", "answers")))

    def without_truth(self, seed: int, seen: dict[str, Any]) -> Excerpt:
        """The excerpt of one fair world; its luck since the save point shows the seat what it has `seen`."""
        chance = seeded(seed, ("deal", "answers"))
        for _ in range(UNLUCKY):
            start = self._dealt(chance)
            start.chance = seeded(below(chance, "deal", 1 << 62), self.game.streams)
            answers: list[tuple[int, Any]] = []
            run = self._replayed(start.copy(), chance, answers)
            if run is not None and view(run.state, self.seat) == seen:
                return self.excerpt._replace(start=start, since=tuple(answers))
        raise NoFairWorld("no-fair-world", seat=self.seat)

    def _dealt(self, chance: dict[str, int]) -> State:
        """The start state, with everything dealt again that the seat may not know."""
        s = self.excerpt.start.copy()
        for pool, (piles_of, cards) in self.deals.items():
            dealt = self._in_some_order(s, pool, cards[:], chance)
            for name, owner, places in piles_of:
                pile = pile_of(s, name, owner)
                for i in places:
                    pile[i] = dealt.pop()
        if self.game.mind is not None and self.game.mind.lying:
            self._lean(s, self.game.mind.lying, chance)
        if s.known:
            self._follow(s)
        if self.game.redeal is not None:
            self.game.redeal(s, self.seat, chance)
        return s

    def _in_some_order(self, s: State, pool: tuple[str, int], cards: list[int], chance: dict[str, int]) -> list[int]:
        """The hidden cards of a pool, the one for the first place last; a game may know how they can lie."""
        arrange = self.game.arrange.get(pool[0])
        if arrange is not None:
            return arrange(s, self.hidden[pool], cards, chance)[::-1]
        shuffle(chance, "deal", cards)
        return cards

    def _lean(self, s: State, leaning: Mapping[str, Callable[[Any, int, int], float]], chance: dict[str, int]) -> None:
        """Fill the piles for which the game has a leaning by its weights, from the hidden cards of their pool."""
        for positions in self.hidden.values():
            left = positions
            for here in [at for at in positions if at[0] in leaning]:
                cards = [pile_of(s, name, owner)[i] for name, owner, i in left]
                guess, weigh = self.guesses.get(here), leaning[here[0]]
                weights = [weigh(s, here[1], card) if guess is None else guess.get(card, 0.0) for card in cards]
                there = left[weighted(chance, "deal", weights)]
                a, b = pile_of(s, here[0], here[1]), pile_of(s, there[0], there[1])
                a[here[2]], b[there[2]] = b[there[2]], a[here[2]]
                left = [at for at in left if at != here]

    def _follow(self, s: State) -> None:
        """What others know goes with the place they looked at, not with the card that really lies there."""
        follow: Known = {}
        for named, seats in s.known.items():
            if named in self.followed:
                name, owner, i = self.followed[named]
                named = (*named[:2], pile_of(s, name, owner)[i])
            follow[named] = seats
        s.known = follow

    def _replayed(self, s: State, chance: dict[str, int], answers: list[tuple[int, Any]]) -> Run | None:
        """The world from its start to the position of the table; None if it does not lead there."""
        if self.game.possible is not None and not self.game.possible(s, self.seat):
            return None
        dealer = s.dealer = _Dealer(self.shuffled, chance)
        run = Run(self.game, s)
        run.start()
        for (seat, answer), opened in zip(self.excerpt.since, self.excerpt.opened, strict=True):
            ask = run.pending.get(seat)
            if ask is None:
                return None
            if seat != self.seat and ask.secret:
                answer = self._imagined(s, ask, answer, opened, self.seen[dealer.shuffles], chance)
            if not ask.allows(answer):
                return None
            answers.append((seat, answer))
            run.send(seat, answer)
        if self.game.witness is not None and self.game.witness(s) != self.excerpt.witness:
            return None
        return run

    # -- the secret answers of others --------------------------------------------

    def _imagined(
        self, s: State, ask: Ask, answer: Any, opened: bool, seen: frozenset[Named], chance: dict[str, int]
    ) -> Any:
        """Somebody's secret answer as it may have been in this world; None if there it is impossible."""
        if ANYTHING in ask.secret and not opened:
            return self._any_answer(s, ask, chance)
        if ask.single:
            kept = self._kept(ask, answer, seen)
            alike = [each for each in ask.options if self._kept(ask, each, seen) == kept]
            if ask.shows is not None:
                alike = [each for each in alike if ask.shows(each) == ask.shows(answer)]
            return self._likely(s, ask, alike, chance) if alike else None
        named = [each for each in answer if None not in self._kept(ask, each, seen)]
        unseen = [each for each in ask.options if None in self._kept(ask, each, seen)]
        missing = len(answer) - len(named)
        if missing > len(unseen):
            return None
        shuffle(chance, "answers", unseen)
        return _in_order(ask.options, named + unseen[:missing])

    def _kept(self, ask: Ask, option: Any, seen: frozenset[Named]) -> tuple[Any, ...]:
        """The option with None for every card it names in secret that the seat has not seen."""
        verb, *things = option if isinstance(option, tuple) else (ask.about.rpartition(".")[2], option)
        if verb not in ask.secret and ANYTHING not in ask.secret:
            return (verb, *things)
        kinds = self.nouns(verb, len(things))
        return (verb, *(self._card(ask, *each, seen) for each in zip(kinds, things, strict=True)))

    def _card(self, ask: Ask, noun: str, thing: Any, seen: frozenset[Named]) -> Any:
        if noun not in self.pools or (noun, ask.seat if self.pools[noun] else SHARED, thing) in seen:
            return thing
        return None

    def _any_answer(self, s: State, ask: Ask, chance: dict[str, int]) -> Any:
        options = ask.options
        if not options:
            return None
        if ask.single:
            return self._likely(s, ask, options, chance)
        least, most = min(ask.least, len(options)), min(ask.most, len(options))
        order = list(options)
        shuffle(chance, "answers", order)
        return _in_order(options, order[: least + below(chance, "answers", most - least + 1)])

    def _likely(self, s: State, ask: Ask, options: Sequence[Any], chance: dict[str, int]) -> Any:
        """One of the options, by the game's own weights if it has any."""
        weights = self.game.mind.weigh(s, ask, options) if self.game.mind is not None else None
        return pick(chance, "answers", options) if weights is None else options[weighted(chance, "answers", weights)]


class _Dealer:
    """Deals a pile after a shuffle: cards seen since lie where they lay, the others anywhere else."""

    __slots__ = ("chance", "shuffled", "shuffles")

    def __init__(self, shuffled: list[dict[int, int]], chance: dict[str, int]) -> None:
        self.shuffled = shuffled
        self.chance = chance
        self.shuffles = 0

    def __call__(self, pool: str, owner: int, pile: list[int] | None) -> None:
        if pile is None:
            return
        lay = self.shuffled[self.shuffles] if self.shuffles < len(self.shuffled) else {}
        self.shuffles = min(self.shuffles + 1, len(self.shuffled))
        others = sorted(card for card in pile if card not in lay.values())
        if len(others) + len(lay) != len(pile):
            return
        shuffle(self.chance, "deal", others)
        rest = iter(others)
        pile[:] = [lay[i] if i in lay else next(rest) for i in range(len(pile))]


def weighted(chance: dict[str, int], name: str, weights: Sequence[float]) -> int:
    """The place of one of the weights, each as likely as it is heavy."""
    left = below(chance, name, FINE) / FINE * sum(weights)
    for i, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return i
    return len(weights) - 1


def _in_order(options: Sequence[Any], picks: list[Any]) -> tuple[Any, ...]:
    """The picks in the order of the options."""
    left = list(picks)
    found = []
    for option in options:
        if option in left:
            left.remove(option)
            found.append(option)
    return tuple(found)


def pile_of(s: State, name: str, owner: int) -> list[int]:
    """The pile itself, of a field that has one or of one that has one for each seat."""
    pile: list[Any] = getattr(s, name)
    return pile if owner == SHARED else pile[owner]


def clone_for(table: Table, seat: int, seed: int) -> Run:
    """A fair clone: a run in the table's position in a world this seat cannot tell from the real one."""
    return FairWorlds.of(table, seat).deal(seed)
