"""A market whose faults are known: a card that is too strong, one that nobody wants, one that is in no deck, a seat
that is ahead from the start, and a rule that is followed at a closed stall only.

Each round everyone in turn takes one of the open cards or passes. After three rounds the most points win.
"""

from __future__ import annotations

from typing import Any

from prowl.kernel.effects import Card
from prowl.kernel.events import emit, finish
from prowl.kernel.flow import each_player, rounds
from prowl.kernel.game import Game, Mind, Noun, Result, Setting, Settings
from prowl.kernel.prompts import PASS, Ask, Rule, choose
from prowl.kernel.state import State, state
from prowl.kernel.views import EVERYONE, NOBODY, public, shuffle, zone, zones

POINTS = {"gold": 5, "stone": 1, "dust": 0, "purse": 0, "relic": 9}
NAMES = ("gold",) * 4 + ("stone",) * 12 + ("dust",) * 4 + ("purse",) * 3
OPEN = 3
ROUNDS = 3
HEAD_START = 3


@state
class Market(State):
    deck: list[int] = zone("ware", see=NOBODY)
    row: list[int] = zone("ware", see=EVERYONE)
    bag: list[list[int]] = zones("ware", see=EVERYONE)
    points: list[int] = public(factory=list)
    stall: str = public("open")


def setup(players: int, settings: Settings, chance: dict[str, int]) -> Market:
    s = Market(players=players, chance=chance, points=[0] * players, stall=settings["stall"])
    s.deck = [number for number, name in enumerate(NAMES) if name != "purse"]
    shuffle(s, "ware", s.deck)
    s.row = [s.deck.pop() for _ in range(OPEN)]
    s.bag = [[NAMES.index("purse") + seat] for seat in range(players)]
    if settings["start"] == "ahead":
        s.points[0] = HEAD_START
    return s


def take(s: Market, me: int) -> Rule[None]:
    """Whoever is next takes one of the open cards or passes (MK-1)."""
    options = [*(("take", card) for card in s.row), PASS]
    answer = yield from choose(s, me, options, "take", values={"n": len(s.row)})
    if answer != PASS:
        gain(s, me, int(answer[1]))
    if s.stall == "closed":
        haggle(s, me)
    if s.round == ROUNDS and me == s.players - 1:
        close(s)


def gain(s: Market, me: int, card: int) -> None:
    """The card goes into the bag and the row is filled (MK-2)."""
    s.row.remove(card)
    s.bag[me].append(card)
    s.points[me] += POINTS[NAMES[card]]
    emit(s, "took", seat=me, ware=card)
    s.row.append(s.deck.pop())


def haggle(s: Market, me: int) -> None:
    """At a closed stall everybody haggles to no avail (MK-3)."""
    emit(s, "haggled", seat=me)


def close(s: Market) -> None:
    # The most points win, equal ones together (MK-4 to MK-5).
    finish(s, "closed")


def result(s: Any) -> Result:
    best = max(s.points)
    return Result(s.outcome, tuple(seat for seat in range(s.players) if s.points[seat] == best), tuple(s.points))


def value(s: Market, seat: int) -> float:
    others = [points for other, points in enumerate(s.points) if other != seat]
    return min(1.0, max(0.0, 0.5 + (s.points[seat] - max(others)) / 20))


def weight(s: Market, ask: Ask, option: Any) -> float:
    return 0.0 if option != PASS and NAMES[option[1]] == "dust" else 1.0


def role(s: Market, seat: int) -> str:
    return "owner" if seat == 0 else "guest"


MARKET = Game(
    id="market",
    version="1",
    players=range(2, 4),
    settings=(Setting("stall", ("open", "closed")), Setting("start", ("even", "ahead"))),
    streams=("ware",),
    state=Market,
    setup=setup,
    flow=rounds(each_player(take)),
    result=result,
    cards=tuple(Card(id=name, kind="ware") for name in POINTS),
    nouns={"ware": Noun("ware", NAMES)},
    moves={"take": ("ware",)},
    mind=Mind(value=value, weight=weight),
    role=role,
    package="tests.lab.market",
)
