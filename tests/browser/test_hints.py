"""What a bot would do, with its reasons, at every game's own table."""

from __future__ import annotations

import re

from tests.browser.cells import EVERY_GAME
from tests.browser.player import Player

# The first question, and a pile whose cards are guessed at.
MOMENTS = {
    "not_alone": ({"creature": "2"}, "Choose a place", "The Creature holds: "),
    "tremble": ({}, "missions", "Vesper, missions: "),
    # Equal cards in hand, which a player calls by one name.
    "predator": ({"first": "1", "avatars": "random", "laid_out": "2"}, "Your move", ", face down: "),
}


def hinted(hall, game: str, lang: str = "en") -> Player:
    """Vera asks what a bot would do at her first question, against one bot."""
    vera = hall.player("Vera", lang=lang)
    vera.call_myself()
    settings, question, _ = MOMENTS.get(game, ({}, "", ""))
    vera.goto(f"/t/{vera.found(game=game, seats=[{'kind': 'me'}, {'kind': 'bot'}], settings=settings, seed=1)}")
    vera.page.locator("section.ask:not(.waiting) h2", has_text=question if lang == "en" else "").wait_for()
    vera.page.keyboard.press("h")
    return vera


@EVERY_GAME
def test_a_hint_and_its_reasons(hall, game):
    vera = hinted(hall, game)
    panel = vera.page.get_by_role("region", name="Hint")
    panel.get_by_text("A bot would").wait_for()
    tried = panel.get_by_role("listitem").filter(has_text="tried")
    assert tried.first.is_visible()
    words = [each.partition("tried")[0].strip() for each in tried.all_inner_texts()]
    assert len(set(words)) == len(words) > 1
    beliefs = panel.locator(".beliefs li").all_inner_texts()
    if game in MOMENTS:
        assert [line for line in beliefs if MOMENTS[game][2] in line and "%" in line], beliefs
    for line in beliefs:
        cards = [re.sub(r"\s\d+%$", "", each) for each in line.partition(": ")[2].split(", ")]
        assert len(set(cards)) == len(cards), line


@EVERY_GAME
def test_a_hint_is_picked_with_one_press_and_not_sent(hall, game):
    vera = hinted(hall, game)
    panel = vera.page.get_by_role("region", name="Hint")
    panel.get_by_text("came off best").wait_for()
    before = vera.version
    panel.get_by_role("button", name="Pick it for me").click()
    vera.page.locator("section.ask .btn.go:not(.off)").wait_for()
    assert vera.page.locator(".pcard.picked").count() > 0
    assert vera.version == before
    assert not [each for each in vera.sent if each["type"] == "decide"]
