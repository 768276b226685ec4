"""Chapter 18: who may see what; worlds that nobody can tell from the real one; games that end."""

from __future__ import annotations

from collections import Counter

import pytest

from prowl.games.encounters.xfiles import GAME
from prowl.games.encounters.xfiles.cards.book import BOOK
from prowl.kernel.fair import FairWorlds, weighted
from prowl.kernel.record import dumps, loads, to_record
from prowl.kernel.table import Table
from prowl.kernel.views import piles
from prowl.lab.drive import MOVES, any_answer, luck
from prowl.lab.fairness import FairnessReport, leaks_at, prove_fair
from tests.games.xfiles.table import ANN, BOB, acting, names, play, table
from tests.kit import rule

DEALT = {"avatars": "random", "academy": "random"}


def sensible(players, seed, **settings):
    """A game played by the weights of the game itself, decision by decision; random play never sees The End."""
    game = Table(GAME, players=players, settings={**DEALT, **settings}, seed=seed)
    chance = luck(seed)
    while not game.over:
        yield game
        must = [seat for seat in sorted(game.pending) if not game.pending[seat].optional]
        might = [seat for seat in sorted(game.pending) if game.pending[seat].optional and game.pending[seat].options]
        ask = game.pending[might[0] if might and len(game.log) % 8 == 0 else must[0]]
        game.decide(ask.seat, likely(game, ask, chance))
    yield game


def likely(game, ask, chance):
    if not ask.single:
        return any_answer(ask, chance)
    weights = GAME.mind.weigh(game.state, ask, ask.options)
    return ask.options[weighted(chance, MOVES, weights)]


def last(tables):
    *_, end = tables
    return end


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_nothing_leaks_in_random_games(players):
    report = prove_fair(GAME, players, games=1, seed=players, settings=DEALT)
    assert report.leaks == []
    assert report.different > 50


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 5), (3, 0)])
def test_nothing_leaks_in_games_that_reach_the_end(players, seed):
    report = FairnessReport("xfiles", players)
    ended = False
    for n, game in enumerate(sensible(players, seed, seasons="all")):
        ended = ended or game.state.the_end
        if n % 9 == 0 or game.over:
            assert list(leaks_at(game, seed, report)) == []
    assert ended
    assert report.different > 50


@pytest.mark.parametrize(("players", "seed"), [(1, 2), (3, 5), (5, 6)])
def test_every_card_lies_in_exactly_one_place_at_every_question(players, seed):
    cards = None
    for game in sensible(players, seed, series="on"):
        found = sorted(card for _, _, _, pile in piles(game.state) for card in pile)
        cards = cards or found
        assert found == cards
        assert len(found) == len(set(found))


def test_games_end_before_and_after_the_end():
    outcomes = Counter(last(sensible(players, seed)).state.outcome for players in (1, 2) for seed in range(8))
    assert {"lost_agent", "lost_all"} <= set(outcomes) <= {"won", "lost_agent", "lost_all", "lost_strikes"}


@rule("XF-311")
def test_the_file_of_a_whole_series_loads_again():
    game = last(sensible(1, 0, series="on"))
    assert game.state.outcome.startswith("series")
    loaded, _ = loads(dumps(to_record(game, ["Ann"])), lambda name: GAME)
    assert loaded.digest() == game.digest()


# -- single places -------------------------------------------------------------------------------


def test_nobody_sees_hidden_cards_of_the_shadows_the_bureau_and_the_evidence():
    scene = acting(table(shadows={"s1": "?s4_golem"}, bureau=["?syn_krycek"]))
    for seat in (ANN, BOB, -1):
        view = scene.view(seat)
        assert (view["wilds"][4], view["hq"][0], view["evidence"][0]) == ({"count": 1},) * 3


def test_a_hand_is_seen_by_its_owner_and_by_all_where_hands_are_open():
    scene = acting(table(hand={ANN: ["belief"]}))
    assert (scene.view(ANN)["hand"][ANN], scene.view(BOB)["hand"][ANN]) == (["belief"], {"count": 1})
    scene = acting(table(hand={ANN: ["belief"]}, settings={"open_hands": "on"}))
    assert scene.view(BOB)["hand"][ANN] == ["belief"]


def worlds(game, seat, n=40):
    fair = FairWorlds.of(game, seat)
    return [fair.deal(seed).state for seed in range(n)]


def test_imagined_piles_keep_their_letter_their_informant_and_their_lead():
    game = Table(GAME, players=2, settings={**DEALT, "avatars": "first"}, seed=3)
    for s in worlds(game, ANN):
        deck = s.enemy_deck[::-1]
        in_row = [pile[0] for pile in s.wilds if pile]
        assert BOOK.cards[deck[-1]].type == "end_game"
        first = in_row + deck[: s.layers[0]]
        assert Counter(BOOK.cards[card].deck for card in first) == {"A": 8, "informant": 1, "lead": 1}


def test_only_agents_are_imagined_in_the_box_of_the_academy():
    game = Table(GAME, players=2, settings={**DEALT, "avatars": "first"}, seed=3)
    found = set()
    for s in worlds(game, ANN):
        assert {BOOK.cards[card].type for card in s.academy_box} == {"agent"}
        found.add(tuple(sorted(s.academy_box)))
    assert len(found) > 20


def test_in_the_own_action_phase_no_doubt_is_imagined_in_a_hand_that_has_not_doubted():
    s = table(hand={ANN: ["field_agent"] * 3}, deck={ANN: ["doubt"] * 5 + ["assault_team"]})
    scene = acting(s)
    assert not scene.s.doubted
    play(scene, ANN, "field_agent")
    assert names(scene.s.hand[ANN]) == ["field_agent"] * 2
