"""One game in motion, without a log."""

from __future__ import annotations

import pytest

from prowl.kernel.players import Player
from prowl.kernel.prompts import choose, choose_some, may
from prowl.kernel.rng import seeded
from prowl.kernel.run import Run
from prowl.kernel.table import Table
from tests.kernel.play import any_decision, everything, game_of, luck, random_game
from tests.kernel.toy import TOY, hide, seek, weather


def fresh(game=TOY, seed: int = 3) -> Run:
    run = Run(game, game.setup(2, game.checked(2, {}), seeded(seed, game.streams)))
    run.start()
    return run


def test_a_run_plays_the_same_game_as_a_table():
    run, table = fresh(), Table(TOY, 2, seed=3)
    chance = luck(1)
    while not run.over:
        decision = any_decision(run, chance)
        run.send(*decision)
        table.decide(*decision)
        assert everything(run) == everything(table)
    assert table.over


def test_phases_that_ask_nothing_are_passed_through():
    calls: list = []
    run = fresh(game_of(calls.append, calls.append, hide))
    assert len(calls) == 2
    assert sorted(run.must_act()) == [0, 1]


def test_a_game_may_end_before_anybody_is_asked():
    run = fresh(game_of())
    assert (run.over, run.pending, run.must_act()) == (True, {}, [])


def test_every_phase_is_announced_before_it_begins():
    phases: list = []
    game = game_of(hide)
    run = Run(game, game.setup(2, game.checked(2, {}), seeded(1, game.streams)), lambda s: phases.append(s.at))
    run.start()
    assert phases == [1]
    run.send(0, 1)
    run.send(1, 2)
    assert phases == [1, 2]


def test_a_run_may_start_from_any_state_at_the_beginning_of_a_phase():
    for table in random_game(3, 8):
        if table.saves[-1].at == len(table.log) and not table.over:
            run = Run(TOY, table.saves[-1].state.copy())
            run.start()
            assert everything(run) == everything(table)


def test_who_may_answer_but_need_not_is_not_waited_for():
    run = fresh(game_of(hide))
    run.send(0, 1)
    assert run.pending[0].optional
    assert run.must_act() == [1]


class First(Player):
    """Takes what comes first, and notes what it was asked."""

    def __init__(self):
        self.asked: list = []

    def one(self, s, seat, options, about, values):
        self.asked.append((seat, about, list(options)))
        return options[0]

    def some(self, s, seat, options, about, least, most, values):
        self.asked.append((seat, about, list(options), least, most))
        return tuple(options[:most])

    def reply(self, s, asked):
        ask = next(ask for ask in asked.values() if not ask.optional)
        self.asked.append((ask.seat, ask.about, "waits"))
        return ask.seat, next(ask.answers())


def asking(*questions):
    """A game of one phase that asks these, and what was answered."""
    answers: list = []

    def phase(s):
        for question in questions:
            answer = yield from question(s)
            answers.append(answer)

    return game_of(phase), answers


def unstarted(game):
    return Run(game, game.setup(2, game.checked(2, {}), seeded(3, game.streams)))


def test_a_player_answers_in_place_and_nothing_waits():
    game, answers = asking(
        lambda s: choose(s, 0, lambda: [4, 5], "number"),
        lambda s: choose_some(s, 1, (6, 7, 8), "numbers", least=1, most=2),
        lambda s: may(s, 1, "really"),
    )
    run, player = unstarted(game), First()
    run.play_out(player)
    assert run.over
    assert answers == [4, (6, 7), True]
    assert player.asked == [(0, "number", [4, 5]), (1, "numbers", [6, 7, 8], 1, 2), (1, "really", [("yes",), ("no",)])]


def test_a_player_is_not_asked_where_there_is_one_option_unless_the_rule_always_asks():
    game, answers = asking(
        lambda s: choose(s, 0, (4,), "number"),
        lambda s: choose(s, 0, (5,), "number", always=True),
        lambda s: choose_some(s, 0, (6,), "numbers", least=1, most=1),
    )
    run, player = unstarted(game), First()
    run.play_out(player)
    assert (answers, player.asked) == ([4, 5, (6,)], [(0, "number", [5])])


def test_a_player_who_takes_over_answers_what_waits_first():
    run, player = fresh(game_of(hide)), First()
    run.play_out(player)
    assert run.over
    assert player.asked == [(0, "hide.spot", "waits"), (1, "hide.spot", "waits")]


def test_a_playout_stops_at_the_first_question_of_a_phase_beyond_its_end_and_can_go_on():
    run, player = unstarted(game_of(hide, seek, weather, hide)), First()
    run.play_out(player, lambda s: s.wind > 0)
    assert [about for _, about, *_ in player.asked] == ["hide.spot"] * 2 + ["seek.spot"] * 2
    assert [(ask.seat, ask.about) for ask in run.pending.values()] == [(0, "hide.spot"), (1, "hide.spot")]
    assert run.state.player is None
    run.play_out(player)
    assert run.over


def test_a_playout_that_is_beyond_its_end_answers_nothing():
    run, player = fresh(game_of(hide)), First()
    run.play_out(player, lambda s: True)
    assert (player.asked, sorted(run.pending)) == ([], [0, 1])


def test_a_playout_of_a_game_that_is_over_changes_nothing():
    run, player = unstarted(TOY), First()
    run.play_out(player)
    before = everything(run)
    run.play_out(player)
    assert everything(run) == before


def test_a_player_is_gone_when_a_rule_fails():
    def broken(s):
        raise ZeroDivisionError

    run = unstarted(game_of(broken))
    with pytest.raises(ZeroDivisionError):
        run.play_out(First())
    assert run.state.player is None
