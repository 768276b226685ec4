"""Random play is legal, repeatable, and uses what may be used."""

from __future__ import annotations

from collections import Counter

import pytest

from prowl.kernel.game import game_named
from prowl.kernel.prompts import Ask
from prowl.lab import drive
from prowl.lab.drive import Endless, any_answer, any_settings, finished, luck, random_game

GAME = game_named("not_alone")


def test_the_same_seed_is_the_same_game():
    one, other = finished(GAME, 3, 7), finished(GAME, 3, 7)
    assert (one.log, one.settings, one.digest()) == (other.log, other.settings, other.digest())
    assert finished(GAME, 3, 8).log != one.log


def test_settings_are_drawn_unless_they_are_given():
    drawn = {tuple(any_settings(GAME, GAME.players[0], luck(seed)).items()) for seed in range(20)}
    assert len(drawn) > 10
    assert next(random_game(GAME, 3, 7, {})).settings == GAME.checked(3, {})


def test_questions_that_can_wait_are_answered_now_and_then():
    answers = Counter(answer for _, answer in finished(GAME, 4, 3, {}).log)
    assert answers[("withdraw",)], "only who has laid a card, and need not act any more, can withdraw it"


@pytest.mark.parametrize("seed", range(30))
def test_answers_for_several_things_are_legal(seed):
    ask = Ask(0, [3, 1, 4, 1, 5], "some", least=1, most=3, single=False)
    assert ask.allows(any_answer(ask, luck(seed)))


def test_a_game_without_an_end_is_reported(monkeypatch):
    monkeypatch.setattr(drive, "ENDLESS", 5)
    with pytest.raises(Endless, match="not_alone: 2 players"):
        finished(GAME, 2, 1)
