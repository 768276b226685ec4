"""What follows from the table: strengths, chances, how far the missions are, and the story of the turn."""

from __future__ import annotations

from typing import Any

from prowl.kernel.aside import Seen, cards, size

from ..cards.cities import CITIES, TYPES
from ..cards.missions import compares, progress
from ..rules.constants import FUEL_MOST, FUEL_PER_TURN
from ..rules.planning import PLANNING
from .battles import battle_odds, fight_odds, story
from .fleets import bound, fleets, next_ship, plan, told_slots
from .numbers import numbers

Figures = dict[str, Any]


def figures(eyes: Seen) -> Figures:
    """What lies open to everybody."""
    found: Figures = {
        "tank": FUEL_MOST,
        "supply": FUEL_PER_TURN,
        "captains": eyes.common(captains),
        "planners": eyes.common(planners),
        "cities": eyes.common(fleets),
    }
    if eyes.revealed:
        found |= eyes.common(story)
    if eyes.outcome:
        found["numbers"] = eyes.common(numbers)
    return found


def own(eyes: Seen) -> Figures:
    """What follows from a captain's own hand, plan and question."""
    found: Figures = {"cities": fleets(eyes)} if told_slots(eyes) else {}
    if eyes.seat < 0:
        return found
    found |= {"bound": bound(eyes), "missions": missions(eyes) if eyes.missions else []}
    if eyes.phase == PLANNING:
        found["plan"] = plan(eyes)
    match eyes.about:
        case "plan.slot":
            found["next"] = next_ship(eyes)
        case "battle":
            found["odds"] = battle_odds(eyes)
        case "army":
            found["odds"] = fight_odds(eyes)
    return found


def captains(eyes: Seen) -> list[Figures]:
    return [captain(eyes, seat) for seat in range(eyes.players)]


def captain(eyes: Seen, seat: int) -> Figures:
    """All ships, in hand, attack and search (TH-54); and the captured cities by their type."""
    taken = [CITIES[city].type for city in eyes.captured[seat]]
    sent = len(eyes.attack[seat]) if eyes.revealed else 0
    return {
        "ships": size(eyes.hand[seat]) + sent + len(eyes.searching[seat]),
        "captured": {kind: taken.count(kind) for kind in TYPES},
    }


def planners(eyes: Seen) -> list[int]:
    """While plans are made in secret: the captains who have ships to send (TH-69, TH-194)."""
    if eyes.phase != PLANNING or eyes.revealed:
        return []
    return [seat for seat, hand in enumerate(eyes.hand) if size(hand)]


def missions(eyes: Seen) -> list[Figures]:
    """What each mission wants and how much of it is captured, part by part (TH-127)."""
    mine = eyes.mine("captured")
    others = [cities for seat, cities in enumerate(eyes.captured) if seat != eyes.seat]
    return [
        {"most": compares(card), "parts": [part._asdict() for part in progress(card, mine, others)]}
        for card in cards(eyes.mine("mission_hand"))
    ]
