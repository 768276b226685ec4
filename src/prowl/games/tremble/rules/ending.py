"""The end of the game and the final score (TH-158 to TH-163, TH-206, TH-216, TH-217)."""

from __future__ import annotations

from prowl.kernel.events import emit, finish
from prowl.kernel.game import Result

from ..cards.cities import CITIES
from ..cards.missions import MISSIONS, fulfilled
from ..state import Earth
from .constants import CREDIT_REPAY
from .fleet import end_search, searches_of, seat_order
from .reward import capture

WON = "won"
SHARED = "shared"


def end_of_turn(s: Earth) -> None:
    """The game ends after the turn in which the city deck became empty."""
    if s.city_deck:
        return
    end_searches(s)
    s.scores = [final_score(s, me) for me in range(s.players)]
    finish(s, WON if s.scores.count(max(s.scores)) == 1 else SHARED)


def end_searches(s: Earth) -> None:
    """A search that is not finished brings nothing; by table option its quick value (TH-159, TH-A25)."""
    for me in seat_order(s):
        for city in searches_of(s, me):
            end_search(s, me, city)
            if s.unfinished_pays:
                capture(s, me, city, CITIES[city].quick)
            else:
                s.city_discard.append(city)
            emit(s, "search_unfinished", seat=me, city=city, n=CITIES[city].quick if s.unfinished_pays else 0)


def final_score(s: Earth, me: int) -> int:
    """People, minus open credits, plus rewards and minus penalties of missions (TH-160)."""
    owed = CREDIT_REPAY * s.credits[me]
    if owed:
        emit(s, "credit_collected", seat=me, n=owed)
    score = s.people[me] - owed + sum(mission_score(s, me, mission) for mission in s.mission_hand[me])
    emit(s, "scored", seat=me, n=score)
    return score


def mission_score(s: Earth, me: int, mission: int) -> int:
    """Shown and checked on the captured cities as they lie now (TH-126, TH-206)."""
    card = MISSIONS[mission]
    others = [cities for seat, cities in enumerate(s.captured) if seat != me]
    done = fulfilled(mission, s.captured[me], others)
    n = card.reward if done else card.penalty
    emit(s, "mission_fulfilled" if done else "mission_failed", seat=me, mission=mission, n=n)
    return n if done else -n


def result(s: Earth) -> Result:
    """The highest score wins; equal highest scores share the victory (TH-161, TH-162)."""
    best = max(s.scores)
    return Result(s.outcome, tuple(me for me in range(s.players) if s.scores[me] == best), tuple(s.scores))
