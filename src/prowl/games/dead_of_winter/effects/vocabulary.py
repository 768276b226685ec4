"""The words that calls and conditions share: numbers, places, people, players, kinds of items."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import NamedTuple

KINDS = ("weapon", "fuel", "education", "food", "medicine", "tool", "survivor")
LOCATIONS = ("police", "grocery", "school", "library", "hospital", "gas")
PLACES = frozenset(
    """police grocery school library hospital gas colony rival den both here home each_location all_locations location?
    location# place? own_place colony? that_colony that_entrance freed anywhere outside""".split()  # noqa: SIM905
)
SCOPES = ("colony", "rival", "both", "that_colony")
PEOPLE = frozenset(
    """self it own own* follower friendly friendly* near enemy enemy* lowest highest new sent pair
    each_player_one""".split()  # noqa: SIM905
)
PLAYERS = frozenset(
    """me player friend each_friend@colony poorer_friend left_player mate_player enemy_controller rival_player
    rival_players rival_leader that_colony_player losing_leader giver""".split()  # noqa: SIM905
)

MODIFIERS = frozenset(
    """search_look search_keep noise_look noise_keep attack_kills attack_safe attack_any_die attack_again attack_pay
    attack_noise move_noise attack_value search_value group_values attack_reroll move_safe move_best_of_2 move_with
    frost_as_wound frost_as_blank bite_as_wound spread_immune death_at expose_ignore_first clean build dice vote
    arrivals copy_abilities handoff_anywhere walkie equip_twice battle_shield battle_weapon""".split()  # noqa: SIM905
)


class BadWord(ValueError):
    """A word that no card may say."""


@dataclass(frozen=True)
class Number:
    """`3`, `2P+1` (for each player), `n`, `all`, `half_removed`, `intruders`."""

    n: int = 0
    per: str = ""
    plus: int = 0

    def __str__(self) -> str:
        return self.per if self.per not in ("", "P", "Q") else str(self.n)


@dataclass(frozen=True)
class Amount:
    """A change: more (`+`), fewer (`-`) or exactly (`=`) so many."""

    sign: str
    by: Number


@dataclass(frozen=True)
class Who:
    """Survivors as a card names them: `own@colony`, `lowest@anywhere!forest_plum`, `#mike_cho`; `k` different ones."""

    kind: str
    at: str = ""
    but: str = ""
    id: str = ""
    k: int = 1

    def times(self, k: int) -> Who:
        return replace(self, k=k)

    @property
    def is_all(self) -> bool:
        return self.kind.endswith("*")

    def __str__(self) -> str:
        """The key of its message."""
        if self.id:
            return self.id
        kind = self.kind.replace("*", "_all")
        but = f"_but_{self.but}" if self.but else ""
        at = f"_{self.at}" if self.at else ""
        return f"{kind}{at}{but}{f'_{self.k}' if self.k > 1 else ''}"


def word(token: str, known: Collection[str]) -> str:
    if token not in known:
        raise BadWord(token)
    return token


def number(token: str) -> Number:
    match = re.fullmatch(r"(\d*)([PQ]?)(?:\+(\d+))?", token)
    if token and match and (match[1] or match[2]):
        n = int(match[1] or 1)
        return Number(n, match[2], int(match[3] or 0))
    return Number(per=word(token, ("n", "all", "half_removed", "intruders", "half_colony")))


def scope(token: str) -> str:
    return word(token, SCOPES)


def place(token: str) -> str:
    return word(token, PLACES)


def player(token: str) -> str:
    return word(token, PLAYERS)


def kind(token: str) -> str:
    return word(token, KINDS)


def who(token: str) -> Who:
    if token.startswith("#"):
        return Who("named", id=token[1:])
    match = re.fullmatch(r"([a-z_]+\*?)(?:@([a-z_]+))?(?:!([a-z_]+))?", token)
    if match is None or match[1] not in PEOPLE:
        raise BadWord(token)
    return Who(match[1], place(match[2]) if match[2] else "", match[3] or "")


class Modifier(NamedTuple):
    """`search_look+1@gas`: its name, its number, and the place to which it is limited."""

    name: str
    n: int = 0
    kind: str = ""
    place: str = ""


def modifier(text: str) -> Modifier:
    match = re.fullmatch(r"([a-z_]+?(?:_of_2)?)(?:([+=-])(\w+))?(?:@(\w+))?(?: (\d))?", text)
    if match is None or match[1] not in MODIFIERS:
        raise BadWord(text)
    name, _, value, at, times = match.groups()
    is_number = value is None or value.isdecimal()
    n = int(times or (value if is_number and value else 0))
    return Modifier(name, n, "" if is_number else kind(value), place(at) if at else "")


def split(text: str, sign: str) -> list[str]:
    """The parts of a text between these signs, except inside parentheses."""
    parts, depth, start = [], 0, 0
    for i, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if letter == sign and not depth:
            parts.append(text[start:i].strip())
            start = i + 1
    if depth:
        raise BadWord(text)
    return [*parts, text[start:].strip()] if text.strip() else []
