"""The end: who has fulfilled the own secret objective (DW-B113 to B115, B123, B149, DW-141 to 147, 174, 210, 211)."""

from __future__ import annotations

from prowl.kernel.events import emit, finish
from prowl.kernel.game import Result

from ..cards.objectives import BETRAYAL, EXILES, LONE_OBJECTIVES, OBJECTIVES
from ..effects.conditions import Condition
from ..effects.deed import SETUP, deed
from ..effects.questions import holds
from ..state import COLONIES, COOP, Winter
from .places import playing


def end_game(s: Winter, outcome: str) -> None:
    """The game ends here; the first reason counts."""
    s.ending = s.ending or outcome


def is_ending(s: Winter, *turn: int) -> bool:
    return s.ending != ""


def count_winners(s: Winter, *turn: int) -> None:
    """Who has won follows from hands and objectives: it is told before they are opened."""
    s.winners = [seat for seat in range(s.players) if has_won(s, seat)]
    s.told = s.noted
    emit(s, "won", seats=s.winners)


def close_game(s: Winter, *turn: int) -> None:
    finish(s, s.ending)


def has_won(s: Winter, seat: int) -> bool:
    """Exactly who has fulfilled the own objective; a colony that fell has lost for good (DW-B114, DW-141, DW-143)."""
    if seat not in playing(s):
        return False
    if s.variant == COOP:
        return s.completed[0]
    if s.variant == COLONIES and seat != s.wolf and s.fallen[s.camp[seat]]:
        return False
    return all(is_met(s, seat, part) for part in conditions(s, seat))


def conditions(s: Winter, seat: int) -> tuple[Condition, ...]:
    """What this player needs, one by one."""
    if seat == s.wolf:
        return LONE_OBJECTIVES[s.lone_objective[0]].parts
    if s.exiled[seat] and s.exile[seat]:
        return in_exile(s, seat)
    return OBJECTIVES[s.objective[seat][0]].parts if s.objective[seat] else ()


def in_exile(s: Winter, seat: int) -> tuple[Condition, ...]:
    """A loyal player follows the new card; a betrayer changes the first condition of the old one (DW-B116)."""
    card = EXILES[s.exile[seat][0]]
    if not is_betrayer(s, seat):
        return card.parts
    assert card.betrayer is not None
    return (card.betrayer, *OBJECTIVES[s.objective[seat][0]].parts[1:])


def is_betrayer(s: Winter, seat: int) -> bool:
    return bool(s.objective[seat]) and OBJECTIVES[s.objective[seat][0]].kind == BETRAYAL


def is_met(s: Winter, seat: int, condition: Condition) -> bool:
    return holds(deed(s, seat, SETUP), condition)


def result(s: Winter) -> Result:
    return Result(s.outcome, tuple(s.winners))
