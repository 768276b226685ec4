"""Records what the pages of a client are told: moments of real games on a real server, the same in every run.

Nothing here knows a game. Every installed one is played by seeded chance at its fullest and at its smallest table;
whenever a question is asked for the first time, or something happens for the first time, whoever answers comes to the
table, and what the server tells them is kept, with what it tells them after the answer. `web/src/kit/house.ts` gives it
to the pages again.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from prowl.kernel.events import Event
from prowl.kernel.game import Game, games
from prowl.kernel.table import Decision, Table
from prowl.kernel.text import LANGUAGES
from prowl.lab.drive import any_decision, luck
from tests.server.kit import STILL, FakeClock, House, Player, Tab, house

# As long as a name may be, and of two words; no two people at a table are called the same.
LONG = "Константин Воскресенский"
NAMES = (
    LONG,
    *(
        f"{name} Воскресенская"
        for name in ("Александра", "Владислава", "Станислава", "Святослава", "Бронислава", "Ростислава")
    ),
    *(f"{name} Преображенская" for name in ("Елизавета", "Екатерина", "Анастасия", "Валентина")),
)
SEED = 5
# Somebody looks on while so many answers are given.
LOOKING_ON = 30
# The moments of a replay are kept for the eyes that a page asks for.
EYES = ("all", "0")
Recorded = dict[str, Any]


def recorded(folder: Path) -> Recorded:
    """The house and moments of all games, by the address of the page that shows them."""
    # Whoever drives a browser has a loop running already.
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, _recorded(folder)).result()


async def _recorded(folder: Path) -> Recorded:
    clock = FakeClock()
    async with house(folder, now=clock, **STILL) as place:
        host = await place.guest(LONG)
        told: Recorded = {"answers": {}, "moments": {}}
        for game in games().values():
            for evening in (Evening(place, game, game.players[-1]), Evening(place, game, game.players[0], clocks=True)):
                await evening.play(told)
        for path in _reading():
            told["answers"][path] = (await host.http.get(path)).text
    return told


def _reading() -> Iterator[str]:
    """All that a page may read without a table."""
    yield from ("/api/house", "/api/me", "/api/games", "/api/tables", "/api/tables/mine")
    yield from (f"/api/text/{lang}.ftl" for lang in LANGUAGES)
    for name in games():
        yield from (f"/api/games/{name}/{what}" for what in ("cards", "rules"))
        yield from (f"/api/games/{name}/text/{lang}.ftl" for lang in LANGUAGES)


class Evening:
    """One game, played by chance to its end, with a person in every seat and one who looks on."""

    def __init__(self, place: House, game: Game, players: int, clocks: bool = False) -> None:
        self.place, self.game, self.players = place, game, players
        self.terms = {"clock": "move", "seconds": 600} if clocks else {}
        self.name = f"{game.id}.{players}"
        self.chance = luck(f"{self.name}/{SEED}")
        self.seen: set[str] = set()

    async def play(self, told: Recorded) -> None:
        people = [await self.place.guest(NAMES[seat % len(NAMES)]) for seat in range(self.players)]
        onlooker = await self.place.guest(LONG)
        seats = ["me", *["open"] * (self.players - 1)]
        self.table = await people[0].found(*seats, game=self.game.id, seed=SEED, title=LONG, **self.terms)
        for seat, person in enumerate(people[1:], 1):
            await person.post(f"/api/tables/{self.table}/sit", {"seat": seat})
        host = self.place.hall.hosts[self.table]
        while not host.table.over:
            decision = any_decision(host.table, self.chance)
            visitors = dict.fromkeys(self._occasions(host.table, decision), people[decision.seat])
            if len(host.table.log) == LOOKING_ON:
                visitors["looking-on"] = onlooker
            async with AsyncExitStack() as leaving:
                visits = {name: await self._visit(told, name, each, leaving) for name, each in visitors.items()}
                async with host.lock:
                    await host.settle(*decision)
                for name, tab in visits.items():
                    told["moments"][f"{self.name}.{name}"]["next"] = await self._heard(tab)
        await self._after(told, people[0], onlooker)

    def _occasions(self, table: Table, decision: Decision) -> list[str]:
        """What this decision is the first of: the question it answers, and something that happens then."""
        after = table.clone()
        events: list[Event] = []
        after.state.out = events
        after.send(*decision)
        happens = [f"then.{event.name}" for event in events]
        fresh = [each for each in happens if each not in self.seen]
        about = f"ask.{table.pending[decision.seat].about}"
        found = [*([about] if about not in self.seen else []), *fresh[:1]]
        self.seen.update((about, *happens))
        return found

    async def _visit(self, told: Recorded, name: str, person: Player, leaving: AsyncExitStack) -> Tab:
        tab = await leaving.enter_async_context(person.tab(self.table, aside=1))
        arrival = await self._heard(tab)
        told["moments"][f"{self.name}.{name}"] = {"game": self.game.id, "arrival": arrival, "next": []}
        return tab

    async def _after(self, told: Recorded, person: Player, onlooker: Player) -> None:
        """The result, and the game looked at again."""
        async with AsyncExitStack() as leaving:
            await self._visit(told, "over", person, leaving)
            await self._visit(told, "seen-to-the-end", onlooker, leaving)
        for eyes in EYES:
            answer = await person.http.get(f"/api/tables/{self.table}/replay?eyes={eyes}")
            told["answers"][f"/api/tables/{self.name}.over/replay?eyes={eyes}"] = self._named(answer.text)

    async def _heard(self, tab: Tab) -> Any:
        return json.loads(self._named(json.dumps(await tab.drain())))

    def _named(self, text: str) -> str:
        """The id of a table is chance: here it is always the same."""
        return text.replace(self.table, f"{self.name}.over")
