"""The Action phase: playing, copying, recruiting, scanning, fighting, abilities (PR-32 to PR-53, PR-133 to PR-146)."""

from __future__ import annotations

from functools import partial
from typing import Any

from prowl.kernel.events import emit
from prowl.kernel.prompts import Ask, Rule, may, whoever

from .cards import ACTION, ACTIVATED, BACKUP, BROTHERS, CLASS, COMBO, PLAY, SHOWBOAT, TEAM, TURN, Clause
from .clauses import carry_out, holds
from .deeds import PLAYED, RECRUITED, SCANNED, note
from .fighting import fight
from .house import Said
from .offers import helpers, may_offer, offer, open_offers
from .piles import character, leave_hand, on_sale, price, put_on_top, receive, take_from_hq
from .state import Encounter
from .track import enemies_up, turn_up
from .values import can_be_fought, can_pay, scan_cost, scan_costs, statements

ACTION_PHASE = 2
END = ("end",)


def begin_action(s: Encounter, me: int) -> None:
    s.phase = ACTION_PHASE
    s.over_for_now = not s.alive[me]


def action_over(s: Encounter, me: int) -> bool:
    return s.over_for_now or not s.alive[me]


def action(s: Encounter, me: int) -> Rule[None]:
    """One action of the active player, or somebody's offer: whichever comes first is finished first (PR-523)."""
    asked = Ask(me, partial(action_moves, s, me), "action")
    seat, move = yield from whoever(asked, *(may_offer(s, helper) for helper in helpers(s)))
    if seat == me:
        yield from act(s, me, move)
    else:
        yield from offer(s, seat, move[1])


def action_moves(s: Encounter, me: int) -> list[Any]:
    moves: list[Any] = [("play", card) for card in s.hand[me]]
    moves += [("copy", card) for card in open_offers(s)]
    moves += [("use", s.plays[i]) for i in usable(s, me)]
    said = statements(s)
    moves += [("fight", card) for card in fightable(s, said)]
    moves += [("scan", space) for space in scannable(s, said)]
    moves += [("recruit", card) for card in affordable(s)]
    if s.officers and s.recruit >= s.house.officer_cost:
        moves.append(("officer",))
    moves += [("task", card) for card in usable_tasks(s, me)]
    if s.house.moves is not None:
        moves += s.house.moves(s, me, said)
    return [*moves, END]


def affordable(s: Encounter) -> list[int]:
    """The cards of headquarters for which there is recruit enough."""
    if s.house.price is None:
        return [card for card in on_sale(s) if character(s, card).cost <= s.recruit]
    return [card for card in on_sale(s) if price(s, card) <= s.recruit]


def act(s: Encounter, me: int, move: Any) -> Rule[None]:
    match move:
        case ("play", card):
            card = leave_hand(s, me, card)
            s.played[me].append(card)
            yield from play(s, me, card, copy=False)
        case ("copy", card):
            s.taken_offers.append(card)
            yield from play(s, me, card, copy=True)
        case ("use", card):
            yield from use(s, me, next(i for i in usable(s, me) if s.plays[i] == card))
        case ("fight", card):
            yield from fight(s, me, card)
        case ("scan", space):
            s.attack -= scan_cost(s, space)
            note(s, SCANNED, 1)
            yield from turn_up(s, space)
        case ("recruit", card):
            s.recruit -= price(s, card)
            take_from_hq(s, card)
            yield from recruited(s, me, card)
        case ("officer",):
            s.recruit -= s.house.officer_cost
            yield from recruited(s, me, s.officers.pop())
        case ("task", card):
            yield from use_task(s, me, card)
        case ("end",):
            s.over_for_now = True
        case _ if s.house.act is not None:
            yield from s.house.act(s, me, move)


# -- playing ------------------------------------------------------------------------------


def play(s: Encounter, me: int, card: int, *, copy: bool) -> Rule[None]:
    """Points first, then the clauses as printed; class and team look at what was played before (PR-38, PR-507)."""
    kind = character(s, card)
    before = s.plays[:]
    emit(s, "copied" if copy else "played", seat=me, own=card)
    s.plays.append(card)
    s.copied.append(copy)
    s.activated.append(False)
    s.swapped.append(False)
    s.attack += kind.attack
    s.recruit += kind.recruit
    note(s, PLAYED, 1)
    for clause in kind.clauses:
        if s.alive[me] and (yield from wants(s, me, card, clause, before)):
            yield from carry_out(s, me, card, clause)


def wants(s: Encounter, me: int, card: int, clause: Clause, before: list[int]) -> Rule[bool]:
    """Play text is compulsory; a class or team ability is a choice made now or never (PR-506)."""
    if clause.timing == PLAY:
        return holds(s, me, card, clause.when)
    if clause.timing == TURN:
        return any(effect.verb == "avoid_all" for effect in clause.effects)
    if clause.timing == CLASS:
        met = any(character(s, other).klass == clause.key for other in before)
    elif clause.timing == TEAM:
        met = any(character(s, other).team == clause.key for other in before)
    else:
        return False
    return met and (yield from may(s, me, "ability", values={"own": card}))


def recruited(s: Encounter, me: int, card: int) -> Rule[None]:
    """To the discard, or on top of the deck where a card allows it for the next recruit (PR-42)."""
    receive(s, me, card)
    note(s, RECRUITED, 1)
    if s.recruits_on_top:
        s.recruits_on_top -= 1
        if (yield from may(s, me, "on_top", values={"own": card})):
            put_on_top(s, me, [card])


def fightable(s: Encounter, said: Said) -> list[int]:
    return [card for card in enemies_up(s) if can_be_fought(s, card, said) and can_pay(s, card, said)]


def scannable(s: Encounter, said: Said) -> list[int]:
    costs = scan_costs(s, said)
    return [space for space, pile in enumerate(s.wilds) if pile and not s.up[space] and costs[space] <= s.attack]


# -- activated abilities ------------------------------------------------------------------


def usable(s: Encounter, me: int) -> list[int]:
    """Plays whose activated text has not been used, and whose condition is met."""
    cards = s.book.cards
    unused = [i for i, card in enumerate(s.plays) if not s.activated[i] and cards[card].activated]
    return [i for i in unused if not cards[s.plays[i]].conditional or usable_clauses(s, me, i)]


def usable_clauses(s: Encounter, me: int, i: int) -> list[Clause]:
    """The activated clauses of a card played this turn whose condition holds."""
    card = s.plays[i]
    clauses = [each for each in character(s, card).clauses if each.timing in ACTIVATED]
    met = [each for each in clauses if each.timing != COMBO or is_combined(s, i, each.key)]
    return [each for each in met if holds(s, me, card, each.when)]


def is_combined(s: Encounter, i: int, klass: str) -> bool:
    """Whether another card of that class has been played this turn."""
    return any(character(s, card).klass == klass for at, card in enumerate(s.plays) if at != i)


def use(s: Encounter, me: int, i: int) -> Rule[None]:
    """The whole clause, as often as its keyword counts; once used it is used up (PR-141 to PR-146, PR-525)."""
    s.activated[i] = True
    card = s.plays[i]
    emit(s, "activated", seat=me, own=card)
    for clause in usable_clauses(s, me, i):
        for _ in range(times(s, i, clause)):
            yield from carry_out(s, me, card, clause)


def times(s: Encounter, i: int, clause: Clause) -> int:
    kind = character(s, s.plays[i])
    if clause.timing == BACKUP:
        return s.offers_made
    if clause.timing == BROTHERS:
        return len({character(s, card).group for card in s.plays} - {"", kind.group})
    if clause.timing == SHOWBOAT:
        return sum(character(s, card).group == kind.group for card in s.plays) - 1
    return 1


# -- tasks --------------------------------------------------------------------------------


def usable_tasks(s: Encounter, me: int) -> list[int]:
    """Action texts of cards in play, once a turn each (PR-517)."""
    found = []
    for card in [each for pile in s.house.lying(s) for each in pile]:
        clauses = s.book.cards[card].at(ACTION)
        if card not in s.used_tasks and clauses and all(holds(s, me, card, clause.when) for clause in clauses):
            found.append(card)
    return found


def use_task(s: Encounter, me: int, card: int) -> Rule[None]:
    s.used_tasks.append(card)
    emit(s, "task_used", seat=me, enemy=card)
    for clause in s.book.cards[card].at(ACTION):
        yield from carry_out(s, me, card, clause)
