"""Searching for items."""

from __future__ import annotations

from tests.games.dead_of_winter.table import ANN, EVE, acting, deeds, items, luck, place, table
from tests.kit import rule

GAS = place("gas")
THERE = {"daniel_smith": "gas"}


def searching(names, **layout):
    s = table(**{"at": THERE, "dice": {ANN: [5]}, "decks": {"gas": names}, **layout})
    return acting(s)


@rule("DW-B48")
def test_a_search_takes_a_die_of_the_search_value_at_a_location_with_cards():
    assert deeds(searching(["fuel"]), ANN, "search") == [["search", "daniel_smith"]]
    assert deeds(searching(["fuel"], dice={ANN: [4]}), ANN, "search") == []
    assert deeds(searching(["fuel"], at={}), ANN, "search") == []


@rule("DW-B51")
def test_an_empty_deck_cannot_be_searched():
    assert deeds(searching([]), ANN, "search") == []


@rule("DW-B48", "DW-B50")
def test_the_searcher_alone_sees_the_top_card_and_keeps_it():
    scene = searching(["fuel", "lighter"]).say(ANN, "search", "daniel_smith")
    assert scene.options(ANN) == [["noise"], ["keep", "fuel"]]
    assert scene.view(EVE)["held"][ANN] == {"count": 1}
    scene.say(ANN, "keep", "fuel")
    assert items(scene, scene.s.hand[ANN]) == ["fuel"]
    assert scene.s.dice[ANN] == []
    assert scene.view(EVE)["hand"][ANN] == {"count": 1}


@rule("DW-B49", "DW-B50")
def test_noise_brings_one_more_card_and_what_is_not_kept_goes_under_the_deck():
    scene = searching(["fuel", "lighter", "switchblade"]).say(ANN, "search", "daniel_smith").say(ANN, "noise")
    assert scene.s.noise[GAS] == 1
    assert scene.options(ANN) == [["keep", "lighter"], ["keep", "fuel"]]
    scene.say(ANN, "keep", "lighter")
    assert [items(scene, [card])[0] for card in scene.s.decks[GAS]] == ["fuel", "switchblade"]


@rule("DW-91")
def test_in_warring_colonies_noise_is_made_once_in_a_search():
    scene = searching(["fuel"] * 4).say(ANN, "search", "daniel_smith").say(ANN, "noise")
    assert ["noise"] not in scene.options(ANN)


@rule("DW-B49")
def test_in_the_standard_game_noise_is_made_while_spaces_and_cards_remain():
    s = table(3, "ordinary", at=THERE, dice={ANN: [5]}, decks={"gas": ["fuel"] * 6}, noise=[0, 0, 0, 0, 0, 2])
    scene = acting(s).say(ANN, "search", "daniel_smith").say(ANN, "noise").say(ANN, "noise")
    assert scene.s.noise[GAS] == 4
    assert scene.verbs(ANN) == {"keep"}


@rule("DW-B51")
def test_a_deck_that_empties_ends_the_noise():
    scene = searching(["fuel"]).say(ANN, "search", "daniel_smith")
    assert scene.options(ANN) == [["keep", "fuel"]]


@rule("DW-73", "DW-192")
def test_two_searchers_each_take_the_top_card_and_the_second_search_of_an_empty_deck_is_refused():
    there = {"daniel_smith": "gas", "loretta_clay": "gas"}
    scene = searching(["fuel", "lighter"], at=there, dice={ANN: [5], EVE: [5]})
    scene.say(ANN, "search", "daniel_smith").say(EVE, "search", "loretta_clay")
    assert scene.options(ANN) == [["keep", "fuel"]]
    assert scene.options(EVE) == [["keep", "lighter"]]
    scene = searching(["fuel"], at=there, dice={ANN: [5], EVE: [5]}).say(ANN, "search", "daniel_smith")
    assert deeds(scene, EVE, "search") == []
    assert scene.s.dice[EVE] == [5]


@rule("DW-B148", "DW-B49")
def test_effects_of_a_search_add_up_and_further_cards_are_drawn_with_the_first():
    people = {ANN: ["david_garcia"]}
    s = table(
        people=people,
        at={"david_garcia": "gas"},
        gear={"david_garcia": ["blueprint_gas"]},
        dice={ANN: [5]},
        decks={"gas": ["fuel", "lighter", "switchblade", "shotgun"]},
    )
    scene = acting(s).say(ANN, "search_with", "david_garcia", "blueprint_gas")
    assert [option[1] for option in deeds(scene, ANN, "keep")] == ["switchblade", "lighter", "fuel"]
    scene.say(ANN, "keep", "fuel")
    assert scene.options(ANN) == [["keep", "switchblade"], ["keep", "lighter"]]
    scene.say(ANN, "keep", "lighter")
    assert items(scene, scene.s.hand[ANN]) == ["fuel", "lighter"]


@rule("DW-72")
def test_the_answer_when_the_time_runs_out_is_to_keep_the_first_card_drawn():
    scene = searching(["fuel", "lighter"]).say(ANN, "search", "daniel_smith").say(ANN, "noise")
    assert items(scene, [scene.ask(ANN).fallback[1]]) == ["fuel"]


@rule("DW-B83")
def test_who_loses_the_last_survivor_in_a_search_keeps_nothing_of_it():
    s = table(
        at={"daniel_smith": "gas", "loretta_clay": "gas"},
        dice={ANN: [5], EVE: [6]},
        decks={"gas": ["fuel", "lighter"]},
        zombies={"gas": 3},
    )
    scene = acting(luck(s, "blank")).say(ANN, "search", "daniel_smith")
    scene.s.dying.append(scene.s.group[ANN][0])
    scene.say(EVE, "attack", "loretta_clay", GAS)
    assert scene.s.held[ANN] == []
    assert len(scene.s.decks[GAS]) == 2
    assert scene.ask(ANN).about == "deed"
