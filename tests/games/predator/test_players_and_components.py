"""Chapters 1, 4 and the counts of the cards."""

from __future__ import annotations

from collections import Counter

import pytest

from prowl.games.encounters.core.cards import Foe
from prowl.games.encounters.predator import GAME
from prowl.games.encounters.predator.cards.barracks import BARRACKS, GROUPS
from prowl.games.encounters.predator.cards.book import BOOK
from prowl.games.encounters.predator.cards.enemies import ENEMIES, YOUNG_BLOOD
from prowl.games.encounters.predator.cards.people import AVATARS, CLASSES, OFFICERS, ROLES
from prowl.games.encounters.predator.cards.scenes import LOCATIONS, OBJECTIVES
from prowl.games.encounters.predator.cards.strikes import STRIKES
from prowl.kernel.errors import BadOptions
from tests.games.predator.table import ANN, BOB, KINDS, acting, names, new_game, play, table
from tests.kit import new_state, rule


@rule("PR-1")
def test_in_hunted_the_players_are_humans_who_win_or_lose_together():
    assert GAME.modes == ("hunted",)
    s = table(outcome="major", alive=[True, False])
    assert GAME.result(s).winners == (ANN, BOB)
    assert GAME.result(table(outcome="lost_dead")).winners == ()


@rule("PR-2")
def test_one_to_five_can_play():
    assert list(GAME.players) == [1, 2, 3, 4, 5]
    for players in (0, 6):
        with pytest.raises(BadOptions):
            GAME.checked(players, {})


@rule("PR-3")
def test_everybody_starts_from_seven_experience_and_five_brute_force():
    s = new_state(GAME, 3, avatars="random")
    for deck in s.deck:
        assert Counter(names(deck)) >= Counter(experience=7, brute_force=5)
    assert (KINDS["experience"].recruit, KINDS["brute_force"].attack) == (1, 1)


@rule("PR-4", "PR-97")
def test_the_role_card_of_the_avatar_is_the_thirteenth_card():
    s = new_state(GAME, 3, avatars="random")
    for me, deck in enumerate(s.deck):
        assert len(deck) == 13
        assert AVATARS[s.avatar[me]].role in names(deck)


@rule("PR-5")
def test_there_are_ten_avatars_and_a_role_card_for_each():
    assert (len(AVATARS), len(ROLES)) == (10, 10)
    assert sorted(avatar.role for avatar in AVATARS) == sorted(role.id for role in ROLES)


@rule("PR-6")
def test_an_avatar_lies_there_all_game_with_health_and_defence():
    scene = new_game(2, avatars="random")
    assert scene.view(-1)["avatar"] == [AVATARS[number].id for number in scene.s.avatar]
    assert all(avatar.health and avatar.defence for avatar in AVATARS)


@rule("PR-7")
def test_avatars_are_chosen_by_default_one_player_after_another():
    scene = new_game(3, first="2")
    assert scene.questions() == {BOB: "setup.avatar"}
    assert scene.options(BOB) == [["avatar", "lieutenant"], ["avatar", "tracker"], ["avatar", "guerrilla"]]
    scene.say(BOB, "avatar", "guerrilla")
    assert scene.options(2) == [["avatar", "lieutenant"], ["avatar", "tracker"]]


@rule("PR-7")
def test_avatars_may_be_dealt_at_random():
    dealt = {tuple(new_state(GAME, 2, seed, avatars="random", film="mix").avatar) for seed in range(20)}
    assert len(dealt) > 10


@rule("PR-7")
def test_or_two_are_dealt_to_each_player_who_keeps_one():
    scene = new_game(5, avatars="two", first="1")
    offered = [option[1] for option in scene.options(ANN)]
    assert len(offered) == 2
    scene.say(ANN, "avatar", offered[0])
    assert not set(offered) & {option[1] for option in scene.options(BOB)}


@rule("PR-8", "PR-155")
def test_defence_has_no_use_unless_it_counts_as_health():
    plain, easy = (new_state(GAME, 1, avatars="random", defence=each) for each in ("off", "on"))
    assert (plain.health[0], easy.health[0]) == (9, 14)


@rule("PR-9")
def test_the_shared_cards_are_these():
    assert sum(card.copies for card in OFFICERS) == 10
    assert sum(card.copies for card in STRIKES) == 40
    assert sum(card.copies for card in YOUNG_BLOOD) == 24
    assert (len(LOCATIONS), len(OBJECTIVES)) == (2, 6)
    assert sorted(each.number for each in OBJECTIVES) == [1, 1, 2, 2, 3, 3]
    sizes = Counter()
    for card in ENEMIES:
        sizes[card.deck] += card.copies
    assert {each.id: sizes[each.id] for each in OBJECTIVES} == {
        each.id: {1: 9, 2: 11, 3: 13}[each.number] for each in OBJECTIVES
    }
    groups = Counter()
    for card in BARRACKS:
        groups[card.group] += card.copies
    assert groups == dict.fromkeys(GROUPS, 14)


@rule("PR-10", "PR-11")
def test_no_card_of_hunters_is_in_play():
    known = {"starter", "role", "officer", "barracks", "strike", "enemy", "event", "hazard", "task", "special"}
    assert {card.kind for card in BOOK.kinds} == known


@rule("PR-12")
def test_the_deck_label_only_says_where_a_card_belongs_in_the_box():
    """An Event of one deck does under any Objective what that Objective says."""
    for label in ("ea_event", "ow_event", "yb_event"):
        scene = acting(table(wilds={"hills": f"?{label}"}, objectives=THIRDS, objective=2, attack=2, marks=[0, 0]))
        scene.say(ANN, "scan", "hills")
        assert scene.s.marks == [1, 0]


THIRDS = ["war_zone", "personal_little_war", "other_world_life_form"]


def test_the_counts_of_the_box():
    assert sum(card.copies for card in BOOK.kinds if card.id == "experience") == 35
    assert sum(card.copies for card in BOOK.kinds if card.id == "brute_force") == 25
    assert sum(card.copies for card in BARRACKS) == 112
    assert sum(card.copies for card in ENEMIES) == 66
    assert all(len(location.hazards) == 3 for location in LOCATIONS)


def test_every_mini_deck_has_two_events_and_one_hazard_and_three_young_blood_are_events():
    for objective in OBJECTIVES:
        kinds = Counter()
        for card in ENEMIES:
            kinds[card.type] += card.copies * (card.deck == objective.id)
        assert (kinds["event"], kinds["hazard"]) == (2, 1)
    assert sum(card.copies for card in YOUNG_BLOOD if card.type == "event") == 3


def test_every_character_has_one_rare_three_uncommon_and_two_times_five_common_cards():
    for group in GROUPS:
        assert sorted(card.copies for card in BARRACKS if card.group == group) == [1, 3, 5, 5]


def test_forty_strikes_have_a_total_damage_of_42():
    assert sum(card.copies * card.damage for card in STRIKES) == 42
    assert sum(card.copies for card in STRIKES if not card.damage) == 12


# -- classes and teams -----------------------------------------------------------------


def verbs_of(klass: str) -> set[str]:
    cards = [card for card in (*BARRACKS, *ROLES) if card.klass == klass]
    return {effect.verb for card in cards for clause in card.clauses for effect in clause.effects}


@rule("PR-90")
def test_intel_scans_and_draws():
    assert {"scan", "draw"} <= verbs_of("intel")


@rule("PR-91")
def test_leadership_recruits_and_gains():
    assert {"recruit", "gain_from_hq"} <= verbs_of("leadership")


@rule("PR-92")
def test_strength_kills():
    assert {"attack", "reduce", "bleed"} <= verbs_of("strength")


@rule("PR-93")
def test_survival_avoids_and_heals():
    assert {"avoid", "heal"} <= verbs_of("survival")


@rule("PR-94")
def test_tech_plays_tricks_with_the_deck():
    assert {"topdeck", "intrude", "swap_points"} <= verbs_of("tech")


@rule("PR-95")
def test_the_human_teams_are_dutchs_team_and_harrigans_squad():
    assert {card.team for card in BARRACKS} == {"dutch", "harrigan"}
    assert {card.group for card in BARRACKS if card.team == "dutch"} == {"dutch", "dillon", "mac", "blain"}


@rule("PR-96")
def test_there_are_two_officers_of_each_class_otherwise_alike():
    assert sorted(card.klass for card in OFFICERS) == sorted(CLASSES)
    for card in OFFICERS:
        assert (card.copies, card.cost, card.recruit, card.attack, card.coordinates) == (2, 3, 2, 0, True)


@pytest.mark.parametrize("klass", CLASSES)
def test_an_officer_gives_two_recruit(klass):
    scene = play(acting(table(hand={ANN: [f"officer_{klass}"]})), ANN, f"officer_{klass}")
    assert scene.s.recruit == 2


def test_enemies_have_a_value_and_other_cards_have_none():
    for card in BOOK.kinds:
        if isinstance(card, Foe):
            assert (card.value > 0) == (card.type == "enemy")
