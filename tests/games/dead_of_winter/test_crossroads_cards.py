"""Each option of the 102 crossroads, carried out once in each variant where the card may come (DW-B91 to DW-B94)."""

from __future__ import annotations

import pytest

from prowl.games.dead_of_winter.cards.crossroads import CROSSROADS, Crossroads
from prowl.games.dead_of_winter.cards.survivors import NAMES, NUMBER
from prowl.games.dead_of_winter.effects.deed import CROSSROADS as BY_CROSSROADS
from prowl.games.dead_of_winter.effects.deed import Deed, deed
from prowl.games.dead_of_winter.effects.verbs import can, perform
from prowl.games.dead_of_winter.effects.words import Call
from prowl.games.dead_of_winter.rules.crossroads import people_in
from prowl.games.dead_of_winter.state import Winter
from tests.games.dead_of_winter.carrying import carry_out, in_play, plenty
from tests.games.dead_of_winter.table import ANN, BOB, EVE, GUS, IDA, PLACES, who
from tests.kit import rule

VARIANTS = ("colonies", "ordinary")
# Places where `self` must stand for the card to have come.
AT_RIVAL = ("rooftop_sniper", "burning_stores", "old_friends", "sabotage", "night_raid", "false_colours")


def needed(card: Crossroads) -> set[str]:
    """Survivors whom the card takes for granted."""
    named = {
        word.id
        for option in card.options
        for call in every(option)
        for word in call.words.values()
        if hasattr(word, "id")
    }
    named |= set(people_in(card.condition))
    new = {call.words["who"] for option in card.options for call in every(option) if call.verb == "gain_named"}
    out = {call.words["whom"] for option in card.options for call in every(option) if call.verb == "take_out"}
    return (named & set(NAMES)) - new - out


def every(calls: tuple[Call, ...]) -> list[Call]:
    return [each for call in calls for each in (call, *every(tuple(c for b in call.branches for c in b.calls)))]


def laid_out(card: Crossroads, variant: str) -> tuple[Winter, Deed]:
    """The card lies open; Ann's survivor stands where the card speaks of, and everybody it names is there."""
    s = plenty(variant)
    for name in needed(card):
        in_play(s, NUMBER[name], BOB if card.by == "controller" else ANN, 6)
    number = CROSSROADS.index(card)
    s.crossroads_past.remove(number)
    s.crossroads_open.append(number)
    self = who("loretta_clay" if card.id in AT_RIVAL and variant == "colonies" else "maria_lopez")
    made = deed(s, ANN, BY_CROSSROADS, self, number)
    made.players["giver"] = [EVE if variant == "colonies" else BOB]
    return s, made


WITH_WOLF = {
    ANN: ["daniel_smith", "maria_lopez", "mike_cho", "loretta_clay"],
    BOB: ["sophie_robinson"],
    EVE: ["elias_thorn", "viktor_hale", "greta_lindqvist"],
    GUS: ["june_park"],
    IDA: ["jenny_clark", "scott_wheeler", "ines_calder"],
}


CASES = [
    pytest.param(card, number, variant, id=f"{card.id}-{number + 1}-{variant}")
    for card in CROSSROADS
    for number in range(len(card.options))
    for variant in VARIANTS
    if variant == "colonies" or not card.wc_only
]


def test_there_are_exactly_so_many_options() -> None:
    assert len(CROSSROADS) == 102
    assert sum(len(card.options) for card in CROSSROADS) == 206
    assert len(CASES) == 206 + sum(len(card.options) for card in CROSSROADS if not card.wc_only)


@rule("DW-B92", "DW-B93")
@pytest.mark.parametrize(("card", "number", "variant"), CASES)
def test_every_option_can_be_chosen_and_carried_out(card: Crossroads, number: int, variant: str) -> None:
    for seed in range(3):
        s, made = laid_out(card, variant)
        if card.id == "army" and number == 2:
            in_play(s, NUMBER["thomas_heart"], ANN, PLACES.index("colony"))
        assert can(made, card.options[number])
        carry_out(s, perform(made, card.options[number]), seed)
        lies = (s.crossroads_open, s.attached, s.crossroads_past)
        assert sum(CROSSROADS.index(card) in pile for pile in lies) == 1


@rule("DW-212")
@pytest.mark.parametrize("card", CROSSROADS, ids=lambda card: card.id)
def test_the_lone_wolf_can_meet_every_card(card: Crossroads) -> None:
    for number, option in enumerate(card.options):
        for seed in range(2):
            s = plenty(players=5, people=WITH_WOLF, active=[IDA])
            for name in needed(card):
                in_play(s, NUMBER[name], IDA, PLACES.index("den"))
            s.hand[IDA], s.hand[ANN] = s.hand[ANN], []
            s.backs[IDA], s.backs[ANN] = s.backs[ANN], []
            s.food[2], s.dice[IDA] = 5, [2, 4, 6]
            s.crossroads_past.remove(CROSSROADS.index(card))
            s.crossroads_open.append(CROSSROADS.index(card))
            self = who("scott_wheeler" if number else "ines_calder")
            made = deed(s, IDA, BY_CROSSROADS, self, CROSSROADS.index(card))
            costs_bullets = any(call.verb == "bullets" and call.words["n"].sign == "-" for call in every(option))
            if costs_bullets and not any(call.verb in ("pay", "roll", "choose") for call in option):
                assert not can(made, option) or any(call.words.get("scope") == "rival" for call in option)
            if can(made, option):
                carry_out(s, perform(made, option), seed)
                assert s.bullets[2] == s.helpless[2] == 0


@rule("DW-138", "DW-B93")
@pytest.mark.parametrize("card", [card for card in CROSSROADS if needed(card)], ids=lambda card: card.id)
def test_an_option_that_takes_somebody_absent_is_not_offered(card: Crossroads) -> None:
    s, made = laid_out(card, "colonies")
    for name in needed(card):
        for group in s.group:
            if NUMBER[name] in group:
                group.remove(NUMBER[name])
                s.place[NUMBER[name]] = -1
                s.survivor_deck.append(NUMBER[name])
    named = {"kill", "send", "attach"}
    for option in card.options:
        takes = [
            call for call in option if call.verb in named and any(getattr(w, "id", "") for w in call.words.values())
        ]
        if takes:
            assert not can(made, option)


PRICES = {
    "food": (["christmas", "cole_winters_x", "rats", "birthday", "lost_dog"], 0),
    "bullets": (["border_dispute", "stray_bullet", "powder_keg", "blood_feud", "smugglers"], 0),
    "helpless": (["old_divisions", "sunshine_state", "outbreak", "last_stand", "sleepwalker"], 0),
}


@rule("DW-B93")
@pytest.mark.parametrize(("what", "name"), [(what, name) for what, (names, _) in PRICES.items() for name in names])
def test_a_price_that_cannot_be_paid_is_not_offered(what: str, name: str) -> None:
    card = next(each for each in CROSSROADS if each.id == name)
    s, made = laid_out(card, "colonies")
    offered = [can(made, option) for option in card.options]
    getattr(s, what)[0] = 0
    assert offered.count(True) > [can(made, option) for option in card.options].count(True)


@rule("DW-B86")
def test_nobody_can_be_added_to_a_full_colony() -> None:
    card = next(each for each in CROSSROADS if each.id == "wounded_survivor")
    s, made = laid_out(card, "colonies")
    s.helpless[0] = 24 - sum(place == 6 and door < 0 for place, door in zip(s.place, s.door, strict=True))
    assert [can(made, option) for option in card.options] == [False, True]
