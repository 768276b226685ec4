"""What games of this family tell besides the view: costs, strikes and damage, where answers lie, and why not.

A thing is named by its field and its place there (`combat:0`, `wilds:4`, `attached:2:0`); a field alone stands for all
that lies in it. Which rule of its book says why not is each game's own to tell.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, TypeVar

from prowl.kernel.aside import Seen, size

from .action import ACTION_PHASE, usable_tasks
from .cards import ACTION
from .house import House, Said
from .piles import character
from .piles import price as hq_price
from .state import SPACES, Encounter
from .story import Story
from .strikes import STRIKE_PHASE, damage, still_to_strike, strikes_of
from .track import is_enemy
from .values import can_be_fought, changed_value, in_purse, points_for, scan_costs, statements

E = TypeVar("E", bound=Encounter)

# The key of a reason and its numbers.
Why = tuple[str, dict[str, int]]
# What keeps an enemy from being fought, and what the Action text of a card still asks for.
WhyBarred = Callable[[E, int], Why]
WhyNoTask = Callable[[E, int], Why]

# What is read of a table.
OPEN = (
    *("players", "attack", "recruit", "alive", "health", "wounds", "up", "combat", "hq", "attached"),
    *("plays", "revealed_now", "struck_already", "offered", "taken_offers"),
    *("active", "phase", "activated", "used_tasks", "has_offered"),
)
# Where things lie that are used by acting.
ACTED_ON = ("hand", "plays", "hq", "officers", "wilds", "combat", "attached")
FACE_DOWN = -1
# Answers that name a place or a seat, and those whose numbers are no cards of the table.
PLACES = {"scan": "wilds", "space": "wilds", "seat": "seat"}
NOWHERE = ("avatar",)


def zones_of(house: House[Any]) -> list[str]:
    """The zone of tasks, if the game has one."""
    return [house.task_zone] if house.task_zone else []


def laid_out(eyes: Seen, game: type[E], *more: str) -> E:
    """The table as these eyes see it: a state with nothing but what lies open, of which the rules can be asked.

    Whatever else a rule wants to read is not there.
    """
    s = game.__new__(game)
    for name, value in eyes.fields((*OPEN, *zones_of(game.house), *more)).items():
        setattr(s, name, value)
    s.wilds = [pile if isinstance(pile, list) else [FACE_DOWN] * size(pile) for pile in eyes.wilds]
    return s


# -- figures ------------------------------------------------------------------------------


def figures(s: Encounter, eyes: Seen) -> dict[str, Any]:
    """What things cost the active player, what stands ahead, who is hurt; when all is over, the whole story.

    All can tell that. `spots` are for the seat that is asked.
    """
    said = statements(s)
    found = {
        "row": row(s, said),
        "combat": [fight(s, card, said) if is_enemy(s, card) else None for card in s.combat],
        "hq": [price(hq_price(s, slot[0]), s.recruit) if slot else None for slot in s.hq],
        "officer": price(s.house.officer_cost, s.recruit),
        "strikes": sum(strikes_of(s, card) for card in still_to_strike(s)),
        "crew": [health(s, seat) for seat in range(s.players)],
        "taken": [[card in s.taken_offers for card in pile] for pile in s.offered],
        "spots": [],
    }
    return {**found, "story": Story(s).tell(eyes)} if eyes.outcome else found


def price(cost: int, have: int) -> dict[str, Any]:
    """What is to be paid, and how much of it is lacking."""
    return {"cost": cost, "short": max(0, cost - have)}


def fight(s: Encounter, card: int, said: Said) -> dict[str, Any]:
    """The value of the moment (PR-51, PR-508), and whether something forbids the fight (PR-71)."""
    cost = changed_value(s, card, said)
    return {
        "cost": cost,
        "short": max(0, cost - in_purse(s, points_for(s, card), card)),
        "barred": not can_be_fought(s, card, said),
    }


def row(s: Encounter, said: Said) -> list[dict[str, Any]]:
    """Each space: what is printed for a scan and what it costs now (PR-46), and the enemy that lies face up."""
    costs = scan_costs(s, said)
    return [
        {
            "space": s.house.spaces[at],
            "printed": s.house.scan_costs[at],
            "scan": price(costs[at], s.attack),
            "fight": fight(s, s.wilds[at][0], said) if s.up[at] and is_enemy(s, s.wilds[at][0]) else None,
        }
        for at in range(SPACES)
    ]


def health(s: Encounter, seat: int) -> dict[str, int]:
    """The damage of the strikes laid at an avatar, and the health left (PR-58); the dead have none."""
    hurt = damage(s, seat)
    return {"damage": hurt, "left": max(0, s.health[seat] - hurt) if s.alive[seat] else 0}


# -- where answers lie --------------------------------------------------------------------


class Places(NamedTuple):
    """What eyes can tell of where things lie: of every answer, of every card this seat can point at."""

    spots: Callable[[Seen], list[str | None]]
    lying: Callable[[Seen], dict[int, str]]


@cache
def places_of(task_zone: str) -> Places:
    """The places of a game with this zone of tasks."""
    open_zones = ["plays", "combat", *([task_zone] if task_zone else [])]

    def spots(eyes: Seen) -> list[str | None]:
        """For each answer to the question the thing on the table that stands for it; none for what lies nowhere."""
        options = eyes.ask.options if eyes.ask is not None else ()
        if not options:
            return []
        lies, offers = eyes.once(lying), eyes.common(offered)
        noun = eyes.about.rpartition(".")[2]
        return [spot(noun, option, lies, offers) for option in options]

    def lying(eyes: Seen) -> dict[int, str]:
        """Where each card lies that this seat can point at."""
        hand = eyes.mine("hand") if eyes.seat >= 0 else []
        return {**{card: f"hand:{i}" for i, card in enumerate(hand)}, **eyes.common(lying_open)}

    def lying_open(eyes: Seen) -> dict[int, str]:
        piles = eyes.fields(open_zones).items()
        found = {card: f"{name}:{i}" for name, pile in piles for i, card in enumerate(pile)}
        found.update((slot[0], f"hq:{at}") for at, slot in enumerate(eyes.hq) if slot)
        found.update((eyes.wilds[at][0], f"wilds:{at}") for at in range(SPACES) if eyes.up[at])
        attached = enumerate(eyes.attached)
        found.update((card, f"attached:{at}:{i}") for at, pile in attached for i, card in enumerate(pile))
        return found

    return Places(spots, lying)


def spot(noun: str, option: Any, lies: dict[int, str], offers: dict[int, str]) -> str | None:
    verb, thing = (option[0], option[-1]) if isinstance(option, tuple) else (noun, option)
    if verb in PLACES:
        return f"{PLACES[verb]}:{thing}"
    if verb == "officer":
        return "officers"
    return (offers if verb == "copy" else lies).get(thing) if verb not in NOWHERE else None


def offered(eyes: Seen) -> dict[int, str]:
    return {card: f"offered:{seat}:{i}" for seat, pile in enumerate(eyes.offered) for i, card in enumerate(pile)}


# -- why not ------------------------------------------------------------------------------


def why_not(s: E, eyes: Seen, why_barred: WhyBarred[E], why_no_task: WhyNoTask[E]) -> dict[str, Why]:
    """Of all that is used by acting, why this seat cannot use it now."""
    if eyes.about == "action":
        return why_not_acted_on(s, eyes.seat, why_barred, why_no_task)
    found = dict.fromkeys((*ACTED_ON, *zones_of(s.house)), why_no_action(s, eyes))
    found["hand"] = why_not_from_hand(s, eyes)
    spots, lying = places_of(s.house.task_zone)
    answers = {each for each in eyes.once(spots) if each is not None}
    if not answers:
        return found
    fields = {each.partition(":")[0] for each in answers}
    # Where some cards answer the question, the others are told one by one.
    rest = [each for each in eyes.once(lying).values() if each not in answers and each.partition(":")[0] in fields]
    return {thing: why for thing, why in found.items() if thing not in fields} | {
        each: found[each.partition(":")[0]] for each in rest
    }


def why_no_action(s: Encounter, eyes: Seen) -> Why:
    """Only the active player acts, and not while a choice is demanded (PR-500) or once the strikes begin (PR-66)."""
    if eyes.ask is not None and not is_asked_to_help(eyes) and s.phase != STRIKE_PHASE:
        return "asked", {}
    if s.active != eyes.seat:
        return "not-active", {}
    return ("strikes" if s.phase == STRIKE_PHASE else "waits"), {}


def is_asked_to_help(eyes: Seen) -> bool:
    return eyes.about in ("coordinate", "coordinate_early")


def why_not_from_hand(s: Encounter, eyes: Seen) -> Why:
    """A helper may set aside a card with Coordinate (PR-133), one in each turn of somebody else (PR-134)."""
    if is_asked_to_help(eyes):
        return "no-coordinate", {}
    helps = eyes.ask is None and s.active != eyes.seat and s.phase == ACTION_PHASE
    return ("offered", {}) if helps and s.has_offered[eyes.seat] else why_no_action(s, eyes)


def why_not_acted_on(s: E, me: int, why_barred: WhyBarred[E], why_no_task: WhyNoTask[E]) -> dict[str, Why]:
    """What the active player cannot do in the middle of the Action phase."""
    said = statements(s)
    found = why_not_recruited(s) | why_not_tasks(s, me, why_no_task)
    for i, card in enumerate(s.combat):
        if is_enemy(s, card):
            found[f"combat:{i}"] = why_not_fought(s, card, said, why_barred)
    for at, cost in enumerate(scan_costs(s, said)):
        found[f"wilds:{at}"] = why_not_in_row(s, at, cost, said, why_barred)
    for i, card in enumerate(s.plays):
        if s.activated[i] or not character(s, card).activated:
            found[f"plays:{i}"] = ("used" if s.activated[i] else "played"), {}
    return {thing: why for thing, why in found.items() if why is not None}


def short(key: str, cost: int, have: int) -> Why | None:
    return (key, {"cost": cost, "have": have}) if cost > have else None


def why_not_recruited(s: Encounter) -> dict[str, Why | None]:
    """The cost of a card, or of the top Officer, is paid in Recruit (PR-42, PR-44)."""
    costs = {f"hq:{at}": hq_price(s, slot[0]) for at, slot in enumerate(s.hq) if slot}
    found = {thing: short("recruit", cost, s.recruit) for thing, cost in costs.items()}
    return {**found, "officers": short("officer", s.house.officer_cost, s.recruit)}


def why_not_fought(s: E, card: int, said: Said, why_barred: WhyBarred[E]) -> Why | None:
    """An enemy that nothing forbids to fight needs its value in Attack (PR-51)."""
    if not can_be_fought(s, card, said):
        return why_barred(s, card)
    points = points_for(s, card)
    return short("fight", changed_value(s, card, said), in_purse(s, points, card))


def why_not_in_row(s: E, at: int, cost: int, said: Said, why_barred: WhyBarred[E]) -> Why | None:
    """Empty spaces and face-up cards cannot be scanned; a scan is paid in Attack (PR-46)."""
    if not s.wilds[at]:
        return "clear", {}
    if not s.up[at]:
        return short("scan", cost, s.attack)
    card = s.wilds[at][0]
    return why_not_fought(s, card, said, why_barred) if is_enemy(s, card) else ("seen", {})


def why_not_tasks(s: E, me: int, why_no_task: WhyNoTask[E]) -> dict[str, Why | None]:
    """An Action text is used once a turn (PR-517), and if what it asks for is there."""
    usable = usable_tasks(s, me)
    zones = [(name, getattr(s, name)) for name in zones_of(s.house)]
    piles = [*zones, *((f"attached:{at}", pile) for at, pile in enumerate(s.attached))]
    cards = [(f"{name}:{i}", card) for name, pile in piles for i, card in enumerate(pile)]
    return {thing: why_not_task(s, card, why_no_task) for thing, card in cards if card not in usable}


def why_not_task(s: E, card: int, why_no_task: WhyNoTask[E]) -> Why:
    if not s.book.cards[card].at(ACTION):
        return "no-action", {}
    return ("task-used", {}) if card in s.used_tasks else why_no_task(s, card)
