"""Whether a condition holds: facts that are so or not, and figures compared.

With a survivor in the deed (`who`) the words about “one of your survivors” mean that one, so that one survivor must
meet the whole condition; without one they mean any.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import eq, ge, gt, le
from typing import Any

from ..cards.items import ITEMS
from ..cards.survivors import NUMBER, SURVIVORS
from ..rules.exposure import tokens
from ..rules.hands import gear_of
from ..rules.places import FIRST_COLONY, NOWHERE, colonies, controller, is_location, playing, standing
from . import select
from .cards import of_kind
from .conditions import All, Condition, Either, Not, Test
from .deed import Deed, camp_or_none, count, home
from .figures import FIGURES, is_controlled
from .vocabulary import LOCATIONS, Number

SIGNS: dict[str, Callable[[Any, Any], bool]] = {">=": ge, "<=": le, "=": eq, ">": gt}


def holds(d: Deed, condition: Condition) -> bool:
    match condition:
        case All(parts):
            return all(holds(d, part) for part in parts)
        case Either(parts):
            return any(holds(d, part) for part in parts)
        case Not(part):
            return not holds(d, part)
        case Test(name="every_player", inner=inner) if inner is not None:
            seats = [seat for seat in playing(d.s) if d.s.camp[seat] == d.camp and not d.s.exiled[seat]]
            return all(holds(d.of(seat), inner) for seat in seats)
        case Test():
            return _compared(d, condition) if condition.sign else bool(FACTS[condition.name](d, *condition.args))
    return False


def _compared(d: Deed, test: Test) -> bool:
    measure, sign = FIGURES[test.name], SIGNS[test.sign]
    if test.args == ("each_location",):
        return all(sign(measure(d, place), _number(d, test)) for place in LOCATIONS)
    if test.n == "rival":
        others = [d.in_camp(camp) for camp in colonies(d.s) if camp != d.camp]
        # In the standard game there is nobody to be ahead of.
        return bool(others) and all(sign(measure(d, *test.args), measure(each, *test.args)) for each in others)
    return sign(measure(d, *test.args), _number(d, test))


def _number(d: Deed, test: Test) -> int:
    """A number, or the own starvation tokens and some more."""
    return count(d, test.n) if isinstance(test.n, Number) else d.s.starve[d.camp] + int(test.n[-1])


# -- where somebody stands ---------------------------------------------------------------


def own_at(d: Deed, where: str) -> bool:
    mine = [d.who] if d.who != NOWHERE else d.s.group[d.me]
    return any(select.is_there(d, each, where) for each in mine)


def enemy_at(d: Deed, where: str) -> bool:
    others = [each for seat in playing(d.s) if d.s.camp[seat] != d.camp for each in d.s.group[seat]]
    return any(select.is_there(d, each, where) for each in others)


def is_place(d: Deed, place: int, where: str) -> bool:
    if where == "rival":
        return place >= FIRST_COLONY and place != home(d)
    return place in select.named_places(d, where)


def company(d: Deed) -> list[int]:
    """Everybody else where `self` is."""
    there = [each for each in range(len(d.s.place)) if d.s.place[each] == d.place != NOWHERE]
    return [each for each in there if each != d.who]


def pair_alone(d: Deed) -> bool:
    """Exactly 2 survivors at a location, both own and human."""
    pair = [*company(d), d.who]
    humans = all("animal" not in SURVIVORS[each].flags for each in pair)
    return is_location(d.place) and len(pair) == 2 and humans and set(pair) <= set(d.s.group[d.me])


def survivor_at(d: Deed, name: str, where: str) -> bool:
    return in_play(d, name) and select.is_there(d, NUMBER[name], where)


def in_play(d: Deed, name: str) -> bool:
    """In play and friendly (DW-138)."""
    return camp_or_none(d.s, NUMBER[name]) == d.camp


# -- what somebody has -------------------------------------------------------------------


def is_armed(d: Deed, kind: str = "weapon") -> bool:
    return d.who != NOWHERE and any(ITEMS[card].type == kind for card in gear_of(d.s, d.who))


def equipped_at(d: Deed, kind: str, where: str) -> bool:
    mine = [each for each in d.s.group[d.me] if select.is_there(d, each, where)]
    return any(ITEMS[card].type == kind for each in mine for card in gear_of(d.s, each))


def hand_only(d: Deed, kind: str) -> bool:
    cards = d.s.hand[d.me]
    return bool(cards) and len(of_kind(d.s, d.me, kind)) == len(cards)


def friends(d: Deed) -> list[int]:
    return [seat for seat in playing(d.s) if seat != d.me and d.s.camp[seat] == d.camp]


def most_cards(d: Deed) -> bool:
    return all(len(d.s.hand[d.me]) > len(d.s.hand[seat]) for seat in friends(d))


def most_survivors(d: Deed) -> bool:
    return all(len(d.s.group[d.me]) > len(d.s.group[seat]) for seat in friends(d))


def top_influence(d: Deed) -> bool:
    return bool(d.s.group[d.me]) and d.s.group[d.me][0] == max(each for group in d.s.group for each in group)


# -- what has happened -------------------------------------------------------------------


def helpless_majority(d: Deed) -> bool:
    inside = sum(place == home(d) and door < 0 for place, door in zip(d.s.place, d.s.door, strict=True))
    return d.s.helpless[d.camp] > inside


def died_turn(d: Deed) -> bool:
    return any(each in d.s.graveyard[d.camp] for each in d.s.died_turn)


def died_battle_or_turn(d: Deed) -> bool:
    return died_turn(d) or any(each in d.s.graveyard[d.camp] for each in d.s.died_battle)


def added_both_this_turn(d: Deed) -> bool:
    mine = {verb for verb, seat, *_ in d.s.deeds if seat == d.me}
    return {"gain", "helpless"} <= mine


def own_entrances(d: Deed, where: str) -> bool:
    """Own survivors on entrances of both colonies."""
    mine = {d.s.place[each] for each in d.s.group[d.me] if d.s.door[each] >= 0}
    return mine >= {FIRST_COLONY + camp for camp in colonies(d.s)}


FACTS: dict[str, Callable[..., bool]] = {
    "any": lambda d: True,
    "main": lambda d: d.s.completed[d.camp],
    "own_at": own_at,
    "friendly_at": lambda d, where: any(select.is_there(d, each, where) for each in select.friendly(d)),
    "enemy_at": enemy_at,
    "at": lambda d, where: is_place(d, d.place, where),
    "dest": lambda d, where: is_place(d, d.place, where),
    "from": lambda d, where: is_place(d, d.origin, where),
    "outside": lambda d: is_location(d.place),
    "alone": lambda d: not company(d),
    "with_enemy": lambda d: any(camp_or_none(d.s, each) != d.camp for each in company(d)),
    "with_friend": lambda d: any(camp_or_none(d.s, each) == d.camp for each in company(d)),
    "with_wounded_enemy": lambda d: any(
        camp_or_none(d.s, each) != d.camp and tokens(d.s, each) > 0 for each in company(d)
    ),
    "pair_alone": pair_alone,
    "more_than_a_friend": lambda d: any(len(d.s.group[d.me]) > len(d.s.group[seat]) for seat in friends(d)),
    "helpless_majority": helpless_majority,
    "in_play": in_play,
    "in_deck": lambda d, name: NUMBER[name] in d.s.survivor_deck,
    "survivor_at": survivor_at,
    "survivor_is": lambda d, name: d.who == NUMBER[name],
    "has": lambda d, kind: bool(of_kind(d.s, d.me, kind)),
    "equipped": is_armed,
    "armed": is_armed,
    "equipped_at": equipped_at,
    "hand_only": hand_only,
    "exposed_alive": lambda d: any(standing(d.s, each) for each in d.exposed),
    "died_turn": died_turn,
    "died_battle_or_turn": died_battle_or_turn,
    "added_both_this_turn": added_both_this_turn,
    "leader": lambda d: d.s.leader[d.camp] == d.me or d.me == d.s.wolf,
    "most_cards": most_cards,
    "most_survivors": most_survivors,
    "start_leader": lambda d: bool(d.s.group[d.me]) and d.s.group[d.me][0] == d.s.start_leader[d.me],
    "top_influence": top_influence,
    "last_round": lambda d: d.s.track == 1,
    "own_all_at": lambda d, where: all(select.is_there(d, each, where) for each in d.s.group[d.me]),
    "own_none_at": lambda d, where: not any(select.is_there(d, each, where) for each in d.s.group[d.me]),
    "controls": lambda d, where: is_controlled(d, LOCATIONS.index(where)),
    "own_entrance": lambda d: d.door != NOWHERE,
    "own_entrances": own_entrances,
    "supported_winner": lambda d: d.s.support == d.s.winner != NOWHERE,
    "noted_completed": lambda d: d.s.noted != NOWHERE and d.s.completed[d.s.noted],
    "early_completion": lambda d: any(d.s.completed) and d.s.track > 1,
    "colony_fallen": lambda d: any(d.s.fallen[camp] for camp in colonies(d.s)),
}


def owner_of(d: Deed, name: str) -> int:
    """The player who controls a named survivor."""
    return controller(d.s, NUMBER[name])
