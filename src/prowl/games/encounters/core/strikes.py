"""Strikes: avoiding, drawing, cancelling, laying, dying (PR-57 to PR-66, PR-510 to PR-514)."""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose, choose_some, may
from prowl.kernel.views import renew

from .cards import AFTER_STRIKES, APPLY, CANCEL, STRUCK, StrikeCard
from .clauses import resolve
from .deeds import HEALED, note
from .piles import character, discard_cards
from .state import Encounter
from .track import foe, is_enemy
from .values import forbidden, standing

STRIKE_PHASE = 3
NO_ENEMY = -1


def wound(s: Encounter, card: int) -> StrikeCard:
    found: StrikeCard = s.book.cards[card]
    return found


def damage(s: Encounter, me: int) -> int:
    """The damage of the strikes laid at an avatar (PR-58)."""
    hurt = sum(wound(s, card).damage for card in s.wounds[me])
    return hurt if s.house.more_damage is None else hurt + s.house.more_damage(s, me)


def begin_strikes(s: Encounter, me: int) -> None:
    s.phase = STRIKE_PHASE
    s.struck_already = []


def still_to_strike(s: Encounter) -> list[int]:
    """Enemies of the Combat Zone from right to left; newcomers are reached too (PR-57, PR-511)."""
    if s.house.strikers is not None:
        return s.house.strikers(s)
    return [card for card in reversed(s.combat) if is_enemy(s, card) and card not in s.struck_already]


def strikes_done(s: Encounter, me: int) -> bool:
    return not s.alive[me] or not still_to_strike(s)


def strike_next(s: Encounter, me: int) -> Rule[None]:
    """Each enemy strikes the active player once."""
    card = still_to_strike(s)[0]
    s.struck_already.append(card)
    yield from enemy_strikes(s, me, card)


def strikes_of(s: Encounter, card: int) -> int:
    """How often it strikes when its turn comes (PR-57, PR-149)."""
    if s.house.strikes_of is not None:
        return s.house.strikes_of(s, card)
    return 2 if "double_strike" in foe(s, card).flags else 1


def enemy_strikes(s: Encounter, me: int, card: int) -> Rule[None]:
    """One strike, two with Double Strike; each can be avoided by itself (PR-149)."""
    emit(s, "enemy_struck", enemy=card, seat=me)
    for _ in range(strikes_of(s, card)):
        if s.alive[me]:
            yield from suffer(s, me, card)
    yield from resolve(s, me, card, AFTER_STRIKES)


def deal(s: Encounter, me: int, card: int, n: int) -> Rule[None]:
    """Strikes that a card's text brings, at any time; everybody is told which card (PR-57)."""
    if n and s.alive[me]:
        emit(s, "strike_dealt", enemy=card, seat=me, n=n)
    for _ in range(n):
        if s.alive[me]:
            yield from suffer(s, me)


def suffer(s: Encounter, me: int, enemy: int = NO_ENEMY) -> Rule[None]:
    """Avoid, draw, cancel, lay, die, the card's text, the enemy's text: in this order (PR-510)."""
    house = s.house
    if (yield from avoids(s, me)):
        return
    card = draw_strike(s, me)
    if card is None:
        return
    s.strike_drawn.append(card)
    emit(s, "strike_drawn", seat=me, strike=card)
    cancelled = yield from cancels(s, me, card)
    if not cancelled:
        yield from apply_strike(s, me, card)
        if house.after_blow is not None and s.alive[me]:
            yield from house.after_blow(s, me, card, enemy)
    if s.alive[me] and enemy != NO_ENEMY and not (cancelled and house.cancel_silences):
        yield from resolve(s, me, enemy, STRUCK)


def avoids(s: Encounter, me: int) -> Rule[bool]:
    """Avoids belong to the active player's turn; the player says which strike (PR-62, PR-63)."""
    other = s.house.avoids
    if other is not None and (yield from other(s, me)):
        return True
    if me != s.active or forbidden(s, "avoid"):
        return False
    if s.avoids_phase and s.phase == STRIKE_PHASE:
        emit(s, "strike_avoided", seat=me)
        return True
    if s.avoids and (yield from may(s, me, "avoid")):
        s.avoids -= 1
        emit(s, "strike_avoided", seat=me)
        return True
    return False


def draw_strike(s: Encounter, me: int) -> int | None:
    """The next strike that counts; none if there is none (PR-513)."""
    void = {said.target for _, said in standing(s, "void")} if me == s.active else set()
    while (card := top_strike(s)) is not None and wound(s, card).id in void:
        s.strike_discard.append(card)
        emit(s, "strike_replaced", seat=me, strike=card)
        if all(wound(s, other).id in void for other in s.strike_deck + s.strike_discard):
            return None
    return card


def top_strike(s: Encounter) -> int | None:
    """Take the top Strike card; the discard is shuffled only when a card is needed (PR-65)."""
    if not s.strike_deck:
        if not s.strike_discard:
            return None
        renew(s, "strike", s.strike_deck, s.strike_discard)
        emit(s, "strikes_reshuffled")
    return s.strike_deck.pop()


def cancels(s: Encounter, me: int, card: int) -> Rule[bool]:
    """An option of the card itself: give up a card of a class (PR-64)."""
    other = s.house.cancels
    if other is not None and (yield from other(s, me, card)):
        return True
    for clause in wound(s, card).at(CANCEL):
        wanted = clause.effects[0].numbers["klass"]
        fitting = [own for own in s.hand[me] if character(s, own).klass == wanted]
        # Asked by what everybody knows, a hand that is not empty, so that the question betrays no card.
        if not s.hand[me] or (s.quick and not fitting):
            continue
        moves: list[Any] = [*(("give", own) for own in fitting), ("suffer",)]
        move = yield from choose(s, me, moves, "cancel", always=True, values={"strike": card})
        if move != ("suffer",):
            discard_cards(s, me, [int(move[1])])
            cancel(s, me, card)
            return True
    return False


def cancel(s: Encounter, me: int, card: int) -> None:
    """As if it had never been drawn."""
    s.strike_drawn.remove(card)
    s.strike_discard.append(card)
    emit(s, "strike_cancelled", seat=me, strike=card)


def apply_strike(s: Encounter, me: int, card: int) -> Rule[None]:
    """Laid at the avatar, or discarded if it misses; then death or the card's own text."""
    s.strike_drawn.remove(card)
    if wound(s, card).miss:
        s.strike_discard.append(card)
    else:
        s.wounds[me].append(card)
        if s.house.strike_taken is not None:
            s.house.strike_taken(s, me, card)
        if damage(s, me) >= s.health[me]:
            yield from s.house.die(s, me)
            return
    yield from resolve(s, me, card, APPLY)


def heal(s: Encounter, me: int, n: int) -> Rule[None]:
    """Whole Strike cards, by choice of their owner; some must go before any other (PR-A31)."""
    for _ in range(n):
        if not s.wounds[me]:
            return
        stubborn = [card for card in s.wounds[me] if "heal_first" in wound(s, card).flags]
        card = yield from choose(s, me, sorted(stubborn or s.wounds[me]), "heal.strike")
        s.wounds[me].remove(card)
        s.strike_discard.append(card)
        emit(s, "healed", seat=me, strike=card)
        note(s, HEALED, 1)


def choose_from_hand(s: Encounter, me: int, n: int, about: str) -> Rule[tuple[int, ...]]:
    n = min(n, len(s.hand[me]))
    cards = yield from choose_some(s, me, tuple(s.hand[me]), about, least=n, most=n, secret=("own",), values={"n": n})
    return cards
