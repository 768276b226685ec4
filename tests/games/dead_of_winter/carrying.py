"""Carry out what a card says, in a position where nearly everything is possible, with every question answered.

s = plenty("ordinary")
carry_out(s, perform(deed(s, ANN, CROSSROADS, who("mike_cho")), calls))
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from prowl.games.dead_of_winter.effects.deed import CROSSROADS, Deed, deed
from prowl.games.dead_of_winter.rules.places import DOORS, NOWHERE, empty_spaces, free_spaces
from prowl.games.dead_of_winter.state import Winter
from prowl.kernel.prompts import Ask, Rule
from prowl.kernel.views import piles
from tests.games.dead_of_winter.table import ANN, BOB, EVE, GUS, PLACES, table, who

EVERY_KIND = ("pistol", "food_2", "food_1", "medicine", "medicine", "fuel", "fuel", "fuel", "junk", "mop", "cookbook")
OTHERS = ("food_1", "medicine", "fuel", "junk")


def plenty(variant: str = "colonies", players: int = 4, **changed: Any) -> Winter:
    """Everybody has people at home and outside, cards, dice and wounds; zombies and barricades stand everywhere."""
    laid: dict[str, Any] = {
        "people": {
            ANN: ["daniel_smith", "loretta_clay", "maria_lopez", "mike_cho"],
            BOB: ["sophie_robinson", "brian_lee"],
            EVE: ["elias_thorn", "viktor_hale", "greta_lindqvist"],
            GUS: ["june_park", "olivia_brown"],
        },
        "at": {"maria_lopez": "school", "mike_cho": "police", "greta_lindqvist": "school"},
        "hand": {ANN: EVERY_KIND, BOB: OTHERS, EVE: OTHERS, GUS: OTHERS},
        "gear": {"mike_cho": ["shotgun"], "daniel_smith": ["pistol"]},
        "waste": {0: ["food_1", "food_1", "fuel", "fuel"], 1: ["food_1"]},
        "dice": {seat: [1, 2, 3, 4, 5, 5] for seat in range(4)},
        "zombies": dict.fromkeys(PLACES[:6], 1) | {("colony", 1): 2, ("colony", 2): 1},
        "barricades": {"school": 1, ("colony", 3): 1},
        "wounds": {"maria_lopez": 1, "daniel_smith": 1, "sophie_robinson": 1, "loretta_clay": 1},
        "crisis": "blackout",
        **changed,
    }
    if variant == "colonies" and "at" not in changed:
        laid["at"]["viktor_hale"] = ("colony", 4)
        laid["at"]["loretta_clay"] = ("rival", 2)
    s = table(players, variant, **laid)
    s.food, s.bullets, s.bank, s.helpless = [9, 9, 0], [8, 8, 0], 17, [4, 4, 0]
    s.removed += [card for card in s.box if card % 3 == 0]
    s.box = [card for card in s.box if card % 3]
    s.stage, s.leader[0] = 4, ANN
    return s


def in_play(s: Winter, survivor: int, seat: int, place: int) -> None:
    """Somebody of the survivor deck joins a group at a place."""
    if survivor in s.survivor_deck:
        s.survivor_deck.remove(survivor)
        s.group[seat].append(survivor)
    s.place[survivor], s.door[survivor] = place, NOWHERE


def crossing(s: Winter, name: str = "maria_lopez", card: int = NOWHERE) -> Deed:
    return deed(s, ANN, CROSSROADS, who(name), card)


def carry_out(s: Winter, flow: Rule[Any] | None, seed: int = 1) -> list[str]:
    """Answer every question by chance; what was asked. No card may be lost or doubled on the way."""
    luck, cards, asked = Random(seed), everything(s), []
    if flow is None:
        return []
    try:
        waiting = next(flow)
        while True:
            assert everything(s) == cards, "a card is lost while a question is open"
            asks = list(waiting.values()) if isinstance(waiting, dict) else [waiting]
            ask = next((each for each in asks if not each.optional), asks[0])
            asked.append(ask.about)
            waiting = flow.send((ask.seat, any_answer(ask, luck)))
    except StopIteration:
        assert everything(s) == cards, "a card is lost"
        sound(s)
        return asked


def any_answer(ask: Ask, luck: Random) -> Any:
    options = list(ask.options)
    assert options or not ask.single, ask.about
    if ask.single:
        return luck.choice(options)
    size = luck.randint(min(ask.least, len(options)), min(ask.most, len(options)))
    return tuple(options[i] for i in sorted(luck.sample(range(len(options)), size)))


def everything(s: Winter) -> Counter[tuple[str, int]]:
    """Every card of every pool, wherever it lies."""
    return Counter((policy.pool, card) for policy, _, _, cards in piles(s) for card in cards)


def sound(s: Winter) -> None:
    """Nothing is negative or overfull, and what lies side by side is equally long."""
    for figures in (s.morale, s.food, s.bullets, s.helpless, s.unruly, s.zombies, s.barricades, s.traps, s.noise):
        assert min(figures) >= 0
    assert sum(s.bullets) + s.bank == 33
    assert all(empty_spaces(s, door) >= 0 for door in DOORS)
    assert all(free_spaces(s, place) >= 0 for place in range(9))
    assert all(unruly <= helpless for unruly, helpless in zip(s.unruly, s.helpless, strict=True))
    for seat in range(s.players):
        assert len(s.hand[seat]) == len(s.backs[seat])
        assert len(s.gear[seat]) == len(s.carrier[seat])
        assert set(s.carrier[seat]) <= set(s.group[seat])
        assert all(1 <= value <= 6 for value in s.dice[seat])
