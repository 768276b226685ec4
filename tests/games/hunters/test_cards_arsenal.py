"""What the cards that players own do: roles, Killer Instinct, the Arsenal."""

from __future__ import annotations

import pytest

from prowl.games.encounters.hunters.cards.arsenal import ARSENAL
from prowl.games.encounters.hunters.cards.people import ROLES
from tests.games.hunters.table import (
    ANN,
    BOB,
    KINDS,
    acting,
    moves,
    names,
    play,
    points,
    row,
    seen,
    struck,
    table,
    told,
    trophies,
)
from tests.kit import rule


def with_hand(*cards: str, **fields):
    return acting(table(hand={ANN: list(cards)}, **fields))


@pytest.mark.parametrize("card", [card.id for card in (*ROLES, *ARSENAL)])
def test_every_card_gives_the_points_that_are_printed_on_it(card: str):
    scene = with_hand(card).say(ANN, "play", card)
    assert points(scene) == (KINDS[card].attack, KINDS[card].recruit)


@pytest.mark.parametrize("group", sorted({card.group for card in ARSENAL}))
def test_each_group_has_one_rare_three_uncommon_and_twice_five_common_cards_of_one_class_and_team(group: str):
    cards = [card for card in ARSENAL if card.group == group]
    assert sorted(card.copies for card in cards) == [1, 3, 5, 5]
    assert len({(card.klass, card.team) for card in cards}) == 1


# -- roles -------------------------------------------------------------------------------


def test_trophy_of_the_jungle_gives_recruit_for_each_kill():
    scene = play(
        with_hand("trophy_of_the_jungle", combat=["m_lookout", "ns_rebel"], attack=1), ANN, "trophy_of_the_jungle"
    )
    scene.say(ANN, "fight", "m_lookout").say(ANN, "fight", "ns_rebel")
    assert points(scene) == (0, 2)


def test_heat_of_the_city_draws_after_a_kill_and_once_more_after_two():
    scene = with_hand("heat_of_the_city", combat=["m_lookout", "ns_rebel"], attack=1).say(ANN, "fight", "m_lookout")
    play(scene, ANN, "heat_of_the_city")
    assert (len(scene.s.hand[ANN]), moves(scene, ANN, "use")) == (1, [])
    scene.say(ANN, "fight", "ns_rebel").say(ANN, "use", "heat_of_the_city")
    assert len(scene.s.hand[ANN]) == 2


def test_heat_of_the_city_draws_nothing_before_a_kill():
    assert play(with_hand("heat_of_the_city"), ANN, "heat_of_the_city").s.hand[ANN] == []


def test_take_it_restores_one():
    assert play(with_hand("take_it"), ANN, "take_it").say(ANN, "use", "take_it").s.restoring == 1


def test_first_to_the_kill_makes_prey_in_underground_easier_by_two():
    s = {"wilds": {"underground": "m_rifleman", "river": "dh_voodoo"}, "attack": 1}
    scene = play(with_hand("first_to_the_kill", **s), ANN, "first_to_the_kill").say(ANN, "fight", "m_rifleman")
    assert scene.s.attack == 2
    assert moves(scene, ANN, "fight") == []


def test_silent_approach_looks_at_the_top_of_the_prey_deck_and_may_put_it_under():
    scene = with_hand("silent_approach", prey=["pt_blain", "ns_rebel"])
    scene = play(scene, ANN, "silent_approach").say(ANN, "use", "silent_approach")
    assert scene.options(ANN) == [["leave"], ["under"]]
    assert [each["enemy"] for each in seen(scene, ANN, "looked")] == [["pt_blain"]]
    assert [each["enemy"] for each in seen(scene, BOB, "looked")] == [None]
    scene.say(ANN, "under")
    assert names(scene.s.enemy_deck[::-1]) == ["ns_rebel", "pt_blain"]
    assert (scene.s.layers, scene.s.runs) == ([1, 1], [0, 0])


def test_what_was_looked_at_may_be_left_on_top():
    scene = with_hand("silent_approach", prey=["pt_blain", "ns_rebel"])
    scene = play(scene, ANN, "silent_approach").say(ANN, "use", "silent_approach").say(ANN, "leave")
    assert names(scene.s.enemy_deck[::-1]) == ["pt_blain", "ns_rebel"]


def test_blade_to_blade_is_a_duel():
    assert play(with_hand("blade_to_blade"), ANN, "blade_to_blade").s.duels == 1


def test_standing_watch_avoids_a_strike():
    assert play(with_hand("standing_watch"), ANN, "standing_watch").say(ANN, "use", "standing_watch").s.avoids == 1


def test_rites_of_the_hunt_heal_and_restore_one():
    scene = play(with_hand("rites_of_the_hunt"), ANN, "rites_of_the_hunt").say(ANN, "use", "rites_of_the_hunt")
    assert (scene.s.healing, scene.s.restoring) == (1, 1)


@pytest.mark.parametrize("card", ["patient_fang", "ut_smart_disc"])
def test_patient_fang_and_smart_disc_put_a_discarded_card_on_the_deck(card: str):
    scene = play(with_hand(card, discard={ANN: ["ws_war_cry", "experience"]}), ANN, card).say(ANN, "use", card)
    scene.pick(ANN, "ws_war_cry")
    assert names(scene.s.deck[ANN])[-1] == "ws_war_cry"


def test_head_on_makes_prey_in_the_combat_zone_easier_by_one():
    s = {"combat": ["ns_rebel"], "wilds": {"river": "m_porter"}}
    scene = play(with_hand("head_on", **s), ANN, "head_on").say(ANN, "fight", "ns_rebel")
    assert (scene.s.attack, moves(scene, ANN, "fight")) == (1, [])


@pytest.mark.parametrize(
    ("instinct", "other"),
    [
        ("instinct_intel", "wi_read_the_trail"),
        ("instinct_strength", "ws_war_cry"),
        ("instinct_survival", "uv_bathroom_surgery"),
        ("instinct_tech", "wt_wrist_computer"),
    ],
)
def test_killer_instinct_gives_an_attack_after_another_card_of_its_class(instinct: str, other: str):
    alone = play(with_hand(instinct), ANN, instinct)
    assert points(alone) == (0, 2)
    both = play(with_hand(instinct, other), ANN, other, instinct)
    assert both.s.attack == KINDS[other].attack + 1


# -- the Arsenal ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "cards"),
    [("wi_heat_of_prey", 2), ("wi_treetop_watch", 1), ("ui_many_spectra", 1), ("ui_want_some_candy", 1)],
)
def test_cards_that_draw_when_played(card: str, cards: int):
    assert len(play(with_hand(card), ANN, card).s.hand[ANN]) == cards


@pytest.mark.parametrize(
    ("card", "earlier", "more"),
    [
        ("ws_bare_handed", "ws_war_cry", 1),
        ("ws_wrist_blades", "us_alley_brawl", 1),
        ("ws_war_cry", "wt_wrist_computer", 1),
        ("wt_plasma_caster", "wt_wrist_computer", 2),
        ("us_kings_skull", "ws_war_cry", 2),
        ("ut_smart_disc", "ui_scent_of_conflict", 1),
        ("ut_net_gun", "wt_wrist_computer", 1),
        ("ut_laser_sight", "wt_wrist_computer", 1),
    ],
)
def test_an_earlier_card_of_the_class_or_team_gives_more_attack(card: str, earlier: str, more: int):
    scene = play(with_hand(earlier, card), ANN, earlier, card)
    assert scene.s.attack == KINDS[earlier].attack + KINDS[card].attack + more


@pytest.mark.parametrize(
    ("card", "earlier"),
    [
        ("wi_voice_mimic", "wi_read_the_trail"),
        ("wv_glowing_blood", "uv_bathroom_surgery"),
        ("ui_many_spectra", "wi_read_the_trail"),
        ("ui_rooftop_hunt", "wi_read_the_trail"),
        ("uv_spare_the_unarmed", "uv_bathroom_surgery"),
    ],
)
def test_an_earlier_card_of_the_class_lets_draw_a_card(card: str, earlier: str):
    alone = len(play(with_hand(card), ANN, card).s.hand[ANN])
    assert len(play(with_hand(earlier, card), ANN, earlier, card).s.hand[ANN]) == alone + 1


@pytest.mark.parametrize(
    ("card", "heal", "restore"),
    [
        ("wv_last_laugh", 3, 0),
        ("wv_field_medicine", 2, 0),
        ("wv_glowing_blood", 1, 0),
        ("uv_clan_returns", 2, 2),
        ("uv_spare_the_unarmed", 0, 2),
        ("uv_bathroom_surgery", 2, 0),
    ],
)
def test_cards_that_heal_and_restore(card: str, heal: int, restore: int):
    scene = play(with_hand(card), ANN, card)
    assert (scene.s.healing, scene.s.restoring) == (heal, restore)


@pytest.mark.parametrize("card", ["wv_river_crossing", "uv_elevator_shaft"])
def test_survival_cards_that_avoid_a_strike_after_another(card: str):
    assert play(with_hand("uv_bathroom_surgery", card), ANN, "uv_bathroom_surgery", card).s.avoids == 1


@pytest.mark.parametrize("card", ["ws_skull_and_spine", "ws_bare_handed", "us_kings_skull", "us_alley_brawl"])
def test_cards_with_a_duel(card: str):
    assert play(with_hand(card), ANN, card).s.duels == 1


def test_heat_of_the_prey_makes_worthy_prey_easier_by_two_after_another_intel_card():
    s = {"combat": ["pt_blain", "ns_rebel"], "attack": 1}
    scene = play(with_hand("wi_read_the_trail", "wi_heat_of_prey", **s), ANN, "wi_read_the_trail", "wi_heat_of_prey")
    scene.say(ANN, "fight", "pt_blain")
    assert scene.s.attack == 0


def test_voice_mimic_moves_a_prey_card_towards_the_combat_zone_pushing_as_usual():
    s = {"wilds": {"ruins": "m_porter", "hills": "ns_rebel", "river": "ns_hazard"}}
    scene = play(with_hand("wi_voice_mimic", **s), ANN, "wi_voice_mimic").say(ANN, "use", "wi_voice_mimic")
    assert sorted(scene.options(ANN)) == [["enemy", "m_porter"], ["enemy", "ns_rebel"]]
    scene.say(ANN, "enemy", "m_porter")
    assert row(scene) == {"river": "ns_hazard", "hills": "m_porter"}
    assert names(scene.s.combat) == ["ns_rebel"]


def test_net_gun_moves_a_prey_card_back_into_a_clear_space_only():
    s = {"wilds": {"underground": "m_porter", "graveyard": "ns_rebel", "hills": "m_lookout"}}
    scene = play(with_hand("ut_net_gun", **s), ANN, "ut_net_gun").say(ANN, "use", "ut_net_gun")
    assert scene.options(ANN) == [["enemy", "m_lookout"]]
    scene.say(ANN, "enemy", "m_lookout")
    assert row(scene) == {"underground": "m_porter", "graveyard": "ns_rebel", "ruins": "m_lookout"}


def test_read_the_trail_looks_at_the_top_card_after_another_intel_card():
    scene = with_hand("wi_treetop_watch", "wi_read_the_trail", deck={ANN: []}, prey=["pt_blain"])
    scene = play(scene, ANN, "wi_treetop_watch", "wi_read_the_trail")
    assert scene.options(ANN) == [["leave"], ["under"]]


def test_skull_and_spine_restores_and_draws_for_each_kill():
    s = {"combat": ["m_lookout", "ns_rebel"]}
    scene = play(with_hand("ws_skull_and_spine", **s), ANN, "ws_skull_and_spine")
    scene.say(ANN, "fight", "m_lookout").say(ANN, "fight", "ns_rebel")
    assert (scene.s.restoring, len(scene.s.hand[ANN])) == (2, 2)


def test_last_laugh_avoids_every_strike_of_the_strike_phase():
    scene = play(with_hand("wv_last_laugh", combat=["pt_blain"]), ANN, "wv_last_laugh").say(ANN, "end")
    assert (scene.s.wounds[ANN], len(scene.happened("strike_avoided"))) == ([], 2)


def test_field_medicine_restores_one_after_another_survival_card():
    scene = play(with_hand("wv_glowing_blood", "wv_field_medicine"), ANN, "wv_glowing_blood", "wv_field_medicine")
    assert (scene.s.healing, scene.s.restoring) == (3, 1)


def test_self_destruct_device_leaves_the_game_and_kills_all_prey_in_the_combat_zone_but_the_ultimate():
    s = {"combat": ["m_lookout", "wh_dutch", "pt_blain"], "wilds": {"hills": "ns_rebel"}}
    scene = play(with_hand("wt_self_destruct", **s), ANN, "wt_self_destruct").say(ANN, "use", "wt_self_destruct")
    assert (names(scene.s.combat), names(scene.s.graveyard[ANN])) == (["wh_dutch"], ["wt_self_destruct"])
    assert trophies(scene) == ["pt_blain", "m_lookout"]


def test_cloaking_device_avoids_a_strike():
    assert play(with_hand("wt_cloaking_device"), ANN, "wt_cloaking_device").s.avoids == 1


def test_wrist_computer_puts_a_discarded_card_on_the_deck_after_another_tech_card():
    scene = with_hand("ut_laser_sight", "wt_wrist_computer", discard={ANN: ["ws_war_cry"]})
    scene = play(scene, ANN, "ut_laser_sight", "wt_wrist_computer")
    assert names(scene.s.deck[ANN])[-1] == "ws_war_cry"


@pytest.mark.parametrize(("card", "in_combat"), [("ui_many_spectra", 1), ("us_kings_skull", 1), ("ui_rooftop_hunt", 0)])
def test_many_spectra_and_skull_of_the_king_weaken_all_prey_rooftop_hunt_that_in_the_wilds(card: str, in_combat: int):
    s = {"combat": ["ns_rebel"], "wilds": {"river": "m_porter"}, "attack": 9}
    scene = play(with_hand(card, deck={ANN: []}, **s), ANN, card)
    had = scene.s.attack
    scene.say(ANN, "fight", "ns_rebel")
    assert had - scene.s.attack == 2 - in_combat
    scene.say(ANN, "fight", "m_porter")
    assert had - scene.s.attack == 3 - in_combat


def test_several_cards_that_weaken_prey_add_up_and_no_value_falls_below_nothing():
    scene = with_hand("ui_rooftop_hunt", "ui_many_spectra", deck={ANN: []}, wilds={"river": "m_porter"})
    scene = play(scene, ANN, "ui_rooftop_hunt", "ui_many_spectra")
    had = scene.s.attack
    assert scene.say(ANN, "fight", "m_porter").s.attack == had


def test_scent_of_conflict_changes_a_card_after_another_urban_card():
    scene = with_hand("ut_laser_sight", "ui_scent_of_conflict", "experience")
    play(scene, ANN, "ut_laser_sight", "ui_scent_of_conflict")
    assert (names(scene.s.discard[ANN]), len(scene.s.hand[ANN])) == (["experience"], 1)


def test_combi_stick_is_a_duel_after_another_strength_card():
    assert play(with_hand("us_combi_stick"), ANN, "us_combi_stick").s.duels == 0
    assert play(with_hand("ws_war_cry", "us_combi_stick"), ANN, "ws_war_cry", "us_combi_stick").s.duels == 1


def test_meat_hook_gives_recruit_for_each_kill():
    scene = play(with_hand("us_meat_hook", combat=["ns_rebel"]), ANN, "us_meat_hook").say(ANN, "fight", "ns_rebel")
    assert points(scene) == (0, 1)


def test_returning_blade_gives_attack_for_each_kill_and_comes_back_after_another_tech_card():
    scene = with_hand("ut_laser_sight", "ut_returning_blade", combat=["ns_rebel"], deck={ANN: ["experience"] * 6})
    scene = play(scene, ANN, "ut_laser_sight", "ut_returning_blade").say(ANN, "fight", "ns_rebel")
    assert scene.s.attack == 4
    scene.say(ANN, "end")
    assert names(scene.s.hand[ANN])[0] == "ut_returning_blade"
    assert told(scene, "put_on_top", "own") == [["ut_returning_blade"]]


def test_returning_blade_stays_away_without_another_tech_card():
    scene = play(with_hand("ut_returning_blade"), ANN, "ut_returning_blade").say(ANN, "end")
    assert "ut_returning_blade" in names(scene.s.discard[ANN])


@rule("PR-177")
def test_an_avoid_works_against_one_strike_of_the_own_turn():
    scene = struck(table(avoids=1, combat=["ns_rebel", "m_lookout"])).say(ANN, "yes")
    assert names(scene.s.wounds[ANN]) == ["ps_flesh_wound"]
