"""Numbers that standing statements change when they are read (PR-85, PR-508): never written into the state."""

from __future__ import annotations

from .cards import Standing
from .piles import character
from .state import Encounter
from .track import enemies_up, foe, space_of


def standing(s: Encounter, what: str) -> list[tuple[int, Standing]]:
    """Every statement of this kind that holds now, with the enemy that makes it."""
    return [said for said in statements(s) if said[1].what == what]


def statements(s: Encounter) -> list[tuple[int, Standing]]:
    """Every standing statement that holds now."""
    cards = s.book.cards
    return [
        (card, each)
        for card in enemies_up(s)
        if cards[card].standing
        for each in foe(s, card).standing
        if each.where in ("", "combat" if card in s.combat else "wilds")
    ]


def forbidden(s: Encounter, what: str) -> bool:
    """Cannot beats can (PR-71)."""
    return any(each.target == what for _, each in standing(s, "forbid"))


def classes_played(s: Encounter) -> set[str]:
    return {character(s, card).klass for card in s.plays} - {""}


def fight_cost(s: Encounter, card: int) -> int:
    """The printed value with every change added up, never below 0."""
    return changed_value(s, card, statements(s))


def changed_value(s: Encounter, card: int, said: list[tuple[int, Standing]]) -> int:
    """The same where the statements that hold now are at hand."""
    value = foe(s, card).value
    for source, each in said:
        if each.what == "boost" and _boosted(s, each.target, source, card):
            value += each.n
        if each.what == "reduce" and each.target == "self_per_class" and source == card:
            value -= each.n * len(classes_played(s))
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
    return scan_costs(s)[space]


def scan_costs(s: Encounter) -> list[int]:
    """What it costs to scan each space."""
    more = sum(each.n for _, each in standing(s, "scan_cost"))
    return [printed + more for printed in s.house.scan_costs]


def can_be_fought(s: Encounter, card: int) -> bool:
    """A face-up enemy in the row or the Combat Zone that nothing forbids to fight."""
    return is_open(s, card) and bool(s.house.can_be_fought(s, card))


def is_open(s: Encounter, card: int) -> bool:
    if card in s.combat:
        return True
    space = space_of(s, card)
    return space is not None and s.up[space]
