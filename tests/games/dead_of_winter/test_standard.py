"""The standard game: moving as a deed, attacks on survivors, attracting, exile."""

from __future__ import annotations

import pytest

from prowl.games.dead_of_winter.cards.objectives import OBJECTIVES
from prowl.games.dead_of_winter.rules.ending import conditions
from tests.games.dead_of_winter.table import ANN, BOB, EVE, acting, deeds, items, luck, place, table, who
from tests.kit import rule

COLONY, POLICE, GAS = place("colony"), place("police"), place("gas")
SECRETS = {ANN: "hope", BOB: "collector", EVE: "b_runaway"}


def standard(players=3, variant="ordinary", **layout):
    return table(players, variant, **{"objective": SECRETS, **layout})


@rule("DW-B39", "DW-B63")
def test_moving_is_one_of_the_deeds_each_survivor_once_a_turn():
    scene = acting(luck(standard(dice={ANN: [5]}), "blank"))
    assert scene.asked == [ANN]
    assert [option[2] for option in deeds(scene, ANN, "move")] == [0, 1, 2, 3, 4, 5]
    scene.say(ANN, "move", "daniel_smith", POLICE)
    assert deeds(scene, ANN, "move") == []
    assert deeds(scene, ANN, "search") == [["search", "daniel_smith"]]


@rule("DW-B63")
def test_a_full_location_cannot_be_entered():
    people = {BOB: ["maria_lopez", "mike_cho"]}
    scene = acting(standard(people=people, at={"maria_lopez": "gas", "mike_cho": "gas"}))
    assert GAS not in [option[2] for option in deeds(scene, ANN, "move")]
    assert deeds(scene, ANN, "evict", "enter") == []


@rule("DW-B64")
def test_fuel_is_followed_by_a_safe_move():
    scene = acting(luck(standard(hand={ANN: ["fuel"]}), "bite")).say(ANN, "fuel", "fuel")
    assert scene.verbs(ANN) == {"move"}
    scene.say(ANN, "move", "daniel_smith", POLICE)
    assert scene.s.lying == []


@rule("DW-B71")
def test_in_the_standard_game_a_bite_is_resolved_at_once():
    people = {ANN: ["daniel_smith", "mike_cho"]}
    scene = acting(luck(standard(people=people), "bite")).say(ANN, "move", "daniel_smith", POLICE)
    assert who("daniel_smith") in scene.s.graveyard[0]
    assert scene.ask(ANN).about == "deed"


@rule("DW-B46", "DW-B47")
def test_a_survivor_of_another_player_is_attacked_and_a_low_roll_wounds_and_takes_a_card():
    people = {ANN: ["daniel_smith", "mike_cho"]}
    s = standard(people=people, dice={ANN: [2]}, hand={BOB: ["food_1"]}, helpless=[1, 0, 0])
    scene = acting(luck(s, 4, 1))
    assert [option[2] for option in deeds(scene, ANN, "strike") if option[1] == "daniel_smith"] == [
        "loretta_clay",
        "maria_lopez",
    ]
    scene.say(ANN, "strike", "daniel_smith", "maria_lopez")
    assert scene.s.wounds[who("maria_lopez")] == 1
    assert items(scene, scene.s.hand[ANN]) == ["food_1"]
    assert scene.s.used[ANN] == [4]


@rule("DW-B46")
def test_on_a_higher_roll_nothing_happens():
    scene = acting(luck(standard(dice={ANN: [2]}, hand={BOB: ["food_1"]}), 5))
    scene.say(ANN, "strike", "daniel_smith", "maria_lopez")
    assert scene.s.wounds[who("maria_lopez")] == 0
    assert items(scene, scene.s.hand[BOB]) == ["food_1"]


@rule("DW-B54")
def test_attracting_moves_up_to_2_zombies_of_another_place_to_empty_spaces():
    s = standard(at={"daniel_smith": "police"}, dice={ANN: [1]}, zombies={"police": 3, "gas": 3})
    scene = acting(s)
    assert deeds(scene, ANN, "attract") == [["attract", "daniel_smith", GAS]]
    scene.say(ANN, "attract", "daniel_smith", GAS)
    assert (scene.s.zombies[POLICE], scene.s.zombies[GAS]) == (4, 2)
    full = standard(at={"daniel_smith": "police"}, dice={ANN: [1]}, zombies={"police": 4, "gas": 3})
    assert deeds(acting(full), ANN, "attract") == []


# -- exile -------------------------------------------------------------------------------


def accused(*votes, victim=BOB, **layout):
    scene = acting(standard(**layout)).say(ANN, "accuse", victim)
    for seat, vote in enumerate(votes):
        scene.say(seat, vote)
    return scene


@rule("DW-B68")
def test_once_per_turn_another_player_is_named_and_all_vote_at_once():
    scene = acting(standard())
    assert deeds(scene, ANN, "accuse") == [["accuse", BOB], ["accuse", EVE]]
    scene.say(ANN, "accuse", BOB)
    assert scene.asked == [ANN, BOB, EVE]
    scene.say(ANN, "yes").say(BOB, "no").say(EVE, "no")
    assert not scene.s.exiled[BOB]
    assert scene.ask(ANN).about == "deed"
    assert deeds(scene, ANN, "accuse") == []


@rule("DW-B68", "DW-B137")
def test_the_first_player_breaks_a_tie():
    scene = acting(standard(4, objective={**SECRETS, 3: "hunger"})).say(ANN, "accuse", BOB)
    scene.say(0, "yes").say(1, "no").say(2, "no").say(3, "yes")
    assert scene.asked == [ANN]
    scene.say(ANN, "yes")
    assert scene.s.exiled[BOB]


@rule("DW-B138", "DW-B118")
def test_exiled_players_do_not_vote_but_may_call_a_vote():
    s = standard(4, objective={**SECRETS, 3: "hunger"}, exiled=[True, False, False, False], at={"daniel_smith": "gas"})
    scene = acting(s).say(ANN, "accuse", BOB)
    assert scene.asked == [BOB, EVE, 3]


@rule("DW-B116", "DW-B145")
def test_a_loyal_player_shows_the_old_objective_and_follows_the_new_one_openly():
    scene = accused("yes", "no", "yes", at={"maria_lopez": "gas"})
    assert scene.s.exiled[BOB]
    assert scene.view(EVE)["exile"][BOB] != {"count": 1}
    assert [OBJECTIVES[card].id for card in scene.s.objective_past] == ["collector"]
    assert scene.s.objective[BOB] == []


@rule("DW-B116")
def test_a_betrayer_keeps_the_objective_hidden_and_changes_its_first_condition():
    scene = accused("yes", "yes", "no", victim=EVE, at={"loretta_clay": "gas"})
    assert scene.view(BOB)["exile"][EVE] == {"count": 1}
    assert scene.view(BOB)["objective"][EVE] == {"count": 1}
    old = OBJECTIVES[scene.s.objective[EVE][0]]
    assert conditions(scene.s, EVE)[1:] == old.parts[1:]
    assert conditions(scene.s, EVE)[0] != old.parts[0]


@rule("DW-B117")
def test_survivors_of_the_exiled_leave_the_colony_one_by_one_with_exposure():
    people = {BOB: ["maria_lopez", "mike_cho"]}
    s = standard(people=people)
    scene = acting(luck(s, "wound")).say(ANN, "accuse", BOB).say(ANN, "yes").say(BOB, "no").say(EVE, "yes")
    assert scene.asked == [BOB]
    assert scene.options(BOB) == [["place", each] for each in range(6)]
    scene.say(BOB, "place", GAS)
    assert (scene.s.place[who("maria_lopez")], scene.s.wounds[who("maria_lopez")]) == (GAS, 1)
    assert scene.asked == [BOB]


@rule("DW-B117")
def test_where_all_locations_are_full_an_exile_swaps_places_with_somebody():
    s = standard()
    for where, spaces in enumerate((3, 3, 4, 3, 4, 2)):
        for _ in range(spaces):
            survivor = s.survivor_deck.pop()
            s.group[EVE].append(survivor)
            s.place[survivor] = where
    scene = acting(s).say(ANN, "accuse", BOB).say(ANN, "yes").say(BOB, "no").say(EVE, "yes")
    assert len(scene.options(BOB)) == 19
    other = scene.ask(BOB).options[0]
    scene.answer(BOB, other)
    assert (scene.s.place[other], scene.s.place[who("maria_lopez")]) == (COLONY, POLICE)
    assert not scene.happened("exposed")


@rule("DW-B66", "DW-B64")
def test_lent_fuel_is_followed_by_a_move():
    scene = (
        acting(luck(standard(hand={BOB: ["fuel"]}), "bite")).say(ANN, "request", "fuel").say(BOB, "lend", "fuel", ANN)
    )
    scene.say(ANN, "drive", "fuel")
    assert scene.verbs(ANN) == {"move"}
    scene.say(ANN, "move", "daniel_smith", GAS)
    assert scene.s.lying == []


@rule("DW-B121")
def test_two_loyal_exiles_end_the_game_at_once():
    s = standard(
        4, objective={ANN: "hope", BOB: "collector", EVE: "hunger", 3: "b_runaway"}, at={"loretta_clay": "gas"}
    )
    s.exiled, s.unmasked = [False, False, True, False], [False, False, True, False]
    s.exile[EVE] = [s.exile_deck.pop()]
    s.objective_past, s.objective[EVE] = s.objective[EVE], []
    scene = acting(s).say(ANN, "accuse", BOB)
    for seat in (ANN, BOB, 3):
        scene.say(seat, "yes")
    assert scene.s.outcome == "morale"


EXILED = {"exiled": [True, False, False], "at": {"daniel_smith": "gas"}}


@rule("DW-B118")
def test_the_exiled_enter_no_colony_give_nothing_and_spend_no_food():
    s = standard(**EXILED, crisis="despair", hand={ANN: ["medicine"]}, dice={ANN: [1]}, food=[3, 0, 0])
    scene = acting(s)
    assert COLONY not in [option[2] for option in deeds(scene, ANN, "move")]
    assert deeds(scene, ANN, "give", "spend_food", "clean") == []


@rule("DW-B120")
def test_the_exiled_may_eat_a_food_card_for_a_better_die():
    scene = acting(standard(**EXILED, hand={ANN: ["food_1"]}, dice={ANN: [1]})).say(ANN, "eat", "food_1", 1)
    assert scene.s.dice[ANN] == [2]
    assert items(scene, scene.s.removed) == ["food_1"]


@rule("DW-B119")
def test_cards_of_the_exiled_leave_the_game_and_their_dead_cost_no_morale():
    s = standard(**EXILED, hand={ANN: ["food_1"]}, people={ANN: ["daniel_smith", "mike_cho"]})
    s.place[who("mike_cho")] = GAS
    scene = acting(s).say(ANN, "play", "food_1")
    assert items(scene, scene.s.removed) == ["food_1"]
    scene.s.dying.append(who("mike_cho"))
    before = scene.s.morale[0]
    scene.say(ANN, "done")
    assert who("mike_cho") in scene.s.graveyard[0]
    assert scene.s.morale[0] == before


@rule("DW-B146", "DW-B119")
def test_an_exiled_player_adds_no_helpless_survivor_and_puts_a_new_one_at_a_location_of_choice():
    scene = acting(standard(**EXILED, hand={ANN: ["outsider_2"]})).say(ANN, "play", "outsider_2")
    assert scene.options(ANN) == [["place", each] for each in range(6)]
    scene.say(ANN, "place", POLICE)
    assert scene.s.place[scene.s.group[ANN][-1]] == POLICE
    assert scene.s.helpless[0] == 0


@rule("DW-B123")
def test_co_op_knows_no_exile():
    assert deeds(acting(standard(variant="coop", objective={})), ANN, "accuse") == []


@rule("DW-B41")
@pytest.mark.parametrize(("votes", "first"), [(("yes", "yes", "no"), ANN), (("yes", "no", "no"), EVE)])
def test_with_the_option_a_vote_lets_the_first_player_keep_the_token(votes, first):
    from prowl.games.dead_of_winter.rules.election import keep_token
    from tests.games.dead_of_winter.table import at

    scene = at(standard(settings={"keep_first_player": "on"}), keep_token)
    for seat, vote in enumerate(votes):
        scene.say(seat, vote)
    assert scene.s.leader[0] == first
