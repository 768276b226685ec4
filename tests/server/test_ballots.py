"""What one may do alone, and what needs the others."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from itertools import permutations

from prowl.kernel.views import knowledge

from .kit import CREATURE_0, agreed, evening, first_answers, gathered, house, play


async def undo_asked_for(tabs, mine, other, pick=None):
    """One seat answers, then another does, and the first wants to take it back."""
    await tabs[mine].answer(mine, pick)
    await tabs[other].catch_up(other, 1)
    await tabs[other].answer(other)
    await tabs[mine].catch_up(mine, 2)
    await tabs[mine].send("undo", seat=mine)


def of_kind(kind):
    return lambda options: next(each for each in options if each[0] == kind)


def test_an_undo_alone_and_a_redo(tmp_path):
    async def story():
        async with evening(tmp_path, "Ann", "Bob", "Cat") as (_, host, (a, b, c)):
            start = host.table.digest()
            await b.answer(1)
            state = await b.catch_up(1, 1)
            assert state["can_undo"]
            after = host.table.digest()
            await b.send("undo", seat=1)
            state = await b.catch_up(1, 2)
            assert (host.table.digest(), state["can_redo"], state.get("can_undo", False)) == (start, True, False)
            await c.send("redo", seat=2)
            assert (await c.told("problem"))["key"] == "nothing-to-redo"
            await b.send("redo", seat=1)
            await b.catch_up(1, 3)
            assert host.table.digest() == after
            assert all(each["type"] != "ballot" for each in [*a.others, *b.others, *c.others])

    asyncio.run(story())


def test_can_undo_says_what_the_kernel_says(tmp_path):
    async def story():
        async with evening(tmp_path, "Ann", "Bob", "Cat") as (_, host, (a, b, c)):
            tabs = {0: a, 1: b, 2: c}
            for lap in range(40):
                state = await play(tabs, seed=lap, most=1)
                states = {seat: await tab.catch_up(seat, state["version"]) for seat, tab in tabs.items()}
                said = {seat: each.get("can_undo", False) for seat, each in states.items()}
                assert said == {seat: host.table.can_undo(seat) for seat in tabs}

    asyncio.run(story())


def test_an_undo_needs_the_consent_of_all_others(tmp_path):
    async def story():
        async with evening(tmp_path, "Ann", "Bob", "Cat") as (_, host, (a, b, c)):
            start = host.table.digest()
            await undo_asked_for((a, b, c), 1, 2)
            ballot = await a.told("ballot")
            assert (ballot["what"], ballot["by"], ballot["awaited"]) == ("undo", 1, [0, 2])
            await a.send("vote", ballot=ballot["ballot"], yes=True)
            await c.told("ballot")
            assert (await c.told("ballot"))["awaited"] == [2]
            await c.send("vote", ballot=ballot["ballot"], yes=True)
            await b.catch_up(1, 4)
            assert host.table.digest() == start
            assert host.history.version == 4

    asyncio.run(story())


def in_secret(table):
    """What seats have learned by the last decision, as far as somebody else does not know it: who, what, from whom."""
    before, now = table.at(len(table.log) - 1).state, table.state
    return [
        (seat, card, reader)
        for seat, reader in permutations(range(table.players), 2)
        for card in knowledge(now, seat) - knowledge(before, seat) - knowledge(now, reader)
    ]


def names(ballot, seat):
    """What the reader of a ballot is told of what a seat has learned; empty for a card without its name."""
    return [each.get("name", "") for each in ballot["learned"][str(seat)]]


def test_what_others_learned_is_told_without_its_name(tmp_path):
    async def story():
        async with evening(tmp_path, "Ann", "Bob", "Cat") as (_, host, (a, b, c)):
            tabs = {0: a, 1: b, 2: c}
            for lap in range(400):
                await play(tabs, seed=lap, most=1)
                acted = host.table.log[-1].seat
                if in_secret(host.table) and not host.table.can_undo(acted):
                    break
            secrets = in_secret(host.table)
            assert secrets
            await tabs[acted].send("undo", seat=acted)
            told = {seat: await tab.told("ballot") for seat, tab in tabs.items()}
            for seat, (pool, _, card), other in secrets:
                name = host.table.wire.named(pool, card)
                assert name in names(told[seat], seat)
                assert name not in names(told[other], seat)
                assert "" in names(told[other], seat)
            refuser = next(tab for seat, tab in tabs.items() if seat != acted)
            version = host.history.version
            await refuser.send("vote", ballot=told[acted]["ballot"], yes=False)
            assert (await tabs[acted].told("ballot"))["outcome"] == "refused"
            assert host.history.version == version

    asyncio.run(story())


def test_a_new_decision_ends_an_undo_ballot(tmp_path):
    async def story():
        async with evening(tmp_path, "Ann", "Bob", "Cat") as (_, _, (a, b, c)):
            await undo_asked_for((a, b, c), 1, 2)
            ballot = await a.told("ballot")
            await a.send("propose", what="resign")
            assert (await a.told("problem"))["key"] == "ballot-is-open"
            await a.answer(0)
            assert "outcome" not in await b.told("ballot")
            assert (await b.told("ballot"))["outcome"] == "refused"
            await c.send("vote", ballot=ballot["ballot"], yes=True)
            assert (await c.told("problem"))["key"] == "no-ballot"

    asyncio.run(story())


def test_who_plays_with_bots_only_takes_back_as_much_as_wanted(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            table = await ann.found("me", "random", "random", settings={"creature": "1", "board_side": "1"})
            async with ann.tab(table) as a:
                await play({0: a}, most=5)
                # The last answer may still be under way: bots move the table too.
                await a.drain()
                host = place.hall.hosts[table]
                while not any(each.seat == 0 for each in host.table.log) or 0 not in host.table.waiting_for:
                    await a.next()
                mine = sum(each.seat == 0 for each in host.table.log)
                await a.send("undo", seat=0)
                await a.drain()
                assert sum(each.seat == 0 for each in host.table.log) == mine - 1
                assert all(each["type"] != "ballot" for each in a.others)

    asyncio.run(story())


def test_giving_up_needs_everybody_and_ends_the_game_for_good(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            async with ann.tab(table) as a, bob.tab(table) as b:
                await first_answers({0: a, 1: b})
                asked = b.states[1]["prompt"]
                await a.send("propose", what="resign")
                ballot = await b.told("ballot")
                await a.send("vote", ballot=ballot["ballot"], yes=True)
                assert (await a.told("problem"))["key"] == "no-vote"
                await b.send("vote", ballot=ballot["ballot"], yes=True)
                assert (await a.ended())["outcome"] == "resigned"
                await b.drain()
                assert "prompt" not in b.states[1]
                await b.send("decide", seat=1, about=asked["about"], answer=asked["options"][0])
                assert (await b.told("problem"))["key"] == "game-is-over"
            place.hall.hosts.pop(table)
            async with ann.tab(table) as again:
                assert (await again.state())["outcome"] == "resigned"

    asyncio.run(story())


def test_a_rematch_has_the_same_seats(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann, bob = await place.guest("Ann"), await place.guest("Bob")
            terms = {"clock": "sand", "seconds": 3600, "grace": 30, "stand_in": "search"}
            terms |= {"spectators": False, "title": "Night watch"}
            table = await ann.found("me", "open", "random", settings={"creature": "2"}, **terms)
            await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
            async with ann.tab(table) as a, bob.tab(table) as b:
                await a.send("propose", what="rematch")
                assert (await a.told("problem"))["key"] == "not-over"
                await play({0: a, 1: b})
                await agreed("rematch", a, b)
                new = (await a.until(lambda u: bool(u.get("rematch"))))["rematch"]
                async with bob.tab(new) as again:
                    assert (await again.state())["seat"] == 1
                kept = ("seats", "settings", "seconds", "grace", "stand_in", "spectators_allowed", "title", "game")
                for same in kept:
                    assert plainly(again.table, same) == plainly(b.table, same), same
                old, now = (place.hall.hosts[each].row.seed for each in (table, new))
                assert old != now

    asyncio.run(story())


def plainly(table, field):
    """What a table says of itself, however many of its people are there."""
    if field != "seats":
        return table.get(field)
    return [{key: value for key, value in seat.items() if key != "present"} for seat in table["seats"]]


def test_who_gets_up_holds_no_ballot_up(tmp_path):
    async def story():
        async with evening(tmp_path, "Ann", "Bob", "Cat") as (place, host, (a, b, c)):
            await agreed("resign", a, b)
            await c.told("ballot")
            await place.guests[2].post(f"/api/tables/{host.id}/leave", {"seat": 2})
            assert (await a.ended())["outcome"] == "resigned"

    asyncio.run(story())


def test_a_ballot_tells_the_move_in_the_words_of_each_readers_own_log(tmp_path):
    """Bob has laid a place face down: he reads which one, the others only that he has laid one."""

    async def story():
        async with evening(tmp_path, "Ann", "Bob", "Cat") as (_, _, (a, b, c)):
            await undo_asked_for((a, b, c), 1, 2, of_kind("place"))
            moves = {seat: (await tab.told("ballot"))["move"] for seat, tab in ((0, a), (1, b), (2, c))}
            [laid] = moves[1]
            assert (laid["event"], laid["seat"]) == ("laid_face_down", 1)
            assert laid["place"] is not None
            assert moves[0] == moves[2] == [{**laid, "place": None}]
            for seat, tab in ((0, a), (1, b), (2, c)):
                assert all(each in tab.events[seat] for each in moves[seat])

    asyncio.run(story())


@asynccontextmanager
async def hot_seat(tmp_path):
    """Ann with two seats in one tab, and Cat with the third."""
    async with house(tmp_path) as place:
        ann, cat = await place.guest("Ann"), await place.guest("Cat")
        table = await ann.found("me", "me", "open", settings=CREATURE_0, seed=5)
        await cat.post(f"/api/tables/{table}/sit", {"seat": 2})
        async with ann.tab(table) as a, cat.tab(table) as c:
            await first_answers({0: a, 1: a, 2: c})
            yield place.hall.hosts[table], a, c


def test_who_has_two_seats_reads_a_ballot_through_the_eyes_of_both(tmp_path):
    """Ann plays a place with her second seat: she reads which one, though the first has not seen it. Cat has not."""

    async def story():
        async with hot_seat(tmp_path) as (_, a, c):
            await undo_asked_for((a, a, c), 1, 2, of_kind("place"))
            mine, other = await a.told("ballot"), await c.told("ballot")
            [laid], [hidden] = mine["move"], other["move"]
            assert laid in a.events[1]
            assert laid["place"] is not None
            assert hidden == {**laid, "place": None}

    asyncio.run(story())


def test_who_has_two_seats_reads_what_each_of_them_has_learned(tmp_path):
    async def story():
        async with hot_seat(tmp_path) as (host, a, c):
            tabs, secrets = {0: a, 1: a, 2: c}, []
            for lap in range(400):
                await play(tabs, seed=lap, most=1)
                acted = host.table.log[-1].seat
                secrets = [card for seat, card, reader in in_secret(host.table) if (seat, reader) == (1, 0)]
                if secrets and not host.table.can_undo(acted):
                    break
            assert secrets
            await tabs[acted].send("undo", seat=acted)
            mine, other = await a.told("ballot"), await c.told("ballot")
            for pool, _, card in secrets:
                name = host.table.wire.named(pool, card)
                assert name in names(mine, 1)
                assert name not in names(other, 1)

    asyncio.run(story())


def test_a_ballot_about_a_move_that_left_no_trace_names_none(tmp_path):
    """The Creature has passed in secret; the Hunted went on."""

    async def story():
        async with evening(tmp_path, "Ann", "Bob", "Cat") as (_, _, (a, b, c)):
            await undo_asked_for((a, b, c), 0, 1, of_kind("pass"))
            for tab in (a, b, c):
                ballot = await tab.told("ballot")
                assert (ballot["what"], ballot["by"]) == ("undo", 0)
                assert "move" not in ballot

    asyncio.run(story())
