"""Where bots think: in worker processes. A worker gets what its seat may know, pickled, and never the table."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from logging import getLogger
from random import SystemRandom
from typing import Any, Literal, TypeVar

from prowl.bots import Still, bot_named
from prowl.kernel.game import game_named
from prowl.kernel.prompts import Ask

from .metrics import Metrics
from .threads import Threads
from .workers import Asker, Desk, Line, WorkerLost

log = getLogger("prowl.bots")
chance = SystemRandom()

T = TypeVar("T")

TRIES = 2
NOBODY = Asker()
NOTHING = b""

# A question whose worker was lost is asked again; one that failed would only fail again.
Outcome = Literal["thought", "lost", "failed"]


def decide(game: str, level: str, luck: int, seen: bytes) -> Any:
    """In a worker: what the bot answers."""
    return bot_named(level, game_named(game), luck).decide(pickle.loads(seen))


def explain(game: str, level: str, luck: int, seen: bytes) -> Any:
    """In a worker: what the bot weighs."""
    looked = pickle.loads(seen)
    return bot_named(level, game_named(game), luck).explain(looked).data(looked)


class BotRoom:
    """Where the bots of one server think, and the threads that tell them what they may know."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self.seconds = seconds
        self.metrics = metrics
        self.threads = Threads()
        self.desks = [Desk() for _ in range(workers)]
        self.line = Line(self.desks)
        self.tries: set[asyncio.Task[Any]] = set()
        self.closed = False

    async def look(self, still: Still) -> bytes:
        """What a seat may know of its table. Dealing a fair world can take a while: not on the event loop."""
        try:
            return await self.threads.look(lambda: pickle.dumps(still.glimpse(chance.getrandbits(60))))
        except Exception:
            # A worker can make nothing of it, and so the bot answers what the clock would.
            log.exception("a bot cannot see its table", extra={"game": still.game.id})
            return NOTHING

    async def think(self, game: str, level: str, seen: bytes, fallback: Any, asker: Asker = NOBODY) -> Any:
        """What a bot answers, or the fallback if it cannot say in time."""
        return await self._answer(fallback, decide, (game, level, chance.getrandbits(60), seen), asker)

    async def weigh(self, game: str, level: str, seen: bytes, asker: Asker = NOBODY) -> dict[str, Any] | None:
        """What a bot would weigh; nothing if it cannot say in time."""
        job = (game, level, chance.getrandbits(60), seen)
        found: dict[str, Any] | None = await self._answer(None, explain, job, asker)
        return found

    async def play_on(self, work: Callable[..., T | None], game: str, *job: Any) -> T | None:
        """What came of playing on, at the desks that bots have left over; nothing if it cannot be said in time."""
        found: T | None = await self._answer(None, work, (game, "what-if", chance.getrandbits(60), *job))
        return found

    async def _answer(self, fallback: Any, work: Any, job: tuple[Any, ...], asker: Asker = NOBODY) -> Any:
        """What the worker says, within the time; else the answer the clock would give."""
        for _ in range(TRIES):
            desk = await self.line.desk(asker)
            # The desk stays taken while its worker is busy, also when whoever asked is gone.
            task = asyncio.create_task(self._try(desk, work, job, asker))
            self.tries.add(task)
            task.add_done_callback(self.tries.discard)
            await asyncio.wait([task])
            how, answer = task.result() if not task.cancelled() else ("lost", None)
            if how == "thought":
                self.metrics.bots.labels("thought").inc()
                return answer
            if how == "failed" or self.closed:
                break
        self.metrics.bots.labels("fallback").inc()
        return fallback

    async def _try(self, desk: Desk, work: Any, job: tuple[Any, ...], asker: Asker) -> tuple[Outcome, Any]:
        """Ask once. The time counts from here, not from the end of the line."""
        try:
            if self.closed:
                return "failed", None
            return "thought", await desk.ask(self.seconds, work, job)
        except TimeoutError:
            log.warning("a bot thought too long", extra={"game": job[0], "level": job[1]})
        except WorkerLost as lost:
            # A server that stops sends its workers away itself.
            if not self.closed:
                log.warning("a bot's worker died and is replaced", extra={"cause": repr(lost.__cause__)})
            return "lost", None
        except Exception:
            log.exception("a bot failed", extra={"game": job[0], "level": job[1]})
        finally:
            self.line.give(asker, desk)
        return "failed", None

    def close(self) -> None:
        self.closed = True
        for desk in self.desks:
            desk.clear()
        self.threads.close()


def any_answer(ask: Ask) -> Any:
    """One of the legal answers."""
    options = ask.options
    if ask.single:
        return chance.choice(options)
    size = chance.randint(min(ask.least, len(options)), min(ask.most, len(options)))
    picks = sorted(chance.sample(range(len(options)), size))
    return tuple(options[i] for i in picks)
