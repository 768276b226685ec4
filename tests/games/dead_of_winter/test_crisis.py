"""The crisis: contributions, requirement, failure."""

from __future__ import annotations

import pytest

from prowl.games.dead_of_winter.rules.crisis import need, open_contributions, reveal_crisis
from tests.games.dead_of_winter.table import ANN, BOB, EVE, IDA, acting, deeds, items, table
from tests.games.dead_of_winter.table import at as begin
from tests.kit import rule


@rule("DW-44", "DW-B142")
def test_one_crisis_is_revealed_and_used_ones_make_a_new_deck():
    s = table()
    s.crisis_past, s.crisis_deck, s.crisis = s.crisis_deck + s.crisis, [], []
    reveal_crisis(s)
    assert len(s.crisis) == 1
    assert len(s.crisis_deck) == 30


@rule("DW-92", "DW-93")
def test_in_warring_colonies_only_matching_cards_are_given_from_hand_or_equipment_face_up():
    s = table(crisis="roaming_herd", hand={ANN: ["junk", "food_1"]}, gear={"daniel_smith": ["pistol"]})
    scene = acting(s)
    assert deeds(scene, ANN, "give") == [["give", "junk"], ["give", "pistol"]]
    scene.say(ANN, "give", "junk").say(ANN, "give", "pistol")
    assert scene.view(EVE)["given"][ANN] == ["junk", "pistol"]


@rule("DW-B61", "DW-B131")
def test_in_the_standard_game_any_card_is_given_face_down():
    s = table(3, "ordinary", crisis="despair", hand={ANN: ["junk", "medicine"]})
    scene = acting(s)
    assert deeds(scene, ANN, "give") == [["give", "junk"], ["give", "medicine"]]
    scene.say(ANN, "give", "junk")
    assert scene.view(BOB)["given"][ANN] == {"count": 1}
    assert scene.view(ANN)["given"][ANN] == ["junk"]
    assert scene.happened("contributed")[0]["item"].seats == (ANN,)


@rule("DW-46", "DW-160", "DW-B102", "DW-B122")
def test_as_many_cards_are_needed_as_there_are_players_without_wolf_and_exiles():
    assert need(table(5)) == 4
    assert need(table(11)) == 10
    assert need(table(4, "ordinary")) == 4
    assert need(table(4, "ordinary", exiled=[False, True, False, False])) == 3


@rule("DW-160")
def test_the_lone_wolf_may_contribute():
    scene = acting(table(5, active=[IDA], crisis="blackout", hand={IDA: ["fuel"]}))
    assert deeds(scene, IDA, "give") == [["give", "fuel"]]


def given(n, variant="colonies", players=4, crisis="blackout", kind="fuel", **layout):
    """So many matching cards lie at the crisis."""
    s = table(players, variant, crisis=crisis, food=[20, 20, 20], **layout)
    cards = [card for deck in s.decks for card in deck if items(None, [card]) == [kind]][:n]
    for deck in s.decks:
        deck[:] = [card for card in deck if card not in cards]
    s.given[ANN] = cards
    return begin(s, open_contributions)


def changes(scene, camp):
    return [event["n"] for event in scene.happened("morale_changed") if event["camp"] == camp]


@rule("DW-45", "DW-123")
def test_a_crisis_that_is_not_prevented_hits_both_colonies_but_not_the_wolf():
    scene = given(3, players=5)
    assert (changes(scene, 0)[:1], changes(scene, 1)[:1], changes(scene, 2)) == ([-2], [-2], [])


@rule("DW-123", "DW-124")
@pytest.mark.parametrize(("n", "change"), [(4, []), (5, []), (6, [1])])
def test_enough_cards_prevent_it_and_two_more_give_each_colony_1_morale(n, change):
    scene = given(n)
    assert (changes(scene, 0)[:1], changes(scene, 1)[:1]) == (change, change)
    assert len(scene.s.removed) == n


@rule("DW-124", "DW-144")
def test_the_bonus_does_not_raise_a_fallen_colony():
    scene = given(6, morale=[0, 5, 4])
    assert changes(scene, 0) == []


@rule("DW-199")
def test_it_does_not_matter_who_gave():
    s = table(crisis="blackout")
    cards = [card for card in s.decks[5] if items(None, [card]) == ["fuel"]][:4]
    s.decks[5] = [card for card in s.decks[5] if card not in cards]
    s.given = [cards[:1], [], cards[1:], []]
    open_contributions(s)
    assert s.crisis_calls == []


@rule("DW-B101", "DW-B103")
def test_in_the_standard_game_other_cards_count_against_it():
    scene = given(3, "ordinary", 3, "despair", "medicine")
    assert changes(scene, 0)[:1] == []
    s = table(3, "ordinary", crisis="despair", food=[20, 0, 0])
    good = [card for card in s.decks[4] if items(None, [card]) == ["medicine"]][:4]
    bad = [card for card in s.decks[4] if items(None, [card]) == ["fuel"]][:2]
    s.decks[4] = [card for card in s.decks[4] if card not in good + bad]
    s.given = [good, bad, []]
    scene = begin(s, open_contributions)
    assert scene.happened("contributions_opened")[0]["n"] == 2
    assert changes(scene, 0)[:1] == [-2]


@rule("DW-B101")
def test_the_order_in_which_contributions_are_opened_tells_nothing_of_the_givers():
    s = table(3, "ordinary", crisis="despair")
    cards = s.decks[4][:4]
    del s.decks[4][:4]
    s.given = [cards[2:], cards[:1], cards[1:2]]
    open_contributions(s)
    assert s.revealed == sorted(cards)
    assert s.given == [[], [], []]


@rule("DW-B143")
def test_a_crisis_naming_two_kinds_takes_either_and_counts_heads_when_it_is_resolved():
    s = table(crisis="roaming_herd")
    tools = [card for card in s.decks[1] if items(None, [card]) in (["junk"], ["hammer"])][:2]
    weapons = [card for card in s.decks[0] if items(None, [card]) == ["pistol"]][:2]
    s.decks = [[card for card in deck if card not in tools + weapons] for deck in s.decks]
    s.given[ANN] = tools + weapons
    open_contributions(s)
    assert (s.crisis_total, s.crisis_calls) == (4, [])


@rule("DW-B104")
def test_contributions_leave_the_game_and_the_crisis_is_discarded():
    scene = given(4)
    assert scene.s.revealed == []
    assert len(scene.s.removed) == 4
