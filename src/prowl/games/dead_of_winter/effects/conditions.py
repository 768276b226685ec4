"""Conditions of triggers, objectives and options: `own_at(colony) and helpless>=1`, `not start_leader`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

from .vocabulary import KINDS, PLACES, BadWord, Number, number, split, word


@dataclass(frozen=True)
class Test:
    """A fact that holds or not, or a figure compared with a number or another figure."""

    name: str
    args: tuple[str, ...] = ()
    sign: str = ""
    n: Number | str = ""
    # What is asked of every player.
    inner: Condition | None = None


@dataclass(frozen=True)
class All:
    parts: tuple[Condition, ...]


@dataclass(frozen=True)
class Either:
    parts: tuple[Condition, ...]


@dataclass(frozen=True)
class Not:
    part: Condition


Condition: TypeAlias = "Test | All | Either | Not"

# Facts about the survivor that met the trigger, and what they are told about; the others are about a player or a camp.
FACTS = frozenset(
    """any main outside alone with_enemy with_friend with_wounded_enemy pair_alone more_than_a_friend helpless_majority
    armed exposed_alive died_turn died_battle_or_turn added_both_this_turn leader most_cards most_survivors start_leader
    top_influence last_round own_entrance supported_winner noted_completed early_completion colony_fallen""".split()  # noqa: SIM905
)
ABOUT_A_PLACE = frozenset(
    """own_at friendly_at enemy_at at dest from own_all_at own_none_at controls zombies barricades noise deck own_count
    own_entrances battles_won""".split()  # noqa: SIM905
)
ABOUT_A_KIND = frozenset(["has", "equipped", "hand", "hand_only", "equip", "pile"])
ABOUT_SOMEBODY = frozenset(["in_play", "in_deck", "survivor_is"])
FIGURES = frozenset(
    """helpless food waste morale bullets zombies barricades noise deck hand own_count graveyard hand_types equip
    own_locations lead_survivors wounds_own frost_own leader_wounds zombie_kills start_items starve unruly
    barricaded_entrances clear_entrances removed_survivors removed_others exiled decks_empty pile controlled battles_won
    weapons rival_starve noted_deaths morale_gap graveyard_all missions zombie_kills_turn contributed_turn moves_turn
    noisy_searches_turn""".split()  # noqa: SIM905
)


def read_condition(text: str) -> Condition:
    parts = _around(text, " or ")
    if len(parts) > 1:
        return Either(tuple(read_condition(each) for each in parts))
    parts = _around(text, " and ")
    if len(parts) > 1:
        return All(tuple(read_condition(each) for each in parts))
    if text.startswith("not "):
        return Not(read_condition(text[4:]))
    if text.startswith("(") and text.endswith(")"):
        return read_condition(text[1:-1])
    return _test(text)


def read_conditions(text: str) -> Condition:
    """`main; hand(fuel)>=3`: all of them."""
    parts = tuple(read_condition(each) for each in split(text, ";"))
    return parts[0] if len(parts) == 1 else All(parts)


def _around(text: str, joint: str) -> list[str]:
    """The parts around a word, except inside parentheses."""
    return [each.replace("\x00", joint) for each in split(_shielded(text, joint), "\x01")]


def _shielded(text: str, joint: str) -> str:
    depth, found = 0, ""
    for part in re.split(r"([()])", text):
        depth += (part == "(") - (part == ")")
        found += part.replace(joint, "\x00" if depth else "\x01")
    return found


def _test(text: str) -> Test:
    match = re.fullmatch(r"([a-z_]+)(?:\((.*)\))?(?:(>=|<=|=|>)([\w+]+))?", text)
    if match is None:
        raise BadWord(text)
    name, inside, sign, value = match.groups()
    if name == "every_player":
        return Test(name, inner=read_condition(inside))
    args = tuple(inside.split(",")) if inside else ()
    if not _fits(name, args, bool(sign)):
        raise BadWord(text)
    return Test(name, args, sign or "", _compared(value) if sign else "")


def _fits(name: str, args: tuple[str, ...], is_compared: bool) -> bool:
    if is_compared != (name in FIGURES and name not in ("has", "equipped")):
        return False
    if name in ("survivor_at", "equipped_at"):
        return len(args) == 2 and args[1] in PLACES
    if not args:
        return name in FACTS or name in FIGURES
    return len(args) == 1 and (
        (name in ABOUT_A_PLACE and args[0] in PLACES)
        or (name in ABOUT_A_KIND and args[0] in (*KINDS, "any", "zombie"))
        or name in ABOUT_SOMEBODY
    )


def _compared(value: str) -> Number | str:
    """A number, the same figure of the enemy colony, or the starvation tokens of the own one and some more."""
    if value == "rival" or re.fullmatch(r"starve\+\d", value):
        return value
    return Number(per=word(value, ("half_colony",))) if value == "half_colony" else number(value)
