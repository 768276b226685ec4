"""Each of the 62 kinds of items once: played, equipped, used."""

from __future__ import annotations

import pytest

from prowl.games.dead_of_winter.cards.items import EQUIP, EVENT, ITEMS, KINDS, WASTE, Item
from prowl.games.dead_of_winter.effects.deed import ITEM, deed
from prowl.games.dead_of_winter.effects.modifiers import always, per, said, sources, uses
from prowl.games.dead_of_winter.effects.verbs import can, perform
from prowl.games.dead_of_winter.rules import playing
from prowl.games.dead_of_winter.rules.hands import equip, from_hand, to_hand
from prowl.games.dead_of_winter.rules.moving import is_fuel
from prowl.games.dead_of_winter.state import Winter
from tests.games.dead_of_winter.carrying import carry_out, plenty
from tests.games.dead_of_winter.table import ANN, PLACES, who
from tests.kit import rule

by_id = {"ids": lambda item: item.id}
EQUIPPED = [item for item in KINDS if item.mode == EQUIP]


def with_item(item: Item, variant: str = "colonies") -> tuple[Winter, int]:
    """Ann holds the card."""
    s = plenty(variant)
    card = next(each for each, kind in enumerate(ITEMS) if kind is item)
    for pile in (s.box, s.removed, *s.decks, *s.waste):
        if card in pile:
            pile.remove(card)
            break
    else:
        seat = next(seat for seat in range(4) if card in s.hand[seat] or card in s.gear[seat])
        if card in s.hand[seat]:
            from_hand(s, seat, card)
        else:
            i = s.gear[seat].index(card)
            del s.gear[seat][i], s.carrier[seat][i]
    to_hand(s, ANN, card)
    s.stage = 3
    return s, card


def test_62_kinds_in_three_modes() -> None:
    modes = [item.mode for item in KINDS]
    assert {mode: modes.count(mode) for mode in modes} == {EQUIP: 33, WASTE: 25, EVENT: 4}
    assert sum(item.is_used for item in KINDS) == 7


@rule("DW-B58", "DW-198")
@pytest.mark.parametrize("variant", ["colonies", "ordinary"])
@pytest.mark.parametrize("item", [item for item in KINDS if item.mode != EQUIP], **by_id)
def test_a_card_is_played_and_goes_where_its_mode_says(item: Item, variant: str) -> None:
    if item.wc_only and variant == "ordinary":
        return
    for seed in range(4):
        s, card = with_item(item, variant)
        doing = deed(s, ANN, ITEM, card=card)
        assert can(doing, item.do)
        if is_fuel(card):
            carry_out(s, perform(doing, item.do), seed)
            assert playing.plays_of(s, ANN, card) == []
            continue
        verbs = {option[0] for option in playing.plays_of(s, ANN, card)}
        assert verbs == ({"heal"} if item.do[0].verb in ("heal", "heal_any") else {"play"})
        carry_out(s, playing.play(s, ANN, card), seed)
        assert card in (s.removed if item.mode == EVENT else s.waste[0])


@rule("DW-B86")
@pytest.mark.parametrize("item", [item for item in KINDS if item.mode == EVENT], **by_id)
def test_cards_with_survivors_cannot_be_played_in_a_full_colony(item: Item) -> None:
    s, card = with_item(item)
    s.helpless[0] += (
        24 - s.helpless[0] - sum(place == 6 and door < 0 for place, door in zip(s.place, s.door, strict=True))
    )
    assert playing.plays_of(s, ANN, card) == []


@rule("DW-B60")
@pytest.mark.parametrize("item", EQUIPPED, **by_id)
def test_equipment_is_in_force_for_who_carries_it(item: Item) -> None:
    s, card = with_item(item)
    carrier = who("maria_lopez")
    assert ("equip", card, carrier) in playing.plays_of(s, ANN, card)
    playing.equip_card(s, ANN, card, carrier)
    assert card in sources(s, carrier)
    assert card not in sources(s, who("daniel_smith"))
    names = [each.name for each in said(card)]
    places = [each.place for each in said(card) if each.place]
    if places:
        s.place[carrier] = PLACES.index(places[0])
    if item.modifiers and per(card) == "always":
        assert any(always(s, carrier, name) for name in names)
    elif item.modifiers:
        assert card in list(uses(s, carrier, *names))


@rule("DW-B56")
@pytest.mark.parametrize("item", [item for item in KINDS if item.is_used], **by_id)
def test_equipment_that_is_a_deed_of_its_own_is_used_once_a_round(item: Item) -> None:
    for seed in range(4):
        s, card = with_item(item)
        carrier = who("daniel_smith") if item.id in ("cookbook", "barricades_123") else who("maria_lopez")
        playing.equip_card(s, ANN, card, carrier)
        assert ("use_item", card, carrier) in playing.item_uses(s, ANN)
        carry_out(s, playing.use_item(s, ANN, card, carrier), seed)
        assert ("use_item", card, carrier) not in playing.item_uses(s, ANN)


@pytest.mark.parametrize("name", ["cookbook", "barricades_123"])
def test_some_equipment_works_only_in_the_colony(name: str) -> None:
    s, card = with_item(next(item for item in KINDS if item.id == name))
    from_hand(s, ANN, card)
    equip(s, who("maria_lopez"), card)
    assert playing.item_uses(s, ANN) == []


@rule("DW-B60")
def test_blueprints_help_only_at_their_location() -> None:
    s, card = with_item(next(item for item in KINDS if item.id == "blueprint_gas"))
    playing.equip_card(s, ANN, card, who("maria_lopez"))
    assert list(uses(s, who("maria_lopez"), "search_look")) == []
    s.place[who("maria_lopez")] = PLACES.index("gas")
    assert list(uses(s, who("maria_lopez"), "search_look")) == [card]
