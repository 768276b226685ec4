"""Colony battles."""

from __future__ import annotations

import pytest

from prowl.games.dead_of_winter.cards.tactics import NAMES as TACTICS
from prowl.games.dead_of_winter.rules.battle import begin_battles
from tests.games.dead_of_winter.table import ANN, BOB, EVE, IDA, luck, place, table, who
from tests.games.dead_of_winter.table import at as begin
from tests.kit import rule

POLICE, COLONY, RIVAL, DEN = (place(name) for name in ("police", "colony", "rival", "den"))
DANIEL, LORETTA, ASHLEY, MIKE = (who(name) for name in ("daniel_smith", "loretta_clay", "ashley_ross", "mike_cho"))
FED = {"food": [20, 20, 20]}


def battle(*dice, at=None, players=4, **layout):
    """Daniel of the first colony meets Loretta of the second at the police station."""
    there = at or {"daniel_smith": "police", "loretta_clay": "police"}
    s = table(players, at=there, **{"morale": [4, 5, 4], **FED, **layout})
    return begin(luck(s, *dice) if dice else s, begin_battles)


def fight(scene, mine, yours, bullets=(0, 0)):
    """Both leaders choose a tactic, then bullets if they have any."""
    scene.say(ANN, "tactic", mine).say(EVE, "tactic", yours)
    for seat, n in zip((ANN, EVE), bullets, strict=True):
        if seat in scene.asked and scene.ask(seat).about == "battle.bullets":
            scene.say(seat, "bullets", n)
    return scene


def result(scene):
    """The winner and the difference of the last battle."""
    ended = scene.happened("battle_ended")[-1]
    return ended["winner"], ended["n"]


@rule("DW-98", "DW-102", "DW-103")
def test_where_both_colonies_are_present_their_leaders_choose_a_tactic_at_the_same_time():
    scene = battle()
    assert scene.asked == [ANN, EVE]
    assert scene.options(ANN) == [
        ["tactic", name] for name in ("offensive", "retreat", "ambush", "covering_fire", "defence")
    ]
    assert scene.s.battle_at == POLICE


@rule("DW-98", "DW-169")
def test_the_lone_wolf_alone_and_helpless_survivors_cause_no_battle():
    there = {"elias_thorn": "police", "loretta_clay": "police", "daniel_smith": "gas"}
    s = table(5, at=there, helpless=[3, 3, 0], **FED)
    assert not begin(s, begin_battles).happened("battle_began")


@rule("DW-103", "DW-104")
def test_a_tactic_is_hidden_until_both_have_chosen_and_may_be_thought_over():
    scene = battle().say(ANN, "tactic", "ambush")
    assert scene.view(EVE)["tactic"] == [-1, -1]
    assert scene.asked == [EVE]
    assert scene.options(ANN) == [["reconsider"]]


@rule("DW-104")
def test_retreat_is_not_offered_in_the_own_colony():
    scene = battle(at={"loretta_clay": ("colony", 3)})
    assert scene.s.battle_at == COLONY
    assert ["tactic", "retreat"] not in scene.options(ANN)
    assert ["tactic", "retreat"] in scene.options(EVE)


@rule("DW-99", "DW-100")
def test_the_colony_with_lower_morale_comes_first_then_the_other_then_the_locations_by_number():
    people = {ANN: ["daniel_smith", "ashley_ross"], EVE: ["loretta_clay", "mike_cho"]}
    there = {"daniel_smith": ("rival", 1), "mike_cho": ("colony", 1), "ashley_ross": "gas", "loretta_clay": "gas"}
    scene = battle(at=there, people=people, morale=[6, 3, 4])
    places = []
    for _ in range(3):
        places.append(scene.s.battle_at)
        fight(scene, "defence", "defence")
    assert places == [RIVAL, COLONY, place("gas")]


@rule("DW-105")
def test_each_survivor_adds_1_and_each_armed_one_1_more_however_many_weapons():
    people = {ANN: ["daniel_smith", "ashley_ross"]}
    there = dict.fromkeys(["daniel_smith", "ashley_ross", "loretta_clay"], "police")
    gear = {"daniel_smith": ["pistol", "shotgun"], "loretta_clay": ["hammer"]}
    scene = battle("battle w1", at=there, people=people, gear=gear)
    fight(scene, "defence", "covering_fire")
    assert scene.happened("strength_counted")[0]["strength"] == [1 + 2 + 1, 0 + 1]


@rule("DW-121", "DW-116")
def test_the_example_of_the_rulebook():
    people = {ANN: ["daniel_smith"], EVE: ["loretta_clay", "mike_cho"]}
    there = dict.fromkeys(["daniel_smith", "loretta_clay", "mike_cho"], "police")
    s = {"bullets": [3, 2, 0], "bank": 28, "gear": {"mike_cho": ["shotgun"]}}
    scene = battle("battle s3", "battle w1", at=there, people=people, **s)
    fight(scene, "offensive", "defence", (3, 2))
    assert scene.happened("strength_counted")[0]["strength"] == [4, 4]
    assert scene.happened("fists_opened")[0]["strength"] == [7, 6]
    assert scene.s.wounds[DANIEL] == 1
    assert result(scene) == (0, 4)
    assert scene.s.to_wound == 4
    assert scene.options(EVE) == [["wound", "mike_cho"], ["wound", "loretta_clay"]]
    for name in ("mike_cho", "loretta_clay", "mike_cho", "loretta_clay"):
        scene.say(EVE, "wound", name)
    assert (scene.s.wounds[MIKE], scene.s.wounds[LORETTA]) == (2, 2)
    assert scene.s.battles_won == [1, 0, 0]


@rule("DW-106")
def test_bullets_are_bid_in_secret_add_strength_and_are_lost_whoever_wins():
    scene = battle("battle s1", "battle s1", bullets=[4, 2, 0], bank=27)
    scene.say(ANN, "tactic", "defence").say(EVE, "tactic", "ambush")
    assert scene.options(ANN) == [["bullets", n] for n in (4, 3, 2, 1, 0)]
    scene.say(ANN, "bullets", 3)
    assert scene.view(EVE)["bid"] == [0, 0]
    scene.say(EVE, "bullets", 1)
    assert scene.happened("fists_opened")[0]["strength"] == [2 + 3, 1 + 1]
    assert (scene.s.bullets[:2], scene.s.bank) == ([1 + 2, 1 + 2], 27)


@rule("DW-106")
def test_with_covering_fire_the_first_3_bullets_count_twice():
    scene = battle("battle s1", "battle s1", bullets=[4, 0, 0], bank=29)
    fight(scene, "covering_fire", "defence", (4, 0))
    assert scene.happened("fists_opened")[0]["strength"] == [1 + 4 + 3, 2]


@rule("DW-103")
def test_an_ambush_is_worth_5_against_an_offensive_and_nothing_otherwise():
    for yours, strength in (("offensive", 6), ("defence", 1)):
        scene = fight(battle("battle s1", "battle s1"), "ambush", yours)
        assert scene.happened("strength_counted")[0]["strength"][0] == strength


@rule("DW-113")
def test_who_loses_with_an_offensive_distributes_one_wound_more():
    people = {ANN: ["daniel_smith", "ashley_ross", "brian_lee"], EVE: ["loretta_clay"]}
    there = dict.fromkeys(["daniel_smith", "ashley_ross", "brian_lee", "loretta_clay"], "school")
    scene = battle("battle s2", "battle s2", at=there, people=people)
    fight(scene, "offensive", "ambush")
    assert (result(scene), scene.s.to_wound) == ((-1, 0), 0)
    scene = battle("battle s1", "battle s2", at=there, people=people)
    fight(scene, "offensive", "ambush")
    assert (result(scene), scene.s.to_wound) == ((1, 1), 2)


@rule("DW-107", "DW-108", "DW-115")
def test_strength_faces_count_and_equal_strength_hurts_nobody():
    scene = fight(battle("battle s2", "battle s2"), "ambush", "covering_fire")
    assert result(scene) == (-1, 0)
    assert scene.s.battles_won == [0, 0, 0]
    assert (scene.s.wounds[DANIEL], scene.s.wounds[LORETTA]) == (0, 0)


@rule("DW-109", "DW-112")
def test_both_dice_wound_a_survivor_of_the_other_side_at_the_same_time():
    people = {EVE: ["loretta_clay", "mike_cho"], ANN: ["daniel_smith", "ashley_ross"]}
    there = dict.fromkeys(["daniel_smith", "ashley_ross", "loretta_clay", "mike_cho"], "school")
    hurt = {"mike_cho": 1, "ashley_ross": 1}
    scene = fight(battle("battle w2", "battle w2", at=there, people=people, wounds=hurt), "ambush", "covering_fire")
    assert scene.asked == [ANN]
    assert scene.options(ANN) == [["target", "mike_cho"], ["target", "loretta_clay"]]
    scene.say(ANN, "target", "mike_cho")
    assert scene.options(EVE) == [["target", "daniel_smith"], ["target", "ashley_ross"]]
    scene.say(EVE, "target", "ashley_ross")
    assert MIKE in scene.s.graveyard[1]
    assert ASHLEY in scene.s.graveyard[0]


@rule("DW-112")
def test_the_leader_of_the_colony_with_lower_morale_names_the_target_first():
    people = {EVE: ["loretta_clay", "mike_cho"], ANN: ["daniel_smith", "ashley_ross"]}
    there = dict.fromkeys(["daniel_smith", "ashley_ross", "loretta_clay", "mike_cho"], "school")
    scene = fight(
        battle("battle w2", "battle w2", at=there, people=people, morale=[6, 4, 4]), "ambush", "covering_fire"
    )
    assert scene.asked == [EVE]


@rule("DW-110")
def test_who_is_killed_by_a_die_keeps_the_strength_already_counted():
    scene = battle("battle w2", "battle s1", wounds={"loretta_clay": 1})
    fight(scene, "ambush", "covering_fire")
    assert LORETTA in scene.s.graveyard[1]
    assert result(scene) == (1, 1)


@rule("DW-111", "DW-206")
def test_zombies_of_the_dice_come_after_the_wounds_by_the_normal_rules():
    people = {EVE: ["loretta_clay"]}
    scene = battle(
        "battle z2", "battle s1", at={"loretta_clay": ("colony", 1)}, people=people, zombies={("colony", 1): 2}
    )
    fight(scene, "ambush", "defence")
    assert scene.s.place[LORETTA] == RIVAL
    assert scene.s.wounds[LORETTA] == 1
    assert scene.s.zombies[6:8][1] >= 1


@rule("DW-114")
def test_a_survivor_is_given_no_more_wounds_than_needed_and_the_rest_is_lost():
    scene = battle("battle s3", "battle s1", bullets=[5, 0, 0], bank=28)
    fight(scene, "offensive", "covering_fire", (5, 0))
    assert result(scene)[0] == 0
    assert LORETTA in scene.s.graveyard[1]
    assert scene.s.graveyard[1] == [LORETTA]


@rule("DW-201")
def test_both_on_guard_ends_the_battle_without_bullets_or_dice():
    scene = fight(battle(bullets=[2, 2, 0], bank=29), "defence", "defence")
    assert result(scene) == (-1, 0)
    assert not scene.happened("battle_dice")
    assert not scene.happened("fists_opened")


@rule("DW-201", "DW-167")
def test_who_retreats_goes_home_and_the_other_has_won_with_difference_0():
    scene = fight(battle(), "retreat", "offensive")
    assert scene.s.place[DANIEL] == COLONY
    assert scene.s.battles_won == [0, 1, 0]
    assert result(scene) == (1, 0)
    assert not scene.happened("battle_dice")


@rule("DW-201")
def test_if_both_retreat_both_go_home_and_nobody_wins():
    scene = fight(battle(), "retreat", "retreat")
    assert (scene.s.place[DANIEL], scene.s.place[LORETTA]) == (COLONY, RIVAL)
    assert scene.s.battles_won == [0, 0, 0]


@rule("DW-118")
def test_an_undefended_colony_loses_1_morale_for_each_enemy_at_its_entrances():
    there = {
        "daniel_smith": "gas",
        "maria_lopez": "gas",
        "loretta_clay": ("colony", 1),
        "sophie_robinson": ("colony", 2),
    }
    scene = begin(table(at=there, **FED), begin_battles)
    assert scene.happened("undefended") == [{"camp": 0, "n": 2}]


@rule("DW-117", "DW-204", "DW-118")
def test_the_last_defender_falls_then_the_colony_is_undefended_then_comes_the_replacement():
    people = {ANN: ["daniel_smith"], BOB: ["maria_lopez"], EVE: ["loretta_clay", "mike_cho"]}
    there = {"maria_lopez": "gas", "loretta_clay": ("colony", 1), "mike_cho": ("colony", 2)}
    scene = battle("battle s3", "battle s1", at=there, people=people, wounds={"daniel_smith": 2}, bullets=[0, 5, 0])
    before = scene.s.morale[0]
    scene.say(ANN, "tactic", "ambush").say(EVE, "tactic", "covering_fire").say(EVE, "bullets", 5)
    order = [event.name for event in scene.events if event.name in ("died", "undefended", "survivor_joined")]
    assert order == ["died", "undefended", "survivor_joined"]
    lost = [event["n"] for event in scene.happened("morale_changed") if event["camp"] == 0]
    assert lost[:2] == [-1, -2]
    assert before == 4


@rule("DW-166", "DW-168")
def test_before_a_battle_the_lone_wolf_runs_or_joins_a_side():
    there = dict.fromkeys(["daniel_smith", "loretta_clay", "elias_thorn"], "police")
    scene = battle("battle s1", "battle s1", at=there, players=5)
    assert scene.asked == [IDA]
    assert scene.options(IDA) == [["join", 0], ["join", 1], ["run"]]
    scene.say(IDA, "join", 1)
    fight(scene, "ambush", "covering_fire")
    assert scene.happened("strength_counted")[0]["strength"] == [1, 2]


@rule("DW-166")
def test_a_wolf_that_runs_is_exposed_in_the_den():
    there = dict.fromkeys(["daniel_smith", "loretta_clay", "elias_thorn"], "police")
    scene = battle("wound", at=there, players=5).say(IDA, "run")
    assert scene.s.place[who("elias_thorn")] == DEN
    assert scene.s.wounds[who("elias_thorn")] == 1
    assert scene.asked == [ANN, EVE]


@rule("DW-213")
def test_a_wolf_that_finds_no_room_must_take_part():
    people = {IDA: ["elias_thorn", "mike_cho", "ashley_ross", "brian_lee", "emma_han", "june_park", "omar_haddad"]}
    there = dict.fromkeys(["daniel_smith", "loretta_clay", "elias_thorn"], "police")
    scene = battle(at=there, players=5, people=people)
    assert ["run"] in scene.options(IDA)
    full = table(5, at=there, people=people, **FED)
    for place_, spaces in enumerate((3, 3, 4, 3, 4, 2)):
        if place_:
            fill(full, place_, spaces)
    scene = begin(luck(full, 6, 1), begin_battles)
    assert scene.options(IDA) == [["join", 0], ["join", 1]]


def fill(s, where, n):
    """New people of Gus take all spaces of a location."""
    for _ in range(n):
        survivor = s.survivor_deck.pop()
        s.group[3].append(survivor)
        s.place[survivor] = where


@rule("DW-167")
def test_a_wolf_that_joined_retreats_to_the_den():
    there = dict.fromkeys(["daniel_smith", "loretta_clay", "elias_thorn"], "police")
    scene = battle(at=there, players=5).say(IDA, "join", 0)
    fight(scene, "retreat", "defence")
    assert scene.s.place[who("elias_thorn")] == DEN


@rule("DW-203")
@pytest.mark.parametrize(("about", "answer"), [("battle.tactic", "defence"), ("battle.bullets", 0)])
def test_who_does_not_answer_in_time_is_on_guard_and_spends_nothing(about, answer):
    scene = battle(bullets=[2, 2, 0])
    if about == "battle.bullets":
        scene.say(ANN, "tactic", "ambush").say(EVE, "tactic", "ambush")
    fallback = scene.ask(ANN).fallback
    assert (TACTICS[fallback] if about == "battle.tactic" else fallback) == answer


@rule("DW-101")
def test_in_a_colony_all_inside_fight_all_on_its_entrances():
    people = {EVE: ["loretta_clay", "mike_cho"]}
    there = {"loretta_clay": ("colony", 1), "mike_cho": ("colony", 6)}
    scene = fight(battle("battle s1", "battle s1", at=there, people=people), "covering_fire", "covering_fire")
    assert scene.happened("strength_counted")[0]["strength"] == [2, 2]
    assert len(scene.happened("battle_began")) == 1


@rule("DW-200")
def test_the_leader_puts_normal_wounds_on_any_friendly_survivors_and_nobody_is_exposed():
    people = {ANN: ["daniel_smith"], BOB: ["maria_lopez"], EVE: ["loretta_clay"]}
    there = dict.fromkeys(["daniel_smith", "maria_lopez", "loretta_clay"], "police")
    scene = battle("battle s1", "battle s1", at=there, people=people, bullets=[0, 3, 0], bank=30)
    scene.say(ANN, "tactic", "ambush").say(EVE, "tactic", "covering_fire").say(EVE, "bullets", 2)
    assert scene.options(ANN) == [["wound", "daniel_smith"], ["wound", "maria_lopez"]]
    scene.say(ANN, "wound", "maria_lopez").say(ANN, "wound", "maria_lopez")
    assert scene.s.wounds[who("maria_lopez")] == 2
    assert not scene.happened("exposed")


@rule("DW-202")
def test_who_comes_home_during_the_step_fights_if_that_places_turn_is_still_to_come():
    people = {ANN: ["daniel_smith"], EVE: ["loretta_clay", "mike_cho"]}
    there = {"daniel_smith": ("rival", 1), "maria_lopez": "gas", "mike_cho": ("colony", 1), "sophie_robinson": "school"}
    scene = battle(at=there, people=people, morale=[6, 3, 4])
    assert scene.s.battle_at == RIVAL
    fight(scene, "retreat", "defence")
    assert scene.s.battle_at == COLONY


@rule("DW-98")
def test_a_truce_prevents_the_battle():
    assert not battle(truces=[POLICE]).happened("battle_began")


@rule("DW-205")
def test_a_leader_without_survivors_still_leads():
    people = {ANN: [], BOB: ["daniel_smith"]}
    scene = battle(people=people)
    assert scene.asked == [ANN, EVE]
