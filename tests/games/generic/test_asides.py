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
from prowl.server.lens import Lens
from prowl.server.phrases import phrase
from prowl.server.protocol import StateUpdate
from prowl.server.study import Studies
from tests.games.generic.every import every_game, some_games


def eyes_of(table: Table, seat: int) -> Seen:
    return seen_by(table.state, seat, table.pending.get(seat), table.events)


def reasons(game: Game, eyes: Seen) -> dict[str, Reason]:
    return dict(game.aside.reasons(eyes)) if game.aside and game.aside.reasons and eyes.seat >= 0 else {}


def figures(game: Game, eyes: Seen) -> dict:
    return game.aside.all_figures(eyes) if game.aside else {}


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


@every_game
@some_games(1)
def test_what_is_remembered_is_what_would_be_found_anew(game, players, seed):
    studies, lens, heard = Studies(), None, 0
    for table in random_game(game, players, seed):
        lens = lens or Lens(game, table.wire, table.state)
        lens.look_again(table.state)
        studies.move_on(table, heard, lens.stirred(table.state))
        heard = len(table.events)
        lens.changes(table.state, set(range(SPECTATOR, players)))
        for seat in range(SPECTATOR, players):
            ask = table.pending.get(seat) if table.waiting_for else None
            asked = phrase(table.wire, ask) if ask is not None else None
            studies.add(table, seat, asked, StateUpdate(0, seat, 0, [], []), whole=False)
            eyes = seen_by(table.state, seat, ask, table.events)
            told = studies.told[seat]
            assert json.loads(told.figures) == figures(game, eyes)
            assert told.barred == ({} if table.over else reasons(game, eyes))


@every_game
@some_games(1)
def test_what_is_said_aside_leaves_the_table_as_it_is(game, players, seed):
    for table in random_game(game, players, seed):
        before = table.digest()
        for seat in range(SPECTATOR, players):
            eyes = eyes_of(table, seat)
            figures(game, eyes), reasons(game, eyes)
        assert table.digest() == before
