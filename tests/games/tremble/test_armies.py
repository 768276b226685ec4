"""Chapter 12: human armies."""

from __future__ import annotations

import pytest

from tests.games.tremble.table import ANN, BOB, EVE, cities, idle, plan, scouting, ships, table, told
from tests.kit import Scene, rule

ROW = ["paris", "rome", "tokyo", "berlin"]


def attacked(*armies: str, **fields) -> Scene:
    """Ann searches Moscow with a flagship (9) and a bare hulk (9) when these armies come."""
    fields.setdefault("searches", [(ANN, "moscow", ["flagship", "bare_hulk"], 2)])
    return scouting(table(next_cities=[*(armies or ["united_army_of_earth"]), *ROW], **fields))


def lone(ship: str, army: str, **fields) -> Scene:
    return attacked(army, searches=[(ANN, "moscow", [ship], 2)], **fields)


@rule("TH-110")
def test_an_army_affects_every_search_that_is_running():
    searches = [(ANN, "moscow", ["flagship"], 2), (BOB, "dubna", ["bare_hulk"], 1), (ANN, "leiden", ["net_cruiser"], 1)]
    scene = attacked("tank_brigade", searches=searches)
    met = []
    while scene.ask(scene.asked[0]).about == "army":
        met.append((scene.asked[0], cities([scene.ask(scene.asked[0]).values["city"]])[0]))
        scene.say(scene.asked[0], "flee")
    assert met == [(ANN, "moscow"), (ANN, "leiden"), (BOB, "dubna")]


@rule("TH-111")
def test_each_captain_decides_and_fights_separately():
    searches = [(ANN, "moscow", ["flagship"], 2), (BOB, "dubna", ["bare_hulk"], 1)]
    scene = attacked("tank_brigade", searches=searches, dice=[2, 12]).say(ANN, "fight")
    assert scene.say(BOB, "fight").happened("army_held_off")[0]["seat"] == BOB
    assert scene.happened("army_won")[0]["seat"] == ANN
    assert cities(scene.s.searches) == ["dubna"]


@rule("TH-112")
def test_to_flee_brings_all_ships_home_and_costs_the_city():
    scene = attacked().say(ANN, "flee")
    assert ships(scene.s.hand[ANN])[1:] == ["flagship", "bare_hulk"]
    assert (scene.s.searches, scene.s.searching[ANN], scene.s.counter) == ([], [], [])
    assert "moscow" in cities(scene.s.city_discard)
    assert (scene.s.people[ANN], scene.s.captured[ANN]) == (50, [])


@rule("TH-113", "TH-117")
@pytest.mark.parametrize(("dice", "held"), [(4, False), (5, True), (6, True)])
def test_strength_and_roll_must_reach_the_army(dice, held):
    """A bare hulk has 9, the tank brigade 14."""
    scene = lone("bare_hulk", "tank_brigade", dice=[dice]).say(ANN, "fight")
    assert bool(scene.s.searches) is held
    assert len(scene.happened("army_held_off")) == held


@rule("TH-114")
@pytest.mark.parametrize(
    ("army", "need"),
    [
        ("border_patrol", 10),
        ("national_guard", 12),
        ("tank_brigade", 14),
        ("air_fleet", 16),
        ("special_forces", 18),
        ("united_army_of_earth", 20),
    ],
)
def test_an_army_rolls_no_dice(army, need):
    scene = lone("bare_hulk", army, dice=[7, 7])
    assert scene.ask(ANN).values["need"] == need
    before = dict(scene.s.chance)
    scene.say(ANN, "fight")
    fought = (scene.happened("army_held_off") + scene.happened("army_won"))[0]
    assert (fought["n"], fought["need"]) == (9 + 7, need)
    assert {name for name in before if before[name] != scene.s.chance[name]} == {"dice"}


@rule("TH-115")
def test_a_lost_fight_costs_one_ship_the_city_and_the_reward():
    scene = attacked(dice=[2], searches=[(ANN, "moscow", ["escort_saucer", "swarm_saucer"], 2)]).say(ANN, "fight")
    assert scene.questions() == {ANN: "army_loss.ship"}
    assert scene.options(ANN) == [["ship", "escort_saucer"], ["ship", "swarm_saucer"]]
    scene.say(ANN, "ship", "escort_saucer")
    assert ships(scene.s.ship_discard) == ["escort_saucer"]
    assert ships(scene.s.hand[ANN]) == ["starting_saucer", "swarm_saucer"]
    assert "moscow" in cities(scene.s.city_discard)
    assert (scene.s.people[ANN], scene.s.searches, scene.s.captured[ANN]) == (50, [], [])


@rule("TH-116")
def test_a_won_fight_gains_nothing_and_the_search_continues():
    scene = attacked("tank_brigade", dice=[7]).say(ANN, "fight")
    assert (cities(scene.s.searches), scene.s.counter, scene.s.people[ANN]) == (["moscow"], [2], 50)
    assert ships(scene.s.searching[ANN]) == ["flagship", "bare_hulk"]


@rule("TH-118", "TH-119", "TH-A21")
def test_one_may_beat_the_first_army_and_flee_from_the_second():
    scene = attacked("tank_brigade", "air_fleet", dice=[7]).say(ANN, "fight")
    assert scene.questions() == {ANN: "army"}
    scene.say(ANN, "flee")
    assert [event["event"] for event in told(scene, "army_held_off", "fled")] == ["army_held_off", "fled"]


@rule("TH-118")
def test_who_has_fled_from_the_first_does_not_meet_the_second():
    scene = attacked("tank_brigade", "air_fleet").say(ANN, "flee")
    assert set(scene.questions().values()) == {"plan.slot"}


@rule("TH-120", "TH-A22")
def test_several_searches_of_a_captain_are_decided_separately():
    searches = [(ANN, "moscow", ["flagship"], 2), (ANN, "dubna", ["bare_hulk"], 1)]
    scene = attacked("tank_brigade", searches=searches, dice=[7]).say(ANN, "flee").say(ANN, "fight")
    assert cities(scene.s.searches) == ["dubna"]
    assert ships(scene.s.searching[ANN]) == ["bare_hulk"]


@rule("TH-121")
@pytest.mark.parametrize(("move", "dice"), [("flee", 7), ("fight", 12), ("fight", 2)])
def test_the_army_goes_to_the_city_discard_whatever_happens(move, dice):
    scene = lone("bare_hulk", "tank_brigade", dice=[dice]).say(ANN, move)
    assert "tank_brigade" in cities(scene.s.city_discard)
    assert scene.s.army == []


@rule("TH-122")
@pytest.mark.parametrize(("first", "order"), [(ANN, [0, 1, 2]), (BOB, [1, 2, 0]), (EVE, [2, 0, 1])])
def test_captains_decide_in_seat_order(first, order):
    searches = [(EVE, "moscow", ["flagship"], 2), (BOB, "dubna", ["bare_hulk"], 1), (ANN, "leiden", ["net_cruiser"], 1)]
    scene = attacked("tank_brigade", searches=searches, first=first)
    asked = []
    while scene.ask(scene.asked[0]).about == "army":
        asked += scene.asked
        scene.say(scene.asked[0], "flee")
    assert asked == order


@rule("TH-202")
def test_several_searches_of_one_captain_come_in_the_order_begun():
    searches = [(ANN, "turin", ["flagship"], 1), (ANN, "athens", ["bare_hulk"], 2)]
    scene = attacked("tank_brigade", searches=searches).say(ANN, "flee").say(ANN, "flee")
    assert [event["city"] for event in told(scene, "fled")] == ["turin", "athens"]


@rule("TH-203")
def test_an_army_does_not_touch_hands_the_row_or_captains_without_a_search():
    scene = attacked("tank_brigade", dice=[2])
    before = (scene.s.hand[BOB][:], scene.s.hand[EVE][:], scene.s.people[:], scene.s.fuel[:])
    assert scene.asked == [ANN]
    scene.say(ANN, "fight")
    idle(scene, "plan.slot")
    assert (scene.s.hand[BOB], scene.s.hand[EVE], scene.s.people, scene.s.fuel) == before
    assert cities(scene.s.row) == ROW


@rule("TH-204", "TH-A38")
def test_by_default_a_join_ship_in_the_hand_does_not_help():
    scene = lone("bare_hulk", "tank_brigade", hand={ANN: ["lurking_cruiser"]}, fuel=[20, 8, 8], dice=[4])
    scene.say(ANN, "fight")
    assert [event["n"] for event in scene.happened("army_won")] == [13]
    assert scene.happened("ship_joined") == []


@rule("TH-205")
@pytest.mark.parametrize(("dice", "held"), [(4, True), (5, True), (3, False), (2, False)])
def test_the_example_of_the_saucer_and_the_tripod(dice, held):
    """Strength 16: any roll beats 14; against 20 in the same turn 4 or more holds."""
    searches = [(ANN, "moscow", ["escort_saucer", "covered_tripod"], 2)]
    s = {"hand": {ANN: []}, "searches": searches, "fuel": [8, 8, 8], "dice": [2, dice]}
    scene = attacked("tank_brigade", "united_army_of_earth", **s).say(ANN, "fight")
    first = scene.happened("army_held_off")[0]
    assert (first["strength"], first["n"]) == (16, 18)
    scene.say(ANN, "fight")
    if held:
        assert cities(scene.s.searches) == ["moscow"]
        return
    scene.say(ANN, "ship", "escort_saucer")
    assert (scene.s.searches, scene.s.people[ANN]) == ([], 50)
    plan(scene, {ANN: [1]})
    assert ships(scene.s.attack[ANN]) == ["covered_tripod"]


@rule("TH-156")
def test_the_type_of_the_searched_city_counts_against_armies():
    """A palace cruiser has +4 at cultural centres."""
    at_paris = attacked("tank_brigade", searches=[(ANN, "vienna", ["palace_cruiser"], 2)])
    at_moscow = attacked("tank_brigade", searches=[(ANN, "moscow", ["palace_cruiser"], 2)])
    assert at_paris.ask(ANN).values["strength"] == 13
    assert at_moscow.ask(ANN).values["strength"] == 9


@rule("TH-156")
def test_partners_among_the_searching_ships_count_against_armies():
    searches = [(ANN, "moscow", ["covered_tripod"], 2), (ANN, "dubna", ["escort_saucer", "long_legged_tripod"], 2)]
    scene = attacked("tank_brigade", searches=searches)
    assert scene.ask(ANN).values["strength"] == 5, "the saucer is at another city"
    assert scene.say(ANN, "flee").ask(ANN).values["strength"] == 3 + 4 + 5


# -- The table option of TH-A38 -----------------------------------------------------------

ON = {"join_against_armies": "on"}


def helped(hand: list[str], **fields) -> Scene:
    """Ann's bare hulk (9) fights the tank brigade (14), with these ships in hand."""
    s = {"settings": ON, "hand": {ANN: hand}, "fuel": [20, 8, 8], **fields}
    return lone("bare_hulk", "tank_brigade", **s).say(ANN, "fight")


@rule("TH-A38")
def test_with_the_option_join_ships_may_be_added_before_the_roll():
    scene = helped(["lurking_cruiser", "flagship"], dice=[2])
    assert scene.questions() == {ANN: "join_fight"}
    assert scene.options(ANN) == [["join", "lurking_cruiser"], ["done"]]
    scene.say(ANN, "join", "lurking_cruiser").say(ANN, "done")
    assert scene.happened("army_held_off")[0]["strength"] == 18
    assert scene.s.fuel[ANN] == 20 - 5


@rule("TH-A38")
def test_a_joiner_needs_its_fuel():
    assert helped(["lurking_cruiser"], fuel=[4, 8, 8]).options(ANN) == [["done"]]


@rule("TH-A38")
def test_a_surviving_joiner_returns_to_the_hand_and_joins_nothing_else_this_turn():
    scene = lone(
        "bare_hulk",
        "tank_brigade",
        settings=ON,
        hand={ANN: ["lurking_cruiser"]},
        fuel=[20, 8, 8],
        dice=[2],
    ).say(ANN, "fight")
    scene.say(ANN, "join", "lurking_cruiser")
    assert ships(scene.s.hand[ANN]) == ["lurking_cruiser"]
    assert scene.s.flown == scene.s.hand[ANN]


@rule("TH-A38")
def test_a_joiner_of_the_first_army_cannot_join_against_the_second():
    s = {"settings": ON, "hand": {ANN: ["lurking_cruiser", "flagship"]}, "fuel": [20, 8, 8], "dice": [2, 12]}
    scene = attacked("tank_brigade", "air_fleet", searches=[(ANN, "moscow", ["bare_hulk"], 2)], **s).say(ANN, "fight")
    scene.say(ANN, "join", "lurking_cruiser").say(ANN, "done").say(ANN, "fight")
    assert scene.options(ANN) == [["done"]]


@rule("TH-A38", "TH-148")
def test_a_joiner_may_be_the_ship_that_is_lost():
    s = {"settings": ON, "hand": {ANN: ["orbital_reserve"]}, "fuel": [20, 8, 8], "dice": [2]}
    scene = lone("bare_hulk", "air_fleet", **s).say(ANN, "fight").say(ANN, "join", "orbital_reserve")
    assert scene.options(ANN) == [["ship", "bare_hulk"], ["ship", "orbital_reserve"]]
    scene.say(ANN, "ship", "orbital_reserve")
    assert (ships(scene.s.ship_discard), ships(scene.s.hand[ANN])) == (["orbital_reserve"], ["bare_hulk"])


@rule("TH-A38", "TH-156")
def test_a_joiner_counts_as_a_partner_in_the_fight():
    s = {"settings": ON, "hand": {ANN: ["orbital_reserve"]}, "fuel": [20, 8, 8], "dice": [2]}
    scene = lone("covered_tripod", "tank_brigade", **s).say(ANN, "fight").say(ANN, "join", "orbital_reserve")
    assert scene.happened("army_held_off")[0]["strength"] == 5 + 4 + 3
