"""Chapter 17: a Series of three games."""

from __future__ import annotations

import pytest

from prowl.games.encounters.xfiles import GAME
from prowl.games.encounters.xfiles.cards.book import BOOK
from prowl.games.encounters.xfiles.cards.people import AVATARS
from prowl.games.encounters.xfiles.rules.series import climax_at_start, score
from prowl.kernel.views import piles
from tests.games.xfiles.table import ANN, BOB, KINDS, acting, between, names, points, struck, table
from tests.kit import Scene, new_state, rule

SERIES = {"series": "on"}


def ended(*won, players=2, game_no=None, **settings):
    """A game of a Series has just been won or lost."""
    s = new_state(GAME, players, series="on", avatars="first", **settings)
    s.won, s.points, s.game_no = list(won), [0] * len(won), game_no or len(won)
    return s


@rule("XF-268")
def test_the_games_take_the_seasons_in_order():
    assert new_state(GAME, 2, series="on").seasons == [1, 2, 3]
    assert between(ended(True)).s.seasons == [4, 5, 6]
    assert between(ended(True, True)).s.seasons == [7, 8, 9]


@rule("XF-269")
def test_avatars_the_academy_and_its_agents_stay_the_same():
    s = ended(False)
    agents = sorted(names(s.academy_box))
    avatars, four = list(s.avatar), list(s.quartet)
    scene = between(s)
    assert (sorted(names(scene.s.academy_box)), scene.s.avatar, scene.s.quartet) == (agents, avatars, four)
    found = scene.s.barracks + [card for pile in scene.s.hq for card in pile]
    assert len(found) == 62


@rule("XF-270")
def test_each_game_starts_with_fresh_decks():
    scene = between(ended(False)).say(ANN, "next")
    for me in range(2):
        assert sorted(names(scene.s.deck[me] + scene.s.hand[me])) == ["assault_team"] * 5 + ["field_agent"] * 7


@rule("XF-271", "XF-310")
@pytest.mark.parametrize(("stay", "strikes"), [("off", 40), ("on", 39)])
def test_strikes_are_healed_and_scars_too_unless_they_stay(stay, strikes):
    s = ended(False, scars_stay=stay)
    s.wounds[ANN], s.scars[ANN] = [s.strike_deck.pop()], [s.strike_deck.pop()]
    scene = between(s)
    assert scene.s.wounds[ANN] == []
    assert len(scene.s.strike_deck) == strikes
    assert len(scene.s.scars[ANN]) == 40 - strikes


@rule("XF-272", "XF-273")
def test_after_a_win_each_avatar_receives_a_card_of_got_too_close():
    scene = between(ended(True))
    for seat in range(2):
        (card,) = scene.s.climax_dealt[seat : seat + 1]
        assert (BOOK.cards[card].group, BOOK.cards[card].avatar) == ("got_too_close", AVATARS[scene.s.avatar[seat]].id)


@rule("XF-274")
def test_after_a_loss_it_is_unexpected_help():
    scene = between(ended(False))
    assert {BOOK.cards[card].group for card in scene.s.climax_dealt} == {"unexpected_help"}


@rule("XF-273", "XF-312")
def test_the_card_already_received_is_excluded():
    for seed in range(5):
        s = new_state(GAME, 1, seed, series="on", avatars="first")
        s.won, s.points, s.game_no = [False, False], [0, 0], 2
        s.climax_dealt = [BOOK.numbers("cl_mulder_reincarnation")[0]]
        s.climax[ANN] = [BOOK.numbers("cl_mulder_reincarnation")[0]]
        s.climax_box.remove(s.climax[ANN][0])
        scene = between(s)
        assert names(scene.s.climax_dealt) == ["cl_mulder_reincarnation", "cl_mulder_anonymous_tip"]
        assert names(scene.s.climax[ANN]) == ["cl_mulder_reincarnation", "cl_mulder_anonymous_tip"]


@rule("XF-273")
def test_a_card_that_was_used_up_is_not_dealt_again():
    for seed in range(6):
        s = new_state(GAME, 1, seed, series="on", avatars="first")
        s.won, s.points, s.game_no = [False, False], [0, 0], 2
        s.climax_dealt = [BOOK.numbers("cl_mulder_reincarnation")[0]]
        assert names(between(s).s.climax[ANN]) == ["cl_mulder_anonymous_tip"]


@rule("XF-312")
def test_a_lasting_penalty_ends_with_the_next_game():
    s = ended(False, False)
    s.climax[ANN] = [BOOK.numbers("cl_skinner_hearing")[0]]
    s.climax_box.remove(s.climax[ANN][0])
    assert "cl_skinner_hearing" in names(between(s).s.climax_box)


@rule("XF-313")
def test_climax_texts_at_the_start_of_the_game_resolve_after_the_first_hands():
    scene = between(ended(True, players=1))
    dealt = names(scene.s.climax_dealt)
    scene.say(ANN, "next")
    if dealt == ["cl_mulder_discredited"]:
        assert names(scene.s.discard[ANN]) == ["doubt", "doubt"]
    else:
        assert scene.questions() == {ANN: "discard.own"}


@rule("XF-276", "XF-314")
def test_this_time_they_may_have_won_destroys_the_series_when_it_is_drawn():
    outcomes = set()
    for seed in range(12):
        s = new_state(GAME, 1, seed, series="on", avatars="first", they_may_have_won="on")
        s.won, s.points, s.game_no = [False], [5], 1
        scene = between(s)
        outcomes.add(scene.s.outcome)
        if scene.run.over:
            assert GAME.result(scene.s).scores == (5,)
    assert outcomes == {"", "series_destroyed"}


@rule("XF-276")
def test_after_a_win_it_is_not_shuffled_in():
    assert not any(between(ended(True, they_may_have_won="on")).run.over for _ in range(3))


@rule("XF-277")
@pytest.mark.parametrize(
    ("won", "outcome"), [([False, False, True], "series_won"), ([True, True, False], "series_lost")]
)
def test_the_third_game_decides(won, outcome):
    assert between(ended(*won)).s.outcome == outcome


@rule("XF-278", "XF-279")
def test_three_perfect_games_bring_100_points():
    s = table()
    s.found = [card for pile in s.evidence for card in pile]
    s.collected = list(s.found)
    total = 0
    for game_no, n in ((1, 16), (2, 32), (3, 52)):
        s.game_no = game_no
        assert score(s, won=True) == n
        total += n
    assert total == 100


@rule("XF-317")
def test_evidence_points_count_for_lost_games_too():
    s = table(game_no=2)
    s.found = [s.evidence[0][0], s.evidence[1][0]]
    s.collected = s.found[:1]
    assert score(s, won=False) == 2 * 2 + 4


@rule("XF-311")
def test_a_lost_game_of_a_series_is_no_end_of_the_table():
    s = table(1, settings=SERIES, field=["s4_golem"], health=[1])
    scene = struck(s)
    assert (scene.s.won, scene.s.game_no, scene.questions()) == ([False], 2, {ANN: "series.next"})


@rule("XF-269")
def test_the_first_player_may_seat_everybody_anew():
    scene = between(ended(False, players=3))
    assert scene.questions() == {scene.s.first: "seats"}
    me = scene.s.first
    scene.say(me, "yes")
    left = [option[1] for option in scene.options(me)]
    scene.say(me, "seat", left[1])
    assert scene.s.seating == [me, left[1], left[0]]


@rule("XF-24")
def test_no_card_leaves_the_table_between_the_games():
    scene = between(ended(False, players=5))
    assert sorted(card for _, _, _, pile in piles(scene.s) for card in pile) == list(range(len(BOOK.cards)))


# -- the Climax cards, by their texts --------------------------------------------------------------

STARTING = {
    "cl_mulder_discredited": "doubt",
    "cl_doggett_old_grief": "doubt",
    "cl_reyes_numbers": "belief",
}


def begun(name):
    """The first hands were drawn, the game begins."""
    return Scene(GAME, table(climax={ANN: [name]}, hand={ANN: ["field_agent"] * 3}), climax_at_start)


@pytest.mark.parametrize(("name", "gained"), STARTING.items())
def test_at_the_start_two_cards_are_gained(name, gained):
    scene = begun(name)
    assert names(scene.s.discard[ANN]) == [gained] * 2
    assert name in names(scene.s.climax_box)


def test_suspended_discards_two_cards():
    assert begun("cl_mulder_suspended").ask(ANN).least == 2


@pytest.mark.parametrize("name", ["cl_scully_diagnosis", "cl_skinner_leash"])
def test_diagnosis_and_nanotech_leash_give_a_scar(name):
    assert len(begun(name).s.scars[ANN]) == 1


def test_back_to_teaching_gives_a_doubt_and_takes_a_card():
    scene = begun("cl_scully_reassigned")
    assert (names(scene.s.discard[ANN]), scene.ask(ANN).about) == (["doubt"], "discard.own")


@pytest.mark.parametrize("name", ["cl_doggett_framed", "cl_reyes_crash"])
def test_framed_and_car_crash_strike(name):
    assert len(begun(name).s.wounds[ANN]) == 1


def test_under_watch_adds_a_card_to_the_shadows():
    assert begun("cl_reyes_watched").happened("card_entered")[0] == {"space": 0}


def test_new_partner_gains_a_special_agent():
    assert KINDS[names(begun("cl_doggett_partner").s.discard[ANN])[0]].kind == "special_agent"


def test_disciplinary_hearing_forbids_special_agents_to_its_holder_only():
    assert "special_agent" not in acting(table(climax={ANN: ["cl_skinner_hearing"]}, recruit=3)).verbs(ANN)
    assert "special_agent" in acting(table(climax={BOB: ["cl_skinner_hearing"]}, recruit=3)).verbs(ANN)


@rule("XF-275")
@pytest.mark.parametrize(
    ("name", "given"), [("cl_skinner_old_unit", (4, 0)), ("cl_skinner_friends", (0, 4)), ("cl_doggett_backup", (4, 0))]
)
def test_a_climax_card_is_used_once_for_points(name, given):
    scene = acting(table(climax={ANN: [name]})).say(ANN, "climax", name)
    assert (points(scene), scene.s.climax[ANN]) == (given, [])


def test_anonymous_tip_scans_two_cards():
    s = table(climax={ANN: ["cl_mulder_anonymous_tip"]}, shadows={"s1": "?s4_golem", "s2": "?s1_tooms"})
    scene = acting(s).say(ANN, "climax", "cl_mulder_anonymous_tip").say(ANN, "space", "s1")
    assert scene.s.up == [False, False, False, True, True]


def test_remission_heals_all_own_strikes():
    s = table(climax={ANN: ["cl_scully_remission"]}, wounds={ANN: ["strike_gunshot"] * 3})
    assert acting(s).say(ANN, "climax", "cl_scully_remission").s.wounds[ANN] == []


def test_lab_access_draws_three_cards():
    scene = acting(table(climax={ANN: ["cl_scully_lab_access"]})).say(ANN, "climax", "cl_scully_lab_access")
    assert len(scene.s.hand[ANN]) == 3


def test_guardian_cancels_any_strike_and_returns_to_the_box():
    scene = struck(table(climax={BOB: ["cl_reyes_guardian"]}, field=["s4_golem"]))
    scene.say(BOB, "cancel", "cl_reyes_guardian")
    assert (scene.s.wounds[ANN], scene.s.climax[BOB]) == ([], [])
