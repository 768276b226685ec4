"""A turn of Predator's Hunted mode, the four phases top to bottom as in the rulebook."""

from __future__ import annotations

from prowl.kernel.flow import each_player, loop, rounds, steps

from ..core.action import action, action_over, begin_action
from ..core.offers import offers_outside
from ..core.strikes import begin_strikes, strike_next, strikes_done
from ..core.turn import begin_turn, clean_up, enemy_phase, turn_order
from .rules.ending import begin_preparation, begin_round, prepared
from .rules.house import first_objective
from .rules.setup import choose_avatars, lay_out_enemies

ACTION = steps(begin_action, loop(action, until=action_over))
STRIKES = steps(begin_strikes, loop(strike_next, until=strikes_done))

AFTER_ENEMIES = steps(ACTION, offers_outside, STRIKES, clean_up)

PREPARATION = each_player(begin_turn, offers_outside, AFTER_ENEMIES, order=turn_order)
TURN = each_player(begin_turn, offers_outside, enemy_phase, AFTER_ENEMIES, order=turn_order)

FLOW = steps(
    choose_avatars,
    lay_out_enemies,
    first_objective,
    loop(begin_preparation, PREPARATION, until=prepared),
    rounds(begin_round, TURN),
)
