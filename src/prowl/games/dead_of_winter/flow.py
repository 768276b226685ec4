"""A round of Dead of Winter, top to bottom as in the rulebook: the turns of the players, then the colony phase."""

from __future__ import annotations

from prowl.kernel.flow import each_player, loop, rounds, steps, when

from .rules.aftermath import all_settled, look_at_morale, turn_start
from .rules.arrivals import place_zombies
from .rules.attached import rest_badly
from .rules.battle import (
    all_wounded,
    battles_over,
    begin_battles,
    bid_bullets,
    choose_tactics,
    count_strength,
    dice_zombies,
    end_battle,
    is_fighting,
    judge,
    next_battle,
    open_fists,
    put_wound,
    reveal_tactics,
    roll_battle_dice,
    undefended,
    wound_targets,
)
from .rules.colony_phase import (
    add_bullets,
    check_waste,
    count_colonies,
    count_locations,
    goal_duty,
    move_track,
    pass_token,
    pay_food,
    roll_noise,
)
from .rules.crisis import crisis_is_over, crisis_step, discard_crisis, open_contributions, reveal_crisis
from .rules.crossroads import (
    begin_crossroads,
    carry_out_option,
    choose_option,
    choose_self,
    draw_crossroads,
    is_open,
    none_left,
    note_end,
    note_met,
    open_next,
    open_now,
    open_price,
    put_back_drawn,
    weigh_options,
)
from .rules.death import replace_lost, take_away
from .rules.deeds import act_once, all_done, begin_deeds, begin_moves, move_one
from .rules.draft import deal_survivors, draft, name_leaders, set_up_wolf, take_places
from .rules.election import elect, keep_token, seat_leaders
from .rules.ending import close_game, count_winners, is_ending
from .rules.exile import banish, exile_vote, is_accused, leave_colony, nobody_leaves
from .rules.exposure import end_spread, next_bitten_place, no_bites, spread_is_over, spread_one
from .rules.goal import check_goal, set_up_goal
from .rules.late import nothing_kept, use_kept
from .rules.moving import all_passed
from .rules.turn import begin_round, begin_turn, end_turn, frostbite, is_colonies, is_standard, roll_dice, turns
from .rules.wolf import claim_at_end, mercenary, swap_mission, wolf_sides

# Whatever a deed has led to: the dead are taken away, zombies placed, players without survivors get a new one
END = when(is_ending, count_winners, close_game)
SETTLE = loop(take_away, place_zombies, replace_lost, look_at_morale, END, until=all_settled)
BITES = loop(
    next_bitten_place, SETTLE, loop(spread_one, SETTLE, until=spread_is_over), end_spread, SETTLE, until=no_bites
)
APPLY = when(is_open, choose_self, weigh_options, choose_option, open_price, carry_out_option, SETTLE, BITES)
LOOK = steps(note_met, when(is_standard, open_now, APPLY))
EXILE = when(
    is_accused, exile_vote, when(is_accused, banish, SETTLE, loop(leave_colony, SETTLE, BITES, until=nobody_leaves))
)

DRAFT = steps(deal_survivors, draft, name_leaders, take_places, set_up_goal, SETTLE, set_up_wolf)
STAGE_1 = steps(begin_turn, draw_crossroads, LOOK, frostbite, SETTLE, swap_mission, turn_start, SETTLE, LOOK)
STAGE_2 = steps(begin_moves, loop(move_one, SETTLE, BITES, LOOK, until=all_passed))
STAGE_3 = steps(begin_deeds, loop(act_once, SETTLE, when(is_standard, BITES, EXILE), LOOK, until=all_done))
STAGE_4 = steps(begin_crossroads, loop(open_next, APPLY, until=none_left), put_back_drawn, rest_badly, SETTLE, end_turn)
ACTIONS_OVER = steps(note_end, claim_at_end, SETTLE, when(is_standard, open_now, APPLY), BITES)
TURNS = each_player(STAGE_1, when(is_colonies, STAGE_2), STAGE_3, ACTIONS_OVER, STAGE_4, order=turns)

BATTLE = steps(
    wolf_sides,
    SETTLE,
    BITES,
    choose_tactics,
    reveal_tactics,
    when(
        is_fighting,
        count_strength,
        bid_bullets,
        open_fists,
        roll_battle_dice,
        wound_targets,
        SETTLE,
        dice_zombies,
        SETTLE,
        judge,
        loop(put_wound, until=all_wounded),
        SETTLE,
    ),
    mercenary,
    SETTLE,
    end_battle,
)
BATTLES = steps(begin_battles, loop(next_battle, when(is_fighting, BATTLE), until=battles_over), undefended, SETTLE)
ZOMBIES = steps(count_colonies, SETTLE, count_locations, SETTLE, roll_noise, SETTLE)
CRISIS = steps(open_contributions, loop(crisis_step, SETTLE, BITES, until=crisis_is_over), discard_crisis, SETTLE)
ELECTION = steps(elect, seat_leaders)
COLONY_PHASE = steps(
    goal_duty,
    END,
    pay_food,
    SETTLE,
    when(is_colonies, BATTLES),
    check_waste,
    SETTLE,
    CRISIS,
    when(is_colonies, add_bullets),
    ZOMBIES,
    check_goal,
    END,
    move_track,
    END,
    when(is_colonies, ELECTION),
    when(is_standard, keep_token, pass_token),
)
FLOW = steps(
    DRAFT,
    rounds(begin_round, reveal_crisis, roll_dice, loop(use_kept, until=nothing_kept), TURNS, COLONY_PHASE),
)
