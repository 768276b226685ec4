"""The Strike Phase, Strike cards, Scars, and how a player is defeated (XF-141 to XF-157, XF-295, XF-296)."""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import emit
from prowl.kernel.prompts import PASS, Rule, choose

from ...core.cards import APPLY, ENEMY, STRUCK
from ...core.cards import VIGILANT as VIGIL
from ...core.piles import around
from ...core.strikes import STRIKE_PHASE, cancel, damage, top_strike, wound
from ...core.track import foe
from ..cards.kinds import (
    DOUBLE_STRIKE,
    DRAWN_ANY,
    DRAWN_OTHER,
    DRAWN_YOU,
    END_GAME,
    FEROCIOUS,
    LETHAL,
    MAUL,
    RANGE,
    STRIKE_ANY,
    TRIPLE_STRIKE,
)
from ..state import Case
from .piles import leave_hand, remember
from .points import lose_all
from .said import forbidden, keywords, revealed
from .texts import resolve

NOBODY = -1
FEAR = "strike_fear"


def alone(s: Case) -> bool:
    """One player, or the last living one (XF-252)."""
    return sum(s.alive) == 1


# -- the phase --------------------------------------------------------------------------------


def start_strikes(s: Case, me: int) -> None:
    """Who strikes is settled now: the Field from right to left, then Range in the Shadows (XF-141, A-13)."""
    lose_all(s)
    s.phase = STRIKE_PHASE
    near = [card for card in reversed(s.combat) if foe(s, card).type in (ENEMY, END_GAME)]
    far = [card for card, zone in revealed(s) if zone == "wilds" and RANGE in keywords(s, card)]
    s.strikers = [card for card in [*near, *far] if not s.cut_short]


def strikes_done(s: Case, me: int) -> bool:
    return not s.alive[me] or s.cut_short or not s.strikers


def strike_next(s: Case, me: int) -> Rule[None]:
    """One card strikes as often as it does; cards that have left do not (XF-214, A-13)."""
    card = s.strikers.pop(0)
    if card not in [each for each, _ in revealed(s)]:
        return
    emit(s, "enemy_struck", enemy=card, seat=me)
    for _ in range(strikes_of(s, card)):
        if s.alive[me] and not s.cut_short:
            yield from suffer(s, me, card)


def strikes_of(s: Case, card: int) -> int:
    """Double and Triple Strike; by option an End Game card in the Field strikes more and more (XF-214, A-49)."""
    found = keywords(s, card)
    times = 3 if TRIPLE_STRIKE in found else 2 if DOUBLE_STRIKE in found else 1
    if s.pressure_round and foe(s, card).type == END_GAME and card in s.combat:
        times += s.turns_in_field // s.players
    return times


def deal(s: Case, me: int, card: int, n: int) -> Rule[None]:
    """Strikes that a text brings are nobody's: no keyword and no Strike ability applies (XF-296)."""
    if n and s.alive[me]:
        emit(s, "strike_dealt", enemy=card, seat=me, n=n)
    for _ in range(n):
        if s.alive[me]:
            yield from suffer(s, me)


# -- one Strike (XF-295) ------------------------------------------------------------------------


def suffer(s: Case, me: int, attacker: int = NOBODY) -> Rule[None]:
    """Avoid, take, cancel, lay, compare, the card's text, the attacker's keywords and text: in this order."""
    if (yield from avoided(s, me)):
        return
    card = take_strike(s, me)
    if card is None:
        return
    hurt = False
    if not (yield from cancelled(s, me, card)):
        while wound(s, card).miss and FEROCIOUS in traits(s, attacker):
            discard_strike(s, card)
            following = None if only_misses(s) else take_strike(s, me)
            if following is None:
                break
            card = following
        hurt = yield from lay(s, me, card)
    if hurt and s.alive[me] and not s.cut_short:
        yield from injure(s, me, attacker)
    if attacker != NOBODY and s.alive[me] and not s.cut_short:
        yield from resolve(s, me, attacker, STRUCK)
    s.house.check_strikes(s)


def traits(s: Case, attacker: int) -> set[str]:
    return keywords(s, attacker) if attacker != NOBODY else set()


def only_misses(s: Case) -> bool:
    """Ferocious stops where only Misses would come (A-33)."""
    return all(wound(s, card).miss for card in s.strike_deck + s.strike_discard)


def take_strike(s: Case, me: int) -> int | None:
    card = top_strike(s)
    if card is None:
        s.house.out_of_strikes(s)
        return None
    s.strike_drawn.append(card)
    emit(s, "strike_drawn", seat=me, strike=card)
    return card


def discard_strike(s: Case, card: int) -> None:
    if card in s.strike_drawn:
        s.strike_drawn.remove(card)
        s.strike_discard.append(card)


def lay(s: Case, me: int, card: int) -> Rule[bool]:
    """A Miss is discarded; any other card is laid at the Avatar, then its text resolves (XF-143, XF-144)."""
    if wound(s, card).miss:
        discard_strike(s, card)
        return False
    s.strike_drawn.remove(card)
    s.wounds[me].append(card)
    yield from compare(s, me)
    if s.alive[me] and not s.cut_short:
        yield from resolve(s, me, card, APPLY)
    return wound(s, card).damage > 0


def injure(s: Case, me: int, attacker: int) -> Rule[None]:
    """Lethal, then Maul (XF-219, XF-220)."""
    found = traits(s, attacker)
    if LETHAL in found:
        yield from s.house.defeated(s, me, by_damage=False)
    elif MAUL in found:
        yield from scar(s, me)


def compare(s: Case, me: int) -> Rule[None]:
    """At Health the player is defeated (XF-145)."""
    if s.alive[me] and damage(s, me) >= s.health[me]:
        yield from s.house.defeated(s, me, by_damage=True)


# -- avoid and cancel (XF-154 to XF-157, XF-316) ------------------------------------------------


def from_struck(s: Case, me: int) -> list[int]:
    """The living, clockwise from the player who is struck."""
    return [seat for seat in around(s, me) if s.alive[seat]]


def avoided(s: Case, me: int) -> Rule[bool]:
    """Owners of Vigilant cards in play are asked one after another; the first use ends the asking."""
    for seat in from_struck(s, me):
        cards = [card for card in s.vigils[seat] + s.played[seat] if answers(s, seat, me, card) == STRIKE_ANY]
        if cards:
            moves: list[Any] = [*(("avoid", card) for card in cards), PASS]
            move = yield from choose(s, seat, moves, "vigil", values={"seat": me})
            if move != PASS:
                s.house.use_vigil(s, seat, move[1])
                emit(s, "strike_avoided", seat=me)
                return True
    return False


def answers(s: Case, seat: int, me: int, card: int) -> str:
    """The moment in which this card may be used against a strike at that player; none if it may not (XF-303)."""
    for clause in s.book.cards[card].at(VIGIL):
        when = clause.key
        if when == DRAWN_OTHER and alone(s):
            when = DRAWN_YOU
        if when in (STRIKE_ANY, DRAWN_ANY) or (when == DRAWN_YOU) == (seat == me):
            return STRIKE_ANY if when == STRIKE_ANY else "drawn"
    return ""


def cancelled(s: Case, me: int, strike: int) -> Rule[bool]:
    """The card was seen; it may be discarded without damage and text (XF-156)."""
    fear = s.book.cards[strike].id == FEAR
    for seat in from_struck(s, me):
        moves: list[Any] = [
            ("cancel", card)
            for card in s.vigils[seat] + s.played[seat] + s.climax[seat]
            if answers(s, seat, me, card) == "drawn"
        ]
        asked = bool(moves)
        if fear:
            beliefs = beliefs_against_fear(s, seat, me)
            moves += beliefs
            # Whoever else holds cards is asked, so that the pause betrays no Belief.
            asked = asked or bool(beliefs) or (seat != me and bool(s.hand[seat]) and not s.quick)
        if asked:
            move = yield from choose(
                s, seat, [*moves, PASS], "cancel", always=True, values={"strike": strike, "seat": me}
            )
            if move != PASS:
                give_for_cancel(s, seat, move)
                cancel(s, me, strike)
                return True
    return False


def beliefs_against_fear(s: Case, seat: int, me: int) -> list[Any]:
    """Fear: another player may return a Belief from hand; alone, whoever has played one this turn (XF-257)."""
    if seat != me:
        return [("give", card) for card in s.hand[seat] if s.book.cards[card].kind == "belief"][:1]
    believed = any(s.book.cards[card].kind == "belief" for card in s.plays)
    return [("believe",)] if alone(s) and me == s.active and believed else []


def give_for_cancel(s: Case, seat: int, move: Any) -> None:
    if move[0] == "cancel":
        s.house.use_vigil(s, seat, move[1])
    elif move[0] == "give":
        card = leave_hand(s, seat, move[1])
        s.beliefs.append(card)
        emit(s, "belief_returned", seat=seat)


# -- Scars and healing --------------------------------------------------------------------------


def scar(s: Case, me: int) -> Rule[None]:
    """The top Strike card, unseen, under the Avatar (XF-152)."""
    card = top_strike(s)
    if card is None:
        s.house.out_of_strikes(s)
        return
    s.scars[me].append(card)
    emit(s, "scarred", seat=me)
    yield from compare(s, me)
    s.house.check_strikes(s)


def into_scar(s: Case, me: int, card: int) -> None:
    """A Strike that everybody has seen is turned face down under the Avatar (XF-153)."""
    remember(s, "strike", [card])
    s.wounds[me].remove(card)
    s.scars[me].append(card)
    emit(s, "turned_into_scar", seat=me, strike=card)


def heal(s: Case, me: int, n: int) -> Rule[None]:
    """The owner says which Strike cards go to the discard pile; Scars stay (XF-148, XF-151)."""
    if forbidden(s, "heal"):
        return
    for left in range(min(n, len(s.wounds[me])), 0, -1):
        wounds = sorted(s.wounds[me])
        card = wounds[0] if left == len(wounds) else (yield from choose(s, me, wounds, "heal.strike"))
        s.wounds[me].remove(card)
        s.strike_discard.append(card)
        emit(s, "healed", seat=me, strike=card)
