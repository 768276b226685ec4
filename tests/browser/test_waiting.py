"""Waiting for others: bots that can be hurried, tables that say whose turn it is, and a host who can be written to."""

from __future__ import annotations

import pytest

from tests.browser.conftest import BOTS, Server, opened
from tests.browser.tables import asked, choose_place, laid

# Bots that nobody hurries do not answer while a test lasts.
FOREVER = "3600"
CONTACT = "host@example.org"


@pytest.fixture(scope="module")
def patient(tmp_path_factory):
    made = Server(tmp_path_factory.mktemp("patient"), "--bot-delay", FOREVER, "--contact", CONTACT)
    yield made
    made.close()


@pytest.fixture
def hall(chromium, patient):
    with opened(chromium, patient) as made:
        yield made


def hunts(seat):
    """The bot at this seat is the Creature and has nothing to choose before the first turn."""
    return {"creature": str(seat + 1), "board_side": "1"}


def seated(hall, *others, **rest):
    return laid(hall, *others, wish={"settings": hunts(1 + len(others))}, **rest)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_who_waits_for_bots_only_hurries_them_with_a_press_or_a_key(hall, phone):
    _, [vera] = seated(hall, phone=phone)
    hurry = vera.page.get_by_role("button", name="Hurry the bots")
    asked(vera, "Choose a place")
    assert hurry.count() == 0, "nobody but Vera is waited for"
    if phone:
        vera.page.locator(".pcard.legal", has_text="River").first.tap()
        vera.page.locator("section.ask .btn.go").tap()
    else:
        choose_place(vera, "River")
    hurry.wait_for()
    if phone:
        hurry.tap()
    else:
        vera.page.keyboard.press("b")
    vera.page.locator("section.ask:not(.waiting) h2").filter(has_not_text="change your mind").wait_for()
    hurry.wait_for(state="detached")
    assert [frame["type"] for frame in vera.sent].count("hurry") == 1


def test_bots_hurry_when_all_people_have_asked_for_it(hall):
    _, [vera, artyom] = seated(hall, "Artyom")
    choose_place(vera, "River")
    choose_place(artyom, "Beach")
    vera.page.get_by_role("button", name="Hurry the bots").click()
    vera.page.get_by_role("button", name="waiting for Artyom").wait_for()
    artyom.page.get_by_role("button", name="asked by Vera").click()
    for player in (vera, artyom):
        player.page.get_by_role("button", name="Hurry the bots").wait_for(state="detached")
        assert any("hurried" in frame for frame in player.frames if frame["type"] == "table")


def test_home_begins_with_the_table_where_it_is_my_turn(hall):
    first, [vera] = seated(hall)
    second = vera.found(game="not_alone", seats=[{"kind": "me"}, *BOTS], settings=hunts(2), seed=12)
    vera.at_table(second)
    choose_place(vera, "River")
    vera.page.get_by_role("button", name="Hurry the bots").wait_for()
    vera.goto("/")
    running = vera.page.locator("section.running")
    running.nth(1).wait_for()
    mine, other = (running.nth(place).inner_text().lower().replace("\xa0", " ") for place in (0, 1))
    assert "turn 1 · your turn" in mine
    assert "turn 1 · waiting for" in other
    running.nth(0).get_by_role("button").click()
    vera.page.wait_for_url(lambda url: first in url)


def test_a_report_and_the_settings_name_whom_to_write_to(hall):
    _, [vera] = seated(hall)
    vera.menu("Report a problem")
    dialog = vera.page.get_by_role("dialog", name="Report a problem")
    assert dialog.get_by_role("link", name=CONTACT).get_attribute("href") == f"mailto:{CONTACT}"
    vera.goto("/settings")
    vera.page.get_by_role("link", name=CONTACT).wait_for()
