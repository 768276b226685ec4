"""Positions of Tremble, Humans! in which the rules alone tell what is right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from prowl.kernel.positions import Box, set_fields, take
from prowl.kernel.puzzles import ANSWER, GAIN, GAME, WASTE, WIN, Puzzle

from .cards.cities import FIRST_ARMY, NAMES, in_play
from .cards.missions import MISSIONS
from .cards.ships import SHIP_NAMES, SHIPS, STARTING_SAUCERS
from .rules.armies import face_army
from .rules.battle import begin_battle, lose_battle
from .rules.buying import buy
from .rules.constants import CREDIT_REPAY, REMOVED
from .rules.fleet import met, ships_of
from .rules.planning import plan_attacks
from .rules.refuelling import relocate
from .rules.reward import turn_counters
from .state import Earth

ANN, BOB = range(2)
SAUCER = "starting_saucer"
ARMIES = NAMES[FIRST_ARMY:]
LATE_TURN = 12
# Enough, whatever flies.
FULL_TANKS = [20, 20]

Names = Sequence[str]
Ships = Mapping[int, Sequence[str]]
Attacks = Mapping[int, Sequence[tuple[str, int]]]
Search = tuple[int, str, Sequence[str], int]


def earth(
    s: Earth,
    *,
    hand: Ships | None = None,
    attack: Attacks | None = None,
    searches: Sequence[Search] = (),
    row: Names = (),
    captured: Ships | None = None,
    missions: Ships | None = None,
    left: int = 0,
    **fields: Any,
) -> None:
    """Lay out a late turn; `fields` are set as they are.

    Everybody has met all ships. `searches` are (seat, city, ships, counter). All armies have come; in the city deck
    `left` cards are left.
    """
    s.round, s.first, s.fuel = LATE_TURN, ANN, FULL_TANKS[:]
    _lay_ships(s, hand or {}, attack or {}, searches)
    _lay_cities(s, row, [city for _, city, _, _ in searches], captured or {}, left)
    s.searched_by = [me for me, _, _, _ in searches]
    s.counter = [counter for _, _, _, counter in searches]
    if missions:
        _lay_missions(s, missions)
    set_fields(s, fields)


def _lay_ships(s: Earth, hand: Ships, attack: Attacks, searches: Sequence[Search]) -> None:
    box = Box(SHIP_NAMES)
    for me in range(s.players):
        s.hand[me] = box.take_all(hand.get(me, ()))
        s.attack[me] = box.take_all((name for name, _ in attack.get(me, ())))
        s.target[me] = [slot for _, slot in attack.get(me, ())]
        s.flown += s.attack[me]
    for me, city, ships, _ in searches:
        s.searching[me] += box.take_all(ships)
        s.search_of[me] += [NAMES.index(city)] * len(ships)
    s.revealed = bool(attack)
    for ship in [ship for pile in (s.hand, s.attack, s.searching) for ships in pile for ship in ships]:
        met(s, ship)
    s.ship_box = box.rest(lambda ship: ship in STARTING_SAUCERS)
    s.ship_deck = box.left


def _lay_cities(s: Earth, row: Names, searched: Names, captured: Ships, left: int) -> None:
    """What is neither left nor in the box of unseen cards nor laid out has come and gone (TH-30 to TH-32)."""
    early, late = in_play(s.players)
    box = Box(NAMES, early + late)
    s.row, s.slots = box.take_all(row), list(range(1, len(row) + 1))
    s.searches = box.take_all(searched)
    s.captured = [box.take_all(captured.get(me, ())) for me in range(s.players)]
    s.city_discard = box.take_all(ARMIES)
    late = [card for card in box.left if card in late]
    early = [card for card in box.left if card in early]
    s.city_box = late[left : left + REMOVED] + early[:REMOVED]
    s.city_deck = late[:left]
    s.city_discard += late[left + REMOVED :] + early[REMOVED:]


def _lay_missions(s: Earth, missions: Ships) -> None:
    offered = [i for i, mission in enumerate(MISSIONS) if mission.players <= s.players]
    box = Box([mission.id for mission in MISSIONS], offered)
    s.mission_hand = [box.take_all(missions[me]) for me in range(s.players)]
    s.mission_dropped = [[box.left.pop() for _ in range(4 - len(s.mission_hand[me]))] for me in range(s.players)]
    s.mission_deck = box.left


def won(s: Earth, **laid: Any) -> None:
    """The same when all battles are over: each city of the row belongs to whoever attacks it."""
    earth(s, **laid)
    s.winner = [next(me for me in range(s.players) if slot in s.target[me]) for slot in s.slots]


def buying(s: Earth, **laid: Any) -> None:
    earth(s, **laid)
    s.phase, s.turns = 2, [[ANN, BOB]]


def beset(s: Earth, army: str, **laid: Any) -> None:
    """The same when the last army has come upon all searches."""
    earth(s, **laid)
    s.army = [take(NAMES, army, s.city_discard)]
    s.facing, s.phase = s.searches[:], 3


def beaten(s: Earth, **laid: Any) -> None:
    """The same when Ann has lost the battle for the first city to Bob."""
    earth(s, **laid)
    s.phase, s.winner = 6, [-1] * len(s.row)
    s.battle_order, s.battle_in, s.lost, s.turns = [ANN, BOB], [BOB], [ANN], [[ANN]]


# -- what is compared ----------------------------------------------------------------------


def people(s: Earth, me: int) -> float:
    """People less what is owed; in the end the score."""
    return s.scores[me] if s.scores else s.people[me] - CREDIT_REPAY * s.credits[me]


def ships(s: Earth, me: int) -> float:
    return ships_of(s, me)


def cities(s: Earth, me: int) -> float:
    """Cities that are captured or being searched."""
    return len(s.captured[me]) + s.searched_by.count(me)


def worth(s: Earth, me: int) -> float:
    """What the ships have cost."""
    return sum(SHIPS[ship].price for ship in s.hand[me] + s.attack[me] + s.searching[me])


def puzzle(id: str, kind: str, rule: str, phase: Any, lay: Any, missions: str = "off", **more: Any) -> Puzzle:
    return Puzzle(
        id=id, kind=kind, rule=rule, players=2, seat=ANN, phase=phase, lay=lay, settings={"missions": missions}, **more
    )


# How Ann goes on who wants no more.
IDLE = (("pass",), ("go_on",), ("slot", 0), ("raid",))
NOTHING_BOUGHT = ((ANN, ("go_on",)), (ANN, ("draw",)), (ANN, ("go_on",)), (ANN, ("pass",)))

PUZZLES = (
    puzzle(
        "no_time_to_search", WIN, "TH-159", turn_counters,
        partial(won, people=[60, 70], row=["vienna"], attack={ANN: [("net_cruiser", 1)]}, hand={BOB: [SAUCER]}),
        good=(("raid",),), until=GAME,
    ),
    puzzle(
        "time_for_one_search", WIN, "TH-105", turn_counters,
        partial(
            won, people=[115, 145], left=1, row=["london"], attack={ANN: [("net_cruiser", 1)]},
            hand={BOB: ["bare_hulk", "flagship", SAUCER]},
        ),
        good=(("search",),), until=GAME, then=IDLE,
    ),
    puzzle(
        "one_turn_is_not_two", WIN, "TH-184", turn_counters,
        partial(won, people=[105, 120], left=1, row=["paris"], attack={ANN: [("bare_hulk", 1)]}),
        good=(("raid",),), until=GAME, then=IDLE,
    ),
    puzzle(
        "leave_the_sniffer", WIN, "TH-144", turn_counters,
        partial(
            won, people=[115, 145], left=1, row=["london"],
            attack={ANN: [("bare_hulk", 1), ("cellar_sniffer", 1), ("covered_tripod", 1)]},
            hand={BOB: ["flagship", "dockyard_cruiser", SAUCER]},
        ),
        before=((ANN, ("search",)),),
        bad=(
            (("ship", "bare_hulk"),),
            (("ship", "covered_tripod"),),
            (("ship", "bare_hulk"), ("ship", "covered_tripod")),
        ),
        until=GAME, then=IDLE,
    ),
    puzzle(
        "credit_for_nothing", WASTE, "TH-137", buy,
        partial(buying, people=[25, 30], left=4, hand={ANN: [SAUCER], BOB: [SAUCER]}),
        before=NOTHING_BOUGHT, good=(("go_on",),), until=ANSWER, measure=people,
    ),
    puzzle(
        "one_saucer_too_many", WASTE, "TH-76", plan_attacks,
        partial(
            earth, people=[80, 80], fuel=[8, 8], left=8, row=["rome", "vienna", "geneva", "essen"],
            hand={ANN: ["net_cruiser", "covered_tripod", SAUCER]},
        ),
        before=((ANN, ("slot", 1)), (ANN, ("slot", 2))),
        good=(("slot", 0),), measure=ships,
    ),
    puzzle(
        "which_hull_to_lose", WASTE, "TH-92", lose_battle,
        partial(
            beaten, people=[80, 80], left=12, row=["paris"],
            attack={ANN: [("net_cruiser", 1), ("bare_hulk", 1)], BOB: [("flagship", 1), ("palace_cruiser", 1)]},
        ),
        good=(("ship", "bare_hulk"),), until=ANSWER, measure=worth,
    ),
    puzzle(
        "no_roll_is_enough", WASTE, "TH-113", face_army,
        partial(
            beset, people=[80, 80], left=8, searches=[(ANN, "tokyo", [SAUCER], 1)],
            army="united_army_of_earth", hand={ANN: ["covered_tripod"], BOB: [SAUCER]},
        ),
        good=(("flee",),), until=ANSWER, measure=ships,
    ),
    puzzle(
        "every_roll_is_enough", GAIN, "TH-117", face_army,
        partial(
            beset, people=[80, 80], left=8, searches=[(ANN, "paris", ["palace_cruiser"], 1)],
            army="tank_brigade", hand={BOB: [SAUCER]},
        ),
        good=(("fight",),), until=ANSWER, measure=cities,
    ),
    puzzle(
        "no_roll_can_lose", GAIN, "TH-90", begin_battle,
        partial(
            earth, people=[80, 80], left=8, row=["paris"],
            attack={ANN: [("palace_cruiser", 1), ("bare_hulk", 1)], BOB: [("covered_tripod", 1)]},
        ),
        before=((BOB, ("stay",)),), good=(("stay",),), measure=cities,
    ),
    puzzle(
        "away_from_the_fleet", GAIN, "TH-154", relocate,
        partial(
            earth, people=[80, 80], left=8, row=["paris", "rome", "geneva", "essen"],
            attack={ANN: [("zigzag_saucer", 1)], BOB: [("palace_cruiser", 1), ("flagship", 1)]},
        ),
        bad=(("slot", 1),), measure=cities,
    ),
    puzzle(
        "fuel_for_nobody", GAIN, "TH-163", begin_battle,
        partial(
            earth, people=[80, 80], row=["paris"], hand={ANN: ["orbital_reserve"]},
            attack={ANN: [("covered_tripod", 1)], BOB: [("bare_hulk", 1)]},
        ),
        before=((ANN, ("stay",)), (BOB, ("stay",))),
        good=(("join", "orbital_reserve"),), until=GAME, then=(("done",), ("raid",)), measure=people,
    ),
    puzzle(
        "the_fourth_laboratory", GAIN, "TH-126", plan_attacks,
        partial(
            earth, people=[80, 140], row=["paris", "stockholm", "essen"], hand={ANN: [SAUCER]},
            captured={ANN: ["geneva", "berlin", "haifa"]},
            missions={ANN: ["laboratory_supply"], BOB: ["sample_set"]},
        ),
        missions="on", good=(("slot", 2),), until=GAME, then=(("raid",),), measure=people,
    ),
    puzzle(
        "all_for_paris", WIN, "TH-83", plan_attacks,
        partial(
            earth, people=[100, 110], row=["paris", "leiden"],
            hand={ANN: [SAUCER, "palace_cruiser"], BOB: ["covered_tripod"]},
        ),
        before=((ANN, ("slot", 1)),), good=(("slot", 1),), until=GAME, then=(("stay",), ("raid",)),
    ),
    puzzle(
        "a_city_for_each", GAIN, "TH-81", plan_attacks,
        partial(
            earth, people=[80, 150], row=["paris", "rome", "geneva"], hand={ANN: ["net_cruiser", SAUCER]},
        ),
        before=((ANN, ("slot", 1)),),
        bad=(("slot", 0), ("slot", 1)), until=GAME, then=(("raid",),), measure=people,
    ),
    puzzle(
        "ships_enough", WASTE, "TH-163", buy,
        partial(
            buying, people=[120, 190], left=3,
            hand={ANN: ["net_cruiser", "covered_tripod", "museum_raider", SAUCER]},
        ),
        before=((ANN, ("draw",)),),
        good=(("pass",),), until=ANSWER, measure=people,
    ),
)  # fmt: skip
