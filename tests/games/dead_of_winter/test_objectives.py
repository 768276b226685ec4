"""What secret objectives, main objectives and missions ask for, each condition met and not met."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from prowl.games.dead_of_winter.cards.goals import GOALS
from prowl.games.dead_of_winter.cards.items import ITEMS
from prowl.games.dead_of_winter.cards.missions import MISSIONS
from prowl.games.dead_of_winter.cards.objectives import EXILES, LONE_OBJECTIVES, OBJECTIVES
from prowl.games.dead_of_winter.effects.conditions import All, Condition, Either, Not, read_condition
from prowl.games.dead_of_winter.effects.deed import SETUP, deed
from prowl.games.dead_of_winter.effects.questions import holds
from prowl.games.dead_of_winter.rules.hands import equip, from_hand, to_hand
from prowl.games.dead_of_winter.rules.places import NOWHERE, stand
from prowl.games.dead_of_winter.state import Winter
from tests.games.dead_of_winter.carrying import plenty
from tests.games.dead_of_winter.table import ANN, BOB, EVE, PLACES, who
from tests.kit import rule

Change = Callable[[Winter], Any]


def met(text: str, s: Winter, seat: int = ANN, survivor: str = "") -> bool:
    made = deed(s, seat, SETUP, who(survivor) if survivor else NOWHERE)
    return holds(made, read_condition(text))


def set_to(name: str, camp: int, value: Any) -> Change:
    return lambda s: getattr(s, name).__setitem__(camp, value)


def hold(s: Winter, *names: str) -> None:
    """Ann holds exactly these cards."""
    for card in list(s.hand[ANN]):
        from_hand(s, ANN, card)
        s.box.append(card)
    for name in names:
        card = next(each for each in s.box if ITEMS[each].id == name)
        s.box.remove(card)
        to_hand(s, ANN, card)


def go(name: str, where: str) -> Change:
    return lambda s: stand(s, who(name), PLACES.index(where))


def all_home(s: Winter) -> None:
    for survivor in s.group[ANN]:
        stand(s, survivor, PLACES.index("colony"))


def carry(name: str, *items: str) -> Change:
    def change(s: Winter) -> None:
        for item in items:
            deck, card = next((deck, card) for deck in s.decks for card in deck if ITEMS[card].id == item)
            deck.remove(card)
            equip(s, who(name), card)

    return change


def nothing(s: Winter) -> None:
    """As it is."""


# The condition, a change after which it holds, and one after which it does not.
CASES: list[tuple[str, Change, Change]] = [
    ("main", set_to("completed", 0, True), set_to("completed", 1, True)),
    ("hand(fuel)>=3", nothing, lambda s: hold(s, "fuel", "fuel")),
    ("hand(fuel)>=4", lambda s: hold(s, "fuel", "fuel", "fuel", "fuel"), nothing),
    ("hand=0", hold, nothing),
    ("hand>=4", nothing, lambda s: hold(s, "fuel")),
    ("hand_only(medicine)", lambda s: hold(s, "medicine", "medicine"), hold),
    ("hand_types>=4", nothing, lambda s: hold(s, "fuel", "medicine", "food_1", "food_2")),
    ("equip(weapon)>=2", nothing, lambda s: s.gear[ANN].clear() or s.carrier[ANN].clear()),
    ("equip(any)>=3", carry("maria_lopez", "hammer"), nothing),
    ("equipped_at(weapon,colony)", nothing, go("daniel_smith", "gas")),
    ("own_count=1", lambda s: s.group.__setitem__(ANN, s.group[ANN][:1]), nothing),
    ("own_count>=4", nothing, lambda s: s.group[ANN].pop()),
    ("own_locations>=2", nothing, go("mike_cho", "school")),
    ("own_all_at(colony)", all_home, nothing),
    ("own_none_at(colony)", go("daniel_smith", "gas"), nothing),
    ("own_at(gas)", go("daniel_smith", "gas"), nothing),
    ("most_cards", nothing, hold),
    ("most_survivors", nothing, lambda s: s.group[BOB].extend(s.survivor_deck[:2])),
    ("lead_survivors>=1", nothing, lambda s: s.group[EVE].append(s.survivor_deck[0])),
    ("wounds_own=0", lambda s: setattr(s, "wounds", [0] * 65), nothing),
    ("wounds_own>=3", nothing, lambda s: setattr(s, "wounds", [0] * 65)),
    ("frost_own=0", nothing, lambda s: s.frost.__setitem__(who("mike_cho"), 1)),
    ("leader_wounds>=1", nothing, lambda s: setattr(s, "wounds", [0] * 65)),
    ("start_leader", nothing, lambda s: s.group[ANN].reverse()),
    ("not start_leader", lambda s: s.group[ANN].reverse(), nothing),
    ("zombie_kills>=5", set_to("kills", ANN, 5), set_to("kills", BOB, 9)),
    ("start_items>=1", lambda s: start_item(s), hold),
    ("starve=0", set_to("starve", 1, 2), set_to("starve", 0, 1)),
    ("noise=0", nothing, set_to("noise", 3, 1)),
    ("waste<=3", lambda s: s.waste[0].pop(), nothing),
    ("food>=5", nothing, set_to("food", 0, 4)),
    ("helpless>=3", nothing, set_to("helpless", 0, 2)),
    ("unruly=0", set_to("unruly", 1, 1), set_to("unruly", 0, 1)),
    ("morale>=4", nothing, set_to("morale", 0, 3)),
    ("morale=0", set_to("morale", 0, 0), nothing),
    ("morale>=6 or morale>rival", set_to("morale", 1, 4), nothing),
    ("barricades(colony)>=2", set_to("traps", 6, 1), nothing),
    ("barricades(each_location)>=1", lambda s: setattr(s, "barricades", [1] * 18), nothing),
    ("barricaded_entrances>=2", set_to("barricades", 9, 1), set_to("barricades", 8, 2)),
    ("clear_entrances>=4", nothing, set_to("zombies", 8, 1)),
    ("removed_survivors>=2", lambda s: bury(s, 2), lambda s: bury(s, 1)),
    ("removed_others>=2", lambda s: setattr(s, "losses", [0, 1, 1, 0]), lambda s: setattr(s, "losses", [5, 1, 0, 0])),
    ("decks_empty>=1", lambda s: s.decks[2].clear(), nothing),
    ("exiled>=1", set_to("exiled", BOB, True), nothing),
    ("top_influence", lambda s: s.group[ANN].insert(0, who("mabel_stone")), nothing),
    ("last_round", lambda s: setattr(s, "track", 1), nothing),
    ("zombies(all_locations)<=6", nothing, set_to("zombies", 2, 3)),
    ("controlled>=1", nothing, lambda s: s.group[ANN].clear()),
    ("controls(police)", nothing, go("mike_cho", "school")),
    ("controls(school)", go("greta_lindqvist", "gas"), nothing),
    ("controlled>rival", nothing, go("mike_cho", "colony")),
    ("battles_won>=4 and battles_won(rival)>=1", lambda s: won(s, 4, 1), lambda s: won(s, 4, 0)),
    ("bullets>=8", nothing, set_to("bullets", 0, 7)),
    ("weapons>=2", nothing, lambda s: s.gear[ANN].clear() or s.carrier[ANN].clear()),
    ("rival_starve>=starve+2 or rival_starve>=4", set_to("starve", 1, 2), lambda s: setattr(s, "starve", [1, 2, 0])),
    ("food>=half_colony", nothing, set_to("food", 0, 2)),
    ("food>=2P", nothing, set_to("food", 0, 3)),
    ("colony_fallen", set_to("fallen", 1, True), nothing),
    ("graveyard_all>=1", lambda s: bury(s, 1), nothing),
    ("morale_gap<=1", nothing, set_to("morale", 0, 3)),
    ("zombie_kills_turn>=3", lambda s: s.counts.__setitem__(ANN, [3, 0, 0, 0]), nothing),
    ("moves_turn>=3", lambda s: s.counts.__setitem__(ANN, [0, 0, 3, 0]), nothing),
    ("noted_completed", lambda s: note(s, 1), lambda s: note(s, 0)),
    ("leader", nothing, set_to("leader", 0, BOB)),
    ("helpless_majority", set_to("helpless", 0, 20), set_to("helpless", 0, 1)),
    ("every_player(equip(weapon)>=1)", carry("sophie_robinson", "pistol"), nothing),
    ("in_play(mike_cho) and not in_play(olivia_brown)", nothing, lambda s: s.group[ANN].pop()),
    ("in_deck(thomas_heart)", nothing, lambda s: s.survivor_deck.remove(who("thomas_heart"))),
    ("enemy_at(colony)", nothing, go("viktor_hale", "gas")),
    ("own_entrances(both)", lambda s: stand(s, who("mike_cho"), 6, 8), nothing),
]


def bury(s: Winter, n: int) -> None:
    s.graveyard[0] = [s.survivor_deck.pop() for _ in range(n)]


def won(s: Winter, battles: int, away: int) -> None:
    s.battles_won[0], s.battles_away[0] = battles, away


def note(s: Winter, camp: int) -> None:
    s.noted, s.completed = camp, [False, True, False]


def start_item(s: Winter) -> None:
    hold(s)
    card = next(each for each in s.box if each >= 120 and ITEMS[each].id == "junk")
    s.box.remove(card)
    to_hand(s, ANN, card)


@rule("DW-141", "DW-B114")
@pytest.mark.parametrize(("text", "yes", "no"), CASES, ids=[case[0] for case in CASES])
def test_a_condition_holds_and_does_not_hold(text: str, yes: Change, no: Change) -> None:
    s = plenty()
    yes(s)
    assert met(text, s)
    s = plenty()
    no(s)
    assert not met(text, s)


@rule("DW-138")
def test_with_a_survivor_one_survivor_must_meet_the_whole_condition() -> None:
    s = plenty()
    assert met("own_at(police) and armed", s, survivor="mike_cho")
    assert not met("own_at(police) and armed", s, survivor="maria_lopez")
    assert met("outside and with_enemy and zombies(here)>=1", s, survivor="maria_lopez")
    assert not met("alone", s, survivor="maria_lopez")
    assert met("alone", s, survivor="mike_cho")


@rule("DW-212")
def test_in_the_standard_game_nobody_is_ahead_of_an_enemy_colony() -> None:
    assert not met("morale>rival", plenty("ordinary"))


def leaves(condition: Condition) -> list[Condition]:
    match condition:
        case All(parts) | Either(parts):
            return [leaf for part in parts for leaf in leaves(part)]
        case Not(part):
            return leaves(part)
    return [condition]


def test_every_condition_of_every_card_can_be_asked_in_both_variants() -> None:
    conditions = [card.needs for card in (*OBJECTIVES, *EXILES, *LONE_OBJECTIVES)]
    conditions += [card.betrayer for card in EXILES if card.betrayer]
    conditions += [goal.win for goal in GOALS] + [mission.condition for mission in MISSIONS]
    assert len(conditions) == 76 + 10 + 28 + 14
    for s in (plenty(), plenty("ordinary")):
        for condition in conditions:
            for leaf in leaves(condition):
                assert holds(deed(s, ANN, SETUP, who("maria_lopez")), leaf) in (True, False)
