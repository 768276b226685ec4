"""The Action Phase: what the active player may do, and what it does (XF-71 to XF-83, XF-206 to XF-211)."""

from __future__ import annotations

from functools import partial
from typing import Any

from prowl.kernel.events import emit
from prowl.kernel.prompts import Ask, Rule, whoever

from ...core.action import ACTION_PHASE, END, is_combined
from ...core.cards import ACTION, ACTION_START, COMBO, ONCE, PLAY, SACRIFICE
from ...core.clauses import holds
from ...core.house import Said
from ...core.offers import helpers, may_offer, offer, offers_outside, open_offers
from ...core.piles import character, draw_one_by_one
from ...core.state import SPACES
from ...core.values import statements
from ..cards.kinds import BELIEF_PLAYED, COORDINATE
from ..state import Case
from . import bureau, points
from .belief import BELIEF, DOUBT, can_believe, face_doubt
from .evidence import did, pay_lead, payable_leads, played_class, watching
from .fighting import fight, fightable
from .piles import copies, leave_hand
from .said import Lying, extra, forbidden, revealed
from .shadows import turn_up
from .strikes import alone
from .texts import perform

SCAN_COSTS = (2, 2, 1, 1, 1)
OWN_TURN = "play_on_own_turn"


def offers_early(s: Case, me: int) -> Rule[None]:
    """By table setting helpers may coordinate before the Conspiracy and the Strike Phase too (A-19, R-6)."""
    if not forbidden(s, COORDINATE) and not s.cut_short:
        yield from offers_outside(s, me)


def start_action(s: Case, me: int) -> Rule[None]:
    """Doubt and Informants come before the first action (XF-89, A-51)."""
    s.over_for_now = not s.alive[me] or s.cut_short
    if s.over_for_now:
        return
    s.phase = ACTION_PHASE
    yield from face_doubt(s, me)
    for card, _ in revealed(s):
        for clause in s.book.cards[card].at(ACTION_START):
            yield from perform(s, me, card, clause.effects)


def action_over(s: Case, me: int) -> bool:
    return s.over_for_now or s.cut_short or not s.alive[me]


def action(s: Case, me: int) -> Rule[None]:
    """One action of the active player, or somebody's offer: each is finished before the next (XF-283)."""
    said = statements(s)
    asked = Ask(me, partial(action_moves, s, me, said), "action")
    lenders = [] if forbidden(s, COORDINATE, said) else helpers(s)
    seat, move = yield from whoever(asked, *(may_offer(s, helper) for helper in lenders))
    if seat == me:
        yield from act(s, me, move)
    else:
        yield from offer(s, seat, move[1])


def action_moves(s: Case, me: int, said: Said) -> list[Any]:
    lying = revealed(s)
    moves: list[Any] = [("play", card) for card in s.hand[me] if playable(s, me, card, said)]
    moves += [("copy", card) for card in open_offers(s)]
    moves += [("use", s.plays[i]) for i in usable(s, me)]
    moves += [("sacrifice", card) for card in s.hand[me] + s.played[me] if character(s, card).at(SACRIFICE)]
    moves += [("fight", card) for card in fightable(s, me, said, lying)]
    moves += [("scan", space) for space in scannable(s, said)]
    moves += bureau_moves(s, said)
    moves += [("follow", card) for card in payable_leads(s, me, said, lying)]
    moves += [("task", card) for card in usable_tasks(s, me, lying)]
    moves += [("climax", card) for card in s.climax[me] if s.book.cards[card].at(ACTION)]
    if alone(s) and not s.exchanged and not any(each.target == COORDINATE for _, each in said):
        moves += [("exchange", card) for card in s.hand[me] if character(s, card).coordinates]
    return [*moves, END]


def bureau_moves(s: Case, said: Said) -> list[Any]:
    moves: list[Any] = []
    if not forbidden(s, "scan_bureau", said):
        costs = bureau.scan_costs(s, said)
        moves += [("scan_bureau", slot) for slot in bureau.hidden_slots(s) if costs[slot] <= s.recruit]
    moves += [("recruit", card) for card in bureau.on_sale(s) if bureau.price(s, card, said) <= s.recruit]
    if s.officers and not forbidden(s, "special_agent", said) and bureau.special_agent_price(s, said) <= s.recruit:
        moves.append(("special_agent",))
    return moves


def act(s: Case, me: int, move: Any) -> Rule[None]:
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
        case ("sacrifice", card):
            yield from give_up(s, me, card)
        case ("fight", card):
            yield from fight(s, me, card)
        case ("scan", space):
            points.spend(s, points.ATTACK, scan_costs(s, statements(s))[space])
            s.scans_paid += 1
            yield from scan_space(s, me, space)
        case ("scan_bureau", slot):
            points.spend(s, points.RECRUIT, bureau.scan_costs(s, statements(s))[slot])
            yield from bureau.scan(s, me, slot)
        case ("recruit", card):
            points.spend(s, points.RECRUIT, bureau.price(s, card, statements(s)))
            yield from bureau.take(s, me, card)
        case ("special_agent",):
            points.spend(s, points.RECRUIT, bureau.special_agent_price(s, statements(s)))
            yield from bureau.take_special_agent(s, me)
        case ("follow", card):
            yield from pay_lead(s, me, card)
        case ("task", card):
            yield from use_task(s, me, card)
        case ("climax", card):
            yield from perform(s, me, card, s.book.cards[card].at(ACTION)[0].effects)
        case ("exchange", card):
            s.exchanged = True
            s.house.discard(s, me, [card])
            yield from draw_one_by_one(s, me, 1)
        case _:
            s.over_for_now = True


# -- playing ----------------------------------------------------------------------------------------


def playable(s: Case, me: int, card: int, said: Said) -> bool:
    """A Doubt is never played; Professional Colleagues only for others; Mulder's Doubt alone (XF-289, XF-258)."""
    printed = character(s, card)
    if printed.kind == DOUBT:
        return False
    if not alone(s):
        return not any(each.target == OWN_TURN for each in printed.standing)
    return not (printed.coordinates and any(each.target == "discuss" for _, each in said))


def play(s: Case, me: int, card: int, *, copy: bool) -> Rule[None]:
    """Points at once, then every text without Activate; the class counts for what follows (XF-72, XF-80)."""
    printed = character(s, card)
    emit(s, "copied" if copy else "played", seat=me, own=card)
    s.plays.append(card)
    s.copied.append(copy)
    s.activated.append(False)
    s.swapped.append(False)
    points.gain(s, points.ATTACK, printed.attack, printed.klass)
    points.gain(s, points.RECRUIT, printed.recruit, printed.klass)
    for clause in printed.at(PLAY):
        yield from perform(s, me, card, clause.effects)
    if printed.kind == BELIEF:
        for informant, _ in revealed(s):
            for clause in s.book.cards[informant].at(BELIEF_PLAYED):
                yield from perform(s, me, informant, clause.effects)
    yield from played_class(s, me, printed.klass)


def usable(s: Case, me: int) -> list[int]:
    """Plays whose Activate text is unused and whose condition holds now (XF-77 to XF-82, A-9)."""
    return [i for i, card in enumerate(s.plays) if not s.activated[i] and is_lying(s, me, i) and is_met(s, me, i)]


def is_lying(s: Case, me: int, i: int) -> bool:
    """A card defeated since has lost its Activate text (XF-190)."""
    return s.plays[i] in (copies(s) if s.copied[i] else s.played[me])


def is_met(s: Case, me: int, i: int) -> bool:
    printed = character(s, s.plays[i])
    if printed.kind == BELIEF:
        return can_believe(s, me)
    combos = printed.at(COMBO)
    if combos:
        return is_combined(s, i, combos[0].key)
    once = printed.at(ONCE)
    return bool(once) and all(holds(s, me, s.plays[i], clause.when) for clause in once)


def use(s: Case, me: int, i: int) -> Rule[None]:
    """Once a turn for each card (XF-78)."""
    s.activated[i] = True
    card = s.plays[i]
    emit(s, "activated", seat=me, own=card)
    for clause in [*character(s, card).at(ONCE), *character(s, card).at(COMBO)]:
        yield from perform(s, me, card, clause.effects)


def give_up(s: Case, me: int, card: int) -> Rule[None]:
    """Sacrifice: defeat it, from hand or after playing it, and use its text (XF-210, A-54)."""
    s.house.defeat_own(s, me, card)
    for clause in character(s, card).at(SACRIFICE):
        yield from perform(s, me, card, clause.effects)


# -- scanning, Informants -----------------------------------------------------------------------------


def scan_costs(s: Case, said: Said) -> list[int]:
    """What a scan of each space costs (XF-110); Deep Throat lowers the first that is paid (R-10)."""
    more = extra(s, "scan_shadows", said) + (extra(s, "first_scan_shadows", said) if not s.scans_paid else 0)
    return [max(0, cost + more) for cost in SCAN_COSTS]


def scannable(s: Case, said: Said) -> list[int]:
    if forbidden(s, "scan_shadows", said):
        return []
    costs = scan_costs(s, said)
    return [space for space in range(SPACES) if s.wilds[space] and not s.up[space] and costs[space] <= s.attack]


def scan_space(s: Case, me: int, space: int) -> Rule[None]:
    """Paid or free, it is a scan (A-42)."""
    leads = watching(s)
    yield from turn_up(s, space)
    yield from did(s, me, "scan_shadows", leads)


def usable_tasks(s: Case, me: int, lying: Lying) -> list[int]:
    """Action texts of revealed cards, once a turn each, that can be paid in full (XF-287)."""
    found = []
    for card, _ in lying:
        clauses = s.book.cards[card].at(ACTION)
        if clauses and card not in s.used_tasks and all(can_use(s, me, card, effect) for effect in clauses[0].effects):
            found.append(card)
    return found


def can_use(s: Case, me: int, card: int, effect: Any) -> bool:
    match effect.verb:
        case "pay":
            return bool(s.recruit >= effect.numbers["n"])
        case "pay_cards":
            return bool(len(s.hand[me]) >= effect.numbers["n"])
        case "modeski":
            return bool(s.house.for_hire(s))
        case "symptom":
            return s.symptoms[me] > 0
    return True


def use_task(s: Case, me: int, card: int) -> Rule[None]:
    s.used_tasks.append(card)
    emit(s, "task_used", seat=me, enemy=card)
    yield from perform(s, me, card, s.book.cards[card].at(ACTION)[0].effects)
