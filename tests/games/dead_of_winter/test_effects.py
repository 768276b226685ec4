"""Single verbs: what they cost, whether they help, what they do, and what they leave alone."""

from __future__ import annotations

from typing import Any

import pytest

from prowl.games.dead_of_winter.cards.crossroads import CROSSROADS as VOTES
from prowl.games.dead_of_winter.cards.crossroads import NAMES as VOTED
from prowl.games.dead_of_winter.cards.items import ITEMS
from prowl.games.dead_of_winter.effects.deed import ABILITY, CROSSROADS, ITEM, Deed, deed
from prowl.games.dead_of_winter.effects.verbs import can, helps, perform
from prowl.games.dead_of_winter.effects.words import read_calls
from prowl.games.dead_of_winter.rules.hands import from_hand
from prowl.games.dead_of_winter.rules.places import NOWHERE, free_spaces, stand
from prowl.games.dead_of_winter.state import Winter
from tests.games.dead_of_winter.carrying import carry_out, plenty
from tests.games.dead_of_winter.table import ANN, BOB, EVE, GUS, PLACES, luck, who
from tests.kit import rule


def done(
    text: str, s: Winter | None = None, survivor: str = "maria_lopez", by: str = CROSSROADS, seed: int = 1
) -> tuple[Winter, list[str]]:
    """The state after the calls, and what was asked."""
    s = s or plenty()
    return s, carry_out(s, perform(deed(s, ANN, by, who(survivor)), read_calls(text)), seed)


def made(s: Winter, by: str = CROSSROADS, survivor: str = "maria_lopez") -> Deed:
    return deed(s, ANN, by, who(survivor))


# -- a colony ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "field", "values"),
    [
        ("morale +1", "morale", [6, 5, 4]),
        ("morale -2 both", "morale", [3, 3, 4]),
        ("morale -1 rival", "morale", [5, 4, 4]),
        ("food -3", "food", [6, 9, 0]),
        ("food =0", "food", [0, 9, 0]),
        ("food -3 rival", "food", [9, 6, 0]),
        ("starve +1 both", "starve", [1, 1, 0]),
        ("bullets +4", "bullets", [12, 8, 0]),
        ("bullets_steal 2", "bullets", [10, 6, 0]),
        ("helpless -all; morale -half_removed", "morale", [3, 5, 4]),
        ("helpless +2", "helpless", [6, 4, 0]),
        ("kill_helpless 1", "morale", [4, 5, 4]),
        ("unruly 1", "unruly", [1, 0, 0]),
    ],
)
def test_figures_of_a_colony(text: str, field: str, values: list[int]) -> None:
    s, asked = done(text)
    assert getattr(s, field) == values
    assert asked == []


@rule("DW-11")
def test_bullets_beyond_the_bank_are_lost() -> None:
    s = plenty()
    s.bullets, s.bank = [16, 16, 0], 1
    done("bullets +4", s)
    assert (s.bullets, s.bank) == ([17, 16, 0], 0)


def test_the_standard_game_knows_no_bullets_and_no_enemy_colony() -> None:
    s = plenty("ordinary")
    done("bullets +2; food -3 rival; morale -1 rival; morale -1 both", s)
    assert (s.bullets, s.food[0], s.morale[0]) == ([8, 8, 0], 9, 4)


@rule("DW-B93")
@pytest.mark.parametrize(
    ("text", "possible"),
    [
        ("food -9", True), ("food -10", False), ("food -10 rival", True), ("bullets -8", True), ("bullets -9", False),
        ("helpless -4", True), ("helpless -5", False), ("discard 3 fuel", True), ("discard 4 fuel", False),
        ("lose 11", True), ("lose 12", False), ("kill #mike_cho", True), ("kill #thomas_heart", False),
        ("kill #elias_thorn", False), ("send #mike_cho school", True), ("transfer follower friend", True),
        ("spend 9 if able", True), ("zombies -99 colony", True), ("wound own 9", True), ("needs leader", True),
        ("needs own_at(gas)", False), ("food -10; morale +1", False), ("give 1 friend", True),
        ("pool discard 1 tool", True),
    ],
)  # fmt: skip
def test_costs_must_be_payable_and_everything_else_is_done_as_far_as_possible(text: str, possible: bool) -> None:
    assert can(made(plenty()), read_calls(text)) is possible


def test_sending_somebody_needs_a_free_space() -> None:
    s = plenty()
    for name in ("daniel_smith", "brian_lee"):
        stand(s, who(name), PLACES.index("gas"))
    assert not can(made(s), read_calls("send #mike_cho gas"))


@rule("DW-B135")
@pytest.mark.parametrize(
    ("text", "change", "value"),
    [
        ("killz 2 colony safe", "zombies", [0] * 18),
        ("heal friendly@here 1", "wounds", [0] * 65),
        ("zombies -2 colony", "zombies", [0] * 18),
        ("bump 1", "dice", [[6], [], [], []]),
        ("reroll 1", "dice", [[], [], [], []]),
        ("steal 1 random friend", "hand", [[], [], [], []]),
        ("trap +1 here", "zombies", [4] * 18),
        ("build free", "zombies", [4] * 18),
    ],
)
def test_what_would_change_nothing_does_not_help(text: str, change: str, value: Any) -> None:
    s = plenty()
    doing = made(s, ABILITY)
    assert helps(doing, read_calls(text))
    setattr(s, change, value)
    assert not helps(doing, read_calls(text))


# -- the board ---------------------------------------------------------------------------


@rule("DW-B44")
def test_zombies_are_added_by_the_rules_and_removed_by_choice_without_exposure() -> None:
    s, asked = done("zombies +5 colony; zombies -2 colony")
    assert s.arrivals == [(6, 5, 6)]
    assert sum(s.zombies[6:12]) == 1
    assert asked == ["pick.door", "pick.door"] or asked == ["pick.door"]
    assert s.counts[ANN][0] == 0


@rule("DW-219")
def test_here_at_an_enemy_colony_is_the_own_entrance() -> None:
    s = plenty()
    s.zombies[13], s.zombies[14] = 1, 2
    done("zombies =0 here; zombies +1 here", s, "loretta_clay")
    assert s.zombies[12:15] == [0, 0, 2]
    assert s.arrivals == [(-1, 1, 13)]


@rule("DW-B44")
@pytest.mark.parametrize(("rolls", "wounds"), [("", 2), (" safe", 0), (" one_roll", 1)])
def test_killing_exposes_for_each_zombie_once_or_not(rolls: str, wounds: int) -> None:
    s = plenty()
    s.zombies[2] = 2
    s.wounds[who("maria_lopez")] = 0
    luck(s, "wound", "wound")
    done(f"killz 2 here{rolls}", s, by=ABILITY)
    assert (s.zombies[2], s.kills[ANN], s.wounds[who("maria_lopez")]) == (0, 2, wounds)


def test_barricades_on_the_spaces_that_were_freed() -> None:
    s = plenty()
    doing = made(s)
    doing.n = 3
    carry_out(s, perform(doing, read_calls("zombies -n colony; barricade +n freed")))
    assert (sum(s.zombies[6:12]), sum(s.barricades[6:12])) == (0, 4)


@rule("DW-B7")
def test_noise_fills_four_spaces_at_most_and_none_at_a_colony() -> None:
    s, _ = done("noise +9 here; noise +1 colony")
    assert s.noise == [0, 0, 4, 0, 0, 0]


@rule("DW-B54")
def test_zombies_are_moved_to_empty_spaces_of_another_place() -> None:
    for seed in range(6):
        s, _ = done("move_z 4 place? own_place", seed=seed, by=ITEM)
        assert sum(s.zombies) == 9
        assert s.arrivals == []


# -- survivors ---------------------------------------------------------------------------


@rule("DW-80")
def test_effects_on_a_dead_survivor_are_skipped_and_the_others_applied() -> None:
    s = plenty()
    doing = deed(s, ANN, CROSSROADS)
    doing.place = PLACES.index("school")
    carry_out(s, perform(doing, read_calls("wound self 1; noise +1 here; morale +1")))
    assert (s.noise[2], s.morale[0]) == (1, 6)


@rule("DW-B82")
def test_killed_and_removed_survivors_wait_to_be_taken_away() -> None:
    s, _ = done("kill #mike_cho; remove #maria_lopez")
    assert (s.dying, s.vanishing) == ([who("mike_cho")], [who("maria_lopez")])


@rule("DW-B75")
def test_healing_leaves_despair_alone_unless_it_is_named() -> None:
    s = plenty()
    maria = who("maria_lopez")
    s.despair[maria] = 1
    done("heal self 2", s)
    assert (s.wounds[maria], s.despair[maria]) == (0, 1)
    done("cure_despair friendly* 1", s)
    assert s.despair[maria] == 0


def test_the_lowest_and_the_highest_are_friendly() -> None:
    s, asked = done("frost lowest@colony 1; frost highest@colony 1")
    inside = sorted(each for seat in (ANN, BOB) for each in s.group[seat] if s.place[each] == PLACES.index("colony"))
    assert [each for each in range(65) if s.frost[each]] == [inside[0], inside[-1]]
    assert asked == []


@rule("DW-188")
def test_sending_is_no_move_and_needs_no_roll() -> None:
    s, _ = done("send self colony")
    assert s.place[who("maria_lopez")] == PLACES.index("colony")
    assert s.moved == []
    s, _ = done("send enemy*@colony home")
    assert (s.place[who("viktor_hale")], s.door[who("viktor_hale")]) == (PLACES.index("rival"), NOWHERE)


def test_who_is_at_home_stays_there_even_if_it_is_full() -> None:
    s = plenty()
    s.helpless[0] += free_spaces(s, PLACES.index("colony"))
    doing = made(s, survivor="daniel_smith")
    assert can(doing, read_calls("send self colony"))
    carry_out(s, perform(doing, read_calls("send self colony")))
    assert s.place[who("daniel_smith")] == PLACES.index("colony")
    assert not can(made(s, survivor="mike_cho"), read_calls("send self colony"))


@rule("DW-B118")
def test_exiled_players_cannot_send_anybody_to_the_colony() -> None:
    s = plenty("ordinary")
    s.exiled[ANN] = True
    assert not can(made(s), read_calls("send self colony"))


def test_a_survivor_who_changes_sides_goes_to_the_enemy_colony_with_all_it_carries() -> None:
    for seed in range(4):
        s, _ = done("transfer follower rival_player", seed=seed)
        gone = next(each for seat in (EVE, GUS) for each in s.group[seat] if each in plenty().group[ANN])
        assert s.place[gone] == PLACES.index("rival")


@pytest.mark.parametrize(("variant", "turns"), [("colonies", 2), ("ordinary", 1)])
def test_what_is_forbidden_lasts_to_the_end_of_the_next_turn(variant: str, turns: int) -> None:
    s, _ = done("nosearch self; noplay food", plenty(variant))
    assert s.no_search == {who("maria_lopez"): turns}
    assert s.no_play == {3: turns}


@rule("DW-140", "DW-B95")
def test_a_named_survivor_joins_only_from_the_deck() -> None:
    s, _ = done("gain_named thomas_heart")
    assert who("thomas_heart") in s.group[ANN]
    s = plenty()
    s.survivor_deck.remove(who("thomas_heart"))
    s.gone[0].append(who("thomas_heart"))
    done("gain_named thomas_heart", s)
    assert who("thomas_heart") not in s.group[ANN]


# -- cards -------------------------------------------------------------------------------


@rule("DW-B95")
def test_finding_offers_only_cards_of_the_kind_and_tells_nobody_else() -> None:
    s, asked = done("find hospital 1 medicine")
    assert asked == ["keep.item"]
    assert ITEMS[s.hand[ANN][-1]].type == "medicine"
    assert s.held == [[], [], [], []]


def test_who_looks_through_a_deck_in_vain_is_asked_too() -> None:
    before = plenty()
    s, asked = done("find hospital 1 weapon")
    assert asked == ["keep.item"]
    assert sorted(s.decks[4]) == sorted(before.decks[4])


def test_cards_not_kept_go_under_the_deck_in_the_order_drawn() -> None:
    s = plenty()
    top = s.decks[2][-3:][::-1]
    s, _ = done("look location? 3 keep 1", s, seed=5)
    moved = next(place for place in range(6) if len(s.decks[place]) < 20)
    if moved == 2:
        kept = s.hand[ANN][-1]
        assert s.decks[2][:2] == [card for card in top if card != kept][::-1]


@rule("DW-B66")
def test_a_stolen_card_is_known_to_both() -> None:
    s, _ = done("steal 1 random friend")
    card = s.hand[ANN][-1]
    assert len(s.hand[BOB]) == 3
    assert s.known[("item", -1, card)] & (1 << BOB)


def test_a_pool_that_is_not_filled_takes_nothing_and_ends_the_card() -> None:
    s = plenty()
    hands = [sorted(hand) for hand in s.hand]
    done("pool discard 9 tool; morale +1", s)
    assert ([sorted(hand) for hand in s.hand], s.morale[0], s.revealed) == (hands, 5, [])


def test_a_shared_price_that_fails_leads_to_the_else() -> None:
    s = plenty()
    done("pay(pool discard 9 fuel: morale +1 | else: morale -1)", s)
    assert s.morale[0] == 4


# -- dice --------------------------------------------------------------------------------


def test_late_dice_are_kept_in_warring_colonies() -> None:
    s, asked = done("bump 2; reroll 1; setdie")
    assert (s.kept[ANN], asked) == ([10, 10, 20, 30], [])
    assert s.dice[ANN] == [1, 2, 3, 4, 5, 5]


def test_dice_are_changed_at_once_in_the_standard_game() -> None:
    s, asked = done("bump 1", plenty("ordinary"))
    assert (sum(s.dice[ANN]), asked) == (21, ["bump.dice"])


def test_spending_takes_the_lowest_dice_or_those_of_the_next_roll() -> None:
    s, _ = done("spend 2", plenty("ordinary"))
    assert (s.dice[ANN], s.used[ANN]) == ([3, 4, 5, 5], [1, 2])
    s, _ = done("spend 2")
    assert (s.dice[ANN], s.owed[ANN]) == ([1, 2, 3, 4, 5, 5], 2)


# -- clauses -----------------------------------------------------------------------------


@rule("DW-B20")
@pytest.mark.parametrize(("face", "morale"), [(1, 4), (3, 4), (4, 5), (6, 5)])
def test_a_card_rolls_a_fresh_die(face: int, morale: int) -> None:
    s = luck(plenty(), face)
    done("roll(1-3: morale -1 | 4-6: none)", s)
    assert s.morale[0] == morale
    assert s.dice[ANN] == [1, 2, 3, 4, 5, 5]


def test_each_player_of_the_colony_chooses_for_the_own_survivors() -> None:
    before = plenty()
    s, asked = done("each_player(wound own 1)")
    hurt = [sum(s.wounds[each] - before.wounds[each] for each in before.group[seat]) for seat in range(4)]
    assert hurt == [1, 1, 0, 0]
    assert asked.count("pick.survivor") == 2


def test_the_same_word_names_the_same_player() -> None:
    for seed in range(6):
        s, asked = done("peek hand rival_player; steal 1 choice rival_player", seed=seed, by=ABILITY)
        assert asked.count("pick.seat") == 1
        assert sorted(len(s.hand[seat]) for seat in (EVE, GUS)) == [3, 4]


def test_gambling_gives_the_pot_to_one() -> None:
    for seed in range(8):
        s, asked = done("script gambling", seed=seed)
        assert asked == ["stake.item", "stake.item"]
        assert sum(map(len, s.hand)) == 23
        assert s.held == [[], [], [], []]


def test_a_vote_does_not_look_into_a_hand_and_its_price_may_fail() -> None:
    s = plenty()
    doing = deed(s, ANN, CROSSROADS, who("daniel_smith"), VOTED.index("signal_fires"))
    calls = VOTES[doing.card].options[0]
    for card in [card for card in s.hand[ANN] if ITEMS[card].type == "fuel"]:
        from_hand(s, ANN, card)
        s.box.append(card)
    assert can(doing, calls)
    carry_out(s, perform(doing, calls))
    assert (sum(s.zombies[6:12]), s.arrivals) == (3, [])
