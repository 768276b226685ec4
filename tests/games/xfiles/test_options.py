"""Options of ours, all off unless the table agrees (A-50)."""

from __future__ import annotations

from prowl.games.encounters.xfiles import GAME
from prowl.games.encounters.xfiles.rules.strikes import strikes_of
from tests.games.xfiles.table import ANN, acting, between, names, struck, table, the_end
from tests.kit import new_state


def facing(end="eg_colonization", **fields):
    return the_end(table(field=[end], enemies=[], **fields), end)


def test_a_miss_taken_for_the_end_game_card_may_be_discarded():
    kept = acting(facing(attack=7, strikes=["strike_miss"])).say(ANN, "fight", "eg_colonization")
    assert names(kept.s.hits) == ["strike_miss"]
    s = facing(attack=7, strikes=["strike_miss"], settings={"miss_returns": "on"})
    scene = acting(s).say(ANN, "fight", "eg_colonization")
    assert (scene.s.hits, names(scene.s.strike_discard)) == ([], ["strike_miss"])


def test_the_lack_of_strike_cards_may_lose_only_when_one_is_needed():
    wish = {"strikes_when_needed": "on"}
    scene = struck(table(field=["s4_golem"], strike_deck=["strike_glancing_blow"], settings=wish))
    assert not scene.run.over
    assert struck(table(field=["s4_golem"], strike_deck=[], settings=wish)).s.outcome == "lost_strikes"


def test_the_team_may_lose_when_only_misses_are_left():
    left = ["strike_glancing_blow", "strike_miss"]
    assert not struck(table(field=["s4_golem"], strike_deck=left)).run.over
    s = table(field=["s4_golem"], strike_deck=left, settings={"misses_only_loses": "on"})
    assert struck(s).s.outcome == "lost_strikes"


def test_overcoming_replication_may_be_enough():
    def fallen(**settings):
        s = table(field=["eg_replication"], shadows={"s1": "?eg_clone"}, attack=6, enemies=[], settings=settings)
        s.for_good = [("eg_health", "", -10)]
        return acting(the_end(s, "eg_replication")).say(ANN, "fight", "eg_replication").s.outcome

    assert (fallen(), fallen(clone_optional="on")) == ("", "won")


def test_pressure_may_grow_with_every_round_in_the_field():
    s = facing(turns_in_field=4)
    assert strikes_of(s, s.end_card) == 2
    s = facing(turns_in_field=4, settings={"pressure_round": "on"})
    assert strikes_of(s, s.end_card) == 2 + 2


def test_in_a_series_other_agents_may_be_drawn_for_each_game():
    found = set()
    for seed in range(5):
        s = new_state(GAME, 1, seed, series="on", avatars="first", series_new_syndicate="on")
        before = sorted(s.academy_box)
        s.won, s.points = [True], [0]
        found.add(sorted(between(s).s.academy_box) == before)
    assert found == {False}


def test_every_option_is_off_by_default():
    settings = GAME.checked(2, {})
    ours = ("miss_returns", "strikes_when_needed", "misses_only_loses", "solo_swap_fresh", "clone_optional")
    assert {settings[key] for key in (*ours, "series_new_syndicate", "pressure_round", "series")} == {"off"}
