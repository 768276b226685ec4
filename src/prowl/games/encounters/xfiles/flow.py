"""A turn of The X-Files, the four phases top to bottom as in the rulebook, and the end-of-turn step."""

from __future__ import annotations

from prowl.kernel.flow import chapter, each_player, loop, rounds, steps

from ..core.turn import begin_turn
from .rules.action import action, action_over, offers_early, start_action
from .rules.cleanup import clean_up, end_of_turn
from .rules.conspiracy import conspiracy, turn_order
from .rules.series import change_seats, climax_at_start, hand_over, never
from .rules.setup import choose_avatars
from .rules.strikes import start_strikes, strike_next, strikes_done

ACTION = steps(start_action, loop(action, until=action_over))
STRIKES = steps(start_strikes, loop(strike_next, until=strikes_done))

TURN = each_player(
    begin_turn, offers_early, conspiracy, ACTION, offers_early, STRIKES, clean_up, end_of_turn, order=turn_order
)

GAME = chapter(choose_avatars, climax_at_start, rounds(TURN))

# A single game finishes inside; the games of a Series come to what follows it.
FLOW = loop(GAME, hand_over, change_seats, until=never)
