"""Gear Up! and Gear: who bears it, what it changes (PR-172 to PR-174, PR-528, PR-529, PR-A11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule
from prowl.kernel.views import renew

from ...core.cards import ATTACHED, Standing
from ...core.clauses import resolve
from ...core.riders import NOBODY, lay_on, riders_of, take_off, take_up
from ...core.state import SPACES
from ...core.track import is_enemy

if TYPE_CHECKING:
    from ..state import Chase


def gear_of(s: Chase, card: int) -> list[int]:
    """The Gear that a Prey card bears, in the order in which it was attached."""
    return riders_of(s.geared, s.bearers, card) if card in s.bearers else []


def has(s: Chase, card: int, flag: str) -> bool:
    """Whether a Prey card or its Gear has this keyword (PR-174)."""
    cards = s.book.cards
    return flag in cards[card].flags or any(flag in cards[gear].flags for gear in gear_of(s, card))


def said_of(s: Chase, card: int) -> list[Standing]:
    """What the Gear of a Prey card says of its bearer where it lies now."""
    if card not in s.bearers:
        return []
    elsewhere = "wilds" if card in s.combat else "combat"
    cards = s.book.cards
    return [each for gear in gear_of(s, card) for each in cards[gear].standing if each.where != elsewhere]


def equip(s: Chase, n: int) -> Rule[None]:
    """Gear cards are drawn one after another, each for the Prey card nearest the Prey deck; or it waits (PR-172)."""
    for _ in range(n):
        gear = draw_gear(s)
        if gear is None:
            return
        bearer = nearest_bearer(s)
        lay_on(s.geared, s.bearers, gear, NOBODY if bearer is None else bearer)
        if bearer is None:
            emit(s, "gear_waits", gear=gear)
        else:
            yield from attached(s, gear, bearer)


def draw_gear(s: Chase) -> int | None:
    """The discard is shuffled when a card is needed (PR-529)."""
    if not s.gear_deck:
        if not s.gear_discard:
            return None
        renew(s, "gear", s.gear_deck, s.gear_discard)
        emit(s, "gear_reshuffled")
    return s.gear_deck.pop()


def nearest_bearer(s: Chase) -> int | None:
    """Face-up Prey of the Wilds, the nearest to the deck; by table setting then the leftmost of the Combat Zone."""
    row = [s.wilds[space][0] for space in range(SPACES) if s.up[space]]
    front = s.combat if s.gear_reaches_combat else []
    return next((card for card in [*row, *front] if is_enemy(s, card)), None)


def attached(s: Chase, gear: int, bearer: int) -> Rule[None]:
    emit(s, "gear_attached", gear=gear, enemy=bearer)
    yield from resolve(s, s.active, gear, ATTACHED)


def take_waiting_gear(s: Chase, card: int) -> Rule[None]:
    """All Gear that waits in Underground goes to the Prey card that has entered there (PR-173)."""
    for gear in take_up(s.geared, s.bearers, card):
        yield from attached(s, gear, card)


def drop_gear(s: Chase, card: int) -> None:
    """It leaves play with a bearer whom nobody has killed (PR-196)."""
    s.gear_discard += take_off(s.geared, s.bearers, card)
