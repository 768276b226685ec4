"""What is said aloud: every question and everything that happens, once, in the words of the terminal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from prowl.kernel.game import game_named
from prowl.kernel.text import GameWords, key_of
from tests.browser.cells import one_cell
from tests.browser.listener import heard, listen, plain
from tests.browser.player import Player
from tests.browser.typist import Typist

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
# What a bot in the second seat is called.
BOT = {"en": "Vesper", "ru": "Веспер"}
# How many turns of a game are enough to have heard most of what is said; one of the others.
TURNS = {"not_alone": 3, "predator": 2}


def questions(player: Player, words: GameWords) -> list[tuple[str, str]]:
    """What the terminal asks, and its second line, for every question that had to be answered."""
    asked = {state.get("question", 0): state["prompt"] for state in player.states if state.get("prompt")}
    must = [prompt for prompt in asked.values() if not prompt["optional"]]
    return [(plain(words.question(prompt)), plain(detail(prompt, words))) for prompt in must]


def detail(prompt: dict[str, Any], words: GameWords) -> str:
    key = f"{key_of('ask', prompt['about'])}-detail"
    return words.words.say(key, **words.values(prompt["values"])) if words.words.has(key) else ""


def told(player: Player, words: GameWords) -> list[str]:
    """What the terminal tells of everything that happened."""
    events: dict[int, dict[str, Any]] = {}
    for state in player.states:
        for at, event in enumerate(state["events"], state["first_event"]):
            events.setdefault(at, event)
    return [plain(words.event(event)) for event in events.values()]


@one_cell("lang", ["en", "ru"])
def test_questions_and_events_are_said_once_in_the_words_of_the_terminal(hall, game, lang):
    vera = hall.player("Vera", lang=lang, speed="fast")
    listen(vera)
    vera.call_myself()
    vera.goto(f"/t/{vera.found(game=game, seats=[{'kind': 'me'}, {'kind': 'bot'}], seed=3)}")
    vera.page.locator("section.ask:not(.waiting)").wait_for()
    Typist(vera).play(lambda: vera.turn > TURNS.get(game, 1) or vera.over())
    words = GameWords(game_named(game), lang, {0: "Vera", 1: BOT[lang]})
    news, aloud = heard(vera, "news"), heard(vera, "question")
    # The page may have said what we have not been told of yet.
    vera.pump()
    happened = told(vera, words)
    # What was there when the page was laid is no news; what lies under a scene is told when the scene is over.
    before = happened.index(news[0])
    assert news == happened[before : before + len(news)]
    assert before + len(news) > len(happened) / 2
    asked = questions(vera, words)
    said = [each for each in aloud if each.startswith(tuple(ask for ask, _ in asked))]
    heading = own_lines(lang)
    wrong = [each for each in zip(said, asked, strict=False) if each[0] not in worded(*each[1])]
    assert [each for each in wrong if each[0].removeprefix(each[1][0]).strip(". ") not in heading] == []
    assert len(asked) - 1 <= len(said) <= len(asked)
    assert not set(heard(vera, "other")) & {*happened, *said}


def own_lines(lang: str) -> set[str]:
    """What the page says of a question in its own words: that the hand is empty."""
    text = (BOARDS / "encounters" / "text" / f"{lang}.ftl").read_text("utf-8")
    return {line.strip(". ") for line in re.findall(r"^enc-(?:spend|nothing-left) = (.+)$", text, re.MULTILINE)}


def worded(ask: str, more: str) -> set[str]:
    """A question is said with its second line, also where there is no room to show it."""
    return {f"{ask} {more}", f"{ask}. {more}"} if more else {ask}


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_happens_is_said_once_whether_the_log_lies_open_or_not(hall, phone):
    """A log that lies over the table is read first; what came meanwhile is said when it is shut."""
    vera = hall.player("Vera", phone=phone)
    listen(vera)
    vera.call_myself()
    seats = [{"kind": "me"}, {"kind": "bot"}]
    vera.at_table(vera.found(game="not_alone", seats=seats, settings={"creature": "2"}, seed=11))
    log = vera.page.get_by_role("log", name="What happened")
    for turn, key in enumerate(("l", "k"), 1):
        vera.page.keyboard.press(key)
        while vera.turn <= turn:
            vera.answer_quickly()
            vera.pump(20)
        if key == "l":
            log.get_by_text("Vera lays face down").first.wait_for()
        if phone:
            vera.shut()
    vera.pump()
    news = heard(vera, "news")
    happened = told(vera, GameWords(game_named("not_alone"), "en", {0: "Vera", 1: BOT["en"]}))
    before = happened.index(news[0])
    assert news == happened[before : before + len(news)]
    assert "Turn 2. Exploration." in news
    assert heard(vera, "other") == []
