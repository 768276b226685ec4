"""Players, boards, components, and the order of a round."""

from __future__ import annotations

import pytest

from prowl.games.dead_of_winter import GAME
from prowl.games.dead_of_winter.cards.constants import BATTLE, BULLETS
from prowl.games.dead_of_winter.cards.crises import CRISES
from prowl.games.dead_of_winter.cards.crossroads import CROSSROADS
from prowl.games.dead_of_winter.cards.items import ITEMS
from prowl.games.dead_of_winter.cards.places import PLACES
from prowl.games.dead_of_winter.cards.survivors import SURVIVORS
from prowl.games.dead_of_winter.cards.tactics import TACTICS
from prowl.games.dead_of_winter.rules.arrivals import add_zombies
from prowl.games.dead_of_winter.rules.colony_phase import count_colonies
from prowl.games.dead_of_winter.rules.hands import back_of, settle_in_deck
from prowl.games.dead_of_winter.rules.places import camps, free_spaces, home_of, is_friendly, is_location, people
from prowl.games.dead_of_winter.rules.turn import roll_dice, turns
from prowl.kernel.flow import PHASE
from prowl.lab.drive import finished
from tests.games.dead_of_winter.table import ANN, IDA, LOCATIONS, acting, deeds, place, table, who
from tests.kit import new_state, rule

DANIEL, LORETTA, ELIAS = who("daniel_smith"), who("loretta_clay"), who("elias_thorn")


@rule("DW-B4", "DW-B21", "DW-15")
def test_six_locations_in_printed_order_two_colonies_and_a_den():
    assert tuple(place.id for place in PLACES) == (*LOCATIONS, "colony", "rival", "den")


@rule("DW-14", "DW-1")
def test_warring_colonies_is_for_4_to_11_and_the_game_for_2_to_11():
    assert list(GAME.players) == list(range(2, 12))
    assert camps(new_state(GAME, 11, variant="colonies")) == [0, 1, 2]


@rule("DW-B9", "DW-10", "DW-16", "DW-B12")
def test_each_colony_has_its_food_waste_morale_bullets_and_objective_pile():
    s = table(5)
    for name in ("food", "waste", "morale", "bullets", "helpless", "starve", "goal_pile"):
        assert len(getattr(s, name)) == 3
    for name in ("hand", "objective", "group", "dice", "used"):
        assert len(getattr(s, name)) == 5


@rule("DW-B10")
def test_the_graveyard_is_no_place():
    assert len(PLACES) == 9
    assert not any(place.id == "graveyard" for place in PLACES)


@rule("DW-B11", "DW-29")
def test_zombies_are_unlimited_and_bullets_are_33():
    s = table()
    add_zombies(s, place("gas"), 500)
    assert sum(n for _, n, _ in s.arrivals) == 500
    assert BULLETS == new_state(GAME, 4).bank == 33


@rule("DW-B13")
def test_there_is_no_limit_for_hands_groups_or_equipment():
    s = table(hand={ANN: ["junk"] * 7 + ["food_1"] * 12}, gear={"daniel_smith": ["pistol"] * 3 + ["sniper_rifle"] * 2})
    scene = acting(s)
    assert len(scene.s.hand[ANN]) == 19
    assert len(scene.s.gear[ANN]) == 5


@rule("DW-B14", "DW-B15", "DW-B16")
def test_survivors_are_numbered_by_influence_which_is_unique():
    assert [each.influence for each in SURVIVORS] == sorted({each.influence for each in SURVIVORS})
    assert all(1 <= each.attack <= 6 and 1 <= each.search <= 6 for each in SURVIVORS)


@rule("DW-B18")
def test_action_dice_show_1_to_6():
    s = table(
        people={
            ANN: [each.id for each in SURVIVORS if each.id not in ("maria_lopez", "loretta_clay", "sophie_robinson")]
        }
    )
    roll_dice(s)
    assert set(s.dice[ANN]) == {1, 2, 3, 4, 5, 6}


@rule("DW-B25", "DW-22")
def test_the_decks_are_shuffled_separately_and_one_serves_both_colonies():
    first, second = new_state(GAME, 4, seed=1), new_state(GAME, 4, seed=2)
    for name in ("survivor_deck", "crossroads_deck", "crisis_deck"):
        assert getattr(first, name) != getattr(second, name)
        assert sorted(getattr(first, name)) == sorted(getattr(second, name))


@rule("DW-B8", "DW-B31", "DW-2")
def test_each_location_has_its_own_deck_of_the_first_game():
    s = new_state(GAME, 3, variant="ordinary")
    assert [len(deck) for deck in s.decks] == [20] * 6
    assert acting(table(at={"daniel_smith": "gas"}, dice={ANN: [6]}, decks={"gas": []})).s.decks[5] == []


@rule("DW-3", "DW-5", "DW-7")
def test_cards_of_the_expansion_are_marked():
    assert sum(card.set == "wc" for card in CROSSROADS) == 50
    assert sum(card.set == "wc" for card in CRISES) == 11
    assert sum(card.set == "wc" for card in SURVIVORS) == 15


@rule("DW-6")
def test_friendly_is_what_belongs_to_the_same_colony():
    s = table(5)
    assert [is_friendly(s, ANN, each) for each in (DANIEL, who("maria_lopez"), LORETTA, ELIAS)] == [
        True,
        True,
        False,
        False,
    ]
    assert not is_friendly(s, IDA, LORETTA)


@rule("DW-8", "DW-9", "DW-12", "DW-25")
def test_five_tactics_and_battle_dice_of_12_faces():
    assert [each.id for each in TACTICS] == ["offensive", "defence", "retreat", "ambush", "covering_fire"]
    assert sorted(BATTLE) == ["s1", "s1", "s2", "s2", "s3", "s3", "w1", "w1", "w2", "z1", "z1", "z2"]


@rule("DW-13", "DW-163")
def test_the_den_is_the_wolfs_colony():
    s = table(5)
    assert home_of(s, IDA) == place("den")
    assert not is_location(place("den"))


@rule("DW-31")
def test_each_colony_has_its_own_clockwise_circle():
    s = new_state(GAME, 8, variant="colonies", teams="alternate")
    assert s.circle == [[0, 2, 4, 6], [1, 3, 5, 7], []]


@rule("DW-178")
def test_the_wolf_among_11_plays_like_any_other():
    s = new_state(GAME, 11, variant="colonies")
    assert turns(s) == [-1, 0, 1, 2, 3, 4]


@rule("DW-39", "DW-B87")
def test_helpless_survivors_take_spaces_and_count_for_food_and_zombies_but_never_act():
    s = table(helpless=[4, 0, 0])
    assert free_spaces(s, place("colony")) == 24 - 2 - 4
    assert people(s, 0) == 6
    count_colonies(s)
    assert s.arrivals[0][1] == 3


@rule("DW-61")
def test_a_survivor_at_the_rival_colony_is_not_outside():
    s = table(at={"daniel_smith": ("rival", 1)})
    assert not is_location(s.place[DANIEL])


@rule("DW-87", "DW-B47")
def test_the_attack_of_warring_colonies_never_names_a_survivor():
    s = table(at={"daniel_smith": "gas", "loretta_clay": "gas"}, dice={ANN: [6]}, zombies={"gas": 1})
    assert deeds(acting(s), ANN, "attack", "strike") == [["attack", "daniel_smith", 5]]


@rule("DW-181")
def test_a_random_item_has_the_back_of_the_deck_it_lies_in():
    s = new_state(GAME, 4, variant="colonies")
    for where, deck in enumerate(s.decks):
        assert {back_of(s, card) for card in deck} == {where}
    s = table(hand={ANN: ["backpack"]})
    (card,) = s.hand[ANN]
    s.hand[ANN] = []
    settle_in_deck(s, 3, [card])
    assert back_of(s, card) == 3
    assert ITEMS[card].id == "backpack"


# -- the order of a round ----------------------------------------------------------------


def phases():
    return [mark[1].__name__ for mark in GAME.laid_out.marks if mark[0] == PHASE]


def in_order(*names):
    found = phases()
    places = [found.index(name) for name in names]
    return places == sorted(places)


@rule("DW-40", "DW-B32", "DW-48")
def test_crisis_dice_turns_and_four_stages_in_order():
    assert in_order(
        "reveal_crisis", "roll_dice", "begin_turn", "draw_crossroads", "frostbite", "begin_moves", "begin_deeds"
    )
    assert in_order("begin_deeds", "act_once", "note_end", "begin_crossroads", "end_turn", "pay_food")


@rule("DW-41", "DW-42", "DW-B33")
def test_the_steps_of_the_colony_phase_in_order():
    assert in_order("pay_food", "begin_battles", "check_waste", "open_contributions", "add_bullets", "count_colonies")
    assert in_order(
        "count_colonies", "count_locations", "roll_noise", "check_goal", "move_track", "elect", "pass_token"
    )


@pytest.mark.parametrize(("players", "variant"), [(4, "colonies"), (3, "ordinary")])
@rule("DW-B34", "DW-40", "DW-41")
def test_the_story_of_a_round_is_told_in_that_order(players, variant):
    told = [
        "round_began",
        "crisis_revealed",
        "dice_rolled",
        "turn_began",
        "contributions_opened",
        "track_moved",
        "leads",
    ]
    table = next(
        each for each in (finished(GAME, players, n, {"variant": variant}) for n in range(9)) if each.state.round > 1
    )
    events = [event.name for event in table.events]
    first = events[events.index("round_began") : events.index("round_began", events.index("round_began") + 1)]
    story = list(dict.fromkeys(name for name in first if name in told))
    assert story == told
