"""The list of tables says which turn it is and whom all wait for: what an onlooker sees, and no more."""

from __future__ import annotations

import asyncio

import pytest

from prowl.kernel.game import games
from prowl.kernel.table import Table
from prowl.kernel.views import SPECTATOR

from .kit import FakeClock, evening, gathered, house, play


@pytest.mark.parametrize("game", sorted(games()))
def test_every_game_counts_rounds_that_onlookers_see(game):
    table = Table(games()[game], games()[game].players[-1], {}, 1)
    assert table.seen_by(SPECTATOR)["view"]["round"] == table.state.round


def test_a_list_tells_the_turn_that_is_told_at_the_table(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob, cat) = await gathered(place, "Ann", "Bob", "Cat", listed=True)
            eve = await place.guest("Eve")
            async with ann.tab(table) as a, bob.tab(table) as b, cat.tab(table) as c, eve.tab(table) as e:
                for lap in range(6):
                    state = await play({0: a, 1: b, 2: c}, seed=lap, most=5)
                    seen = await e.catch_up(SPECTATOR, state["version"])
                    [listed] = (await eve.get("/api/tables"))["tables"]
                    assert (listed["round"], listed["waiting"]) == (seen["view"]["round"], seen["waiting"])
                    assert not listed["my_turn"]
                    for seat, person in enumerate((ann, bob, cat)):
                        [mine] = (await person.get("/api/tables/mine"))["tables"]
                        assert mine["my_turn"] == (seat in seen["waiting"])
                assert listed["round"] > 1

    asyncio.run(story())


def test_a_table_without_onlookers_tells_its_turn_to_nobody_else(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, _, _) = await gathered(place, "Ann", "Bob", "Cat", listed=True, spectators=False)
            eve = await place.guest("Eve")
            [listed] = (await eve.get("/api/tables"))["tables"]
            assert (listed["round"], listed["waiting"]) == (0, [])
            assert (await ann.get(f"/api/tables/{table}"))["waiting"]

    asyncio.run(story())


def test_where_it_is_my_turn_comes_first(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            hunts = await ann.found("me", "greedy", "greedy", settings={"creature": "1", "board_side": "1"}, seed=5)
            gathers = await ann.found("me", "open")
            async with ann.tab(hunts) as tab:
                await tab.state(waiting=[0])
                lent = await ann.found("me", "open")
                found = (await ann.get("/api/tables/mine"))["tables"]
                assert [each["table"] for each in found] == [hunts, lent, gathers]
                assert [each["my_turn"] for each in found] == [True, False, False]
                # Who lets a bot play is not waited for.
                await tab.send("take_over", seat=0, bot=True)
                await tab.until(lambda told: told["type"] == "table" and told["seats"][0].get("bot_plays"))
                assert not (await ann.get(f"/api/tables/{hunts}"))["my_turn"]

    asyncio.run(story())


def test_a_table_that_was_put_away_still_says_whose_turn_it_is(tmp_path):
    async def story():
        clock = FakeClock()
        async with house(tmp_path, now=clock) as place:
            table, (ann, bob, cat) = await gathered(place, "Ann", "Bob", "Cat", listed=True)
            async with ann.tab(table) as a, bob.tab(table) as b, cat.tab(table) as c:
                await play({0: a, 1: b, 2: c}, most=12)
            await place.empty(table)
            before = [(await each.get("/api/tables/mine"))["tables"] for each in (ann, bob, cat)]
            host = place.hall.hosts[table]
            clock.pass_(place.config.idle_seconds + 1)
            await place.hall.tick()
            assert table not in place.hall.hosts
            after = [(await each.get("/api/tables/mine"))["tables"] for each in (ann, bob, cat)]
            assert after == before
            [listed] = (await ann.get("/api/tables"))["tables"]
            assert listed["round"] == host.table.state.round
            assert table not in place.hall.hosts, "a list opens no table"

    asyncio.run(story())


def test_what_was_noted_before_the_last_decision_is_not_told(tmp_path):
    async def story():
        async with evening(tmp_path, "Ann", "Bob", "Cat") as (place, host, (a, b, c)):
            tabs = {0: a, 1: b, 2: c}
            await play(tabs, most=5)
            async with host.lock:
                await host.notes.write()
            await play(tabs, seed=2, most=1)
            # As after a crash: the table is in the store alone.
            del place.hall.hosts[host.id]
            [mine] = (await place.guests[1].get("/api/tables/mine"))["tables"]
            assert (mine["round"], mine["waiting"], mine["my_turn"]) == (0, [], False)
            place.hall.hosts[host.id] = host

    asyncio.run(story())
