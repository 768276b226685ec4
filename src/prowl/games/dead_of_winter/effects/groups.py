"""Verbs about groups: survivors who join, who leave the survivor deck, who change sides."""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule
from prowl.kernel.views import shuffle

from ..cards.survivors import NUMBER
from ..rules.death import gain_survivor, promote, spaces_for_new
from ..rules.hands import gear_of
from ..rules.places import FIRST_COLONY, NOWHERE, WOLF_CAMP, controller, free_spaces, home_of, stand
from ..state import COLONIES, Winter
from . import select
from .deed import Deed, count, home, note_deed
from .verbs import verb
from .vocabulary import Number, Who

# -- joining -----------------------------------------------------------------------------


def has_space(d: Deed, n: Number | None = None, who: str = "") -> bool:
    """Nobody can join a full colony (DW-B86); players without a colony find another place (DW-159, DW-B119)."""
    seat = d.me
    if home_of(d.s, seat) == NOWHERE or seat == d.s.wolf:
        return bool(spaces_for_new(d.s, seat))
    return free_spaces(d.s, home(d)) > 0


@verb(can=has_space)
def gain(d: Deed, n: Number) -> Rule[None]:
    """The top cards of the survivor deck; an empty deck gives nobody (DW-B141)."""
    for _ in range(count(d, n)):
        if d.s.survivor_deck and has_space(d):
            yield from join(d, d.s.survivor_deck.pop())


def join(d: Deed, survivor: int) -> Rule[None]:
    yield from gain_survivor(d.s, d.me, survivor)
    d.new.append(survivor)
    note_deed(d.s, "gain", d.me, survivor, d.s.place[survivor])


@verb(can=has_space)
def gain_named(d: Deed, who: str) -> Rule[None]:
    """Only if that survivor is still in the deck (DW-140); the deck is shuffled (DW-B95)."""
    survivor = NUMBER[who]
    if survivor in d.s.survivor_deck:
        d.s.survivor_deck.remove(survivor)
        shuffle(d.s, "survivor", d.s.survivor_deck)
        yield from join(d, survivor)


@verb()
def take_out(d: Deed, whom: str) -> None:
    survivor = NUMBER[whom]
    if survivor in d.s.survivor_deck:
        d.s.survivor_deck.remove(survivor)
        shuffle(d.s, "survivor", d.s.survivor_deck)
        # It was nobody's: the third pile counts for no colony.
        d.s.gone[WOLF_CAMP].append(survivor)
        emit(d.s, "taken_out", survivor=survivor)


# -- changing sides ----------------------------------------------------------------------


def can_transfer(d: Deed, whom: Who, player: str) -> bool:
    return bool(select.candidates(d, whom)) and bool(select.seats(d, player))


@verb(can=can_transfer)
def transfer(d: Deed, whom: Who, player: str) -> Rule[None]:
    """A new controller; one who joins the enemy goes to their colony."""
    survivors = yield from select.people(d, whom)
    for seat in (yield from select.players(d, player)):
        for survivor in survivors:
            yield from hand_over(d.s, survivor, seat)


def hand_over(s: Winter, survivor: int, seat: int) -> Rule[None]:
    """The survivor with its equipment and its wounds; who loses the group leader promotes another (DW-B17)."""
    old = controller(s, survivor)
    if old == seat:
        return
    was_leader = s.group[old][0] == survivor
    for card in gear_of(s, survivor):
        i = s.gear[old].index(card)
        del s.gear[old][i], s.carrier[old][i]
        s.gear[seat].append(card)
        s.carrier[seat].append(survivor)
    s.group[old].remove(survivor)
    s.group[seat].append(survivor)
    emit(s, "changed_hands", survivor=survivor, seat=old, to=seat)
    if s.variant == COLONIES and s.camp[old] != s.camp[seat] and free_spaces(s, FIRST_COLONY + s.camp[seat]) > 0:
        stand(s, survivor, FIRST_COLONY + s.camp[seat])
    if was_leader and s.group[old]:
        yield from promote(s, old)
