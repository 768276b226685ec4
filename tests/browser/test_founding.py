"""From an empty room to a table with people at it: founding, finding, reading the terms, sitting down."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Server, opened
from tests.browser.tables import choose, planned

OPTIONS = re.compile("^(Table options|Настройки стола)$")


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory):
    made = Server(tmp_path_factory.mktemp("unhurried"), hurried=False)
    yield made
    made.close()


@pytest.fixture
def unhurried_hall(chromium, unhurried):
    with opened(chromium, unhurried) as made:
        yield made


def term(player, name: str) -> str:
    """What the page of a gathering table says behind one of its options."""
    player.page.get_by_role("button", name=OPTIONS).click()
    found = player.page.locator("dt", has_text=name).locator("xpath=following-sibling::dd[1]")
    words = " ".join(found.inner_text().split())
    player.shut()
    return words


def sit_as(player) -> None:
    """Take the open seat, as somebody whom the house does not know yet."""
    player.page.get_by_role("button", name="Take seat", exact=True).click()
    player.page.get_by_label("Your name").fill(player.name)
    player.page.get_by_role("button", name="That is me").click()


def told(player) -> dict:
    """What the line has said last of the table itself."""
    return [frame for frame in player.frames if frame["type"] == "table"][-1]


def test_who_opens_the_link_reads_all_terms_of_the_table(hall):
    vera, artyom = hall.player("Vera"), hall.player("Artyom", lang="ru")
    vera.call_myself()
    wish = {"clock": "move", "seconds": 60, "grace": 30, "stand_in": "random", "spectators": False, "listed": False}
    table = vera.found(game="not_alone", seats=[{"kind": "me"}, {"kind": "open"}], **wish)
    for player in (vera, artyom):
        player.goto(f"/t/{table}")
        player.page.locator("#invite").wait_for()
    assert term(vera, "Clock") == "Move clock, 60 seconds"
    assert term(vera, "A bot takes over for an absent player after") == "30 seconds"
    assert term(vera, "Stand-in bot") == "Bot, easy"
    # The house has one delay for all tables here.
    assert term(vera, "Bots wait") == "0 seconds"
    assert term(vera, "Spectators") == "not allowed"
    assert term(vera, "Who can find the table") == "people with the link"
    assert term(artyom, "Часы") == "Часы на ход, 60 секунд"
    assert term(artyom, "Бот заменит отсутствующего через") == "30 секунд"
    assert term(artyom, "Бот-замена") == "Бот, лёгкий"
    assert term(artyom, "Зрители") == "не допускаются"


def test_a_table_of_the_page_is_found_on_the_front_page_and_played(hall):
    vera, artyom = hall.player("Vera"), hall.player("Artyom")
    vera.call_myself()
    planned(vera, "Not Alone", ["Me", "Open", "Bot, easy"])
    vera.page.get_by_label("Name of the table").fill("Moonrise")
    choose(vera, "Creature", "Seat 3")
    choose(vera, "Expert variant", "Yes")
    vera.page.get_by_role("switch", name="Listed on the home page").click()
    vera.page.get_by_role("button", name="Create the table").click()
    vera.page.locator("#invite").wait_for()
    artyom.goto("/")
    artyom.page.locator("li", has_text="Moonrise").get_by_role("button", name="Join").click()
    assert term(artyom, "Mode") == "Standard"
    assert term(artyom, "Expert variant") == "Yes: 2 Will"
    assert term(artyom, "Who can find the table") == "everyone, on the home page"
    assert artyom.page.locator("[data-seat='2']").get_by_text("bot, easy").is_visible()
    sit_as(artyom)
    for seat, player in enumerate((vera, artyom)):
        player.page.locator("div.planet[role=group]").wait_for()
        player.sits(seat)
        assert [seat.get("name") for seat in told(player)["seats"]] == ["Vera", "Artyom", None]
    assert told(artyom)["seats"][2]["level"] == "random"
    assert told(artyom)["settings"]["creature"] == "3"


def slide(player, name: str, to: str) -> None:
    player.page.get_by_role("slider", name=re.compile(f"^{re.escape(name)}")).fill(to)


def test_clock_delay_grace_and_no_spectators_are_chosen_on_the_page(unhurried_hall):
    vera, artyom = unhurried_hall.player("Vera"), unhurried_hall.player("Artyom")
    vera.call_myself()
    planned(vera, "Not Alone", ["Me", "Open", "Bot, medium"])
    assert vera.page.get_by_role("slider", name=re.compile("^Time")).count() == 0, "without a clock there is no time"
    choose(vera, "Clock", "Sand timer")
    slide(vera, "Time", "90")
    slide(vera, "Bots wait", "2.4")
    slide(vera, "A bot takes over for an absent player after", "120")
    choose(vera, "Stand-in bot", "Bot, hard")
    vera.page.get_by_role("switch", name="Spectators may watch").click()
    vera.page.get_by_role("button", name="Create the table").click()
    artyom.goto(vera.page.locator("#invite").input_value())
    artyom.page.locator("#invite").wait_for()
    assert term(artyom, "Clock") == "Sand timer, 90 seconds"
    assert term(artyom, "Bots wait") == "2.4 seconds"
    assert term(artyom, "A bot takes over for an absent player after") == "120 seconds"
    assert term(artyom, "Stand-in bot") == "Bot, hard"
    assert term(artyom, "Spectators") == "not allowed"
    table = told(artyom)
    agreed = ("seconds", "bot_delay", "grace", "stand_in", "spectators_allowed")
    assert [table["clocks"]["mode"], *map(table.get, agreed)] == ["sand", 90, 2.4, 120, "search", False]


def test_a_friend_opens_the_invitation_to_a_private_table_and_sits_down(hall):
    vera, artyom = hall.player("Vera"), hall.player("Artyom")
    vera.call_myself()
    planned(vera, "Tremble", ["Me", "Open", "Bot, medium"])
    vera.page.get_by_label("Name of the table").fill("Behind the curtain")
    vera.page.get_by_role("button", name="Create the table").click()
    invitation = vera.page.locator("#invite").input_value()
    artyom.goto("/")
    artyom.page.locator("article.game").first.wait_for()
    listed = artyom.context.request.get("/api/tables").json()["tables"]
    assert "Behind the curtain" not in [each["title"] for each in listed]
    artyom.goto(invitation)
    artyom.page.get_by_role("heading", name="Behind the curtain").wait_for()
    sit_as(artyom)
    for seat, player in enumerate((vera, artyom)):
        player.page.locator("section.ask").first.wait_for()
        player.sits(seat)
        assert [seat.get("name") for seat in told(player)["seats"]] == ["Vera", "Artyom", None]


def test_the_page_of_a_new_table_names_the_mode_of_the_game(hall):
    for lang, name in (("en", "Hunted"), ("ru", "Жертва")):
        vera = hall.player("Vera", lang=lang)
        vera.goto("/new?game=predator")
        vera.page.get_by_text(name, exact=True).wait_for()


def test_only_seats_that_are_at_the_table_are_offered_as_a_value(hall):
    vera = hall.player("Vera")
    planned(vera, "Not Alone", ["Me", "Bot, medium", "Bot, medium", "Bot, medium"])
    choose(vera, "Creature", "Seat 4")
    vera.page.get_by_role("button", name="Remove seat 4").click()
    vera.page.get_by_role("button", name="Creature Drawn by lot").click()
    offered = [" ".join(text.split()) for text in vera.page.get_by_role("option").all_inner_texts()]
    assert offered == ["Drawn by lot", "Seat 1", "Seat 2", "Seat 3"]
