"""What Prey and its Gear do."""

from __future__ import annotations

import pytest

from prowl.games.encounters.hunters.cards.prey import MERCENARIES, PREY
from tests.games.hunters.table import (
    ANN,
    BOB,
    KINDS,
    acting,
    bearers,
    hunting,
    moves,
    names,
    points,
    row,
    struck,
    table,
    told,
    trophies,
    turning,
)
from tests.kit import rule

HUNTED = [card.id for card in (*PREY, *MERCENARIES) if card.kind == "prey" and "ultimate" not in card.flags]


@pytest.mark.parametrize("card", HUNTED)
def test_every_prey_card_is_killed_for_its_value_and_worth_its_honour(card: str):
    scene = acting(table(combat=[card], attack=KINDS[card].value, prey=["m_lookout"]))
    scene.say(ANN, "fight", card)
    assert (scene.s.attack, trophies(scene)) == (0, [card])
    assert told(scene, "trophy_taken", "n") == [KINDS[card].honour]


@pytest.mark.parametrize("card", [card.id for card in PREY if card.kind == "hazard"])
def test_every_hazard_is_avoided_for_its_price_and_worth_its_honour(card: str):
    scene = acting(table(wilds={"river": card}, recruit=KINDS[card].price)).say(ANN, "avoid", card)
    assert (scene.s.recruit, trophies(scene)) == (0, [card])
    assert told(scene, "trophy_taken", "n") == [KINDS[card].honour]


@pytest.mark.parametrize("card", [card.id for card in PREY if card.kind == "gear_up"])
def test_every_gear_up_gives_gear(card: str):
    scene = hunting(table(wilds={"river": "ns_rebel"}, prey=[card], gear_deck=["g_mud"]))
    assert bearers(scene) == [("g_mud", "ns_rebel")]


def killed(card: str, **fields):
    return acting(table(combat=[card], attack=KINDS[card].value, **fields)).say(ANN, "fight", card)


@pytest.mark.parametrize("card", ["ns_camp_guard", "pt_hawkins", "m_porter"])
def test_camp_guard_hawkins_and_porter_let_their_killer_draw_a_card(card: str):
    assert len(killed(card).s.hand[ANN]) == 1


def test_foreign_advisor_makes_other_prey_in_the_wilds_dearer_by_one():
    s = table(wilds={"river": "ns_advisor", "hills": "ns_rebel"}, combat=["m_porter"], attack=20)
    scene = acting(s).say(ANN, "fight", "m_porter")
    assert scene.s.attack == 18
    assert scene.say(ANN, "fight", "ns_rebel").s.attack == 15
    assert scene.say(ANN, "fight", "ns_advisor").s.attack == 10


@pytest.mark.parametrize("card", ["pt_hawkins", "dh_voodoo", "th_lambert", "m_runner", "tb_harrigan"])
def test_runners_run_on_in_every_prey_phase(card: str):
    assert row(hunting(table(wilds={"river": card}, prey=["ns_gear_up"]))) == {"ruins": card}


def test_poncho_costs_a_random_card_when_he_strikes():
    scene = struck(table(3, combat=["pt_poncho"], hand={ANN: ["experience"]}))
    assert told(scene, "discarded", "own") == [["experience"]]


@pytest.mark.parametrize("card", ["pt_blain", "wh_dutch"])
def test_blain_and_dutch_strike_twice(card: str):
    assert len(struck(table(combat=[card])).s.wounds[ANN]) == 2


def test_mac_moves_on_at_the_start_of_every_prey_phase_in_the_wilds_only():
    scene = turning(table(wilds={"river": "pt_mac"}, prey=["ns_gear_up"]))
    assert row(scene) == {"ruins": "pt_mac"}
    assert names(turning(table(combat=["pt_mac"], prey=["ns_gear_up"])).s.combat) == ["pt_mac"]


@pytest.mark.parametrize("card", ["pt_patrol", "tb_keyes"])
def test_jungle_patrol_and_keyes_disarm_everybody(card: str):
    scene = hunting(table(prey=[card], hand={ANN: ["experience"] * 3, BOB: ["brute_force"] * 3}))
    assert [len(hand) for hand in scene.s.hand] == [1, 1]


@pytest.mark.parametrize("card", ["wh_dutch", "tb_owlf"])
def test_no_strike_can_be_avoided_while_dutch_or_a_trooper_is_in_the_combat_zone(card: str):
    scene = struck(table(combat=[card], avoids=2, avoids_phase=True))
    assert scene.happened("strike_avoided") == []
    assert struck(table(wilds={"hills": card}, combat=["ns_rebel"], avoids_phase=True)).s.wounds[ANN] == []


def test_billy_cannot_be_fought_in_the_wilds_and_restores_one_when_he_dies():
    assert moves(acting(table(wilds={"hills": "wh_billy"}, attack=20)), ANN, "fight") == []
    assert killed("wh_billy").s.restoring == 1


@pytest.mark.parametrize("card", ["wh_dillon", "tb_garber"])
def test_dillon_and_garber_strike_once_more_when_they_have_struck(card: str):
    assert len(struck(table(combat=[card])).s.wounds[ANN]) == 2
    avoided = struck(table(combat=[card], avoids=1)).say(ANN, "yes")
    assert avoided.s.wounds[ANN] == []


@pytest.mark.parametrize(("card", "shame"), [("wh_anna", 2), ("tb_leona", 3)])
def test_killing_anna_or_leona_is_dishonour_for_good(card: str, shame: int):
    scene = killed(card)
    assert scene.s.shame == [shame, 0]
    assert told(scene, "dishonoured", "n") == [shame]


@pytest.mark.parametrize("card", ["wh_anna", "tb_leona", "th_subway_armed", "m_deserter"])
def test_whoever_can_escapes_from_the_combat_zone(card: str):
    wilds = {"underground": "m_lookout", "graveyard": "m_lookout", "river": "m_lookout", "ruins": "m_rifleman"}
    scene = hunting(table(wilds={**wilds, "hills": card}, prey=["m_heavy"]))
    assert (names(scene.s.fled), scene.s.combat) == ([card], [])


@pytest.mark.parametrize("card", ["wh_rescue", "th_danny", "tb_captain"])
def test_rescue_squad_danny_and_the_captain_bring_gear_when_revealed(card: str):
    scene = hunting(table(prey=[card], gear_deck=["g_flak_vest"]))
    assert bearers(scene) == [("g_flak_vest", card)]


def test_hidden_sniper_is_lethal():
    assert struck(table(combat=["wh_sniper"])).s.alive == [False, True]


def test_king_willie_lets_his_killer_order_the_top_two_cards_of_the_prey_deck():
    scene = killed("dh_king_willie", prey=["pt_blain", "ns_rebel", "m_heavy"])
    assert scene.options(ANN) == [["enemy", "pt_blain"], ["enemy", "ns_rebel"]]
    scene.say(ANN, "enemy", "ns_rebel")
    assert names(scene.s.enemy_deck[::-1]) == ["ns_rebel", "pt_blain", "m_heavy"]


def test_king_willie_does_not_mix_two_mini_decks():
    scene = killed("dh_king_willie", prey=["pt_blain", "ns_rebel"], layers=[1, 1], runs=[0, 1])
    assert names(scene.s.enemy_deck[::-1]) == ["pt_blain", "ns_rebel"]
    assert told(scene, "looked", "enemy") == [["pt_blain"]]


def test_harrigan_costs_a_random_card_when_he_is_fought():
    s = table(combat=["tb_harrigan"], attack=10, hand={ANN: ["experience"]})
    scene = acting(s).say(ANN, "fight", "tb_harrigan")
    assert (told(scene, "discarded", "own"), scene.s.outcome) == ([["experience"]], "ultimate_killed")


def test_medic_heals_and_scavenger_gives_recruit():
    assert killed("m_medic").s.healing == 1
    assert points(killed("m_scavenger")) == (0, 2)


# -- Gear --------------------------------------------------------------------------------


def bearing(gear: str, **fields):
    return table(combat=["ns_rebel"], gear={"ns_rebel": [gear]}, **fields)


@pytest.mark.parametrize(
    ("gear", "more"), [("g_assault_rifle", 1), ("g_minigun", 2), ("g_flak_vest", 2), ("g_thermal_suit", 1)]
)
def test_gear_that_makes_its_bearer_dearer(gear: str, more: int):
    assert acting(bearing(gear, attack=9)).say(ANN, "fight", "ns_rebel").s.attack == 7 - more


def test_minigun_makes_its_bearer_strike_twice():
    assert len(struck(bearing("g_minigun")).s.wounds[ANN]) == 2


def test_grenade_belt_strikes_the_killer():
    scene = acting(bearing("g_grenades", attack=2)).say(ANN, "fight", "ns_rebel")
    assert names(scene.s.wounds[ANN]) == ["ps_flesh_wound"]


def test_a_killer_who_dies_of_the_grenades_still_has_the_trophy():
    s = table(3, combat=["ns_rebel"], gear={"ns_rebel": ["g_grenades"]}, attack=2, health=[1, 10, 10])
    scene = acting(s).say(ANN, "fight", "ns_rebel")
    assert (scene.s.alive[ANN], trophies(scene)) == (False, ["ns_rebel", "g_grenades"])


def test_mud_camouflage_hides_its_bearer_in_the_wilds_only():
    s = table(wilds={"hills": "ns_rebel"}, gear={"ns_rebel": ["g_mud"]}, attack=9)
    assert moves(acting(s), ANN, "fight") == []
    assert moves(acting(bearing("g_mud", attack=9)), ANN, "fight") == ["ns_rebel"]


def test_machete_costs_a_random_card_when_its_bearer_strikes():
    scene = struck(table(3, combat=["ns_rebel"], gear={"ns_rebel": ["g_machete"]}, hand={ANN: ["experience"]}))
    assert told(scene, "discarded", "own") == [["experience"]]


def test_field_radio_calls_another_prey_card_when_attached():
    scene = hunting(table(wilds={"river": "ns_rebel"}, prey=["ns_gear_up", "m_heavy"], gear_deck=["g_radio"]))
    assert row(scene) == {"underground": "m_heavy", "river": "ns_rebel"}


@rule("PR-173")
def test_gear_that_waited_acts_when_it_is_attached():
    scene = hunting(table(waiting=["g_radio"], prey=["ns_rebel", "m_heavy"]))
    assert row(scene) == {"underground": "m_heavy", "graveyard": "ns_rebel"}


def test_shotgun_makes_its_bearer_lethal():
    assert struck(bearing("g_shotgun")).s.alive == [False, True]


def test_liquid_nitrogen_costs_everybody_a_random_card_when_attached():
    s = table(
        wilds={"river": "ns_rebel"},
        prey=["ns_gear_up"],
        gear_deck=["g_liquid_nitrogen"],
        hand={ANN: ["experience"] * 2, BOB: ["brute_force"] * 2},
    )
    assert [len(hand) for hand in hunting(s).s.hand] == [1, 1]


def test_thermal_suit_lets_nothing_lower_the_value_of_its_bearer():
    scene = acting(bearing("g_thermal_suit", attack=9, weakened={"all": 2}))
    assert scene.say(ANN, "fight", "ns_rebel").s.attack == 6
