"""Stages 2 and 3: the lists of moves and deeds, and one answer after another.

DW-53, 56, 70 to 73, 82 to 86, 191, 192.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from prowl.kernel.events import emit
from prowl.kernel.prompts import PASS, Ask, Rule, whoever

from ..state import COLONIES, Winter
from . import fighting, giving, moving, ordinary, playing, searching, trading, walkie, wolf
from .exposure import roll_order
from .hands import back_of
from .places import playing as players_in
from .record import record
from .turn import ACTING, MOVING

DONE = ("done",)
# What others must not learn of an answer: the card that is kept; in the standard game the one that is given.
SECRET = ("keep",)
SECRET_IN_STANDARD = ("keep", "give")

DEEDS: dict[str, Callable[..., Any]] = {
    "move": moving.move,
    "move_with": moving.move_with,
    "enter": moving.enter,
    "enter_with": moving.enter_with,
    "move_both": moving.move_both,
    "enter_both": moving.enter_both,
    "evict": moving.evict,
    "fuel": moving.burn,
    "pass": moving.stop_moving,
    "attack": fighting.attack,
    "attack_with": fighting.attack_with,
    "attack_by": fighting.attack_by,
    "search": searching.search,
    "search_with": searching.search_with,
    "search_by": searching.search_by,
    "noise": searching.noise,
    "noise_with": searching.noise,
    "keep": searching.keep,
    "build": fighting.build,
    "build_with": fighting.build_with,
    "build_by": fighting.build_by,
    "clean": fighting.clean,
    "clean_with": fighting.clean_with,
    "clean_by": fighting.clean_by,
    "spend_food": fighting.spend_food,
    "play": playing.play,
    "equip": playing.equip_card,
    "heal": playing.heal_with,
    "calm": playing.calm,
    "eat": playing.eat,
    "use": playing.use,
    "copy": playing.copy,
    "use_item": playing.use_item,
    "give": giving.give,
    "add": giving.add,
    "request": trading.request,
    "withdraw": trading.withdraw,
    "lend": trading.lend,
    "drive": trading.drive,
    "waste": trading.waste_loan,
    "hand_off": trading.hand_off,
    "accept": trading.accept,
    "tune": walkie.tune,
    "strike": ordinary.strike,
    "attract": ordinary.attract,
    "accuse": ordinary.accuse,
    "claim": wolf.claim,
}


# -- stage 2 -----------------------------------------------------------------------------


def begin_moves(s: Winter, turn: int) -> None:
    """The active player of the colony with lower morale goes first (DW-53)."""
    s.stage = MOVING
    roll_order(s)
    s.mover = moving.first_to_move(s)


def move_one(s: Winter, turn: int) -> Rule[None]:
    """Move one survivor or pass; the only other action is a request (DW-53, DW-56)."""
    before = len(s.moved)
    seat, answer = yield from whoever(*questions(s, [s.mover]))
    yield from carry_out(s, seat, answer)
    if len(s.moved) > before and s.mover in s.active:
        s.mover = moving.next_to_move(s, s.mover)


def move_options(s: Winter, seat: int) -> list[Any]:
    found = moving.moves(s, seat)
    if s.must_move and found:
        return found
    fuels = moving.fuels(s, seat) if found else []
    return [*found, *fuels, *trading.requests(s, seat), PASS]


# -- stage 3 -----------------------------------------------------------------------------


def begin_deeds(s: Winter, turn: int) -> None:
    s.stage, s.must_move = ACTING, False


def all_done(s: Winter, *turn: int) -> bool:
    return all(seat in s.done for seat in s.active)


def act_once(s: Winter, turn: int) -> Rule[None]:
    """Both act at the same time: the first answer is carried out, then both are asked again (DW-70, DW-192)."""
    seat, answer = yield from whoever(*questions(s, [seat for seat in s.active if seat not in s.done]))
    yield from carry_out(s, seat, answer)


def deed_options(s: Winter, seat: int) -> list[Any]:
    """Everything that a player can do now; «done» is final (DW-83 to DW-86, DW-191)."""
    if s.must_move and (found := moving.moves(s, seat)):
        return found
    return [
        *fighting.attacks(s, seat),
        *searching.searches(s, seat),
        *fighting.builds(s, seat),
        *fighting.cleanings(s, seat),
        *playing.plays(s, seat),
        *playing.other_plays(s, seat),
        *playing.item_uses(s, seat),
        *playing.abilities(s, seat),
        *fighting.meals(s, seat),
        *walkie.calls(s, seat),
        *giving.gifts(s, seat),
        *giving.additions(s, seat),
        *trading.hand_offs(s, seat),
        *trading.requests(s, seat),
        *trading.loans(s, seat),
        *trading.offers_for(s, seat),
        *(ordinary.deeds(s, seat) if s.variant != COLONIES else ()),
        *(wolf.claims(s, seat) if seat == s.wolf else ()),
        DONE,
    ]


# -- questions and answers ---------------------------------------------------------------


def questions(s: Winter, seats: Sequence[int]) -> list[Ask]:
    """One for each who acts; who has been asked for a card or offered one may answer without being obliged to."""
    asks = [question(s, seat) for seat in seats]
    if trading.nobody_trades(s):
        return asks
    others = [seat for seat in players_in(s) if seat not in seats and trading.is_traded(s, seat)]
    return [*asks, *(trading.bystander(s, seat) for seat in others)]


def question(s: Winter, seat: int) -> Ask:
    """What somebody is in the middle of comes first."""
    about, options = subject(s, seat)
    secret = SECRET if s.variant == COLONIES else SECRET_IN_STANDARD
    # A deed of the other player asks the same question again: whoever is thinking about it goes on thinking.
    still = (s.turn, s.acted[seat])
    return Ask(seat, lambda: options(s, seat), about, secret=secret, shows=lambda answer: shows(s, answer), still=still)


def subject(s: Winter, seat: int) -> tuple[str, Callable[[Winter, int], list[Any]]]:
    if s.searching[seat]:
        return "search", searching.search_options
    if trading.borrowed(s, seat) >= 0:
        return "loan", trading.loan_options
    if s.requesting[seat] >= 0 or s.offering[seat]:
        return "trading", lambda s, seat: [trading.WITHDRAW]
    return ("move", move_options) if s.stage == MOVING else ("deed", deed_options)


def shows(s: Winter, answer: Any) -> Any:
    """Of a card that is given face down everybody sees the back."""
    return back_of(s, answer[1]) if answer[0] == "give" and s.variant != COLONIES else answer[0]


def carry_out(s: Winter, seat: int, answer: tuple[Any, ...]) -> Rule[None]:
    """Do what was chosen; a loan is over when it was played."""
    verb, *things = answer
    s.acted[seat] += 1
    record(s, "deed", seat)
    if answer == DONE:
        stop_acting(s, seat)
        return
    if trading.borrowed(s, seat) in things:
        trading.forget_loan(s, seat)
    flow = DEEDS[verb](s, seat, *things)
    if flow is not None:
        yield from flow


def stop_acting(s: Winter, seat: int) -> None:
    s.done.append(seat)
    emit(s, "done", seat=seat)
