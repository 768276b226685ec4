"""Verbs that let somebody look: at hands, decks, the crisis deck, an objective. Only the acting player sees it."""

from __future__ import annotations

from prowl.kernel.events import emit, only
from prowl.kernel.prompts import Rule, choose, choose_some
from prowl.kernel.rng import below
from prowl.kernel.views import show

from ..rules.places import LOCATIONS
from . import select
from .cards import decks, somebody_has_cards
from .deed import Deed, count
from .verbs import verb
from .vocabulary import Number

ANNOUNCEMENTS = tuple(
    """food medicine fuel tools weapons zombies hunger cold hope danger tomorrow later help wait""".split()  # noqa: SIM905
)


@verb(helps=somebody_has_cards)
def peek_hand(d: Deed, player: str, n: Number | None = None) -> Rule[None]:
    """The whole hand, or so many cards of it at random."""
    for seat in (yield from select.players(d, player)):
        cards = list(d.s.hand[seat])
        while n is not None and len(cards) > count(d, n):
            del cards[below(d.s.chance, "dice", len(cards))]
        show(d.s, "item", cards, to=d.me)
        emit(d.s, "hand_peeked", seat=d.me, owner=seat, items=only(d.me, sorted(cards)))


@verb()
def peek_objective(d: Deed, player: str) -> Rule[None]:
    for seat in (yield from select.players(d, player)):
        show(d.s, "objective", d.s.objective[seat], to=d.me)
        emit(d.s, "objective_peeked", seat=d.me, owner=seat, objectives=only(d.me, list(d.s.objective[seat])))


@verb()
def peek_deck(d: Deed, of: str, n: Number, reorder: str = "") -> Rule[None]:
    """The top cards of an item deck, put back in the same order or in one of choice."""
    for place in (yield from decks(d, of)):
        seen = d.s.decks[place][-count(d, n) :]
        see_cards(d, place, seen)
        if reorder:
            d.s.decks[place][-len(seen) :] = yield from put_in_order(d, seen, "order.item")


def see_cards(d: Deed, place: int, cards: list[int]) -> None:
    show(d.s, "item", cards, to=d.me)
    emit(d.s, "deck_peeked", seat=d.me, place=place, items=only(d.me, list(cards)))


def put_in_order(d: Deed, cards: list[int], about: str) -> Rule[list[int]]:
    """From the bottom to the top; the last one is not asked for."""
    rest, ordered = sorted(cards), list[int]()
    while len(rest) > 1:
        card = yield from choose(d.s, d.me, rest, about, secret=("item", "crisis"))
        rest.remove(card)
        ordered.append(card)
    return ordered + rest


@verb()
def peek_each_location(d: Deed, n: Number) -> None:
    for place in LOCATIONS:
        see_cards(d, place, d.s.decks[place][-count(d, n) :])


@verb()
def peek_crisis(d: Deed, n: Number, reorder: str = "") -> Rule[None]:
    seen = d.s.crisis_deck[-count(d, n) :]
    show(d.s, "crisis", seen, to=d.me)
    emit(d.s, "crises_peeked", seat=d.me, crises=only(d.me, list(seen)))
    if reorder and seen:
        d.s.crisis_deck[-len(seen) :] = yield from put_in_order(d, seen, "order.crisis")


@verb()
def announce(d: Deed, n: Number) -> Rule[None]:
    """Two of fourteen words for everybody; for anything else there is the chat (R13)."""
    options = [("word", word) for word in range(len(ANNOUNCEMENTS))]
    said = yield from choose_some(d.s, d.me, options, "announce.words", least=0, most=count(d, n), always=True)
    if said:
        emit(d.s, "announced", seat=d.me, words=[ANNOUNCEMENTS[word] for _, word in said])
