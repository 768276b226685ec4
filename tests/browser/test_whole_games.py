"""Whole games through the page, with nothing but a mouse or a finger."""

from __future__ import annotations

import pytest

from tests.browser.cells import ONE_SIZE, full
from tests.browser.player import play_out

# Options that bring the end about soon.
SOON_OVER = {
    "not_alone": {"creature": "2"},
    "predator": {"first": "1", "laid_out": "5", "young_blood": "-2"},
}
BOT = {"kind": "bot", "level": "random"}


@ONE_SIZE
def test_a_whole_game_against_a_bot_is_played_where_it_is_seen(hall, game, phone):
    vera = hall.player("Vera", phone=phone)
    vera.call_myself()
    table = vera.found(game=game, seats=[{"kind": "me"}, BOT], settings=SOON_OVER.get(game, {}), seed=5)
    vera.goto(f"/t/{table}")
    vera.page.locator("section.ask").first.wait_for()
    play_out([vera])
    vera.page.locator("#outcome").wait_for()
    assert vera.page.locator("figure svg").is_visible()
    assert vera.page.locator("tbody tr").count() > 0
    assert "⟦" not in vera.page.locator("body").inner_text()


@full
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
