"""What bots are told about Tremble, Humans!: how good an Earth looks, and what sensible captains do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from prowl.kernel.game import Mind
from prowl.kernel.prompts import PASS, Ask

from .cards.cities import CITIES
from .cards.missions import MISSIONS, Mission, fulfilled
from .cards.ships import SHIPS, strength
from .odds import at_least
from .rules.constants import CREDIT_REPAY, MOST_SHIPS, SLOTS
from .rules.fleet import search_ships, searches_of, ships_of
from .state import Earth

# A difference of this many thousands decides most games.
SPREAD = 60.0

# -- How good it looks -------------------------------------------------------------------


def value(s: Earth, seat: int) -> float:
    """How likely this captain is to have the most people in the end."""
    if s.scores:
        best = max(s.scores)
        return float(s.scores[seat] == best) / s.scores.count(best)
    worth = [prospects(s, me) for me in range(s.players)]
    rivals = [each for me, each in enumerate(worth) if me != seat]
    return 1.0 / (1.0 + exp((max(rivals) - worth[seat]) / SPREAD))


def prospects(s: Earth, me: int) -> float:
    """People, what is owed and promised, and what the fleet may still bring."""
    turns = min(turns_left(s), 6)
    fleet = sum(SHIPS[ship].strength for ship in s.hand[me] + s.attack[me] + s.searching[me])
    return (
        s.people[me]
        - CREDIT_REPAY * s.credits[me]
        + sum((search_worth(s, me, city) for city in searches_of(s, me)), 0.0)
        + turns * (1.6 * fleet + 0.3 * s.fuel[me])
        + missions_worth(s, me)
    )


def search_worth(s: Earth, me: int, city: int) -> float:
    """What a search promises, less what its ships would bring elsewhere meanwhile; nothing if it cannot be finished."""
    turns = s.counter[s.searches.index(city)]
    busy = sum(SHIPS[ship].strength for ship in search_ships(s, me, city))
    promise = CITIES[city].search * (0.8 if turns == 1 else 0.6) if turns <= turns_left(s) else 0.0
    return promise - 1.6 * turns * busy


def turns_left(s: Earth) -> int:
    return -(-len(s.city_deck) // SLOTS[s.players])


def missions_worth(s: Earth, me: int) -> float:
    """Missions already fulfilled count more and more, others are a hope at first and a debt in the end."""
    others = [cities for seat, cities in enumerate(s.captured) if seat != me]
    late = 1.0 - min(turns_left(s), 12) / 12
    total = 0.0
    for mission in s.mission_hand[me]:
        card = MISSIONS[mission]
        if fulfilled(mission, s.captured[me], others):
            total += card.reward * (0.4 + 0.6 * late)
        else:
            total += hope(card) * (1.0 - late) - card.penalty * late
    return total


def hope(card: Mission) -> float:
    """What a mission is worth at the start: the more it pays, the less likely it is fulfilled."""
    likely = 0.95 - card.reward / 100
    return likely * card.reward - (1.0 - likely) * card.penalty


# -- What to answer: a function for each question, from state and options to weights ----------

Weights = list[float]


def plan(s: Earth, me: int, ask: Ask, options: Sequence[Any]) -> Weights:
    """A city by what it brings and how well this ship fits it; at home when fuel is short."""
    told = ask.values or {}
    ship = told.get("ship", s.hand[me][0] if s.hand[me] else 0)
    short = told.get("needed", 0) + SHIPS[ship].fuel > s.fuel[me]
    with_me = list(zip(s.hand[me], told.get("plan", ()), strict=False))
    weights = []
    for slot in options:
        if slot == 0:
            weights.append(40.0 if short else 0.4 + (1.0 if SHIPS[ship].joins else 0.0))
            continue
        weights.append(0.002 if short else attraction(s, ship, slot, with_me))
    return weights


def attraction(s: Earth, ship: int, slot: int, with_me: list[tuple[int, int]]) -> float:
    city = CITIES[s.row[s.slots.index(slot)]]
    fleet = [other for other, target in with_me if target == slot]
    gain = strength([*fleet, ship], city.type) - strength(fleet, city.type)
    crowd = 0.5 if len(fleet) > 1 else 1.0
    return crowd * (city.quick + 0.4 * city.search) / 30.0 * (gain / 4.0)


def draw(s: Earth, me: int, ask: Ask, options: Sequence[Any]) -> Weights:
    """Look for ships while there is time to use them and people to pay."""
    wants = s.people[me] >= 20 and turns_left(s) > 2 and ships_of(s, me) < MOST_SHIPS
    return [(6.0 if wants else 0.2) if option != PASS else 1.0 for option in options]


def buy(s: Earth, me: int, ask: Ask, options: Sequence[Any]) -> Weights:
    """Strong ships that can be paid; rarely change one for another."""
    time = min(turns_left(s), 6) / 6
    weights = []
    for option in options:
        if option == PASS:
            weights.append(1.0)
            continue
        ship = SHIPS[option[1]]
        gain = ship.strength - (SHIPS[option[2]].strength if len(option) > 2 else 0)
        rest = s.people[me] - ship.price
        weights.append(max(0.05, time * gain * (1.5 if rest >= 20 else 0.8)))
    return weights


def money(s: Earth, me: int, ask: Ask, options: Sequence[Any]) -> Weights:
    """A credit is dear: only without any other way; repay before the end."""
    chosen = {"credit": 3.0 if s.people[me] < 20 and turns_left(s) > 4 else 0.1, "repay": 2.0, "go_on": 1.0}
    return [chosen[option[0]] for option in options]


def face_army(s: Earth, me: int, ask: Ask, options: Sequence[Any]) -> Weights:
    """Fight as the odds are."""
    told = ask.values or {}
    odds = at_least(told.get("need", 0) - told.get("strength", 0))
    return [odds * odds * 4 if option == ("fight",) else 1.0 - odds * 0.9 for option in options]


def battle(s: Earth, me: int, ask: Ask, options: Sequence[Any]) -> Weights:
    """Stay if not far behind the strongest."""
    slot = s.slots[s.battle_at]
    city = CITIES[s.row[s.battle_at]]
    mine = _at(s, me, slot, city.type)
    best = max(_at(s, seat, slot, city.type) for seat in s.battle_in if seat != me)
    return [exp((mine - best) / 3.0) if option == ("stay",) else 0.6 for option in options]


def _at(s: Earth, me: int, slot: int, city_type: str) -> float:
    ships = [ship for ship, target in zip(s.attack[me], s.target[me], strict=True) if target == slot]
    return strength(ships, city_type)


def join(s: Earth, me: int, ask: Ask, options: Sequence[Any]) -> Weights:
    return [3.0 if option[0] == "join" else 1.0 for option in options]


def reward(s: Earth, me: int, ask: Ask, options: Sequence[Any]) -> Weights:
    """Search if it can be finished and pays for the risk and the lost raids."""
    city = CITIES[s.row[0]]
    slot = s.slots[0]
    ships = [ship for ship, target in zip(s.attack[me], s.target[me], strict=True) if target == slot]
    quick = any(SHIPS[ship].quick_search for ship in ships)
    if turns_left(s) < (1 if quick else 2):
        return [50.0 if option == ("raid",) else 0.01 for option in options]
    promise = city.search * (0.85 if quick else 0.65) - (10 if quick else 25)
    return [1.0 if option == ("raid",) else exp((promise - city.quick) / 8.0) for option in options]


def lost_ship(s: Earth, me: int, ask: Ask, options: Sequence[Any]) -> Weights:
    """The cheapest goes first."""
    return [1.0 / (1 + SHIPS[ship].price) for ship in options]


def staying(s: Earth, me: int, ask: Ask, options: Sequence[Any]) -> Weights:
    """Ships that search quickly, and small ones."""
    return [4.0 if SHIPS[ship].quick_search else 6.0 / SHIPS[ship].strength for ship in options]


def keep(s: Earth, me: int, ask: Ask, options: Sequence[Any]) -> Weights:
    """Missions that pay well for what they ask."""
    return [40.0 / (20 + MISSIONS[mission].reward) for mission in options]


def relocate(s: Earth, me: int, ask: Ask, options: Sequence[Any]) -> Weights:
    """A city that fewer captains attack."""
    crowd = {slot: sum(slot in s.target[seat] for seat in range(s.players)) for slot in options}
    return [CITIES[s.row[s.slots.index(slot)]].quick / (10.0 * (1 + crowd[slot])) for slot in options]


QUESTIONS: dict[str, Callable[[Earth, int, Ask, Sequence[Any]], Weights]] = {
    "plan.slot": plan,
    "buy_draw": draw,
    "buy_ship": buy,
    "money": money,
    "army": face_army,
    "army_loss.ship": lost_ship,
    "battle": battle,
    "battle_join": join,
    "join_fight": join,
    "battle_loss.ship": lost_ship,
    "no_fuel.ship": lost_ship,
    "reward": reward,
    "search.ship": staying,
    "keep.mission": keep,
    "relocate.slot": relocate,
}


def weights(s: Earth, ask: Ask, options: Sequence[Any]) -> Sequence[float]:
    weigh = QUESTIONS.get(ask.about)
    return weigh(s, ask.seat, ask, options) if weigh else [1.0] * len(options)


#: What a turn brings is known at its end: nothing that is asked before tells how good an answer was.
HALFWAY = frozenset(QUESTIONS) - {"keep.mission"}

MIND = Mind(value=value, weights=weights, halfway=HALFWAY)
