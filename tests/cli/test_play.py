"""A game in the terminal: typed lines lead to the end, every key does what it says, nobody sees another's cards."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from itertools import cycle, islice

import pytest

from prowl.cli.main import main
from prowl.cli.play import people_at
from prowl.cli.screen import Screen
from prowl.cli.session import Session
from prowl.kernel.game import game_named
from prowl.kernel.record import loads
from prowl.kernel.table import Table
from prowl.kernel.text import GameWords

# Whatever is asked for, one of these lines is an answer; the others are refused and change nothing.
LINES = "".join(islice(cycle(["1\n", "2\n", "1 2\n", "1,2,3,4\n", "3\n"]), 4000))


def questions(out: str) -> int:
    return out.count("s FILE save")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("creature", ["1", "2"])
def test_a_whole_game_against_bots(prowl, lang, creature):
    line = f"play not_alone --players 3 --seed 11 --bots random --set creature={creature}"
    ran = prowl(line, stdin=LINES, lang=lang)
    assert (ran.code, ran.err) == (0, "")
    assert "⟦" not in ran.out
    assert ("You have" in ran.out or "Вы п" in ran.out) is True


def test_a_whole_game_of_people_at_one_keyboard(prowl):
    ran = prowl("play not_alone --players 2 --seat all --seed 2", stdin=LINES.replace("\n", "\n\n"))
    assert (ran.code, ran.err) == (0, "")
    assert "Winner" in ran.out


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_end_of_the_input_ends_the_game_with_a_sentence(prowl, lang):
    ran = prowl("play not_alone --seed 1", lang=lang)
    assert (ran.code, ran.err) == (0, "")
    assert ("Ввод закончился" if lang == "ru" else "The input has ended") in ran.out


def test_q_leaves(prowl):
    ran = prowl("play not_alone --seed 1", stdin="q\n1\n1\n")
    assert ran.code == 0
    assert "You leave the table" in ran.out
    assert questions(ran.out) == 1


def test_a_wrong_answer_is_explained_and_asked_again(prowl):
    for line, words in {"99": "99", "x": "“x”", "1 2": "One number", "-1": "-1", "²": "²"}.items():
        ran = prowl("play not_alone --seed 1 --set creature=2", stdin=f"{line}\n")
        assert words in ran.out
        assert questions(ran.out) == 1


def test_an_exact_number_of_answers_is_asked_for_as_such(prowl):
    ran = prowl("play not_alone --players 3 --seed 11 --bots random --set creature=2", stdin=LINES)
    assert "Exactly 2: type" in ran.out
    assert "2 different numbers, please" in ran.out
    assert re.search(r"From (\d+) to \1\b", ran.out) is None


def test_an_empty_line_shows_the_table_again(prowl):
    assert questions(prowl("play not_alone --seed 1", stdin="\n\n").out) == 3


def test_places_are_listed_by_number(prowl):
    out = prowl("play not_alone --seed 1 --set creature=2").out
    assert " 1 Go to the Lair" in out
    assert " 5 Go to the Rover" in out


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_help_shows_the_rules_of_the_moment_and_the_cards_in_hand(prowl, lang):
    out = prowl("play not_alone --seed 1 --set creature=2", stdin="?\n", lang=lang).out
    assert "NA-55" in out
    assert ("Ваши карты" if lang == "ru" else "Your cards") in out
    game = game_named("not_alone")
    jungle = next(card for card in game.cards if card.id == "jungle")
    assert " ".join(GameWords(game, lang).card_text(jungle).split()) in " ".join(out.split())
    assert "⟦" not in out


def test_help_finds_chapters_and_rules(prowl):
    out = prowl("play not_alone --seed 1", stdin="? 4\n? NA-104\n? 99\n").out
    assert "NA-37" in out
    assert "ends the game immediately" in out
    assert "no chapter and no rule “99”" in out


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_hint_says_what_a_bot_would_do_and_why(prowl, lang):
    out = prowl("play not_alone --seed 1 --players 2 --set creature=1 board_side=1", stdin="h\n", lang=lang).out
    assert ("Бот на вашем месте" if lang == "ru" else "A bot in your seat") in out
    assert "%" in out
    assert "⟦" not in out


def test_undo_goes_back_to_the_last_choice(prowl):
    out = prowl("play not_alone --seed 1 --set creature=2", stdin="u\n1\nu\n").out
    assert "nothing to take back" in out
    assert questions(out) == 3
    screens = out.split("Not Alone  seed 1")
    assert screens[1].partition("\n›")[0] == screens[3].partition("\n›")[0]
    assert screens[1].partition("\n›")[0] != screens[2].partition("\n›")[0]


def test_undo_among_people_needs_everybodys_consent(prowl):
    start = "play not_alone --players 2 --seat all --seed 1 --set creature=1 board_side=1"
    # The Creature waits, the Hunted goes somewhere, and the Creature wants to go back.
    lines = "\n1\n\n1\n\nu\n"
    refused = prowl(start, stdin=lines + "n\n")
    agreed = prowl(start, stdin=lines + "y\n")
    assert "Does everybody agree" in refused.out
    assert questions(agreed.out) > questions(refused.out)


def test_a_saved_game_goes_on_where_it_was(prowl, tmp_path):
    start = "play not_alone --players 3 --seed 6 --bots random --set creature=2"
    left = prowl(start, stdin="1\ns my game.prowl\nq\n")
    assert "--load my game.prowl" in left.out
    table, seats = loads((tmp_path / "my game.prowl").read_bytes())
    assert seats == ["person", "random", "random"]
    on = prowl("play not_alone --load", "my game.prowl", stdin="l\nq\n")
    assert (on.code, on.err) == (0, "")
    screen = left.out.split("Not Alone  seed 6")[-1]
    board = screen[: screen.index("╰")]
    assert board in on.out
    assert len(table.log) > 1


def test_a_game_is_not_saved_nowhere(prowl):
    out = prowl("play not_alone --seed 6", stdin="s\ns missing/x\ns .\n").out
    assert "Name a file" in out
    assert "missing/x" in out
    assert questions(out) == 1


def test_a_finished_game_can_be_kept(prowl, tmp_path):
    prowl("play not_alone --players 2 --seed 11 --bots random", stdin=LINES.replace("\n", "\ns end.prowl\n"))
    assert loads((tmp_path / "end.prowl").read_bytes())[0].over


def test_a_file_of_another_seat_can_be_taken_over(prowl, recorded):
    ran = prowl(f"play not_alone --load {recorded} --seat 2")
    assert ran.code == 0
    assert "Winner" in ran.out


def test_the_curtain_falls_between_two_people(prowl):
    """Between the screens of two people stands the curtain, and a screen shows the cards of its person only."""
    out = prowl("play not_alone --players 3 --seat 1,3 --seed 3 --set creature=2", stdin="\n1\n\n1\n").out
    screens = [part for part in out.split("Now it is the turn of: ") if part.strip()]
    assert [screen.splitlines()[0] for screen in screens[:2]] == ["Seat 1", "Seat 3"]
    for screen in screens:
        owner = screen.splitlines()[0]
        assert f"{owner} (you)" in screen
        assert screen.count("(you)") == questions(screen)


def test_a_person_among_bots_is_not_asked_what_has_one_answer(prowl):
    """In a window one may pass; who can only pass is not asked."""
    out = prowl("play not_alone --players 3 --seed 11 --bots random --set creature=2", stdin=LINES).out
    for screen in out.split("Not Alone  seed 11")[1:]:
        options = screen.rpartition("s FILE save")[0]
        assert " 2 " in options or " 0 " in options


# -- Offers: what one may do while others are asked ----------------------------------------

VORTEX = 6


def sitting(monkeypatch, lines: list[str], people: list[int]) -> Session:
    """Seat 1 is the Creature; seat 2 holds Vortex and has something to swap with."""
    table = Table(game_named("not_alone"), 3, {"creature": "1", "board_side": "1"}, seed=4)
    table.state.survival_hand[1] = [VORTEX]
    table.state.discard[1], table.state.hand[1] = [5], [1, 2, 3, 4]
    monkeypatch.setattr("builtins.input", lambda _: lines.pop(0))
    return Session(table, people, ["random"] * 3, Screen("en"))


def play_until(session: Session, about: str, seat: int) -> None:
    while session.table.pending[seat].about != about if seat in session.table.pending else True:
        session.go_on()


def test_an_offer_is_made_once_and_nobody_waits_for_it(monkeypatch):
    lines = ["1", "0"]
    session = sitting(monkeypatch, lines, [1])
    play_until(session, "swirl", 1)
    assert lines == ["0"]
    session.go_on()
    assert lines == []
    assert session.next_person() is None


def test_an_offer_can_be_taken_up(monkeypatch):
    session = sitting(monkeypatch, ["1", "1"], [1])
    play_until(session, "swirl", 1)
    session.go_on()
    assert session.table.log[-1].answer == ("survival", VORTEX)


def test_second_thoughts_are_left_to_undo(monkeypatch):
    session = sitting(monkeypatch, ["1"], [1])
    session.go_on()
    assert session.table.pending[1].optional
    assert session.next_person() is None


def test_among_people_an_empty_offer_is_made_too(monkeypatch):
    """Otherwise the others would learn that one holds nothing to play."""
    session = sitting(monkeypatch, ["", "1", "", "1", "", "1"], [0, 1, 2])
    session.table.state.survival_hand[1] = [VORTEX + 1]
    play_until(session, "swirl", 1)
    assert session.table.pending[1].options == []
    assert session.wants(1)


def test_seats_of_people():
    assert people_at(None, 4, []) == [0]
    assert people_at(None, 4, ["random", "person", "person", "greedy"]) == [1, 2]
    assert people_at("all", 3, []) == [0, 1, 2]
    assert people_at("3,1", 3, []) == [0, 2]


# -- The outside world -----------------------------------------------------------------------


def run(line: str, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """`prowl` as a process of its own."""
    command = [sys.executable, "-c", "import sys; from prowl.cli.main import main; sys.exit(main())", *line.split()]
    return subprocess.run(command, input=stdin, capture_output=True, env={**os.environ, **environment}, check=False)


def test_a_line_that_cannot_be_read_is_no_answer():
    ran = run("play not_alone --seed 1 --lang en", b"\xff\xfe\nq\n", PYTHONUTF8="1")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"is no answer" in ran.stdout


def test_a_terminal_without_russian_letters_gets_question_marks():
    ran = run("play not_alone --seed 1 --lang ru", PYTHONIOENCODING="ascii")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"????" in ran.stdout


def test_a_closed_input_counts_as_ended(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", None)
    assert main(["play", "not_alone", "--seed", "1", "--lang", "en"]) == 0
    assert "The input has ended" in capsys.readouterr().out


def test_a_reader_that_has_seen_enough_is_no_failure_worth_a_word():
    command = f"{sys.executable} -c 'from prowl.cli.main import main; main()' cards not_alone | head -1"
    ran = subprocess.run(command, shell=True, capture_output=True, check=False)
    assert ran.stderr == b""
