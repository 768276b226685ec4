"""Effects and conditions that only Predator's cards know: the camp, the evidence, the ways to win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prowl.kernel.events import emit, finish
from prowl.kernel.prompts import Rule, choose
from prowl.kernel.views import show

from ..core.effects import verb
from ..core.objectives import begin_objective, complete_objective
from ..core.piles import character, draw_cards, living, top_card
from ..core.state import SPACES
from ..core.strikes import top_strike, wound
from ..core.track import uproot

if TYPE_CHECKING:
    from .state import Hunt

MAJOR = "major"
MINOR = "minor"
LOST_DEAD = "lost_dead"
LOST_TIME = "lost_time"
LOST_NOTHING = "lost_nothing"
HILLS = SPACES - 1

# -- marks and operations -------------------------------------------------------------------


@verb
def mark(s: Hunt, me: int, card: int, n: int) -> None:
    change_marks(s, me, n)


@verb
def unmark(s: Hunt, me: int, card: int, n: int) -> None:
    change_marks(s, me, -n)


@verb
def unmark_any(s: Hunt, me: int, card: int, n: int) -> Rule[None]:
    seats = [seat for seat in living(s) if s.marks[seat]]
    if seats:
        seat = yield from choose(s, me, seats, "unmark.seat")
        change_marks(s, seat, -n)


def change_marks(s: Hunt, me: int, by: int) -> None:
    """The dead have no marks; nobody has fewer than none (PR-130, PR-526)."""
    if s.alive[me]:
        s.marks[me] = max(0, s.marks[me] + by)
        emit(s, "marked", seat=me, n=s.marks[me])


@verb
def place_on_operations(s: Hunt, me: int, card: int) -> None:
    uproot(s, card)
    if card in s.resolving:
        s.resolving.remove(card)
    s.operations.append(card)


# -- conditions ---------------------------------------------------------------------------


@verb
def is_marked(s: Hunt, me: int, card: int) -> bool:
    return s.marks[me] > 0


@verb
def not_played(s: Hunt, me: int, card: int, klass: str) -> bool:
    return all(character(s, played).klass != klass for played in s.plays)


@verb
def in_the_wilds(s: Hunt, me: int, card: int) -> bool:
    return any(card in pile for pile in s.wilds)


@verb
def camp_in_play(s: Hunt, me: int, card: int) -> bool:
    return camp_space(s) is not None


@verb
def no_camp_in_play(s: Hunt, me: int, card: int) -> bool:
    return camp_space(s) is None


# -- Objective 1, film 1: the Guerrilla Camp ------------------------------------------------


def camp_space(s: Hunt) -> int | None:
    """The space to which the camp is attached."""
    camps = s.book.numbers("guerrilla_camp")
    return next((space for space in range(SPACES) if any(card in camps for card in s.attached[space])), None)


def camp_cost(s: Hunt) -> int:
    """1 attack on Hills, one more for each space farther back."""
    space = camp_space(s)
    return SPACES - space if space is not None else 0


@verb
def can_raid(s: Hunt, me: int, card: int) -> bool:
    space = camp_space(s)
    return s.objective == 0 and space is not None and not s.wilds[space] and s.attack >= camp_cost(s)


@verb
def raid(s: Hunt, me: int, card: int) -> Rule[None]:
    s.attack -= camp_cost(s)
    yield from complete(s)


@verb
def move_camp(s: Hunt, me: int, card: int, by: int) -> None:
    """The camp never pushes and stops at either end."""
    space = camp_space(s)
    if space is None:
        return
    there = min(max(space + by, 0), HILLS)
    camp = next(each for each in s.attached[space] if each in s.book.numbers("guerrilla_camp"))
    s.attached[space].remove(camp)
    s.attached[there].append(camp)
    emit(s, "attached", enemy=camp, space=there)


# -- paying for an objective ----------------------------------------------------------------


@verb
def can_settle(s: Hunt, me: int, card: int, recruit: int) -> bool:
    """Hills must be clear, and the recruit points there."""
    return s.objective == 1 and not s.wilds[HILLS] and s.recruit >= recruit


@verb
def settle(s: Hunt, me: int, card: int, recruit: int) -> Rule[None]:
    s.recruit -= recruit
    yield from complete(s)


def by_players(s: Hunt, usual: int, alone: int, crowd: int) -> int:
    """A price of the third objective: one player pays another than two or three, four and five pay a third."""
    return alone if s.players == 1 else crowd if s.players > 3 else usual


@verb
def can_fly_out(s: Hunt, me: int, card: int, recruit: int, alone: int, crowd: int) -> bool:
    """Hills must be clear, and the recruit points there."""
    return s.objective == 2 and not s.wilds[HILLS] and s.recruit >= by_players(s, recruit, alone, crowd)


@verb
def fly_out(s: Hunt, me: int, card: int, recruit: int, alone: int, crowd: int) -> None:
    s.recruit -= by_players(s, recruit, alone, crowd)
    finish(s, MINOR)


@verb
def can_board(s: Hunt, me: int, card: int, each: int, alone: int) -> bool:
    """The combat zone must be empty, and as many recruit points there as attack points."""
    return s.objective == 2 and not s.combat and min(s.recruit, s.attack) >= by_players(s, each, alone, each)


@verb
def board(s: Hunt, me: int, card: int, each: int, alone: int) -> None:
    price = by_players(s, each, alone, each)
    s.recruit -= price
    s.attack -= price
    finish(s, MINOR)


# -- Objective 1, film 2: the stronghold ------------------------------------------------------


@verb
def can_assault(s: Hunt, me: int, card: int) -> bool:
    return s.objective == 0


@verb
def assault(s: Hunt, me: int, card: int) -> Rule[None]:
    """Everyone reveals a card: if the attack is worth the recruit, an Event is cleared or the objective done."""
    tops = [(seat, top_card(s, seat)) for seat in living(s)]
    shown = [top for _, top in tops if top is not None]
    for seat, top in tops:
        if top is not None:
            s.discard[seat].append(top)
            emit(s, "milled", seat=seat, own=top)
    if sum(character(s, top).attack for top in shown) < sum(character(s, top).recruit for top in shown):
        return
    events = [each for each in s.operations if s.book.cards[each].kind == "event"]
    if not events:
        yield from complete(s)
        return
    s.operations.remove(events[0])
    s.spent.append(events[0])


# -- Objective 2, film 2: the evidence ---------------------------------------------------------

EVIDENCE = ("forensic_analysis", "physical_evidence", "witness_testimony")
ALL_EVIDENCE = 3


def found_evidence(s: Hunt) -> list[int]:
    return [card for card in s.operations if s.book.cards[card].id in EVIDENCE]


@verb
def find_evidence(s: Hunt, me: int, card: int) -> Rule[None]:
    """Found in the Wilds it is kept; reaching the Combat Zone unrevealed it is lost."""
    lost = card in s.combat
    uproot(s, card)
    if lost:
        s.removed.append(card)
        s.lost_evidence += 1
        emit(s, "evidence_lost", enemy=card)
    else:
        s.operations.append(card)
        emit(s, "evidence_found", enemy=card)
    yield from check_evidence(s)


@verb
def lose_evidence(s: Hunt, me: int, card: int) -> Rule[None]:
    found = found_evidence(s)
    if found:
        # "You" may have died a moment ago: then the next player alive chooses (PR-74, PR-526).
        gone = yield from choose(s, living(s)[0], found, "evidence.enemy")
        s.operations.remove(gone)
        s.removed.append(gone)
        s.lost_evidence += 1
        emit(s, "evidence_lost", enemy=gone)
        yield from check_evidence(s)


def check_evidence(s: Hunt) -> Rule[None]:
    """Found and lost make three: everyone draws as many cards as were found, and the objective is complete."""
    if s.objectives[1] != "personal_little_war" or s.objective != 1:
        return
    found = found_evidence(s)
    if len(found) + s.lost_evidence == ALL_EVIDENCE:
        for seat in living(s):
            draw_cards(s, seat, len(found))
        yield from complete(s)


# -- objectives ------------------------------------------------------------------------------


def complete(s: Hunt) -> Rule[None]:
    """The next objective becomes current; it may be met already (PR-112, PR-516)."""
    complete_objective(s)
    yield from begin_objective(s)
    yield from check_evidence(s)


# -- single cards ------------------------------------------------------------------------------


@verb
def bleed(s: Hunt, me: int, card: int) -> None:
    """Two Strike cards are shown and discarded, drawn by nobody; their damage is attack."""
    shown = [strike for strike in (top_strike(s), top_strike(s)) if strike is not None]
    for strike in shown:
        s.attack += wound(s, strike).damage
        emit(s, "strike_shown", strike=strike)
    s.strike_discard += shown


@verb
def intrude(s: Hunt, me: int, card: int) -> None:
    """Draw and show until a starter comes, three cards at most."""
    for _ in range(3):
        drawn = draw_cards(s, me, 1)
        if not drawn:
            return
        for seat in range(s.players):
            show(s, "own", drawn, to=seat, owner=me)
        emit(s, "showed", seat=me, own=drawn[0])
        if character(s, drawn[0]).starter:
            return


@verb
def use_up(s: Hunt, me: int, card: int) -> None:
    uproot(s, card)
    s.removed.append(card)
