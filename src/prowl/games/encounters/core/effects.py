"""The standard sentences of this family. An effect gets the state, the player it is for, and the card that says it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from prowl.kernel.effects import Effect, effect
from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose, choose_some
from prowl.kernel.rng import below

from .fighting import kill_enemy
from .piles import (
    character,
    discard_cards,
    drawing,
    kill_own_card,
    living,
    next_player,
    on_sale,
    own_characters,
    put_on_top,
    receive,
    take_from_hq,
    top_card,
)
from .state import SPACES, Encounter
from .strikes import choose_from_hand, deal
from .strikes import heal as heal_strikes
from .track import (
    LAST,
    add_from_deck,
    move_on,
    nearest_first,
    space_of,
    to_combat,
    turn_down,
    turn_up,
    uproot,
)


def verb(run: Callable[..., Any]) -> Callable[..., Effect]:
    """Make a function `verb(s, me, card, n)` into an effect: `verb(2)` on a card is the verb with its number."""
    return effect(run, given=3)


def amount(s: Encounter, me: int, n: int | str) -> int:
    """A number, or what the game calls by a word."""
    return s.house.amount(s, me, n) if isinstance(n, str) else n


def whom(s: Encounter, me: int, who: str) -> list[int]:
    """The players an effect names, the active one first (PR-74)."""
    if who == "you":
        return [me] if s.alive[me] else []
    if who == "next":
        return [next_player(s, me)]
    if who == "each":
        return living(s)
    if who == "others":
        return [seat for seat in living(s) if seat != me]
    return s.house.named(s, me, who)


# -- points and cards -------------------------------------------------------------------


@verb
def attack(s: Encounter, me: int, card: int, n: int) -> None:
    s.attack = max(0, s.attack + n)


@verb
def recruit(s: Encounter, me: int, card: int, n: int) -> None:
    s.recruit = max(0, s.recruit + n)


@verb
def draw(s: Encounter, me: int, card: int, n: int) -> Rule[None] | None:
    return drawing(s, me, n)


@verb
def discard_choice(s: Encounter, me: int, card: int, n: int, who: str) -> Rule[None]:
    for seat in whom(s, me, who):
        cards = yield from choose_from_hand(s, seat, n, "discard.own")
        discard_cards(s, seat, cards)


@verb
def discard_random(s: Encounter, me: int, card: int, n: int, who: str) -> None:
    for seat in whom(s, me, who):
        for _ in range(min(n, len(s.hand[seat]))):
            discard_cards(s, seat, [s.hand[seat][below(s.chance, "dice", len(s.hand[seat]))]])


@verb
def mill(s: Encounter, me: int, card: int, n: int) -> None:
    for _ in range(n):
        top = top_card(s, me)
        if top is not None:
            s.discard[me].append(top)
            emit(s, "milled", seat=me, own=top)


@verb
def may_kill_own(s: Encounter, me: int, card: int) -> Rule[None]:
    yield from _kill_one(s, me, own_characters(s, me))


@verb
def may_kill_starter(s: Encounter, me: int, card: int) -> Rule[None]:
    yield from _kill_one(s, me, [own for own in own_characters(s, me) if character(s, own).starter])


def _kill_one(s: Encounter, me: int, cards: list[int]) -> Rule[None]:
    # Asked by what everybody knows, a hand that is not empty, so that the question betrays no card.
    always = bool(s.hand[me]) and not s.quick
    chosen = yield from choose_some(s, me, tuple(cards), "kill.own", least=0, most=1, always=always, secret=("own",))
    for own in chosen:
        kill_own_card(s, me, own)


@verb
def gain_from_hq(s: Encounter, me: int, card: int, most: int) -> Rule[None]:
    cards = [each for each in on_sale(s) if character(s, each).cost <= most]
    if cards:
        chosen = yield from choose(s, me, cards, "gain.barracks")
        take_from_hq(s, chosen)
        receive(s, me, chosen)


@verb
def topdeck(s: Encounter, me: int, card: int, n: int) -> Rule[None]:
    n = min(n, len(s.discard[me]))
    cards = yield from choose_some(s, me, tuple(s.discard[me]), "topdeck.own", least=n, most=n)
    put_on_top(s, me, cards)


@verb
def next_recruit_on_top(s: Encounter, me: int, card: int) -> None:
    s.recruits_on_top += 1


@verb
def swap_points(s: Encounter, me: int, card: int, n: int) -> Rule[None]:
    """Exchange printed attack and recruit of a card played this turn whose points are unspent."""
    for _ in range(n):
        fitting = [i for i in range(len(s.plays)) if swappable(s, i)]
        if not fitting:
            return
        cards = list(dict.fromkeys(s.plays[i] for i in fitting))
        chosen = yield from choose(s, me, [*(("swap", own) for own in cards), ("keep",)], "swap")
        if chosen == ("keep",):
            return
        i = next(i for i in fitting if s.plays[i] == chosen[1])
        kind = character(s, s.plays[i])
        s.swapped[i] = True
        emit(s, "swapped", seat=me, own=s.plays[i])
        s.attack += kind.recruit - kind.attack
        s.recruit += kind.attack - kind.recruit


def swappable(s: Encounter, i: int) -> bool:
    kind = character(s, s.plays[i])
    return not s.swapped[i] and kind.attack != kind.recruit and s.attack >= kind.attack and s.recruit >= kind.recruit


@verb
def double_attack(s: Encounter, me: int, card: int) -> None:
    s.attack *= 2


# -- the row ----------------------------------------------------------------------------


@verb
def scan(s: Encounter, me: int, card: int, n: int) -> Rule[None]:
    """Free scans, one after another, fewer if there are fewer face-down cards."""
    for _ in range(n):
        spaces = face_down(s)
        if not spaces or not s.alive[me]:
            return
        space = yield from choose(s, me, spaces, "scan.space")
        yield from turn_up(s, space)


def face_down(s: Encounter) -> list[int]:
    return [space for space in range(SPACES) if s.wilds[space] and not s.up[space]]


@verb
def scan_all(s: Encounter, me: int, card: int) -> Rule[None]:
    """Each card that is face down now, once, the nearest first."""
    for hidden in [s.wilds[space][0] for space in nearest_first(s) if not s.up[space]]:
        space = space_of(s, hidden)
        if space is not None and not s.up[space] and s.alive[me]:
            yield from turn_up(s, space)


@verb
def add(s: Encounter, me: int, card: int, n: int | str) -> Rule[None]:
    """One after another; once the player it is for has died no more come (PR-151, PR-504)."""
    for _ in range(amount(s, me, n)):
        if s.alive[me]:
            yield from add_from_deck(s)


@verb
def add_to_last(s: Encounter, me: int, card: int, n: int) -> Rule[None]:
    """Onto the space nearest to the Combat Zone."""
    for _ in range(n):
        yield from add_from_deck(s, LAST)


@verb
def nearest_to_combat(s: Encounter, me: int, card: int, n: int | str) -> Rule[None]:
    """The cards nearest to the Combat Zone go there, one after another (PR-30)."""
    for _ in range(amount(s, me, n)):
        spaces = nearest_first(s)
        if spaces and s.alive[me]:
            yield from to_combat(s, spaces[0])


@verb
def enemies_forward(s: Encounter, me: int, card: int, n: int) -> Rule[None]:
    for enemy in [s.wilds[space][0] for space in nearest_first(s) if s.up[space]]:
        for _ in range(n):
            space = space_of(s, enemy)
            if space is not None:
                yield from move_on(s, space)


@verb
def flip_self_down(s: Encounter, me: int, card: int) -> None:
    space = space_of(s, card)
    if space is not None:
        turn_down(s, space)


@verb
def flip_row_down(s: Encounter, me: int, card: int) -> None:
    for space in range(SPACES):
        if s.up[space]:
            turn_down(s, space)


@verb
def kill_self(s: Encounter, me: int, card: int) -> Rule[None]:
    yield from kill_enemy(s, me, card, killer=False)


@verb
def attach(s: Encounter, me: int, card: int, space: int) -> None:
    uproot(s, card)
    s.attached[space].append(card)
    emit(s, "attached", enemy=card, space=space)


# -- strikes ------------------------------------------------------------------


@verb
def strike(s: Encounter, me: int, card: int, n: int | str, who: str) -> Rule[None]:
    for seat in whom(s, me, who):
        yield from deal(s, seat, card, amount(s, me, n))


@verb
def heal(s: Encounter, me: int, card: int, n: int) -> Rule[None]:
    """The active player chooses who is healed."""
    hurt = [seat for seat in living(s) if s.wounds[seat]]
    if hurt:
        seat = yield from choose(s, me, hurt, "heal.seat")
        yield from heal_strikes(s, seat, n)


@verb
def avoid(s: Encounter, me: int, card: int, n: int) -> None:
    s.avoids += n


@verb
def avoid_all(s: Encounter, me: int, card: int) -> None:
    s.avoids_phase = True


# -- statements that are read, and flow ---------------------------------------------------


@verb
def reduce(s: Encounter, me: int, card: int, whom: str, n: int) -> None:
    """Read when a fight is priced (`values.reductions`); playing it does nothing more."""


@verb
def give_up_class(s: Encounter, me: int, card: int, klass: str) -> None:
    """The price of cancelling a strike, read there."""


@verb
def end_action(s: Encounter, me: int, card: int) -> None:
    s.over_for_now = True
