"""Every way a game can end has a recorded game, and it plays today as it was played then."""

from __future__ import annotations

import pytest

from prowl.kernel.game import games
from prowl.kernel.record import loads
from tests.golden.stories import ROOT, golden, outcomes, story

GAMES = games()
ENDINGS = [(game, outcome) for game in GAMES.values() for outcome in sorted(outcomes(game))]
FILES = sorted(path for path in ROOT.glob("*/*.prowl") if path.parent.name in GAMES)

each_ending = pytest.mark.parametrize(("game", "outcome"), ENDINGS, ids=[f"{g.id}-{o}" for g, o in ENDINGS])
each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")


@each_ending
def test_there_is_a_golden_game_for_every_way_to_end(game, outcome):
    assert golden(game, outcome).is_file(), "record one: scripts/golden --record"


@each_file
def test_a_golden_game_plays_as_it_was_recorded_down_to_the_last_digest(path):
    table, names = loads(path.read_bytes())
    assert len(names) == table.players
    assert table.state.outcome == path.stem
    assert table.result is not None
    assert table.result.outcome == path.stem


@each_file
def test_a_golden_game_is_told_in_words_as_it_is_played(path):
    told = path.with_suffix(".txt").read_text("utf-8")
    assert "⟦" not in told, "a message is missing"
    assert told == story(*loads(path.read_bytes())), "the words have changed: tell the stories again, scripts/golden"


@each_file
def test_a_golden_game_ends_in_a_way_the_game_knows(path):
    assert path.stem in outcomes(GAMES[path.parent.name])


def test_no_story_is_left_without_its_game():
    assert {path.with_suffix("") for path in ROOT.glob("*/*.txt")} == {
        path.with_suffix("") for path in ROOT.glob("*/*.prowl")
    }
