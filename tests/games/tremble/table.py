"""Lay out a table of Tremble, Humans!: known hands, known decks, every card in exactly one zone.

    scene = battling(table(row=["paris"], attack={ANN: [("covered_tripod", 1)], BOB: [("net_cruiser", 1)]}))

Ships and cities go by name; of equal ships the next copy is taken. Decks not mentioned lie in the order of the
cards, Ann is the start player, hands not mentioned hold the starting saucer of their captain.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from prowl.games.tremble import GAME
from prowl.games.tremble.cards.cities import NAMES, in_play
from prowl.games.tremble.cards.missions import MISSIONS
from prowl.games.tremble.cards.ships import SHIP_NAMES
from prowl.games.tremble.rules.battle import begin_battle
from prowl.games.tremble.rules.buying import begin_buying
from prowl.games.tremble.rules.ending import end_of_turn
from prowl.games.tremble.rules.fleet import roll, senders
from prowl.games.tremble.rules.intelligence import begin_intelligence
from prowl.games.tremble.rules.planning import plan_attacks
from prowl.games.tremble.rules.refuelling import refuel
from prowl.games.tremble.rules.refuelling import relocate as relocation
from prowl.games.tremble.rules.reward import turn_counters
from prowl.games.tremble.rules.supply import new_turn
from prowl.games.tremble.state import Earth
from prowl.kernel.events import seen_event
from prowl.kernel.positions import Box, set_fields
from tests.kit import Scene, new_state

ANN, BOB, EVE, GUS, IDA = range(5)
SPECTATOR = -1
SAUCER = "starting_saucer"

Hands = Mapping[int, Sequence[str]]
Attacks = Mapping[int, Sequence[tuple[str, int]]]
Search = tuple[int, str, Sequence[str], int]


def table(
    players: int = 3,
    *,
    settings: Mapping[str, str] | None = None,
    hand: Hands | None = None,
    attack: Attacks | None = None,
    searches: Sequence[Search] = (),
    next_ships: Sequence[str] = (),
    ship_discard: Sequence[str] = (),
    ship_deck: Sequence[str] | None = None,
    row: Sequence[str] = (),
    next_cities: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    captured: Hands | None = None,
    missions: Hands | None = None,
    dice: Sequence[int] = (),
    **fields: Any,
) -> Earth:
    """A state at the start of turn 1; `fields` are set as they are.

    `next_ships` and `next_cities` lie on top of their decks, first drawn first; `deck` and `ship_deck` are whole decks.
    `searches` are (seat, city, ships, counter). Who does not get `missions` has none. `dice` are the next rolls.
    """
    chosen = {"missions": "on" if missions else "off", **(settings or {})}
    s: Earth = new_state(GAME, players, **chosen)
    s.round, s.first = 1, ANN
    s.known.clear()
    lay_ships(s, hand or {}, attack or {}, searches, next_ships, ship_discard, ship_deck)
    lay_cities(s, row, searches, captured or {}, next_cities, deck)
    if missions is not None:
        lay_missions(s, missions)
    set_fields(s, fields)
    if dice:
        s.chance["dice"] = luck(tuple(dice))
    return s


def lay_ships(
    s: Earth,
    hand: Hands,
    attack: Attacks,
    searches: Sequence[Search],
    top: Sequence[str],
    discard: Sequence[str],
    deck: Sequence[str] | None,
) -> None:
    box = Box(SHIP_NAMES)
    for me in range(s.players):
        s.hand[me] = box.take_all(hand[me]) if me in hand else [] if me in attack else [box.take(SAUCER)]
        s.attack[me] = box.take_all(name for name, _ in attack.get(me, ()))
        s.target[me] = [slot for _, slot in attack.get(me, ())]
        s.flown += s.attack[me]
    s.revealed = bool(attack)
    for me, city, ships, _ in searches:
        s.searching[me] += box.take_all(ships)
        s.search_of[me] += [NAMES.index(city)] * len(ships)
    s.ship_discard = box.take_all(discard)
    drawn = box.take_all(top if deck is None else deck)[::-1]
    saucers = [ship for ship in box.left if SHIP_NAMES[ship] == SAUCER]
    others = [ship for ship in box.left if ship not in saucers]
    s.ship_deck = drawn if deck is not None else others + drawn
    s.ship_box = saucers if deck is None else saucers + others


def lay_cities(
    s: Earth,
    row: Sequence[str],
    searches: Sequence[Search],
    captured: Hands,
    top: Sequence[str],
    deck: Sequence[str] | None,
) -> None:
    box = Box(NAMES, sorted(in_play(s.players)[0] + in_play(s.players)[1]))
    s.row = box.take_all(row)
    s.slots = list(range(1, len(row) + 1))
    s.searches = box.take_all(city for _, city, _, _ in searches)
    s.searched_by = [me for me, _, _, _ in searches]
    s.counter = [counter for _, _, _, counter in searches]
    s.captured = [box.take_all(captured.get(me, ())) for me in range(s.players)]
    drawn = box.take_all(top if deck is None else deck)[::-1]
    s.city_deck = drawn if deck is not None else box.left + drawn
    s.city_box = box.left if deck is not None else []


def lay_missions(s: Earth, missions: Hands) -> None:
    box = Box([mission.id for mission in MISSIONS])
    s.mission_hand = [box.take_all(missions.get(me, ())) for me in range(s.players)]
    s.mission_dropped = [[] for _ in range(s.players)]
    s.mission_deck = box.left


@cache
def luck(rolls: tuple[int, ...]) -> int:
    """A stream of chance whose next rolls of two dice are these."""
    s = new_state(GAME, 2)
    for seed in range(10_000_000):
        s.chance["dice"] = seed
        if all(sum(roll(s)) == wanted for wanted in rolls):
            return seed
    raise AssertionError(f"no luck for {rolls}")


# -- Where the play begins -------------------------------------------------------------


def turning(s: Earth) -> Scene:
    """From the start of a turn on."""
    return Scene(GAME, s, new_turn)


def buying(s: Earth) -> Scene:
    """From phase 2 on."""
    return Scene(GAME, s, begin_buying)


def scouting(s: Earth) -> Scene:
    """From phase 3 on: the row is dealt."""
    return Scene(GAME, s, begin_intelligence)


def planning(s: Earth) -> Scene:
    """From phase 4 on, with the `row`."""
    return Scene(GAME, s, plan_attacks)


def refuelling(s: Earth) -> Scene:
    """From phase 5 on, with the `attack`."""
    s.turns = [senders(s)]
    return Scene(GAME, s, refuel)


def relocating(s: Earth) -> Scene:
    """From the relocation on, fuel paid."""
    return Scene(GAME, s, relocation)


def battling(s: Earth) -> Scene:
    """From phase 6 on, with the `attack`."""
    return Scene(GAME, s, begin_battle)


def rewarding(s: Earth) -> Scene:
    """From phase 7 on; a city of the row belongs to whoever attacks it."""
    s.winner = [next(me for me in range(s.players) if slot in s.target[me]) for slot in s.slots]
    return Scene(GAME, s, turn_counters)


def finishing(s: Earth) -> Scene:
    """From the end of the last turn on."""
    s.city_box += s.city_deck
    s.city_deck = []
    return Scene(GAME, s, end_of_turn)


# -- Playing ---------------------------------------------------------------------------

#: What somebody answers who wants nothing.
IDLE: dict[str, tuple[Any, ...]] = {
    "money": ("go_on",),
    "buy_draw": ("pass",),
    "buy_ship": ("pass",),
    "plan.slot": ("slot", 0),
    "battle": ("stay",),
    "battle_join": ("done",),
    "join_fight": ("done",),
    "reward": ("raid",),
    "army": ("fight",),
}


def idle(scene: Scene, *stop: str) -> Scene:
    """Everybody wants nothing, until one of these questions is asked, or one that has no such answer."""
    while not scene.run.over and scene.asked:
        seat = scene.asked[0]
        about = scene.ask(seat).about
        if about in stop or about not in IDLE:
            break
        scene.say(seat, *IDLE[about])
    return scene


def plan(scene: Scene, plans: Mapping[int, Sequence[int]]) -> Scene:
    """Each captain says for each ship of the hand, in order, where it goes; the others stay at home."""
    for seat, targets in plans.items():
        for target in targets:
            scene.say(seat, "slot", target)
    for seat in [seat for seat in scene.asked if scene.ask(seat).about == "plan.slot"]:
        while seat in scene.run.pending and scene.ask(seat).about == "plan.slot":
            scene.say(seat, "slot", 0)
    return scene


def missions_chosen(players: int = 3, seed: int = 0, **settings: str) -> Scene:
    """A new game, at its first question."""
    return Scene(GAME, new_state(GAME, players, seed, **settings))


# -- Looking ---------------------------------------------------------------------------


def ships(cards: Iterable[int]) -> list[str]:
    return [SHIP_NAMES[card] for card in cards]


def cities(cards: Iterable[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def seen(scene: Scene, seat: int, name: str) -> list[dict[str, Any]]:
    """Every event of this name as the seat was told it, cards by name, hidden values None."""
    return [scene.wire.event(seen_event(event, seat)) for event in scene.events if event.name == name]


def told(scene: Scene, *names: str) -> list[dict[str, Any]]:
    """Every event of these names in order, cards by name, nothing hidden, the name as `event`."""
    found = [event for event in scene.events if event.name in names]
    return [scene.wire.event(seen_event(event, seat_of(event.values))) for event in found]


def seat_of(values: Mapping[str, Any]) -> int:
    seat = values.get("seat", SPECTATOR)
    return seat if isinstance(seat, int) else SPECTATOR
