"""Chapter 6: phase 2, buying ships."""

from __future__ import annotations

import pytest

from tests.games.tremble.table import ANN, BOB, EVE, buying, idle, ships, table, turning
from tests.kit import Scene, rule

FIVE = ["bare_hulk", "flagship", "net_cruiser", "drop_tripod", "swarm_saucer"]
TWO = ["escort_saucer", "covered_tripod"]


def looking(**fields) -> Scene:
    """Ann has drawn two ships."""
    return buying(table(**{"next_ships": TWO, **fields})).say(ANN, "draw")


@rule("TH-49")
def test_a_captain_may_draw_2_or_pass():
    assert buying(table()).options(ANN) == [["draw"], ["pass"]]


@rule("TH-49", "TH-191")
def test_a_captain_draws_2_ships_and_buys_at_most_one():
    scene = looking()
    assert ships(scene.s.drawn[ANN]) == TWO
    assert scene.options(ANN) == [["buy", "escort_saucer"], ["buy", "covered_tripod"], ["pass"]]
    assert scene.say(ANN, "buy", "escort_saucer").questions() == {BOB: "buy_draw"}


@rule("TH-50")
def test_a_ship_is_paid_in_people_and_goes_to_the_hand():
    scene = looking().say(ANN, "buy", "covered_tripod")
    assert scene.s.people[ANN] == 50 - 30
    assert ships(scene.s.hand[ANN]) == ["starting_saucer", "covered_tripod"]


@rule("TH-51")
def test_the_ship_that_is_not_bought_goes_to_the_discard():
    assert ships(looking().say(ANN, "buy", "covered_tripod").s.ship_discard) == ["escort_saucer"]


@rule("TH-51")
def test_if_none_is_bought_both_go_to_the_discard():
    scene = looking().say(ANN, "pass")
    assert ships(scene.s.ship_discard) == TWO
    assert scene.s.people[ANN] == 50


@rule("TH-52")
@pytest.mark.parametrize(("people", "offered"), [(19, []), (20, ["escort_saucer"]), (29, ["escort_saucer"]), (30, TWO)])
def test_a_ship_cannot_be_bought_for_more_people_than_one_has(people, offered):
    scene = looking(people=[people, 50, 50], hand={ANN: FIVE[:2]})
    assert scene.options(ANN) == [*(["buy", name] for name in offered), ["pass"]]


@rule("TH-53")
def test_a_captain_draws_at_most_once_per_turn():
    scene = looking().say(ANN, "pass")
    asked = [scene.asked[0]]
    while scene.ask(scene.asked[0]).about == "buy_draw":
        asked.append(scene.asked[0])
        scene.say(scene.asked[0], "pass")
    assert ANN not in asked


@rule("TH-54")
@pytest.mark.parametrize(
    "fields",
    [
        {"hand": {ANN: FIVE}},
        {"hand": {ANN: FIVE[:3]}, "searches": [(ANN, "paris", FIVE[3:], 2)]},
    ],
)
def test_a_captain_never_has_more_than_5_ships_in_hand_and_search_together(fields):
    scene = looking(**fields)
    assert scene.verbs(ANN) == {"swap", "pass"}
    scene.say(ANN, "swap", "escort_saucer", "bare_hulk")
    assert len(scene.s.hand[ANN]) + len(scene.s.searching[ANN]) == 5


@rule("TH-54")
def test_with_4_ships_a_fifth_is_simply_bought():
    assert looking(hand={ANN: FIVE[:4]}).verbs(ANN) == {"buy", "pass"}


@rule("TH-55")
def test_with_5_ships_any_ship_of_the_hand_is_given_up_for_the_new_one():
    scene = looking(hand={ANN: FIVE})
    swaps = [["swap", new, old] for new in TWO for old in FIVE]
    assert scene.options(ANN) == [*swaps, ["pass"]]
    scene.say(ANN, "swap", "covered_tripod", "flagship")
    assert ships(scene.s.hand[ANN]) == ["bare_hulk", "net_cruiser", "drop_tripod", "swarm_saucer", "covered_tripod"]
    assert sorted(ships(scene.s.ship_discard)) == ["escort_saucer", "flagship"]
    assert scene.s.people[ANN] == 50 - 30, "the full price, nothing for the old one"


@rule("TH-56")
def test_with_5_searching_ships_no_draw_is_offered():
    scene = buying(table(hand={ANN: []}, searches=[(ANN, "paris", FIVE[:3], 2), (ANN, "rome", FIVE[3:], 2)]))
    assert scene.questions() == {BOB: "buy_draw"}


@rule("TH-57")
@pytest.mark.parametrize(("first", "order"), [(ANN, [0, 1, 2]), (BOB, [1, 2, 0]), (EVE, [2, 0, 1])])
def test_captains_buy_in_seat_order(first, order):
    scene = buying(table(first=first))
    asked = []
    while scene.s.phase == 2:
        asked += scene.asked
        scene.say(scene.asked[0], "pass")
    assert asked == order


@rule("TH-58", "TH-A10")
def test_an_empty_deck_is_renewed_from_the_discard_in_the_middle_of_a_draw():
    scene = looking(ship_deck=["bare_hulk"], ship_discard=["flagship", "net_cruiser"])
    assert ships(scene.s.drawn[ANN])[0] == "bare_hulk"
    assert ships(scene.s.drawn[ANN])[1] in ("flagship", "net_cruiser")
    assert len(scene.s.ship_deck) == 1
    assert scene.s.ship_discard == []
    assert scene.happened("ships_reshuffled") == [{}]


@rule("TH-58")
def test_the_renewed_deck_is_shuffled():
    discard = ["flagship", "net_cruiser", "bare_hulk", "drop_tripod", "swarm_saucer"]
    orders = set()
    for luck in range(12):
        s = table(ship_deck=[], ship_discard=discard)
        s.chance["ship"] = luck
        scene = buying(s).say(ANN, "draw")
        orders.add(tuple(scene.s.ship_deck))
    assert len(orders) > 5


@rule("TH-58")
def test_with_one_ship_left_one_is_drawn():
    scene = looking(next_ships=[], ship_deck=["bare_hulk"])
    assert scene.options(ANN) == [["buy", "bare_hulk"], ["pass"]]


@rule("TH-58")
def test_with_no_ship_left_no_draw_is_offered():
    assert "buy_draw" not in idle(buying(table(ship_deck=[])), "plan.slot").questions().values()


@rule("TH-59")
def test_nobody_is_asked_to_show_a_bought_ship():
    scene = looking().say(ANN, "buy", "covered_tripod")
    assert scene.view(BOB)["hand"][ANN] == {"count": 2}
    assert [event["ship"].seats for event in scene.happened("ship_bought")] == [(ANN,)]


@rule("TH-190")
def test_the_steps_of_buying_follow_in_this_order():
    """Short of people: credit before the draw, after looking, after the purchase."""
    scene = buying(table(people=[5, 50, 50], next_ships=["flagship", "bare_hulk"]))
    steps = []
    for answer in (["go_on"], ["draw"], ["credit"], ["buy", "flagship"]):
        steps.append(scene.ask(ANN).about)
        scene.say(ANN, *answer)
    assert steps == ["money", "buy_draw", "money", "buy_ship"]
    assert scene.questions() == {BOB: "buy_draw"}


@rule("TH-190", "TH-135")
def test_credit_is_offered_again_after_the_purchase():
    scene = buying(table(hand={ANN: []}, people=[30, 50, 50], next_ships=["covered_tripod", "flagship"])).say(
        ANN, "draw"
    )
    scene.say(ANN, "buy", "covered_tripod")
    assert scene.questions() == {ANN: "money"}
    assert scene.options(ANN) == [["credit"], ["go_on"]]


@rule("TH-190")
def test_the_ship_to_give_up_is_chosen_with_the_purchase_after_looking():
    scene = buying(table(hand={ANN: FIVE}, next_ships=TWO))
    assert scene.verbs(ANN) == {"draw", "pass"}
    assert "swap" in scene.say(ANN, "draw").verbs(ANN)


@rule("TH-191")
def test_who_can_afford_nothing_may_still_draw():
    scene = buying(table(people=[0, 50, 50], hand={ANN: FIVE[:2]}, next_ships=TWO))
    assert scene.options(ANN) == [["draw"], ["pass"]]
    assert scene.say(ANN, "draw").options(ANN) == [["pass"]]
    assert ships(scene.say(ANN, "pass").s.ship_discard) == TWO


@rule("TH-191")
def test_one_card_cannot_be_drawn_by_choice():
    scene = turning(table())
    assert scene.verbs(ANN) == {"draw", "pass"}
    assert len(scene.say(ANN, "draw").s.drawn[ANN]) == 2


# -- Starting saucers ------------------------------------------------------------------


@rule("TH-35", "TH-A4")
def test_a_starting_saucer_given_up_lies_in_the_discard():
    scene = looking(hand={ANN: ["starting_saucer", *FIVE[:4]]}).say(ANN, "swap", "escort_saucer", "starting_saucer")
    assert "starting_saucer" in ships(scene.s.ship_discard)


@rule("TH-35", "TH-A4")
def test_a_starting_saucer_goes_to_the_box_when_the_discard_becomes_the_deck():
    scene = looking(ship_deck=[], next_ships=[], ship_discard=["starting_saucer", "flagship"])
    assert ships(scene.s.drawn[ANN]) == ["flagship"]
    assert ships(scene.s.ship_box).count("starting_saucer") == 2
    assert "starting_saucer" not in ships(scene.s.ship_deck + scene.s.ship_discard)


@rule("TH-58", "TH-A4")
def test_with_starting_saucers_only_nothing_is_drawn_and_nothing_offered():
    scene = looking(ship_deck=[], next_ships=[], ship_discard=["starting_saucer"])
    assert scene.s.drawn[ANN] == []
    assert scene.options(ANN) == [["pass"]]
