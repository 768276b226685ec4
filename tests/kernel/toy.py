"""Hide and seek: the smallest game that uses everything in the kernel.

Each round the wind bares one spot. Everyone hides, and may think again until all are hidden. Everyone
guesses in secret where the next player is; a right guess draws a card. Then each player in turn may peek
at the deck and twice take a card, while the others may throw one away. Whoever holds enough cards wins.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from prowl.kernel.effects import Card, effect, perform
from prowl.kernel.events import emit, finish, only
from prowl.kernel.flow import each_player, loop, rounds, steps
from prowl.kernel.game import Game, Noun, Result, Setting, Settings
from prowl.kernel.prompts import PASS, Rule, anyone, choose, choose_some, in_secret, may, offers, side_by_side
from prowl.kernel.rng import below, die
from prowl.kernel.state import State, state
from prowl.kernel.views import EVERYONE, NOBODY, OWNER, per_seat, private, public, show, shuffle, zone, zones

CARDS = tuple(f"c{n}" for n in range(8))
SPOTS = [1, 2, 3]
LAST_ROUND = 6


def owner_until_found(s: Toy, seat: int, owner: int) -> bool:
    return seat == owner or s.found


def at_the_end(s: Toy, seat: int, owner: int) -> bool:
    return s.outcome != ""


@state
class Toy(State):
    deck: list[int] = zone("card", see=NOBODY)
    hand: list[list[int]] = zones("card", see=OWNER)
    discard: list[int] = zone("card", see=EVERYONE)
    spot: list[list[int]] = zones("spot", see=OWNER, own=True)
    hidden: list[list[int]] = zones("spot", see=owner_until_found, own=True)
    found: bool = public(False)
    wind: int = public(0)
    left: int = public(0)
    target: int = public(3)
    guess: list[int] = public(factory=list)
    notes: list[str] = per_seat(see=OWNER)
    lucky: int = private(0, see=at_the_end)


def setup(players: int, settings: Settings, chance: dict[str, int]) -> Toy:
    s = Toy(players=players, chance=chance, target=int(settings["target"]))
    s.deck = list(range(len(CARDS)))
    shuffle(s, "card", s.deck)
    s.hand = [[s.deck.pop()] for _ in range(players)]
    s.spot = [SPOTS[:] for _ in range(players)]
    s.hidden = [[] for _ in range(players)]
    s.guess = [0] * players
    s.notes = [f"of seat {p}" for p in range(players)]
    s.lucky = below(chance, "dice", len(CARDS))
    return s


def weather(s: Toy) -> None:
    """The wind bares one spot: nobody seeks there."""
    s.wind = die(s.chance, "dice", len(SPOTS))
    emit(s, "wind_blew", spot=s.wind)


def hide(s: Toy) -> Rule[None]:
    """Everyone hides, and may withdraw until the last has hidden."""
    yield from side_by_side({p: hide_one(s, p) for p in range(s.players)})


def hide_one(s: Toy, me: int) -> Rule[None]:
    while True:
        spot = yield from choose(s, me, s.spot[me], "hide.spot", secret=("spot",))
        s.spot[me].remove(spot)
        s.hidden[me].append(spot)
        emit(s, "hid", seat=me, spot=only(me, spot))
        yield from choose(s, me, (("withdraw",),), "hide.again", optional=True)
        s.spot[me].append(s.hidden[me].pop())
        emit(s, "withdrew", seat=me)


def seek(s: Toy) -> Rule[None]:
    """Everyone guesses in secret where the next player hides; a right guess draws a card."""
    spots = [spot for spot in SPOTS if spot != s.wind]
    s.guess = list((yield from in_secret(s, {p: partial(guess, s, p, spots) for p in range(s.players)})).values())
    s.found = True
    for p in range(s.players):
        if s.guess[p] in s.hidden[(p + 1) % s.players]:
            draw_cards(s, p, 1)


def guess(s: Toy, me: int, spots: list[int]) -> Rule[int]:
    return choose(s, me, spots, "seek.spot")


def turn(s: Toy, me: int) -> Rule[None]:
    if s.deck and (yield from may(s, me, "turn.peek")):
        yield from perform(PEEK, s, me)
    s.left = 2


def take(s: Toy, me: int) -> Rule[None]:
    """Take a card or pass, while the others may throw cards away."""
    others = {p: throw(s, p) for p in range(s.players) if p != me}
    move = yield from offers(choose(s, me, (("take",), PASS), "turn.take"), others)
    if move == ("take",):
        yield from perform(TAKE, s, me)
    s.left -= 1
    if len(s.hand[me]) >= s.target:
        finish(s, f"won_{me}")


def is_done(s: Toy, me: int) -> bool:
    return s.left == 0


def throw(s: Toy, me: int) -> Rule[None]:
    while True:
        _, card = yield from choose(s, me, lambda: [("throw", c) for c in s.hand[me]], "throw", optional=True)
        throw_away(s, me, card)


def throw_away(s: Toy, me: int, card: int) -> None:
    s.hand[me].remove(card)
    s.discard.append(card)
    emit(s, "threw", seat=me, card=card)


def draw_cards(s: Toy, me: int, n: int) -> None:
    """Draw n cards; an empty deck is made anew from what was thrown away."""
    for _ in range(n):
        if not s.deck:
            s.deck, s.discard = s.discard, []
            shuffle(s, "card", s.deck)
        if s.deck:
            s.hand[me].append(s.deck.pop())
            emit(s, "drew", seat=me, card=only(me, s.hand[me][-1]))


draw = effect(draw_cards)


def peek(s: Toy, me: int, n: int) -> None:
    cards = s.deck[-n:]
    show(s, "card", cards, to=me)
    emit(s, "peeked", seat=me, card=only(me, cards))


TAKE = Card(id="take", kind="act", play=(draw(1),))
PEEK = Card(id="peek", kind="act", numbers={"n": 2}, play=peek)


def react(s: Toy) -> Rule[None]:
    """The first who wants to throws one card away."""
    got = yield from anyone(s, {p: [*(("throw", c) for c in s.hand[p]), PASS] for p in range(s.players)}, "react")
    if got:
        seat, (_, card) = got
        throw_away(s, seat, card)


def tidy(s: Toy) -> Rule[None]:
    """Who holds more than one card may lay one under the deck, unseen."""
    s.found = False
    for p in range(s.players):
        s.spot[p], s.hidden[p] = SPOTS[:], []
        if len(s.hand[p]) > 1:
            gone = yield from choose_some(s, p, tuple(s.hand[p]), "tidy.card", most=1, secret=("card",))
            for card in gone:
                s.hand[p].remove(card)
                s.deck.insert(0, card)
    if s.round >= LAST_ROUND:
        finish(s, "tired")


def redeal(s: Any, seat: int, chance: dict[str, int]) -> None:
    s.lucky = below(chance, "deal", len(CARDS))


def result(s: Any) -> Result:
    """Whoever reached the target wins, or else nobody; the lucky card is worth one more."""
    scores = tuple(len(hand) + (s.lucky in hand) for hand in s.hand)
    winners = (int(s.outcome[4:]),) if s.outcome.startswith("won_") else ()
    return Result(s.outcome, winners, scores)


TOY = Game(
    id="toy",
    version="1",
    players=range(2, 5),
    settings=(Setting("target", ("3", "4")),),
    streams=("card", "dice"),
    state=Toy,
    setup=setup,
    flow=rounds(weather, hide, seek, each_player(turn, loop(take, until=is_done)), steps(react, tidy)),
    result=result,
    cards=(TAKE, PEEK),
    nouns={"card": Noun("card", CARDS)},
    moves={"take": (), "withdraw": (), "throw": ("card",)},
    redeal=redeal,
)
