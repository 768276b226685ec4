"""Each of the 65 abilities once: offered where it works, not offered where it does not, and carried out."""

from __future__ import annotations

from typing import Any

import pytest

from prowl.games.dead_of_winter.cards.survivors import NUMBER, SURVIVORS, Survivor
from prowl.games.dead_of_winter.effects.modifiers import ABILITY, always, said, sources, uses
from prowl.games.dead_of_winter.rules import playing
from prowl.games.dead_of_winter.rules.places import DOORS_AT, NOWHERE, stand
from prowl.games.dead_of_winter.state import Winter
from tests.games.dead_of_winter.carrying import carry_out, plenty
from tests.games.dead_of_winter.table import ANN, BOB, EVE, PLACES, who
from tests.kit import rule

LOCATIONS = PLACES[:6]
USED = [card for card in SURVIVORS if card.is_used and card.id != "forest_plum"]
CHANGING = [card for card in SURVIVORS if card.modifiers]
by_id = {"ids": lambda card: card.id}


def with_ability(card: Survivor, where: str = "") -> Winter:
    """Ann leads with this survivor, who stands where the ability works; Bob and Eve have people beside it."""
    s = plenty()
    survivor = NUMBER[card.id]
    for group in (s.survivor_deck, *s.group):
        if survivor in group:
            group.remove(survivor)
    s.group[ANN].insert(0, survivor)
    put(s, survivor, where or card.at)
    for other, seat in (("brian_lee", BOB), ("elias_thorn", EVE)):
        if who(other) in s.group[seat] and s.door[survivor] == NOWHERE and s.place[survivor] < 6:
            stand(s, who(other), s.place[survivor])
    s.stage, s.active = 3, [ANN, 3]
    s.wounds[survivor] = 1
    return s


def put(s: Winter, survivor: int, where: str) -> None:
    if where == "rival":
        stand(s, survivor, PLACES.index("rival"), DOORS_AT[PLACES.index("rival")][4])
    else:
        stand(s, survivor, PLACES.index({"anywhere": "hospital", "outside": "hospital"}.get(where, where)))


def offered(s: Winter, card: Survivor) -> bool:
    return ("use", NUMBER[card.id]) in playing.abilities(s, ANN)


def test_65_abilities_are_deeds_or_change_deeds() -> None:
    assert len(SURVIVORS) == 65
    assert (len(USED), len(CHANGING)) == (33, 31)


@rule("DW-B55", "DW-B57", "DW-85")
@pytest.mark.parametrize("card", USED, **by_id)
def test_an_ability_is_used_once_and_then_no_more(card: Survivor) -> None:
    for seed in range(4):
        s = with_ability(card)
        assert offered(s, card)
        before = list(s.dice[ANN])
        carry_out(s, playing.use(s, ANN, NUMBER[card.id]), seed)
        assert not card.die or len(s.dice[ANN]) == len(before) - 1
        if NUMBER[card.id] in s.group[ANN]:
            assert not offered(s, card)


@rule("DW-B55")
@pytest.mark.parametrize("card", [card for card in USED if card.at != "anywhere"], **by_id)
def test_an_ability_works_only_at_its_place(card: Survivor) -> None:
    elsewhere = "library" if card.at in ("colony", "rival") else "colony"
    assert not offered(with_ability(card, elsewhere), card)


@rule("DW-B55", "DW-B42")
@pytest.mark.parametrize("card", [card for card in USED if card.die > 1], **by_id)
def test_an_ability_with_a_number_needs_such_a_die(card: Survivor) -> None:
    s = with_ability(card)
    s.dice[ANN] = [card.die - 1]
    assert not offered(s, card)
    s.dice[ANN] = [card.die]
    assert offered(s, card)


@rule("DW-74")
@pytest.mark.parametrize("card", SURVIVORS, **by_id)
def test_a_bitten_survivor_has_no_ability(card: Survivor) -> None:
    s = with_ability(card)
    s.lying.append(NUMBER[card.id])
    assert sources(s, NUMBER[card.id]) == []
    assert not offered(s, card)


@rule("DW-B55")
@pytest.mark.parametrize("card", CHANGING, **by_id)
def test_what_changes_a_deed_is_in_force_where_it_works(card: Survivor) -> None:
    s = with_ability(card)
    survivor, source = NUMBER[card.id], ABILITY + NUMBER[card.id]
    names = [each.name for each in said(source)]
    assert source in sources(s, survivor)
    assert not offered(s, card)
    if card.per == "always":
        assert any(always(s, survivor, name) for name in names if name != "move_safe") or names == ["move_safe"]
    else:
        assert source in list(uses(s, survivor, *names))
        s.used_abilities.append(survivor)
        assert source not in list(uses(s, survivor, *names))


@pytest.mark.parametrize("name", ["george_coleman", "bernadette_wilson"])
def test_some_abilities_work_only_for_a_group_leader(name: str) -> None:
    s = with_ability(SURVIVORS[NUMBER[name]])
    assert ABILITY + NUMBER[name] in sources(s, NUMBER[name])
    s.group[ANN].reverse()
    assert ABILITY + NUMBER[name] not in sources(s, NUMBER[name])


@rule("DW-B135")
def test_a_die_is_not_paid_for_nothing() -> None:
    card = SURVIVORS[NUMBER["thomas_heart"]]
    s = with_ability(card)
    s.zombies = [0] * 18
    assert not offered(s, card)


@rule("DW-197")
def test_the_other_active_player_is_left_alone() -> None:
    card = SURVIVORS[NUMBER["gray_beard"]]
    s = with_ability(card)
    s.active = [ANN, EVE]
    seen: set[int] = set()
    for seed in range(12):
        again: Any = s.copy()
        hands = [len(hand) for hand in again.hand]
        carry_out(again, playing.use(again, ANN, NUMBER["gray_beard"]), seed)
        seen |= {seat for seat in range(4) if len(again.hand[seat]) < hands[seat]}
    assert seen == {BOB, 3}


@rule("DW-B55")
def test_john_price_has_the_abilities_of_his_friends_at_a_location() -> None:
    s = with_ability(SURVIVORS[NUMBER["john_price"]], "hospital")
    john, brian = NUMBER["john_price"], who("brian_lee")
    assert ("copy", john, brian) in playing.abilities(s, ANN)
    carry_out(s, playing.copy(s, ANN, john, brian))
    assert ("copy", john, brian) not in playing.abilities(s, ANN)
    assert brian not in s.used_abilities
