"""A turn of Hunters, the phases top to bottom as in the rulebook."""

from __future__ import annotations

from prowl.kernel.flow import each_player, loop, rounds, steps

from ..core.action import action_over, begin_action
from ..core.strikes import begin_strikes, strike_next, strikes_done
from ..core.turn import begin_turn, clean_up, turn_order
from .rules.ending import ambushed, begin_ambush, begin_preparation, begin_round, prepared
from .rules.prey import prey_phase
from .rules.setup import choose_avatars
from .rules.turn import action, end_of_ambush, end_of_turn

ACTION = steps(begin_action, loop(action, until=action_over))
STRIKES = steps(begin_strikes, loop(strike_next, until=strikes_done))
AFTER_PREY = steps(ACTION, STRIKES, end_of_turn, clean_up)

AMBUSH = each_player(begin_turn, prey_phase, STRIKES, end_of_ambush, order=turn_order)
PREPARATION = each_player(begin_turn, AFTER_PREY, order=turn_order)
TURN = each_player(begin_turn, prey_phase, AFTER_PREY, order=turn_order)

FLOW = steps(
    choose_avatars,
    loop(begin_ambush, AMBUSH, until=ambushed),
    loop(begin_preparation, PREPARATION, until=prepared),
    rounds(begin_round, TURN),
)
