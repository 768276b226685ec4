"""What Hunters tells besides the view: the figures of the family, Honour, Gear, Traps, Duels, Tests, and why not."""

from __future__ import annotations

from typing import Any

from prowl.kernel.aside import Aside, Reason, Seen, size

from ..core import aside as core
from ..core.aside import Why, laid_out, price, short
from ..core.cards import HAZARD
from ..core.riders import NOBODY
from .rules.duel import LASER_PRICE, defence, lasers_left, rivals
from .rules.ending import MASTER
from .rules.gear import said_of
from .rules.tests import progress
from .rules.traps import price as price_of
from .rules.traps import purse
from .rules.trophies import dishonour, worth
from .state import Chase

# The rule behind each reason.
RULES = {
    "not-active": "PR-500",
    "asked": "PR-500",
    "waits": "PR-500",
    "strikes": "PR-66",
    "recruit": "PR-42",
    "officer": "PR-44",
    "scan": "PR-46",
    "clear": "PR-46",
    "seen": "PR-46",
    "fight": "PR-51",
    "forbidden": "PR-71",
    "mud": "PR-71",
    "played": "PR-34",
    "used": "PR-34",
    "no-action": "PR-517",
    "task-used": "PR-517",
    "hazard": "PR-175",
    "trap": "PR-180",
    "no-duel": "PR-192",
    "defence": "PR-192",
}
PLAIN = {key: Reason(key, rule) for key, rule in RULES.items()}
# All Killer Instinct cards are alike but for their class (PR-164): this one is shown for the pile.
KILLER_INSTINCT = "instinct_strength"

# What is read of a table besides what the family reads.
OPEN = (
    *("traps", "geared", "bearers", "arrested", "officers_over", "weakened", "deeds", "testing", "done_before"),
    *("together", "paid_with_attack", "healing", "restoring", "duels", "lasers", "avatar", "slain", "shame", "noted"),
    *("rounds_to_go", "with_tests"),
)


def open_table(eyes: Seen) -> Chase:
    return laid_out(eyes, Chase, *OPEN)


# -- figures ------------------------------------------------------------------------------


def figures(eyes: Seen) -> dict[str, Any]:
    """What everybody can tell."""
    s = eyes.common(open_table)
    found = core.figures(s, eyes)
    found["officer"]["card"] = KILLER_INSTINCT
    places = eyes.common(places_in_play)
    return {
        **found,
        "hazards": [hazard(s, at) for at in range(len(s.wilds))],
        "gear": [None if bearer == NOBODY else places.get(bearer) for bearer in s.bearers],
        "arrested": [places.get(officer) for officer in s.officers_over],
        "traps": [[price(price_of(s, trap), purse(s)) for trap in pile] for pile in s.traps],
        "pools": {"heal": s.healing, "restore": s.restoring, "duels": s.duels},
        "duel": [price(defence(s, seat), s.attack) if is_rival(s, seat) else None for seat in range(s.players)],
        "dishonour": [dishonour(s, seat) for seat in range(s.players)],
        "tests": [{"done": progress(s, card), "wanted": s.book.cards[card].wanted.n} for card in s.testing],
        "ending": {"rounds": s.rounds_to_go, "mercenaries": size(eyes.enemy_box), "master": MASTER},
    }


def is_rival(s: Chase, seat: int) -> bool:
    return s.avatar[seat] >= 0 and seat in rivals(s, s.active)


def hazard(s: Chase, at: int) -> dict[str, Any] | None:
    """What it costs to avoid the Hazard of this space."""
    if not s.up[at] or s.book.cards[s.wilds[at][0]].type != HAZARD:
        return None
    return price(price_of(s, s.wilds[at][0]), purse(s))


def places_in_play(eyes: Seen) -> dict[int, str]:
    """Where the Prey lies that may bear Gear or be arrested."""
    s = eyes.common(open_table)
    found = {card: f"combat:{i}" for i, card in enumerate(s.combat)}
    found.update((s.wilds[at][0], f"wilds:{at}") for at in range(len(s.wilds)) if s.up[at])
    found.update((card, f"arrested:{i}") for i, card in enumerate(s.arrested))
    return found


def own(eyes: Seen) -> dict[str, Any]:
    """Where answers lie, and the own Honour in its parts (PR-206)."""
    found: dict[str, Any] = {}
    answers = eyes.once(spots)
    if answers:
        found["spots"] = answers
    if eyes.seat >= 0:
        found["honour"] = honour(eyes)
    return found


def honour(eyes: Seen) -> dict[str, int]:
    """Without the Rivalry card: what that counts may lie in the Trophy Rooms of others."""
    s = eyes.common(open_table)
    me = eyes.seat
    parts = {
        "trophies": sum(worth(s, card) for card in eyes.mine("trophies")),
        "predators": sum(s.predators[avatar].honour for avatar in s.slain[me]),
        "avatar": s.predators[s.avatar[me]].honour if s.alive[me] and s.avatar[me] >= 0 else 0,
        "dishonour": -dishonour(s, me),
    }
    return {**parts, "all": sum(parts.values())}


# -- where answers lie --------------------------------------------------------------------


def spots(eyes: Seen) -> list[str | None]:
    """Besides what all games of the family have: Traps, Strike cards, rivals."""
    options = eyes.ask.options if eyes.ask is not None else ()
    found = eyes.once(core.places_of("").spots)
    return [spot(eyes, option) or place for option, place in zip(options, found, strict=True)]


def spot(eyes: Seen, option: Any) -> str | None:
    match option:
        case ("duel" | "laser", seat):
            return f"seat:{seat}"
        case ("remove", trap):
            return place_in(eyes.traps, "traps", trap)
        case ("heal", strike):
            return place_in(eyes.wounds, "wounds", strike)
    return None


def place_in(piles: list[list[int]], name: str, card: int) -> str:
    return next(f"{name}:{seat}:{pile.index(card)}" for seat, pile in enumerate(piles) if card in pile)


# -- why not ------------------------------------------------------------------------------


def reasons(eyes: Seen) -> dict[str, Reason]:
    s = eyes.common(open_table)
    found: dict[str, Why | None] = {**core.why_not(s, eyes, why_barred, why_no_task)}
    if eyes.about == "action":
        found |= why_not_hazards(s) | why_not_traps(s, eyes.seat) | why_not_rivals(s, eyes.seat)
    return {thing: reason(*why) for thing, why in found.items() if why is not None}


def reason(key: str, numbers: dict[str, int]) -> Reason:
    return Reason(key, RULES[key], numbers) if numbers else PLAIN[key]


def why_barred(s: Chase, card: int) -> Why:
    """Mud hides its bearer in the Wilds; others say so themselves (PR-71)."""
    muddy = any(each.target == "fight_bearer" for each in said_of(s, card))
    return ("mud" if muddy else "forbidden"), {}


def why_no_task(s: Chase, card: int) -> Why:
    return "no-action", {}


def why_not_hazards(s: Chase) -> dict[str, Why | None]:
    """A Hazard needs its price, and has no other reason."""
    row = [(at, s.wilds[at][0]) for at in range(len(s.wilds)) if hazard(s, at) is not None]
    return {f"wilds:{at}": short("hazard", price_of(s, card), purse(s)) for at, card in row}


def why_not_traps(s: Chase, me: int) -> dict[str, Why | None]:
    """One's own Traps, in a pack everybody's, need their price (PR-180, PR-229)."""
    seats = range(s.players) if s.together else [me]
    traps = [(f"traps:{seat}:{i}", trap) for seat in seats for i, trap in enumerate(s.traps[seat])]
    return {thing: short("trap", price_of(s, trap), purse(s)) for thing, trap in traps}


def why_not_rivals(s: Chase, me: int) -> dict[str, Why | None]:
    """A rival can be attacked with a Duel and Attack equal to the Defence, or by a Laser Trap."""
    return {f"seat:{seat}": why_not_rival(s, seat) for seat in rivals(s, me)}


def why_not_rival(s: Chase, seat: int) -> Why | None:
    if lasers_left(s, seat) and s.attack >= LASER_PRICE:
        return None
    return short("defence", defence(s, seat), s.attack) if s.duels else ("no-duel", {})


ASIDE = Aside(figures=figures, own=own, reasons=reasons)
