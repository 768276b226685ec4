"""After the end: replays, files, forks, reports."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from dataclasses import replace
from random import Random
from types import SimpleNamespace

import pytest

from prowl.server import forks, replays, what_if
from prowl.server.history import History

from .kit import EASY, PATIENCE, gathered, house, play


async def finished(place):
    table, people = await gathered(place, "Ann", "Bob", "Cat")
    async with people[0].tab(table) as a, people[1].tab(table) as b, people[2].tab(table) as c:
        await play({0: a, 1: b, 2: c})
        views = {seat: tab.states[seat]["view"] for seat, tab in ((0, a), (1, b), (2, c))}
        events = {seat: tab.events[seat] for seat, tab in ((0, a), (1, b), (2, c))}
    return table, people, views, events


def test_a_finished_game_is_seen_through_any_eyes(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob, _), views, events = await finished(place)
            for seat in range(3):
                replay = await bob.get(f"/api/tables/{table}/replay?eyes={seat}")
                view, told = {}, []
                for frame in replay["frames"]:
                    view |= frame["changed"]
                    told += frame["events"]
                assert (view, told) == (views[seat], events[seat])
            everything = await bob.get(f"/api/tables/{table}/replay")
            assert isinstance(everything["frames"][0]["changed"]["hunt_deck"], list)
            assert everything["outcome"]
            assert all(frame["answer"] for frame in everything["frames"][1:])
            assert_hidden(everything["frames"])
            await bob.get(f"/api/tables/{table}/replay?eyes=7", 404)
            going, _ = await gathered(place, "Dan", "Eli")
            assert (await ann.get(f"/api/tables/{going}/replay", 409))["key"] == "not-over"
            assert (await ann.get(f"/api/tables/{going}/file", 409))["key"] == "not-over"

    asyncio.run(story())


def assert_hidden(frames):
    """With everything open it is told which piles not everybody saw: laid cards up to the reveal, hands all along."""
    view = {}
    for frame in frames:
        view |= frame["changed"]
        laid = [seat for seat, pile in enumerate(view["played"]) if pile and not view["revealed"]]
        assert frame["hidden"].get("played", []) == laid
        assert frame["hidden"].get("hand", []) == [seat for seat, pile in enumerate(view["hand"]) if pile]
        assert frame["hidden"].get("hunt_hand", []) == [-1] * bool(view["hunt_hand"])


def test_a_file_goes_out_and_comes_back_as_a_replay(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob, _), *_ = await finished(place)
            file = (await ann.http.get(f"/api/tables/{table}/file")).text
            assert json.loads(file)["seats"] == ["Ann", "Bob", "Cat"]
            made = (await bob.post("/api/replays", json.loads(file)))["table"]
            assert (made["status"], made["origin"]) == ("over", "replay")
            first = await ann.get(f"/api/tables/{table}/replay?eyes=1")
            second = await ann.get(f"/api/tables/{made['table']}/replay?eyes=1")
            assert first["frames"] == second["frames"]

    asyncio.run(story())


def test_a_file_brings_the_names_of_people_and_leaves_those_of_bots_to_the_reader(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann, bob = await place.guest("Ann"), await place.guest("greedy")
            table = await ann.found("me", "open", "search", "random")
            await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
            async with ann.tab(table) as a, bob.tab(table) as b:
                await play({0: a, 1: b})
            first = await ann.get(f"/api/tables/{table}/replay")
            file = (await ann.http.get(f"/api/tables/{table}/file")).text
            made = (await bob.post("/api/replays", json.loads(file)))["table"]
            assert [who(seat) for seat in made["seats"]] == [who(seat) for seat in first["table"]["seats"]]
            assert [who(seat) for seat in made["seats"]] == [
                *(("human", "Ann", ""), ("human", "greedy", "")),
                *(("bot", "", "search"), ("bot", "", "random")),
            ]
            again = (await ann.http.get(f"/api/tables/{made['table']}/file")).text
            assert json.loads(again)["seats"] == json.loads(file)["seats"]
            assert not [seat for seat in made["seats"] if seat.get("mine")]
            await ann.post(f"/api/tables/{made['table']}/claim", {"key": "0" * 32}, 403)

    asyncio.run(story())


def who(seat):
    return seat["kind"], seat.get("name", ""), seat.get("level", "")


def test_a_file_of_the_command_names_nobody(tmp_path):
    """Files from before, and those of `prowl record` and `prowl play`: levels for bots, `person` for people."""

    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            for seats, told in (
                (["greedy", "search:60", "person"], [("bot", "", "greedy"), ("bot", "", "search"), ("human", "", "")]),
                (["", "\u0007", "A" * 40], [("bot", "", ""), ("bot", "", ""), ("human", "A" * 24, "")]),
                ([], [("bot", "", "")] * 3),
            ):
                made = await ann.post("/api/replays", await asyncio.to_thread(recorded, seats))
                assert [who(seat) for seat in made["table"]["seats"]] == told

    asyncio.run(story())


def damages():
    def changed(key, value):
        return lambda record: {**record, key: value}

    yield "cut short", lambda record: {**record, "answers": record["answers"][:-1]}
    yield "another seed", lambda record: {**record, "seed": record["seed"] + 1}
    yield "other rules", changed("rules", "0")
    yield "other game", changed("game", "chess")
    yield "other format", changed("format", 99)
    yield "no end", lambda record: {key: value for key, value in record.items() if key != "end"}
    yield "strange answers", changed("answers", [[0, {"a": 1}]])
    yield "strange seats", changed("seats", [1, 2, 3])
    yield "a list", lambda record: [record]
    yield "deep", lambda record: json.loads("[" * 200 + "]" * 200)


@pytest.mark.parametrize(("name", "damage"), list(damages()), ids=lambda value: value if isinstance(value, str) else "")
def test_a_damaged_file_is_refused_in_words(tmp_path, name, damage):
    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            made = await asyncio.to_thread(recorded)
            problem = await ann.post("/api/replays", damage(made), 400)
            assert problem["key"].startswith("file-")
            assert (await ann.get("/api/tables/mine"))["tables"] == []

    asyncio.run(story())


def recorded(seats=("Ann", "Bob", "Cat")):
    from prowl.kernel.game import game_named
    from prowl.kernel.record import to_record
    from prowl.kernel.table import Table

    table = Table(game_named("not_alone"), 3, {}, 3)
    for _ in range(20):
        seat = table.waiting_for[0]
        table.decide(seat, table.pending[seat].fallback)
    return to_record(table, list(seats))


def test_garbage_is_no_file(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            for body in (b"", b"\xff\xfe", b"{", b"null", b"1" * 10_000):
                answer = await ann.http.post("/api/replays", content=body, headers={"content-type": "application/json"})
                assert answer.status_code == 400, body
                assert answer.json()["key"].startswith("file-")
            long = await ann.http.post(
                "/api/replays", content=b" " * 3_000_000, headers={"content-type": "application/json"}
            )
            assert long.status_code == 413

    asyncio.run(story())


def test_a_fork_as_it_was_goes_on_with_the_same_cards(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob, _), *_ = await finished(place)
            old = place.hall.hosts[table].table
            wish = {"at": 10, "seat": 1, "dealt": "as_it_was", "level": "random"}
            made = await bob.post(f"/api/tables/{table}/fork", wish)
            new = made["table"]["table"]
            host = place.hall.hosts[new]
            assert host.table.log[:10] == old.log[:10]
            assert [seat["kind"] for seat in made["table"]["seats"]] == ["bot", "human", "bot"]
            async with bob.tab(new) as b:
                await play({1: b})
            await bob.post(f"/api/tables/{table}/fork", {**wish, "at": 100_000}, 404)
            await bob.post(f"/api/tables/{table}/fork", {**wish, "seat": 5}, 404)
            await bob.post(f"/api/tables/{table}/fork", {**wish, "at": len(old.log)}, 404)
            assert ann

    asyncio.run(story())


def test_a_fork_as_i_knew_looks_the_same_to_me_and_is_dealt_anew(tmp_path, monkeypatch):
    # How long a fair deal takes to find, and which one it is, is not left to luck here.
    monkeypatch.setattr(forks, "secrets", SimpleNamespace(randbits=Random(5).getrandbits))

    async def story():
        async with house(tmp_path) as place:
            table, (_, bob, _), *_ = await finished(place)
            replay = (await bob.get(f"/api/tables/{table}/replay?eyes=1"))["frames"]
            decks = set()
            for at in range(2, 40, 4):
                wish = {"at": at, "seat": 1, "dealt": "as_i_knew", "level": "random"}
                made = await bob.post(f"/api/tables/{table}/fork", wish)
                new = made["table"]["table"]
                # Bots wait for people, so the log is still the one it was founded with.
                row, _, lines, _ = await place.hall.store.load(new)
                view = {}
                for frame in replay[: made["at"] + 1]:
                    view |= frame["changed"]
                twin = History(row, lines).table
                decks.add(tuple(twin.state.hunt_deck))
                assert json.loads(json.dumps(twin.seen_by(1)["view"])) == view
            assert len(decks) > 3

    asyncio.run(story())


async def told_all(person, table):
    replay = await person.get(f"/api/tables/{table}/replay")
    return replay["frames"], replay["outcome"], replay["winners"], replay["scores"]


async def the_file(person, table, status=200):
    answer = await person.http.get(f"/api/tables/{table}/file")
    assert answer.status_code == status, answer.text
    return json.loads(answer.text)


def test_a_fork_as_i_knew_has_a_file_that_lays_it_out_again(tmp_path, monkeypatch):
    monkeypatch.setattr(forks, "secrets", SimpleNamespace(randbits=Random(5).getrandbits))

    async def story():
        async with house(tmp_path) as place:
            table, (_, bob, _), *_ = await finished(place)
            # A fork, one of that fork as I knew it, and one as it was.
            for at, seat, dealt in ((10, 1, "as_i_knew"), (6, 0, "as_i_knew"), (4, 0, "as_it_was")):
                wish = {"at": at, "seat": seat, "dealt": dealt, "level": "random"}
                table = (await bob.post(f"/api/tables/{table}/fork", wish))["table"]["table"]
                async with bob.tab(table) as b:
                    await play({seat: b})
                file = await the_file(bob, table)
                assert "start" not in file
                again = (await bob.post("/api/replays", file))["table"]["table"]
                assert (await told_all(bob, again)) == (await told_all(bob, table))
                # It comes back from the store, and has the same file.
                place.hall.hosts.pop(again)
                assert await the_file(bob, again) == file

    asyncio.run(story())


@pytest.mark.parametrize("change", ["json_remove(%s, '$.terms.dealt')", "json_set(%s, '$.terms.dealt.deal', 1)"])
def test_a_fork_that_cannot_be_dealt_again_says_that_it_has_no_file(tmp_path, change):
    """An older server has not written down how it was dealt, or newer rules deal otherwise."""

    async def story():
        async with house(tmp_path) as place:
            table, (_, bob, _), *_ = await finished(place)
            wish = {"at": 3, "seat": 1, "dealt": "as_i_knew", "level": "random"}
            fork = (await bob.post(f"/api/tables/{table}/fork", wish))["table"]["table"]
            async with bob.tab(fork) as b:
                await play({1: b})
            with sqlite3.connect(tmp_path / "tables.db") as db:
                changed = change % "cast(head as text)"
                db.execute(f"update tables set head = cast({changed} as blob) where id = ?", (fork,))
            place.hall.hosts.pop(fork)
            assert (await the_file(bob, fork, 409))["key"] == "no-file"

    asyncio.run(story())


def test_a_file_is_counted_with_the_games_it_was_dealt_from(tmp_path):
    async def story():
        async with house(tmp_path, limits=replace(EASY, decisions=5)) as place:
            ann = await place.guest("Ann")
            record = await asyncio.to_thread(recorded, [])
            part = {"seed": 1, "answers": record["answers"], "seat": 0, "deal": 1}
            short = {**record, "format": 2, "answers": [], "dealt": part}
            assert len(part["answers"]) > 5
            refused = await ann.post("/api/replays", short, 413)
            assert refused["key"] == "file-game-too-long"

    asyncio.run(story())


def test_a_report_holds_what_the_seat_was_sent_and_no_more(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob, cat) = await gathered(place, "Ann", "Bob", "Cat")
            async with ann.tab(table) as a, bob.tab(table) as b, cat.tab(table) as c:
                await play({0: a, 1: b, 2: c}, most=11)
                await b.drain()
                report = await bob.get(f"/api/tables/{table}/report?seat=1")
                view, told = {}, []
                for frame in report["frames"]:
                    view |= frame["changed"]
                    told += frame["events"]
                    assert set(frame.get("prompts", {})) <= {"1"}
                    assert frame.get("seat", -1) in (-1, 1)
                assert (view, told) == (b.states[1]["view"], b.events[1])
                assert "seed" not in json.dumps(report)
                await bob.get(f"/api/tables/{table}/report?seat=0", 403)
                await play({0: a, 1: b, 2: c})
                await b.drain()
            report, view = await bob.get(f"/api/tables/{table}/report?seat=1"), {}
            for frame in report["frames"]:
                view |= frame["changed"]
                assert set(frame.get("prompts", {})) <= {"1"}
                assert frame.get("seat", -1) in (-1, 1)
            # After the end too: what the others held stays theirs.
            assert (report["outcome"], view) == (b.states[1]["outcome"], b.states[1]["view"])
            await bob.get(f"/api/tables/{table}/report?seat=0", 403)

    asyncio.run(story())


async def told(person, path, wish):
    """All lines of an answer that comes in lines."""
    answer = await person.http.post(path, json=wish)
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


def test_other_answers_of_a_finished_game_are_played_on(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (_, bob, _), *_ = await finished(place)
            replay = await bob.get(f"/api/tables/{table}/replay")
            path, last = f"/api/tables/{table}/what-if", len(replay["frames"]) - 1
            for dealt in ("as_it_was", "as_i_knew"):
                *steps, found = await told(bob, path, {"at": last - 20, "dealt": dealt})
                assert {each["type"] for each in steps} == {"progress"}
                assert [each["done"] for each in steps] == sorted(each["done"] for each in steps)
                assert [each["played"] for each in steps] == sorted(each["played"] for each in steps)
                assert (steps[0]["played"], steps[-1]["done"], found["type"]) == (0, 1.0, "chances")
                assert steps[-1]["played"] == sum(each["games"] for each in found["answers"])
                came = replay["frames"][last - 19]
                assert found["seat"] == came["seat"]
                assert [each["answer"] for each in found["answers"] if each["taken"]] == [came["answer"]]
                assert found["answers"][0]["games"] == max(each["games"] for each in found["answers"])
                assert all(each["low"] <= each["won"] / each["games"] <= each["high"] for each in found["answers"])
            assert (await bob.post(path, {"at": last}, 404))["key"] == "no-such-moment"
            assert (await bob.post(path, {"at": -1}, 400))["key"] == "bad-request"

    asyncio.run(story())


def test_a_game_that_goes_on_is_not_played_on_by_others(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, *_) = await gathered(place, "Ann", "Bob", "Cat")
            assert (await ann.post(f"/api/tables/{table}/what-if", {"at": 0}, 409))["key"] == "not-over"

    asyncio.run(story())


def test_who_hangs_up_has_what_if_stopped(tmp_path, monkeypatch):
    """Hundreds of games are to be played on; after the first of them nobody listens any more."""
    steps, ended = [], asyncio.Event()

    async def watched(*asked):
        try:
            async for step in what_if.played_on(*asked):
                steps.append(step)
                yield step
        finally:
            ended.set()

    monkeypatch.setattr(what_if, "PIECE", 0.0)
    monkeypatch.setattr(replays, "played_on", watched)

    async def story():
        async with house(tmp_path) as place:
            table, (_, bob, _), *_ = await finished(place)
            async with bob.http.stream("POST", f"/api/tables/{table}/what-if", json={"at": 0}) as answer:
                async for line in answer.aiter_lines():
                    if json.loads(line)["played"]:
                        break
            async with asyncio.timeout(PATIENCE):
                await ended.wait()
            assert steps[-1].done < 1.0
            assert not place.hall.services.room.line.waiting

    asyncio.run(story())


def test_what_cannot_be_played_on_says_so_in_its_last_line(tmp_path, monkeypatch):
    monkeypatch.setattr(what_if, "play_piece", nothing)

    async def story():
        async with house(tmp_path) as place:
            table, (_, bob, _), *_ = await finished(place)
            *_, last = await told(bob, f"/api/tables/{table}/what-if", {"at": 3})
            assert (last["type"], last["key"]) == ("problem", "no-what-if")

    asyncio.run(story())


def nothing(*job):
    """In a worker: as if no world could be dealt."""
