"""Nobody is shut out of what is seldom seen either: dialogs, votes, the curtain, clocks, hints.

The tables themselves, their ends and replays hang in the gallery.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.browser.axe import shut_out
from tests.browser.cells import GAMES, ONE_SIZE, ROLE, SIZES, full
from tests.browser.conftest import BOTS, Finished, Hall
from tests.browser.tables import asked, laid

OTHERS = [game for game in GAMES if game != "not_alone"]
BOTH = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])


@pytest.fixture(scope="module", params=[pytest.param(game, marks=full if at else ()) for at, game in enumerate(OTHERS)])
def ended(request: pytest.FixtureRequest, chromium: Any, server: Any) -> Finished:
    """A game that quick bots have played out."""
    hall = Hall(chromium, server.address)
    vera = hall.player("Vera")
    vera.call_myself()
    bots = [{"kind": "bot", "level": "random"}] * 2
    table = vera.found(game=request.param, seats=[{"kind": "me"}, *bots], stand_in="random", seed=5)
    vera.let_bots_play(table)
    made = Finished(table, vera.context.storage_state())
    hall.close()
    return made


@SIZES
def test_playing_on_from_a_moment_is_open_to_everyone(hall, ended, phone):
    vera = hall.player("Vera", phone=phone, storage_state=ended.browser)
    vera.goto(f"/t/{ended.table}/replay?eyes=0&at=20")
    vera.page.get_by_role("button", name="Play on from here").click()
    vera.page.get_by_role("dialog").get_by_role("button", name="Hidden cards").wait_for()
    assert shut_out(vera.page) == []


@BOTH
def test_the_dialogs_of_a_table_are_open_to_everyone(hall, phone):
    _, [vera] = laid(hall, phone=phone)
    asked(vera, "Choose a place")
    found = {}
    for item in ("Settings", "Play on another device", "Report a problem", "Leave the table"):
        vera.menu(item)
        vera.page.get_by_role("dialog").get_by_role("heading", name=item).wait_for()
        if bad := shut_out(vera.page):
            found[item] = bad
        vera.shut()
    assert found == {}


@BOTH
def test_the_question_for_a_name_is_open_to_everyone(hall, phone):
    vera = hall.player("Vera", phone=phone)
    vera.goto("/")
    vera.page.locator("article.game").get_by_role("button", name="Play with bots").first.click()
    vera.page.get_by_label("Your name").wait_for()
    assert shut_out(vera.page) == []


@BOTH
def test_a_vote_is_open_to_everyone(hall, phone):
    _, [vera, artyom] = laid(hall, "Artyom", phone=phone)
    asked(vera, "Choose a place")
    vera.menu("Propose to end the game early")
    artyom.page.get_by_role("button", name="Agree").wait_for()
    assert shut_out(artyom.page) == []


@BOTH
def test_the_curtain_between_two_seats_is_open_to_everyone(hall, phone):
    vera = hall.player("Vera", phone=phone)
    vera.call_myself()
    seats = [{"kind": "me"}, {"kind": "me", "name": "Artyom"}, {"kind": "bot"}]
    vera.goto(f"/t/{vera.found(game='not_alone', seats=seats, settings={'creature': '3'}, seed=3)}")
    vera.page.get_by_role("button", name="I am Vera").wait_for()
    assert shut_out(vera.page) == []


@BOTH
def test_a_table_that_gathers_is_open_to_a_guest_before_and_after_sitting_down(hall, phone):
    vera, artyom = hall.player("Vera"), hall.player("Artyom", phone=phone)
    for player in (vera, artyom):
        player.call_myself()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
    artyom.goto(f"/t/{vera.found(game='not_alone', seats=seats, clock='sand', spectators=False)}")
    artyom.page.get_by_text("The host starts the game").wait_for()
    found = {"outside": shut_out(artyom.page)}
    artyom.page.get_by_role("button", name="Take seat", exact=True).first.click()
    artyom.page.get_by_role("button", name="Leave seat").wait_for()
    found["seated"] = shut_out(artyom.page)
    assert found == {"outside": [], "seated": []}


@ONE_SIZE
def test_clocks_that_run_and_that_stand_are_open_to_everyone(hall, game, phone):
    vera = hall.player("Vera", phone=phone)
    vera.call_myself()
    seats = [{"kind": "me"}, {"kind": "bot"}]
    vera.goto(f"/t/{vera.found(game=game, seats=seats, clock='move', seconds=600, seed=5)}")
    vera.page.get_by_role("timer").first.wait_for()
    found = {"running": shut_out(vera.page)}
    vera.menu("Stop the clocks")
    vera.page.get_by_text("The clocks stand still").wait_for()
    found["standing"] = shut_out(vera.page)
    assert found == {"running": [], "standing": []}


@ONE_SIZE
def test_a_clock_that_runs_out_is_open_to_who_plays_and_who_looks_on(hall, game, phone):
    vera, zed = hall.player("Vera", phone=phone), hall.player("Zed", phone=phone)
    vera.call_myself()
    seats = [{"kind": "me"}, {"kind": "bot"}]
    table = vera.found(game=game, seats=seats, clock="move", seconds=600, seed=5)
    found = {}
    for player in (vera, zed):
        player.page.clock.install()
        player.goto(f"/t/{table}")
        player.page.get_by_role("timer").first.wait_for()
        # For the page only: the server gives it all the time it needs.
        player.page.clock.fast_forward(599_000)
        player.page.get_by_role("timer").filter(has_text=re.compile(r"(?<!\d)0:0\d")).first.wait_for()
        found[player.name] = shut_out(player.page)
    assert found == {"Vera": [], "Zed": []}


def test_the_front_page_is_open_to_one_with_many_tables(hall, ended):
    """Three games run and one is over: little room is left to say that no table is open."""
    vera = hall.player("Vera", storage_state=ended.browser)
    for _ in range(3):
        vera.found(game="not_alone", seats=[{"kind": "me"}, {"kind": "bot"}])
    # Tables of other tests may be open.
    vera.page.route("**/api/tables", lambda route: route.fulfill(json={"tables": [], "people": 0}))
    vera.goto("/")
    vera.page.get_by_text("No open tables right now").wait_for()
    assert shut_out(vera.page) == []


@full
@BOTH
@pytest.mark.parametrize(
    ("game", "scene"), [("not_alone", "The cards are turned over"), ("tremble", "The fleets are revealed")]
)
def test_a_reveal_is_open_to_everyone(hall, game, scene, phone):
    vera = hall.player("Vera", phone=phone, speed="fast")
    vera.call_myself()
    settings = ROLE.get(game, {})
    vera.goto(f"/t/{vera.found(game=game, seats=[{'kind': 'me'}, *BOTS], settings=settings, seed=3)}")
    vera.page.locator("section.ask").wait_for()
    revealed = vera.page.locator("[role=dialog][aria-modal=true]")
    for _ in range(200):
        if revealed.count():
            break
        vera.answer_quickly()
        vera.pump()
    assert revealed.get_attribute("aria-label") == scene
    assert shut_out(vera.page) == []


@ONE_SIZE
def test_a_hint_is_open_to_everyone(hall, game, phone):
    vera = hall.player("Vera", phone=phone)
    vera.call_myself()
    vera.goto(f"/t/{vera.found(game=game, seats=[{'kind': 'me'}, *BOTS], seed=3)}")
    vera.page.locator("section.ask:not(.waiting)").wait_for()
    vera.page.keyboard.press("h")
    vera.page.get_by_role("region", name="Hint").get_by_text("A bot would").wait_for()
    assert shut_out(vera.page) == []


@full
@BOTH
def test_a_game_in_russian_is_open_to_everyone(hall, finished, phone):
    """Its table, a hint, a reveal, its result, its replay, its cards."""
    vera = hall.player("Vera", phone=phone, lang="ru", speed="fast")
    vera.call_myself()
    seats = [{"kind": "me"}, *BOTS]
    vera.goto(f"/t/{vera.found(game='not_alone', seats=seats, settings={'creature': '2'}, seed=3)}")
    vera.page.locator("section.ask:not(.waiting)").wait_for()
    found = {"table": shut_out(vera.page)}
    vera.page.keyboard.press("h")
    vera.page.get_by_role("region", name="Подсказка").get_by_text("Бот выбрал бы").first.wait_for()
    found["hint"] = shut_out(vera.page)
    vera.play_until("[role=dialog][aria-modal=true]")
    found["reveal"] = shut_out(vera.page)
    pages = {
        f"/t/{finished.table}": "#outcome",
        f"/t/{finished.table}/replay?eyes=all&at=20": "input[type=range]",
        "/rules/not_alone?show=cards": ".pcard",
    }
    for path, sign in pages.items():
        vera.goto(path)
        vera.page.locator(sign).first.wait_for()
        found[path] = shut_out(vera.page)
    assert {screen: bad for screen, bad in found.items() if bad} == {}


@SIZES
def test_what_if_is_open_to_everyone(hall, finished, phone):
    assert what_if(hall, finished, phone, ["place", 2], ["place", 3], about="explore.place") == []


@SIZES
def test_what_if_of_other_games_is_open_to_everyone(hall, ended, phone):
    """Whoever could take something or nothing."""
    assert what_if(hall, ended, phone, [], [], about="") == []


def what_if(hall, finished, phone, *said, about):
    vera = hall.player("Vera", phone=phone, storage_state=finished.browser)
    chances = [{"games": 40, "low": 0.2, "high": 0.5}, {"games": 20, "low": 0.1, "high": 0.6}]
    answers = [{"answer": said[i], "taken": i == 0, "won": 9, **each} for i, each in enumerate(chances)]
    told = {"type": "chances", "seat": 0, "about": about, "answers": answers}
    vera.page.route("**/what-if", lambda route: route.fulfill(body=json.dumps(told) + "\n"))
    vera.goto(f"/t/{finished.table}/replay?eyes=0&at=2")
    vera.page.get_by_role("button", name="What if?").click()
    vera.page.get_by_role("dialog", name="What if?").get_by_role("listitem").nth(1).wait_for()
    return shut_out(vera.page)


def test_the_talk_of_the_phone_is_open_to_everyone(hall):
    _, [vera] = laid(hall, phone=True)
    asked(vera, "Choose a place")
    vera.page.get_by_role("button", name="Talk").click()
    field = vera.page.get_by_role("dialog").get_by_placeholder("Say to all")
    field.fill("Good luck")
    field.press("Enter")
    vera.page.get_by_role("log", name="Talk").get_by_text("Good luck").wait_for()
    assert shut_out(vera.page) == []


@BOTH
def test_a_shut_link_to_a_seat_is_open_to_everyone(hall, phone):
    table, [_] = laid(hall)
    zed = hall.player("Zed", phone=phone)
    zed.goto(f"/t/{table}?key=0123456789")
    zed.page.get_by_role("heading", name="opens no seat").wait_for()
    assert shut_out(zed.page) == []
