"""Crossroads: drawing, noting what was met, opening, choosing, voting.

DW-B38, B90 to B96, B142, B147, DW-50 to 52, 77 to 81, 184, 195, 196, 212.
"""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import emit, only
from prowl.kernel.prompts import Rule, choose

from ..cards.crossroads import CROSSROADS, Crossroads
from ..cards.survivors import NUMBER
from ..effects.cards import of_kind
from ..effects.conditions import All, Condition, Either, Not, Test
from ..effects.deed import CROSSROADS as BY_CROSSROADS
from ..effects.deed import Deed, count, deed
from ..effects.questions import holds
from ..effects.verbs import can, perform
from ..state import Winter
from .election import ballot
from .exposure import by_morale, roll_order
from .places import NOWHERE, WOLF_CAMP, controller, playing, standing
from .turn import RESOLVING, drawer_for, in_order

STATE, TURN_END = "state", "turn_end"
NOTHING = ("nothing",)
# Costs that look into a hand
FROM_HAND = ("discard", "lose", "give", "play")
PRICES = ("discard", "lose")


# -- drawing -----------------------------------------------------------------------------


def draw_crossroads(s: Winter, turn: int) -> None:
    """For each active player the neighbour on the right draws a card in secret (DW-50, DW-B38, DW-B142)."""
    for seat in in_order(s):
        if s.crossroads_deck:
            drawer = drawer_for(s, seat)
            s.drawn[drawer].append(s.crossroads_deck.pop())
            s.drawn_for[drawer] = seat
            emit(s, "crossroads_drawn", seat=drawer, to=seat, crossroads=only(drawer, s.drawn[drawer][0]))


def card_for(s: Winter, seat: int) -> int:
    """The card that was drawn for an active player."""
    for drawer, about in enumerate(s.drawn_for):
        if about == seat and s.drawn[drawer]:
            return s.drawn[drawer][0]
    return NOWHERE


def put_back(s: Winter, drawer: int) -> None:
    """A card that was not met goes under the deck; who drew it knows it (DW-B94, DW-196)."""
    s.crossroads_deck[:0] = s.drawn[drawer]
    s.drawn[drawer], s.drawn_for[drawer] = [], NOWHERE


# -- noting ------------------------------------------------------------------------------


def note_met(s: Winter, *turn: int) -> None:
    """The conditions are looked at after the draw and after every deed, silently (DW-52, DW-79, DW-184)."""
    for seat in s.active:
        card = card_for(s, seat)
        if card != NOWHERE:
            note(s, seat, CROSSROADS[card], s.deeds[s.looked :])
    s.looked = len(s.deeds)


def note_end(s: Winter, *turn: int) -> None:
    """Some conditions are looked at once, at the end of the actions (R4)."""
    for seat in s.active:
        card = card_for(s, seat)
        if card != NOWHERE and CROSSROADS[card].when == TURN_END:
            add_met(s, seat, candidates_now(s, seat, CROSSROADS[card].condition))


def note(s: Winter, seat: int, card: Crossroads, deeds: list[tuple[str, int, int, int, int]]) -> None:
    if card.when == STATE:
        met = s.met[s.camp[seat]]
        new = [each for each in s.group[seat] if each not in met and meets(s, seat, each, card.condition)]
        add_met(s, seat, new)
        return
    for verb, who, survivor, place, origin in deeds:
        if verb == card.when and who == seat:
            add_met(s, seat, candidates_of(s, seat, card.condition, survivor, place, origin))


def add_met(s: Winter, seat: int, found: list[int]) -> None:
    met = s.met[s.camp[seat]]
    for survivor in found:
        if survivor not in met:
            met.append(survivor)
            s.met_at[survivor] = s.place[survivor]


def candidates_now(s: Winter, seat: int, condition: Condition) -> list[int]:
    """The own survivors for which it holds; it needs one (facts: `self`)."""
    return [each for each in s.group[seat] if meets(s, seat, each, condition)]


def meets(s: Winter, seat: int, survivor: int, condition: Condition) -> bool:
    return standing(s, survivor) and holds(deed(s, seat, BY_CROSSROADS, survivor), condition)


def candidates_of(s: Winter, seat: int, condition: Condition, survivor: int, place: int, origin: int) -> list[int]:
    """The survivor of an event, if it lives; any own one where the event names none (DW-B91)."""
    if survivor == NOWHERE:
        return candidates_now(s, seat, condition)
    event = deed(s, seat, BY_CROSSROADS, survivor)
    event.place, event.origin = place, origin
    return [survivor] if standing(s, survivor) and holds(event, condition) else []


# -- opening -----------------------------------------------------------------------------


def begin_crossroads(s: Winter, turn: int) -> None:
    """The colony with higher morale first (DW-77)."""
    s.stage = RESOLVING
    roll_order(s)
    order = [*reversed(by_morale(s)), WOLF_CAMP]
    s.left = sorted(s.active, key=lambda seat: order.index(s.camp[seat]))


def none_left(s: Winter, *turn: int) -> bool:
    return not s.left


def open_next(s: Winter, turn: int) -> None:
    """A card that was met is opened; the questions about it come afterwards."""
    open_for(s, s.left.pop(0))


def open_now(s: Winter, *turn: int) -> None:
    """In the standard game at once, one card a turn (DW-B91, DW-B96)."""
    if s.met[0] and not s.crossed and s.active:
        open_for(s, s.active[0])


def open_for(s: Winter, seat: int) -> None:
    card, met = card_for(s, seat), s.met[s.camp[seat]]
    if card == NOWHERE or not met:
        return
    drawer = next(each for each, about in enumerate(s.drawn_for) if about == seat and s.drawn[each])
    s.drawn[drawer], s.drawn_for[drawer] = [], NOWHERE
    s.crossroads_open = [card]
    s.applying, s.candidates, s.crossed, s.option = seat, list(met), True, NOWHERE
    emit(s, "crossroads_opened", seat=seat, crossroads=card)


def is_open(s: Winter, *turn: int) -> bool:
    return s.applying != NOWHERE


def put_back_drawn(s: Winter, *turn: int) -> None:
    """At the end of the turn (DW-B94, DW-196)."""
    order = [*reversed(by_morale(s)), WOLF_CAMP]
    for drawer in sorted(
        (each for each in range(s.players) if s.drawn[each]), key=lambda each: order_of(s, each, order)
    ):
        put_back(s, drawer)


def order_of(s: Winter, drawer: int, order: list[int]) -> int:
    return order.index(s.camp[s.drawn_for[drawer]])


# -- applying ----------------------------------------------------------------------------


def choose_self(s: Winter, *turn: int) -> Rule[None]:
    """If several met the condition the active player says who it is, after reading (DW-78, DW-80)."""
    alive = [each for each in s.candidates if each != NOWHERE and standing(s, each)]
    found = sorted(alive or s.candidates)
    chosen = yield from choose(s, s.applying, found, "cross.survivor")
    s.candidates = [chosen]


def crossing(s: Winter) -> Deed:
    """The card as its player carries it out; a dead `self` acts from where it met the condition (DW-80, DW-195)."""
    survivor = s.candidates[0]
    made = deed(s, s.applying, BY_CROSSROADS, survivor if standing(s, survivor) else NOWHERE, s.crossroads_open[0])
    if made.who == NOWHERE:
        made.place = s.met_at.get(survivor, NOWHERE)
    return made


def possible_options(s: Winter) -> list[int]:
    """An option that cannot be carried out cannot be chosen (DW-B93)."""
    card, made = CROSSROADS[s.crossroads_open[0]], crossing(s)
    return [i for i, calls in enumerate(card.options) if can(made, calls)]


def is_voted_on(s: Winter) -> bool:
    """The Lone Wolf's votes are the wolf's own choice (DW-212)."""
    return CROSSROADS[s.crossroads_open[0]].by == "vote" and s.camp[s.applying] != WOLF_CAMP


def weigh_options(s: Winter, *turn: int) -> None:
    """Between which options a vote is held is told before it: it may depend on the active player's hand."""
    s.choices = possible_options(s) if is_voted_on(s) else []


def choose_option(s: Winter, *turn: int) -> Rule[None]:
    """The player, the leader, the controller of somebody, or a vote (DW-B92, DW-81, DW-212)."""
    card = CROSSROADS[s.crossroads_open[0]]
    if is_voted_on(s):
        s.option = (yield from vote_option(s, card, s.choices)) if s.choices else NOWHERE
    else:
        # A question that depends on a hand is asked even if it leaves no choice: a pause must tell nothing.
        found: list[Any] = [*possible_options(s)] or [NOTHING]
        answer = yield from choose(s, chooser(s, card), found, "cross.option", always=costs_cards(card) and not s.quick)
        s.option = NOWHERE if answer == NOTHING else answer
    emit(s, "crossroads_chosen", seat=s.applying, option=s.option)


def costs_cards(card: Crossroads) -> bool:
    return any(call.verb in FROM_HAND for calls in card.options for call in calls)


def chooser(s: Winter, card: Crossroads) -> int:
    if card.by == "leader":
        return s.leader[s.camp[s.applying]]
    if card.by == "controller":
        return next((controller(s, NUMBER[name]) for name in people_in(card.condition)), s.applying)
    return s.applying


def people_in(condition: Condition) -> list[str]:
    """The survivors that a condition names."""
    match condition:
        case Test(args=args):
            return [name for name in args if name in NUMBER]
        case All(parts) | Either(parts):
            return [name for part in parts for name in people_in(part)]
        case Not(part):
            return people_in(part)


def vote_option(s: Winter, card: Crossroads, found: list[int]) -> Rule[int]:
    """Thumbs up is the first option, down the second; a third is open to the one it names (DW-B92, DW-B93)."""
    if 2 in found:
        names = [
            name for call in card.options[2] if call.verb == "needs" for name in people_in(call.words["condition"])
        ]
        seat = controller(s, NUMBER[names[0]]) if names else s.applying
        if (yield from choose(s, seat, (("take",), ("leave",)), "cross.third")) == ("take",):
            return 2
    both = [each for each in found if each < 2]
    if len(both) < 2:
        return both[0]
    decides = s.leader[s.camp[s.applying]]
    return 0 if (yield from ballot(s, voters(s, card), "cross.vote", decides)) else 1


def voters(s: Winter, card: Crossroads) -> list[int]:
    """The friendly players; some cards narrow them (DW-81, DW-B92, DW-B147)."""
    friends = [each for each in playing(s) if s.camp[each] == s.camp[s.applying] and not s.exiled[each]]
    condition = card.voters
    if condition is None:
        return friends
    return [each for each in friends if candidates_now(s, each, condition)]


def open_price(s: Winter, *turn: int) -> None:
    """A vote may choose what the active player cannot pay: everybody learns it now, before it is carried out."""
    s.affordable = s.option == NOWHERE or has_price(s)


def has_price(s: Winter) -> bool:
    made = crossing(s)
    prices = [call for call in CROSSROADS[made.card].options[s.option] if call.verb in PRICES and not call.able]
    return all(
        len(of_kind(s, made.me, call.words.get("kind"))) >= count(made, call.words["n"]) for call in prices
    )  # fmt: skip


def carry_out_option(s: Winter, *turn: int) -> Rule[None]:
    card = s.crossroads_open[0]
    if s.option != NOWHERE:
        yield from perform(crossing(s), CROSSROADS[card].options[s.option])
    if card in s.crossroads_open:
        s.crossroads_open.remove(card)
        s.crossroads_past.append(card)
    s.applying, s.candidates, s.option, s.choices = NOWHERE, [], NOWHERE, []
