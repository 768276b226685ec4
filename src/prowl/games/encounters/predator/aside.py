"""What Predator tells besides the view: the figures of the family, Officers and Hazards, and why not by which rule."""

from __future__ import annotations

from typing import Any

from prowl.kernel.aside import Aside, Reason, Seen
from prowl.kernel.effects import Effect

from ..core import aside as core
from ..core.aside import Why, laid_out, places_of, short
from ..core.cards import ACTION, TASK
from ..core.track import foe
from .cards.people import LEADERSHIP, OFFICERS
from .effects import HILLS, by_players, camp_cost, camp_space
from .rules.house import HOUSE, PLACES
from .state import Hunt

# The rule behind each reason.
RULES = {
    "not-active": "PR-500",
    "asked": "PR-500",
    "waits": "PR-500",
    "strikes": "PR-66",
    "no-coordinate": "PR-133",
    "offered": "PR-134",
    "recruit": "PR-42",
    "officer": "PR-44",
    "scan": "PR-46",
    "clear": "PR-46",
    "seen": "PR-46",
    "fight": "PR-51",
    "final": "PR-120",
    "forbidden": "PR-71",
    "played": "PR-34",
    "used": "PR-34",
    "no-action": "PR-517",
    "task-used": "PR-517",
    "task-early": "PR-115",
    "task-camp": "PR-87",
    "task-hills": "PR-87",
    "task-combat": "PR-517",
    "task-attack": "PR-84",
    "task-recruit": "PR-84",
}
SPOTS = places_of(HOUSE.task_zone).spots
PLAIN = {key: Reason(key, rule) for key, rule in RULES.items()}
# All Officers are alike but for their class (PR-96): this one is shown for the pile.
OFFICER = next(card.id for card in OFFICERS if card.klass == LEADERSHIP)


def figures(eyes: Seen) -> dict[str, Any]:
    """The family's figures; of the Location, how many Hazards it has (PR-128)."""
    s = eyes.common(open_table)
    found = core.figures(s, eyes)
    found["officer"]["card"] = OFFICER
    return {**found, "hazards": len(PLACES[s.location].hazards)}


def own(eyes: Seen) -> dict[str, Any]:
    answers = eyes.once(SPOTS)
    return {"spots": answers} if answers else {}


def open_table(eyes: Seen) -> Hunt:
    return laid_out(eyes, Hunt, "front", "objective", "objectives", "location")


def reasons(eyes: Seen) -> dict[str, Reason]:
    found = core.why_not(eyes.common(open_table), eyes, why_barred, why_no_task)
    return {thing: reason(*why) for thing, why in found.items()}


def reason(key: str, numbers: dict[str, int]) -> Reason:
    return Reason(key, RULES[key], numbers) if numbers else PLAIN[key]


def why_barred(s: Hunt, card: int) -> Why:
    """The Final Enemy waits for the second Objective (PR-120); later a card may still forbid to fight it (PR-71)."""
    return ("forbidden" if HOUSE.can_die(s, card) else "final"), {}


def why_no_task(s: Hunt, card: int) -> Why:
    """A Task serves its own Objective (PR-115): its place must be clear (PR-87), its price there (PR-84)."""
    task = foe(s, card)
    when = task.at(ACTION)[0].when
    if when is None or (task.type == TASK and task.deck != s.objectives[s.objective]):
        return "task-early", {}
    blocked = in_the_way(s, when.verb)
    if blocked:
        return blocked, {}
    attack, recruit = price(s, when)
    return short("task-attack", attack, s.attack) or short("task-recruit", recruit, s.recruit) or ("task-early", {})


def in_the_way(s: Hunt, condition: str) -> str:
    """What must be clear first: the space of the camp, Hills, or the Combat Zone."""
    camp = camp_space(s)
    if condition == "can_raid" and camp is not None and s.wilds[camp]:
        return "task-camp"
    if condition in ("can_settle", "can_fly_out") and s.wilds[HILLS]:
        return "task-hills"
    return "task-combat" if condition == "can_board" and s.combat else ""


def price(s: Hunt, when: Effect) -> tuple[int, int]:
    """The Attack and the Recruit that a Task asks for."""
    numbers = when.numbers
    match when.verb:
        case "can_raid":
            return camp_cost(s), 0
        case "can_settle":
            return 0, numbers["recruit"]
        case "can_fly_out":
            return 0, by_players(s, numbers["recruit"], numbers["alone"], numbers["crowd"])
        case "can_board":
            each = by_players(s, numbers["each"], numbers["alone"], numbers["each"])
            return each, each
    return 0, 0


ASIDE = Aside(figures=figures, own=own, reasons=reasons)
