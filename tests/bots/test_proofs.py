"""What is published of the bots is true: it covers all games and levels, holds for these rules, and comes out again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from prowl.bots import LEVELS, proofs
from prowl.bots.proofs import PROVED, published, read, written
from prowl.kernel.game import game_named, games
from prowl.lab.fair_bots import EVERY, GAMES, prove_bot

DEAR = {("predator", "greedy"), ("tremble", "search")}
AGAIN = "Rules or bots have changed: scripts/prove-fair proves them again."


def published_of(name: str, level: str) -> proofs.Proof:
    return next(each for each in published() if (each.game, each.level) == (name, level))


def test_every_level_of_every_game_is_proved_once():
    assert [(each.game, each.level) for each in published()] == [(name, level) for name in games() for level in LEVELS]


def test_the_proofs_are_of_the_rules_as_they_are_now():
    assert {each.game: each.rules for each in published()} == {each.id: each.version for each in games().values()}, (
        AGAIN
    )
    assert all(set(proofs.proofs_of(game)) == set(LEVELS) for game in games().values())


@pytest.mark.parametrize("proof", published(), ids=lambda each: f"{each.game}-{each.level}")
def test_a_proof_is_what_its_command_proves_if_nobody_says_otherwise(proof):
    """All numbers of players, so many games of each from seed 0, one decision in so many."""
    game = game_named(proof.game)
    assert proof.bot == PROVED[proof.level]
    assert proof.command == f"prowl prove-fair {game.id} --bots {proof.bot}"
    assert proof.every == EVERY
    assert [(each.players, each.seed) for each in proof.games] == [
        (players, seed) for players in game.players for seed in range(GAMES)
    ]
    assert all(each.choices <= each.different <= each.compared <= each.decisions for each in proof.games)
    assert proof.total("different") > 100
    assert proof.total("choices") > 100


# Every level in two games, and every game: what costs most is left out.
SLICES = [(name, level) for name in games() for level in LEVELS if (name, level) not in DEAR]


@pytest.mark.parametrize(("name", "level"), SLICES)
def test_the_shortest_game_of_a_proof_comes_out_again_move_by_move(name, level):
    proof = published_of(name, level)
    shortest = min(proof.games, key=lambda each: each.compared)
    report = prove_bot(game_named(name), proof.bot, [shortest.players], 1, shortest.seed, proof.every)
    (again,) = report.games
    assert report.fair
    assert {field: getattr(again, field) for field in shortest.__struct_fields__} == {
        field: getattr(shortest, field) for field in shortest.__struct_fields__
    }, AGAIN


def test_the_file_is_as_it_is_written_and_read():
    text = (proofs.files("prowl.bots") / proofs.FILE).read_bytes()
    assert read(text) == published()
    assert written(published()).encode() == text


def test_other_rules_have_no_proof():
    game = game_named("not_alone")
    assert proofs.proofs_of(replace(game, version=f"{game.version}.1")) == {}
