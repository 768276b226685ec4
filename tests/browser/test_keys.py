"""Whole games without a mouse: keys alone, from the front page to what can be done after the end."""

from __future__ import annotations

import pytest

from tests.browser.cells import GAMES, full
from tests.browser.typist import Typist

# Uses the power of a place, and passes otherwise.
USE_OR_PASS = """() => {
  const go = document.querySelector('section.ask:not(.waiting) .btn.go:not(.off)');
  go?.click();
  return go !== null;
}"""
# How many turns of a game are enough to have answered some questions; one of the others.
TURNS = {"predator": 2}
CREATURE, HUNTED = {"creature": "1"}, {"creature": "2"}


def small(player, **wish) -> None:
    """The front page founds a table for four and draws the Creature by lot: here it is a small one, always the same."""

    def smaller(route) -> None:
        asked = route.request.post_data_json
        route.continue_(post_data={**asked, "seats": asked["seats"][:2], "bot_delay": 0, **wish})

    player.page.route("**/api/tables", lambda route: smaller(route) if route.request.post_data else route.continue_())


@pytest.mark.parametrize("role", [HUNTED, pytest.param(CREATURE, marks=full)], ids=["hunted", "creature"])
def test_a_whole_game_of_not_alone_is_played_by_keys_from_the_front_page_to_the_result(hall, role):
    vera = hall.player("Vera", speed="fast")
    small(vera, seed=7, settings=role)
    vera.goto("/")
    keys = Typist(vera)
    vera.page.locator("article.game").first.wait_for()
    keys.walk_to("article.game button", "Play with bots")
    keys.press("Enter")
    vera.page.locator("dialog[open] input").wait_for()
    assert keys.on("dialog[open] input")
    vera.page.keyboard.type("Vera")
    keys.press("Enter")
    vera.page.locator("div.planet[role=group]").wait_for()
    result = vera.page.locator("#outcome")
    keys.play(lambda: bool(result.count()))
    # Nothing of what can be done after the end needs a mouse.
    keys.kept()
    for way_on in ("Look at the table", "Play again", "Watch the game again", "Save as a .prowl file"):
        keys.walk_to(".over button, .over a", way_on)
    keys.walk_to(".over a", "To the front door")
    keys.press("Enter")
    vera.page.locator("article.game").first.wait_for()


@pytest.mark.parametrize("game", [game for game in GAMES if game != "not_alone"])
def test_turns_of_the_other_games_are_played_by_keys(hall, game):
    vera = hall.player("Vera", speed="fast")
    vera.call_myself()
    vera.goto(f"/t/{vera.found(game=game, seats=[{'kind': 'me'}, {'kind': 'bot'}], seed=3)}")
    vera.page.locator("section.ask").wait_for()
    keys = Typist(vera)
    # The keyboard begins anywhere: from the top of the page on.
    keys.press("Tab")
    keys.play(lambda: vera.turn > TURNS.get(game, 1) or vera.over())
    assert len(keys.did) > 5


def decided(player) -> list:
    return [frame["answer"] for frame in player.sent if frame["type"] == "decide"]


def decided_after(player, sent: list) -> list:
    """All that was answered, when there is more than this: the page sends before we hear of it."""
    for _ in range(400):
        if len(decided(player)) > len(sent):
            break
        player.pump()
    return decided(player)


def to_the_jungle(player) -> bool:
    """Its power takes one card back, of those that lie in the discard: there have to be two. Did it come to that?"""
    asked = player.page.locator("section.ask h2", has_text="1 card to return")
    for _ in range(600):
        if asked.count():
            return True
        if player.over():
            return False
        if player.page.evaluate(USE_OR_PASS):
            player.pump(20)
            continue
        wish = [player.page.locator(".hand .pcard.legal", has_text=name) for name in ("Beach", "Rover", "Jungle")]
        choosing = player.look()["question"].startswith("Choose a place")
        card = next((each for each in wish if choosing and each.count()), None)
        if card is None:
            player.answer_quickly()
        else:
            card.evaluate("(card) => card.click()")
        player.pump(20)
    raise AssertionError(f"nothing is taken back: {player.look()}")


def asked_last(player):
    """The question of which the page tells: it may have heard of it before we have."""
    for _ in range(100):
        prompt = player.states[-1]["prompt"]
        if prompt and not prompt["single"]:
            break
        player.pump(20)
    return prompt


def test_one_card_that_is_pressed_again_is_sent_though_a_list_of_cards_is_asked_for(hall):
    vera = hall.player("Vera")
    vera.call_myself()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    # The bot plays by chance: a game can be over before two cards lie in the discard.
    for _ in range(5):
        vera.at_table(vera.found(game="not_alone", seats=seats, settings=HUNTED, seed=7))
        if to_the_jungle(vera):
            break
    prompt = asked_last(vera)
    assert (prompt["single"], prompt["least"], prompt["most"]) == (False, 1, 1)
    sent = decided(vera)
    keys = Typist(vera)
    keys.walk_to(".pcard.legal")
    for _ in range(3):
        # Held down, a key counts once.
        vera.page.keyboard.down("Enter")
    vera.page.keyboard.up("Enter")
    vera.page.locator(".pcard.picked:focus").wait_for()
    # Another card takes the place of the first.
    keys.walk_to(".pcard.legal")
    keys.press("Enter")
    vera.page.locator(".pcard.picked:focus").wait_for()
    assert vera.page.locator(".planet .pcard.picked").count() == 1
    assert decided(vera) == sent
    keys.press("Enter")
    vera.page.locator(".planet .pcard.picked").wait_for(state="detached")
    assert len(decided_after(vera, sent)) == len(sent) + 1
    assert len(decided(vera)[-1]) == 1
