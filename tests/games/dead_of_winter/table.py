"""Lay out a table of Dead of Winter: known people, hands, dice and decks, every card in exactly one zone.

    scene = acting(table(people={ANN: ["mike_cho"]}, at={"mike_cho": "police"}, dice={ANN: [6]}, zombies={"police": 1}))

Ann and Bob belong to the first colony and lead it by Ann, Eve and Gus to the second, led by Eve; with five players Ida
is the Lone Wolf. Everything is known by name. Entrances are `("colony", 1)` to `("colony", 6)`, `("rival", 1)` …, and
the name of a location. Who is not mentioned has one survivor at home, no cards and no dice; decks lie in the order of
the cards; nobody draws a crossroads card; without a crisis there is none. `luck` fixes what the dice show next.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from prowl.games.dead_of_winter import GAME
from prowl.games.dead_of_winter.cards.constants import BATTLE, EXPOSURE
from prowl.games.dead_of_winter.cards.crises import NAMES as CRISES
from prowl.games.dead_of_winter.cards.crossroads import NAMES as CROSSROADS
from prowl.games.dead_of_winter.cards.goals import NAMES as GOALS
from prowl.games.dead_of_winter.cards.items import DECK_OF, RANDOM
from prowl.games.dead_of_winter.cards.items import NAMES as ITEMS
from prowl.games.dead_of_winter.cards.missions import NAMES as MISSIONS
from prowl.games.dead_of_winter.cards.objectives import OBJECTIVES
from prowl.games.dead_of_winter.cards.survivors import NAMES, NUMBER
from prowl.games.dead_of_winter.rules.deeds import act_once, begin_moves
from prowl.games.dead_of_winter.rules.hands import equip, to_hand
from prowl.games.dead_of_winter.rules.places import DOORS_AT, NOWHERE, home_of, stand
from prowl.games.dead_of_winter.rules.turn import ACTING, WOLF_TURN
from prowl.games.dead_of_winter.state import COLONIES, Winter
from prowl.kernel.rng import below
from prowl.kernel.views import piles
from tests.kit import Scene, new_state

ANN, BOB, EVE, GUS, IDA = range(5)
LOCATIONS = ("police", "grocery", "school", "library", "hospital", "gas")
PLACES = (*LOCATIONS, "colony", "rival", "den")
# Nobody of them has an ability that works by itself.
USUAL = ("daniel_smith", "maria_lopez", "loretta_clay", "sophie_robinson", "elias_thorn")
FACES = {face: [i for i, each in enumerate(EXPOSURE) if each == face] for face in EXPOSURE}
BATTLE_FACES = {face: [i for i, each in enumerate(BATTLE) if each == face] for face in BATTLE}

Hands = Mapping[int, Sequence[str]]
Door = "str | tuple[str, int]"


class Box:
    """Item cards by name, each to be taken out once; `of` a deck first, random items last."""

    def __init__(self) -> None:
        self.left = sorted(range(len(ITEMS)), key=lambda card: (DECK_OF[card] == RANDOM, card))

    def take(self, name: str) -> int:
        found = next((card for card in self.left if ITEMS[card] == name), None)
        assert found is not None, f"no {name} left"
        self.left.remove(found)
        return found

    def take_all(self, names: Iterable[str]) -> list[int]:
        return [self.take(name) for name in names]


def place(name: str) -> int:
    return PLACES.index(name)


def door(where: Any) -> int:
    if isinstance(where, str):
        return DOORS_AT[place(where)][0]
    return DOORS_AT[place(where[0])][where[1] - 1]


def who(name: str) -> int:
    return NUMBER[name]


def table(
    players: int = 4,
    variant: str = "colonies",
    *,
    settings: Mapping[str, str] | None = None,
    people: Hands | None = None,
    at: Mapping[str, Any] | None = None,
    hand: Hands | None = None,
    gear: Mapping[str, Sequence[str]] | None = None,
    waste: Mapping[int, Sequence[str]] | None = None,
    decks: Mapping[str, Sequence[str]] | None = None,
    dice: Mapping[int, Sequence[int]] | None = None,
    zombies: Mapping[Any, int] | None = None,
    barricades: Mapping[Any, int] | None = None,
    wounds: Mapping[str, int] | None = None,
    frost: Mapping[str, int] | None = None,
    goal: str = "",
    crisis: str = "",
    objective: Mapping[int, str] | None = None,
    missions: Sequence[str] = (),
    active: Sequence[int] | None = None,
    **fields: Any,
) -> Winter:
    """A state in round 1; `fields` are set as they are. Decks are named from the top."""
    chosen = {"variant": variant, "teams": "halves", "wolf": "5", **(settings or {})}
    s: Winter = new_state(GAME, players, **chosen)
    box = clear(s)
    lay_people(s, people or {}, at or {})
    for seat, names in (hand or {}).items():
        for card in box.take_all(names):
            to_hand(s, seat, card)
    for name, names in (gear or {}).items():
        for card in box.take_all(names):
            equip(s, who(name), card)
    for camp, names in (waste or {}).items():
        s.waste[camp] = box.take_all(names)
    lay_items(s, box, decks or {})
    for seat, values in (dice or {}).items():
        s.dice[seat] = sorted(values)
    for where, n in (zombies or {}).items():
        s.zombies[door(where)] = n
    for where, n in (barricades or {}).items():
        s.barricades[door(where)] = n
    for name, n in (wounds or {}).items():
        s.wounds[who(name)] = n
    for name, n in (frost or {}).items():
        s.frost[who(name)] = n
    lay_cards(s, goal, crisis, objective or {}, missions)
    s.round, s.track, s.morale = 1, 5, [5, 5, 4]
    s.leader = [ANN, EVE if variant == "colonies" else NOWHERE, IDA if s.wolf >= 0 else NOWHERE]
    s.active = list(active if active is not None else [ANN, EVE] if s.variant == COLONIES else [ANN])
    s.order = [0, 1] if s.variant == COLONIES else [0]
    for name, value in fields.items():
        assert hasattr(s, name), name
        setattr(s, name, value)
    return s


def clear(s: Winter) -> Box:
    for _, _, _, cards in piles(s):
        cards.clear()
    s.backs = [[] for _ in s.backs]
    s.strays = {}
    return Box()


def lay_people(s: Winter, people: Hands, at: Mapping[str, Any]) -> None:
    for seat in range(s.players):
        names = people.get(seat, [USUAL[seat]] if seat < len(USUAL) else [])
        s.group[seat] = [who(name) for name in names]
        s.start_leader[seat] = s.group[seat][0] if names else NOWHERE
        for survivor in s.group[seat]:
            stand(s, survivor, home_of(s, seat))
    for name, where in at.items():
        if isinstance(where, tuple):
            stand(s, who(name), place(where[0]), door(where))
        else:
            stand(s, who(name), place(where))
    in_play = [survivor for group in s.group for survivor in group]
    assert len(in_play) == len(set(in_play)), "somebody is in two groups"
    s.survivor_deck = [survivor for survivor in range(len(NAMES)) if survivor not in in_play]


def lay_items(s: Winter, box: Box, decks: Mapping[str, Sequence[str]]) -> None:
    for name, names in decks.items():
        s.decks[place(name)] = box.take_all(names)[::-1]
    for i, name in enumerate(LOCATIONS):
        if name not in decks:
            s.decks[i] = [card for card in box.left if DECK_OF[card] == i]
    for card in [card for deck in s.decks for card in deck if DECK_OF[card] == RANDOM]:
        s.strays[card] = next(i for i, deck in enumerate(s.decks) if card in deck)
    placed = {card for deck in s.decks for card in deck}
    s.box = [card for card in box.left if card not in placed]


def lay_cards(s: Winter, goal: str, crisis: str, objective: Mapping[int, str], missions: Sequence[str]) -> None:
    if goal:
        s.goal = GOALS.index(goal)
    s.crisis, s.crisis_off = [CRISES.index(crisis or "blackout")], not crisis
    s.crisis_deck = [i for i in range(len(CRISES)) if i not in s.crisis]
    ids = [card.id for card in OBJECTIVES]
    for seat, name in objective.items():
        s.objective[seat] = [ids.index(name)]
    held = {card for cards in s.objective for card in cards}
    s.objective_box = [card for card in range(len(ids)) if card not in held]
    s.exile_deck = list(range(10)) if s.variant != COLONIES else []
    s.crossroads_past = list(range(len(CROSSROADS)))
    s.missions = [MISSIONS.index(name) for name in missions]
    s.mission_deck = [i for i in range(len(MISSIONS)) if i not in s.missions] if s.wolf >= 0 else []
    s.lone_objective, s.lone_box = ([0], list(range(1, 8))) if s.wolf >= 0 else ([], [])


def draw_for(s: Winter, seat: int, drawer: int, name: str) -> Winter:
    """A crossroads card lies with a player, drawn for another."""
    card = CROSSROADS.index(name)
    s.crossroads_past.remove(card)
    s.drawn[drawer], s.drawn_for[drawer] = [card], seat
    return s


# -- chance ------------------------------------------------------------------------------


def luck(s: Winter, *wanted: Any) -> Winter:
    """The next dice: a number is a d6, a word a face of the exposure die, `"battle s2"` one of a battle die."""
    for seed in range(1_000_000):
        chance = {"dice": seed}
        if all(below(chance, "dice", sides(each)) in shown(each) for each in wanted):
            s.chance["dice"] = seed
            return s
    raise AssertionError(f"no luck: {wanted}")


def sides(wanted: Any) -> int:
    return 6 if isinstance(wanted, int) else 12


def shown(wanted: Any) -> list[int]:
    if isinstance(wanted, int):
        return [wanted - 1]
    return BATTLE_FACES[wanted[7:]] if wanted.startswith("battle ") else FACES[wanted]


# -- where the play begins ---------------------------------------------------------------


def acting(s: Winter) -> Scene:
    """In the middle of stage 3 of the first pair."""
    s.stage = ACTING
    return in_turn(s, act_once)


def moving(s: Winter) -> Scene:
    """At the beginning of stage 2 of the first pair."""
    return in_turn(s, begin_moves)


def in_turn(s: Winter, phase: Any) -> Scene:
    """From a phase of a turn on."""
    pairs = list(range(len(s.circle[0])))
    s.turns = [pairs if s.wolf not in s.active else [WOLF_TURN, *pairs]]
    return Scene(GAME, s, phase)


def at(s: Winter, phase: Any) -> Scene:
    """From a phase of the colony phase on."""
    s.active, s.turns = [], []
    return Scene(GAME, s, phase)


def deeds(scene: Scene, seat: int, *verbs: str) -> list[list[Any]]:
    """The deeds with these verbs that are offered."""
    return [option for option in scene.options(seat) if option[0] in verbs]


def items(scene: Scene, cards: Iterable[int]) -> list[str]:
    return sorted(ITEMS[card] for card in cards)
