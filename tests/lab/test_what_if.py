"""What if? Other answers of a game that is over, played on."""

from __future__ import annotations

import pytest

from prowl.kernel.game import games
from prowl.kernel.state import digest
from prowl.kernel.table import Table
from prowl.lab.arena import interval
from prowl.lab.drive import finished
from prowl.lab.what_if import ANSWERS, what_if

GAMES = sorted(games())


def before(name: str, left: int, seed: int = 3) -> tuple[Table, int, object]:
    """A random game so many decisions before its end, and the decision that came then."""
    game = games()[name]
    over = finished(game, max(2, game.players[0]), seed)
    at = len(over.log) - left
    table = Table(game, over.players, over.settings, over.seed)
    for seat, answer in over.log[:at]:
        table.decide(seat, answer)
    return table, *over.log[at]


@pytest.mark.parametrize("dealt", ["as_it_was", "as_i_knew"])
@pytest.mark.parametrize("name", GAMES)
def test_every_likely_answer_is_played_on_as_often(name, dealt):
    table, seat, taken = before(name, left=40)
    found = what_if(table, seat, taken, dealt, seed=7, games=24)
    assert found[0].taken
    assert found[0].answer == taken
    assert [each.taken for each in found].count(True) == 1
    assert len({each.games for each in found}) == 1
    assert 1 <= len(found) <= ANSWERS
    assert all(0 <= each.won <= each.games for each in found)
    others = [each.won for each in found[1:]]
    assert others == sorted(others, reverse=True)


@pytest.mark.parametrize("dealt", ["as_it_was", "as_i_knew"])
@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_chances_and_the_table_stays_as_it_is(name, dealt):
    table, seat, taken = before(name, left=25)
    state = digest(table.state)
    once = what_if(table, seat, taken, dealt, seed=1, games=16)
    assert what_if(table, seat, taken, dealt, seed=1, games=16) == once
    assert digest(table.state) == state


@pytest.mark.parametrize("name", GAMES)
def test_the_last_answer_of_a_game_with_the_cards_as_they_were_ends_as_it_ended(name):
    game = games()[name]
    for seed in range(6):
        table, seat, taken = before(name, left=1, seed=seed)
        over = table.clone()
        over.send(seat, taken)
        assert over.over
        found = what_if(table, seat, taken, "as_it_was", seed=2, games=8)[0]
        assert found.won == (found.games if seat in game.result(over.state).winners else 0)


def test_out_of_time_there_is_still_one_game_for_each_answer():
    table, seat, taken = before("not_alone", left=40)
    assert {each.games for each in what_if(table, seat, taken, "as_it_was", seed=7, seconds=0.0)} == {1}


def test_the_interval_of_a_share_holds_it_and_narrows_with_more_games():
    low, high = interval(5, 10)
    assert (round(low, 3), round(high, 3)) == (0.237, 0.763)
    assert interval(0, 10)[0] == 0.0
    assert interval(10, 10)[1] == 1.0
    wide, narrow = interval(50, 100), interval(500, 1000)
    assert wide[1] - wide[0] > narrow[1] - narrow[0]
