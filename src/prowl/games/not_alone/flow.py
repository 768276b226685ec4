"""A turn of Not Alone, top to bottom as in the rulebook."""

from __future__ import annotations

from prowl.kernel.flow import loop, rounds, steps

from .rules.end_of_turn import begin_end_of_turn, end_turn, end_window
from .rules.exploration import exploration
from .rules.hunting import begin_hunting, closed, hunting_window, keep_one, lay_tokens
from .rules.reckoning import (
    artemia_step,
    creature_step,
    last_will_step,
    reckoning_window,
    resolve_next,
    reveal,
)
from .rules.setup import choose_side, deal

HUNTING = steps(begin_hunting, loop(lay_tokens, hunting_window, until=closed), keep_one)

RECKONING = steps(
    reveal,
    loop(reckoning_window, resolve_next, until=closed),  # steps 1 and 2
    artemia_step,
    creature_step,
    last_will_step,
)

END_OF_TURN = steps(begin_end_of_turn, end_window, end_turn)

FLOW = steps(choose_side, deal, rounds(exploration, HUNTING, RECKONING, END_OF_TURN))
