"""The story of a finished game in numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from prowl.kernel.aside import Seen

from ..cards.cities import NAMES
from ..rules.constants import START_PEOPLE

Told = Sequence[Mapping[str, Any]]
Numbers = dict[str, Any]

#: What happens to somebody's people, by the event that tells it (TH-50, TH-100, TH-102, TH-131, TH-132, TH-160).
PAYS = {
    "credit_taken": 1,
    "credit_repaid": -1,
    "credit_collected": -1,
    "ship_bought": -1,
    "city_raided": 1,
    "search_paid": 1,
    "search_unfinished": 1,
    "mission_fulfilled": 1,
    "mission_failed": -1,
}
HAULS = ("city_raided", "search_paid")
#: What is counted of the game, and of a captain.
ALL = {"battles": "battle_began", "retreats": "retreated", "armies": "army_came", "lost": "ship_lost"}
OWN = {
    "raids": "city_raided",
    "searches": "search_paid",
    "bought": "ship_bought",
    "lost": "ship_lost",
    "missions": "mission_fulfilled",
}


def numbers(eyes: Seen) -> Numbers:
    told = eyes.told("turn_began", "city_won", *ALL.values(), *PAYS)
    winners = battle_winners(told)
    return {
        "turns": eyes.round,
        **{key: sum(each["event"] == name for each in told) for key, name in ALL.items()},
        "best": best_haul(told),
        "seats": [
            {**counts(told, seat), "battles": winners.count(seat), "people": people(told, seat)}
            for seat in range(eyes.players)
        ],
    }


def counts(told: Told, seat: int) -> Numbers:
    happened = [each["event"] for each in told if each.get("seat") == seat]
    return {key: happened.count(name) for key, name in OWN.items()}


def battle_winners(told: Told) -> list[int]:
    """Who won each contested city; a city that one captain alone attacks is won without a battle (TH-81)."""
    found, fought = [], False
    for each in told:
        if each["event"] == "city_won":
            found += [each["seat"]] if fought else []
        if each["event"] in ("city_won", "battle_began"):
            fought = each["event"] == "battle_began"
    return found


def best_haul(told: Told) -> Numbers | None:
    """The first of the dearest cities."""
    hauls = [each for each in told if each["event"] in HAULS]
    best = max(hauls, key=lambda each: int(each["n"]), default=None)
    return None if best is None else {"city": NAMES[best["city"]], "n": best["n"], "seat": best["seat"]}


def people(told: Told, seat: int) -> list[int]:
    """People at the start and at the end of every turn; the last is the final score."""
    found, now = [], START_PEOPLE
    for each in told:
        if each["event"] == "turn_began":
            found.append(now)
        elif each["event"] in PAYS and each["seat"] == seat:
            now += PAYS[each["event"]] * each["n"]
    return [*found, now]
