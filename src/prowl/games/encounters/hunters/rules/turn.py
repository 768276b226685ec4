"""The Action phase with its Tests, and how a turn ends."""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule
from prowl.kernel.views import show

from ...core.action import action as one_action
from ...core.turn import forget_turn
from ..state import Chase
from . import tests


def action(s: Chase, me: int) -> Rule[None]:
    """One action; the points that it has brought may pass a Test (PR-214)."""
    yield from one_action(s, me)
    if s.testing:
        tests.look_at_tests(s, me)


def end_of_turn(s: Chase, me: int) -> None:
    """Tests of a whole turn are passed now; a blade that returns lies on the deck before the new hand is drawn."""
    tests.end_of_turn(s, me)
    for card in s.returning:
        if card in s.played[me]:
            s.played[me].remove(card)
            s.deck[me].append(card)
            for seat in range(s.players):
                show(s, "own", [card], to=seat, owner=me)
            emit(s, "put_on_top", seat=me, own=[card])


def end_of_ambush(s: Chase, me: int) -> None:
    """The hand stays (PR-224)."""
    forget_turn(s)
