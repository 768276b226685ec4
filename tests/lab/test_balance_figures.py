"""Figures of balance by hand: intervals, leads, and games from which a card was taken."""

from __future__ import annotations

from random import Random

import pytest

from prowl.bots.policy import Policy, play_on
from prowl.games.encounters.predator import GAME as PREDATOR
from prowl.games.not_alone import GAME as NOT_ALONE
from prowl.games.tremble import GAME as TREMBLE
from prowl.kernel.errors import BadOptions
from prowl.kernel.game import Result
from prowl.kernel.rng import seeded
from prowl.kernel.run import Run
from prowl.kernel.views import piles
from prowl.lab.balance.count import rule_order
from prowl.lab.balance.leads import leaders, leads, since
from prowl.lab.balance.naming import Naming
from prowl.lab.balance.play import Story
from prowl.lab.balance.rules import ids_in
from prowl.lab.balance.statistics import difference, length, share
from prowl.lab.balance.without import check_out, game_without, numbers_of

from .market import MARKET, NAMES

# -- statistics --------------------------------------------------------------------------


def test_a_share_of_no_games_says_nothing():
    assert (share(0, 0).low, share(0, 0).high) == (0, 1)


def test_quartiles_of_a_single_game_are_that_game():
    assert length([7]).three_quarters == length([7]).median == length([7]).quarter == 7
    assert length([]).longest == 0
    assert length([1, 2, 3, 4, 5]).quarter == 2


def test_few_games_make_no_clear_difference_however_they_end():
    assert not difference([(1, 1, 0, 0), (0, 0, 1, 0)]).clear
    assert difference([(1, 1, 0, 0), (0, 0, 1, 0)] * 50).clear


def test_there_is_no_difference_without_somebody_on_either_side():
    assert difference([(2, 1, 0, 0)] * 9) is None
    assert difference([]) is None


def test_seats_that_win_and_lose_together_do_not_make_a_game_count_twice():
    single = difference([(1, 1, 0, 0), (1, 0, 0, 0), (0, 0, 1, 1), (0, 0, 1, 0)] * 20)
    fourfold = difference([(4, 4, 0, 0), (4, 0, 0, 0), (0, 0, 4, 4), (0, 0, 4, 0)] * 20)
    assert (fourfold.low, fourfold.high) == pytest.approx((single.low, single.high))


def test_seats_that_win_against_each_other_make_the_interval_wider():
    apart = difference([(1, 1, 0, 0), (1, 0, 0, 0), (0, 0, 1, 1), (0, 0, 1, 0)] * 80)
    against = difference([(1, 1, 1, 0), (1, 0, 1, 1)] * 80)
    assert against.difference == apart.difference == 0
    assert against.high > 1.3 * apart.high


def test_rules_are_in_the_order_of_their_numbers():
    assert sorted(["NA-10", "NA-A2", "NA-9"], key=rule_order) == ["NA-9", "NA-10", "NA-A2"]


def test_a_range_names_all_its_rules():
    assert list(ids_in("(NA-7 to NA-9, PR-A3) and NA-12")) == ["NA-7", "NA-8", "NA-9", "PR-A3", "NA-12"]


# -- leads -------------------------------------------------------------------------------


def story(values, winners, roles=("a", "b")):
    return Story(len(roles), Result("over", winners), roles, rounds=len(values) + 1, values=values)


def test_the_lead_stays_with_whoever_is_caught_up_with():
    course = leaders(story([[0.5, 0.5], [0.4, 0.6], [0.5, 0.5], [0.6, 0.4]], (0,)), together=False)
    assert course == ["", "b", "b", "a"]


def test_a_side_leads_by_the_mean_of_its_seats():
    assert leaders(story([[0.5, 0.9, 0.3]], (0,), ("a", "b", "b")), together=False) == ["b"]


def test_players_who_win_together_lead_the_game_or_follow_it():
    games = [story([[0.4, 0.4], [0.6, 0.5]], (0, 1)), story([[0.4, 0.4], [0.3, 0.5]], ())]
    found = leads(games)
    assert found.changes == 0.5
    # Ahead for good from the end of the second round of three, and from that of the first.
    assert found.for_good == pytest.approx((2 / 3 + 1 / 3) / 2)
    assert found.halfway.share == 0.5


def test_who_wins_from_behind_was_never_ahead_before_the_end():
    assert since(["a", "b"], {"a"}) == 3
    assert since(["b", "a", "a"], {"a"}) == 2
    assert leads([story([[0.9, 0.1]], (1,))]).for_good == 1


def test_without_a_valuation_nobody_leads():
    assert leads([story([], (0,))]) is None


# -- cards named -------------------------------------------------------------------------


def test_an_option_names_cards_by_id_or_by_the_number_on_them():
    naming = Naming(NOT_ALONE)
    assert naming.option("explore", ("place", 4)) == (("place", "beach"),)
    assert naming.option("lurk", ("hunt", 0)) == (("hunt", NOT_ALONE.nouns["hunt"].names[0]),)
    assert naming.option("resist", ("resist", 1)) == ()
    assert naming.option("setup.side", 1) == ()


# -- cards taken out ---------------------------------------------------------------------

OUT = [
    (MARKET, 3, "gold"),
    (NOT_ALONE, 3, "despair"),
    (NOT_ALONE, 3, "sixth_sense"),
    (TREMBLE, 3, "net_cruiser"),
    (TREMBLE, 2, "busy_season"),
    (PREDATOR, 2, "stick_around"),
    (PREDATOR, 2, "spotted"),
    (PREDATOR, 2, "officer_intel"),
]


def begun(game, players, seed):
    return game.setup(players, game.checked(players, {}), seeded(seed, game.streams))


def lying(game, s, card):
    """How many copies of the card lie anywhere."""
    nouns = {policy.pool for policy, *_ in piles(s)} & set(game.nouns)
    numbers = {pool: numbers_of(game, pool, card) for pool in nouns}
    return sum(each in numbers.get(policy.pool, ()) for policy, _, _, pile in piles(s) for each in pile)


@pytest.mark.parametrize(("game", "players", "card"), OUT, ids=lambda each: getattr(each, "id", str(each)))
def test_a_card_that_was_taken_out_is_nowhere_to_the_end(game, players, card):
    check_out(game, players, game.checked(players, {}), card)
    short = game_without(game, card)
    found = []
    for seed in range(2):
        for each in (game, short):
            run = Run(each, begun(each, players, seed))
            run.start()
            seen = lying(each, run.state, card)
            play_on(run, Policy(each), Random(seed).random, lambda run, each=each: lying(each, run.state, card) > 0)
            found.append(max(seen, lying(each, run.state, card)))
            assert run.over or each is game
    assert found[0] or found[2]
    assert found[1] == found[3] == 0


def test_where_a_card_was_dealt_openly_the_next_of_the_deck_lies():
    for seed in range(20):
        whole, short = begun(MARKET, 2, seed), begun(game_without(MARKET, "gold"), 2, seed)
        assert len(short.row) == len(whole.row) == 3
        assert len(short.deck) == len(whole.deck) - 4
        assert [a for a, b in zip(whole.row, short.row, strict=True) if a != b] == [
            card for card in whole.row if NAMES[card] == "gold"
        ]


STAYS = [
    (MARKET, "purse", "laid"),
    (MARKET, "relic", "absent"),
    (NOT_ALONE, "lair", "absent"),
    (TREMBLE, "starting_saucer", "laid"),
    (TREMBLE, "moscow", "stacked"),
    (PREDATOR, "three_red_dots", "stacked"),
    (PREDATOR, "experience", "absent"),
    (PREDATOR, "lions_tigers_bears", "absent"),
    (PREDATOR, "lieutenant", "absent"),
]


@pytest.mark.parametrize(("game", "card", "why"), STAYS, ids=lambda each: getattr(each, "id", str(each)))
def test_a_card_that_cannot_be_taken_out_is_refused_with_the_reason(game, card, why):
    with pytest.raises(BadOptions) as error:
        check_out(game, 2, game.checked(2, {}), card)
    assert error.value.values == {"card": card, "why": why}


def test_a_card_that_a_player_has_from_the_start_is_refused():
    with pytest.raises(BadOptions) as error:
        check_out(PREDATOR, 2, PREDATOR.checked(2, {"avatars": "random"}), "experience")
    assert error.value.values["why"] == "own"


def test_a_card_that_nobody_knows_is_refused():
    with pytest.raises(BadOptions) as error:
        check_out(MARKET, 2, {}, "silver")
    assert error.value.key == "unknown-card"
