"""What the hall holds to however many come at once, and what it owes to those who sit in it."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace

import pytest

from prowl.cli.main import main
from prowl.server import hall as halls
from prowl.server import serving
from prowl.server.bodies import Sit
from prowl.server.history import History
from prowl.server.identity import Guest
from prowl.server.problems import Denied
from prowl.store import TableRow

from .kit import EASY, STILL, FakeClock, Player, gathered, house

TWO_SEATS = {"game": "not_alone", "seats": [{"kind": "me"}, {"kind": "open"}]}


# -- tables a guest ---------------------------------------------------------------------


def test_a_guest_who_founds_many_tables_at_once_has_as_many_as_allowed(tmp_path):
    async def story():
        async with house(tmp_path, limits=replace(EASY, tables_per_guest=3), **STILL) as place:
            ann = await place.guest("Ann")
            answers = await asyncio.gather(*(ann.http.post("/api/tables", json=TWO_SEATS) for _ in range(9)))
            assert sorted(answer.status_code for answer in answers) == [200] * 3 + [429] * 6
            assert len((await ann.get("/api/tables/mine"))["tables"]) == 3

    asyncio.run(story())


def test_finished_games_do_not_hide_those_that_are_not(tmp_path):
    async def story():
        async with house(tmp_path, limits=replace(EASY, tables_per_guest=2), **STILL) as place:
            ann = await place.guest("Ann")
            for _ in range(2):
                table = await ann.found("me", "open")
            host = place.hall.hosts[table].row.host
            for number in range(10):
                row = TableRow(f"x{number}", "not_alone", "1", 2, {}, 7, host, place.config.now() + 9, {}, "over")
                await place.hall.store.found(row, [], [])
            assert (await ann.post("/api/tables", TWO_SEATS, 429))["key"] == "too-many-tables"

    asyncio.run(story())


def test_a_rematch_counts_as_a_table_of_its_host(tmp_path):
    async def story():
        async with house(tmp_path, limits=replace(EASY, tables_per_guest=1), **STILL) as place:
            ann = await place.guest("Ann")
            host = place.hall.hosts[await ann.found("me", "me")]
            await host.end()
            other = await ann.found("me", "open")
            with pytest.raises(Denied, match="host-has-too-many"):
                await place.hall.services.rematch(host)
            assert (await place.hall.store.load(host.id))[0].notes == {}
            await place.hall.hosts[other].end()
            assert await place.hall.services.rematch(host) in place.hall.hosts

    asyncio.run(story())


# -- the lobby --------------------------------------------------------------------------


def test_a_listed_table_is_shown_however_many_private_ones_came_after_it(tmp_path):
    async def story():
        async with house(tmp_path, **STILL) as place:
            ann = await place.guest("Ann")
            table = await ann.found("me", "open", listed=True)
            later = place.config.now() + 60
            for number in range(120):
                row = TableRow(f"x{number}", "not_alone", "1", 2, {}, 7, "bob", later, {"listed": False})
                await place.hall.store.found(row, [], [])
            assert [each["table"] for each in (await ann.get("/api/tables"))["tables"]] == [table]

    asyncio.run(story())


def test_the_list_is_read_once_a_second_and_never_behind_what_happens_here(tmp_path, monkeypatch):
    async def story():
        clock = FakeClock()
        async with house(tmp_path, now=clock, **STILL) as place:
            store, reads = place.hall.store, []
            usual = store.tables

            async def counted(status, limit, **more):
                reads.append(status)
                return await usual(status, limit, **more)

            monkeypatch.setattr(store, "tables", counted)
            ann = await place.guest("Ann")
            table = await ann.found("me", "open", listed=True)
            anybody = Guest("x", "X")
            await asyncio.gather(*(place.hall.listed(anybody) for _ in range(20)))
            assert reads == ["gathering", "playing"]
            clock.pass_(1.1)
            assert [each.table for each in await place.hall.listed(anybody)] == [table]
            assert len(reads) == 4
            second = await ann.found("me", "open", listed=True)
            assert {each.table for each in await place.hall.listed(anybody)} == {table, second}
            await ann.post(f"/api/tables/{second}/start", {})
            assert [each.status for each in await place.hall.listed(anybody)] == ["gathering", "playing"]
            await place.hall.hosts[second].end()
            assert [each.table for each in await place.hall.listed(anybody)] == [table]

    asyncio.run(story())


# -- seats and their keys ---------------------------------------------------------------


async def holds_seat(player, table):
    return bool((await player.get(f"/api/tables/{table}"))["seats"][0].get("mine"))


def test_a_new_key_ends_what_others_held_by_the_old_one(tmp_path):
    async def story():
        async with house(tmp_path, **STILL) as place:
            ann, eve = await place.guest("Ann"), await place.guest("Eve")
            table = await ann.found("me", "open")
            await eve.post(f"/api/tables/{table}/claim", {"key": ann.keys["0"]})
            async with eve.tab(table) as tab:
                await tab.until(lambda update: update["type"] == "table" and update["seats"][0].get("mine"))
                await ann.post(f"/api/tables/{table}/key", {"seat": 0})
                await tab.until(lambda update: update["type"] == "table" and not update["seats"][0].get("mine"))
            assert (await holds_seat(ann, table), await holds_seat(eve, table)) == (True, False)
            assert (await eve.get("/api/tables/mine"))["tables"] == []
            place.hall.hosts.pop(table)
            assert await holds_seat(eve, table) is False

    asyncio.run(story())


def test_a_new_key_asked_for_by_another_device_leaves_the_seat_to_both(tmp_path):
    async def story():
        async with house(tmp_path, **STILL) as place:
            ann, phone, eve = [await place.guest(name) for name in ("Ann", "Phone", "Eve")]
            table = await ann.found("me", "open")
            for each in (phone, eve):
                await each.post(f"/api/tables/{table}/claim", {"key": ann.keys["0"]})
            await phone.post(f"/api/tables/{table}/key", {"seat": 0})
            assert [await holds_seat(each, table) for each in (ann, phone, eve)] == [True, True, False]

    asyncio.run(story())


def test_who_holds_a_seat_by_its_key_cannot_sit_down_in_the_place_of_its_owner(tmp_path):
    async def story():
        async with house(tmp_path, **STILL) as place:
            ann, eve = await place.guest("Ann"), await place.guest("Eve")
            table = await ann.found("me", "open")
            await eve.post(f"/api/tables/{table}/claim", {"key": ann.keys["0"]})
            made = await eve.post(f"/api/tables/{table}/sit", {"seat": 0})
            assert made["table"]["seats"][0]["name"] == "Ann"
            assert await holds_seat(ann, table)

    asyncio.run(story())


def test_asking_for_the_head_of_a_seats_page_does_not_hold_the_seat(tmp_path):
    async def story():
        async with house(tmp_path, **STILL) as place:
            ann, preview = await place.guest("Ann"), Player(place, "preview")
            place.guests.append(preview)
            table = await ann.found("me", "open")
            answer = await preview.http.head(f"/t/{table}?key={ann.keys['0']}")
            assert "set-cookie" not in answer.headers
            assert place.hall.hosts[table].seats[0].also == []

    asyncio.run(story())


def test_the_ninth_device_pushes_out_the_first(tmp_path):
    async def story():
        async with house(tmp_path, **STILL) as place:
            ann = await place.guest("Ann")
            table = await ann.found("me", "open")
            devices = [await place.guest(f"Device {number}") for number in range(9)]
            for each in devices:
                await each.post(f"/api/tables/{table}/claim", {"key": ann.keys["0"]})
            assert [await holds_seat(each, table) for each in devices] == [False, *[True] * 8]
            assert await holds_seat(ann, table)

    asyncio.run(story())


def test_names_of_seats_are_tidied(tmp_path):
    async def story():
        async with house(tmp_path, **STILL) as place:
            ann = await place.guest("Ann")
            seats = [
                {"kind": "me", "name": " Cap\u202etain\n\x1b "},
                {"kind": "me", "name": "  "},
                {"kind": "bot", "name": "Tin\x00 Man"},
                {"kind": "bot"},
                {"kind": "open"},
            ]
            made = await ann.post("/api/tables", {"game": "not_alone", "seats": seats})
            assert [seat.get("name", "") for seat in made["table"]["seats"]] == ["Cap tain", "Ann", "Tin Man", "", ""]

    asyncio.run(story())


def test_who_takes_the_last_seat_while_somebody_gets_up_has_the_key(tmp_path, monkeypatch):
    async def story():
        async with house(tmp_path, **STILL) as place:
            ann = await place.guest("Ann")
            host = place.hall.hosts[await ann.found("me", "open", "open")]
            bob, cat = Guest("b", "Bob"), Guest("c", "Cat")
            await place.hall.sit(host, Sit(2), cat)
            writing, go_on = asyncio.Event(), asyncio.Event()
            usual = place.hall.store.seat

            async def slowly(*row):
                writing.set()
                await go_on.wait()
                await usual(*row)

            monkeypatch.setattr(place.hall.store, "seat", slowly)
            sits = asyncio.create_task(place.hall.sit(host, Sit(1), bob))
            await writing.wait()
            gets_up = asyncio.create_task(place.hall.get_up(host, 2, cat))
            await asyncio.sleep(0)
            go_on.set()
            keys = await sits
            await gets_up
            assert host.row.status == "gathering"
            assert await place.hall.claim(host, keys["1"], Guest("p", "Phone")) == 1

    asyncio.run(story())


# -- talk -------------------------------------------------------------------------------


def test_a_table_with_much_talk_can_be_joined_after_a_restart(tmp_path):
    async def story():
        async with house(tmp_path, **STILL) as place:
            table, (ann, _) = await gathered(place, "Ann", "Bob")
            place.hall.store.talk_kept = 5
            async with ann.tab(table) as tab:
                for number in range(8):
                    await tab.drain_talk(f"line {number}")
            cookies = ann.http.cookies
        async with house(tmp_path, **STILL) as place:
            ann = await place.guest("Ann")
            ann.http.cookies = cookies
            async with ann.tab(table) as tab:
                await tab.told("chat")
                assert [line["text"] for line in tab.chat] == [f"line {number}" for number in range(3, 8)]
                await tab.drain_talk("and on")
                assert tab.chat[-1]["number"] == 9

    asyncio.run(story())


# -- long games, and the end ------------------------------------------------------------


def test_a_game_that_goes_on_from_another_is_played_again_beside_the_loop(tmp_path, monkeypatch):
    async def story():
        async with house(tmp_path, **STILL) as place:
            threads = []

            def watched(*parts):
                threads.append(threading.current_thread())
                return History(*parts)

            monkeypatch.setattr(halls, "History", watched)
            ann = await place.guest("Ann")
            table = await ann.found("me", "me")
            assert place.hall.hosts[table].history.version == 0
            assert threading.main_thread() not in threads
            assert len(threads) == 1

    asyncio.run(story())


def test_a_decision_of_the_clock_that_is_being_written_at_the_end_counts(tmp_path, monkeypatch):
    async def story():
        clock = FakeClock()
        async with house(tmp_path, now=clock) as place:
            table, (ann, _) = await gathered(place, "Ann", "Bob", clock="move", seconds=30)
            host, store = place.hall.hosts[table], place.hall.store
            written, go_on = asyncio.Event(), asyncio.Event()
            usual = store.append

            async def slowly(*line):
                await usual(*line)
                written.set()
                await go_on.wait()

            monkeypatch.setattr(store, "append", slowly)
            # Clocks stand while nobody is there.
            async with ann.tab(table) as there:
                await there.catch_up(0)
                clock.pass_(31)
                await written.wait()
                closing = asyncio.create_task(place.hall.close())
                await asyncio.sleep(0)
                go_on.set()
                await closing
            assert host.history.version == len((await store.load(table))[2]) > 0

    asyncio.run(story())


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Prowl cannot open the database"), ("ru", "Prowl не может открыть базу данных")],
)
def test_a_server_without_its_database_says_so_and_ends(tmp_path, monkeypatch, capsys, language, sentence):
    monkeypatch.setattr(serving, "set_up", lambda level: None)
    path = tmp_path / "nowhere" / "x.db"
    assert main(["serve", "--port", "0", "--db", str(path), "--lang", language]) == 1
    told = capsys.readouterr()
    assert sentence in told.err
    assert "Prowl: http" not in told.out
