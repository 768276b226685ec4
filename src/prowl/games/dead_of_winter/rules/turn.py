"""The round and the turn: dice, order, pairs, stages, frostbite.

DW-B32 to B41, B57, B73, B130, DW-40 to 43, 47 to 52, 151.
"""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.rng import die

from ..effects.modifiers import dice_more
from ..state import COLONIES, Winter
from .exposure import by_morale, roll_order, wound
from .places import WOLF_CAMP, playing, standing

WOLF_TURN = -1
DRAWING, MOVING, ACTING, RESOLVING = range(1, 5)


def is_colonies(s: Winter, *turn: int) -> bool:
    return s.variant == COLONIES


def is_standard(s: Winter, *turn: int) -> bool:
    return s.variant != COLONIES


# -- the round ---------------------------------------------------------------------------


def roll_dice(s: Winter) -> None:
    """1 die and 1 for each survivor; what was used this round can be used again (DW-B35, DW-B56)."""
    s.used_abilities, s.used_items, s.again_items, s.tuned = [], [], [], [0] * s.players
    for seat in playing(s):
        n = 1 + len(s.group[seat]) + dice_more(s, seat) + s.extra[seat] - s.owed[seat]
        s.dice[seat] = sorted(die(s.chance, "dice") for _ in range(max(1, n)))
        s.used[seat], s.owed[seat], s.extra[seat] = [], 0, 0
        emit(s, "dice_rolled", seat=seat, dice=s.dice[seat])


def clockwise_from(circle: list[int], first: int) -> list[int]:
    i = circle.index(first) if first in circle else 0
    return circle[i:] + circle[:i]


def turns(s: Winter) -> list[int]:
    """The Lone Wolf, then pairs; in the standard game seats from the first player on (DW-47, DW-151, DW-B32)."""
    if s.variant != COLONIES:
        return [seat for seat in clockwise_from(s.circle[0], s.leader[0]) if seat not in s.out_of_game]
    wolf = [WOLF_TURN] if s.wolf in playing(s) else []
    return wolf + list(range(len(s.circle[0])))


def who_acts(s: Winter, turn: int) -> list[int]:
    """Two players, one of each colony, take a turn at the same time (DW-47)."""
    if s.variant != COLONIES:
        return [turn] if turn in playing(s) else []
    if turn == WOLF_TURN:
        return [s.wolf]
    return [clockwise_from(s.circle[camp], s.leader[camp])[turn] for camp in (0, 1)]


# -- the turn ----------------------------------------------------------------------------


def begin_turn(s: Winter, turn: int) -> None:
    s.active = who_acts(s, turn)
    s.stage, s.turn, s.acted = DRAWING, s.turn + 1, [0] * s.players
    s.passed, s.done, s.moved, s.deeds, s.died_turn = [], [], [], [], []
    s.has_accused = False
    s.met, s.met_at, s.looked, s.crossed = [[], [], []], {}, 0, False
    for seat in s.active:
        s.counts[seat] = [0, 0, 0, 0]
    roll_order(s)
    emit(s, "turn_began", seats=s.active)


def in_order(s: Winter) -> list[int]:
    """The active seats, the colony with lower morale first (DW-43, DW-49)."""
    order = [*by_morale(s), WOLF_CAMP]
    return sorted(s.active, key=lambda seat: order.index(s.camp[seat]))


def frostbite(s: Winter, turn: int) -> None:
    """Each survivor of an active player with frostbite takes 1 further wound (DW-B38, DW-B73, DW-49)."""
    for seat in in_order(s):
        for survivor in [each for each in s.group[seat] if s.frost[each] and standing(s, each)]:
            wound(s, survivor)


def right_of(s: Winter, seat: int) -> int:
    """The neighbour on the right in the own circle; a teammate of two (DW-50, DW-51)."""
    circle = [each for each in s.circle[s.camp[seat]] if each not in s.out_of_game]
    return circle[circle.index(seat) - 1]


def drawer_for(s: Winter, seat: int) -> int:
    """Who draws the crossroads card; for the wolf the leader of the colony with lower morale (DW-50, 154, B38)."""
    if s.camp[seat] == WOLF_CAMP:
        return s.leader[by_morale(s)[0]]
    return right_of(s, seat)


def end_turn(s: Winter, turn: int) -> None:
    """What lasted until the end of this turn is over."""
    for seat in s.active:
        s.fuelled[seat] = 0
        for survivor in s.group[seat]:
            for ban in (s.no_move, s.no_act, s.no_search):
                shorten(ban, survivor)
        for key in [each for each in s.no_play if each // 10 == seat]:
            shorten(s.no_play, key)
    s.turn_over += s.active
    s.active, s.stage = [], 0


def shorten(ban: dict[int, int], key: int) -> None:
    if key in ban:
        ban[key] -= 1
        if ban[key] == 0:
            del ban[key]


def begin_round(s: Winter) -> None:
    s.turn_over, s.truces = [], []
    s.mission_swapped = False
    emit(s, "round_began", track=s.track)
