"""A turn of Tremble, Humans!, the seven phases top to bottom as in the rulebook."""

from __future__ import annotations

from prowl.kernel.flow import each_player, loop, rounds, steps

from .rules.armies import all_have_faced, army_leaves, face_army, lose_to_army
from .rules.battle import battles_over, begin_battle, fight_next, leave_cities, lose_battle, settle
from .rules.buying import begin_buying, buy
from .rules.ending import end_of_turn
from .rules.fleet import losers, seat_order, senders
from .rules.intelligence import begin_intelligence, deal_cities, row_is_dealt
from .rules.money import debtors, repayment_step
from .rules.planning import plan_attacks
from .rules.refuelling import refuel, relocate
from .rules.reward import nothing_won, reward_next, turn_counters
from .rules.setup import choose_missions
from .rules.supply import fuel_supply, new_turn

BUYING = steps(begin_buying, each_player(buy, order=seat_order))
ARMY = steps(loop(steps(face_army, each_player(lose_to_army, order=losers)), until=all_have_faced), army_leaves)
INTELLIGENCE = steps(begin_intelligence, loop(steps(deal_cities, ARMY), until=row_is_dealt))
REFUELLING = steps(each_player(refuel, order=senders), relocate)
CITY = steps(fight_next, each_player(lose_battle, order=losers), settle)
BATTLE = steps(begin_battle, loop(CITY, until=battles_over), leave_cities)
REWARD = steps(turn_counters, loop(reward_next, until=nothing_won), each_player(repayment_step, order=debtors))

FLOW = steps(
    choose_missions,
    rounds(new_turn, fuel_supply, BUYING, INTELLIGENCE, plan_attacks, REFUELLING, BATTLE, REWARD, end_of_turn),
)
