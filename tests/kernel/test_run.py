"""One game in motion, without a log."""

from __future__ import annotations

from prowl.kernel.rng import seeded
from prowl.kernel.run import Run
from prowl.kernel.table import Table
from tests.kernel.play import any_decision, everything, game_of, luck, random_game
from tests.kernel.toy import TOY, hide


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
