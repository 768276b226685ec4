"""Chapters 1 to 3: the object of the game, its cards, and the set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from prowl.games.encounters.xfiles import GAME
from prowl.games.encounters.xfiles.cards.academy import ACADEMY, GROUPS
from prowl.games.encounters.xfiles.cards.book import BOOK
from prowl.games.encounters.xfiles.cards.climax import CLIMAX, GOT_TOO_CLOSE, THEY_WON, UNEXPECTED_HELP
from prowl.games.encounters.xfiles.cards.ends import ENDS
from prowl.games.encounters.xfiles.cards.evidence import EVIDENCE
from prowl.games.encounters.xfiles.cards.informants import INFORMANTS
from prowl.games.encounters.xfiles.cards.kinds import CLASSES, TYPES
from prowl.games.encounters.xfiles.cards.leads import LEADS
from prowl.games.encounters.xfiles.cards.people import AVATARS, BELIEF, DOUBT, SPECIAL_AGENTS, STARTERS
from prowl.games.encounters.xfiles.cards.seasons import SEASONS
from prowl.games.encounters.xfiles.cards.strikes import STRIKES
from prowl.games.encounters.xfiles.cards.syndicate import SYNDICATE
from prowl.kernel.errors import BadOptions
from prowl.kernel.views import piles
from tests.games.xfiles.table import ANN, BOB, KINDS, names, new_game, table
from tests.kit import new_state, rule


def copies(cards):
    return sum(card.copies for card in cards)


@rule("XF-1")
def test_one_to_five_agents_win_or_lose_together():
    assert list(GAME.players) == [1, 2, 3, 4, 5]
    with pytest.raises(BadOptions):
        GAME.checked(6, {})
    assert GAME.result(table(outcome="won", alive=[True, False])).winners == (ANN, BOB)
    assert GAME.result(table(outcome="lost_all")).winners == ()


@rule("XF-9", "XF-10")
def test_there_are_35_field_agents_and_25_assault_teams():
    assert [card.copies for card in STARTERS] == [35, 25]
    assert (KINDS["field_agent"].recruit, KINDS["assault_team"].attack) == (1, 1)


@rule("XF-11")
def test_there_are_5_special_agents_identical_but_for_their_class():
    assert [card.klass for card in SPECIAL_AGENTS] == list(CLASSES)
    assert {(card.copies, card.cost, card.recruit, card.coordinates) for card in SPECIAL_AGENTS} == {(1, 3, 2, True)}


@rule("XF-12", "XF-13", "XF-14", "XF-15", "XF-16", "XF-17", "XF-18", "XF-19", "XF-20")
def test_the_piles_have_so_many_cards():
    counted = [copies(each) for each in (INFORMANTS, LEADS, EVIDENCE, AVATARS, STRIKES, SYNDICATE, ENDS, CLIMAX)]
    assert counted == [15, 12, 27, 5, 40, 20, 9, 21]
    assert (BELIEF.copies, DOUBT.copies) == (17, 17)
    assert Counter(card.priority for card in EVIDENCE) == {1: 9, 2: 9, 3: 9}
    assert Counter(card.group for card in CLIMAX) == {GOT_TOO_CLOSE: 10, UNEXPECTED_HELP: 10, THEY_WON: 1}


@rule("XF-20")
def test_each_avatar_has_two_climax_cards_of_each_kind():
    found = Counter((card.group, card.avatar) for card in CLIMAX if card.avatar)
    assert found == {(group, avatar.id): 2 for group in (GOT_TOO_CLOSE, UNEXPECTED_HELP) for avatar in AVATARS}


@rule("XF-21", "XF-22")
def test_nine_seasons_of_ten_enemies_three_events_and_an_ally():
    for season in range(1, 10):
        cards = [card for card in SEASONS if card.season == season]
        assert Counter(card.type for card in cards) == {"enemy": 10, "event": 3, "ally": 1}
        assert {card.deck for card in cards} == {"CAB"[season % 3]}
        assert {card.copies for card in cards} == {1}


@rule("XF-23")
def test_nine_academy_characters_of_fourteen_cards():
    assert len(GROUPS) == 9
    for group in GROUPS:
        assert sorted(card.copies for card in ACADEMY if card.group == group) == [1, 3, 5, 5]


@rule("XF-24")
def test_there_are_285_kinds_of_cards_and_500_cards():
    assert len(BOOK.kinds) + len(AVATARS) == 285
    assert len(BOOK.cards) + len(AVATARS) == 500
    assert len({card.id for card in GAME.cards}) == 285


@rule("XF-26")
def test_characters_have_one_of_five_classes_and_starting_cards_none():
    assert {card.klass for card in ACADEMY} == set(CLASSES)
    assert {card.klass for card in STARTERS} == {""}


@rule("XF-27")
def test_enemies_have_one_of_five_types():
    enemies = [card for card in (*SEASONS, *SYNDICATE) if card.type in ("enemy", "agent")]
    assert {card.race for card in enemies} == set(TYPES)


@rule("XF-28")
def test_everybody_starts_with_seven_field_agents_and_five_assault_teams():
    s = new_state(GAME, 5)
    for deck in s.deck:
        assert Counter(names(deck)) == Counter(field_agent=7, assault_team=5)


@rule("XF-29")
def test_avatars_are_chosen_one_after_another_and_none_twice():
    scene = new_game(3)
    assert scene.questions() == {ANN: "setup.avatar"}
    assert [option[1] for option in scene.options(ANN)] == [avatar.id for avatar in AVATARS]
    scene.say(ANN, "avatar", "avatar_skinner")
    assert ["avatar", "avatar_skinner"] not in scene.options(BOB)


@rule("XF-29")
def test_avatars_may_be_dealt_at_random():
    assert len({tuple(new_state(GAME, 2, seed, avatars="random").avatar) for seed in range(20)}) > 8


@rule("XF-30", "XF-31", "XF-33")
def test_an_avatar_shows_rank_defence_health_and_two_texts():
    figures = {avatar.id: (avatar.rank, avatar.defence, avatar.health) for avatar in AVATARS}
    assert figures == {
        "avatar_skinner": (1, 5, 9),
        "avatar_mulder": (2, 4, 8),
        "avatar_scully": (3, 4, 8),
        "avatar_doggett": (4, 6, 10),
        "avatar_reyes": (5, 4, 9),
    }
    assert all(avatar.belief and avatar.doubt for avatar in AVATARS)


@rule("XF-35", "XF-36", "XF-37")
def test_beliefs_doubts_special_agents_and_strikes_lie_in_their_piles():
    s = new_state(GAME, 2)
    assert [len(pile) for pile in (s.beliefs, s.doubts, s.officers, s.strike_deck)] == [17, 17, 5, 40]
    view = new_game(2).view(ANN)
    assert (view["officers"], view["strike_deck"]) == ({"count": 5}, {"count": 40})


@rule("XF-38")
def test_climax_cards_stay_in_the_box():
    assert len(new_state(GAME, 2).climax_box) == 21


@rule("XF-39")
def test_one_evidence_of_each_priority_lies_face_down():
    s = new_state(GAME, 2)
    assert [[BOOK.cards[card].priority for card in pile] for pile in s.evidence] == [[1], [2], [3]]
    assert [len(pile) for pile in s.evidence_box] == [8, 8, 8]
    assert new_game(2).view(ANN)["evidence"] == [{"count": 1}] * 3


@rule("XF-40", "XF-45", "XF-46", "XF-50")
@pytest.mark.parametrize(("players", "size", "kept"), [(1, 28, 7), (2, 31, 8), (3, 34, 9), (4, 37, 10), (5, 40, 11)])
def test_the_conspiracy_deck_has_28_to_40_cards(players, size, kept):
    s = new_state(GAME, players)
    assert len(s.enemy_deck) == size
    assert s.layers == [kept + 2, kept + 2, kept + 2, 1]
    found = Counter(BOOK.cards[card].type for card in s.enemy_deck)
    assert (found["informant"], found["lead"], found["end_game"]) == (3, 3, 1)


@rule("XF-44", "XF-47", "XF-48", "XF-49")
def test_a_lies_over_b_over_c_over_the_end_game_card():
    for seed in range(10):
        s = new_state(GAME, 2, seed)
        deck = s.enemy_deck[::-1]
        assert BOOK.cards[deck[-1]].type == "end_game"
        for i, letter in enumerate("ABC"):
            kinds = [BOOK.cards[card] for card in deck[i * 10 : i * 10 + 10]]
            assert Counter(card.deck for card in kinds) == {letter: 8, "informant": 1, "lead": 1}


@rule("XF-44")
def test_clone_is_never_shuffled_with_the_other_eight():
    for seed in range(20):
        s = new_state(GAME, 1, seed)
        assert names(s.set_aside) == ["eg_clone"]
        assert "eg_clone" not in names(s.enemy_deck + s.enemy_box)


@rule("XF-41")
@pytest.mark.parametrize(
    ("wish", "seasons"), [("seasons_1_3", {1, 2, 3}), ("seasons_4_6", {4, 5, 6}), ("seasons_7_9", {7, 8, 9})]
)
def test_standard_takes_three_seasons_in_a_row(wish, seasons):
    s = new_state(GAME, 5, seasons=wish)
    assert {BOOK.cards[card].season for card in s.enemy_deck if hasattr(BOOK.cards[card], "season")} - {0} == seasons


@rule("XF-2", "XF-42")
def test_random_takes_one_season_of_each_letter():
    found = set()
    for seed in range(30):
        seasons = new_state(GAME, 1, seed, seasons="random").seasons
        assert [season % 3 for season in seasons] == [1, 2, 0]
        found.add(tuple(seasons))
    assert len(found) > 10


@rule("XF-43")
def test_all_seasons_mixes_all_of_a_letter():
    s = new_state(GAME, 5, seasons="all")
    assert len({BOOK.cards[card].season for card in s.enemy_deck if hasattr(BOOK.cards[card], "season")}) > 6
    assert s.shelf == []


@rule("XF-51")
def test_the_first_game_is_proposed():
    s = new_state(GAME, 3, avatars="first")
    assert s.seasons == [1, 2, 3]
    assert s.quartet == ["burks", "follmer", "gunmen", "pendrell"]
    assert [AVATARS[number].id for number in s.avatar] == ["avatar_mulder", "avatar_scully", "avatar_skinner"]


@rule("XF-52", "XF-53")
def test_the_academy_has_four_characters_and_six_agents():
    s = new_state(GAME, 2, academy="random")
    cards = [BOOK.cards[card] for card in s.barracks + [card for pile in s.hq for card in pile]]
    assert len(cards) == 62
    assert sum(card.type == "agent" for card in cards) == 6
    assert len({card.group for card in cards} - {""}) == 4
    assert len(s.academy_box) == 14


@rule("XF-54")
def test_five_cards_lie_hidden_in_the_bureau():
    scene = new_game(2)
    assert scene.view(ANN)["hq"] == [{"count": 1}] * 5
    assert scene.s.hq_up == [False] * 5


@rule("XF-55")
def test_everybody_draws_six_cards():
    scene = new_game(3, avatars="random")
    assert [len(hand) for hand in scene.s.hand] == [6, 6, 6]


@rule("XF-56", "XF-31")
def test_the_highest_rank_takes_the_first_turn():
    scene = new_game(3)
    scene.say(0, "avatar", "avatar_doggett").say(1, "avatar", "avatar_reyes").say(2, "avatar", "avatar_skinner")
    assert scene.s.active == 2


@rule("XF-262")
def test_easier_an_extra_informant_in_each_pile():
    s = new_state(GAME, 2, informants="2")
    assert Counter(BOOK.cards[card].type for card in s.enemy_deck)["informant"] == 6
    assert len(s.enemy_deck) == 34


@rule("XF-263")
def test_easier_fewer_syndicate_agents():
    s = new_state(GAME, 2, syndicate="2")
    found = s.barracks + [card for pile in s.hq for card in pile]
    assert sum(BOOK.cards[card].type == "agent" for card in found) == 2


@rule("XF-264")
def test_easier_a_belief_in_the_starting_deck():
    s = new_state(GAME, 2, start_belief="on")
    assert [names(deck).count("belief") for deck in s.deck] == [1, 1]
    assert len(s.beliefs) == 15


@rule("XF-265")
def test_easier_the_bureau_is_dealt_open_before_the_agents_join():
    for seed in range(10):
        s = new_state(GAME, 2, seed, open_bureau="on")
        assert s.hq_up == [True] * 5
        assert all(BOOK.cards[pile[0]].kind == "academy" for pile in s.hq)
        assert sum(BOOK.cards[card].type == "agent" for card in s.barracks) == 6


@pytest.mark.parametrize("seasons", ["seasons_1_3", "random", "all"])
def test_every_card_lies_in_exactly_one_place(seasons):
    s = new_state(GAME, 5, seasons=seasons, academy="random")
    assert sorted(card for _, _, _, pile in piles(s) for card in pile) == list(range(len(BOOK.cards)))
