"""Two crossroads that are procedures: Gambling, and the presents of Christmas."""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose
from prowl.kernel.rng import die

from ..cards.survivors import NUMBER
from ..rules.hands import from_hand, to_hand
from ..rules.places import GROCERY, NOWHERE, controller
from . import select
from .deed import Deed, home
from .together import from_the_left
from .verbs import verb

PRESENTS = 4


@verb()
def script(d: Deed, script: str) -> Rule[None]:
    yield from SCRIPTS[script](d)


def gambling(d: Deed) -> Rule[None]:
    """Everybody may put cards into a pot, one for each survivor in the colony; the highest single die takes it all."""
    stakes: dict[int, int] = {}
    for seat in from_the_leader(d):
        most = sum(d.s.place[each] == home(d) for each in d.s.group[seat])
        cards = yield from select.some_cards(d.s, seat, list(d.s.hand[seat]), "stake.item", 0, most, secret=("item",))
        for card in cards:
            put_into_pot(d, seat, card)
        stakes[seat] = len(cards)
    players = [seat for seat, n in stakes.items() if n]
    if players:
        take_pot(d, players, winner_of(d, players, stakes))


def put_into_pot(d: Deed, seat: int, card: int) -> None:
    """Face down before its owner until the dice have spoken."""
    from_hand(d.s, seat, card)
    d.s.held[seat].append(card)
    emit(d.s, "card_staked", seat=seat)


def from_the_leader(d: Deed) -> list[int]:
    """Clockwise from the colony leader, in the standard game from the first player."""
    order = from_the_left(d)
    leader = d.s.leader[d.camp]
    i = order.index(leader) if leader in order else 0
    return order[i:] + order[:i]


def winner_of(d: Deed, players: list[int], dice: dict[int, int]) -> int:
    """The highest single die; who is tied rolls one more die each."""
    while True:
        rolls = {seat: max(die(d.s.chance, "dice") for _ in range(dice[seat])) for seat in players}
        for seat, n in rolls.items():
            emit(d.s, "card_die_rolled", seat=seat, n=n)
        best = max(rolls.values())
        players = [seat for seat in players if rolls[seat] == best]
        if len(players) == 1:
            return players[0]
        dice = dict.fromkeys(players, 1)


def take_pot(d: Deed, players: list[int], winner: int) -> None:
    for seat in players:
        for card in list(d.s.held[seat]):
            d.s.held[seat].remove(card)
            to_hand(d.s, winner, card)
    emit(d.s, "pot_won", seat=winner)


def gifts(d: Deed) -> Rule[None]:
    """The controller of Forest Plum gives up to 4 cards of the grocery deck to other friendly players, openly."""
    giver = controller(d.s, NUMBER["forest_plum"])
    others = [seat for seat in from_the_left(d) if seat != giver]
    if giver == NOWHERE or not others:
        return
    deck = d.s.decks[GROCERY]
    presents = [deck.pop() for _ in range(min(PRESENTS, len(deck)))]
    d.s.revealed += presents
    emit(d.s, "cards_revealed", place=GROCERY, items=presents)
    for card in presents:
        seat = yield from choose(d.s, giver, others, "gift.seat", values={"item": card})
        d.s.revealed.remove(card)
        to_hand(d.s, seat, card)
        emit(d.s, "present_given", seat=seat, item=card)


SCRIPTS = {"gambling": gambling, "gifts": gifts}
