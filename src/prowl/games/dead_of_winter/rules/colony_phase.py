"""The colony phase: food, waste, bullets, zombies, the round track.

DW-B97 to B100, B105 to B112, B144, DW-96, 97, 122 to 133.
"""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import PASS, Rule, choose
from prowl.kernel.rng import die

from ..cards.constants import DEN_WASTE_STEP, WASTE_STEP
from ..cards.goals import GOALS
from ..cards.items import ITEMS
from ..effects.modifiers import fewer_arrivals
from ..state import Winter
from .arrivals import add_zombies
from .ending import end_game
from .exposure import by_morale
from .hands import firsts, from_hand
from .morale import change_morale
from .places import FIRST_COLONY, LOCATIONS, WOLF_CAMP, at, camps, colonies, intruders, people, playing
from .turn import clockwise_from

NEW_BULLETS = 2
QUIET = 4


def half(n: int) -> int:
    """Divided by 2, rounded up."""
    return (n + 1) // 2


# -- winter has come ---------------------------------------------------------------------


def goal_duty(s: Winter) -> Rule[None]:
    """Winter Has Come takes a fuel card, or the game is lost; everybody with cards is asked in turn (R30)."""
    if GOALS[s.goal].card != "winter_has_come":
        return
    for seat in [each for each in clockwise_from(s.circle[0], s.leader[0]) if each in playing(s) and s.hand[each]]:
        fuel = [("burn", card) for card in firsts(s, seat) if ITEMS[card].type == "fuel"]
        answer = yield from choose(s, seat, [*fuel, PASS], "duty", always=True)
        if answer != PASS:
            from_hand(s, seat, int(answer[1]))
            s.goal_pile[0].append(int(answer[1]))
            emit(s, "added", seat=seat, item=answer[1], camp=0)
            return
    end_game(s, "cold")


# -- food --------------------------------------------------------------------------------


def food_due(s: Winter, camp: int) -> int:
    """For half of those inside, helpless ones too; enemies at the entrances eat elsewhere (DW-B97, 96, 97, 164)."""
    return half(people(s, camp))


def pay_food(s: Winter) -> None:
    """Exactly that many tokens, or a starvation token and 1 morale for each of them (DW-B98, DW-B99)."""
    for camp in camps(s):
        due = food_due(s, camp)
        if s.food[camp] >= due:
            s.food[camp] -= due
            emit(s, "fed", camp=camp, n=due)
        else:
            s.starve[camp] += 1
            emit(s, "starved", camp=camp, n=1)
            change_morale(s, camp, -s.starve[camp])


# -- waste and bullets -------------------------------------------------------------------


def check_waste(s: Winter) -> None:
    """1 morale for each full 10 cards of the waste pile, in the den for each 5 (DW-B100, DW-122, DW-165)."""
    for camp in camps(s):
        step = DEN_WASTE_STEP if camp == WOLF_CAMP else WASTE_STEP
        lost = len(s.waste[camp]) // step
        if lost:
            emit(s, "waste_stank", camp=camp, n=lost)
            change_morale(s, camp, -lost)


def add_bullets(s: Winter) -> None:
    """2 for each colony; if the bank is short one by one, lower morale first (DW-125)."""
    for _ in range(NEW_BULLETS):
        for camp in by_morale(s):
            if s.bank:
                s.bank -= 1
                s.bullets[camp] += 1
    emit(s, "bullets_added", bullets=s.bullets[:2])


# -- zombies -----------------------------------------------------------------------------


def count_colonies(s: Winter) -> None:
    """Batch 1: 1 zombie for each 2 inside and at the entrances; both counted before the first comes (DW-126, 207)."""
    due = {camp: half(people(s, camp) + len(intruders(s, camp))) for camp in colonies(s)}
    for camp, n in due.items():
        add_zombies(s, FIRST_COLONY + camp, n - fewer_arrivals(s, FIRST_COLONY + camp))


def count_locations(s: Winter) -> None:
    """Batch 2: 1 zombie for each survivor at a location, whosever it is (DW-B106, DW-130, DW-B144)."""
    for place in LOCATIONS:
        n = len(at(s, place))
        add_zombies(s, place, n - fewer_arrivals(s, place) if n else 0)


def roll_noise(s: Winter) -> None:
    """Batch 3: each noise token is removed; on 1 to 3 it brings a zombie (DW-B107)."""
    for place in LOCATIONS:
        rolls = [die(s.chance, "dice") for _ in range(s.noise[place])]
        s.noise[place] = 0
        if rolls:
            emit(s, "noise_rolled", place=place, rolls=rolls)
        add_zombies(s, place, sum(roll < QUIET for roll in rolls))


# -- the track ---------------------------------------------------------------------------


def move_track(s: Winter) -> None:
    """At 0 the game ends without a further check (DW-B112, DW-133, DW-210)."""
    s.track -= 1
    emit(s, "track_moved", track=s.track)
    if s.track == 0:
        end_game(s, "time")


def pass_token(s: Winter) -> None:
    """The first player token goes to the right, while turns go to the left (DW-B40)."""
    if s.token_stays:
        s.token_stays = False
        return
    order = clockwise_from(s.circle[0], s.leader[0])
    s.leader[0] = next(seat for seat in reversed(order) if seat in playing(s))
    emit(s, "leads", seat=s.leader[0], camp=0)
