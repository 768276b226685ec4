"""Results outlast an interruption: what was found is not looked for again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from prowl.games.not_alone import GAME
from prowl.lab import simulate as lab
from prowl.lab.arena import Pairing, compare
from prowl.lab.kept import Kept
from prowl.lab.simulate import simulate


def test_what_was_kept_is_there_again(tmp_path):
    path = tmp_path / "kept.jsonl"
    Kept(path).add("a", {"n": (1, 2)})
    Kept(path).add("b", 3)
    assert Kept(path).found == {"a": {"n": [1, 2]}, "b": 3}


def test_a_line_cut_off_is_passed_over_and_spoils_no_other(tmp_path):
    path = tmp_path / "kept.jsonl"
    Kept(path).add("a", 1)
    Kept(path).add("b", 2)
    path.write_bytes(path.read_bytes()[:-4])
    Kept(path).add("c", 3)
    assert Kept(path).found == {"a": 1, "c": 3}


def test_a_line_that_is_something_else_is_passed_over(tmp_path):
    path = tmp_path / "kept.jsonl"
    path.write_text('["a", 1]\n[1, 2]\n{"a": 1}\nnonsense\n["b", 2]\n')
    assert Kept(path).found == {"a": 1, "b": 2}


def test_a_file_that_holds_something_else_is_refused(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann,\n")
    with pytest.raises(ValueError, match="kept results"):
        Kept(path)
    assert path.read_text() == "Dear Ann,\n"


def test_kept_games_are_not_played_again(tmp_path, monkeypatch):
    path = tmp_path / "games.jsonl"
    simulate(GAME, 4, 30, seed=1, kept=Kept(path))
    whole = simulate(GAME, 4, 60, seed=1)
    played = []
    play_one = lab.play_one
    monkeypatch.setattr(lab, "play_one", lambda task, number: played.append(number) or play_one(task, number))
    told = []
    rest = simulate(GAME, 4, 60, seed=1, kept=Kept(path), progress=lambda done, total: told.append((done, total)))
    assert played == list(range(30, 60))
    assert told == [(55, 60), (60, 60)]
    assert replace(rest, cpu_seconds=0.0) == replace(whole, cpu_seconds=0.0)
    assert rest.cpu_seconds > 0


def test_games_of_other_bots_seeds_and_settings_are_kept_apart(tmp_path):
    kept = Kept(tmp_path / "games.jsonl")
    simulate(GAME, 3, 5, seed=1, kept=kept)
    simulate(GAME, 3, 5, seed=2, kept=kept)
    simulate(GAME, 3, 5, seed=1, settings={"creature": "2"}, kept=kept)
    simulate(GAME, 4, 5, seed=1, kept=kept)
    assert len(kept.found) == 20


def test_a_comparison_goes_on_where_it_was(tmp_path):
    path, pairing = tmp_path / "games.jsonl", Pairing("Hunted", (1, 2), "greedy", "random", others="random")
    first = compare(GAME, 3, pairing, 2, seed=1, kept=Kept(path))
    again = Kept(path)
    assert compare(GAME, 3, pairing, 2, seed=1, kept=again).data() == first.data()
    assert len(again.found) == 4
