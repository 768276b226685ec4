"""Whole games through the page, with nothing but a mouse or a finger."""

from __future__ import annotations

import pytest

from tests.browser.player import play_out


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_two_people_and_a_bot_play_a_whole_game(hall, phone):
    vera, artyom = hall.player("Vera", phone=phone), hall.player("Artyom", phone=phone)
    vera.call_myself()
    artyom.call_myself()
    table = vera.found(
        game="not_alone",
        seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}],
        settings={"creature": "2"},
        seed=5,
    )
    vera.goto(f"/t/{table}")
    vera.page.locator("#invite").wait_for()
    artyom.goto(f"/t/{table}")
    artyom.page.get_by_role("button", name="Take seat").first.click()
    vera.page.locator("div.planet[role=group]").wait_for()
    artyom.page.locator("div.planet[role=group]").wait_for()
    play_out([vera, artyom])
    for player in (vera, artyom):
        player.page.locator("#outcome").wait_for()
        assert player.page.locator("figure svg").is_visible()
