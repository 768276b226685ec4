"""The browser's back arrow: what lies over a page is closed before the page is left."""

from __future__ import annotations

import pytest

from tests.browser.conftest import BOTS
from tests.browser.player import Player

OPEN = "dialog[open]"


def seated(hall, phone: bool = False) -> Player:
    """Vera has come from the front page to a table."""
    vera = hall.player("Vera", phone=phone)
    vera.call_myself()
    table = vera.found(game="not_alone", seats=[{"kind": "me"}, *BOTS], seed=7)
    vera.goto("/")
    vera.goto(f"/t/{table}")
    vera.page.locator("div.planet[role=group]").wait_for()
    return vera


def at_table(vera: Player) -> bool:
    return "/t/" in vera.page.url and vera.page.locator("div.planet[role=group]").is_visible()


def leaves(vera: Player) -> None:
    """No entry of the history is left over: the next step back leads to the front page."""
    vera.page.go_back()
    vera.page.locator("article.game").first.wait_for()


def settled(vera: Player) -> None:
    """The browser has made the step back over what is closed."""
    while vera.page.evaluate("history.state"):
        vera.pump()


def back(vera: Player) -> None:
    vera.page.evaluate("history.back()")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_back_closes_a_dialog_and_only_then_leaves_the_table(hall, phone):
    vera = seated(hall, phone)
    vera.page.keyboard.press("?")
    vera.page.locator(OPEN).wait_for()
    back(vera)
    vera.page.locator(OPEN).wait_for(state="detached")
    assert at_table(vera)
    leaves(vera)


def test_back_closes_a_menu(hall):
    vera = seated(hall)
    vera.page.get_by_role("button", name="Menu").click()
    vera.page.get_by_role("menu").wait_for()
    back(vera)
    vera.page.get_by_role("menu").wait_for(state="detached")
    assert at_table(vera)
    leaves(vera)


def test_a_dialog_come_to_by_the_menu_needs_one_step_back(hall):
    vera = seated(hall)
    vera.page.get_by_role("button", name="Menu").click()
    vera.page.get_by_role("menuitem", name="Settings").click()
    vera.page.locator(OPEN).wait_for()
    back(vera)
    vera.page.locator(OPEN).wait_for(state="detached")
    assert at_table(vera)
    leaves(vera)


def test_back_puts_the_large_card_of_a_phone_away(hall):
    vera = seated(hall, phone=True)
    vera.page.locator(".planet .pcard").first.focus()
    vera.page.keyboard.press("Space")
    vera.page.locator(".inspector").wait_for()
    back(vera)
    vera.page.locator(".inspector").wait_for(state="detached")
    assert at_table(vera)
    leaves(vera)


def test_a_dialog_closed_by_escape_leaves_no_step_behind(hall):
    vera = seated(hall)
    for _ in range(3):
        vera.page.keyboard.press("?")
        vera.page.locator(OPEN).wait_for()
        vera.page.keyboard.press("Escape")
        vera.page.locator(OPEN).wait_for(state="detached")
        settled(vera)
    leaves(vera)


def test_a_page_loaded_anew_with_a_dialog_open_has_no_step_to_spare(hall):
    vera = seated(hall)
    vera.page.keyboard.press("?")
    vera.page.locator(OPEN).wait_for()
    vera.page.reload()
    vera.page.locator("div.planet[role=group]").wait_for()
    settled(vera)
    assert vera.page.locator(OPEN).count() == 0
    leaves(vera)


def test_who_leaves_by_a_dialog_comes_back_to_the_table(hall):
    vera = seated(hall)
    vera.page.get_by_role("button", name="Menu").click()
    vera.page.get_by_role("menuitem", name="Leave").click()
    vera.page.locator(OPEN).get_by_role("button", name="Leave for now").click()
    vera.page.locator("article.game").first.wait_for()
    back(vera)
    vera.page.locator("div.planet[role=group]").wait_for()
    assert vera.page.locator(OPEN).count() == 0
    leaves(vera)
