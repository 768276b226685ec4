"""Players, teams, content, what is dealt, the draft."""

from __future__ import annotations

from collections import Counter

import pytest

from prowl.games.dead_of_winter import GAME
from prowl.games.dead_of_winter.cards.crises import CRISES
from prowl.games.dead_of_winter.cards.crossroads import CROSSROADS
from prowl.games.dead_of_winter.cards.goals import GOALS
from prowl.games.dead_of_winter.cards.items import DECK_OF, ITEMS, RANDOM, START, START_2
from prowl.games.dead_of_winter.cards.objectives import BETRAYALS, OBJECTIVES
from prowl.games.dead_of_winter.cards.survivors import SURVIVORS
from prowl.games.dead_of_winter.rules.places import DOOR_SPACES, SPACES
from prowl.kernel.table import Table
from tests.kit import new_state, rule


def colonies(players, **settings):
    return new_state(GAME, players, variant="colonies", **settings)


def standard(players, **settings):
    return new_state(GAME, players, variant="ordinary", **settings)


@rule("DW-B1", "DW-B2", "DW-B5", "DW-B6", "DW-162")
def test_spaces_of_the_places_and_their_entrances():
    assert SPACES == (3, 3, 4, 3, 4, 2, 24, 24, 6)
    assert (4, 4, 4, 3, 4, 3, *[3] * 12) == DOOR_SPACES


@rule("DW-18", "DW-182", "DW-148")
@pytest.mark.parametrize("players", range(4, 12))
def test_two_equal_teams_and_with_an_odd_number_a_lone_wolf(players):
    s = colonies(players)
    assert len(s.circle[0]) == len(s.circle[1]) == players // 2
    assert (s.wolf >= 0) == (players % 2 == 1)
    assert sorted(seat for circle in s.circle for seat in circle) == list(range(players))


@rule("DW-182")
def test_teams_and_the_wolf_may_be_chosen():
    assert colonies(6, teams="halves").circle == [[0, 1, 2], [3, 4, 5], []]
    assert colonies(6, teams="alternate").circle == [[0, 2, 4], [1, 3, 5], []]
    assert colonies(5, teams="halves", wolf="2").circle == [[0, 2], [3, 4], [1]]


@rule("DW-23", "DW-177", "DW-B26", "DW-B124")
@pytest.mark.parametrize(
    ("players", "variant", "each"), [(4, "colonies", 5), (11, "colonies", 4), (3, "ordinary", 5), (2, "coop", 7)]
)
def test_starting_items_are_dealt(players, variant, each):
    s = new_state(GAME, players, variant=variant)
    assert [len(hand) for hand in s.hand] == [each] * players
    assert {DECK_OF[card] for hand in s.hand for card in hand} <= {START, START_2}
    assert all(s.backs[seat] == [START] * each for seat in range(players))


@rule("DW-24", "DW-180", "DW-B27")
def test_each_deck_has_20_cards_and_5_random_items_in_warring_colonies():
    s = colonies(4)
    for place, deck in enumerate(s.decks):
        assert Counter(DECK_OF[card] for card in deck) == {place: 20, RANDOM: 5}
    assert sum(DECK_OF[card] == RANDOM for card in s.box) == 13
    assert [len(deck) for deck in standard(3).decks] == [20] * 6


@rule("DW-179", "DW-180")
def test_random_items_in_the_standard_game_have_no_crosshair():
    s = standard(3, random_items="on")
    assert [len(deck) for deck in s.decks] == [25] * 6
    assert not any(ITEMS[card].wc_only for deck in s.decks for card in deck)


@rule("DW-19", "DW-20", "DW-32", "DW-35")
def test_in_warring_colonies_everybody_gets_an_ordinary_objective_that_fits():
    s = colonies(11)
    dealt = [card for cards in s.objective for card in cards]
    assert len(dealt) == 10
    possible = [*dealt, *s.objective_rest]
    assert len(possible) == 46
    assert not any(OBJECTIVES[card].out_of_wc or card in BETRAYALS for card in possible)


@rule("DW-B24")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_the_standard_game_one_betrayal_card_lies_among_two_objectives_for_each_player(players):
    s = standard(players)
    aside = [card for cards in s.objective for card in cards] + s.objective_rest
    assert len(aside) == 2 * players + 1
    assert sum(card in BETRAYALS for card in aside) == 1


@rule("DW-B125")
def test_in_the_betrayer_variant_only_one_objective_for_each_player_is_set_aside():
    s = standard(4, betrayer_sure="on")
    assert len(s.objective_rest) == 1


@rule("DW-B123", "DW-B134")
def test_co_op_has_the_hardcore_side_no_objectives_and_no_survivors_that_steal():
    s = new_state(GAME, 3, variant="coop")
    assert GOALS[s.goal].side == "hardcore"
    assert s.objective == [[], [], []]
    assert not any("non_coop" in SURVIVORS[each].flags for each in s.survivor_deck)


@rule("DW-B126")
def test_the_hardcore_side_may_be_played_with_objectives():
    s = standard(3, side="hardcore")
    assert GOALS[s.goal].side == "hardcore"
    assert all(s.objective)


@rule("DW-17", "DW-B22")
def test_the_main_objective_is_drawn_or_chosen_and_gives_morale_and_rounds():
    s = colonies(4, goal="arms_race")
    goal = GOALS[s.goal]
    assert (goal.id, s.track, s.morale) == ("arms_race", goal.round, [goal.morale, goal.morale, 4])
    assert GOALS[colonies(4).goal].side == "wc"


@rule("DW-4", "DW-21", "DW-B133")
def test_crosshairs_are_left_out_of_the_standard_game_and_warring_colonies_has_its_own_crises():
    s = standard(3)
    assert not any(CROSSROADS[card].wc_only for card in s.crossroads_deck)
    assert not any(CRISES[card].wc_only for card in s.crisis_deck)
    assert not any("wc_only" in SURVIVORS[each].flags for each in s.survivor_deck)
    assert [CRISES[card].set for card in colonies(4).crisis_deck] == ["wc"] * 11


@rule("DW-34", "DW-37", "DW-38")
def test_the_optional_crossroads_may_be_left_out():
    assert len(colonies(4).crossroads_deck) == 102
    assert len(colonies(4, crossroads="wc_only").crossroads_deck) == 50


@rule("DW-33", "DW-36")
def test_four_survivors_may_be_left_out():
    names = {SURVIVORS[each].id for each in colonies(4).survivor_deck}
    rest = {SURVIVORS[each].id for each in colonies(4, sensitive="remove").survivor_deck}
    assert names - rest == {"annaleigh_chan", "blue", "melissa_gupta", "jamie_gilmour"}


@rule("DW-149", "DW-150")
def test_the_lone_wolf_has_an_objective_of_its_own_3_missions_and_morale_4():
    s = colonies(5)
    assert (len(s.lone_objective), len(s.missions), s.morale[2]) == (1, 3, 4)
    assert s.objective[s.wolf] == []


# -- the draft ---------------------------------------------------------------------------


@rule("DW-26", "DW-149", "DW-B28", "DW-B124")
@pytest.mark.parametrize(
    ("players", "variant", "dealt", "kept"),
    [(4, "colonies", 5, 3), (5, "colonies", 5, 3), (6, "colonies", 4, 2), (3, "ordinary", 4, 2), (2, "coop", 4, 3)],
)
def test_how_many_survivors_are_dealt_and_kept(players, variant, dealt, kept):
    table = Table(GAME, players, {"variant": variant})
    asks = table.pending
    assert sorted(asks) == list(range(players))
    assert {(len(ask.options), ask.least, ask.most) for ask in asks.values()} == {(dealt, kept, kept)}


@rule("DW-149")
def test_the_lone_wolf_is_dealt_5_and_keeps_3_also_among_seven():
    table = Table(GAME, 7, {"variant": "colonies", "wolf": "7"})
    assert {seat: len(ask.options) for seat, ask in table.pending.items()} == {**dict.fromkeys(range(6), 4), 6: 5}


def drafted(players, **settings):
    """Everybody keeps the first offered and names the first of them leader."""
    table = Table(GAME, players, {"variant": "colonies", "goal": "arms_race", **settings})
    for seat in range(players):
        ask = table.pending[seat]
        table.decide(seat, tuple(ask.options[: ask.least]))
    return table


@rule("DW-26")
def test_all_choose_in_secret_at_the_same_time():
    table = Table(GAME, 4, {"variant": "colonies"})
    table.decide(0, tuple(table.pending[0].options[:3]))
    assert table.seen_by(1)["view"]["group"][0] == []
    assert table.waiting_for == [1, 2, 3]


@rule("DW-27", "DW-28", "DW-30", "DW-B29", "DW-B30")
def test_each_names_a_group_leader_and_the_highest_of_each_colony_leads_it():
    table = drafted(4, teams="halves")
    assert {ask.about for ask in table.pending.values()} == {"leader.survivor"}
    for seat in range(4):
        table.decide(seat, table.pending[seat].options[0])
    s = table.state
    assert all(s.place[each] == 6 + s.camp[seat] for seat in range(4) for each in s.group[seat])
    leaders = [s.group[seat][0] for seat in range(4)]
    assert s.leader[:2] == [max((0, 1), key=leaders.__getitem__), max((2, 3), key=leaders.__getitem__)]


@rule("DW-17", "DW-B23")
def test_the_objective_lays_zombies_and_bullets_for_each_colony_and_once_for_the_town():
    table = drafted(4, teams="halves")
    for seat in range(4):
        table.decide(seat, table.pending[seat].options[0])
    s = table.state
    assert s.zombies == [2] * 6 + [1] * 12
    assert (s.bullets, s.bank) == ([2, 2, 0], 29)


@rule("DW-1")
@pytest.mark.parametrize(
    ("players", "variants"),
    [
        (2, ["coop"]),
        (3, ["ordinary", "coop"]),
        (5, ["colonies", "ordinary", "coop"]),
        (6, ["colonies"]),
        (11, ["colonies"]),
    ],
)
def test_each_variant_is_for_its_numbers_of_players(players, variants):
    [setting] = [each for each in GAME.settings if each.key == "variant"]
    assert list(setting.fitting(players)) == variants
    assert GAME.checked(players, {})["variant"] == variants[0]
