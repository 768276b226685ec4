"""What nobody may see, and what everybody may: nothing hidden leaks in games that sensible people play."""

from __future__ import annotations

from collections import Counter

import pytest

from prowl.games.encounters.hunters import GAME
from prowl.kernel.record import dumps, loads, to_record
from prowl.kernel.rng import below
from prowl.kernel.table import Table
from prowl.kernel.views import piles
from prowl.lab.drive import any_answer, luck
from prowl.lab.fairness import FairnessReport, leaks_at, prove_fair
from tests.games.hunters.table import ANN, BOB, SPECTATOR, acting, names, play, table

TABLES = [
    (1, {"film": "film_2", "tests": "on", "rivalry": "secret"}),
    (2, {"film": "mix", "tests": "on", "rivalry": "secret", "ambush": "on"}),
    (3, {"film": "film_1", "tests": "on", "open_trophies": "on", "rivalry": "open"}),
    (3, {"film": "film_2", "side": "together", "tests": "on"}),
]


def sensible_game(players: int, seed: int, settings: dict[str, str], *, digests: bool = False):
    """The table after each decision of people who weigh their options."""
    chance = luck(f"sensible/{players}/{seed}")
    table = Table(GAME, players, settings, seed, digests=digests)
    yield table
    while not table.over:
        seat, ask = next(iter(table.pending.items()))
        answer = weighed(table, ask, chance) if ask.single else any_answer(ask, chance)
        table.decide(seat, answer)
        yield table


def weighed(table: Table, ask, chance):
    options = list(ask.options)
    weights = GAME.mind.weigh(table.state, ask, options)
    parts = [round(1000 * weight) for weight in weights]
    if not any(parts):
        return any_answer(ask, chance)
    drawn = below(chance, "moves", sum(parts))
    for option, part in zip(options, parts, strict=True):
        drawn -= part
        if drawn < 0:
            return option
    raise AssertionError


@pytest.mark.parametrize(("players", "settings"), TABLES)
def test_nothing_leaks_in_a_sensible_game(players: int, settings: dict[str, str]):
    report = FairnessReport(GAME.id, players)
    for i, each in enumerate(sensible_game(players, 1, settings)):
        if i % 5 == 0 or each.over:
            assert list(leaks_at(each, 1, report)) == []
    assert report.different


@pytest.mark.parametrize("players", [1, 2, 4])
def test_nothing_leaks_in_random_games_with_any_settings(players: int):
    assert prove_fair(GAME, players, games=2, seed=5).leaks == []


@pytest.mark.parametrize(("players", "settings"), TABLES)
def test_every_card_lies_in_exactly_one_zone_all_game_long(players: int, settings: dict[str, str]):
    begun = None
    for each in sensible_game(players, 2, settings):
        cards = Counter(card for _, _, _, pile in piles(each.state) for card in pile)
        assert max(cards.values()) == 1
        if min(each.state.avatar) >= 0:
            begun = begun or set(cards)
            assert set(cards) == begun


def test_the_prey_deck_the_decks_of_gear_and_traps_and_the_arsenal_are_counts_for_everybody():
    scene = acting(table(gear_deck=["g_mud"], trap_deck=["t_net"], arsenal=["ws_war_cry"], prey=["ns_rebel"]))
    for seat in (ANN, BOB, SPECTATOR):
        seen = scene.view(seat)
        assert [seen[name] for name in ("gear_deck", "trap_deck", "barracks", "enemy_deck")] == [{"count": 1}] * 4


def test_whoever_looked_at_a_prey_card_remembers_it_where_it_lies_and_nobody_else_does():
    scene = play(acting(table(hand={ANN: ["silent_approach"]}, prey=["pt_blain", "ns_rebel"])), ANN, "silent_approach")
    scene.say(ANN, "use", "silent_approach").say(ANN, "under")
    assert scene.view(ANN)["enemy_deck"] == {"count": 2, "known": ["pt_blain"]}
    assert scene.view(BOB)["enemy_deck"] == {"count": 2}


def test_cards_on_the_table_are_open():
    s = table(traps={ANN: ["t_net"]}, combat=["ns_rebel"], gear={"ns_rebel": ["g_mud"]}, testing=["test_speed"])
    seen = acting(s).view(SPECTATOR)
    assert (seen["traps"][ANN], seen["geared"], seen["bearers"]) == (["t_net"], ["g_mud"], ["ns_rebel"])
    assert seen["testing"] == ["test_speed"]
    assert names(s.combat) == ["ns_rebel"]


@pytest.mark.parametrize(("players", "settings"), TABLES)
def test_a_game_saved_and_loaded_is_the_same_game(players: int, settings: dict[str, str]):
    *_, table = sensible_game(players, 4, settings, digests=True)
    loaded, _ = loads(dumps(to_record(table)), lambda name: GAME)
    assert (loaded.digest(), loaded.log) == (table.digest(), table.log)
    assert loaded.result == table.result
