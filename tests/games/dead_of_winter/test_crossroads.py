"""Crossroads: drawn in secret, noted silently, opened, chosen, voted on."""

from __future__ import annotations

from prowl.games.dead_of_winter.cards.crossroads import NAMES as CROSSROADS
from prowl.games.dead_of_winter.rules.turn import begin_turn
from tests.games.dead_of_winter.table import (
    ANN,
    BOB,
    EVE,
    GUS,
    IDA,
    acting,
    draw_for,
    in_turn,
    items,
    luck,
    moving,
    place,
    table,
    who,
)
from tests.kit import rule

POLICE, GROCERY = place("police"), place("grocery")


def with_deck(*names, **layout):
    """The crossroads deck, the top card first."""
    s = table(**layout)
    s.crossroads_deck = [CROSSROADS.index(name) for name in names][::-1]
    s.crossroads_past = [card for card in s.crossroads_past if card not in s.crossroads_deck]
    return s


@rule("DW-50", "DW-184", "DW-B90")
def test_two_cards_are_drawn_and_seen_only_by_those_who_drew_them():
    s = with_deck("music", "maude", morale=[3, 5, 4])
    scene = in_turn(s, begin_turn)
    assert scene.view(BOB)["drawn"][BOB] == ["music"]
    assert scene.view(GUS)["drawn"][GUS] == ["maude"]
    assert [scene.view(ANN)["drawn"][seat] for seat in (BOB, GUS)] == [{"count": 1}, {"count": 1}]
    assert scene.view(EVE)["drawn_for"] == [-1, ANN, -1, EVE]


@rule("DW-B142")
def test_from_an_empty_deck_no_card_is_drawn():
    assert in_turn(with_deck(), begin_turn).s.drawn == [[], [], [], []]


def done(scene):
    return scene.say(ANN, "done").say(EVE, "done")


@rule("DW-52", "DW-77", "DW-184")
def test_a_condition_that_is_met_is_noted_silently_and_opened_in_stage_4():
    s = draw_for(table(at={"daniel_smith": "grocery"}), ANN, BOB, "maude")
    scene = acting(s).say(EVE, "done")
    assert not scene.happened("crossroads_opened")
    for seat in (ANN, BOB, EVE, GUS):
        assert "met" not in scene.view(seat)
    scene.say(ANN, "done")
    assert [event["crossroads"] for event in scene.happened("crossroads_opened")] == [CROSSROADS.index("maude")]
    assert scene.view(GUS)["crossroads_open"] == ["maude"]
    assert scene.options(ANN) == [["option", 0], ["option", 1]]


@rule("DW-B94", "DW-196")
def test_a_card_that_was_not_met_goes_under_the_deck():
    s = draw_for(with_deck("music", "riot"), ANN, BOB, "maude")
    scene = done(acting(s))
    assert not scene.happened("crossroads_opened")
    assert scene.s.crossroads_deck == [CROSSROADS.index("maude")]


@rule("DW-79")
def test_it_suffices_that_the_condition_held_at_some_moment_of_the_turn():
    people = {ANN: ["daniel_smith", "mike_cho"]}
    s = draw_for(table(morale=[3, 5, 4], people=people), ANN, BOB, "frozen_creek")
    scene = moving(luck(s, "blank")).say(ANN, "move", "mike_cho", GROCERY)
    assert scene.s.met[0] == [who("mike_cho")]
    s = draw_for(table(at={"daniel_smith": "grocery"}), ANN, BOB, "maude")
    scene = acting(s).say(EVE, "done")
    assert scene.s.met[0] == [who("daniel_smith")]
    scene.s.place[who("daniel_smith")] = POLICE
    scene.say(ANN, "done")
    assert scene.happened("crossroads_opened")


@rule("DW-B91")
def test_a_deed_meets_a_condition_and_names_the_survivor():
    s = draw_for(
        table(at={"daniel_smith": "police"}, dice={ANN: [5]}, decks={"police": ["fuel"]}), ANN, BOB, "heads_up"
    )
    scene = acting(s).say(ANN, "search", "daniel_smith")
    assert scene.s.met[0] == []
    scene.say(ANN, "keep", "fuel")
    assert scene.s.met[0] == [who("daniel_smith")]


@rule("DW-52")
def test_an_event_is_a_deed_of_the_player_whom_the_card_concerns():
    s = table(at={"daniel_smith": "police", "loretta_clay": "police"}, dice={ANN: [6], EVE: [6]}, zombies={"police": 2})
    scene = acting(luck(draw_for(s, ANN, BOB, "enforcer_x"), "blank", "blank"))
    scene.say(EVE, "attack", "loretta_clay", 0)
    assert scene.s.met[0] == []
    scene.say(ANN, "attack", "daniel_smith", 0)
    assert scene.s.met[0] == [who("daniel_smith")]


@rule("DW-78")
def test_of_several_who_met_it_the_active_player_chooses_after_reading():
    people = {ANN: ["daniel_smith", "mike_cho"]}
    s = draw_for(table(people=people, at={"daniel_smith": "grocery", "mike_cho": "grocery"}), ANN, BOB, "maude")
    scene = done(acting(s))
    assert scene.view(ANN)["crossroads_open"] == ["maude"]
    assert scene.options(ANN) == [["survivor", "mike_cho"], ["survivor", "daniel_smith"]]
    scene.say(ANN, "survivor", "mike_cho").say(ANN, "option", 0)
    assert scene.s.place[who("mike_cho")] == place("colony")
    assert scene.s.food[0] == 3


@rule("DW-80")
def test_a_survivor_who_is_dead_by_then_still_counts_and_the_other_parts_are_applied():
    s = draw_for(table(at={"daniel_smith": "grocery"}), ANN, BOB, "maude")
    scene = acting(s).say(EVE, "done")
    scene.s.dying.append(who("daniel_smith"))
    scene.say(ANN, "done").say(ANN, "option", 1)
    assert items(scene, scene.s.hand[ANN]) == ["food_3", "food_3"]


@rule("DW-78", "DW-80")
def test_of_those_who_met_it_only_the_living_are_asked_about():
    people = {ANN: ["daniel_smith", "mike_cho", "ashley_ross"]}
    there = dict.fromkeys(["daniel_smith", "mike_cho"], "grocery")
    scene = acting(draw_for(table(people=people, at=there), ANN, BOB, "maude")).say(EVE, "done")
    scene.s.dying.append(who("mike_cho"))
    scene.say(ANN, "done")
    assert scene.ask(ANN).about == "cross.option"


@rule("DW-77")
def test_the_colony_with_higher_morale_applies_its_card_first():
    s = table(at={"daniel_smith": "grocery", "loretta_clay": "gas"}, morale=[3, 5, 4])
    draw_for(s, ANN, BOB, "maude")
    draw_for(s, EVE, GUS, "smugglers")
    s.bullets = [0, 2, 0]
    scene = done(acting(s))
    assert [event["seat"] for event in scene.happened("crossroads_opened")] == [EVE]


@rule("DW-B93")
def test_an_option_that_cannot_be_paid_cannot_be_chosen():
    s = draw_for(table(at={"daniel_smith": "gas"}), ANN, BOB, "smugglers")
    scene = done(acting(s))
    assert scene.options(ANN) == [["nothing"]]
    scene.say(ANN, "nothing")
    assert scene.happened("crossroads_chosen")[0]["option"] == -1
    s = draw_for(table(at={"daniel_smith": "gas"}, bullets=[2, 0, 0]), ANN, BOB, "smugglers")
    scene = done(acting(s))
    assert scene.options(ANN) == [["option", 1]]


@rule("DW-81", "DW-B92")
def test_a_vote_is_held_inside_the_colony_at_once_and_the_leader_breaks_a_tie():
    people = {
        n: [name]
        for n, name in enumerate(["daniel_smith", "maria_lopez", "mike_cho", "ashley_ross", "brian_lee", "emma_han"])
    }
    s = table(6, people=people, active=[0, 3], food=[5, 0, 0])
    s.leader = [1, 3, -1]
    draw_for(s, 0, 2, "christmas")
    scene = acting(s).say(0, "done").say(3, "done")
    assert scene.asked == [0, 1, 2]
    assert scene.options(0) == [["yes"], ["no"]]
    scene.say(0, "yes").say(1, "no")
    assert scene.view(2)["votes"] == []
    scene.say(2, "yes")
    assert scene.s.food[0] == 0
    assert scene.happened("ballot_counted") == [{"yes": 2, "no": 1}]


@rule("DW-81")
def test_with_two_friendly_players_a_tie_is_broken_by_the_leader():
    s = draw_for(table(food=[5, 0, 0]), ANN, BOB, "christmas")
    scene = done(acting(s))
    scene.say(ANN, "no").say(BOB, "yes")
    assert scene.asked == [ANN]
    scene.say(ANN, "yes")
    assert scene.s.food[0] == 0


@rule("DW-B93")
def test_if_only_one_option_can_be_carried_out_there_is_no_vote():
    s = draw_for(table(food=[4, 0, 0]), ANN, BOB, "christmas")
    scene = done(acting(s))
    assert not scene.happened("ballot_counted")
    assert scene.happened("crossroads_chosen")[0]["option"] == 1


@rule("DW-B147")
def test_a_card_may_narrow_the_voters():
    names = ["daniel_smith", "maria_lopez", "mike_cho", "ashley_ross", "brian_lee", "emma_han"]
    people = {n: [name] for n, name in enumerate(names)}
    s = table(6, people=people, active=[0, 3], helpless=[1, 0, 0], at={"mike_cho": "gas"})
    s.leader = [1, 3, -1]
    scene = acting(draw_for(s, 0, 2, "outbreak")).say(0, "done").say(3, "done")
    assert scene.asked == [0, 1]


@rule("DW-195")
def test_here_is_where_the_survivor_stands_when_the_card_is_applied():
    s = draw_for(table(at={"daniel_smith": "grocery"}), ANN, BOB, "crazed_survivor")
    scene = acting(s).say(EVE, "done")
    scene.s.place[who("daniel_smith")] = POLICE
    scene.say(ANN, "done")
    assert scene.s.candidates == [who("daniel_smith")]


@rule("DW-195", "DW-80")
def test_here_is_where_a_dead_survivor_met_the_condition():
    people = {ANN: ["daniel_smith", "ashley_ross"]}
    s = table(people=people, at={"daniel_smith": "gas"}, zombies={"gas": 2})
    scene = acting(draw_for(s, ANN, BOB, "mike_cho_x")).say(EVE, "done")
    scene.s.dying.append(who("daniel_smith"))
    scene.say(ANN, "done").say(ANN, "option", 1)
    assert scene.s.zombies[place("gas")] == 0


@rule("DW-212")
def test_a_vote_is_the_wolfs_own_choice_and_bullets_cannot_be_paid():
    s = draw_for(table(5, active=[IDA], at={"elias_thorn": "den"}, food=[0, 0, 5]), IDA, ANN, "christmas")
    scene = acting(s).say(IDA, "done")
    assert scene.asked == [IDA]
    assert scene.options(IDA) == [["option", 0], ["option", 1]]


# -- the standard game -------------------------------------------------------------------


@rule("DW-B91", "DW-B96")
def test_in_the_standard_game_a_card_is_opened_as_soon_as_its_condition_holds_and_only_one_a_turn():
    s = table(3, "ordinary")
    draw_for(s, ANN, EVE, "maude")
    scene = acting(luck(s, "blank"))
    assert not scene.happened("crossroads_opened")
    scene.say(ANN, "move", "daniel_smith", GROCERY)
    assert scene.happened("crossroads_opened")
    assert scene.options(ANN) == [["option", 0], ["option", 1]]
    scene.say(ANN, "option", 0)
    assert scene.ask(ANN).about == "deed"
    assert CROSSROADS.index("maude") in scene.s.crossroads_past


@rule("DW-B94")
def test_in_the_standard_game_an_untriggered_card_goes_under_the_deck_at_the_end_of_the_turn():
    s = table(3, "ordinary")
    draw_for(s, ANN, EVE, "maude")
    s.crossroads_deck = [CROSSROADS.index("music"), CROSSROADS.index("gambling")]
    for card in s.crossroads_deck:
        s.crossroads_past.remove(card)
    scene = acting(s).say(ANN, "done")
    assert scene.s.crossroads_deck[0] == CROSSROADS.index("maude")
