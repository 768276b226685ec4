"""Whatever is asked wrongly gets a sentence in the user's language and exit code 2; a check that fails gets 1."""

from __future__ import annotations

import json

import pytest

BAD_USAGE = {
    "no such command": "fly",
    "no game": "play",
    "unknown game": "play ludo",
    "unknown game, cards": "cards ludo",
    "unknown game, rules": "rules ludo",
    "unknown game, simulate": "simulate ludo --games 1",
    "unknown game, record": "record ludo -o x",
    "unknown game, prove-fair": "prove-fair ludo",
    "no game to prove": "prove-fair",
    "a game and all of them": "prove-fair not_alone --all",
    "unknown bot to prove": "prove-fair not_alone --bots genius",
    "a bot that goes by the clock": "prove-fair not_alone --bots greedy,search",
    "too many players for a bot": "prove-fair not_alone --bots greedy --players 9",
    "every decision of no bot": "prove-fair not_alone --every 2",
    "jobs without a bot": "prove-fair not_alone --jobs 2",
    "no decision at all": "prove-fair not_alone --bots greedy --every 0",
    "unknown argument": "games --loud",
    "shortened argument": "games --js",
    "value for a flag": "games --json=1",
    "no value": "play not_alone --players",
    "no number": "play not_alone --players many",
    "negative players": "play not_alone --players -3",
    "no players": "play not_alone --players 0",
    "too many players": "play not_alone --players 8",
    "too many players by far": "simulate not_alone --games 1 --players 99999999999999999999",
    "seat out of range": "play not_alone --players 3 --seat 4",
    "seat zero": "play not_alone --seat 0",
    "no seat": "play not_alone --seat 1,,2",
    "a seat by name": "play not_alone --seat creature",
    "unknown bot": "play not_alone --bots genius",
    "a search without iterations": "play not_alone --bots search:",
    "a search of no iterations": "simulate not_alone --games 1 --bots search:0",
    "iterations for greedy": "record not_alone -o x.prowl --bots greedy:5",
    "too few bots": "simulate not_alone --games 1 --players 3 --bots random,random",
    "a seed that is too long": "play not_alone --seed 99999999999999999999999",
    "negative seed": "simulate not_alone --games 1 --seed -1",
    "option without value": "play not_alone --set expert",
    "option without key": "play not_alone --set =yes",
    "unknown option": "play not_alone --set speed=high",
    "unknown value": "play not_alone --set expert=maybe",
    "unknown language": "games --lang de",
    "no file": "replay missing.prowl",
    "a directory": "replay .",
    "no file to go on with": "play not_alone --load missing.prowl",
    "no games": "simulate not_alone --games 0",
    "negative games": "simulate not_alone --games -5",
    "negative jobs": "simulate not_alone --games 1 --jobs -1",
    "games missing": "simulate not_alone",
    "unknown game, balance": "balance ludo",
    "players that are no numbers": "balance not_alone --players some",
    "players downwards": "balance not_alone --players 4-2",
    "players without an end": "balance not_alone --players 2-",
    "more players than the game has": "balance not_alone --players 2-9",
    "no bots to balance": "balance not_alone --bots=",
    "unknown strength": "balance not_alone --bots weighted,genius",
    "unknown value of an axis": "balance not_alone --set expert=no,maybe",
    "axis without a value": "balance not_alone --set expert=",
    "unknown card": "balance not_alone --without joker",
    "no card": "balance not_alone --without despair,",
    "a card that is in no deck": "balance not_alone --without lair",
    "a card of a stack": "balance tremble --without moscow",
    "a card that is laid out": "balance tremble --without starting_saucer",
    "a card of a player": "balance predator --set avatars=random --without experience",
    "no games to balance": "balance not_alone --games 0",
    "a first game that is none": "balance not_alone --from -1",
    "a sample that is none": "balance not_alone --sample some",
    "a report that cannot be written": "balance not_alone -o missing/report.md",
    "a report that is a directory": "balance not_alone -o .",
    "games kept nowhere": "balance not_alone --keep missing/games.jsonl",
    "output missing": "record not_alone",
    "unwritable output": "record not_alone -o missing/game.prowl",
    "output that is a directory": "record not_alone -o .",
    "rules of nothing": "rules",
    "rules of one and all": "rules not_alone --all",
    "puzzles of an unknown game": "puzzles ludo",
    "puzzles for an unknown bot": "puzzles --bots genius",
    "puzzles for no bot": "puzzles --bots greedy,",
    "no tries": "puzzles --tries 0",
    "an unknown puzzle": "puzzles not_alone --show nothing",
    "a puzzle of no game": "puzzles --show stop_the_clock",
    "a puzzle to show and to play": "puzzles not_alone --show stop_the_clock --play stop_the_clock",
    "no puzzle to explain": "puzzles not_alone --solve",
    "no moment": "view game.prowl --seat 1",
    "no seat to view": "view game.prowl --at 1",
}


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("line", BAD_USAGE.values(), ids=BAD_USAGE)
def test_bad_usage_gets_a_sentence_and_exit_code_2(prowl, line, lang):
    ran = prowl(line, lang=lang)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.strip()
    assert "Traceback" not in ran.err
    assert "⟦" not in ran.err
    assert any("а" <= letter <= "я" for letter in ran.err.lower()) is (lang == "ru")


def test_a_language_that_is_asked_for_comes_before_the_environment(prowl):
    assert "Игры «ludo» нет" in prowl("cards ludo --lang ru", lang="en").err
    assert "There is no game" in prowl("cards ludo --lang=en", lang="ru").err
    assert "Игры «ludo» нет" in prowl("--lang ru cards ludo", lang="en").err


def test_the_language_of_the_system_is_the_last_resort(prowl, monkeypatch):
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "нет" in prowl("cards ludo", lang="").err
    monkeypatch.setenv("LANG", "C")
    assert "no game" in prowl("cards ludo", lang="").err


@pytest.mark.parametrize("seat", ["0", "4", "-1", "x", "²", ""])
def test_view_knows_only_the_seats_of_the_game(prowl, recorded, seat):
    ran = prowl(f"view {recorded} --at 1", f"--seat={seat}")
    assert (ran.code, ran.out) == (2, "")
    assert "1 to 3" in ran.err


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_moment_lies_beyond_the_end(prowl, recorded, lang):
    answers = json.loads(prowl(f"replay {recorded} --json").out)["answers"]
    for line in (f"view {recorded} --seat 1 --at {answers + 1}", f"replay {recorded} --until {answers + 1}"):
        ran = prowl(line, lang=lang)
        assert (ran.code, ran.out) == (2, "")
        assert str(answers) in ran.err
    assert prowl(f"view {recorded} --seat 1 --at {answers}").code == 0
    assert prowl(f"view {recorded} --seat 1 --at -1").code == 2


DAMAGE = {
    "cut short": lambda text: text[: len(text) // 2],
    "empty": lambda text: "",
    "not a table": lambda text: "{}",
    "another seed": lambda text: text.replace('"seed": 5', '"seed": 6'),
    "another game": lambda text: text.replace("not_alone", "ludo"),
    "older rules": lambda text: text.replace('"rules": "1"', '"rules": "0"'),
    "an answer left out": lambda text: "\n".join(text.splitlines()[:12] + text.splitlines()[13:]),
}


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_file_fails_the_check(prowl, recorded, tmp_path, damage, lang):
    path = tmp_path / recorded
    path.write_text(damage(path.read_text("utf-8")), "utf-8")
    for line in (f"replay {recorded}", f"view {recorded} --at 0 --seat 1", f"play not_alone --load {recorded}"):
        ran = prowl(line, lang=lang)
        assert (ran.code, ran.out) == (1, "")
        assert ran.err.strip()
        assert "⟦" not in ran.err
        assert "Traceback" not in ran.err


def test_binary_files_are_refused(prowl, tmp_path):
    (tmp_path / "x").write_bytes(bytes(range(256)))
    assert prowl("replay x").code == 1


@pytest.mark.parametrize("more", ["--players 3", "--seed 4", "--set expert=yes"])
def test_a_saved_game_brings_its_own_options(prowl, recorded, more):
    ran = prowl(f"play not_alone --load {recorded} {more}")
    assert ran.code == 2
    assert more.split()[0] in ran.err


def test_a_fault_of_prowl_is_told_in_a_sentence(prowl, monkeypatch):
    def fails(*_):
        raise RuntimeError("a bolt from the blue")

    monkeypatch.setattr("prowl.cli.cards.figures", fails)
    ran = prowl("cards not_alone --json")
    assert (ran.code, ran.out) == (1, "")
    assert "a bolt from the blue" in ran.err
    assert "Traceback" not in ran.err
    monkeypatch.setenv("PROWL_DEBUG", "1")
    assert "Traceback" in prowl("cards not_alone --json").err


def test_an_interrupted_command_says_so(prowl, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("prowl.cli.cards.figures", interrupted)
    ran = prowl("cards not_alone --json", lang="ru")
    assert ran.code == 130
    assert "Прервано" in ran.err
