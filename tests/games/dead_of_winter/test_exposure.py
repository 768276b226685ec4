"""Exposure, wounds, bites and how they spread."""

from __future__ import annotations

import pytest

from prowl.games.dead_of_winter.cards.constants import EXPOSURE
from prowl.games.dead_of_winter.rules.exposure import expose, tokens, wound
from prowl.games.dead_of_winter.rules.turn import frostbite
from tests.games.dead_of_winter.table import ANN, BOB, EVE, acting, in_turn, luck, moving, place, table, who
from tests.kit import rule

DANIEL, ASHLEY, MARIA = who("daniel_smith"), who("ashley_ross"), who("maria_lopez")
POLICE = place("police")


@rule("DW-B19")
def test_the_exposure_die_has_6_blanks_3_wounds_2_frostbites_and_a_bite():
    assert [EXPOSURE.count(face) for face in ("blank", "wound", "frostbite", "bite")] == [6, 3, 2, 1]


@rule("DW-B70", "DW-B71")
@pytest.mark.parametrize(
    ("face", "wounds", "frost", "lies"),
    [("blank", 0, 0, False), ("wound", 1, 0, False), ("frostbite", 0, 1, False), ("bite", 0, 0, True)],
)
def test_what_each_face_does(face, wounds, frost, lies):
    s = luck(table(), face)
    expose(s, DANIEL)
    assert (s.wounds[DANIEL], s.frost[DANIEL], DANIEL in s.lying) == (wounds, frost, lies)


@rule("DW-B72", "DW-B74")
@pytest.mark.parametrize("tokens_before", [{"wounds": 2}, {"frost": 2}, {"despair": 2}, {"wounds": 1, "frost": 1}])
def test_three_tokens_of_any_kinds_kill(tokens_before):
    s = table()
    for name, n in tokens_before.items():
        getattr(s, name)[DANIEL] = n
    wound(s, DANIEL)
    assert tokens(s, DANIEL) == 3
    assert s.dying == [DANIEL]


@rule("DW-B73", "DW-49", "DW-B38")
def test_each_survivor_of_an_active_player_with_frostbite_takes_one_wound_at_the_start_of_the_turn():
    people = {ANN: ["daniel_smith", "ashley_ross"]}
    cold = {"daniel_smith": 2, "maria_lopez": 1, "loretta_clay": 1}
    scene = in_turn(table(people=people, frost=cold), frostbite)
    assert [scene.s.wounds[who(name)] for name in cold] == [0, 0, 1]
    assert DANIEL in scene.s.graveyard[0]


# -- the spread --------------------------------------------------------------------------


def bitten(*luck_after, people=None, at=None, **fields):
    """Daniel is bitten when he comes to the police station, where others stand."""
    people = people or {ANN: ["daniel_smith"], BOB: ["ashley_ross"], EVE: ["maria_lopez"]}
    there = at or {"ashley_ross": "police", "maria_lopez": "police"}
    s = table(people=people, at=there, morale=[3, 5, 4], **fields)
    return moving(luck(s, "bite", *luck_after)).say(ANN, "move", "daniel_smith", POLICE)


@rule("DW-B71", "DW-B76", "DW-136", "DW-B139")
def test_the_bitten_one_dies_and_the_lowest_influence_there_is_exposed_whosever_it_is():
    scene = bitten()
    assert DANIEL in scene.s.graveyard[0]
    assert scene.asked == [EVE]
    assert (scene.s.exposed, scene.options(EVE)) == (MARIA, [["kill"], ["roll"]])


@rule("DW-B77")
def test_killing_the_exposed_survivor_stops_the_spread():
    scene = bitten().say(EVE, "kill")
    assert MARIA in scene.s.graveyard[1]
    assert scene.s.place[ASHLEY] == POLICE
    assert scene.ask(EVE).about == "move"


@rule("DW-B77")
def test_a_blank_saves_the_exposed_survivor_and_stops_the_spread():
    scene = bitten("blank").say(EVE, "roll")
    assert (scene.s.place[MARIA], scene.s.place[ASHLEY]) == (POLICE, POLICE)
    assert scene.ask(EVE).about == "move"


@rule("DW-B77", "DW-B78")
def test_any_other_face_kills_it_and_the_next_lowest_is_exposed_until_nobody_is_left():
    scene = bitten("frostbite", "wound").say(EVE, "roll")
    assert MARIA in scene.s.graveyard[1]
    assert (scene.asked, scene.s.exposed) == ([BOB], ASHLEY)
    scene.say(BOB, "roll")
    assert ASHLEY in scene.s.graveyard[0]
    assert scene.s.spreading == -1


@rule("DW-B76")
def test_who_is_immune_is_skipped():
    scene = bitten(gear={"maria_lopez": ["rotten_flesh"]})
    assert (scene.asked, scene.s.exposed) == ([BOB], ASHLEY)


@rule("DW-B78", "DW-193")
def test_a_replacement_never_joins_the_chain_and_comes_when_the_place_is_finished():
    people = {ANN: ["daniel_smith"], BOB: ["mike_cho"], EVE: ["maria_lopez"]}
    scene = bitten(people=people, at={"maria_lopez": "police"})
    assert scene.s.group[ANN] == []
    scene.say(EVE, "roll")
    assert len(scene.s.group[ANN]) == 1


# -- bites among the actions -------------------------------------------------------------


def attack_and_be_bitten(*after, people=None):
    people = people or {ANN: ["daniel_smith", "ashley_ross"]}
    there = dict.fromkeys(people[ANN], "police")
    s = table(people=people, at=there, dice={ANN: [6, 6]}, zombies={"police": 2}, morale=[3, 5, 4])
    return acting(luck(s, "bite", *after)).say(ANN, "attack", "daniel_smith", 0)


@rule("DW-74", "DW-76")
def test_a_bitten_survivor_lies_down_and_can_do_nothing_but_keeps_its_space():
    scene = attack_and_be_bitten()
    assert scene.s.lying == [DANIEL]
    assert scene.s.place[DANIEL] == POLICE
    assert all("daniel_smith" not in option for option in scene.options(ANN))
    assert ["attack", "ashley_ross", 0] in scene.options(ANN)


@rule("DW-75")
def test_bites_among_the_actions_are_resolved_after_both_are_done():
    scene = attack_and_be_bitten().say(ANN, "done")
    assert scene.s.place[DANIEL] == POLICE
    scene.say(EVE, "done")
    assert DANIEL in scene.s.graveyard[0]
    assert (scene.asked, scene.s.exposed) == ([ANN], ASHLEY)


@rule("DW-193")
def test_all_bitten_ones_of_a_place_die_first_then_one_spread_for_each_bite():
    people = {ANN: ["daniel_smith", "ashley_ross"], BOB: ["mike_cho"]}
    s = table(people=people, at=dict.fromkeys(["daniel_smith", "ashley_ross", "mike_cho"], "school"), morale=[5, 3, 4])
    s.lying, s.bites = [DANIEL, ASHLEY], [2, 2]
    s.dice[ANN] = []
    scene = acting(luck(s, "blank", "blank")).say(ANN, "done").say(EVE, "done")
    assert sorted(scene.s.graveyard[0]) == sorted([DANIEL, ASHLEY])
    assert (scene.asked, scene.s.exposed) == ([BOB], who("mike_cho"))
    scene.say(BOB, "roll")
    assert (scene.asked, scene.s.exposed) == ([BOB], who("mike_cho"))
    scene.say(BOB, "roll")
    assert scene.s.spreading == -1


@rule("DW-194")
def test_a_third_wound_kills_at_once_and_the_replacement_may_act_without_a_new_die():
    s = table(at={"daniel_smith": "police"}, dice={ANN: [6, 6]}, zombies={"police": 2}, wounds={"daniel_smith": 2})
    scene = acting(luck(s, "wound")).say(ANN, "attack", "daniel_smith", 0)
    assert DANIEL in scene.s.graveyard[0]
    (new,) = scene.s.group[ANN]
    assert scene.s.place[new] == place("colony")
    assert scene.s.dice[ANN] == [6]
