"""What if? Other answers of a game that is over, played on."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from prowl.kernel.game import games
from prowl.kernel.state import digest
from prowl.kernel.table import Table
from prowl.lab.arena import interval
from prowl.lab.drive import finished
from prowl.lab.what_if import ANSWERS, Contest, Continued, Question, compared, what_if

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
def test_every_likely_answer_is_played_on_and_the_better_ones_more_often(name, dealt):
    table, seat, taken = before(name, left=40)
    found = what_if(table, seat, taken, dealt, seed=7, games=48)
    assert found[0].taken
    assert found[0].answer == taken
    assert [each.taken for each in found].count(True) == 1
    assert 1 <= len(found) <= ANSWERS
    assert sum(each.games for each in found) <= 48
    assert all(0 <= each.won <= each.games and each.games >= 48 // (3 * ANSWERS) for each in found)
    # The answer that was given is there to the end.
    assert found[0].games == max(each.games for each in found)
    shares = [each.share for each in found[1:]]
    assert shares == sorted(shares, reverse=True)


def test_games_go_to_the_better_answers_and_each_has_an_interval_of_its_own():
    """Eight answers: all get a share, then the better four and the better two; the first is the one that was given."""
    chances = (0.1, 0.2, 0.9, 0.3, 0.8, 0.4, 0.5, 0.6)
    contest = Contest(tuple(Continued(answer, answer == 0, 0, 0) for answer in range(8)), 480, 1e9)
    lucks = [Random(nth).random() for nth in range(500)]
    contest = compared(contest, lambda a, nth: lucks[nth] < chances[a])
    found = {each.answer: each for each in contest.found}
    assert (contest.played, contest.planned, contest.done) == (480, 480, 1.0)
    assert [found[answer].games for answer in range(8)] == [140, 20, 140, 20, 60, 20, 20, 60]
    for answer, each in found.items():
        assert each.won == sum(luck < chances[answer] for luck in lucks[: each.games])
        assert each.interval == interval(each.won, each.games)


@pytest.mark.parametrize("dealt", ["as_it_was", "as_i_knew"])
@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_chances_and_the_table_stays_as_it_is(name, dealt):
    table, seat, taken = before(name, left=25)
    state = digest(table.state)
    once = what_if(table, seat, taken, dealt, seed=1, games=16)
    assert what_if(table, seat, taken, dealt, seed=1, games=16) == once
    assert digest(table.state) == state


@pytest.mark.parametrize("dealt", ["as_it_was", "as_i_knew"])
@pytest.mark.parametrize("name", GAMES)
def test_played_in_pieces_it_comes_to_the_same(name, dealt):
    table, seat, taken = before(name, left=25)
    question = Question(table, seat, taken, dealt, 1)
    contest, steps = question.begin(games=16), []
    while not contest.over:
        # No time at all: one game with each answer, then whoever asked is told.
        contest = pickle.loads(pickle.dumps(question.go_on(contest, seconds=0.0)))
        steps.append((contest.played, contest.done))
    assert contest.found == what_if(table, seat, taken, dealt, seed=1, games=16)
    assert steps == sorted(steps)
    assert len(steps) > 1
    assert steps[-1] == (contest.planned, 1.0)


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
