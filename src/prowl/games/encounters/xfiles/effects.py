"""The standard sentences of The X-Files. An effect gets the state, the player it is for, and the card that says it."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, signature
from typing import Any

from prowl.kernel.effects import Effect, effect
from prowl.kernel.prompts import Rule, choose, choose_some
from prowl.kernel.rng import below

from ..core.piles import character, draw_one_by_one, living, next_player
from .rules import belief as beliefs
from .rules import points, strikes
from .rules.piles import copies
from .rules.said import forbidden, hold
from .state import Case

LETTERS = ("A", "B", "C")


def verb(run: Callable[..., Any]) -> Callable[..., Effect]:
    """As in the family; a value that a card does not name is the one the verb names itself."""
    spare = [each.default for each in list(signature(run).parameters.values())[3:]]
    make = effect(run, given=3)

    def bound(*values: Any) -> Effect:
        rest = spare[len(values) :]
        if Parameter.empty in rest:
            raise TypeError(f"{run.__name__} needs more than {values}")
        return make(*values, *rest)

    return bound


def whom(s: Case, me: int, who: str) -> Rule[list[int]]:
    """The players an effect names, the active one first (XF-176, XF-179, XF-307)."""
    if who == "you":
        return [me] if s.alive[me] else []
    if who == "next":
        return [next_player(s, me)]
    others = [seat for seat in living(s) if seat != me]
    if who in ("any", "any_other"):
        seats = living(s) if who == "any" else others
        return [(yield from choose(s, me, seats, "whom.seat"))] if seats and s.alive[me] else []
    return living(s) if who == "each" else others


# -- points and cards -----------------------------------------------------------------------------------


@verb
def attack(s: Case, me: int, card: int, n: int) -> None:
    points.gain(s, points.ATTACK, n, source_class(s, card))


@verb
def recruit(s: Case, me: int, card: int, n: int) -> None:
    points.gain(s, points.RECRUIT, n, source_class(s, card))


def source_class(s: Case, card: int) -> str:
    """The class of the card whose text gives the points; Avatars and powers have none (A-20)."""
    return character(s, card).klass if card >= 0 else ""


@verb
def draw(s: Case, me: int, card: int, n: int, who: str = "you") -> Rule[None]:
    for seat in (yield from whom(s, me, who)):
        yield from draw_one_by_one(s, seat, n)


@verb
def discard_choice(s: Case, me: int, card: int, n: int, who: str = "you") -> Rule[None]:
    for seat in (yield from whom(s, me, who)):
        yield from discard_some(s, seat, n)


def discard_some(s: Case, me: int, n: int) -> Rule[None]:
    """The owner says which; fewer if the hand is smaller."""
    n = min(n, len(s.hand[me]))
    values = {"n": n}
    cards = yield from choose_some(
        s, me, tuple(s.hand[me]), "discard.own", least=n, most=n, secret=("own",), values=values
    )
    s.house.discard(s, me, cards)


@verb
def discard_random(s: Case, me: int, card: int, n: int, who: str = "you") -> Rule[None]:
    for seat in (yield from whom(s, me, who)):
        for _ in range(min(n, len(s.hand[seat]))):
            s.house.discard(s, seat, [s.hand[seat][below(s.chance, "dice", len(s.hand[seat]))]])


@verb
def kill_own(s: Case, me: int, card: int, n: int, who: str, how: str, where: str = "") -> Rule[None]:
    """Cards in hand or played this turn, Belief and Doubt too, and copies (XF-190, A-16)."""
    for seat in (yield from whom(s, me, who)):
        own: list[Any] = s.hand[seat] + (s.played[seat] if where != "hand" else [])
        own += [("copied", card) for card in copies(s)] if where != "hand" and seat == s.active else []
        least = 0 if how == "may" else min(n, len(own))
        # Asked by what everybody knows, a hand that is not empty, so that the question betrays no card.
        always = bool(s.hand[seat]) and not s.quick and not least
        chosen = yield from choose_some(
            s, seat, tuple(own), "kill.own", least=least, most=n, always=always, secret=("own",)
        )
        for each in chosen:
            if isinstance(each, tuple):
                s.house.defeat_copy(s, each[1])
            else:
                s.house.defeat_own(s, seat, each)


@verb
def next_hand(s: Case, me: int, card: int, n: int) -> None:
    s.fewer_next[me] += n


@verb
def pay(s: Case, me: int, card: int, n: int) -> None:
    """Offered only where it can be paid in full (XF-287)."""
    points.spend(s, points.RECRUIT, n)


@verb
def pay_cards(s: Case, me: int, card: int, n: int) -> Rule[None]:
    yield from discard_some(s, me, n)


# -- Belief and Doubt --------------------------------------------------------------------------------------


@verb
def belief(s: Case, me: int, card: int, n: int, who: str = "you") -> Rule[None]:
    for seat in (yield from whom(s, me, who)):
        beliefs.gain(s, seat, beliefs.BELIEF, n)


@verb
def doubt(s: Case, me: int, card: int, n: int, who: str = "you") -> Rule[None]:
    for seat in (yield from whom(s, me, who)):
        beliefs.gain(s, seat, beliefs.DOUBT, n)


@verb
def resolve_belief(s: Case, me: int, card: int) -> Rule[None]:
    yield from beliefs.believe(s, me)


@verb
def resolve_doubt(s: Case, me: int, card: int) -> Rule[None]:
    yield from beliefs.face_doubt(s, me)


@verb
def return_doubt(s: Case, me: int, card: int) -> Rule[None]:
    """From the own hand or discard pile to its pile."""
    held = [each for each in s.hand[me] + s.discard[me] if beliefs.kind(s, each) == beliefs.DOUBT]
    if held:
        chosen = held[0]
        if chosen in s.hand[me]:
            s.house.defeat_own(s, me, chosen)
        else:
            s.discard[me].remove(chosen)
            beliefs.give_back(s, me, chosen)
    yield from ()


@verb
def put_away(s: Case, me: int, card: int) -> None:
    """A Belief returns to its pile, a Climax card to the box (XF-229, XF-232)."""
    if card in s.played[me]:
        s.played[me].remove(card)
        beliefs.give_back(s, me, card)
    elif card in s.climax[me]:
        s.climax[me].remove(card)
        s.climax_box.append(card)


# -- strikes -----------------------------------------------------------------------------------------------


@verb
def strike(s: Case, me: int, card: int, n: int, who: str = "you") -> Rule[None]:
    for seat in (yield from whom(s, me, who)):
        yield from strikes.deal(s, seat, card, n)


@verb
def heal(s: Case, me: int, card: int, n: int | str, who: str = "you") -> Rule[None]:
    """The player who acts says who is healed; the owner says which Strike cards."""
    hurt = [seat for seat in living(s) if s.wounds[seat]]
    if who == "any":
        seats = [(yield from choose(s, me, hurt, "heal.seat"))] if hurt and not forbidden(s, "heal") else []
    else:
        seats = yield from whom(s, me, who)
    for seat in seats:
        yield from strikes.heal(s, seat, len(s.wounds[seat]) if n == "all" else int(n))


@verb
def scar(s: Case, me: int, card: int, n: int, who: str = "you") -> Rule[None]:
    for seat in (yield from whom(s, me, who)):
        for _ in range(n):
            if s.alive[seat]:
                yield from strikes.scar(s, seat)


@verb
def scarify(s: Case, me: int, card: int, which: str) -> None:
    """The newest Strike of the player, or the one that says it."""
    found = card if which == "self" else s.wounds[me][-1] if s.wounds[me] else -1
    if found in s.wounds[me]:
        strikes.into_scar(s, me, found)


@verb
def avoid_it(s: Case, me: int, card: int) -> None:
    """Read where a strike is answered (`strikes.avoided`)."""


@verb
def cancel_it(s: Case, me: int, card: int) -> None:
    """Read where a strike is answered (`strikes.cancelled`)."""


@verb
def is_hurt(s: Case, me: int, card: int, n: int) -> bool:
    """So many Strike cards; Scars do not count."""
    return len(s.wounds[me]) >= n


# -- what lasts ----------------------------------------------------------------------------------------------


@verb
def costs(s: Case, me: int, card: int, kind: str, n: int) -> None:
    """Until the end of the turn."""
    hold(s.lasting, "cost", kind, n)


@verb
def forbid(s: Case, me: int, card: int, key: str) -> None:
    """Until the end of the turn. Alone, Mulder's Doubt does not bar the exchange (XF-258, XF-308)."""
    if key != "coordinate" or not strikes.alone(s):
        hold(s.lasting, "forbid", key)


@verb
def harden(s: Case, me: int, card: int, n: int) -> None:
    """For the rest of the game."""
    hold(s.for_good, "eg_health", n=n)
