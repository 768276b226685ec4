"""The end of the game and the final score (TH-158 to TH-163, TH-206, TH-216, TH-217)."""

from __future__ import annotations

from prowl.kernel.events import emit, finish
from prowl.kernel.game import Result

from ..cards.cities import CITIES
from ..cards.missions import MISSIONS, fulfilled
from ..state import Earth
from .constants import CREDIT_REPAY
from .fleet import end_search
from .reward import capture

WON = "won"
SHARED = "shared"


def end_of_turn(s: Earth) -> None:
    """The game ends after the turn in which the city deck became empty."""
    if s.city_deck:
        return
    end_searches(s)
    s.scores = [final_score(s, me) for me in range(s.players)]
    for me in range(s.players):
        emit(s, "scored", seat=me, n=s.scores[me], mission=s.mission_hand[me][:])
    finish(s, WON if s.scores.count(max(s.scores)) == 1 else SHARED)


def end_searches(s: Earth) -> None:
    """A search that is not finished brings nothing; by table option its quick value (TH-159, TH-A25)."""
    for city in s.searches[:]:
        me = s.searched_by[city]
        end_search(s, city)
        if s.unfinished_pays:
            capture(s, me, city, CITIES[city].quick)
        else:
            s.city_discard.append(city)


def final_score(s: Earth, me: int) -> int:
    """People, minus open credits, plus rewards and minus penalties of missions (TH-160)."""
    others = [cities for seat, cities in enumerate(s.captured) if seat != me]
    score = s.people[me] - CREDIT_REPAY * s.credits[me]
    for mission in s.mission_hand[me]:
        card = MISSIONS[mission]
        score += card.reward if fulfilled(mission, s.captured[me], others) else -card.penalty
    return score


def result(s: Earth) -> Result:
    """The highest score wins; equal highest scores share the victory (TH-161, TH-162)."""
    best = max(s.scores)
    return Result(s.outcome, tuple(me for me in range(s.players) if s.scores[me] == best), tuple(s.scores))
