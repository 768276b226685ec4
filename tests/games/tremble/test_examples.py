"""Chapters 17 and 18: worked examples and edge cases."""

from __future__ import annotations

import pytest

from prowl.games.tremble.cards.cities import ARMIES, NAMES, in_play
from prowl.games.tremble.rules.constants import REMOVED
from prowl.games.tremble.rules.reward import armies_to_come
from prowl.kernel.text import GameWords
from tests.games.tremble.table import (
    ANN,
    BOB,
    EVE,
    GAME,
    battling,
    buying,
    cities,
    idle,
    plan,
    planning,
    refuelling,
    relocating,
    rewarding,
    scouting,
    ships,
    table,
    turning,
)
from tests.kit import Scene, rule

ROW = ["tokyo", "moscow", "berlin", "paris"]
ARMY_NAMES = [each.id for each in sorted(ARMIES, key=lambda each: not each.early)]


def the_battle() -> Scene:
    """At city 4, a cultural centre: saucer and tripod against cruiser and tripod; the dice show 10 and 6."""
    attack = {
        ANN: [("escort_saucer", 4), ("covered_tripod", 4)],
        BOB: [("bare_hulk", 4), ("opera_crusher", 4)],
    }
    return battling(table(row=ROW, attack=attack, dice=[10, 6]))


@rule("TH-164")
def test_4_captains_and_2_cards_left():
    assert cities(scouting(table(4, deck=["paris", "rome"])).s.row) == ["paris", "rome"]


@rule("TH-168")
def test_16_decides_before_17():
    scene = the_battle()
    assert scene.questions() == {ANN: "battle"}
    assert scene.say(ANN, "stay").questions() == {BOB: "battle"}


@rule("TH-165", "TH-166")
def test_16_and_10_are_26_and_17_and_6_are_23():
    scene = the_battle().say(ANN, "stay").say(BOB, "stay")
    rolls = [(event["seat"], event["strength"], event["n"]) for event in scene.happened("battle_rolled")]
    assert rolls == [(ANN, 16, 26), (BOB, 17, 23)]


@rule("TH-167")
def test_captain_1_wins_and_captain_2_loses_the_cruiser_or_the_tripod():
    scene = the_battle().say(ANN, "stay").say(BOB, "stay")
    assert scene.options(BOB) == [["ship", "bare_hulk"], ["ship", "opera_crusher"]]
    scene.say(BOB, "ship", "opera_crusher")
    assert (ships(scene.s.ship_discard), ships(scene.s.hand[BOB])) == (["opera_crusher"], ["bare_hulk"])
    assert scene.questions() == {ANN: "reward"}


@rule("TH-169", "TH-170", "TH-171")
@pytest.mark.parametrize(
    ("fleet", "city", "strength"),
    [
        (["museum_raider"], "paris", 7),
        (["museum_raider"], "moscow", 3),
        (["museum_raider"], "shanghai", 3),
        (["covered_tripod", "cellar_sniffer"], "moscow", 9 + 3),
        (["covered_tripod", "cellar_sniffer", "zigzag_saucer", "orbital_reserve"], "moscow", 9 + 3 + 3 + 3),
        (["factory_stomper", "cellar_sniffer"], "paris", 8 + 3),
        (["factory_stomper"], "shanghai", 8),
        (["factory_stomper", "cellar_sniffer"], "shanghai", 11 + 3),
    ],
)
def test_strengths_at_a_city(fleet, city, strength):
    attack = {ANN: [(name, 1) for name in fleet], BOB: [("bare_hulk", 1), ("flagship", 1), ("palace_cruiser", 1)]}
    assert battling(table(row=[city], attack=attack)).ask(ANN).values["strength"] == strength


@rule("TH-172")
def test_15_fuel_and_8_give_20():
    assert turning(table(fuel=[15, 0, 0])).s.fuel[ANN] == 20


@rule("TH-173")
@pytest.mark.parametrize(("dice", "held"), [(6, False), (7, True), (8, True)])
def test_a_saucer_holds_against_army_10_with_7_or_more(dice, held):
    searches = [(ANN, "moscow", ["swarm_saucer"], 2)]
    scene = scouting(table(next_cities=["border_patrol"], searches=searches, dice=[dice])).say(ANN, "fight")
    assert bool(scene.s.searches) is held


# -- Edge cases ------------------------------------------------------------------------


@rule("TH-174")
def test_five_saucers_with_8_fuel():
    five = ["escort_saucer", "museum_raider", "brain_collector", "smoke_skimmer", "swarm_saucer"]
    scene = refuelling(table(row=ROW, attack={ANN: [(name, 1) for name in five]}, fuel=[8, 8, 8]))
    scene.say(ANN, "ship", "museum_raider")
    assert (len(scene.s.attack[ANN]), scene.s.fuel[ANN]) == (4, 0)


@rule("TH-175")
def test_with_too_little_fuel_for_any_ship_all_attackers_are_destroyed():
    attack = {ANN: [("bare_hulk", 1), ("flagship", 2)]}
    scene = refuelling(table(row=ROW, attack=attack, fuel=[4, 8, 8])).say(ANN, "ship", "flagship")
    assert (scene.s.attack[ANN], sorted(ships(scene.s.ship_discard))) == ([], ["bare_hulk", "flagship"])
    assert scene.s.fuel[ANN] == 12, "4, and 8 of the next turn"


@rule("TH-175")
def test_every_captain_has_at_least_8_fuel_at_refuelling():
    scene = idle(turning(table(fuel=[0, 0, 0])), "plan.slot")
    assert scene.s.fuel == [8, 8, 8]


@rule("TH-176")
def test_a_captain_without_ships_cannot_attack_but_may_buy_or_take_a_credit():
    scene = buying(table(hand={ANN: []}, people=[20, 50, 50], next_ships=["escort_saucer", "bare_hulk"]))
    assert scene.options(ANN) == [["credit"], ["go_on"]]
    assert ["draw"] in scene.say(ANN, "go_on").options(ANN)
    assert ANN not in planning(table(hand={ANN: []}, row=ROW)).asked


@rule("TH-177")
def test_a_captain_without_ships_and_with_30_thousand_gets_no_credit_but_may_buy():
    scene = buying(table(hand={ANN: []}, people=[30, 50, 50], next_ships=["covered_tripod", "bare_hulk"]))
    assert scene.ask(ANN).about == "buy_draw"
    assert scene.say(ANN, "draw").options(ANN) == [["buy", "covered_tripod"], ["pass"]]


@rule("TH-178")
def test_with_5_ships_one_of_them_searching_one_of_the_four_in_hand_is_given_up():
    four = ["bare_hulk", "flagship", "drop_tripod", "swarm_saucer"]
    searches = [(ANN, "paris", ["net_cruiser"], 2)]
    scene = buying(table(hand={ANN: four}, searches=searches, next_ships=["escort_saucer", "palace_cruiser"]))
    scene.say(ANN, "draw")
    assert scene.options(ANN) == [
        *(["swap", new, old] for new in ("escort_saucer", "palace_cruiser") for old in four),
        ["pass"],
    ]


@rule("TH-179")
def test_totals_20_20_and_15():
    """The third has lost, the others roll again, then both losers choose in seat order."""
    attack = {
        ANN: [("bare_hulk", 1), ("escort_saucer", 1)],
        BOB: [("net_cruiser", 1), ("cellar_sniffer", 1)],
        EVE: [("palace_cruiser", 1), ("zigzag_saucer", 1)],
    }
    s = table(row=["moscow"], attack=attack, first=BOB, dice=[8, 3, 8, 6, 7])
    scene = battling(s).say(BOB, "stay").say(EVE, "stay").say(ANN, "stay")
    rolls = [(event["seat"], event["n"]) for event in scene.happened("battle_rolled")]
    assert rolls == [(BOB, 20), (EVE, 15), (ANN, 20), (BOB, 18), (ANN, 19)]
    assert scene.questions() == {BOB: "battle_loss.ship"}
    scene.say(BOB, "ship", "net_cruiser")
    assert scene.questions() == {EVE: "battle_loss.ship"}


@rule("TH-180")
def test_a_ship_relocated_to_a_city_its_captain_attacks_adds_its_strength():
    attack = {ANN: [("covered_tripod", 1), ("zigzag_saucer", 2)], BOB: [("bare_hulk", 1)]}
    scene = relocating(table(row=ROW, attack=attack)).say(ANN, "slot", 1)
    assert scene.ask(BOB).values["rival"] == 9 + 3


@rule("TH-181")
def test_who_relocates_all_ships_away_takes_no_further_part_there():
    attack = {ANN: [("zigzag_saucer", 2)], BOB: [("bare_hulk", 2)]}
    scene = relocating(table(row=ROW, attack=attack)).say(ANN, "slot", 1)
    assert scene.happened("battle_began") == []
    assert [(event["seat"], event["slot"]) for event in scene.happened("city_won")] == [(ANN, 1), (BOB, 2)]


@rule("TH-182")
def test_with_one_city_in_the_row_only_target_1_is_valid():
    scene = planning(table(row=["paris"]))
    assert [scene.options(seat) for seat in (ANN, BOB, EVE)] == [[["slot", 1], ["slot", 0]]] * 3


@rule("TH-183")
def test_who_loses_the_only_ship_at_a_city_to_the_fuel_penalty_takes_no_part_there():
    hand = {ANN: ["bare_hulk", "flagship", "orbital_reserve"], BOB: ["net_cruiser"], EVE: ["palace_cruiser"]}
    scene = plan(planning(table(row=ROW, hand=hand, fuel=[8, 8, 8])), {ANN: [1, 2, 0], BOB: [1], EVE: [1]})
    scene.say(ANN, "ship", "bare_hulk")
    assert scene.happened("battle_began")[0]["seat"] == [BOB, EVE]
    scene.say(BOB, "stay").say(EVE, "stay")
    assert scene.happened("ship_joined") == []
    assert ANN not in scene.asked or scene.ask(ANN).about == "reward"


@rule("TH-184")
@pytest.mark.parametrize(
    ("deck", "ship", "paid"),
    [
        (0, "bare_hulk", False),
        (0, "net_cruiser", False),
        (4, "bare_hulk", False),
        (4, "net_cruiser", True),
        (8, "bare_hulk", True),
    ],
)
def test_a_search_that_cannot_be_finished_brings_nothing(deck, ship, paid):
    """So many cities are left in the deck when Ann begins a search at Tokyo (90)."""
    names = ["rome", "vienna", "athens", "prague", "boston", "zurich", "essen", "turin"]
    scene = rewarding(table(row=["tokyo"], attack={ANN: [(ship, 1)]}, deck=names[:deck])).say(ANN, "search")
    idle(scene)
    assert scene.run.over
    assert scene.s.scores[ANN] == (140 if paid else 50)


@rule("TH-184")
@pytest.mark.parametrize(
    ("deck", "soonest", "latest", "english", "russian"),
    [
        (0, 0, 0, "last turn", "последний ход"),
        (3, 1, 1, "only a quick search", "только быстрый поиск"),
        (4, 1, 1, "only a quick search", "только быстрый поиск"),
        (5, 1, 2, "may come too late", "может опоздать"),
        (8, 1, 2, "may come too late", "может опоздать"),
        (9, 2, 3, "needs 2 more turns", "займёт ещё 2"),
    ],
)
def test_the_table_warns_by_the_size_of_the_deck(deck, soonest, latest, english, russian):
    """Four late armies may be among the last cards: they shorten the game."""
    names = [name for name in cities(range(12, 30)) if name not in ("paris", "tokyo")]
    s = table(row=["tokyo"], attack={ANN: [("bare_hulk", 1)]}, deck=names[:deck])
    scene = rewarding(s)
    values = scene.ask(ANN).values
    assert (values["soonest"], values["latest"]) == (soonest, latest)
    for language, warning in (("en", english), ("ru", russian)):
        words = GameWords(GAME, language)
        assert warning in words.words.say("ask-reward-detail", **words.values(values))


@rule("TH-184")
def test_armies_that_have_come_or_can_only_be_in_the_box_shorten_nothing():
    names = [name for name in cities(range(12, 40)) if name not in ("paris", "tokyo")]
    late_came = table(row=["tokyo"], attack={ANN: [("bare_hulk", 1)]}, deck=names[:8])
    for name in ARMY_NAMES[2:]:
        late_came.city_box.remove(NAMES.index(name))
        late_came.city_discard.append(NAMES.index(name))
    assert rewarding(late_came).ask(ANN).values["soonest"] == 2
    stack = in_play(3)[1]
    last_early = [name for name in cities(stack) if name not in ARMY_NAMES][: len(stack) - REMOVED + 1]
    assert armies_to_come(table(deck=last_early)) == 6
    assert armies_to_come(table(deck=last_early[1:])) == 4


@rule("TH-184")
def test_a_captain_who_lets_the_time_run_out_raids():
    scene = rewarding(table(row=["paris"], attack={ANN: [("bare_hulk", 1)]}))
    assert scene.ask(ANN).fallback == ("raid",)


@rule("TH-218")
def test_who_wins_at_one_city_and_loses_at_another_loses_a_ship_only_there():
    attack = {
        ANN: [("bare_hulk", 1), ("flagship", 2), ("cellar_sniffer", 2)],
        BOB: [("net_cruiser", 1), ("palace_cruiser", 2)],
    }
    scene = battling(table(row=ROW, attack=attack, dice=[7, 6, 10, 3]))
    while scene.ask(scene.asked[0]).about == "battle":
        scene.say(scene.asked[0], "stay")
    assert scene.options(ANN) == [["ship", "flagship"], ["ship", "cellar_sniffer"]]


@rule("TH-219")
def test_if_all_but_one_retreat_the_last_ones_join_ship_cannot_join():
    attack = {ANN: [("bare_hulk", 1)], BOB: [("flagship", 1)]}
    scene = battling(table(row=ROW, attack=attack, hand={BOB: ["orbital_reserve"]}, fuel=[20, 20, 20])).say(
        ANN, "retreat"
    )
    assert scene.questions() == {BOB: "reward"}
