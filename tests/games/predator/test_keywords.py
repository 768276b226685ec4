"""Chapters 6.4 and 6.5: Coordinate, Call for Backup, Brothers in Arms, Showboat; what Enemies can do."""

from __future__ import annotations

import pytest

from prowl.games.encounters.core.cards import BACKUP
from prowl.games.encounters.predator.cards.barracks import BARRACKS
from prowl.games.encounters.predator.cards.people import ROLES
from tests.games.predator.table import (
    ANN,
    BOB,
    EVE,
    GUS,
    acting,
    agree,
    moves,
    names,
    play,
    points,
    row,
    struck,
    table,
    told,
    turning,
)
from tests.kit import rule

HELPERS = {BOB: ["the_speech", "the_speech"], EVE: ["officer_tech"]}


# -- Coordinate ------------------------------------------------------------------------


@rule("PR-133")
def test_a_coordinate_card_is_set_aside_face_up_and_replaced_at_once():
    scene = acting(table(hand={BOB: ["the_speech", "bad_idea"]}))
    assert scene.options(BOB) == [["coordinate", "the_speech"]]
    scene.say(BOB, "coordinate", "the_speech")
    assert names(scene.s.offered[BOB]) == ["the_speech"]
    assert len(scene.s.hand[BOB]) == 2


@rule("PR-134")
def test_each_player_coordinates_at_most_one_card_in_each_turn_of_another():
    scene = acting(table(3, hand=HELPERS)).say(BOB, "coordinate", "the_speech")
    assert scene.questions() == {ANN: "action", EVE: "coordinate"}
    scene.say(ANN, "end").say(BOB, "end")
    assert scene.s.active == EVE
    assert scene.questions()[BOB] == "coordinate"


@rule("PR-135")
def test_all_other_players_may_coordinate_in_the_same_turn():
    s = table(4, hand={me: ["the_speech"] for me in (BOB, EVE, GUS)})
    scene = acting(s)
    for seat in (BOB, EVE, GUS):
        scene.say(seat, "coordinate", "the_speech")
    assert moves(scene, ANN, "copy") == ["the_speech"] * 3


@rule("PR-136")
def test_while_set_aside_the_card_is_out_of_play_for_its_owner():
    scene = acting(table(hand={BOB: ["the_speech"]})).say(BOB, "coordinate", "the_speech")
    assert "the_speech" not in names(scene.s.hand[BOB] + scene.s.discard[BOB] + scene.s.deck[BOB])


@rule("PR-137")
def test_the_active_player_may_copy_each_card_or_decline_and_the_owner_keeps_the_replacement():
    scene = acting(table(hand={BOB: ["the_speech"]})).say(BOB, "coordinate", "the_speech")
    assert ["copy", "the_speech"] in scene.options(ANN)
    scene.say(ANN, "end")
    assert len(told(scene, "copied", "own")) == 0
    assert told(scene, "drew", "n")[0] == 1


@rule("PR-138")
def test_at_the_end_of_the_turn_the_card_goes_to_its_owners_discard():
    scene = (
        acting(table(hand={BOB: ["the_speech"]})).say(BOB, "coordinate", "the_speech").say(ANN, "copy", "the_speech")
    )
    scene.say(ANN, "end")
    assert names(scene.s.discard[BOB]) == ["the_speech"]
    assert scene.s.offered == [[], []]


@rule("PR-139")
def test_a_copy_counts_for_brothers_in_arms_and_showboat():
    s = table(3, hand={ANN: ["bad_idea"]}, offered={BOB: ["cut_your_name"], EVE: ["real_nasty_habit"]})
    scene = (
        acting(s).say(ANN, "copy", "cut_your_name").say(ANN, "copy", "real_nasty_habit").say(ANN, "play", "bad_idea")
    )
    scene.say(ANN, "use", "bad_idea")
    assert scene.s.attack == 1 + 1 + 2 * 2
    s = table(hand={ANN: ["now_its_personal"]}, offered={BOB: ["the_speech"]})
    scene = (
        acting(s)
        .say(ANN, "copy", "the_speech")
        .say(ANN, "play", "now_its_personal")
        .say(ANN, "use", "now_its_personal")
    )
    assert scene.s.attack == 1 + 2 + 1


@rule("PR-140")
def test_nobody_coordinates_in_the_own_turn_and_a_solo_player_never():
    assert "coordinate" not in acting(table(hand={ANN: ["the_speech"]})).verbs(ANN)
    assert acting(table(1, hand={ANN: ["the_speech"]})).questions() == {ANN: "action"}


@rule("PR-A10", "PR-133")
def test_by_table_setting_cards_may_be_coordinated_before_the_enemy_phase_and_before_the_strikes():
    s = table(3, settings={"coordinate": "turn"}, hand=HELPERS, combat=["no_killing"])
    scene = turning(s)
    assert scene.questions() == {BOB: "coordinate_early"}
    scene.say(BOB, "coordinate", "the_speech")
    assert scene.questions() == {EVE: "coordinate_early"}
    scene.say(EVE, "pass")
    assert (row(scene), moves(scene, ANN, "copy")) == ({"underground": "?careless_leap"}, ["the_speech"])
    scene.say(ANN, "end")
    assert scene.questions() == {EVE: "coordinate_early"}
    scene.say(EVE, "coordinate", "officer_tech")
    assert told(scene, "enemy_struck", "seat") == [ANN]


@rule("PR-A10")
def test_by_default_only_in_the_action_phase():
    assert turning(table(3, hand=HELPERS)).questions()[ANN] == "action"


@rule("PR-523")
def test_cards_may_be_offered_between_any_two_actions_and_never_inside_an_effect():
    s = table(
        hand={ANN: ["stick_around", "experience"], BOB: ["the_speech"]},
        wilds={"hills": "?no_killing", "river": "?smart_disc"},
    )
    scene = acting(s).say(ANN, "play", "stick_around")
    assert scene.questions() == {ANN: "scan.space"}
    scene.say(ANN, "space", "hills")
    assert scene.questions() == {ANN: "action", BOB: "coordinate"}


@rule("PR-523")
def test_nobody_has_to_wait_for_an_offer_and_it_cannot_be_taken_back():
    scene = acting(table(hand={BOB: ["the_speech"]}))
    assert scene.asked == [ANN]
    scene.say(BOB, "coordinate", "the_speech")
    assert BOB not in scene.questions()
    assert scene.view(ANN)["has_offered"] == [False, True]


@rule("PR-523")
def test_an_offer_with_all_that_follows_is_finished_before_the_next_action():
    s = table(
        hand={BOB: ["the_speech", "experience", "experience"]},
        wilds={"hills": "city_of_fear"},
        strikes=["severed_tendon"],
    )
    scene = acting(s).say(BOB, "coordinate", "the_speech")
    assert scene.questions() == {BOB: "cancel"}
    scene.say(BOB, "suffer")
    assert scene.questions() == {ANN: "action"}


@rule("PR-524")
def test_each_offered_card_can_be_copied_once():
    scene = acting(table(offered={BOB: ["the_speech"]})).say(ANN, "copy", "the_speech")
    assert (moves(scene, ANN, "copy"), scene.s.attack) == ([], 1)


@rule("PR-524")
def test_an_offer_without_a_card_to_draw_is_legal():
    scene = acting(table(hand={BOB: ["the_speech"]}, deck={BOB: []})).say(BOB, "coordinate", "the_speech")
    assert scene.s.hand[BOB] == []


@rule("PR-524")
def test_an_offer_not_copied_counts_only_for_call_for_backup():
    s = table(hand={ANN: ["luck_is_my_specialty"]}, offered={BOB: ["the_speech"]})
    assert acting(s).say(ANN, "play", "luck_is_my_specialty").questions()[ANN] == "action"


# -- Call for Backup -------------------------------------------------------------------


@rule("PR-141")
def test_call_for_backup_is_on_every_role_card():
    assert all([clause.timing for clause in role.clauses] == [BACKUP] for role in ROLES)
    assert all(not card.at(BACKUP) for card in BARRACKS)


@rule("PR-141", "PR-142", "PR-410")
def test_the_bonus_comes_once_for_each_card_coordinated_before_copied_or_not():
    scene = acting(table(3, hand={ANN: ["command_decisions"], **HELPERS}))
    scene.say(BOB, "coordinate", "the_speech").say(ANN, "play", "command_decisions").say(
        EVE, "coordinate", "officer_tech"
    )
    scene.say(ANN, "copy", "the_speech").say(ANN, "use", "command_decisions")
    assert scene.s.recruit == 4
    assert moves(scene, ANN, "use") == []


@rule("PR-142")
def test_offers_made_after_the_activation_do_not_count():
    scene = acting(table(3, hand={ANN: ["command_decisions"], **HELPERS})).say(BOB, "coordinate", "the_speech")
    scene.say(ANN, "play", "command_decisions").say(ANN, "use", "command_decisions").say(
        EVE, "coordinate", "officer_tech"
    )
    assert scene.s.recruit == 2


@rule("PR-525")
def test_the_whole_bonus_is_repeated_one_after_the_other():
    s = table(3, hand={ANN: ["it_aint_no_man"], **HELPERS}, wilds={"hills": "?three_red_dots", "river": "?smart_disc"})
    scene = acting(s).say(BOB, "coordinate", "the_speech").say(EVE, "coordinate", "officer_tech")
    scene.say(ANN, "play", "it_aint_no_man").say(ANN, "use", "it_aint_no_man").say(ANN, "space", "hills")
    order = [event.name for event in scene.events if event.name in ("card_revealed", "strike_drawn")]
    assert order == ["card_revealed", "strike_drawn", "card_revealed"]


@rule("PR-525")
def test_activated_without_an_offer_it_gives_nothing_and_is_used_up():
    scene = acting(table(hand={ANN: ["command_decisions"], BOB: ["the_speech"]})).say(ANN, "play", "command_decisions")
    scene.say(ANN, "use", "command_decisions").say(BOB, "coordinate", "the_speech")
    assert (scene.s.recruit, moves(scene, ANN, "use")) == (0, [])


# -- Brothers in Arms, Showboat --------------------------------------------------------


@rule("PR-143", "PR-147")
def test_brothers_in_arms_counts_the_other_characters():
    """Bad Idea, another Dutch card, one Mac card and two Blain cards: two Characters, +4 Attack."""
    hand = ["bad_idea", "stick_around", "cut_your_name", "alabama_tick", "old_painless"]
    scene = acting(table(hand={ANN: hand}, deck={ANN: []}))
    for card in hand:
        scene.say(ANN, "play", card)
        while ["no"] in scene.options(ANN):
            scene.say(ANN, "no")
    before = scene.s.attack
    scene.say(ANN, "use", "bad_idea")
    assert scene.s.attack == before + 4


@rule("PR-143")
def test_brothers_in_arms_gives_its_bonus_three_times_at_most():
    hand = ["before_anybody_knows", "knock_knock", "cut_your_name", "tyrannosaurus", "bad_idea"]
    scene = play(acting(table(hand={ANN: hand}, deck={ANN: []})), ANN, *hand)
    before = scene.s.recruit
    scene.say(ANN, "use", "before_anybody_knows")
    assert scene.s.recruit == before + 6


@rule("PR-144", "PR-A16")
def test_roles_officers_and_starting_cards_do_not_count_for_brothers_in_arms():
    hand = ["bad_idea", "command_decisions", "officer_tech", "experience"]
    scene = play(acting(table(hand={ANN: hand})), ANN, *hand)
    before = scene.s.attack
    scene.say(ANN, "use", "bad_idea")
    assert scene.s.attack == before


@rule("PR-145", "PR-147", "PR-A9")
def test_showboat_counts_the_other_cards_of_the_same_character():
    hand = ["now_its_personal", "the_speech", "feel_the_heat"]
    scene = acting(table(hand={ANN: hand})).say(ANN, "play", "now_its_personal").say(ANN, "play", "the_speech")
    scene.say(ANN, "play", "feel_the_heat").say(ANN, "no").say(ANN, "use", "now_its_personal")
    assert scene.s.attack == 2 + 1 + 3 + 2


@rule("PR-146", "PR-A9")
def test_two_copies_of_the_same_showboat_card_count_each_other():
    scene = play(acting(table(hand={ANN: ["now_its_personal"] * 2})), ANN, *["now_its_personal"] * 2)
    scene.say(ANN, "use", "now_its_personal").say(ANN, "use", "now_its_personal")
    assert scene.s.attack == 2 + 2 + 1 + 1


@rule("PR-147")
def test_it_aint_no_man_with_two_coordinated_cards_gives_two_free_scans():
    s = table(3, hand={ANN: ["it_aint_no_man"], **HELPERS}, wilds={"hills": "?no_killing", "river": "?smart_disc"})
    scene = acting(s).say(BOB, "coordinate", "the_speech").say(EVE, "coordinate", "officer_tech")
    scene.say(ANN, "play", "it_aint_no_man").say(ANN, "use", "it_aint_no_man").say(ANN, "space", "river")
    assert row(scene) == {"hills": "no_killing", "river": "smart_disc"}


@rule("PR-147")
def test_the_speech_copied_first_switches_on_luck_is_my_specialty():
    scene = acting(table(3, hand={ANN: ["luck_is_my_specialty"], **HELPERS}, hq=["the_speech"]))
    scene.say(BOB, "coordinate", "the_speech").say(EVE, "coordinate", "officer_tech")
    scene.say(ANN, "copy", "the_speech").say(ANN, "copy", "officer_tech")
    assert points(scene) == (1, 2)
    scene.say(ANN, "play", "luck_is_my_specialty")
    assert scene.questions() == {ANN: "ability"}
    agree(scene).say(ANN, "end")
    assert names(scene.s.discard[BOB]) == ["the_speech"]
    assert names(scene.s.discard[EVE]) == ["officer_tech"]


# -- what Enemies can do ---------------------------------------------------------------


@rule("PR-148")
@pytest.mark.parametrize(("where", "avoided"), [("wilds", False), ("face down", True), ("combat", True)])
def test_an_enemy_ability_says_where_it_works(where, avoided):
    """Heat Vision works in the Wilds only, and face-up."""
    laid = {
        "wilds": {"wilds": {"hills": "heat_vision"}, "combat": ["no_killing"]},
        "face down": {"wilds": {"hills": "?heat_vision"}, "combat": ["no_killing"]},
        "combat": {"combat": ["heat_vision"]},
    }[where]
    scene = struck(table(avoids=1, **laid))
    assert (scene.questions().get(ANN) == "avoid") == avoided


@rule("PR-148")
def test_an_enemy_in_the_wilds_does_not_strike():
    assert struck(table(wilds={"hills": "smart_disc"})).s.wounds[ANN] == []
