"""Chapter 14: credit."""

from __future__ import annotations

import pytest

from tests.games.tremble.table import ANN, BOB, battling, buying, finishing, idle, plan, planning, rewarding, table
from tests.kit import Scene, rule


def broke(people: int = 29, ships: int = 1, **fields) -> Scene:
    """Ann's buying step."""
    hand = ["bare_hulk", "flagship", "net_cruiser"][:ships]
    return buying(table(**{"people": [people, 50, 50], "hand": {ANN: hand}, **fields}))


def offers_credit(scene: Scene) -> bool:
    return ANN in scene.run.pending and ["credit"] in scene.options(ANN)


@rule("TH-130", "TH-134")
@pytest.mark.parametrize(
    ("people", "ships", "offered"),
    [(0, 0, True), (29, 0, True), (29, 1, True), (29, 2, False), (30, 1, False), (30, 0, False), (31, 1, False)],
)
def test_a_credit_needs_fewer_than_30_thousand_people_and_at_most_one_ship(people, ships, offered):
    assert offers_credit(broke(people, ships)) is offered


@rule("TH-131")
def test_a_credit_card_brings_50_thousand_people():
    scene = broke(10).say(ANN, "credit")
    assert (scene.s.people[ANN], scene.s.credits[ANN], scene.s.credits_left) == (60, 1, 4)


@rule("TH-132")
def test_a_credit_is_paid_back_with_60_thousand_and_its_card_is_gone():
    scene = broke(70, credits=[1, 0, 0], credits_left=4)
    assert scene.options(ANN) == [["repay"], ["go_on"]]
    scene.say(ANN, "repay")
    assert (scene.s.people[ANN], scene.s.credits[ANN], scene.s.credits_left) == (10, 0, 4)


@rule("TH-132")
def test_the_moment_of_repayment_is_the_captains_own_choice():
    scene = broke(70, credits=[1, 0, 0]).say(ANN, "go_on")
    assert scene.s.credits[ANN] == 1
    assert scene.ask(ANN).about == "buy_draw"


@rule("TH-133")
@pytest.mark.parametrize(("hand", "searching", "offered"), [(0, 1, True), (1, 1, False), (0, 2, False), (1, 0, True)])
def test_ships_in_hand_and_search_count(hand, searching, offered):
    names = ["bare_hulk", "flagship"]
    searches = [(ANN, "paris", ["net_cruiser", "drop_tripod"][:searching], 2)] if searching else []
    scene = buying(table(people=[29, 50, 50], hand={ANN: names[:hand]}, searches=searches))
    assert offers_credit(scene) is offered


@rule("TH-135", "TH-A26")
def test_credit_is_offered_before_the_draw_after_looking_and_after_the_purchase():
    scene = broke(25, 0, next_ships=["escort_saucer", "bare_hulk"])
    assert offers_credit(scene)
    assert offers_credit(scene.say(ANN, "go_on").say(ANN, "draw"))
    assert offers_credit(scene.say(ANN, "go_on").say(ANN, "buy", "escort_saucer"))
    assert scene.say(ANN, "go_on").asked == [BOB]


@rule("TH-135", "TH-A26")
def test_repayment_is_offered_at_the_same_points():
    scene = broke(100, 2, credits=[1, 0, 0], next_ships=["escort_saucer", "swarm_saucer"])
    assert scene.options(ANN) == [["repay"], ["go_on"]]
    assert scene.say(ANN, "go_on").say(ANN, "draw").options(ANN) == [["repay"], ["go_on"]]
    scene.say(ANN, "go_on").say(ANN, "buy", "escort_saucer")
    assert scene.options(ANN) == [["repay"], ["go_on"]]


@rule("TH-135")
def test_repayment_but_no_credit_is_offered_at_the_end_of_phase_7():
    attack = {ANN: [("bare_hulk", 1)]}
    scene = rewarding(table(row=["paris"], attack=attack, people=[20, 50, 10], hand={}, credits=[1, 0, 0]))
    scene.say(ANN, "raid")
    assert (scene.s.phase, scene.options(ANN)) == (7, [["repay"], ["go_on"]])
    scene.say(ANN, "repay")
    assert scene.s.people[ANN] == 20 + 50 - 60
    assert scene.s.round == 2


@rule("TH-135")
def test_no_credit_is_offered_in_other_phases():
    """Ann has nothing from planning to reward."""
    scene = planning(table(row=["paris", "rome"], hand={ANN: ["bare_hulk"]}, people=[0, 50, 50], fuel=[8, 8, 8]))
    plan(scene, {ANN: [1], BOB: [2]})
    while scene.s.round == 1:
        assert scene.ask(scene.asked[0]).about != "money"
        idle(scene, "buy_draw", "money")
    assert scene.asked == [BOB], "the next chance is the own buying step"


@rule("TH-136", "TH-A27")
def test_by_default_another_credit_may_be_taken_while_one_is_open():
    scene = broke(0, 0, credits=[2, 0, 0], credits_taken=[2, 0, 0], credits_left=3)
    assert offers_credit(scene)
    scene.say(ANN, "credit")
    assert (scene.s.credits[ANN], scene.s.credits_left) == (3, 2)


@rule("TH-A27")
@pytest.mark.parametrize(
    ("limit", "taken", "offered"), [("1", 0, True), ("1", 1, False), ("2", 1, True), ("3", 3, False)]
)
def test_the_option_limits_the_credits_of_a_captain(limit, taken, offered):
    settings = {"credit_per_captain": limit}
    assert offers_credit(broke(0, 0, settings=settings, credits_taken=[taken, 0, 0])) is offered


@rule("TH-A27")
def test_a_repaid_credit_still_counts_for_the_limit():
    scene = broke(25, 0, settings={"credit_per_captain": "1"}).say(ANN, "credit").say(ANN, "repay")
    assert scene.s.credits[ANN] == 0
    assert not offers_credit(scene)


@rule("TH-137", "TH-A28", "TH-A29")
def test_open_credits_are_subtracted_at_the_end_and_the_result_may_be_negative():
    scene = finishing(table(people=[70, 50, 10], credits=[1, 0, 2]))
    assert scene.s.scores == [10, 50, -110]
    assert [(event["seat"], event["n"]) for event in scene.happened("credit_collected")] == [(0, 60), (2, 120)]


@rule("TH-207")
@pytest.mark.parametrize(("people", "offered"), [(59, False), (60, True)])
def test_a_credit_is_repaid_in_full_or_not_at_all(people, offered):
    scene = broke(people, 2, credits=[1, 0, 0])
    assert (scene.ask(ANN).about == "money") is offered


@rule("TH-208")
def test_with_no_card_left_no_credit_can_be_taken():
    assert not offers_credit(broke(0, 0, credits_left=0))


@rule("TH-209")
def test_a_captain_without_ships_people_and_credit_stays_in_the_game_and_is_scored():
    s = table(hand={ANN: []}, people=[0, 50, 50], credits_left=0, ship_deck=[], deck=["paris"])
    scene = buying(s)
    assert ANN not in scene.asked
    idle(scene)
    assert scene.run.over
    assert scene.s.scores == [0, 50, 50]


def test_a_credit_is_told_to_all():
    scene = broke(10).say(ANN, "credit")
    assert scene.happened("credit_taken") == [{"seat": ANN, "n": 50}]
    scene.say(ANN, "repay")
    assert scene.happened("credit_repaid") == [{"seat": ANN, "n": 60}]


def test_a_battle_does_not_ask_for_credit():
    scene = battling(table(row=["paris"], attack={ANN: [("bare_hulk", 1)]}, people=[0, 0, 0]))
    assert scene.questions() == {ANN: "reward"}
