"""The badge of a bot that cannot see your cards: while a table is founded, and at it."""

from __future__ import annotations

import pytest

from tests.browser.axe import shut_out
from tests.browser.tables import laid, planned

BADGE = "cannot see your cards"


def proof(player) -> dict[str, str]:
    """The figures of the dialog, by what they count."""
    dialog = player.page.get_by_role("dialog", name="This bot cannot see your cards")
    dialog.wait_for()
    lines = dialog.locator("dl > div").all()
    return {line.locator("dt").inner_text(): line.locator("dd").inner_text() for line in lines}


def published(player, level: str) -> dict:
    games = player.page.evaluate("() => fetch('/api/games').then((answer) => answer.json())")["games"]
    return next(each for each in games if each["id"] == "not_alone")["proofs"][level]


def test_whoever_chooses_a_bot_can_read_what_is_proved_of_it(hall):
    vera = hall.player("Vera")
    vera.call_myself()
    planned(vera, "Not Alone", ["Me", "Open", "Bot, hard"])
    badges = vera.page.get_by_role("button", name=BADGE)
    assert badges.count() == 1, "neither people nor open seats have one"
    badges.focus()
    vera.page.keyboard.press("Enter")
    figures, told = proof(vera), published(vera, "search")
    assert figures["Decisions at which it was asked twice"] == str(told["compared"])
    assert figures["Moves or reasons that differed"] == "0"
    assert vera.page.get_by_text("prowl prove-fair not_alone --bots search:20", exact=True).is_visible()
    assert shut_out(vera.page) == []
    vera.page.keyboard.press("Escape")
    vera.page.get_by_role("dialog").wait_for(state="hidden")
    assert badges.evaluate("badge => badge === document.activeElement"), "the keyboard is back where it was"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_bot_at_the_table_wears_the_badge(hall, phone):
    _, (vera,) = laid(hall, phone=phone)
    if phone:
        vera.page.get_by_role("button", name="Menu").click()
        vera.page.get_by_role("menuitem", name="Bots cannot see your cards").click()
    else:
        vera.page.get_by_role("button", name=BADGE).click()
    assert proof(vera)["Decisions at which it was asked twice"] == str(published(vera, "greedy")["compared"])
    assert shut_out(vera.page) == []
