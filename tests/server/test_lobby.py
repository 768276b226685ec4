"""Founding, finding and filling tables."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from .kit import EASY, house, play


def test_two_people_and_bots_play_a_whole_game(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann, bob = await place.guest("Ann"), await place.guest("Bob")
            table = await ann.found("me", "open", "random", "random", listed=True, title="Night watch")
            [listed] = (await bob.get("/api/tables"))["tables"]
            assert (listed["table"], listed["status"], listed["title"]) == (table, "gathering", "Night watch")
            await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
            async with ann.tab(table) as a, bob.tab(table) as b:
                end = await play({0: a, 1: b})
            assert end["outcome"]
            assert (await ann.get(f"/api/tables/{table}"))["status"] == "over"
            assert (await ann.get("/api/tables"))["tables"] == []
            assert [each["table"] for each in (await bob.get("/api/tables/mine"))["tables"]] == [table]

    asyncio.run(story())


def test_a_private_table_is_not_listed_but_opens_by_its_link(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann, bob = await place.guest("Ann"), await place.guest("Bob")
            table = await ann.found("me", "open")
            assert (await bob.get("/api/tables"))["tables"] == []
            assert (await bob.get(f"/api/tables/{table}"))["seats"][1]["kind"] == "open"

    asyncio.run(story())


def test_the_lobby_counts_people_who_are_at_a_table_and_no_bots(tmp_path):
    async def story():
        async with house(tmp_path) as place:

            async def people() -> int:
                # The list is read at most once a second.
                place.hall.open_tables.forget()
                return (await eve.get("/api/tables"))["people"]

            ann, bob, eve = [await place.guest(name) for name in ("Ann", "Bob", "Eve")]
            private = await ann.found("me", "open", "random")
            other = await ann.found("me", "random", listed=True)
            await bob.post(f"/api/tables/{private}/sit", {"seat": 1})
            assert await people() == 0, "nobody has come yet"
            async with ann.tab(private), ann.tab(other), eve.tab(private):
                assert await people() == 1, "at two tables, and one who watches"
                async with bob.tab(private):
                    assert await people() == 2

    asyncio.run(story())


def test_seats_are_taken_once_and_only_the_host_fills_them(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann, bob, eve = [await place.guest(name) for name in ("Ann", "Bob", "Eve")]
            table = await ann.found("me", "open", "open")
            await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
            refused = await eve.post(f"/api/tables/{table}/sit", {"seat": 1}, 409)
            assert refused["key"] == "seat-is-taken"
            await eve.post(f"/api/tables/{table}/sit", {"seat": 2, "kind": "bot"}, 409)
            await eve.post(f"/api/tables/{table}/start", {}, 403)
            await eve.post(f"/api/tables/{table}/sit", {"seat": 9}, 404)
            await bob.post(f"/api/tables/{table}/sit", {"seat": 1, "kind": "open"})
            made = await ann.post(f"/api/tables/{table}/start", {})
            assert made["table"]["status"] == "playing"
            assert [seat["kind"] for seat in made["table"]["seats"]] == ["human", "bot", "bot"]
            await eve.post(f"/api/tables/{table}/sit", {"seat": 1}, 409)

    asyncio.run(story())


def test_everybody_is_told_which_seat_is_the_hosts(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann, bob = await place.guest("Ann"), await place.guest("Bob")
            table = await ann.found("open", "me", "random", "open")
            await bob.post(f"/api/tables/{table}/sit", {"seat": 0})
            async with bob.tab(table) as b:
                told = await b.told("table")
            assert [seat.get("host", False) for seat in told["seats"]] == [False, True, False, False]
            kept = (await bob.get(f"/api/tables/{table}"))["seats"]
            assert [seat.get("host", False) for seat in kept] == [False, True, False, False]

    asyncio.run(story())


def test_only_the_host_gives_a_bot_another_level_and_it_keeps_its_name(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann, bob = await place.guest("Ann"), await place.guest("Bob")
            wishes = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random", "name": "Hal"}]
            made = await ann.post("/api/tables", {"game": "not_alone", "seats": wishes})
            sit = f"/api/tables/{made['table']['table']}/sit"
            await bob.post(sit, {"seat": 2, "kind": "bot", "level": "search"}, 409)
            made = await ann.post(sit, {"seat": 2, "kind": "bot", "level": "search"})
            bot = made["table"]["seats"][2]
            assert (made["table"]["status"], bot["level"], bot["name"]) == ("gathering", "search", "Hal")

    asyncio.run(story())


def test_who_gets_up_for_good_is_replaced_by_a_bot(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            table = await ann.found("me", "random", "random")
            left = await ann.post(f"/api/tables/{table}/leave", {"seat": 0})
            assert left["table"]["seats"][0]["kind"] == "bot"
            await ann.post(f"/api/tables/{table}/leave", {"seat": 1}, 403)
            async with ann.tab(table) as tab:
                await tab.ended()

    asyncio.run(story())


def test_nobody_leaves_a_game_that_is_over(tmp_path):
    """Who played in it stays known: in the list of tables, in the replay and in its file."""

    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            table = await ann.found("me", "random")
            async with ann.tab(table) as tab:
                await tab.send("propose", what="resign")
                await tab.until(lambda update: update["type"] == "table" and update["status"] == "over")
            assert (await ann.post(f"/api/tables/{table}/leave", {"seat": 0}, 409))["key"] == "game-is-over"
            seat = (await ann.get(f"/api/tables/{table}"))["seats"][0]
            assert (seat["kind"], seat["mine"]) == ("human", True)

    asyncio.run(story())


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "unknown-game"),
        ({"game": "not_alone", "seats": [{"kind": "me"}]}, "bad-players"),
        ({"game": "not_alone", "seats": [{"kind": "me"}] * 2, "settings": {"x": "y"}}, "unknown-option"),
        ({"game": "not_alone", "seats": [{"kind": "me"}] * 2, "settings": {"expert": "maybe"}}, "bad-option"),
        ({"game": "not_alone", "seats": [{"kind": "me"}] * 2, "mode": "hunted"}, "unknown-mode"),
        ({"game": "not_alone", "seats": [{"kind": "me"}] * 2, "mode": 7}, "bad-request"),
        ({"game": "not_alone", "seats": [{"kind": "cat"}] * 2}, "bad-request"),
        ({"game": "not_alone", "seats": [{"kind": "me"}] * 2, "extra": 1}, "bad-request"),
        ({"game": "not_alone", "seats": [{"kind": "me"}] * 2, "seed": -1}, "bad-request"),
        ([], "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(tmp_path, body, key):
    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            assert (await ann.post("/api/tables", body, 400))["key"] == key
            assert (await ann.get("/api/tables/mine"))["tables"] == []

    asyncio.run(story())


def test_a_guest_has_only_so_many_tables(tmp_path):
    async def story():
        async with house(tmp_path, limits=replace(EASY, tables_per_guest=2)) as place:
            ann = await place.guest("Ann")
            for _ in range(2):
                await ann.found("me", "open")
            refused = await ann.post("/api/tables", {"game": "not_alone", "seats": [{"kind": "me"}] * 2}, 429)
            assert refused["key"] == "too-many-tables"

    asyncio.run(story())


def test_the_house_tells_of_every_game_how_many_play_how_long_and_how_much_there_is_to_learn(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            games = {game["id"]: game for game in (await ann.get("/api/games"))["games"]}
            told = {
                name: (game["least"], game["most"], game["minutes"], game["weight"]) for name, game in games.items()
            }
            assert told["not_alone"] == (2, 7, [30, 45], 2)
            assert told["tremble"] == (2, 5, [60, 90], 3)
            assert told["predator"] == (1, 5, [45, 90], 3)
            for least, most, (short, long), weight in told.values():
                assert 1 <= least <= most
                assert 0 < short <= long
                assert 1 <= weight <= 5

    asyncio.run(story())


def test_what_the_house_offers(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("  Ann\u0007  Lee ")
            assert await ann.get("/api/me") == {"name": "Ann Lee"}
            games = {game["id"]: game for game in (await ann.get("/api/games"))["games"]}
            assert games["not_alone"]["least"] == 2
            options = {option["key"]: option["needs"] for option in games["not_alone"]["settings"]}
            assert options["creature"] == {str(seat): seat for seat in range(1, 8)}, "a seat needs so many players"
            assert options["board_side"] == {}
            proofs = games["not_alone"]["proofs"]
            assert list(proofs) == games["not_alone"]["levels"] == ["random", "greedy", "search"]
            assert proofs["search"]["command"] == "prowl prove-fair not_alone --bots search:20"
            assert (proofs["search"]["least"], proofs["search"]["most"]) == (2, 7)
            assert proofs["search"]["compared"] >= proofs["search"]["choices"] > 100
            assert games["not_alone"]["languages"] == ["en", "ru"]
            assert games["not_alone"]["open"] == ["survival_discard", "hunt_discard"], "what everybody always sees"
            cards = (await ann.get("/api/games/not_alone/cards"))["cards"]
            assert all(set(card["name"]) == {"en", "ru"} for card in cards)
            book = await ann.get("/api/games/not_alone/rules")
            rules = {rule["id"]: rule["text"] for chapter in book["chapters"] for rule in chapter["rules"]}
            assert set(rules["NA-1"]) == {"en", "ru"}
            words = await ann.http.get("/api/games/not_alone/text/ru.ftl")
            assert "error-no-such-table" in words.text
            assert "card-lair" in words.text
            page = await ann.get("/openapi.json")
            assert "/api/tables/{table}/fork" in page["paths"]
            assert (await ann.get("/healthz"))["ok"] is True
            assert "prowl_decisions_total" in (await ann.http.get("/metrics")).text
            assert (await ann.get("/api/games/chess/cards", 404))["key"] == "unknown-game"
            assert (await ann.get("/api/nowhere", 404))["key"] == "not-found"

    asyncio.run(story())
