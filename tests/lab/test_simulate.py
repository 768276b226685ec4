"""Many games at once: the same result whatever the number of processes, and errors are counted, not thrown."""

from __future__ import annotations

from dataclasses import replace
from math import isclose

import pytest

from prowl.games.not_alone import GAME
from prowl.kernel.errors import BadOptions
from prowl.lab.arena import Comparison, Pairing, compare, markdown, paired
from prowl.lab.simulate import simulate


def without_time(report):
    return replace(report, cpu_seconds=0.0)


@pytest.mark.parametrize(("bots", "games"), [("random", 30), (("random", "greedy", "random"), 3)])
def test_the_number_of_processes_changes_nothing(bots, games, monkeypatch):
    monkeypatch.setattr("prowl.lab.simulate.CHUNK", 2)
    alone, together = (simulate(GAME, 3, games, bots, seed=4, jobs=jobs) for jobs in (1, 2))
    assert without_time(alone) == without_time(together)
    assert alone.finished == alone.games == games
    assert not alone.errors
    assert sum(alone.outcomes.values()) == games
    assert alone.rounds_mean > 1
    assert alone.decisions > games


def test_another_seed_gives_other_games():
    assert simulate(GAME, 4, 20, seed=1).winners != simulate(GAME, 4, 20, seed=2).winners


def test_more_games_begin_with_the_same_ones():
    assert simulate(GAME, 4, 60, seed=1).winners[:30] == simulate(GAME, 4, 30, seed=1).winners


def test_progress_is_told_to_the_end():
    told = []
    simulate(GAME, 4, 60, seed=1, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (60, 60)
    assert told == sorted(told)


def test_a_game_that_fails_is_counted_and_does_not_stop_the_others():
    def broken(players, settings, chance):
        if chance["setup"] % 2:
            raise RuntimeError("a card is missing")
        return GAME.setup(players, settings, chance)

    report = simulate(replace(GAME, id="broken", setup=broken), 4, 20, seed=1)
    assert 0 < len(report.errors) < 20
    assert report.finished + len(report.errors) == 20
    assert "a card is missing" in report.errors[0]


def test_every_seat_needs_a_bot():
    with pytest.raises(ValueError, match="each seat"):
        simulate(GAME, 4, 1, ("random", "random"))


def test_settings_are_checked():
    with pytest.raises(BadOptions):
        simulate(GAME, 4, 1, settings={"creature": "nobody"})


def test_the_difference_of_pairs_has_an_interval():
    low, mean, high = paired([1, 1, 1, 0], [0, 0, 1, 0])
    assert isclose(mean, 0.5)
    assert low < mean < high
    assert paired([1, 0], [1, 0]) == (0, 0, 0)


def test_a_bot_is_as_good_as_itself():
    found = compare(GAME, 4, Pairing("Hunted", (1, 2, 3), "random", "random", "random"), 20, settings={"creature": "1"})
    assert (found.difference, found.low, found.high, found.clear) == (0, 0, 0, False)
    assert found.data()["pairing"]["side"] == (1, 2, 3)


def test_comparisons_make_a_table():
    pairing = Pairing("Hunted", (1, 2), "greedy", "random", "random")
    table = markdown([Comparison(pairing, 200, 0.9, 0.1, 0.8, 0.7, 0.9, 0, 1.0)])
    assert "| Hunted | random | greedy | 90.0% | random | 10.0% | +80.0% (+70.0% … +90.0%) | 200 |" in table
