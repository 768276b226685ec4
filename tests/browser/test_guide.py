"""A guided first turn: found behind “New here?”, taught beside the question, left when one has learned enough."""

from __future__ import annotations

import json
from typing import Any

import pytest

from prowl.kernel.game import game_named, games
from prowl.kernel.text import word_packages, words
from tests.browser.axe import shut_out
from tests.browser.cells import SIZES, full, one_cell
from tests.browser.player import Player

# Whoever teaches a first turn.
GAMES = [name for name, game in games().items() if game.lessons]
# More presses than any first turn needs.
PATIENCE = 1000

# Whether the guide lies over something that answers the question, of what is on screen and not under something else.
COVERS = """() => {
  const box = document.querySelector('.coach').getBoundingClientRect();
  const answers = [...document.querySelectorAll('section.ask .btn, section.ask .pcard, .hand .pcard.legal')];
  return answers.some((node) => {
    const at = node.getBoundingClientRect();
    return at.width && at.left < box.right && at.right > box.left && at.top < box.bottom && at.bottom > box.top;
  });
}"""


# Another width may be another board: it is there after a frame.
LAID_ANEW = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def flat(text: str) -> str:
    return " ".join(text.split())


def lesson(game: str, key: str, lang: str = "en") -> str:
    return flat(words(lang, *word_packages(game_named(game))).say(f"lesson-{key}"))


def coach(player: Player) -> Any:
    return player.page.locator("section.coach")


def said(player: Player) -> str:
    """What the guide says now; nothing if it is silent."""
    # Read at once: the words may go while one looks.
    return flat("".join(coach(player).locator("p").all_inner_texts()))


def begun(hall: Any, game: str, **rest: Any) -> Player:
    vera = hall.player("Vera", **rest)
    vera.call_myself()
    vera.goto("/learn")
    vera.page.locator("main li button").nth(sorted(GAMES).index(game)).click()
    coach(vera).locator("p").wait_for()
    return vera


def learned(player: Player, last: str) -> list[str]:
    """Play, reading all that the guide says, until it says its last."""
    heard: list[str] = []
    for _ in range(PATIENCE):
        now = said(player)
        if now and now not in heard:
            heard.append(now)
            assert not player.page.evaluate(COVERS), now
        if now == last:
            return heard
        if now:
            player.page.evaluate("document.querySelector('.coach .btn.plain')?.click()")
        elif not player.answer_quickly():
            player.pump()
    raise AssertionError(f"the guide does not come to an end: {heard}")


@SIZES
def test_a_newcomer_is_led_from_the_front_page_through_one_turn_of_not_alone(hall, phone):
    vera = hall.player("Vera", phone=phone)
    vera.goto("/")
    vera.page.get_by_role("button", name="Play a guided turn").click()
    vera.page.get_by_role("button", name="Not Alone: begin the guided turn").click()
    vera.page.get_by_label("Your name").fill("Vera")
    vera.page.get_by_role("button", name="That is me").click()
    vera.page.wait_for_url("**/t/*?guide=1")
    coach(vera).locator("p").wait_for()
    assert said(vera) == lesson("not_alone", "hunted-goal")
    heard = learned(vera, lesson("not_alone", "end"))
    for key in ("hunted-goal", "hunted-places", "hunted-lay", "hunted-hunt", "reveal", "hunted-will", "end"):
        assert heard.count(lesson("not_alone", key)) == 1
    vera.page.get_by_role("button", name="Go on alone").click()
    coach(vera).wait_for(state="detached")
    assert "guide" not in vera.page.url
    assert not vera.faults


@pytest.mark.parametrize("game", [game for game in GAMES if game != "not_alone"])
def test_the_other_games_are_taught_too(hall, game):
    vera = begun(hall, game)
    heard = learned(vera, lesson(game, "end"))
    firm = [each.key for each in game_named(game).lessons if not each.luck]
    told = [line for line in heard if line in {lesson(game, key) for key in firm}]
    # A quick hand may be ahead of the guide, whose next words then take the place of the last.
    assert told == [lesson(game, key) for key in firm if lesson(game, key) in told]
    assert (told[0], told[-1]) == (lesson(game, "goal"), lesson(game, "end"))
    assert not vera.faults


def test_the_table_is_the_one_the_game_names_and_nobody_looks_on(hall):
    vera = begun(hall, "tremble")
    told = next(frame for frame in vera.frames if frame["type"] == "table")
    assert (told["players"], told["settings"]["missions"]) == (3, "off")
    assert [seat["kind"] for seat in told["seats"]] == ["human", "bot", "bot"]
    assert told["spectators_allowed"] is False
    assert not told.get("listed")


def test_what_the_guide_says_is_kept_over_a_reload(hall):
    vera = begun(hall, "not_alone")
    first = said(vera)
    vera.page.reload()
    coach(vera).locator("p").wait_for()
    assert said(vera) == first


def test_understood_is_not_said_again_and_the_keyboard_goes_on_at_the_question(hall):
    vera = begun(hall, "not_alone")
    heard = []
    understood = vera.page.get_by_role("button", name="Understood")
    while said(vera):
        heard.append(said(vera))
        understood.focus()
        vera.page.keyboard.press("Enter")
    assert len(set(heard)) == len(heard) == 3
    vera.page.locator("section.ask h2:focus").wait_for()


def test_the_rule_of_a_lesson_opens(hall):
    vera = begun(hall, "not_alone")
    vera.page.get_by_role("button", name="Read the rule").click()
    vera.page.locator("dialog[open]").get_by_text("NA-114").first.wait_for()


def test_who_goes_on_alone_is_not_guided_again(hall):
    vera = begun(hall, "not_alone")
    vera.page.get_by_role("button", name="Go on alone").click()
    coach(vera).wait_for(state="detached")
    vera.frames.clear()
    vera.page.reload()
    vera.page.locator("section.ask h2", has_text="Choose a place").wait_for()
    assert not coach(vera).count()
    assert "lessons" not in json.dumps(vera.frames)


@full
@pytest.mark.parametrize("game", GAMES)
def test_the_guide_speaks_russian(hall, game):
    vera = begun(hall, game, lang="ru")
    assert said(vera) == lesson(game, game_named(game).lessons[0].key, "ru")


@one_cell("phone", [False, True], GAMES, ids=["desktop", "phone"])
def test_the_guide_is_open_to_all(hall, game, phone):
    vera = begun(hall, game, phone=phone)
    assert shut_out(vera.page) == []


def test_the_choice_of_a_game_is_open_to_all(hall):
    vera = hall.player("Vera", lang="ru")
    vera.goto("/learn")
    for game in GAMES:
        name = words("ru", *word_packages(game_named(game))).say("game-name")
        vera.page.get_by_role("button", name=f"{name}: начать ход с наставником").wait_for()
    assert shut_out(vera.page) == []


@full
@pytest.mark.parametrize("game", GAMES)
def test_at_every_width_the_guide_covers_no_answer_and_stays_on_screen(hall, game):
    vera = begun(hall, game)
    for width in (390, 700, 899, 1199, 1200, 1760, 2560):
        vera.page.set_viewport_size({"width": width, "height": 1100})
        coach(vera).locator("p").wait_for()
        vera.page.evaluate(LAID_ANEW)
        assert not vera.page.evaluate(COVERS), width
        box = coach(vera).bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert vera.page.evaluate("document.documentElement.scrollWidth") <= width
