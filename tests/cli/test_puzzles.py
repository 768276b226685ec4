"""`prowl puzzles`: who solves what, one puzzle to look at, one to solve at the keyboard."""

from __future__ import annotations

import json
import re

import pytest

from prowl.kernel.game import games
from prowl.kernel.text import LANGUAGES

QUICK = "--bots random --tries 2"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_puzzle_of_a_game_has_a_line_with_its_title_and_how_often_each_bot_was_right(prowl, lang):
    ran = prowl(f"puzzles not_alone {QUICK}", lang=lang)
    assert (ran.code, ran.err) == (0, "")
    assert "⟦" not in ran.out
    for puzzle in games()["not_alone"].puzzles:
        assert re.search(rf"{puzzle.id} .*[012]/2", ran.out), puzzle.id
    assert ("Stop the clock" if lang == "en" else "Остановить время") in ran.out


def test_without_a_game_all_games_are_solved(prowl):
    told = json.loads(prowl(f"puzzles {QUICK} --json").out)
    assert [(each["game"], each["id"]) for each in told["puzzles"]] == [
        (game.id, puzzle.id) for game in games().values() for puzzle in game.puzzles
    ]


def test_known_failures_are_marked(prowl):
    told = json.loads(prowl("puzzles predator --bots random,greedy --tries 1 --json").out)
    (line,) = [each for each in told["puzzles"] if each["id"] == "let_it_lie"]
    assert line["known_failures"] == ["greedy"]
    assert line["right"]["greedy"] == 0
    shown = prowl("puzzles predator --bots greedy --tries 1").out
    assert re.search(r"let_it_lie .*\*0/1", shown)
    assert re.search(r"the_mother_first .* 1/1", shown)


def test_the_same_seed_gives_the_same_table_and_another_one_another(prowl):
    once, again, other = (prowl(f"puzzles tremble {QUICK} --seed {seed} --json").out for seed in (1, 1, 2))
    assert once == again
    assert json.loads(once)["puzzles"] != json.loads(other)["puzzles"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_puzzle_can_be_shown_and_solved_in_words(prowl, game, lang):
    for puzzle in games()[game].puzzles:
        ran = prowl(f"puzzles {game} --show {puzzle.id} --solve", lang=lang)
        assert (ran.code, ran.err) == (0, "")
        assert "⟦" not in ran.out
        assert puzzle.rule in ran.out


def test_the_reason_is_kept_for_who_asks_for_it(prowl):
    assert "Stasis alone stops it" not in prowl("puzzles not_alone --show stop_the_clock").out
    ran = prowl("puzzles not_alone --show stop_the_clock --solve")
    assert "The right answer: Play Stasis" in " ".join(ran.out.split())
    assert "Stasis alone stops it" in " ".join(ran.out.split())


def test_the_position_as_data_is_what_the_seat_is_sent(prowl):
    shown = json.loads(prowl("puzzles not_alone --show nowhere_else --json").out)
    assert shown["seat"] == 0
    assert shown["prompt"]["about"] == "hunting"
    assert shown["view"]["played"][1] == {"count": 1}
    assert "good" not in shown
    solved = json.loads(prowl("puzzles not_alone --show nowhere_else --solve --json").out)
    assert solved["good"] == [["creature", 4]]


@pytest.mark.parametrize(("typed", "said"), [("1", "Not right."), ("2", "Right.")])
def test_whoever_types_is_told_whether_it_was_right_and_why(prowl, typed, said):
    ran = prowl("puzzles not_alone --play stop_the_clock", stdin=f"{typed}\n")
    assert ran.code == 0
    assert f"› {said}" in ran.out
    assert "Stasis alone stops it" in " ".join(ran.out.split())


def test_what_is_no_answer_is_asked_again_and_rules_can_be_read(prowl):
    ran = prowl("puzzles not_alone --play stop_the_clock", stdin="9\n? NA-105\n2\n")
    assert "Type a number from 1 to 3" in ran.out
    assert "NA-105" in ran.out
    assert "› Right." in ran.out


def test_an_offer_can_be_turned_down(prowl):
    assert "› Right." in prowl("puzzles predator --play help_costs_a_life", stdin="0\n").out
    assert "› Not right." in prowl("puzzles predator --play help_costs_a_life", stdin="1\n").out


@pytest.mark.parametrize("stdin", ["", "q\n"])
def test_whoever_leaves_is_not_told_the_answer(prowl, stdin):
    ran = prowl("puzzles not_alone --play stop_the_clock", stdin=stdin)
    assert ran.code == 0
    assert "Stasis alone stops it" not in ran.out
