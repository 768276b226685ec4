"""Nothing leaks on the whole wire: what a seat may not know changes no byte that the server sends it.

At save points of random games two tables are founded on a real server: one goes on from the state as it is, the other
from a state in which everything that the seat may not know was dealt again (`FairWorlds.start`), for odd seeds with
other luck to come. Then both are played on by the same decisions of the seat. The others decide alike, too, or, where
their cards differ, so that the rules show the seat the same; when there is no such decision left, because a card that
lay hidden is turned up, that story ends.

Every frame to the seat's websocket and to a spectator's is compared byte for byte, in order, without the table's name:
`table`, `state` (whole or difference, events, question, `waiting`, `figures`, `reasons`, rights to undo and redo),
ballots with the move and what was learned, talk, problems; what a resync and a reconnect with `have` bring; the report
file. Hints too, at some of the moments: asked for with the same luck in both worlds they are the same bytes, answer,
weights and beliefs, for the bot that gives them gets no more than the seat sees.

What is not compared:
- What the rules themselves show. It decides here whether two worlds still look alike; that a view, a question and the
  events depend on nothing hidden is proved at the kernel (tests/lab/test_fairness.py).
- Time. The clock stands, and how long a frame or a hint takes is not measured; that a bot's pause tells nothing but
  steps is proved with the bots (tests/server/test_bots.py).
- The order in which secret answers come. Both worlds hear the seats in the same order, so what could be read from who
  answers before whom is not looked for; `waiting` shows that order to everybody by the rules of the table.
- The luck of hints. On a real server each hint has its own, which is drawn beside the game and knows nothing of it.
- What bots at the other seats do: nobody but people sits here.
"""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest

from prowl.kernel.fair import FairWorlds
from prowl.kernel.game import games
from prowl.kernel.rng import seeded
from prowl.kernel.state import digest, to_data
from prowl.kernel.table import Table
from prowl.kernel.views import SPECTATOR
from prowl.lab.drive import any_answer, any_decision, luck, random_game
from prowl.server import bots
from prowl.server.identity import Guest
from prowl.server.seats import seated
from prowl.store import TableRow

from .kit import EASY, FakeClock, Player, house, until

NAMES = ("table-a", "table-b")
TRIES = 12
STEPS = 14
MOMENTS = 6
HINTING = (2, 4)


def moments(name, seed, count):
    """Save points of a random game, spread over it: the states there, and those that a seat cannot tell from them."""
    game = games()[name]
    players = max(2, game.players[0]) + seed % 2
    saves = {}
    for table in random_game(game, players, seed):
        if table.saves[-1].at == len(table.log) and not table.over:
            saves[len(table.log)] = (table.saves[-1].state.copy(), dict(table.settings))
    chosen = random.Random(seed).sample(sorted(saves), min(count, len(saves)))
    for number, at in enumerate(chosen):
        state, settings = saves[at]
        seat = (seed + number) % (players + 1) - 1
        pair = alike(game, players, settings, seat, state, seed)
        if pair is not None:
            yield seat, pair


def alike(game, players, settings, seat, state, seed):
    """The table as it is and as it may be; nothing if what is dealt at once already shows."""
    real = Table(game, players, settings, seed, start=state)
    worlds = FairWorlds.of(real, seat)
    for deal in range(TRIES):
        start = worlds.start(seed + deal)
        if seed % 2:
            start.chance = seeded(seed + deal, game.streams)
        if digest(start) == digest(state) or (game.possible is not None and not game.possible(start, seat)):
            continue
        other = Table(game, players, settings, seed, start=start)
        if shown(real, seat) == shown(other, seat):
            return real, other
    return None


def shown(table, seat):
    """What the rules show the seat and everybody."""
    return [table.seen_by(each) for each in {seat, SPECTATOR}]


class Story:
    """Two tables on the server, driven together, and two kernel tables that try everything out before."""

    def __init__(self, place, seat, pair, seed, number):
        self.place, self.seat, self.pair, self.number = place, seat, pair, number
        self.chance = luck(f"{seed} {number}")
        # Who comes first: the seat, or the others.
        self.order = 1 if number % 2 else -1
        self.hosts = []

    async def lay(self, me, others):
        """Me on my seat, somebody else on all the others."""
        for name, table in zip(NAMES, self.pair, strict=True):
            terms = {"start": to_data(table.start), "spectators": True}
            row = TableRow(
                f"{name}-{self.number}", table.game.id, table.game.version, table.players, dict(table.settings),
                table.seed, me.id, 1.0, terms, "playing",
            )  # fmt: skip
            seats = [seated(each, me if each == self.seat else others)[0] for each in range(table.players)]
            self.hosts.append(await self.place.hall.lay(row, seats))

    def decision(self):
        """Whose decision both tables have taken so that they still look alike; None if there is none."""
        one = self.pair[0]
        for _ in range(0 if one.over else TRIES):
            seat, answer = any_decision(one, self.chance)
            one.decide(seat, answer)
            if self.follows(seat, answer):
                return seat
            back(one)
        return None

    def follows(self, seat, answer):
        """Let the other table take the same decision, or another that shows the same if it is somebody else's."""
        one, two = self.pair
        for _ in range(1 if seat == self.seat else TRIES):
            ask = two.pending.get(seat)
            assert seat != self.seat or (ask and ask.allows(answer)), "only one of two worlds lets me answer so"
            if ask is None or not ask.options:
                return False
            two.decide(seat, answer if ask.allows(answer) else any_answer(ask, self.chance))
            if shown(one, self.seat) == shown(two, self.seat):
                return True
            back(two)
            answer = None
        return False

    async def decide(self, seat):
        for host, table in zip(self.hosts, self.pair, strict=True):
            decided = table.log[-1]
            ask = host.table.pending[seat]
            answer = json.loads(json.dumps(host.table.wire.answer(ask, decided.answer)))
            async with host.lock:
                await host.decide(seat, ask.about, answer)


def back(table):
    """As if the last decision had never been."""
    table.undo()
    table.undone.clear()


class Seen:
    """One of the two tables: its host, and the lines of the seat, of a spectator and of everybody else."""

    def __init__(self, host, tabs):
        self.host, self.tabs = host, tabs
        self.mine, self.looker, self.others = tabs

    async def settle(self):
        for tab in self.tabs:
            await tab.drain()

    def heard(self):
        """What the seat and the spectator were sent since the last time."""
        found = [[self.nameless(frame) for frame in tab.frames] for tab in (self.mine, self.looker)]
        for tab in self.tabs:
            tab.frames.clear()
        return found

    def nameless(self, frame):
        """Without what tells the two tables apart in any case: their ids, and the signs of people, made from these."""
        frame = frame.replace(self.host.id, "TABLE")
        for number, person in enumerate([self.host.row.host, *(row.guest for row in self.host.seats)]):
            frame = frame.replace(self.host.talk._sign(person), f"PERSON {number}")
        return frame

    async def alone(self):
        """Until the server has noticed who has hung up."""
        await until(lambda: len(self.host.audience.connections) == len(self.tabs))
        await self.settle()


async def same(both):
    """Both tables have sent the same."""
    for each in both:
        await each.settle()
    one, two = (each.heard() for each in both)
    assert one == two


async def come_back(ann, both, seat, have):
    """What a reconnect, a resync and the report bring; and talk."""
    found = []
    for each in both:
        async with ann.tab(each.host.id, have=have, heard=0, aside=1) as again:
            await again.drain()
            ask = f"?seat={seat}" if seat >= 0 else ""
            report = (await ann.http.get(f"/api/tables/{each.host.id}/report{ask}")).text
            found.append([each.nameless(frame) for frame in [*again.frames, report]])
        await each.alone()
        await each.mine.send("resync", have=have)
        await each.mine.send("say", text="Who is where?")
    assert found[0] == found[1]
    await same(both)


async def take_back(both, story):
    """Whoever decided last wants to take it back: it is done and done again, or the others are asked and refuse."""
    seat = story.pair[0].log[-1].seat
    for each in both:
        asker, asked = (each.mine, each.others) if seat == story.seat else (each.others, each.mine)
        await asker.send("undo", seat=seat)
        await asker.drain()
        if each.host.table.undone:
            await asker.send("redo", seat=seat)
        elif each.host.polls.ballot is not None:
            await asked.send("vote", ballot=each.host.polls.ballot.number, yes=False)
        await asker.drain()
        await asked.drain()
        assert [decided.seat for decided in each.host.table.log] == [decided.seat for decided in story.pair[0].log]
    await same(both)


async def hint_alike(both, seat):
    """Ask for a hint at both tables, if the seat is to decide; whether it was."""
    if seat not in both[0].host.table.waiting_for:
        return False
    for each in both:
        await each.mine.send("hint", seat=seat)
        told = await each.mine.until(lambda update: update["type"] in ("hint", "problem"))
        assert told["type"] == "hint"
    await same(both)
    return True


async def guest_id(place, player):
    """Who somebody is for the server."""
    table = await player.found("me", "open")
    return place.hall.hosts[table].seats[0].guest


async def told_alike(people, story, most_hints):
    """Play both tables on as long as they look alike. How many decisions that were, and how many hints."""
    async with AsyncExitStack() as stack:
        both = []
        for host in story.hosts:
            tabs = {}
            # What is written for those who see more must not be handed to who came after them, nor the other way.
            for person in people[:: story.order]:
                tabs[person] = await stack.enter_async_context(person.tab(host.id, aside=1))
                await tabs[person].drain()
            both.append(Seen(host, [tabs[person] for person in people]))
        await same(both)
        steps = hints = 0
        while steps < STEPS and (seat := story.decision()) is not None:
            if hints < most_hints:
                hints += await hint_alike(both, story.seat)
            await story.decide(seat)
            await same(both)
            steps += 1
            if steps % 3 == 0:
                await come_back(people[0], both, story.seat, steps - 2)
                await take_back(both, story)
        await come_back(people[0], both, story.seat, -1)
    return steps, hints


class SameLuck:
    """Drawn for every hint alike."""

    def getrandbits(self, _):
        return 7


@pytest.mark.parametrize("seed", [1, 2, *(pytest.param(seed, marks=pytest.mark.full) for seed in (3, 4))])
@pytest.mark.parametrize("name", sorted(games()))
def test_what_a_seat_may_not_know_changes_no_byte_on_the_wire(tmp_path, monkeypatch, name, seed):
    monkeypatch.setattr(bots, "chance", SameLuck())
    # A hint costs as much as a hundred frames: some of the stories ask for them.
    most_hints = 2 if seed in HINTING else 0

    async def tale():
        limits = replace(EASY, tables_per_guest=1000)
        tales = steps = hints = 0
        still = {"now": FakeClock(), "tick_seconds": 3600.0, "think_seconds": 60.0}
        async with house(tmp_path, limits=limits, **still) as place:
            ann, bob, eve = await place.guest("Ann"), await place.guest("Bob"), Player(place, "Eve")
            place.guests.append(eve)
            guests = [Guest(await guest_id(place, each), each.name) for each in (ann, bob)]
            for seat, pair in moments(name, seed, MOMENTS):
                story = Story(place, seat, pair, seed, tales)
                await story.lay(*guests)
                told = await told_alike((ann, eve, bob), story, most_hints)
                tales, steps, hints = tales + 1, steps + told[0], hints + told[1]
        # Too few would prove nothing.
        assert tales >= MOMENTS // 2
        assert steps >= tales
        assert hints >= most_hints

    asyncio.run(tale())
