"""After the end: the game again, a link to a moment, and another end to it."""

from __future__ import annotations

import pytest

from tests.browser.player import play_out


@pytest.fixture
def played(hall):
    vera = hall.player("Vera")
    vera.call_myself()
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    table = vera.found(game="not_alone", seats=seats, settings={"creature": "2"}, seed=8)
    vera.goto(f"/t/{table}")
    vera.page.locator("div.planet[role=group]").wait_for()
    play_out([vera], by_hand=0)
    vera.page.locator("#outcome").wait_for()
    return vera, table


def test_a_game_is_seen_again_shared_and_played_on(played, tmp_path):
    vera, table = played
    page = vera.page
    page.get_by_role("link", name="Watch the game again").click()
    page.get_by_label("Moment").wait_for()
    page.get_by_role("button", name="On", exact=True).click()
    page.wait_for_url("**/replay?*at=1")
    # A link to a moment leads there in a fresh page.
    page.goto(f"/t/{table}/replay?eyes=all&at=20")
    page.get_by_text("20 of").first.wait_for()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as a .prowl file").click()
    file = tmp_path / "game.prowl"
    saved.value.save_as(file)
    # The file is laid out as a table again.
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_label("Moment").wait_for()
    assert table not in page.url
    # Another end: from here on, with what that seat knew.
    page.goto(f"/t/{table}/replay?eyes=0&at=20")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Hidden cards").click()
    dialog.get_by_role("option", name="Dealt anew").click()
    dialog.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(lambda url: "/replay" not in url)
    page.locator("div.planet[role=group]").wait_for()
    vera.frames.clear()
    page.reload()
    page.locator("div.planet[role=group]").wait_for()
    play_out([vera], by_hand=0)
