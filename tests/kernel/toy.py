"""Hide and seek: the smallest game that uses everything in the kernel.

Each round everyone hides in secret at one of the spots in their hand, then each player in turn may peek
at the top of the deck or take it; whoever holds three cards first wins.
"""

from __future__ import annotations

from prowl.kernel.effects import Card, effect, perform
from prowl.kernel.events import emit, finish, only
from prowl.kernel.flow import each_player, loop, rounds, steps
from prowl.kernel.game import Game, Noun, Result, Setting
from prowl.kernel.prompts import PASS, Rule, anyone, choose, choose_some, in_secret, may, side_by_side
from prowl.kernel.state import State, state
from prowl.kernel.views import EVERYONE, NOBODY, OWNER, per_seat, private, public, show, shuffle, zone, zones

CARDS = tuple(f"c{n}" for n in range(12))


@state
class Toy(State):
    deck: list[int] = zone("card", see=NOBODY)
    hand: list[list[int]] = zones("card", see=OWNER)
    discard: list[int] = zone("card", see=EVERYONE)
    spot: list[list[int]] = zones("spot", see=OWNER, own=True)
    hidden: list[list[int]] = zones("spot", see=OWNER, own=True)
    left: int = public(0)
    target: int = public(3)
    guess: list[int] = per_seat(see=OWNER)
    secret: int = private(0)


def setup(players: int, settings: dict[str, str], chance: dict[str, int]) -> Toy:
    s = Toy(players=players, chance=chance, target=int(settings["target"]))
    s.deck = list(range(12))
    shuffle(s, "card", s.deck)
    s.hand = [[s.deck.pop()] for _ in range(players)]
    s.spot = [[1, 2, 3] for _ in range(players)]
    s.hidden = [[] for _ in range(players)]
    s.guess = [0] * players
    return s


def hide(s: Toy) -> Rule[None]:
    yield from side_by_side({p: hide_one(s, p) for p in range(s.players)})


def hide_one(s: Toy, me: int) -> Rule[None]:
    spot = yield from choose(me, s.spot[me], "hide.spot", secret=("spot",))
    s.spot[me].remove(spot)
    s.hidden[me] = [spot]
    emit(s, "hid", seat=me, spot=only(me, spot))


def seek(s: Toy) -> Rule[None]:
    guesses = yield from in_secret(s, {p: lambda p=p: choose(p, (1, 2, 3), "seek.guess") for p in range(s.players)})
    for p, guess in guesses.items():
        s.guess[p] = guess


def turn(s: Toy, me: int) -> Rule[None]:
    while s.deck and (yield from may(me, "turn.peek")):
        show(s, "card", [s.deck[-1]], to=me)
        emit(s, "peeked", seat=me, card=only(me, s.deck[-1]))
        break
    s.left = 2


def take(s: Toy, me: int) -> Rule[None]:
    move = yield from choose(me, ([("take",)] if s.deck else []) + [PASS], "turn.take", always=True)
    if move == ("take",):
        yield from perform(TAKE, s, me)
    s.left -= 1
    if len(s.hand[me]) >= s.target:
        finish(s, f"won_{me}")


@effect
def draw(s: Toy, me: int, n: int) -> None:
    for _ in range(min(n, len(s.deck))):
        s.hand[me].append(s.deck.pop())
        emit(s, "drew", seat=me, card=only(me, s.hand[me][-1]))


TAKE = Card(id="take", kind="act", play=(draw(1),))


def react(s: Toy) -> Rule[None]:
    got = yield from anyone(s, {p: [*(("card", c) for c in s.hand[p] if c % 2), PASS] for p in range(s.players)}, "react.card")
    if got:
        seat, (_, card) = got
        s.hand[seat].remove(card)
        s.discard.append(card)
        emit(s, "threw", seat=seat, card=card)


def tidy(s: Toy) -> Rule[None]:
    for p in range(s.players):
        s.spot[p] = [1, 2, 3]
        s.hidden[p] = []
        over = len(s.hand[p]) - 1
        if over > 0:
            gone = yield from choose_some(p, tuple(s.hand[p]), "tidy.card", least=0, most=1, secret=("card",))
            for card in gone:
                s.hand[p].remove(card)
                s.deck.insert(0, card)
    if not s.deck:
        finish(s, "empty")
    if s.round >= 8:
        finish(s, "tired")


TOY = Game(
    id="toy",
    version="1",
    players=range(2, 5),
    settings=(Setting("target", ("3", "4")),),
    streams=("card", "dice"),
    state=Toy,
    setup=setup,
    flow=rounds(hide, seek, each_player(turn, loop(take, until=lambda s, me: s.left == 0)), steps(react, tidy)),
    result=lambda s: Result(s.outcome, tuple(range(s.players))),
    nouns={"card": Noun("card", CARDS)},
    moves={"take": ()},
)
