"""The hooks of the core: what a game of the family may answer otherwise, at tables of Predator with another house."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from prowl.games.encounters.core.cards import Standing, combo
from prowl.games.encounters.core.effects import attack
from prowl.games.encounters.core.house import RECRUIT, House
from prowl.games.encounters.core.piles import drawing, living, next_player
from prowl.games.encounters.core.strikes import damage
from prowl.games.encounters.core.track import LAST, add_from_deck, enter, move_on
from prowl.games.encounters.core.turn import forget_turn, turn_order
from prowl.games.encounters.core.values import fight_cost, statements
from prowl.games.encounters.predator.rules.house import HuntHouse
from prowl.games.encounters.predator.state import Hunt
from prowl.kernel.prompts import choose
from tests.games.predator.table import (
    ANN,
    BOB,
    KINDS,
    acting,
    cleaning,
    moves,
    names,
    play,
    points,
    row,
    struck,
    table,
    told,
)


def done(rule) -> None:
    """A rule that asks nothing."""
    assert rule is None or list(rule) == []


def once(heard: list) -> list:
    """What was heard, without the times an answer was taken back and given again."""
    return list(dict.fromkeys(heard))


@pytest.fixture
def house(monkeypatch):
    """Give the table a house with these hooks instead."""

    def build(**hooks):
        assert all(hasattr(House, name) for name in hooks)
        made = type("OtherHouse", (HuntHouse,), hooks)()
        monkeypatch.setattr(Hunt, "house", made)

    return build


# -- the row --------------------------------------------------------------------------------


def test_a_card_enters_where_the_house_says(house):
    house(entry=lambda self, s: 2)
    s = table(enemies=["first_hunt"])
    done(add_from_deck(s))
    assert row_of(s) == {"river": "?first_hunt"}


def test_an_entry_behind_the_row_is_the_combat_zone(house):
    house(entry=lambda self, s: LAST + 1)
    s = table(enemies=["first_hunt"])
    done(add_from_deck(s))
    assert (row_of(s), names(s.combat)) == ({}, ["first_hunt"])


def row_of(s: Hunt) -> dict[str, str]:
    return row(SimpleNamespace(s=s))


def stationary(self, s: Hunt, card: int) -> bool:
    return s.book.cards[card].id == "smart_disc"


def test_a_card_that_stands_is_jumped_over(house):
    house(stands=stationary)
    s = table(wilds={"underground": "over_here", "graveyard": "smart_disc"}, enemies=["first_hunt"])
    done(add_from_deck(s))
    assert row_of(s) == {"underground": "?first_hunt", "graveyard": "smart_disc", "river": "over_here"}


def test_by_force_it_is_pushed_on(house):
    house(stands=stationary)
    s = table(wilds={"underground": "over_here", "graveyard": "smart_disc"})
    done(move_on(s, 0, force=True))
    assert row_of(s) == {"graveyard": "over_here", "river": "smart_disc"}


def test_a_card_that_stands_on_the_last_space_lets_others_into_the_combat_zone(house):
    house(stands=stationary)
    s = table(wilds={"hills": "smart_disc"}, dead=["over_here"])
    done(enter(s, s.dead_enemies.pop(), LAST, up=True, layer=0))
    assert (row_of(s), names(s.combat)) == ({"hills": "smart_disc"}, ["over_here"])


def test_the_house_is_told_who_arrives_who_is_unveiled_and_who_has_left(house):
    heard = []

    def arrived(self, s, card):
        heard.append(("arrived", s.book.cards[card].id))
        return
        yield

    house(
        arrived=arrived,
        unveiled=lambda self, s, card, layer: heard.append(("unveiled", s.book.cards[card].id, layer)),
        uprooted=lambda self, s, card: heard.append(("left", s.book.cards[card].id)),
    )
    s = table(wilds={"hills": "?first_hunt"}, enemies=["over_here"], attack=9)
    s.layer_at[LAST] = 2
    scene = acting(s)
    scene.say(ANN, "scan", "hills")
    scene.say(ANN, "fight", "first_hunt")
    done(add_from_deck(s, LAST + 1))
    assert once(heard) == [
        ("unveiled", "first_hunt", 2),
        ("left", "first_hunt"),
        ("arrived", "over_here"),
        ("unveiled", "over_here", 0),
    ]


def test_a_passing_type_is_resolved_and_spent(house):
    seen = []

    def look(s, card):
        seen.append(str(s.resolving))
        return
        yield

    house(passing={"task": look})
    s = table(wilds={"hills": "?lost_ship"}, attack=9)
    scene = acting(s)
    scene.say(ANN, "scan", "hills")
    assert (len(once(seen)), names(scene.s.spent)) == (1, ["lost_ship"])


# -- statements, values, fights -----------------------------------------------------------------


def test_the_house_may_add_statements_and_change_values(house):
    house(
        more_statements=lambda self, s: [(0, Standing(what="scan_cost", n=3))],
        more_value=lambda self, s, card, said: 2 * len(said),
    )
    s = table(combat=["smart_disc"])
    assert len(statements(s)) == 1
    assert fight_cost(s, s.combat[0]) == 6 + 2


def test_an_enemy_may_be_fought_with_recruit(house):
    house(fought_with=lambda self, s, card: RECRUIT)
    scene = acting(table(combat=["smart_disc"], attack=1, recruit=7))
    assert moves(scene, ANN, "fight") == ["smart_disc"]
    scene.say(ANN, "fight", "smart_disc")
    assert points(scene) == (1, 1)


def test_purse_and_spend_are_the_houses(house):
    spent = []
    house(
        purse=lambda self, s, what, card: 6,
        spend=lambda self, s, what, n, card: spent.append((what, n, *names([card]))),
    )
    scene = acting(table(combat=["smart_disc"]))
    scene.say(ANN, "fight", "smart_disc")
    assert (once(spent), points(scene)) == ([("attack", 6, "smart_disc")], (0, 0))


def test_a_fight_may_be_called_off_before_it_is_paid(house):
    def before_fight(self, s, me, card):
        answer = yield from choose(s, me, (("yes",), ("no",)), "ability")
        return answer == ("yes",)

    house(before_fight=before_fight)
    scene = acting(table(combat=["smart_disc"], attack=7))
    scene.say(ANN, "fight", "smart_disc")
    scene.say(ANN, "no")
    assert (points(scene), names(scene.s.combat)) == ((7, 0), ["smart_disc"])


def test_the_dead_go_where_the_house_says_and_deeds_are_told(house):
    deeds = []
    house(grave=lambda self, s, me, card: s.removed.append(card), did=lambda self, s, deed, n: deeds.append((deed, n)))
    scene = acting(table(combat=["smart_disc"], attack=7))
    scene.say(ANN, "fight", "smart_disc")
    assert (names(scene.s.removed), scene.s.dead_enemies) == (["smart_disc"], [])
    assert once(deeds) == [("fought", 1), ("killed", 1)]


# -- acting ---------------------------------------------------------------------------------------


def test_moves_of_the_game_are_offered_and_done(house):
    def act(self, s, me, move):
        s.recruit += 5
        return
        yield

    house(moves=lambda self, s, me, said: [("swap", card) for card in s.hand[me]], act=act)
    scene = acting(table(hand={ANN: ["experience"]}))
    scene.say(ANN, "swap", "experience")
    assert points(scene) == (0, 5)
    scene.say(ANN, "end")
    assert scene.s.active == BOB


def test_where_nobody_lends_nobody_is_asked(house):
    house(lending=False)
    scene = acting(table(hand={BOB: ["cut_your_name"]}))
    assert scene.asked == [ANN]


# -- piles ----------------------------------------------------------------------------------------


def test_prices_are_the_houses(house):
    house(price=lambda self, s, card: 1)
    scene = acting(table(hq=["bad_idea"], recruit=1))
    assert moves(scene, ANN, "recruit") == ["bad_idea"]
    scene.say(ANN, "recruit", "bad_idea")
    assert points(scene) == (0, 0)


def test_a_card_may_be_diverted_and_slots_are_told(house):
    heard = []

    def diverted(self, s, slot, card):
        if names([card]) == ["knock_knock"]:
            s.graveyard[ANN].append(card)
            return True
        return False

    house(
        diverted=diverted,
        filled=lambda self, s, slot: heard.append(("filled", slot, *names(s.hq[slot]))),
        slot_emptied=lambda self, s, slot: heard.append(("emptied", slot)),
    )
    scene = acting(table(hq=["bad_idea", "stick_around"], barracks=["knock_knock", "danny_boy"], recruit=6))
    heard.clear()
    scene.say(ANN, "recruit", "bad_idea")
    assert once(heard) == [("emptied", 0), ("filled", 0, "danny_boy")]
    assert names(scene.s.graveyard[ANN]) == ["knock_knock"]


def test_a_drawn_card_acts_before_the_next_one_is_drawn(house):
    heard = []

    def drawn(self, s, me, card):
        heard.append((*names([card]), len(s.hand[me])))
        return
        yield

    house(drawn=drawn)
    s = table(deck={ANN: ["bad_idea", "experience", "experience"]})
    done(drawing(s, ANN, 2))
    assert once(heard) == [("bad_idea", 1), ("experience", 2)]


def test_the_hand_of_the_house_is_drawn_and_its_own_turn_forgotten(house):
    house(hand=3, forget=lambda self, s: setattr(s, "hazards", 0))
    scene = cleaning(table(hazards=2))
    assert (len(scene.s.hand[ANN]), scene.s.hazards) == (3, 0)


# -- strikes --------------------------------------------------------------------------------------


def test_who_strikes_how_often_and_how_hard(house):
    house(
        strikers=lambda self, s: [card for card in s.combat if card not in s.struck_already],
        strikes_of=lambda self, s, card: 3,
        more_damage=lambda self, s, me: 2 if me == ANN else 0,
    )
    scene = struck(table(combat=["first_hunt"]))
    assert (len(scene.s.wounds[ANN]), damage(scene.s, ANN), damage(scene.s, BOB)) == (3, 5, 0)


def test_a_strike_may_be_avoided_or_cancelled_in_other_ways(house):
    def avoids(self, s, me):
        return (yield from choose(s, BOB, (("yes",), ("no",)), "avoid")) == ("yes",)

    house(avoids=avoids)
    scene = struck(table(combat=["first_hunt"]))
    scene.say(BOB, "yes")
    assert scene.s.wounds[ANN] == []


@pytest.mark.parametrize("silences", [True, False])
def test_a_cancelled_strike_silences_the_attacker_where_the_house_says_so(house, silences):
    house(cancel_silences=silences)
    hand = ["it_aint_no_man"] + ["experience"] * 3
    scene = struck(table(combat=["spear_thrust"], strikes=["spotted"], hand={ANN: hand}))
    scene.say(ANN, "give", "it_aint_no_man")
    assert len(told(scene, "discarded", "own")) == (1 if silences else 3)


def test_the_house_is_told_of_a_strike_and_of_the_blow(house):
    heard = []

    def after_blow(self, s, me, card, enemy):
        heard.append(("blow", *names([card, enemy])))
        return
        yield

    house(strike_taken=lambda self, s, me, card: heard.append(("taken", *names([card]))), after_blow=after_blow)
    struck(table(combat=["first_hunt"]))
    assert once(heard) == [("taken", "flesh_wound"), ("blow", "flesh_wound", "first_hunt")]


# -- seats, words, the end --------------------------------------------------------------------------


def test_seats_are_read_as_they_sit(house):
    house(seating=lambda self, s: [2, 0, 1])
    s = table(3)
    assert (living(s), next_player(s, 1), turn_order(s)) == ([0, 1, 2], 2, [0, 1, 2])
    s.active = 2
    assert (living(s), next_player(s, 2)) == ([2, 0, 1], 0)


def test_words_that_a_house_does_not_know_are_an_error():
    plain = House()
    with pytest.raises(ValueError, match="marks"):
        plain.amount(table(), ANN, "marks")
    with pytest.raises(ValueError, match="marked"):
        plain.named(table(), ANN, "marked")


def test_to_be_over_is_to_finish_unless_the_house_says_otherwise(monkeypatch):
    ended = []
    monkeypatch.setattr("prowl.games.encounters.core.house.finish", lambda s, outcome: ended.append(outcome))
    House().over(table(), "won")
    assert ended == ["won"]


def test_forgetting_a_turn_leaves_nothing_of_it():
    scene = play(acting(table(hand={ANN: ["brute_force", "experience"]})), ANN, "brute_force", "experience")
    forget_turn(scene.s)
    assert (points(scene), scene.s.plays, scene.s.copied) == ((0, 0), [], [])


# -- conditions of what is used -----------------------------------------------------------------------


def test_a_combination_is_used_once_another_card_of_its_class_was_played(monkeypatch):
    s = table(hand={ANN: ["bad_idea", "cut_your_name"]})
    kind = replace(KINDS["bad_idea"], clauses=(combo("leadership", attack(2)),))
    cards = [kind if card.id == "bad_idea" else card for card in s.book.cards]
    monkeypatch.setattr(Hunt, "book", SimpleNamespace(cards=cards))
    scene = play(acting(s), ANN, "bad_idea")
    assert moves(scene, ANN, "use") == []
    play(scene, ANN, "cut_your_name")
    scene.say(ANN, "use", "bad_idea")
    assert points(scene) == (3, 0)
