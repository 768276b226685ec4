"""What the games say aside: true to a rule, in every language, and of nothing that is hidden."""

from __future__ import annotations

import json

from prowl.kernel.aside import Reason, Seen, seen_by
from prowl.kernel.game import Game
from prowl.kernel.rulebook import rules_of
from prowl.kernel.table import Table
from prowl.kernel.text import LANGUAGES, word_packages, words
from prowl.kernel.views import SPECTATOR
from prowl.lab.drive import random_game
from tests.games.generic.every import every_game, some_games


def eyes_of(table: Table, seat: int) -> Seen:
    return seen_by(table.state, seat, table.pending.get(seat), table.events)


def reasons(game: Game, eyes: Seen) -> dict[str, Reason]:
    return dict(game.aside.reasons(eyes)) if game.aside and game.aside.reasons and eyes.seat >= 0 else {}


def figures(game: Game, eyes: Seen) -> dict:
    return dict(game.aside.figures(eyes)) if game.aside and game.aside.figures else {}


@every_game
@some_games(2)
def test_every_reason_names_a_rule_and_is_said_in_every_language(game, players, seed):
    known = {rule.id for rule in rules_of(game)}
    said: set[tuple[str, tuple[str, ...]]] = set()
    for table in random_game(game, players, seed):
        for seat in range(players):
            for thing, reason in reasons(game, eyes_of(table, seat)).items():
                assert reason.rule in known, f"{thing}: {reason}"
                said.add((reason.key, tuple(sorted(reason.values))))
    for language in LANGUAGES:
        spoken = words(language, *word_packages(game))
        for key, values in said:
            assert spoken.has(f"why-{key}"), f"{language}: why-{key}"
            assert spoken.say(f"why-{key}", **dict.fromkeys(values, 3)).strip()


@every_game
@some_games(1)
def test_figures_are_plain_data_for_every_pair_of_eyes(game, players, seed):
    for table in random_game(game, players, seed):
        for seat in range(SPECTATOR, players):
            found = figures(game, eyes_of(table, seat))
            assert json.loads(json.dumps(found)) == found
