"""Places: spaces, entrances, who stands where, and who is whose friend.

DW-B1 to B15, B85 to B89, DW-6, DW-60 to DW-64, DW-68, DW-188, DW-219.
"""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose

from ..cards.places import PLACES
from ..state import COLONIES, Winter

POLICE, GROCERY, SCHOOL, LIBRARY, HOSPITAL, GAS = LOCATIONS = range(6)
NOWHERE, FIRST_COLONY, DEN = -1, 6, 8
WOLF_CAMP = 2
DOORS = range(18)
FIRST_DOORS = (6, 12)
DOORS_OF_COLONY = 6
SURVIVORS = range(65)

SPACES = tuple(place.survivors for place in PLACES)
DOOR_SPACES = tuple(place.spaces for place in PLACES for _ in range(place.entrances))
NOISE_SPACES = 4

DOORS_AT: tuple[tuple[int, ...], ...] = (
    *((place,) for place in LOCATIONS),
    tuple(range(6, 12)),
    tuple(range(12, 18)),
    (),
)


def is_location(place: int) -> bool:
    return 0 <= place < FIRST_COLONY


def place_of_door(door: int) -> int:
    return door if door < FIRST_COLONY else door // DOORS_OF_COLONY + FIRST_COLONY - 1


def colonies(s: Winter) -> tuple[int, ...]:
    """The camps that have a colony board."""
    return (0, 1) if s.variant == COLONIES else (0,)


def camps(s: Winter) -> list[int]:
    """All camps in play; the Lone Wolf's den comes last (DW-43)."""
    return [*colonies(s), *([WOLF_CAMP] if s.wolf >= 0 and s.wolf not in s.out_of_game else [])]


def playing(s: Winter) -> list[int]:
    return [seat for seat in range(s.players) if seat not in s.out_of_game]


# -- whose is a survivor -----------------------------------------------------------------


def controller(s: Winter, survivor: int) -> int:
    """The seat that controls a survivor; -1 for one that is not in play."""
    for seat, group in enumerate(s.group):
        if survivor in group:
            return seat
    return NOWHERE


def camp_of(s: Winter, survivor: int) -> int:
    seat = controller(s, survivor)
    return s.camp[seat] if seat >= 0 else NOWHERE


def home_of(s: Winter, seat: int) -> int:
    """The own colony, or the den; an exiled player has none (DW-B118)."""
    return NOWHERE if s.exiled[seat] else FIRST_COLONY + s.camp[seat]


def is_friendly(s: Winter, seat: int, survivor: int) -> bool:
    """Friendly is what belongs to the same colony (DW-6)."""
    return camp_of(s, survivor) == s.camp[seat]


def standing(s: Winter, survivor: int) -> bool:
    """In play, not bitten and not dying (DW-74)."""
    gone = survivor in s.lying or survivor in s.dying or survivor in s.vanishing
    return s.place[survivor] != NOWHERE and not gone


def active_group(s: Winter, seat: int) -> list[int]:
    """The survivors of a player that can do something."""
    return [survivor for survivor in s.group[seat] if standing(s, survivor)]


# -- who stands where --------------------------------------------------------------------


def at(s: Winter, place: int) -> list[int]:
    """Everybody at a place, by influence; those on all entrances of a colony included (DW-219)."""
    return [survivor for survivor in SURVIVORS if s.place[survivor] == place]


def indoors(s: Winter, place: int) -> list[int]:
    return [survivor for survivor in at(s, place) if s.door[survivor] < 0]


def on_door(s: Winter, door: int) -> list[int]:
    """Enemy survivors on the spaces of an entrance (DW-60)."""
    return [survivor for survivor in SURVIVORS if s.door[survivor] == door]


def intruders(s: Winter, camp: int) -> list[int]:
    """Unfriendly survivors at the entrances of a colony (DW-175)."""
    return [survivor for survivor in at(s, FIRST_COLONY + camp) if s.door[survivor] >= 0]


def defenders(s: Winter, camp: int) -> list[int]:
    """Own survivors of a colony that are inside it."""
    return indoors(s, FIRST_COLONY + camp)


def free_spaces(s: Winter, place: int) -> int:
    """A helpless survivor takes a space of the colony too (DW-B1, DW-B87)."""
    # Counted, not listed: this is asked for every place at every move.
    taken = s.place.count(place)
    if place >= FIRST_COLONY:
        taken += s.helpless[place - FIRST_COLONY] - sum(s.door.count(door) for door in DOORS_AT[place])
    return SPACES[place] - taken


def empty_spaces(s: Winter, door: int) -> int:
    """An entrance space holds one zombie, one barricade or one enemy survivor (DW-B3, DW-63)."""
    return DOOR_SPACES[door] - s.zombies[door] - s.barricades[door] - s.traps[door] - s.door.count(door)


def reach(s: Winter, survivor: int) -> tuple[int, ...]:
    """The entrances whose zombies a survivor can get at: in a rival colony only its own one (DW-B43, DW-88)."""
    door = s.door[survivor]
    return (door,) if door >= 0 else DOORS_AT[s.place[survivor]]


def zombies_at(s: Winter, place: int) -> int:
    return sum(s.zombies[door] for door in DOORS_AT[place])


def locations_with_room(s: Winter, but: int = NOWHERE) -> list[int]:
    return [place for place in LOCATIONS if place != but and free_spaces(s, place) > 0]


def stand(s: Winter, survivor: int, place: int, door: int = NOWHERE) -> None:
    s.place[survivor] = place
    s.door[survivor] = door


def people(s: Winter, camp: int, each_unruly: int = 2) -> int:
    """Heads inside a colony, helpless ones included; an unruly one counts 2 (DW-B87, DW-B88, DW-B97)."""
    return len(defenders(s, camp)) + s.helpless[camp] + (each_unruly - 1) * s.unruly[camp]


def send_home(s: Winter, survivor: int) -> Rule[bool]:
    """To a free space of the own colony or den, else to a location of its controller's choice (DW-68, DW-156, DW-188).

    It is not a move, and nothing is rolled. False if there is no room anywhere.
    """
    seat = controller(s, survivor)
    home = home_of(s, seat)
    if home != NOWHERE and free_spaces(s, home) > 0:
        stand(s, survivor, home)
    else:
        rooms = locations_with_room(s, but=s.place[survivor])
        if not rooms:
            return False
        place = yield from choose(s, seat, rooms, "send.place", values={"survivor": survivor})
        stand(s, survivor, place)
    emit(s, "sent", survivor=survivor, place=s.place[survivor])
    return True
