"""The lessons of the games: true to a rule, in every language, told in the first turns, of nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from prowl.bots import bot_named, glimpse
from prowl.bots.policy import willing
from prowl.kernel.aside import seen_by
from prowl.kernel.coach import Coach
from prowl.kernel.game import Game, games
from prowl.kernel.lessons import due
from prowl.kernel.rulebook import rules_of
from prowl.kernel.table import Table
from prowl.kernel.text import LANGUAGES, word_packages, words

TAUGHT = [game for game in games().values() if game.lessons]
MOST_WORDS = 45

every_taught_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in TAUGHT])
from_several_seeds = pytest.mark.parametrize(
    "seed", [None, *(pytest.param(seed, marks=pytest.mark.full) for seed in (1, 7, 12))]
)


def first_turns(game: Game, seed: int | None) -> Iterator[Table]:
    """The first turn and the beginning of the second at the practice table, all seats played by greedy bots."""
    at = game.practice
    assert at is not None
    table = Table(game, at.players, at.settings, at.seed if seed is None else seed)
    bots = [bot_named("greedy", game, seat) for seat in range(at.players)]
    while not table.over and table.state.round <= 2:
        yield table
        seat = min(willing(table) or table.waiting_for)
        table.decide(seat, bots[seat].decide(glimpse(table, seat, len(table.log))))


def told_to(game: Game, seat: int, seed: int | None) -> list[str]:
    """The keys of what the coach of a seat says, in order, each time it is new."""
    coach, last, heard = Coach(seat), (), []
    for table in first_turns(game, seed):
        said = coach.follow(table)
        new = said[len(last) :] if said[: len(last)] == last else said
        heard += [lesson.key for lesson in new]
        last = said
    return heard


def test_every_game_of_the_house_is_taught():
    assert {game.id for game in TAUGHT} >= {"not_alone", "tremble", "predator"}


@every_taught_game
def test_every_lesson_names_a_rule_and_is_worded_in_every_language(game):
    known = {rule.id for rule in rules_of(game)}
    for lesson in game.lessons:
        assert lesson.rule in known, lesson
        for language in LANGUAGES:
            said = words(language, *word_packages(game)).say(f"lesson-{lesson.key}")
            assert "⟦" not in said
            assert len(said.split()) <= MOST_WORDS, f"{language}: {lesson.key} is too long to be said in passing"


@every_taught_game
def test_no_words_are_left_without_a_lesson(game):
    keys = {f"lesson-{lesson.key}" for lesson in game.lessons}
    assert len(keys) == len(game.lessons)
    for language in LANGUAGES:
        bundle = words(language, *word_packages(game)).bundle
        assert {key for key in bundle._messages if key.startswith("lesson-")} == keys


@every_taught_game
@from_several_seeds
def test_the_newcomer_is_told_all_that_does_not_take_luck_in_order_and_once(game, seed):
    heard = told_to(game, 0, seed)
    order = [lesson.key for lesson in game.lessons]
    firm = [each.key for each in game.lessons if not each.luck and not each.key.startswith("creature-")]
    assert len(set(heard)) == len(heard)
    assert [key for key in heard if key in firm] == firm
    assert heard[-1] == order[-1]


@every_taught_game
def test_the_first_lesson_is_there_with_the_first_question(game):
    for table in first_turns(game, None):
        if 0 in table.waiting_for:
            assert Coach(0).follow(table)[0] == game.lessons[0]
            return


@every_taught_game
@from_several_seeds
def test_every_seat_can_be_taught(game, seed):
    assert game.practice is not None
    for seat in range(1, game.practice.players):
        heard = told_to(game, seat, seed)
        assert len(set(heard)) == len(heard) > 4
        assert heard[-1] == game.lessons[-1].key


@every_taught_game
def test_what_a_seat_may_not_know_changes_no_lesson(game):
    for table in first_turns(game, 3):
        for seat in range(table.players):
            real = seen_by(table.state, seat, table.pending.get(seat), table.events)
            world = table.clone_for(seat, len(table.log))
            imagined = seen_by(world.state, seat, world.pending.get(seat), table.events)
            assert due(game.lessons, (), real) == due(game.lessons, (), imagined)
