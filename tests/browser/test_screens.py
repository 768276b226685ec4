"""Every screen: it is there, it says what it is, and nobody is shut out of it (axe-core)."""

from __future__ import annotations

import struct

import pytest

from prowl.server.static import STATIC
from tests.browser import axe
from tests.browser.axe import shut_out
from tests.browser.cells import EVERY_GAME, ONE_SIZE, ROLE
from tests.browser.conftest import BOTS
from tests.browser.tables import asked, laid


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_screen_is_open_to_everyone(hall, finished, phone):
    vera = hall.player("Vera", phone=phone, storage_state=finished.browser)
    seats = [{"kind": "me"}, *BOTS]
    gathering = vera.found(game="not_alone", seats=[*seats, {"kind": "open"}], listed=True)
    screens = {
        "/": "article.game",
        "/new": ".games button",
        f"/t/{gathering}": "#invite",
        f"/t/{finished.table}": "#outcome",
        "/settings": ".settings",
        "/nothing/here": "h1",
    }
    found = {}
    for path, sign in screens.items():
        vera.goto(path)
        vera.page.locator(sign).first.wait_for()
        if bad := shut_out(vera.page):
            found[path] = bad
    assert found == {}


@ONE_SIZE
def test_a_table_with_its_server_is_open_to_everyone(hall, game, phone):
    """All else that a table shows hangs in the gallery."""
    vera = hall.player("Vera", phone=phone)
    vera.call_myself()
    vera.goto(f"/t/{vera.found(game=game, seats=[{'kind': 'me'}, *BOTS], settings=ROLE.get(game, {}), seed=4)}")
    vera.page.locator("section.ask:not(.waiting)").wait_for()
    assert shut_out(vera.page) == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_opens_over_a_table_is_open_to_everyone(hall, phone):
    """The record, what everybody knows, the rules, the settings, the keys."""
    _, [vera] = laid(hall, phone=phone)
    asked(vera, "Choose a place")
    opened = {
        "l": "[role=log]",
        "k": ".known",
        "r": "dialog[open] #rule-NA-1",
        "?": "dialog[open] dl",
    }
    found = {}
    for key, sign in opened.items():
        vera.page.keyboard.press(key)
        vera.page.locator(sign).first.wait_for()
        if bad := shut_out(vera.page):
            found[key] = bad
        vera.shut()
    assert found == {}


def test_no_screen_passes_unseen_where_axe_core_is_missing(monkeypatch, tmp_path):
    monkeypatch.setattr(axe, "AXE", tmp_path / "nothing")
    with pytest.raises(AssertionError, match="make web"):
        shut_out(None)


# Of every picture on a card: how many parts it has in the page, and which image it shows.
PICTURES = """() => [...document.querySelectorAll('.pcard .pic')].map((pic) =>
  [pic.querySelectorAll('*').length, pic.querySelector('img')?.src ?? ''])"""


@EVERY_GAME
def test_a_card_is_one_image_to_the_page_drawn_once_for_all_its_copies(hall, game):
    """A picture has a hundred parts: sixty of them alive in a page would not move smoothly."""
    vera = hall.player("Vera")
    vera.goto(f"/rules/{game}?show=cards")
    vera.page.locator(".pcard").first.wait_for()
    first = vera.page.evaluate(PICTURES)
    assert first
    assert {parts for parts, _ in first} == {1}
    assert all(src.startswith(("blob:", "data:", "http")) for _, src in first)
    tabs = vera.page.get_by_role("group", name="Rules and cards")
    tabs.get_by_role("button", name="Rules").click()
    vera.page.locator(".pcard").first.wait_for(state="detached")
    tabs.get_by_role("button", name="Cards").click()
    vera.page.locator(".pcard").first.wait_for()
    assert vera.page.evaluate(PICTURES) == first


WEIGHTS = ("very light", "light", "medium", "heavy", "very heavy")


def test_the_front_page_says_of_every_game_how_many_play_how_long_and_how_much_there_is_to_learn(hall):
    vera = hall.player("Vera")
    vera.goto("/")
    covers = vera.page.locator("article.game")
    covers.first.wait_for()
    games = vera.context.request.get("/api/games").json()["games"]
    assert covers.count() == len(games) > 0
    for number, game in enumerate(games):
        players, (short, long) = f"{game['least']}–{game['most']}", game["minutes"]
        facts = covers.nth(number).locator(".facts > span")
        told = [players, f"{short}–{long} min", WEIGHTS[game["weight"] - 1]]
        assert [plain(each) for each in facts.all_inner_texts()] == told
        spelled = [plain(each) for each in facts.evaluate_all("all => all.map((each) => each.title)")]
        assert spelled == [f"{players} players", "", f"How much there is to learn: {game['weight']} of 5"]


def plain(text: str) -> str:
    """Without what keeps figures on one line."""
    return text.replace("\u2060", "").replace("\u00a0", " ").strip()


def test_the_back_button_leads_back(hall):
    vera = hall.player("Vera")
    vera.goto("/")
    vera.page.get_by_role("button", name="Rules and cards").click()
    vera.page.locator("#rule-NA-1").wait_for()
    vera.page.go_back()
    vera.page.locator("article.game").first.wait_for()


def test_a_guest_comes_in_and_plays(hall):
    vera = hall.player("Vera")
    vera.goto("/")
    vera.page.locator("article.game").get_by_role("button", name="Play with bots").first.click()
    vera.page.get_by_label("Your name").fill("Вероника-Константиновна")
    vera.page.get_by_role("button", name="That is me").click()
    vera.page.locator("div.planet[role=group]").wait_for()


def test_language_and_light_change_at_once_in_the_middle_of_a_game(hall):
    _, [vera] = laid(hall)
    asked(vera, "Choose a place")
    vera.menu("Settings")
    page = vera.page
    page.get_by_role("button", name="Language").click()
    page.get_by_role("option", name="Русский").click()
    page.get_by_role("heading", name="Настройки").wait_for()
    page.get_by_role("switch", name="День").click()
    assert page.locator("html").get_attribute("data-theme") == "light"
    page.keyboard.press("Escape")
    asked(vera, "Выберите местность")
    page.reload()
    asked(vera, "Выберите местность")
    assert page.locator("html").get_attribute("data-theme") == "light"
    assert page.locator("html").get_attribute("lang") == "ru"


def test_it_can_be_installed(hall):
    vera = hall.player("Vera")
    vera.goto("/")
    address = vera.page.locator("link[rel=manifest]").get_attribute("href")
    told = vera.context.request.get(address)
    assert told.ok
    manifest = told.json()
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        drawn = vera.context.request.get(icon["src"])
        assert drawn.headers["content-type"].startswith(icon["type"])
        assert icon["sizes"] == "any" or icon["sizes"] == size_of(drawn.body())
    # Android wants these, and one that it may cut into a shape of its own.
    wanted = {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    assert wanted <= {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    touch = vera.page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert size_of(vera.context.request.get(touch).body()) == "180x180"


def size_of(picture: bytes) -> str:
    """Of a PNG, as its head says."""
    assert picture.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", picture[16:24])
    return f"{width}x{height}"


# What of the client's own files the worker has kept.
KEPT = """() => caches.open('prowl-1').then((cache) => cache.keys())
  .then((all) => all.map((each) => new URL(each.url).pathname).filter((path) => path.startsWith('/assets/')))"""


def test_files_of_earlier_builds_are_forgotten_and_all_of_this_one_kept(hall):
    vera = hall.player("Vera", service_workers="allow")
    vera.goto("/")
    vera.page.evaluate("navigator.serviceWorker.ready")
    older = "caches.open('prowl-1').then((cache) => cache.put('/assets/index-older.js', new Response('')))"
    vera.page.evaluate(older)
    vera.page.reload()
    built = {f"/assets/{each.name}" for each in (STATIC / "assets").iterdir()}
    for _ in range(200):
        if set(vera.page.evaluate(KEPT)) == built:
            break
        vera.pump()
    assert set(vera.page.evaluate(KEPT)) == built


def test_rules_and_cards_are_there_without_a_line(hall):
    vera = hall.player("Vera", service_workers="allow")
    vera.goto("/rules/not_alone")
    vera.page.locator("#rule-NA-1").wait_for()
    for _ in range(200):
        if vera.page.evaluate("caches.match('/api/games/tremble/rules').then((kept) => kept !== undefined)"):
            break
        vera.pump()
    # Something else than a page was opened meanwhile.
    vera.page.goto("/openapi.json")
    vera.context.set_offline(True)
    vera.goto("/rules/tremble?show=cards")
    vera.page.locator(".pcard").first.wait_for()
    vera.goto("/rules/not_alone")
    vera.page.locator("#rule-NA-1").wait_for()
    kept = vera.page.evaluate(
        "caches.open('prowl-1').then((cache) => cache.keys()).then((all) => all.map((each) => each.url))"
    )
    assert {font for font in ("manrope-cyrillic", "oswald-cyrillic") if any(font in url for url in kept)} == {
        "manrope-cyrillic",
        "oswald-cyrillic",
    }
