"""Clauses: dice on cards, conditions, prices, choices, everybody in turn; and calls inside other calls."""

from __future__ import annotations

from functools import partial

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose, in_secret, may
from prowl.kernel.rng import below, die

from ..cards.items import ITEMS
from ..rules.hands import firsts, from_hand, waste_card
from ..rules.places import NOWHERE, colonies, playing
from . import select
from .cards import has_kind, of_kind
from .deed import CRISIS, Deed, deed, note_deed
from .dice import friends
from .questions import holds
from .verbs import can, clause, perform, verb
from .vocabulary import Who
from .words import Branch, Call, Calls


def branch(call: Call, label: str) -> Calls:
    return next((each.calls for each in call.branches if each.label == label), ())


# -- dice and conditions -----------------------------------------------------------------


@clause()
def roll(d: Deed, call: Call) -> Rule[None]:
    """A fresh d6, never one of the pool (DW-B20)."""
    face = d6(d)
    for each in call.branches:
        first, _, last = each.label.partition("-")
        if int(first) <= face <= int(last or first):
            yield from perform(d, each.calls)


@clause()
def roll_n(d: Deed, call: Call) -> Rule[None]:
    d.n = d6(d)
    yield from perform(d, call.branches[0].calls)


def d6(d: Deed) -> int:
    face = die(d.s.chance, "dice")
    emit(d.s, "card_die_rolled", seat=d.me, n=face)
    return face


@clause(name="if")
def if_(d: Deed, call: Call) -> Rule[None]:
    yield from perform(d, branch(call, "then" if holds(d, call.words["condition"]) else "else"))


def can_needs(d: Deed, call: Call) -> bool:
    return holds(d, call.words["condition"])


@clause(can=can_needs)
def needs(d: Deed, call: Call) -> None:
    """The option, ability or card can be used only then."""


@clause()
def pay(d: Deed, call: Call) -> Rule[None]:
    """The chooser may pay; a shared price is asked for from everybody, and may fail."""
    price = branch(call, "pay")
    paid = can(d, price) and (price[0].verb == "pool" or (yield from may(d.s, d.chooser, "pay")))
    if paid:
        yield from perform(d, price)
        paid, d.failed = not d.failed, False
    yield from perform(d, branch(call, "then" if paid else "else"))


# -- everybody ---------------------------------------------------------------------------


@clause()
def each_player(d: Deed, call: Call) -> Rule[None]:
    """All choose at once, then it is done in the order of seats (R36)."""
    deeds = {seat: d.of(seat) for seat in everybody(d)}
    calls = call.branches[0].calls
    picks = {seat: partial(_picks, each, calls) for seat, each in deeds.items() if _has_choice(each, calls)}
    for seat, picked in (yield from in_secret(d.s, picks)).items():
        deeds[seat].picked = picked
    for each in deeds.values():
        yield from perform(each, calls)


def everybody(d: Deed) -> list[int]:
    """The players of the colony; in a crisis all of them, exiled ones left out (DW-160)."""
    if d.by == CRISIS:
        return [seat for seat in playing(d.s) if not d.s.exiled[seat]]
    return friends(d)


def _has_choice(d: Deed, calls: Calls) -> bool:
    return any(len(select.candidates(d, who)) > 1 for who in _chosen(calls))


def _chosen(calls: Calls) -> list[Who]:
    words = [word for call in calls for word in call.words.values()]
    return [word for word in words if isinstance(word, Who) and word.kind in select.CHOSEN]


def _picks(d: Deed, calls: Calls) -> Rule[dict[str, tuple[int, ...]]]:
    found = {}
    for who in _chosen(calls):
        found[str(who)] = tuple((yield from select.people(d, who)))
    return found


@clause()
def for_each(d: Deed, call: Call) -> Rule[None]:
    """Once for each survivor that is meant, `it`; or for each helpless one."""
    who = call.words["who"]
    times = d.s.helpless[d.camp] * [NOWHERE] if who.kind == "helpless" else select.candidates(d, who)
    for survivor in times:
        d.it = survivor
        yield from perform(d, call.branches[0].calls)


# -- choices -----------------------------------------------------------------------------


def possible(d: Deed, call: Call) -> list[Branch]:
    return [each for each in call.branches if can(d, each.calls)]


@clause(name="choose")
def choose_(d: Deed, call: Call) -> Rule[None]:
    """The named player picks one of the lists."""
    for seat in (yield from select.players(d, call.words["player"])):
        yield from pick_branch(d, call, seat)


def can_either(d: Deed, call: Call) -> bool:
    return bool(possible(d, call))


@clause(can=can_either)
def either(d: Deed, call: Call) -> Rule[None]:
    yield from pick_branch(d, call, d.chooser)


def pick_branch(d: Deed, call: Call, seat: int) -> Rule[None]:
    options = [("branch", i) for i, each in enumerate(call.branches) if can(d, each.calls)]
    if options:
        chosen = yield from choose(d.s, seat, options, "branch")
        yield from perform(d, call.branches[chosen[1]].calls)


# -- cards -------------------------------------------------------------------------------


@verb(can=has_kind)
def play(d: Deed, kind: str) -> Rule[None]:
    """A card of that kind from hand with its effect, then to the waste pile."""
    cards = firsts(d.s, d.me, of_kind(d.s, d.me, kind))
    card = yield from choose(d.s, d.me, cards, "play.item", always=not d.s.quick)
    from_hand(d.s, d.me, card)
    d.s.in_play.append(card)
    emit(d.s, "played", seat=d.me, item=card)
    yield from perform(deed(d.s, d.me, d.by, d.who, card), ITEMS[card].do)
    d.s.in_play.remove(card)
    waste_card(d.s, d.me, card)
    note_deed(d.s, f"play:{kind}", d.me)


def can_attach(d: Deed, to_whom: Who, rule: str) -> bool:
    return bool(select.candidates(d, to_whom))


@verb(can=can_attach)
def attach(d: Deed, to_whom: Who, rule: str) -> None:
    """The card stays on the survivor with its rule."""
    for survivor in select.candidates(d, to_whom):
        keep_card(d, survivor, 0)


@verb()
def standing(d: Deed, rule: str) -> None:
    """The card stays beside the colony; Snowed In counts for the next round."""
    if rule == "extra_exposure":
        d.s.hard_winter = d.s.round + 1
    else:
        keep_card(d, NOWHERE, d.camp)


def keep_card(d: Deed, survivor: int, n: int) -> None:
    if d.card in d.s.crossroads_open:
        d.s.crossroads_open.remove(d.card)
        d.s.attached.append(d.card)
        d.s.attached_to.append(survivor)
        d.s.attached_n.append(n)
        emit(d.s, "attached", crossroads=d.card, survivor=survivor)


# -- the Lone Wolf -----------------------------------------------------------------------


@verb()
def mission(d: Deed) -> None:
    """The next mission, if there is one (DW-173)."""
    if d.s.mission_deck:
        d.s.missions.append(d.s.mission_deck.pop())
        emit(d.s, "mission_drawn", seat=d.me)


@verb()
def note_colony(d: Deed, how: str) -> Rule[None]:
    """A colony is noted in secret."""
    found = list(colonies(d.s))
    if how == "random":
        d.s.noted = found[below(d.s.chance, "dice", len(found))]
        return
    chosen = yield from choose(d.s, d.me, [("note", camp) for camp in found], "note", secret=("note",))
    d.s.noted = chosen[1]


# -- nothing -----------------------------------------------------------------------------


@verb()
def none(d: Deed) -> None:
    """Nothing happens."""


@verb()
def at(d: Deed, moment: str) -> None:
    """The moment at which it can be used is the business of the chapter about it."""


@clause()
def mod(d: Deed, call: Call) -> None:
    """Standing statements are asked for when a number is read."""
