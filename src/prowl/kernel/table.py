"""A table: one game in progress. Rules version + options + seed + answers are the whole game.

Undo, recovery, cloning and replay are one mechanism: the list of answers, run again from the
nearest save point.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from reprlib import repr as short
from traceback import format_exc
from typing import Any, NamedTuple

from .errors import BadOptions, Refused, RuleFailure
from .events import Event, seen_event
from .game import Game, Result
from .prompts import Ask
from .rng import seeded
from .run import Run
from .state import State, digest
from .views import SPECTATOR, knowledge, view
from .wire import Wire

SAVES_KEPT = 3
SEED_BITS = 64


class Decision(NamedTuple):
    """One line of the log."""

    seat: int
    answer: Any


class Save(NamedTuple):
    """A state at the start of a phase, which nobody may change, and how many decisions and events led to it."""

    at: int
    state: State
    events: int


def sent(wire: Wire, run: Run, seat: int, events: Sequence[Event]) -> dict[str, Any]:
    """What a seat is sent of a game in this position, after these events."""
    ask = run.pending.get(seat)
    return {
        "view": wire.view(view(run.state, seat)),
        "prompt": wire.prompt(ask) if ask else None,
        "waiting": sorted(run.must_act()),
        "events": [wire.event(seen_event(event, seat)) for event in events],
    }


class Table:
    """One game in progress."""

    def __init__(
        self,
        game: Game,
        players: int,
        settings: Mapping[str, str] | None = None,
        seed: Any = 0,
        *,
        start: State | None = None,
        digests: bool = False,
    ) -> None:
        """A new game; with `start` one that goes on from a state. A seed is a whole number; others are refused."""
        if type(seed) is not int or seed.bit_length() > SEED_BITS:
            raise BadOptions("bad-seed", bits=SEED_BITS)
        self.game = game
        self.players = players
        self.settings = game.checked(players, settings or {})
        self.seed: int = seed
        self.start = start
        # How the start was dealt from another game, if it was: its file says so (record.py).
        self.dealt: dict[str, Any] | None = None
        self.wire = Wire(game)
        self.log: list[Decision] = []
        self.undone: list[Decision] = []
        self.events: list[Event] = []
        self.digests: dict[int, str] | None = {} if digests else None
        self.saves: deque[Save] = deque(maxlen=SAVES_KEPT)
        self._begin()

    def _first(self) -> State:
        """The state before the first decision."""
        if self.start is not None:
            return self.start.copy()
        return self.game.setup(self.players, self.settings, seeded(self.seed, self.game.streams))

    def _begin(self) -> None:
        state = self._first()
        state.out = self.events
        self.run = Run(self.game, state, self._save)
        self.run.start()

    def _save(self, state: State) -> None:
        last = self.saves[-1] if self.saves else None
        if last is not None and last.at == len(self.log):
            self.saves.pop()
        kept = state.keepsake(last.state) if last is not None else state.copy()
        self.saves.append(Save(len(self.log), kept, len(self.events)))
        if self.digests is not None:
            self.digests[len(self.log)] = digest(state)

    # -- looking -----------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.run.state

    @property
    def pending(self) -> dict[int, Ask]:
        return self.run.pending

    @property
    def over(self) -> bool:
        return self.run.over

    @property
    def waiting_for(self) -> list[int]:
        return self.run.must_act()

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state) if self.over else None

    def digest(self) -> str:
        return digest(self.state)

    def seen_by(self, seat: int, since: int = 0) -> dict[str, Any]:
        """Exactly what a seat is sent: its view, its question, whom all wait for, and events from number `since` on."""
        return sent(self.wire, self.run, seat, self.events[since:])

    # -- deciding ----------------------------------------------------------------

    def decide(self, seat: int, answer: Any) -> None:
        """Take an answer of a seat. An answer that is not offered is refused and changes nothing."""
        self._apply(self._checked(seat, answer))
        self.undone.clear()

    def _checked(self, seat: int, answer: Any) -> Decision:
        if self.over:
            raise Refused("game-is-over")
        ask = self.pending.get(seat)
        if ask is None:
            raise Refused("not-your-turn", seat=seat)
        if not ask.allows(answer):
            raise Refused("not-offered", answer=short(answer), about=ask.about)
        return Decision(ask.seat, ask.offered(answer))

    def _apply(self, decision: Decision) -> None:
        self.log.append(decision)
        try:
            self.run.send(*decision)
        except Exception as error:
            report = self._report(decision) + format_exc()
            self._rewind(len(self.log) - 1)
            raise RuleFailure(report) from error

    def _report(self, decision: Decision) -> str:
        """All that is needed to see a failure again."""
        return (
            f"{self.game.id} {self.game.version}, {self.players} players, {self.settings}, seed {self.seed}\n"
            f"after {[tuple(each) for each in self.log[:-1]]}\nseat {decision.seat} answered {decision.answer!r}\n"
        )

    # -- going back --------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last decision by itself: nobody acted since, nothing was learned."""
        if not self.log or self.log[-1].seat != seat:
            return False
        before = self.at(len(self.log) - 1).state
        return not self._learned(before, self.state)

    def _learned(self, before: State, after: State) -> bool:
        """Whether chance was used, a secret opened, or anybody sees a card not seen before."""
        if before.chance != after.chance or before.compared != after.compared:
            return True
        return any(knowledge(after, seat) - knowledge(before, seat) for seat in range(SPECTATOR, self.players))

    def undo(self, seat: int | None = None) -> None:
        """Take back the last decision: a seat its own while nothing was learned, `None` (by consent) in any case."""
        if not self.log:
            raise Refused("nothing-to-undo")
        if seat is not None and not self.can_undo(seat):
            raise Refused("cannot-undo")
        self.undone.append(self.log[-1])
        self._rewind(len(self.log) - 1)

    def redo(self) -> None:
        if not self.undone:
            raise Refused("nothing-to-redo")
        self._apply(self.undone[-1])
        self.undone.pop()

    def _rewind(self, at: int) -> None:
        """Stand again where the table stood after `at` decisions."""
        log = self.log[:at]
        while self.saves and self.saves[-1].at > at:
            self.saves.pop()
        if self.digests is not None:
            self.digests = {n: value for n, value in self.digests.items() if n <= at}
        if not self.saves:
            self.log = []
            self.events.clear()
            self._begin()
        else:
            save = self.saves.pop()
            self.log = log[: save.at]
            del self.events[save.events :]
            state = save.state.copy()
            state.out = self.events
            self.run = Run(self.game, state, self._save)
            self.run.start()
        for decision in log[len(self.log) :]:
            self.log.append(decision)
            self.run.send(*decision)

    # -- copies ------------------------------------------------------------------

    def anew(self, *, digests: bool = False) -> Table:
        """The same game before its first decision."""
        table = Table(self.game, self.players, self.settings, self.seed, start=self.start, digests=digests)
        table.dealt = self.dealt
        return table

    def save_at(self, at: int) -> Save | None:
        """The last save point kept at or before this many decisions."""
        return next((save for save in reversed(self.saves) if save.at <= at), None)

    def clone(self) -> Run:
        """A run in the same position, independent of the table: the last save point and the answers since."""
        return self.at(len(self.log))

    def clone_for(self, seat: int, seed: int) -> Run:
        """A run in the same position, in a world that the seat cannot tell from the real one."""
        from .fair import FairWorlds

        return FairWorlds.of(self, seat).deal(seed)

    def at(self, at: int) -> Run:
        """A run in the position after `at` decisions."""
        save = self.save_at(at)
        if save is None:
            state, first = self._first(), 0
        else:
            state, first = save.state.copy(), save.at
        run = Run(self.game, state)
        run.start()
        for seat, answer in self.log[first:at]:
            run.send(seat, answer)
        return run

    @classmethod
    def replay(
        cls,
        game: Game,
        players: int,
        settings: Mapping[str, str],
        seed: int,
        log: Sequence[Decision],
        *,
        digests: bool = False,
    ) -> Table:
        """The table that these answers lead to; an answer the rules do not offer is refused."""
        table = cls(game, players, settings, seed, digests=digests)
        for decision in log:
            table.decide(decision.seat, decision.answer)
        return table
