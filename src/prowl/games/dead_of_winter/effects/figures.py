"""The figures that conditions compare: what a player, a colony or a place has, read from the state as it is."""

from __future__ import annotations

from collections.abc import Callable

from ..cards.items import DECK_OF, IS_WEAPON, ITEMS, START
from ..rules.exposure import tokens
from ..rules.hands import gear_of
from ..rules.places import DOORS_AT, LOCATIONS, NOWHERE, camp_of, is_location, playing
from . import select
from .cards import of_kind
from .deed import Deed, home

Figure = Callable[..., int]
KILLS, GIFTS, MOVES, NOISY_SEARCHES = range(4)


def doors(d: Deed, where: str) -> list[int]:
    return [door for place in select.named_places(d, where) for door in select.doors_at(d, place, where)]


# -- places ------------------------------------------------------------------------------


def zombies(d: Deed, where: str) -> int:
    return sum(d.s.zombies[door] for door in doors(d, where))


def barricades(d: Deed, where: str) -> int:
    """An explosive trap acts as a barricade (DW-B89)."""
    return sum(d.s.barricades[door] + d.s.traps[door] for door in doors(d, where))


def noise(d: Deed, where: str = "") -> int:
    places = select.named_places(d, where) if where else LOCATIONS
    return sum(d.s.noise[place] for place in places if is_location(place))


def deck(d: Deed, where: str) -> int:
    return sum(len(d.s.decks[place]) for place in select.named_places(d, where) if is_location(place))


def barricaded_entrances(d: Deed) -> int:
    return sum(d.s.barricades[door] + d.s.traps[door] > 0 for door in DOORS_AT[home(d)])


def clear_entrances(d: Deed) -> int:
    return sum(d.s.zombies[door] == 0 for door in DOORS_AT[home(d)])


def decks_empty(d: Deed) -> int:
    return sum(not cards for cards in d.s.decks)


# -- a player ----------------------------------------------------------------------------


def hand(d: Deed, kind: str | None = None) -> int:
    return len(of_kind(d.s, d.me, kind))


def hand_types(d: Deed) -> int:
    return len({ITEMS[card].type for card in d.s.hand[d.me]})


def equip(d: Deed, kind: str) -> int:
    return sum(kind in ("any", ITEMS[card].type) for card in d.s.gear[d.me])


def own_count(d: Deed, where: str = "") -> int:
    return sum(select.is_there(d, each, where) for each in d.s.group[d.me])


def own_locations(d: Deed) -> int:
    return len({d.s.place[each] for each in d.s.group[d.me] if is_location(d.s.place[each])})


def lead_survivors(d: Deed) -> int:
    """How many more survivors than any other player."""
    others = [len(d.s.group[seat]) for seat in playing(d.s) if seat != d.me]
    return len(d.s.group[d.me]) - max(others, default=0)


def wounds_own(d: Deed) -> int:
    return sum(tokens(d.s, each) for each in d.s.group[d.me])


def frost_own(d: Deed) -> int:
    return sum(d.s.frost[each] for each in d.s.group[d.me])


def leader_wounds(d: Deed) -> int:
    return tokens(d.s, d.s.group[d.me][0]) if d.s.group[d.me] else 0


def start_items(d: Deed) -> int:
    return sum(START <= DECK_OF[card] <= START + 1 for card in (*d.s.hand[d.me], *d.s.gear[d.me]))


# -- a colony ----------------------------------------------------------------------------


def weapons(d: Deed) -> int:
    """Weapon cards equipped to the colony's survivors."""
    return sum(IS_WEAPON[card] for each in select.friendly(d) for card in gear_of(d.s, each))


def pile(d: Deed, kind: str) -> int:
    """Cards of the kind on the main objective, or zombies."""
    if kind == "zombie":
        return d.s.samples
    return sum(ITEMS[card].type == kind for card in d.s.goal_pile[d.camp])


def removed_survivors(d: Deed) -> int:
    return len(d.s.graveyard[d.camp]) + len(d.s.gone[d.camp])


def controlled(d: Deed) -> int:
    """Locations with more survivors of this colony than of the other; the Lone Wolf's count for nobody (DW-217)."""
    return sum(is_controlled(d, place) for place in LOCATIONS)


def is_controlled(d: Deed, place: int) -> bool:
    there = [camp_of(d.s, each) for each in range(len(d.s.place)) if d.s.place[each] == place]
    return there.count(d.camp) > there.count(1 - d.camp)


def battles_won(d: Deed, where: str = "") -> int:
    return d.s.battles_away[d.camp] if where else d.s.battles_won[d.camp]


def rival_starve(d: Deed) -> int:
    return d.s.starve[d.rival] if d.rival != NOWHERE else 0


FIGURES: dict[str, Figure] = {
    **{
        each.__name__: each
        for each in (
            zombies, barricades, noise, deck, barricaded_entrances, clear_entrances, decks_empty, hand, hand_types,
            equip, own_count, own_locations, lead_survivors, wounds_own, frost_own, leader_wounds, start_items,
            weapons, pile, removed_survivors, controlled, battles_won, rival_starve,
        )
    },
    "morale": lambda d: d.s.morale[d.camp],
    "food": lambda d: d.s.food[d.camp],
    "starve": lambda d: d.s.starve[d.camp],
    "helpless": lambda d: d.s.helpless[d.camp],
    "unruly": lambda d: d.s.unruly[d.camp],
    "bullets": lambda d: d.s.bullets[d.camp],
    "waste": lambda d: len(d.s.waste[d.camp]),
    "graveyard": lambda d: len(d.s.graveyard[d.camp]),
    "graveyard_all": lambda d: sum(map(len, d.s.graveyard)),
    "removed_others": lambda d: sum(d.s.losses) - d.s.losses[d.me],
    "exiled": lambda d: sum(d.s.exiled),
    "missions": lambda d: len(d.s.missions_done),
    "morale_gap": lambda d: abs(d.s.morale[0] - d.s.morale[1]),
    "noted_deaths": lambda d: len(d.s.graveyard[d.s.noted]) if d.s.noted != NOWHERE else 0,
    "zombie_kills": lambda d: d.s.kills[d.me],
    "zombie_kills_turn": lambda d: d.s.counts[d.me][KILLS],
    "contributed_turn": lambda d: d.s.counts[d.me][GIFTS],
    "moves_turn": lambda d: d.s.counts[d.me][MOVES],
    "noisy_searches_turn": lambda d: d.s.counts[d.me][NOISY_SEARCHES],
}  # fmt: skip
