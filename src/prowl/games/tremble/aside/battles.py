"""The chances of a battle or a fight, and the story of the turn: the reveal and every battle since."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from prowl.kernel.aside import Seen, cards

from ..cards.cities import CITIES, NAMES
from ..cards.ships import SHIP_NAMES, SHIPS, strength
from ..odds import at_least, win_chance
from .fleets import Fleet, fleet

Told = Sequence[Mapping[str, Any]]

# -- What a decision is worth ------------------------------------------------------------


def battle_odds(eyes: Seen) -> Fleet:
    """To stay: the chance as things are, and with each reserve. To retreat: who is left, if only one (TH-88)."""
    slot, city = eyes.slots[eyes.battle_at], eyes.row[eyes.battle_at]
    rivals = [seat for seat in eyes.battle_in if seat != eyes.seat]
    against = [strength(at_slot(eyes, seat, slot), CITIES[city].type) for seat in rivals]
    mine = at_slot(eyes, eyes.seat, slot)
    have = strength(mine, CITIES[city].type)
    found: Fleet = {"chance": win_chance(have, against), "reserve": []}
    kinds = {SHIP_NAMES[ship]: ship for ship in (eyes.ask.values["reserve"] if eyes.ask is not None else ())}
    for name, ship in kinds.items():
        total = strength([*mine, ship], CITIES[city].type)
        help_of = {"gain": total - have, "fuel": SHIPS[ship].fuel, "chance": win_chance(total, against)}
        found["reserve"].append({"ship": name, **help_of})
    if len(rivals) == 1:
        found["left_to"] = rivals[0]
    return found


def at_slot(eyes: Seen, seat: int, slot: int) -> list[int]:
    sent = zip(cards(eyes.attack[seat]), eyes.target[seat], strict=True)
    return [ship for ship, target in sent if target == slot]


def fight_odds(eyes: Seen) -> Fleet:
    """The chance to hold out against the army: equal is enough (TH-113, TH-117)."""
    told = eyes.ask.values if eyes.ask is not None else {}
    return {"chance": at_least(told["need"] - told["strength"])}


# -- The story of the turn -----------------------------------------------------------------


@dataclass
class Battle:
    slot: int
    city: int
    order: list[int]
    # The ships that came to it, by captain: those that leave or fall stay in the story.
    ships: dict[int, list[int]]
    retreated: list[int] = field(default_factory=list)
    # The last roll of each, and how often they rolled
    rolls: dict[int, Fleet] = field(default_factory=dict)
    winner: int | None = None


STORY = (
    "city_dealt",
    "stayed_home",
    "attack_revealed",
    "ship_relocated",
    "ship_lost",
    "battle_began",
    "retreated",
    "ship_joined",
    "battle_rolled",
    "city_won",
)


def story(eyes: Seen) -> Fleet:
    told = eyes.told(*STORY, since="turn_began")
    return {"reveal": reveal(told), "battles": [shown(each, eyes.battle_in) for each in battles(told)]}


def reveal(told: Told) -> Fleet:
    """The fleets as they were turned over, before fuel, relocation and battle (TH-71)."""
    cities: dict[int, Fleet] = {}
    home = []
    for each in told:
        match each["event"]:
            case "city_dealt":
                sighted(cities, each)
            case "attack_revealed":
                sighted(cities, each)["fleets"].append(fleet(each["seat"], each["ship"], each["city"]))
            case "stayed_home":
                home.append(each["seat"])
    return {"cities": list(cities.values()), "home": home}


def sighted(cities: dict[int, Fleet], event: Mapping[str, Any]) -> Fleet:
    if event["slot"] not in cities:
        cities[event["slot"]] = {"slot": event["slot"], "city": NAMES[event["city"]], "fleets": []}
    return cities[event["slot"]]


def battles(told: Told) -> list[Battle]:
    """The contested cities of this turn, in order."""
    sky: dict[int, tuple[int, int]] = {}
    found: list[Battle] = []
    for event in told:
        if event["event"] == "battle_began":
            found.append(begun(event, sky))
        elif found:
            go_on(found[-1], event)
        else:
            fly(sky, event)
    return found


def fly(sky: dict[int, tuple[int, int]], event: Mapping[str, Any]) -> None:
    """Before the first battle ships arrive, are given up for want of fuel, or change their city (TH-76, TH-151)."""
    match event["event"]:
        case "attack_revealed":
            sky.update((ship, (event["seat"], event["slot"])) for ship in event["ship"])
        case "ship_relocated":
            sky[event["ship"]] = event["seat"], event["slot"]
        case "ship_lost":
            sky.pop(event["ship"], None)


def begun(event: Mapping[str, Any], sky: Mapping[int, tuple[int, int]]) -> Battle:
    slot, order = event["slot"], event["seat"]
    ships = {seat: [ship for ship, at in sky.items() if at == (seat, slot)] for seat in order}
    return Battle(slot, event["city"], order, ships)


def go_on(battle: Battle, event: Mapping[str, Any]) -> None:
    """Retreats, joiners, rolls and the end; cities won without a battle are no part of it (TH-197)."""
    match event["event"]:
        case "retreated":
            battle.retreated.append(event["seat"])
        case "ship_joined":
            battle.ships[event["seat"]].append(event["ship"])
        case "battle_rolled":
            rolls = battle.rolls.get(event["seat"], {}).get("rolls", 0) + 1
            last = {"dice": [event["die"], event["die2"]], "total": event["n"], "rolls": rolls}
            battle.rolls[event["seat"]] = last
        case "city_won" if event["slot"] == battle.slot:
            battle.winner = event["seat"]


def shown(battle: Battle, still_in: Sequence[int]) -> Fleet:
    """The dice may have spoken while a loser still has to name a ship: then one alone is left in the battle."""
    over = battle.winner is not None
    winner = battle.winner if over or not battle.rolls else still_in[0]
    sides = [fleet(seat, battle.ships[seat], battle.city) for seat in battle.order]
    for side in sides:
        side |= {"retreated": side["seat"] in battle.retreated, "won": side["seat"] == winner}
        side |= battle.rolls.get(side["seat"], {})
    if not over and not battle.rolls:
        add_chances([side for side in sides if not side["retreated"]])
    return {"slot": battle.slot, "city": NAMES[battle.city], "over": over, "sides": sides}


def add_chances(sides: Sequence[Fleet]) -> None:
    """As things are: if nobody else retreats, and nobody joins."""
    for side in sides:
        side["chance"] = win_chance(side["strength"], [other["strength"] for other in sides if other is not side])
