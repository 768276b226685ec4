"""Chapter 3: setup."""

from __future__ import annotations

import pytest

from prowl.games.tremble import GAME
from prowl.games.tremble.cards.cities import CITIES, in_play, is_army
from prowl.games.tremble.cards.missions import MISSIONS
from prowl.games.tremble.cards.ships import DECK_SHIPS
from tests.games.tremble.table import ANN, BOB, EVE, idle, missions_chosen, planning, ships, table, turning
from tests.kit import Scene, new_state, rule

PLAYERS = (2, 3, 4, 5)
CITIES_IN_PLAY = {2: 60, 3: 60, 4: 75, 5: 90}
DECK = {2: 54, 3: 54, 4: 69, 5: 84}
SLOTS = {2: 4, 3: 4, 4: 5, 5: 6}

every_number = pytest.mark.parametrize("players", PLAYERS)


def is_early(card: int) -> bool:
    return card in in_play(5)[0]


@rule("TH-28")
@every_number
def test_cities_marked_for_more_captains_are_removed(players):
    s = new_state(GAME, players)
    there = [card for card in s.city_deck + s.city_box if not is_army(card)]
    assert len(there) == CITIES_IN_PLAY[players]
    assert all(CITIES[card].players <= players for card in there)


@rule("TH-28")
@every_number
def test_missions_marked_for_more_captains_are_removed(players):
    s = new_state(GAME, players)
    there = s.mission_deck + [mission for hand in s.mission_hand for mission in hand]
    assert len(there) == {2: 18, 3: 18, 4: 24, 5: 30}[players]
    assert all(MISSIONS[mission].players <= players for mission in there)


@rule("TH-29")
@every_number
def test_all_armies_and_all_ships_are_always_used(players):
    s = new_state(GAME, players)
    assert sum(is_army(card) for card in s.city_deck + s.city_box) == 6
    assert len(s.ship_deck) + len(s.ship_box) + sum(len(hand) for hand in s.hand) == 35


@rule("TH-30", "TH-31")
@every_number
def test_six_cards_of_each_stack_are_put_away_unseen(players):
    for seed in range(20):
        s = new_state(GAME, players, seed)
        assert sum(is_early(card) for card in s.city_box) == 6
        assert sum(not is_early(card) for card in s.city_box) == 6


@rule("TH-30", "TH-31")
def test_both_stacks_are_shuffled():
    decks = {tuple(new_state(GAME, 3, seed).city_deck) for seed in range(20)}
    assert len(decks) == 20
    put_away = {card for seed in range(200) for card in new_state(GAME, 3, seed).city_box}
    assert len(put_away) == 66, "every card can be among those put away"


@rule("TH-32")
@every_number
def test_the_early_stack_lies_on_top_of_the_late_one(players):
    drawn = new_state(GAME, players).city_deck[::-1]
    early = {2: 20, 3: 20, 4: 26, 5: 32}[players]
    assert [is_early(card) for card in drawn] == [True] * early + [False] * (DECK[players] - early)


@rule("TH-33")
@every_number
def test_the_city_deck_has_so_many_cards(players):
    for seed in range(50):
        s = new_state(GAME, players, seed)
        assert len(s.city_deck) == CITIES_IN_PLAY[players] + 6 - 12 == DECK[players]
        assert 0 <= sum(is_army(card) for card in s.city_deck) <= 6


@rule("TH-34")
@every_number
def test_each_captain_receives_one_starting_saucer(players):
    s = new_state(GAME, players)
    assert [ships(hand) for hand in s.hand] == [["starting_saucer"]] * players


@rule("TH-35")
@every_number
def test_the_other_ships_form_the_deck_and_spare_saucers_go_to_the_box(players):
    s = new_state(GAME, players)
    assert sorted(s.ship_deck) == list(DECK_SHIPS)
    assert ships(s.ship_box) == ["starting_saucer"] * (5 - players)


@rule("TH-35")
def test_the_ship_deck_is_shuffled():
    assert len({tuple(new_state(GAME, 3, seed).ship_deck) for seed in range(20)}) == 20


@rule("TH-36", "TH-37", "TH-A7")
@every_number
def test_each_captain_starts_with_50_thousand_people_and_no_fuel(players):
    s = new_state(GAME, players)
    assert (s.people, s.fuel) == ([50] * players, [0] * players)


@rule("TH-37")
def test_the_first_supply_brings_the_fuel_to_8():
    scene = Scene(GAME, new_state(GAME, 3, missions="off"))
    assert scene.s.fuel == [8, 8, 8]


@rule("TH-38", "TH-39", "TH-A5")
@every_number
def test_targets_are_numbered_like_the_slots(players):
    s = table(players, next_cities=[CITIES[i].id for i in range(SLOTS[players])])
    scene = idle(turning(s), "plan.slot")
    assert scene.options(ANN) == [["slot", n] for n in [*range(1, SLOTS[players] + 1), 0]]


@rule("TH-40", "TH-123")
@every_number
def test_each_captain_is_dealt_4_missions(players):
    s = new_state(GAME, players)
    assert [len(hand) for hand in s.mission_hand] == [4] * players


@rule("TH-40", "TH-123", "TH-124", "TH-A31")
def test_a_captain_keeps_1_2_or_3_of_them():
    scene = missions_chosen()
    ask = scene.ask(ANN)
    assert (ask.about, ask.least, ask.most, len(ask.options)) == ("keep.mission", 1, 3, 4)
    sizes = {len(answer) for answer in ask.answers()}
    assert sizes == {1, 2, 3}


@rule("TH-41")
def test_without_missions_none_are_dealt():
    s = new_state(GAME, 3, missions="off")
    assert (s.mission_hand, s.mission_deck) == ([[], [], []], [])
    assert "keep.mission" not in Scene(GAME, s).questions().values()


@rule("TH-41")
def test_missions_are_on_by_default():
    assert GAME.checked(3, {})["missions"] == "on"


@rule("TH-188")
def test_the_start_player_is_drawn_at_random():
    assert {new_state(GAME, 5, seed).first for seed in range(60)} == {0, 1, 2, 3, 4}


@rule("TH-188")
def test_the_start_player_passes_clockwise_every_turn():
    scene = idle(turning(table(first=EVE)), "plan.slot")
    firsts = [scene.s.first]
    for turn in range(2, 6):
        while scene.s.round < turn:
            idle(plan(scene), "plan.slot")
        firsts.append(scene.s.first)
    assert firsts == [EVE, ANN, BOB, EVE, ANN]


def plan(scene: Scene) -> Scene:
    """Nobody attacks."""
    for seat in scene.asked:
        scene.say(seat, "slot", 0)
    return scene


@rule("TH-188", "TH-A9")
def test_seat_order_is_clockwise_from_the_start_player():
    scene = turning(table(first=BOB))
    order = []
    while scene.ask(scene.asked[0]).about == "buy_draw":
        order.append(scene.asked[0])
        scene.say(scene.asked[0], "pass")
    assert order == [BOB, EVE, ANN]


@rule("TH-189")
def test_missions_are_chosen_simultaneously_before_turn_1():
    scene = missions_chosen()
    assert scene.questions() == {ANN: "keep.mission", BOB: "keep.mission", EVE: "keep.mission"}
    assert scene.s.round == 0


@rule("TH-189")
def test_a_choice_of_missions_may_be_changed_until_the_last_is_in():
    scene = missions_chosen()
    first, second = [option[1] for option in scene.options(ANN)[:2]]
    scene.pick(ANN, first)
    assert scene.options(ANN) == [["reconsider"]]
    scene.say(ANN, "reconsider").pick(ANN, second)
    for seat in (BOB, EVE):
        scene.pick(seat, scene.options(seat)[0][1])
    assert scene.view(ANN)["mission_hand"][ANN] == [second]


@rule("TH-189")
def test_missions_not_dealt_or_not_kept_stay_out_of_the_game():
    scene = missions_chosen()
    for seat in (ANN, BOB, EVE):
        scene.pick(seat, scene.options(seat)[0][1])
    assert [len(kept) for kept in scene.s.mission_hand] == [1, 1, 1]
    assert len(scene.s.mission_deck) == 18 - 12
    assert [len(dropped) for dropped in scene.s.mission_dropped] == [3, 3, 3]


def test_settings_that_are_not_offered_are_no_settings():
    assert {setting.key: setting.values for setting in GAME.settings} == {
        "missions": ("on", "off"),
        "unfinished_search": ("nothing", "quick"),
        "credit_per_captain": ("none", "1", "2", "3"),
        "join_against_armies": ("off", "on"),
    }


def test_planning_asks_for_every_ship_of_the_hand():
    scene = planning(table(hand={ANN: ["flagship", "bare_hulk"]}, row=["paris"]))
    asked = []
    while ANN in scene.asked:
        asked.append(scene.ask(ANN).values["ship"])
        scene.say(ANN, "slot", 0)
    assert ships(asked) == ["flagship", "bare_hulk"]
