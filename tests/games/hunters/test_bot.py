"""What bots make of Hunters."""

from __future__ import annotations

import pytest

from prowl.games.encounters.hunters import GAME
from prowl.games.encounters.hunters.bot import MIND, value, weights
from tests.games.hunters.table import ANN, BOB, acting, table
from tests.games.hunters.test_hidden_information import sensible_game


def weighs(scene, seat: int = ANN) -> dict[tuple, float]:
    ask = scene.ask(seat)
    options = list(ask.options)
    return dict(zip(options, weights(scene.s, ask, options), strict=True))


def best(scene, seat: int = ANN):
    found = weighs(scene, seat)
    return scene.wire.option("action", max(found, key=lambda option: found[option]))


@pytest.mark.parametrize(
    ("players", "settings", "seed", "outcome"),
    [
        (2, {}, 1, "ultimate_killed"),
        (2, {}, 7, "hunter_dead"),
        (2, {}, 0, "prey_gone"),
        (2, {"side": "together"}, 0, "pack_won"),
        (4, {"side": "together"}, 0, "pack_lost"),
    ],
)
def test_sensible_games_reach_every_ending(players: int, settings: dict[str, str], seed: int, outcome: str):
    *_, table = sensible_game(players, seed, settings)
    assert table.state.outcome == outcome


def test_more_honour_than_the_best_rival_is_worth_more():
    ahead = table(trophies={ANN: ["pt_blain"]})
    assert value(ahead, ANN) > 0.5 > value(ahead, BOB)
    assert value(ahead, ANN) + value(ahead, BOB) == pytest.approx(1.0)


def test_alone_honour_is_weighed_against_the_mark_of_a_master():
    assert value(table(1, trophies={ANN: ["pt_blain"]}), ANN) > value(table(1), ANN)


def test_a_pack_fears_for_its_weakest():
    pack = {"side": "together"}
    assert value(table(settings=pack, health=[10, 2]), ANN) < value(table(settings=pack), ANN)


def test_nobody_kills_the_ultimate_prey_when_that_loses_the_game():
    behind = table(combat=["wh_dutch", "ns_rebel"], attack=12, trophies={BOB: ["wh_billy", "wh_dillon", "pt_blain"]})
    assert best(acting(behind)) == ["fight", "ns_rebel"]
    ahead = table(combat=["wh_dutch", "ns_rebel"], attack=12, trophies={BOB: ["pt_blain"]})
    assert best(acting(ahead)) == ["fight", "wh_dutch"]


def test_a_duel_for_the_kill_comes_before_common_prey():
    s = table(attack=5, duels=1, health=[10, 1], wilds={"river": "ns_rebel"})
    assert best(acting(s)) == ["duel", BOB]


def test_nobody_kills_what_brings_only_dishonour():
    assert best(acting(table(combat=["wh_anna"], attack=2))) == ["end"]


def test_moments_grow_with_every_turn():
    last = -1
    for each in sensible_game(2, 4, {}):
        now = MIND.moment(each.state)
        assert now >= last
        last = now
    assert GAME.mind is MIND
