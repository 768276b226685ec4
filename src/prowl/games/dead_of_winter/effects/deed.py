"""A deed: who does what a card says, where, and what the calls before have brought about.

It lives only as long as the card is carried out and holds ids and numbers. `who` is the survivor that uses the card or
met the trigger; `place` and `door` are where it stands, or stood when it died (DW-195).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ..rules.places import FIRST_COLONY, NOWHERE, WOLF_CAMP, colonies, controller, people, place_of_door
from ..state import COLONIES, Winter
from .vocabulary import Number

ITEM, ABILITY, CROSSROADS, CRISIS, SETUP, MISSION = "item", "ability", "crossroads", "crisis", "setup", "mission"
STAGE_OF_CROSSROADS = 4


@dataclass(slots=True)
class Deed:
    s: Winter
    me: int
    camp: int
    chooser: int
    by: str = CROSSROADS
    who: int = NOWHERE
    place: int = NOWHERE
    door: int = NOWHERE
    rival: int = NOWHERE
    # The card that is carried out, of the pool that `by` names.
    card: int = NOWHERE
    # Where the survivor of an event came from.
    origin: int = NOWHERE
    n: int = 0
    it: int = NOWHERE
    removed: int = 0
    new: list[int] = field(default_factory=list)
    sent: list[int] = field(default_factory=list)
    exposed: list[int] = field(default_factory=list)
    freed: list[int] = field(default_factory=list)
    # The same word for a player names the same player; what was chosen at once with others is not asked again.
    players: dict[str, list[int]] = field(default_factory=dict)
    picked: dict[str, tuple[int, ...]] = field(default_factory=dict)
    failed: bool = False

    def of(self, me: int) -> Deed:
        """The same for another player: own survivors, own cards, own choice."""
        camp = self.s.camp[me]
        own = NOWHERE
        return replace(self, me=me, camp=camp, chooser=me, who=own, players={"me": [self.me]}, picked={}, new=[])

    def in_camp(self, camp: int) -> Deed:
        """The same for another colony; its leader chooses."""
        return replace(self, camp=camp, chooser=self.s.leader[camp], rival=other_colony(self.s, camp))


def deed(s: Winter, me: int, by: str, who: int = NOWHERE, card: int = NOWHERE) -> Deed:
    camp = s.camp[me]
    made = Deed(s=s, me=me, camp=camp, chooser=me, by=by, who=who, card=card, rival=other_colony(s, camp))
    if who != NOWHERE:
        made.place, made.door = s.place[who], s.door[who]
    return made


def other_colony(s: Winter, camp: int) -> int:
    """The rival of a colony. The Lone Wolf's is the one where `self` stands, or one of choice (DW-212)."""
    return 1 - camp if s.variant == COLONIES and camp != WOLF_CAMP else NOWHERE


def home(d: Deed) -> int:
    """The own colony, or the den."""
    return FIRST_COLONY + d.camp


def note_deed(s: Winter, verb: str, seat: int, survivor: int = NOWHERE, place: int = NOWHERE) -> None:
    """What was done this turn, for triggers and missions."""
    s.deeds.append((verb, seat, survivor, place, NOWHERE))


def is_late(d: Deed) -> bool:
    """Crossroads of Warring Colonies come when the acting player's dice are of no more use."""
    return d.by == CROSSROADS and d.s.variant == COLONIES


def count(d: Deed, n: Number) -> int:
    """What a number stands for."""
    s = d.s
    match n.per:
        case "":
            return n.n
        case "P":
            return n.n * heads(s, d.camp) + n.plus
        case "Q":
            return n.n * sum(not out for out in s.exiled) + n.plus
        case "n":
            return d.n
        case "all":
            return s.helpless[d.camp]
        case "half_removed":
            return (d.removed + 1) // 2
        case "intruders":
            return sum(s.door[each] >= 0 for each in range(len(s.door)) if s.place[each] == home(d))
        case "half_colony":
            return (people(s, d.camp, each_unruly=1) + 1) // 2
    raise ValueError(n)


def heads(s: Winter, camp: int) -> int:
    """Players of one colony; in the standard game all who started it."""
    return len(s.circle[camp]) if s.variant == COLONIES else s.players


def camps_in(d: Deed, scope: str) -> list[int]:
    """The colonies that a scope means; an enemy colony that is not there is skipped (R24)."""
    match scope:
        case "rival":
            return [d.rival] if d.rival != NOWHERE else []
        case "both":
            return list(colonies(d.s))
        case "that_colony":
            return [place_of_door(d.door) - FIRST_COLONY] if d.door >= FIRST_COLONY else []
    return [d.camp]


def is_mine(d: Deed, survivor: int) -> bool:
    return survivor in d.s.group[d.me]


def camp_or_none(s: Winter, survivor: int) -> int:
    seat = controller(s, survivor)
    return s.camp[seat] if seat != NOWHERE else NOWHERE
