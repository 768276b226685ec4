"""Whom and what a card means: survivors, players, places and entrances, chosen where there is a choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from prowl.kernel.prompts import Rule, choose, choose_some
from prowl.kernel.rng import below

from ..cards.survivors import NUMBER
from ..rules.places import (
    DOORS_AT,
    FIRST_COLONY,
    LOCATIONS,
    NOWHERE,
    WOLF_CAMP,
    colonies,
    is_location,
    playing,
    reach,
    standing,
)
from ..state import Winter
from .deed import ABILITY, CROSSROADS, ITEM, Deed, camp_or_none, home
from .vocabulary import LOCATIONS as NAMES
from .vocabulary import Who

Fits = Callable[[int], bool]


def anyone(each: int) -> bool:
    return True


# -- survivors ---------------------------------------------------------------------------


def candidates(d: Deed, who: Who, fits: Fits = anyone) -> list[int]:
    """Everybody whom the words can mean, by influence."""
    found = sorted(set(_of_kind(d, who)))
    return [each for each in found if standing(d.s, each) and is_there(d, each, who.at) and fits(each)]


def _of_kind(d: Deed, who: Who) -> Sequence[int]:
    s = d.s
    match who.kind:
        case "self":
            return [d.who] if d.who != NOWHERE else []
        case "it":
            return [d.it]
        case "own" | "own*":
            return s.group[d.me]
        case "follower":
            return s.group[d.me][1:]
        case "near":
            mine = {s.place[each] for each in s.group[d.me]}
            return [each for each in friendly(d) if each in s.group[d.me] or s.place[each] in mine]
        case "enemy" | "enemy*":
            return [each for seat in playing(s) if s.camp[seat] != d.camp for each in s.group[seat]]
        case "new":
            return d.new
        case "sent":
            return d.sent
        case "pair":
            return [each for each in s.group[d.me] if s.place[each] == d.place]
        case "named":
            number = NUMBER[who.id]
            return [number] if camp_or_none(s, number) == d.camp else []
    return [each for each in friendly(d) if not who.but or each != NUMBER[who.but]]


def friendly(d: Deed) -> list[int]:
    """The survivors of the colony, not those of exiled players."""
    s = d.s
    return [each for seat in playing(s) if s.camp[seat] == d.camp and not s.exiled[seat] for each in s.group[seat]]


def is_there(d: Deed, survivor: int, where: str) -> bool:
    place = d.s.place[survivor]
    match where:
        case "" | "anywhere":
            return True
        case "colony":
            return place == home(d)
        case "rival":
            return place == FIRST_COLONY + d.rival if d.rival != NOWHERE else d.s.door[survivor] >= 0
        case "here":
            return place == d.place
        case "den":
            return place == FIRST_COLONY + WOLF_CAMP
        case "outside":
            return is_location(place)
    return place == NAMES.index(where)


CHOSEN = ("own", "follower", "friendly", "near", "enemy")


def people(d: Deed, who: Who, fits: Fits = anyone) -> Rule[list[int]]:
    """The survivors that are meant; the chooser picks where the card leaves a choice."""
    if str(who) in d.picked:
        return [each for each in d.picked[str(who)] if standing(d.s, each)]
    found = candidates(d, who, fits)
    if who.kind == "each_player_one":
        return (yield from _one_of_each(d, found))
    if who.kind in ("lowest", "highest"):
        return found[: who.k] if who.kind == "lowest" else found[::-1][: who.k]
    if who.kind not in CHOSEN or not found:
        return found
    if who.k == 1:
        return [(yield from choose(d.s, d.chooser, found, "pick.survivor"))]
    return list((yield from choose_some(d.s, d.chooser, found, "pick.survivors", least=who.k, most=who.k)))


def _one_of_each(d: Deed, found: list[int]) -> Rule[list[int]]:
    """Each player with a survivor there picks one of them."""
    chosen = []
    for seat in playing(d.s):
        mine = [each for each in found if each in d.s.group[seat]]
        if mine:
            chosen.append((yield from choose(d.s, seat, mine, "pick.survivor")))
    return chosen


# -- players -----------------------------------------------------------------------------


def players(d: Deed, word: str) -> Rule[list[int]]:
    """The players that are meant. Who was named once is named for the rest of the card."""
    if word not in d.players:
        found = seats(d, word)
        if len(found) > 1 and word not in ("rival_players", "each_friend@colony"):
            found = [(yield from choose(d.s, d.chooser, found, "pick.seat"))]
        d.players[word] = found
    return d.players[word]


def seats(d: Deed, word: str) -> list[int]:
    """All players whom a word can mean."""
    if word in d.players:
        return d.players[word]
    s, me = d.s, d.me
    others = [seat for seat in playing(s) if seat != me]
    friends = [seat for seat in others if s.camp[seat] == d.camp and not s.exiled[seat]]
    match word:
        case "me":
            return [me]
        case "player":
            return others_of_deed(d, others) if d.by in (ITEM, ABILITY) else friends
        case "friend":
            return others_of_deed(d, friends)
        case "each_friend@colony":
            inside = [me, *friends]
            return [seat for seat in inside if any(s.place[each] == home(d) for each in s.group[seat])]
        case "poorer_friend":
            return [seat for seat in friends if len(s.group[seat]) < len(s.group[me])]
        case "left_player":
            return next_seat(s, me)
        case "mate_player":
            return others_of_deed(d, [seat for seat in others if is_with(d, seat)])
        case "enemy_controller":
            return [seat for seat in others if s.camp[seat] != d.camp and is_with(d, seat)]
        case "rival_player" | "rival_players":
            return others_of_deed(d, [seat for seat in others if is_rival(d, seat)])
        case "rival_leader":
            return [s.leader[d.rival]] if d.rival != NOWHERE else []
        case "that_colony_player":
            return [seat for seat in others if s.camp[seat] == d.place - FIRST_COLONY]
        case "losing_leader":
            return [s.leader[s.loser]] if s.loser != NOWHERE else []
    return []


def is_rival(d: Deed, seat: int) -> bool:
    """A player of the other colony; for the Lone Wolf, who has not chosen one yet, of either."""
    if d.rival == NOWHERE:
        return d.camp == WOLF_CAMP
    return d.s.camp[seat] == d.rival


def is_with(d: Deed, seat: int) -> bool:
    """Whether a player has a survivor where `self` is."""
    return any(d.s.place[each] == d.place for each in d.s.group[seat])


def others_of_deed(d: Deed, found: list[int]) -> list[int]:
    """While both act at once, never the hand or the dice of the other active player (DW-197)."""
    return [seat for seat in found if d.by == CROSSROADS or seat not in d.s.active or d.s.stage != SIMULTANEOUS]


SIMULTANEOUS = 3


def next_seat(s: Winter, me: int) -> list[int]:
    """The player to the left, exiled ones left out."""
    circle = [seat for seat in s.circle[s.camp[me]] if not s.exiled[seat] and seat not in s.out_of_game]
    return [circle[(circle.index(me) + 1) % len(circle)]] if len(circle) > 1 and me in circle else []


# -- places and entrances ----------------------------------------------------------------


def places(d: Deed, word: str, fits: Fits = anyone) -> Rule[list[int]]:
    """The places that are meant, chosen or rolled for where the card says so."""
    found = [place for place in named_places(d, word) if fits(place)]
    if word == "location#":
        return [below(d.s.chance, "dice", len(LOCATIONS))]
    if word in ("location?", "place?", "own_place", "colony?") and len(found) > 1:
        return [(yield from choose(d.s, d.chooser, found, "pick.place"))]
    return found


def named_places(d: Deed, word: str) -> list[int]:
    s = d.s
    match word:
        case "colony" | "home":
            return [home(d)]
        case "rival":
            return [FIRST_COLONY + d.rival] if d.rival != NOWHERE else []
        case "both" | "colony?":
            return [FIRST_COLONY + camp for camp in colonies(s)]
        case "here" | "that_entrance":
            return [d.place] if d.place != NOWHERE else []
        case "that_colony":
            return [d.place] if d.place >= FIRST_COLONY else []
        case "each_location" | "location?" | "location#" | "all_locations":
            return list(LOCATIONS)
        case "place?":
            return [home(d), *LOCATIONS] if d.camp != WOLF_CAMP else list(LOCATIONS)
        case "own_place":
            return sorted({s.place[each] for each in s.group[d.me] if standing(s, each)})
        case "den":
            return [FIRST_COLONY + WOLF_CAMP]
    return [NAMES.index(word)]


def doors_at(d: Deed, place: int, word: str) -> tuple[int, ...]:
    """The entrances of a place; `here` at an enemy colony is the own entrance only (DW-219)."""
    if word in ("here", "that_entrance") and d.door != NOWHERE:
        return (d.door,)
    if word == "own_place":
        mine = [each for each in d.s.group[d.me] if d.s.place[each] == place]
        return tuple(sorted({door for each in mine for door in reach(d.s, each)}))
    return DOORS_AT[place]


def pick_door(d: Deed, doors: Sequence[int]) -> Rule[int]:
    return (yield from choose(d.s, d.chooser, list(doors), "pick.door"))


# -- cards -------------------------------------------------------------------------------

NOTHING = ("nothing",)


def some_cards(
    s: Winter, seat: int, cards: Sequence[int], about: str, least: int, most: int, secret: tuple[str, ...] = ()
) -> Rule[tuple[int, ...]]:
    """Cards of a hidden pile. Who has none that fits is asked too, or the pause would tell (law 7)."""
    if not cards or most <= 0:
        yield from choose(s, seat, (NOTHING,), about, always=not s.quick)
        return ()
    return (yield from choose_some(s, seat, cards, about, least=least, most=most, always=not s.quick, secret=secret))
