"""Why a ship or a city cannot be used now."""

from __future__ import annotations

from prowl.kernel.aside import Reason, Seen, cards
from prowl.kernel.prompts import RECONSIDER

from ..cards.ships import SHIPS
from ..rules.buying import BUYING
from ..rules.constants import MOST_SHIPS
from ..rules.planning import PLANNING

Reasons = dict[str, Reason]

#: Questions for ships of one place: what is said of all others, and the rule that names the place.
ELSEWHERE = {
    "no_fuel.ship": Reason("not-attacking", "TH-76"),
    "battle_loss.ship": Reason("not-there", "TH-92"),
    "search.ship": Reason("not-there", "TH-101"),
    "army_loss.ship": Reason("not-there", "TH-115"),
}
#: Questions for help, and the rule that says which ships can give it.
JOINING = {"battle_join": "TH-145", "join_fight": "TH-A38"}


def reasons(eyes: Seen) -> Reasons:
    """Of the own ships and the cities of the row, by `hand:0` and `city:1`: what is not said may be used, or waits."""
    return ships(eyes) | too_dear(eyes) | cities(eyes)


def ships(eyes: Seen) -> Reasons:
    """The own ships that do not answer the question."""
    match eyes.about:
        case "battle_join" | "join_fight" as about:
            return searching(eyes, "TH-107") | cannot_join(eyes, JOINING[about])
        case "relocate.slot":
            return searching(eyes, "TH-107") | cannot_move(eyes)
        case "buy_ship":
            return searching(eyes, "TH-107") | not_given_up(eyes)
        case "plan.slot":
            return searching(eyes, "TH-69")
        case about if about in ELSEWHERE:
            return elsewhere(eyes, ELSEWHERE[about])
    return searching(eyes, "TH-107")


def searching(eyes: Seen, rule: str) -> Reasons:
    """Searching ships are busy until their counter is removed (TH-69, TH-107)."""
    if not eyes.mine("searching"):
        return {}
    left = dict(zip(eyes.searches, eyes.counter, strict=True))
    away = enumerate(eyes.mine("search_of"))
    return {f"searching:{i}": Reason("searching", rule, {"n": left[city]}) for i, city in away}


def cannot_join(eyes: Seen, rule: str) -> Reasons:
    """Only a join ship that stayed in the hand this turn, and for which there is fuel (TH-145, TH-146, TH-210)."""
    found = {f"attack:{i}": Reason("flown", rule) for i, _ in enumerate(cards(eyes.mine("attack")))}
    for i, ship in enumerate(cards(eyes.mine("hand"))):
        if not SHIPS[ship].joins:
            found[f"hand:{i}"] = Reason("no-reserve", rule)
        elif ship in eyes.flown:
            found[f"hand:{i}"] = Reason("flown", "TH-210" if rule == "TH-145" else rule)
        elif SHIPS[ship].fuel > eyes.mine("fuel"):
            found[f"hand:{i}"] = Reason("no-fuel", "TH-146", {"n": SHIPS[ship].fuel})
    return found


def elsewhere(eyes: Seen, why: Reason) -> Reasons:
    """A ship is asked for of one place only."""
    asked = eyes.ask.options if eyes.ask is not None else ()
    piles = {"hand": eyes.hand, "attack": eyes.attack, "searching": eyes.searching}
    return {
        f"{zone}:{i}": why
        for zone, pile in piles.items()
        for i, ship in enumerate(cards(pile[eyes.seat]))
        if ship not in asked
    }


def cannot_move(eyes: Seen) -> Reasons:
    """Only relocating ships of the attack may change their city; one in the hand has none to change (TH-A40)."""
    found = {}
    for zone, pile in {"hand": eyes.hand, "attack": eyes.attack}.items():
        for i, ship in enumerate(cards(pile[eyes.seat])):
            if not SHIPS[ship].relocates:
                found[f"{zone}:{i}"] = Reason("not-moving", "TH-151")
            elif zone == "hand":
                found[f"{zone}:{i}"] = Reason("stayed-home", "TH-A40")
    return found


def not_given_up(eyes: Seen) -> Reasons:
    """A ship is given up only with a full fleet, and together with the purchase of another (TH-55, TH-190)."""
    hand = cards(eyes.mine("hand"))
    full = len(hand) + len(eyes.mine("searching")) >= MOST_SHIPS
    why = Reason("buy-first", "TH-190") if full else Reason("room-left", "TH-55", {"n": MOST_SHIPS})
    return {f"hand:{i}": why for i, _ in enumerate(hand)}


def too_dear(eyes: Seen) -> Reasons:
    """A drawn ship whose price is higher than the captain's people (TH-52)."""
    drawn = enumerate(cards(eyes.mine("drawn")) if eyes.phase == BUYING else ())
    dear = [(i, SHIPS[ship].price) for i, ship in drawn if SHIPS[ship].price > eyes.mine("people")]
    return {f"drawn:{i}": Reason("too-dear", "TH-52", {"n": price}) for i, price in dear}


def cities(eyes: Seen) -> Reasons:
    """Cities are chosen in the planning, and once more by relocating ships."""
    if eyes.about in ("plan.slot", "relocate.slot"):
        return {}
    why = no_target(eyes)
    return {f"city:{slot}": why for slot in eyes.slots}


def no_target(eyes: Seen) -> Reason:
    """The plan is made, there is no ship to send, or it is not the time for it (TH-43, TH-69, TH-153, TH-194)."""
    if eyes.ask is not None and RECONSIDER in eyes.ask.options:
        return Reason("planned", "TH-194" if eyes.phase == PLANNING else "TH-153")
    if eyes.phase == PLANNING:
        return Reason("no-ship", "TH-69")
    return Reason("not-planning", "TH-43", {"n": PLANNING})
