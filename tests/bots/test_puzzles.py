"""Every puzzle is a position of its game, claims what is true, and is solved by the bots that are said to solve it."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from prowl.bots import bot_named
from prowl.bots.puzzles import Posed, answered, is_known_failure, known_failures, pose, times_right, unhurried
from prowl.kernel.game import Game, games
from prowl.kernel.puzzles import KINDS, SURVIVE, UNTIL, WIN, Puzzle
from prowl.kernel.rulebook import rules_of
from prowl.kernel.table import Table
from prowl.kernel.text import LANGUAGES, GameWords, key_of
from prowl.kernel.views import piles, view
from tests.bots.claims import Trial

LEAST = 12
# What `prowl puzzles` does if nobody says otherwise.
LEVELS = ("greedy", "search:60")
TRIES = 5

GAMES = {game.id: game for game in games().values()}
PUZZLES = [(game, puzzle) for game in GAMES.values() for puzzle in game.puzzles]

every_puzzle = pytest.mark.parametrize(
    ("game", "puzzle"), [pytest.param(game, puzzle, id=f"{game.id}-{puzzle.id}") for game, puzzle in PUZZLES]
)


@cache
def posed(game_id: str, id: str) -> Posed:
    game = GAMES[game_id]
    return pose(game, next(puzzle for puzzle in game.puzzles if puzzle.id == id))


@cache
def trial(game_id: str, id: str) -> Trial:
    return Trial(posed(game_id, id))


# -- positions -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_has_puzzles_of_many_kinds_with_names_of_their_own(game: Game) -> None:
    ids = [puzzle.id for puzzle in game.puzzles]
    assert len(ids) >= LEAST
    assert len(set(ids)) == len(ids)
    assert len({puzzle.kind for puzzle in game.puzzles}) > 1


def test_what_is_not_named_is_the_opposite_of_what_is() -> None:
    named = {"id": "x", "kind": WIN, "rule": "X-1", "players": 2, "seat": 0, "phase": len, "lay": len}
    good, bad = Puzzle(**named, good=(("go",),)), Puzzle(**named, bad=(("go",),))
    assert [good.is_right(("go",)), good.is_right(("stay",))] == [True, False]
    assert [bad.is_right(("go",)), bad.is_right(("stay",))] == [False, True]


def test_both_sides_of_not_alone_are_asked() -> None:
    sides = {puzzle.seat == 0 for puzzle in GAMES["not_alone"].puzzles}
    assert sides == {True, False}


@every_puzzle
def test_a_puzzle_is_well_formed_and_has_its_words(game: Game, puzzle: Puzzle) -> None:
    assert puzzle.kind in KINDS
    assert puzzle.until in UNTIL
    assert bool(puzzle.good) != bool(puzzle.bad), "either the right answers are named or the wrong ones"
    assert puzzle.measure is not None or puzzle.kind in (WIN, SURVIVE)
    assert puzzle.rule in {rule.id for rule in rules_of(game)}
    for language in LANGUAGES:
        words = GameWords(game, language).words
        assert words.has(key_of("puzzle", puzzle.id))
        assert words.has(key_of("puzzle", puzzle.id, "why"))


@every_puzzle
def test_no_card_is_lost_or_lies_twice(game: Game, puzzle: Puzzle) -> None:
    """All cards of a new game are there; places may have come from the reserve, which is only counted."""
    laid = cards_of(posed(game.id, puzzle.id).table)
    new = cards_of(Table(game, puzzle.players, puzzle.settings))
    assert max(count for cards in laid.values() for count in cards.values()) == 1
    assert not sum(new.values(), Counter()) - sum(laid.values(), Counter())


def cards_of(table: Table) -> dict[tuple[str, int], Counter[int]]:
    found: dict[tuple[str, int], Counter[int]] = {}
    for policy, _, owner, cards in piles(table.state):
        found.setdefault((policy.pool, owner), Counter()).update(cards)
    return found


@every_puzzle
def test_the_seat_is_asked_and_its_answers_are_neither_all_right_nor_all_wrong(game: Game, puzzle: Puzzle) -> None:
    answers = list(posed(game.id, puzzle.id).answers())
    assert set(puzzle.good + puzzle.bad) <= set(answers)
    assert {puzzle.is_right(answer) for answer in answers} == {True, False}


@every_puzzle
def test_fair_worlds_are_dealt_that_look_like_the_position(game: Game, puzzle: Puzzle) -> None:
    seen = trial(game.id, puzzle.id).seen
    assert seen.excerpt is not None
    worlds = [seen.world(seed).state for seed in range(5)]
    assert all(view(world, puzzle.seat) == seen.view for world in worlds)


# -- claims --------------------------------------------------------------------------------


@every_puzzle
def test_what_a_puzzle_claims_is_true(game: Game, puzzle: Puzzle) -> None:
    """In every world a right answer does what it should; a wrong one fails in some world at least."""
    tried = trial(game.id, puzzle.id)
    answers = list(tried.posed.answers())
    right = [tried.outcomes(answer) for answer in answers if puzzle.is_right(answer)]
    wrong = [tried.outcomes(answer) for answer in answers if not puzzle.is_right(answer)]
    if puzzle.measure is not None:
        assert tried.is_more(right, wrong)
    elif puzzle.kind == WIN:
        assert all(tried.wins(run) for runs in right for run in runs)
        assert all(not all(tried.wins(run) for run in runs) for runs in wrong)
    else:
        assert not any(tried.loses(run) for runs in right for run in runs)
        assert all(any(tried.loses(run) for run in runs) for runs in wrong)


# -- bots ----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@every_puzzle
def test_a_bot_solves_every_puzzle_but_its_known_failures(game: Game, puzzle: Puzzle, level: str) -> None:
    """A failure that is gone has to be struck off the list: it must not come back unseen."""
    right = times_right(posed(game.id, puzzle.id), level, TRIES)
    if is_known_failure(game, level, puzzle):
        assert right < TRIES, f"{level} solves {puzzle.id} now: strike it off known_failures.toml"
    else:
        assert right == TRIES, f"{level} was right {right} of {TRIES} times"


def test_known_failures_name_puzzles_and_levels_that_exist_and_give_a_reason() -> None:
    for game_id, levels in known_failures().items():
        assert set(levels) <= set(LEVELS)
        ids = {puzzle.id for puzzle in GAMES[game_id].puzzles}
        for failures in levels.values():
            assert set(failures) <= ids
            assert all(len(reason) > 20 and "\n" not in reason for reason in failures.values())


def test_a_bot_without_a_thought_is_wrong_somewhere_in_every_game() -> None:
    for game in GAMES.values():
        right = [times_right(posed(game.id, puzzle.id), "random", TRIES) for puzzle in game.puzzles]
        assert sum(right) < TRIES * len(right) * 3 / 4


def test_the_same_seed_gives_the_same_answers() -> None:
    game = GAMES["not_alone"]
    puzzle = posed(game.id, "nowhere_else")
    answers = [answered(puzzle, bot_named("random", game, seed=3), seed=3) for _ in range(2)]
    assert answers[0] == answers[1]
    assert len({answered(puzzle, bot_named("random", game, seed), seed) for seed in range(20)}) > 1


def test_search_without_a_number_takes_the_tries_of_its_game_and_looks_at_no_clock() -> None:
    assert unhurried("search", GAMES["predator"]) == "search:60"
    assert unhurried("search:7", GAMES["predator"]) == "search:7"
    assert unhurried("greedy", GAMES["predator"]) == "greedy"
    let_it_lie = posed("predator", "let_it_lie").puzzle
    assert is_known_failure(GAMES["predator"], "search", let_it_lie)
    assert not is_known_failure(GAMES["not_alone"], "search", let_it_lie)
