"""`prowl play GAME --guide`: the lessons of the first turn stand above the question, each once."""

from __future__ import annotations

import pytest

from prowl.kernel.game import game_named, games
from prowl.kernel.text import word_packages, words
from tests.cli.test_play import LINES

GAMES = [name for name, game in games().items() if game.lessons]


def flat(text: str) -> str:
    """The text without the line breaks of the screen."""
    return " ".join(text.split())


def said(game: str, key: str, lang: str = "en") -> str:
    return flat(words(lang, *word_packages(game_named(game))).say(f"lesson-{key}"))


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson_stands_above_the_first_question(prowl, game, lang):
    ran = prowl(f"play {game} --guide", stdin="q\n", lang=lang)
    assert (ran.code, ran.err) == (0, "")
    first = game_named(game).lessons[0]
    _, lesson, after = flat(ran.out).partition(said(game, first.key, lang))
    assert lesson
    assert first.rule in after
    assert "1" in after


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_told_once_and_the_last_one_is_told(prowl, game):
    out = flat(prowl(f"play {game} --guide", stdin=LINES[:600]).out)
    lessons = game_named(game).lessons
    assert all(out.count(said(game, lesson.key)) <= 1 for lesson in lessons)
    assert out.count(said(game, lessons[-1].key)) == 1


def test_without_the_option_nobody_teaches(prowl):
    out = flat(prowl("play not_alone --seed 3", stdin="1\nq\n").out)
    assert "»" not in out


def test_a_table_of_ones_own_can_be_guided_too(prowl):
    out = flat(prowl("play not_alone --guide --players 4 --seed 5 --set creature=1", stdin="q\n").out)
    assert said("not_alone", "creature-goal") in out


def test_what_was_read_is_not_said_again_when_the_table_is_drawn_again(prowl):
    out = flat(prowl("play not_alone --guide", stdin="1\nq\n").out)
    assert out.count(said("not_alone", "hunted-goal")) == 1
