"""How a game ends; a Series of three games on one table (XF-3 to XF-6, XF-268 to XF-281, XF-310 to XF-317)."""

from __future__ import annotations

from prowl.kernel.events import close, emit, finish
from prowl.kernel.game import Result
from prowl.kernel.prompts import Rule, choose, may
from prowl.kernel.views import piles, shuffle

from ...core.cards import GAME_START
from ...core.piles import around
from ...core.state import HQ_SLOTS, SPACES
from ..cards.climax import GOT_TOO_CLOSE, THEY_WON, UNEXPECTED_HELP
from ..cards.people import AVATARS
from ..state import Case
from .said import NO_CARD
from .setup import lay_out
from .texts import resolve
from .the_end import WON

LOST_AGENT = "lost_agent"
LOST_ALL = "lost_all"
LOST_STRIKES = "lost_strikes"
SERIES_WON = "series_won"
SERIES_LOST = "series_lost"
SERIES_DESTROYED = "series_destroyed"
GAMES = 3
DISCOVERED, COLLECTED, DEFEATED = (1, 2, 3), (2, 4, 6), (7, 14, 25)
RATINGS = ((100, "trust_no_one"), (75, "out_there"), (50, "want_to_believe"), (0, "see_skinner"))
# What stays on the table between the games.
KEPT = ("academy_box", "climax", "climax_box")


def score(s: Case, *, won: bool) -> int:
    """Each discovered Evidence card, each collected one besides, and the End Game card (XF-278, XF-279, XF-317)."""
    i = s.game_no - 1
    return len(s.found) * DISCOVERED[i] + len(s.collected) * COLLECTED[i] + (DEFEATED[i] if won else 0)


def rating(points: int) -> str:
    """How well a Series went (XF-281)."""
    return next(name for least, name in RATINGS if points >= least)


def over(s: Case, outcome: str) -> None:
    """The game has ended: the table too, unless it is one of a Series (XF-1, XF-311)."""
    s.won.append(outcome == WON)
    s.points.append(score(s, won=outcome == WON))
    if not s.series:
        finish(s, outcome)
    emit(s, "series_game_over", n=s.game_no, outcome=outcome, points=s.points[-1])
    close(s)


def result(s: Case) -> Result:
    """All win or lose together; the points are the team's (XF-1)."""
    winners = tuple(range(s.players)) if s.outcome in (WON, SERIES_WON) else ()
    return Result(s.outcome, winners, (sum(s.points),) * s.players)


# -- between the games ------------------------------------------------------------------------------------------


def never(s: Case) -> bool:
    """The games of a Series follow one another until the Series is over."""
    return False


def hand_over(s: Case) -> None:
    """The third game decides; after the others all is put back, healed, and Climax cards are dealt (XF-277, XF-311)."""
    if s.game_no == GAMES:
        finish(s, SERIES_WON if s.won[-1] else SERIES_LOST)
    undo_swap(s)
    deal_climax(s)
    put_back(s)
    s.game_no += 1
    lay_out(s)


def put_back(s: Case) -> None:
    """Every card to its set, the Avatars of the defeated too; Scars stay where that is agreed (XF-271, XF-310)."""
    kept = (*KEPT, "scars") if s.scars_stay else KEPT
    for policy, _, _, cards in piles(s):
        if policy.name not in kept:
            cards.clear()
    scars = {("strike", -1, card) for pile in s.scars for card in pile}
    s.known = {key: seats for key, seats in s.known.items() if key in scars}
    s.up, s.hq_up, s.layer_at = [False] * SPACES, [False] * HQ_SLOTS, [0] * SPACES
    s.alive, s.skips = [True] * s.players, [False] * s.players
    s.fewer_next, s.symptoms = [0] * s.players, [0] * s.players
    s.link, s.found, s.hosts, s.unveiled, s.seen_once, s.for_good = {}, [], [], [], [], []
    s.the_end = s.clone_waits = False
    s.end_card = s.clone_card = NO_CARD
    s.turns_in_field = 0


def undo_swap(s: Case) -> None:
    """Everybody keeps the own Avatar in all three games (XF-269)."""
    if s.swapped_seats:
        me, other, _ = s.swapped_seats
        if other >= 0:
            s.avatar[me], s.avatar[other] = s.avatar[other], s.avatar[me]
        else:
            s.avatar[me], s.avatars_left[0] = s.avatars_left[0], s.avatar[me]
    s.swapped_seats = []
    s.health = [AVATARS[number].health for number in s.avatar]


def deal_climax(s: Case) -> None:
    """One card for each Avatar, of another kind after a win than after a loss (XF-272 to XF-276, A-29)."""
    for seat in range(s.players):
        ended = [card for card in s.climax[seat] if s.book.cards[card].standing]
        s.climax[seat] = [card for card in s.climax[seat] if card not in ended]
        s.climax_box += ended
    group = GOT_TOO_CLOSE if s.won[-1] else UNEXPECTED_HELP
    offered = {seat: may_get(s, seat, group) for seat in range(s.players)}
    if group == UNEXPECTED_HELP and s.they_may_have_won:
        tempt_fate(s, [card for cards in offered.values() for card in cards])
    for seat, cards in offered.items():
        shuffle(s, "climax", cards)
        card = cards[-1]
        s.climax_box.remove(card)
        s.climax[seat].append(card)
        s.climax_dealt.append(card)
        emit(s, "climax_dealt", seat=seat, climax=card)


def may_get(s: Case, seat: int, group: str) -> list[int]:
    """The cards of this kind for the Avatar of this player that were not dealt before."""
    avatar = AVATARS[s.avatar[seat]].id
    cards = [(card, s.book.cards[card]) for card in s.climax_box]
    return [card for card, kind in cards if (kind.group, kind.avatar) == (group, avatar) and card not in s.climax_dealt]


def tempt_fate(s: Case, cards: list[int]) -> None:
    """This Time They May Have Won, shuffled among the help; turned up, it ends the Series (XF-276, XF-314)."""
    fate = next(card for card in s.climax_box if s.book.cards[card].group == THEY_WON)
    pile = [*cards, fate]
    shuffle(s, "climax", pile)
    if fate in pile[-s.players :]:
        emit(s, "they_won", climax=fate)
        finish(s, SERIES_DESTROYED)


def change_seats(s: Case) -> Rule[None]:
    """The first player may seat everybody anew (XF-269)."""
    me = s.first
    if s.players > 2 and (yield from may(s, me, "seats")):
        seats, left = [me], [seat for seat in s.seating if seat != me]
        while left:
            seats.append((yield from choose(s, me, left, "next_to.seat", values={"seat": seats[-1]})))
            left.remove(seats[-1])
        s.seating = seats
    yield from choose(s, me, (("next",),), "series.next", always=True, values={"n": s.game_no})


def climax_at_start(s: Case) -> Rule[None]:
    """After the first hands were drawn, from the first player clockwise; then the card is done with (XF-313)."""
    for seat in around(s, s.first):
        for card in [card for card in s.climax[seat] if s.book.cards[card].at(GAME_START)]:
            yield from resolve(s, seat, card, GAME_START)
            s.climax[seat].remove(card)
            s.climax_box.append(card)
