"""Numbers that standing statements change when they are read (PR-85, PR-508): never written into the state.

Whoever asks for several of them reads the statements once and hands them on (`said`).
"""

from __future__ import annotations

from .cards import Standing
from .house import ATTACK, Said
from .piles import character
from .state import Encounter
from .track import enemies_up, foe, space_of


def standing(s: Encounter, what: str) -> list[tuple[int, Standing]]:
    """Every statement of this kind that holds now, with the card that makes it."""
    return [said for said in statements(s) if said[1].what == what]


def statements(s: Encounter) -> Said:
    """Every standing statement that holds now."""
    cards = s.book.cards
    said = [
        (card, each)
        for card in enemies_up(s)
        if cards[card].standing
        for each in foe(s, card).standing
        if each.where in ("", "combat" if card in s.combat else "wilds")
    ]
    more = s.house.more_statements
    return said if more is None else said + more(s)


def forbidden(s: Encounter, what: str) -> bool:
    """Cannot beats can (PR-71)."""
    return is_forbidden(statements(s), what)


def is_forbidden(said: Said, what: str) -> bool:
    return any(each.what == "forbid" and each.target == what for _, each in said)


def classes_played(s: Encounter) -> set[str]:
    return {character(s, card).klass for card in s.plays} - {""}


def fight_cost(s: Encounter, card: int) -> int:
    """The printed value with every change added up, never below 0."""
    return changed_value(s, card, statements(s))


def changed_value(s: Encounter, card: int, said: Said) -> int:
    """The same where the statements that hold now are at hand."""
    value = foe(s, card).value
    for source, each in said:
        if each.what == "boost" and _boosted(s, each.target, source, card):
            value += each.n
        if each.what == "reduce" and each.target == "self_per_class" and source == card:
            value -= each.n * len(classes_played(s))
    more = s.house.more_value
    if more is not None:
        value += more(s, card, said)
    return max(0, value - reductions(s, card))


def _boosted(s: Encounter, target: str, source: int, card: int) -> bool:
    if target == "self":
        return source == card
    return target in (foe(s, card).id, "final" if "final" in foe(s, card).flags else "")


def reductions(s: Encounter, card: int) -> int:
    """What the cards played this turn take off; copies of a card that says so do not add up."""
    total = 0
    seen: set[str] = set()
    for played in s.plays:
        kind = character(s, played)
        for whom, n in kind.reductions:
            if _concerns(s, whom, card) and not (whom == "fought" and kind.id in seen):
                total += n
                seen.add(kind.id)
    return total


def _concerns(s: Encounter, whom: str, card: int) -> bool:
    if whom == "fought_in_combat":
        return card in s.combat
    if whom == "revealed_this_turn":
        return card in s.revealed_now
    return whom == "fought"


def scan_cost(s: Encounter, space: int) -> int:
    return scan_costs(s, statements(s))[space]


def scan_costs(s: Encounter, said: Said) -> list[int]:
    """What it costs to scan each space."""
    more = sum(each.n for _, each in said if each.what == "scan_cost")
    return [printed + more for printed in s.house.scan_costs]


def can_be_fought(s: Encounter, card: int, said: Said) -> bool:
    """A face-up enemy in the row or the Combat Zone that nothing forbids to fight."""
    return is_open(s, card) and s.house.can_be_fought(s, card, said)


def is_open(s: Encounter, card: int) -> bool:
    if card in s.combat:
        return True
    space = space_of(s, card)
    return space is not None and s.up[space]


def can_pay(s: Encounter, card: int, said: Said) -> bool:
    """Whether the points are there to fight this enemy."""
    cost = changed_value(s, card, said)
    house = s.house
    if house.fought_with is None and house.purse is None:
        return cost <= s.attack
    return cost <= in_purse(s, points_for(s, card), card)


def points_for(s: Encounter, card: int) -> str:
    """With which points this enemy is fought."""
    return ATTACK if s.house.fought_with is None else s.house.fought_with(s, card)


def in_purse(s: Encounter, points: str, card: int) -> int:
    """How many points of this kind can be spent on this card."""
    if s.house.purse is not None:
        return s.house.purse(s, points, card)
    return s.attack if points == ATTACK else s.recruit


def spend(s: Encounter, points: str, n: int, card: int) -> None:
    if s.house.spend is not None:
        s.house.spend(s, points, n, card)
    elif points == ATTACK:
        s.attack -= n
    else:
        s.recruit -= n
