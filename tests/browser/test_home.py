"""The home page: each door leads where it says, bots play as chosen, and everything is in sight in every window."""

from __future__ import annotations

import copy
import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import shut_out
from tests.browser.conftest import BOTS, Server, opened
from tests.browser.recorder import LONG
from tests.browser.tables import asked, choose, choose_place
from tests.browser.typist import Typist
from tests.browser.widths import CUT

SIZES = ((1440, 900), (1366, 650), (1280, 600))
PHONES = ((390, 844), (360, 740))
DOOR = 120
ROW = 44
# Two games that are not there yet, each as wordy as it can become.
COMING = {"xfiles": (1, 5, [60, 90], 4), "dead_of_winter": (2, 11, [90, 180], 5)}
# What shines.
AMBER = """() => [...document.querySelectorAll('.btn.go')].filter((node) => node.checkVisibility())
  .map((node) => node.textContent.trim())"""
# What does not fit: a page that scrolls, what is pressed but out of sight or covered, a cover whose words do not fit.
MISFITS = """() => {
  const root = document.documentElement, found = [];
  if (root.scrollHeight > innerHeight) found.push(`the page is ${root.scrollHeight} high`);
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);
  const inside = (node, box) => {
    const {left, top, right, bottom} = node.getBoundingClientRect();
    return left >= box.left - 1 && top >= box.top - 1 && right <= box.right + 1 && bottom <= box.bottom + 1;
  };
  const page = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
  const list = document.querySelector('.tables ul, .over ul');
  for (const node of document.querySelectorAll('button, a[href], .upload')) {
    if (!node.checkVisibility() || list?.contains(node)) continue;
    const {left, top, width, height} = node.getBoundingClientRect();
    const name = node.getAttribute('aria-label') ?? node.textContent.trim();
    if (!inside(node, page)) found.push(`out of sight: ${name}`);
    else if (!node.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
      found.push(`covered: ${name}`);
  }
  for (const face of document.querySelectorAll('.face, .door')) {
    const kind = face.querySelector('.kind').getBoundingClientRect(), name = face.querySelector('h2');
    if (face.scrollHeight > face.clientHeight || name.getBoundingClientRect().top < kind.bottom - 1)
      found.push(`too full: ${name.textContent.trim()}`);
  }
  // A list may scroll, but its first row is there.
  const row = list?.querySelector('li');
  if (row && !inside(row, list.getBoundingClientRect())) found.push('no room for one row of the list');
  return found;
}"""
BOXES = """(parts) => parts.map((part) => {
  const all = [...document.querySelectorAll(part)].map((node) => node.getBoundingClientRect());
  return [Math.min(...all.map((box) => box.top)), Math.max(...all.map((box) => box.bottom))];
})"""


@pytest.fixture
def empty_hall(chromium, tmp_path):
    """A server that nobody else uses."""
    made = Server(tmp_path)
    with opened(chromium, made) as hall:
        yield hall
    made.close()


def home(player: Any, path: str = "/") -> None:
    """The home page, once it knows who has come."""
    with player.page.expect_response("**/api/tables"):
        player.goto(path)
    player.page.locator("article.game").first.wait_for()
    player.page.locator(".door .btn.go, .running .btn.go").wait_for()


def door(player: Any, name: str) -> Any:
    return player.page.locator("article.door").filter(has=player.page.get_by_role("heading", name=name))


def cover(player: Any, name: str) -> Any:
    return player.page.locator("article.game").filter(has=player.page.get_by_role("heading", name=name))


def press(player: Any, what: Any) -> None:
    what.tap() if player.phone else what.click()


def offered(player: Any, change: Any) -> None:
    """The server offers other games than it has."""
    player.page.route(
        "**/api/games", lambda route: route.fulfill(json={"games": change(route.fetch().json()["games"])})
    )


def five(games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    def coming(id: str, least: int, most: int, minutes: list[int], weight: int) -> dict[str, Any]:
        name = {"en": id, "ru": id}
        new = {"id": id, "least": least, "most": most, "minutes": minutes, "weight": weight, "name": name}
        return {**copy.deepcopy(games[0]), **new}

    return [*games, *(coming(id, *facts) for id, facts in COMING.items())]


def levels(player: Any) -> list[str]:
    """The bots at the table where this player sits first, as the line tells of them."""
    player.page.wait_for_url("**/t/*")
    player.sits(0)
    return [seat["level"] for seat in player.tables[-1]["seats"] if seat["kind"] == "bot"]


# -- the doors -------------------------------------------------------------------------


def test_who_is_new_is_led_to_the_guided_turn(hall):
    zed = hall.player("Zed")
    home(zed)
    assert zed.page.evaluate(AMBER) == ["Play a guided turn"]
    assert door(zed, "Learn in five minutes").get_by_text("New here?").is_visible()
    door(zed, "Learn in five minutes").get_by_role("button", name="Play a guided turn").click()
    zed.page.get_by_role("button", name="Not Alone: begin the guided turn").click()
    zed.page.get_by_label("Your name").fill("Zed")
    zed.page.get_by_role("button", name="That is me").click()
    zed.page.wait_for_url("**/t/*?guide=1")
    zed.sits(0)
    zed.page.locator(".coach p").first.wait_for()
    # Who has a table is not new any more: it is either waited for there, or friends may come.
    zed.goto("/")
    expect(zed.page.locator(".btn.go")).not_to_have_text("Play a guided turn")


def test_how_it_works_are_the_rules(hall):
    zed = hall.player("Zed")
    home(zed)
    door(zed, "Learn in five minutes").get_by_role("button", name="How it works").click()
    zed.page.wait_for_url("**/rules")


def test_friends_sit_down_at_the_table_behind_their_door(hall):
    vera, *friends = (hall.player(name) for name in ("Vera", "Artyom", "Leia", "Mira"))
    for player in (vera, *friends):
        player.call_myself()
    home(vera)
    assert vera.page.evaluate(AMBER) == ["Create a table"]
    door(vera, "Play with friends").get_by_role("button", name="Create a table").click()
    vera.page.get_by_role("radio", name="Not Alone").click()
    vera.page.get_by_text("3 seats are open").wait_for()
    vera.page.get_by_role("button", name="Create the table").click()
    vera.page.wait_for_url("**/t/*")
    table = vera.page.url.rsplit("/", 1)[1]
    for seat, friend in enumerate(friends, 1):
        friend.sit(table, seat)
    vera.page.locator("div.planet[role=group]").wait_for()
    vera.sits(0)
    seats = vera.tables[-1]["seats"]
    assert [seat.get("name") for seat in seats] == ["Vera", "Artyom", "Leia", "Mira"]
    assert {seat["kind"] for seat in seats} == {"human"}


def test_one_device_goes_round_among_people_with_names_of_their_own(hall):
    vera = hall.player("Vera")
    vera.call_myself()
    home(vera)
    door(vera, "On one device").get_by_role("button", name="Pass it round").click()
    vera.page.get_by_role("radio", name="Not Alone").click()
    vera.page.get_by_role("button", name="Add a seat").click()
    names = vera.page.get_by_label(re.compile("name, seat"))
    expect(names).to_have_count(3)
    assert [field.get_attribute("placeholder") for field in names.all()] == ["Vera", "Alex", "Sam"]
    vera.page.get_by_label("Player’s name, seat 3").fill("Alex")
    # A suggestion gives way to who really has that name.
    assert names.nth(1).get_attribute("placeholder") == "Sam"
    choose(vera, "Creature", "Seat 3")
    choose(vera, "Side of the board", "Side 1")
    vera.page.get_by_role("button", name="Start the game").click()
    for name in ("Vera", "Sam"):
        vera.page.get_by_role("button", name=f"I am {name}", exact=True).click()
        asked(vera, "Choose a place")
        choose_place(vera, "Lair")
    # Behind the curtain of the third the table goes on for all of them.
    vera.page.get_by_role("button", name="I am Alex", exact=True).wait_for()
    assert [seat["name"] for seat in vera.tables[-1]["seats"]] == ["Vera", "Sam", "Alex"]
    assert {seat["kind"] for seat in vera.tables[-1]["seats"]} == {"human"}


def test_a_newcomer_names_all_who_share_the_device_in_one_place(hall):
    zed = hall.player("Zed", lang="ru")
    zed.goto("/new?for=device&game=tremble")
    zed.page.get_by_label("Ваше имя, место 1").fill("Вера")
    zed.page.get_by_role("button", name="Начать партию").click()
    zed.page.get_by_role("button", name=re.compile("Вера|Саша")).first.wait_for()
    zed.until(lambda: zed.tables)
    assert [seat["name"] for seat in zed.tables[-1]["seats"]] == ["Вера", "Саша"]
    assert zed.context.request.get("/api/me").json()["name"] == "Вера"


def test_two_who_share_a_device_cannot_share_a_name(hall):
    vera = hall.player("Vera")
    vera.call_myself()
    vera.goto("/new?for=device")
    field = vera.page.get_by_label("Player’s name, seat 2")
    field.fill("vera")
    start = vera.page.get_by_role("button", name="Start the game")
    vera.page.locator("p", has_text="This name is taken").wait_for()
    assert vera.page.get_by_text("4 of 24 characters").is_visible()
    assert start.get_attribute("aria-disabled") == "true"
    field.fill("x" * 30)
    assert vera.page.get_by_text("24 of 24 characters").is_visible()
    assert start.get_attribute("aria-disabled") is None


def test_bots_are_played_with_from_their_door_in_the_game_and_at_the_level_chosen(hall):
    vera = hall.player("Vera")
    vera.call_myself()
    home(vera)
    door(vera, "On one device").get_by_role("button", name="Play with bots").click()
    chooser = vera.page.get_by_role("dialog", name="Play with bots")
    expect(chooser.get_by_role("radio", name="Medium")).to_be_checked()
    chooser.get_by_role("radio", name="Tremble").check()
    chooser.get_by_role("radio", name="Hard").check()
    chooser.get_by_role("button", name="Play", exact=True).click()
    assert levels(vera) == ["search"] * 3
    assert vera.tables[-1]["game"] == "tremble"
    home(vera)
    door(vera, "On one device").get_by_role("button", name="Play with bots").click()
    expect(chooser.get_by_role("radio", name="Tremble")).to_be_checked()
    expect(chooser.get_by_role("radio", name="Hard")).to_be_checked()


# -- the level of bots -----------------------------------------------------------------


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_level_chosen_on_a_cover_is_that_of_the_bots(hall, phone):
    vera = hall.player("Vera", phone=phone)
    vera.call_myself()
    home(vera)
    chosen = cover(vera, "Not Alone")
    press(vera, chosen.get_by_role("button", name="Bot level"))
    offers = vera.page.get_by_role("menuitemradio")
    assert [re.split(r"\s", each)[0] for each in offers.all_inner_texts()] == ["Easy", "Medium", "Hard"]
    expect(vera.page.get_by_role("menuitemradio", name="Medium")).to_be_checked()
    press(vera, vera.page.get_by_role("menuitemradio", name="Easy"))
    assert vera.page.url.endswith("/"), "to choose is not yet to play"
    press(vera, chosen.get_by_role("button", name="Play with bots Easy"))
    assert levels(vera) == ["random"] * 3
    # It is the level of every game from now on, also of one that is planned.
    home(vera)
    cover(vera, "Tremble").get_by_role("button", name="Play with bots Easy").wait_for()
    vera.goto("/new?game=tremble")
    expect(vera.page.get_by_role("button", name=re.compile("^Seat . Bot, easy"))).to_have_count(3)


def test_a_level_is_chosen_and_a_door_opened_by_keys_alone(hall):
    vera = hall.player("Vera")
    vera.call_myself()
    home(vera)
    keys = Typist(vera)
    keys.walk_to("article.door button", "Pass it round")
    keys.walk_to("article.game button", "Bot level")
    for key in ("Enter", "ArrowDown", "Enter"):
        keys.press(key)
    assert keys.on("article.game button", "Bot level"), "the keyboard is back where it was"
    keys.walk_to("article.game button", "Play with bots")
    keys.press("Enter")
    assert levels(vera) == ["search"] * 3


@pytest.mark.parametrize(("had", "offers"), [(["greedy"], 0), (["greedy", "search"], 2)])
def test_only_levels_that_the_game_has_are_offered(hall, had, offers):
    vera = hall.player("Vera")
    offered(vera, lambda games: [{**game, "levels": had} for game in games])
    home(vera)
    more = cover(vera, "Predator").get_by_role("button", name="Bot level")
    assert more.count() == (1 if offers else 0)
    if offers:
        more.click()
        expect(vera.page.get_by_role("menuitemradio")).to_have_count(offers)


# -- tables ----------------------------------------------------------------------------


def test_an_empty_lobby_is_a_line_and_tells_how_many_people_play(empty_hall):
    vera, zed = empty_hall.player("Vera"), empty_hall.player("Zed")
    home(zed)
    line = zed.page.get_by_text("No open tables right now.")
    assert line.bounding_box()["height"] <= ROW
    assert zed.page.get_by_text(re.compile(r"\d playing")).count() == 0, "nobody is not worth a word"
    vera.call_myself()
    # Neither bots nor a second seat of hers are people, and nobody needs to find the table.
    seats = [{"kind": "me"}, {"kind": "me", "name": "Leia"}, *BOTS]
    vera.goto(f"/t/{vera.found(game='not_alone', seats=seats)}")
    vera.page.get_by_role("button", name=re.compile("^I am ")).wait_for()
    home(zed)
    assert " ".join(line.inner_text().split()) == "No open tables right now. 1 playing"
    assert line.bounding_box()["height"] <= ROW


def test_a_table_without_a_name_has_one_that_everybody_reads(hall):
    vera, artyom, zed = hall.player("Vera"), hall.player("Artyom"), hall.player("Zed", lang="ru")
    vera.call_myself()
    table = vera.found(game="not_alone", seats=[{"kind": "me"}, {"kind": "open"}])
    named = vera.found(game="tremble", seats=[{"kind": "me"}, {"kind": "open"}], title="Marsh light")
    ours = {"tables": [vera.context.request.get(f"/api/tables/{each}").json() for each in (table, named)], "people": 0}
    names = {}
    for player in (artyom, zed):
        player.page.route("**/api/tables", lambda route: route.fulfill(json=ours))
        home(player)
        rows = player.page.locator(".tables li")
        expect(rows).to_have_count(2)
        assert rows.nth(1).get_by_role("heading").inner_text() == "Marsh light"
        names[player] = rows.nth(0).get_by_role("heading").inner_text()
        assert "Vera" in rows.nth(0).inner_text()
        rows.nth(0).get_by_role("button").click()
        player.page.get_by_role("heading", level=1, name=names[player]).wait_for()
        expect(player.page).to_have_title(re.compile(re.escape(names[player])))
    assert re.fullmatch("[A-Z].*", names[artyom])
    assert re.fullmatch("[А-ЯЁ].*", names[zed])
    vera.goto("/")
    vera.page.locator(".running h2", has_text=names[artyom]).wait_for()


# -- windows ---------------------------------------------------------------------------


def crowd(player: Any, running: int, past: int, others: int) -> None:
    """So many tables of one's own that go on, others of one's own that are over, and tables that can be joined."""
    player.call_myself()
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 4]
    ids = [player.found(game=game, seats=seats, title=f"{LONG}: {game}") for game in ("tremble", "predator")]
    made = [player.context.request.get(f"/api/tables/{each}").json() for each in ids]

    def copies(count: int, **change: Any) -> list[dict[str, Any]]:
        return [{**made[i % 2], "table": f"{change}{i}", **change} for i in range(count)]

    mine = copies(running) + copies(past, status="over")
    player.page.route("**/api/tables/mine", lambda route: route.fulfill(json={"tables": mine}))
    told = {"tables": copies(others, title=""), "people": 128 if others else 0}
    player.page.route("**/api/tables", lambda route: route.fulfill(json=told))


@pytest.mark.parametrize(("running", "past", "others"), [(0, 0, 0), (3, 12, 12), (3, 12, 0), (0, 12, 0), (0, 0, 12)])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_home_page_fits_without_scrolling(hall, lang, running, past, others):
    vera = hall.player(LONG, lang=lang)
    offered(vera, five)
    if running or past or others:
        crowd(vera, running, past, others)
    else:
        vera.page.route("**/api/tables", lambda route: route.fulfill(json={"tables": [], "people": 0}))
    home(vera)
    expect(vera.page.locator("article.game")).to_have_count(5)
    expect(vera.page.locator("section.running")).to_have_count(running)
    expect(vera.page.locator(".tables li")).to_have_count(others)
    found = {}
    for width, height in SIZES:
        vera.page.set_viewport_size({"width": width, "height": height})
        vera.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if bad := vera.page.evaluate(MISFITS) + [f"cut: {text}" for text in vera.page.evaluate(CUT)]:
            found[width, height] = bad
    assert found == {}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_on_the_phone_doors_are_stacked_above_a_row_of_covers_and_the_lobby_is_last(hall, lang):
    vera = hall.player(LONG, phone=True, lang=lang)
    vera.call_myself()
    offered(vera, five)
    vera.found(game="not_alone", seats=[{"kind": "me"}, {"kind": "open"}])
    home(vera)
    vera.page.locator("section.running").wait_for()
    for width, height in PHONES:
        vera.page.set_viewport_size({"width": width, "height": height})
        vera.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        order = ["section.running", ".door.learn", ".door.friends", ".door.device", "article.game", ".lobby"]
        boxes = vera.page.evaluate(BOXES, order)
        assert all(above[1] <= below[0] for above, below in pairwise(boxes)), boxes
        assert [round(bottom - top) for top, bottom in boxes[1:4]] == [DOOR] * 3
        assert vera.page.evaluate("document.documentElement.scrollWidth") == width
        assert vera.page.locator(".games").evaluate("row => row.scrollWidth > 2 * row.clientWidth")
        assert vera.page.evaluate(CUT) == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_home_page_its_menu_and_its_chooser_are_open_to_everyone(hall, phone):
    vera = hall.player("Vera", phone=phone)
    vera.call_myself()
    offered(vera, five)
    vera.found(game="not_alone", seats=[{"kind": "me"}, {"kind": "open"}], listed=True)
    home(vera)
    vera.page.locator("section.running").wait_for()
    found = {"home": shut_out(vera.page)}
    cover(vera, "Not Alone").get_by_role("button", name="Bot level").click()
    vera.page.get_by_role("menuitemradio").first.wait_for()
    found["levels"] = shut_out(vera.page)
    vera.page.keyboard.press("Escape")
    door(vera, "On one device").get_by_role("button", name="Play with bots").click()
    vera.page.get_by_role("dialog", name="Play with bots").wait_for()
    found["chooser"] = shut_out(vera.page)
    vera.goto("/new?for=device")
    vera.page.get_by_label("Player’s name, seat 2").fill("Vera")
    found["new"] = shut_out(vera.page)
    assert {screen: bad for screen, bad in found.items() if bad} == {}
