"""Colony leaders are elected; ballots (DW-134, 135, 209, DW-B41, B92, B137)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose, in_secret

from ..effects.modifiers import vote_weight
from ..state import Winter
from .places import NOWHERE, colonies, playing
from .turn import clockwise_from

YES, NO = ("yes",), ("no",)


def electors(s: Winter, camp: int) -> list[int]:
    """With two players the vote could only be tied: the leader decides (R12)."""
    circle = [seat for seat in s.circle[camp] if seat in playing(s)]
    return circle if len(circle) > 2 else []


def elect(s: Winter) -> Rule[None]:
    """Everybody points at another player at once: no abstaining, no vote for oneself (DW-134)."""
    seats = [seat for camp in colonies(s) for seat in electors(s, camp)]
    chosen = yield from in_secret(s, {seat: partial(point, s, seat) for seat in seats})
    s.votes = [chosen.get(seat, NOWHERE) for seat in range(s.players)]


def point(s: Winter, seat: int) -> Rule[int]:
    """Last in the list is the vote of who gives none: the leader, or the next player clockwise (DW-209)."""
    others = clockwise_from(s.circle[s.camp[seat]], seat)[1:]
    usual = s.leader[s.camp[seat]] if s.leader[s.camp[seat]] != seat else others[0]
    return (yield from choose(s, seat, [*(each for each in others if each != usual), usual], "elect.seat"))


def seat_leaders(s: Winter) -> Rule[None]:
    """Most votes win; the current leader chooses among tied candidates (DW-134)."""
    for camp in colonies(s):
        tied = candidates(s, camp)
        leader = yield from choose(s, s.leader[camp], tied, "leader.seat")
        s.leader[camp] = leader
        emit(s, "leads", seat=leader, camp=camp)


def candidates(s: Winter, camp: int) -> list[int]:
    voters = electors(s, camp)
    if not voters:
        return list(s.circle[camp])
    counts = dict.fromkeys(s.circle[camp], 0)
    for seat in voters:
        counts[s.votes[seat]] += vote_weight(s, seat)
    emit(s, "votes_counted", camp=camp, votes=[s.votes[seat] for seat in voters])
    return [seat for seat in s.circle[camp] if counts[seat] == max(counts.values())]


# -- yes or no ---------------------------------------------------------------------------


def ballot(s: Winter, voters: Sequence[int], about: str, decides: int, **values: int) -> Rule[bool]:
    """Thumbs up or down, all at once; a tie is broken by the leader or first player (DW-B92, DW-B137)."""

    def vote(seat: int) -> Rule[tuple[str]]:
        return (yield from choose(s, seat, (YES, NO), about, values=values))

    chosen = yield from in_secret(s, {seat: partial(vote, seat) for seat in voters})
    for_it = sum(vote_weight(s, seat) for seat, answer in chosen.items() if answer == YES)
    against = sum(vote_weight(s, seat) for seat, answer in chosen.items() if answer == NO)
    s.votes = [int(chosen[seat] == YES) if seat in chosen else NOWHERE for seat in range(s.players)]
    emit(s, "ballot_counted", yes=for_it, no=against)
    if for_it != against:
        return for_it > against
    answer = yield from choose(s, decides, (YES, NO), f"{about}_tied", values=values)
    return answer == YES


def keep_token(s: Winter) -> Rule[None]:
    """An option of The Long Night: a vote lets the first player keep the token; on a tie it is passed (DW-B41)."""
    if not s.keep_first_player:
        return
    voters = [seat for seat in playing(s) if not s.exiled[seat]]
    chosen = yield from in_secret(s, {seat: partial(say, s, seat) for seat in voters})
    weights = {answer: sum(vote_weight(s, seat) for seat in voters if chosen[seat] == answer) for answer in (YES, NO)}
    s.token_stays = weights[YES] > weights[NO]


def say(s: Winter, seat: int) -> Rule[tuple[str]]:
    return (yield from choose(s, seat, (YES, NO), "keep_token"))
