"""The Lone Wolf: missions, den, leaving."""

from __future__ import annotations

from prowl.games.dead_of_winter.cards.missions import NAMES as MISSIONS
from prowl.games.dead_of_winter.rules.colony_phase import pay_food
from prowl.games.dead_of_winter.rules.places import free_spaces, intruders
from prowl.games.dead_of_winter.rules.turn import begin_turn
from prowl.games.dead_of_winter.rules.wolf import leave
from tests.games.dead_of_winter.table import ANN, EVE, IDA, acting, deeds, in_turn, items, luck, place, table, who
from tests.kit import rule

DEN = place("den")
PAIR = ["elias_thorn", "mike_cho", "ashley_ross"]


def wolf(**layout):
    return table(5, **{"active": [IDA], "people": {IDA: PAIR}, **layout})


@rule("DW-173", "DW-214")
def test_a_mission_whose_condition_is_met_may_be_claimed_and_the_next_is_drawn():
    s = wolf(missions=["m_clear", "m_tower", "m_trophy"], gear={"mike_cho": ["pistol", "pistol"]})
    s.mission_deck.remove(MISSIONS.index("m_runner"))
    s.mission_deck.append(MISSIONS.index("m_runner"))
    scene = acting(s)
    assert deeds(scene, IDA, "claim") == [["claim", "m_trophy"]]
    scene.say(IDA, "claim", "m_trophy")
    if scene.ask(IDA).about == "claim.survivor":
        scene.say(IDA, "survivor", "mike_cho")
    assert scene.s.morale[2] == 5
    assert scene.s.missions_done == [MISSIONS.index("m_trophy")]
    assert MISSIONS.index("m_runner") in scene.s.missions
    assert scene.view(ANN)["missions"] == {"count": 4}


@rule("DW-214")
def test_a_mission_with_a_price_needs_the_price():
    there = {"mike_cho": ("colony", 1)}
    assert deeds(acting(wolf(missions=["m_spark"], at=there)), IDA, "claim") == []
    scene = acting(wolf(missions=["m_spark"], at=there, hand={IDA: ["fuel"]}, barricades={("colony", 1): 2}))
    scene.say(IDA, "claim", "m_spark").say(IDA, "item", "fuel")
    assert items(scene, scene.s.hand[IDA]) == []
    assert scene.s.barricades[6] == 0
    assert scene.s.morale == [4, 5, 5]


@rule("DW-173", "DW-214")
def test_once_per_round_a_mission_may_be_swapped_at_the_start_of_the_turn():
    s = wolf(missions=["m_clear", "m_tower", "m_trophy"])
    scene = in_turn(s, begin_turn)
    assert scene.options(IDA) == [["swap", "m_clear"], ["swap", "m_tower"], ["swap", "m_trophy"], ["keep_all"]]
    scene.say(IDA, "swap", "m_tower")
    assert len(scene.s.missions) == 3
    assert scene.s.missions_past == [MISSIONS.index("m_tower")]
    assert in_turn(wolf(missions=["m_clear"], mission_swapped=True), begin_turn).ask(IDA).about == "move"
    s = wolf(missions=["m_clear"])
    s.missions_past += s.mission_deck
    s.mission_deck = []
    assert in_turn(s, begin_turn).ask(IDA).about == "move"


@rule("DW-161", "DW-162", "DW-163")
def test_the_den_has_6_spaces_and_only_the_wolfs_survivors_enter():
    s = wolf()
    assert free_spaces(s, DEN) == 3
    scene = acting(table(5))
    assert all(DEN not in option for seat in (ANN, EVE) for option in scene.options(seat))


@rule("DW-159")
def test_new_survivors_appear_in_the_den_and_helpless_ones_are_ignored():
    s = wolf(hand={IDA: ["outsider_2"]})
    scene = acting(s).say(IDA, "play", "outsider_2")
    assert scene.s.place[scene.s.group[IDA][-1]] == DEN
    assert scene.s.helpless == [0, 0, 0]


@rule("DW-158")
def test_the_lone_wolf_never_gets_bullets():
    s = wolf(hand={IDA: ["ammo_box"]})
    scene = acting(s)
    if deeds(scene, IDA, "play"):
        scene.say(IDA, "play", "ammo_box")
    assert scene.s.bullets == [0, 0, 0]


@rule("DW-172", "DW-170")
def test_on_leaving_everything_of_the_wolf_leaves_the_game_and_nobody_loses_morale():
    s = wolf(hand={IDA: ["fuel"]}, gear={"mike_cho": ["pistol"]}, missions=["m_clear"], morale=[5, 5, 0])
    s.waste[2] = [s.box.pop()]
    leave(s)
    assert s.group[IDA] == s.hand[IDA] == s.missions == s.waste[2] == []
    assert sorted(s.gone[2]) == sorted(who(name) for name in PAIR)
    assert s.morale[:2] == [5, 5]
    assert (s.active, s.out_of_game) == ([], [IDA])


@rule("DW-172")
def test_an_open_turn_of_a_wolf_that_falls_ends():
    s = wolf(people={IDA: ["elias_thorn"]}, at={"elias_thorn": "police"}, morale=[5, 5, 1], dice={IDA: [6]})
    s.zombies[0], s.wounds[who("elias_thorn")] = 1, 2
    scene = acting(luck(s, "wound")).say(IDA, "attack", "elias_thorn", 0)
    assert scene.s.out_of_game == [IDA]
    assert IDA not in scene.questions()
    assert scene.s.active != [IDA]


@rule("DW-175")
def test_lone_wolf_survivors_on_an_entrance_are_unfriendly():
    s = wolf(at={"mike_cho": ("colony", 1)}, food=[1, 1, 1])
    assert intruders(s, 0) == [who("mike_cho")]
    pay_food(s)
    assert s.food == [0, 0, 0]


@rule("DW-216")
def test_the_den_gets_no_zombies():
    from prowl.games.dead_of_winter.rules.arrivals import add_zombies

    s = wolf()
    add_zombies(s, DEN, 3)
    assert s.arrivals == []


@rule("DW-153", "DW-91")
def test_the_wolf_has_four_stages_like_everybody_and_may_be_asked_for_cards():
    scene = acting(table(5, hand={IDA: ["food_1"]})).say(ANN, "request", "food")
    assert scene.options(IDA) == [["lend", "food_1", ANN]]
