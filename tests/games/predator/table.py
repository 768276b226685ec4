"""Lay out a table of Predator: known hands, known decks, every card in exactly one zone.

    scene = acting(table(hand={ANN: ["bad_idea"]}, wilds={"hills": "smart_disc", "river": "?over_here"}))

Cards go by name; of equal cards the next copy is taken. A name that begins with "?" lies face down. Ann is the first
and the active player. Hands not mentioned are empty, decks hold the twelve starting cards of their player, every
Avatar has 10 Health, the next Strike card is a Flesh Wound,
and the Enemy deck holds harmless Enemies.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from prowl.games.encounters.core.action import begin_action
from prowl.games.encounters.core.strikes import begin_strikes
from prowl.games.encounters.core.turn import begin_turn, clean_up, enemy_phase
from prowl.games.encounters.predator import GAME
from prowl.games.encounters.predator.cards.book import BOOK
from prowl.games.encounters.predator.state import Hunt
from prowl.kernel.events import seen_event
from prowl.kernel.flow import PHASE
from prowl.kernel.views import piles
from tests.kit import Scene, new_state

ANN, BOB, EVE, GUS, IDA = range(5)
SPECTATOR = -1
SPACES = ("underground", "graveyard", "river", "ruins", "hills")
EASY = ("careless_leap", "first_hunt")
KINDS = {card.id: card for card in BOOK.kinds}
STARTERS = ["experience"] * 7 + ["brute_force"] * 5

Piles = Mapping[int, Sequence[str]]


class Box:
    """All cards by name, each to be taken out once."""

    def __init__(self) -> None:
        self.left = list(range(len(BOOK.cards)))

    def take(self, name: str) -> int:
        found = next((card for card in self.left if BOOK.cards[card].id == name), None)
        assert found is not None, f"no {name} left"
        self.left.remove(found)
        return found

    def take_all(self, names: Iterable[str]) -> list[int]:
        return [self.take(name) for name in names]

    def easy(self) -> list[int]:
        """The harmless Enemies that are left."""
        return self.take_all([BOOK.cards[card].id for card in self.left if BOOK.cards[card].id in EASY])

    def rest(self, kind: type | str) -> list[int]:
        found = [card for card in self.left if BOOK.cards[card].kind == kind]
        self.left = [card for card in self.left if card not in found]
        return found


def table(
    players: int = 2,
    *,
    settings: Mapping[str, str] | None = None,
    hand: Piles | None = None,
    deck: Piles | None = None,
    discard: Piles | None = None,
    offered: Piles | None = None,
    wounds: Piles | None = None,
    front: Piles | None = None,
    wilds: Mapping[str, str] | None = None,
    attached: Mapping[str, str] | None = None,
    combat: Sequence[str] = (),
    operations: Sequence[str] = (),
    dead: Sequence[str] = (),
    enemies: Sequence[str] | None = None,
    strikes: Sequence[str] = (),
    strike_deck: Sequence[str] | None = None,
    strike_discard: Sequence[str] = (),
    hq: Sequence[str] = (),
    barracks: Sequence[str] = (),
    officers: Sequence[str] | None = None,
    **fields: Any,
) -> Hunt:
    """A state in round 1 before anything was played; `fields` are set as they are. Decks are named from the top."""
    s: Hunt = new_state(GAME, players, **{"avatars": "random", "first": "1", **(settings or {})})
    for _, _, _, cards in piles(s):
        cards.clear()
    box = Box()
    for me in range(players):
        s.hand[me] = box.take_all((hand or {}).get(me, ()))
        s.discard[me] = box.take_all((discard or {}).get(me, ()))
        s.offered[me] = box.take_all((offered or {}).get(me, ()))
        s.wounds[me] = box.take_all((wounds or {}).get(me, ()))
        s.front[me] = box.take_all((front or {}).get(me, ()))
        s.deck[me] = box.take_all((deck or {}).get(me, STARTERS)[::-1])
        s.has_offered[me] = bool(s.offered[me])
    s.offers_made = sum(s.has_offered)
    lay_wilds(s, box, wilds or {}, attached or {})
    s.combat, s.operations, s.dead_enemies = box.take_all(combat), box.take_all(operations), box.take_all(dead)
    s.enemy_deck = box.easy() if enemies is None else box.take_all(enemies)[::-1]
    s.layers = [len(s.enemy_deck), 0, 0, 0]
    lay_strikes(s, box, strikes, strike_deck, strike_discard)
    s.hq = [box.take_all(hq[slot : slot + 1]) for slot in range(5)]
    s.barracks = box.take_all(barracks)[::-1]
    s.officers = box.rest("officer") if officers is None else box.take_all(officers)[::-1]
    s.health = [10] * players
    s.round, s.active = 1, ANN
    for name, value in fields.items():
        assert hasattr(s, name), name
        setattr(s, name, value)
    return s


def lay_wilds(s: Hunt, box: Box, wilds: Mapping[str, str], attached: Mapping[str, str]) -> None:
    for space, name in wilds.items():
        at = SPACES.index(space)
        s.wilds[at] = [box.take(name.removeprefix("?"))]
        s.up[at] = not name.startswith("?")
    for space, name in attached.items():
        s.attached[SPACES.index(space)] = [box.take(name)]


def lay_strikes(s: Hunt, box: Box, top: Sequence[str], deck: Sequence[str] | None, discard: Sequence[str]) -> None:
    s.strike_discard = box.take_all(discard)
    if deck is not None:
        s.strike_deck = box.take_all(deck)[::-1]
        return
    drawn = box.take_all(top)[::-1]
    rest = box.rest("strike")
    light = [card for card in rest if BOOK.cards[card].id == "flesh_wound"]
    s.strike_deck = [card for card in rest if card not in light] + light + drawn


# -- Where the play begins -------------------------------------------------------------


def at(s: Hunt, phase: Any, seat: int = ANN) -> Scene:
    """From this phase of an ordinary turn on."""
    return Scene(GAME, before(s, phase, seat))


def before(s: Hunt, phase: Any, seat: int = ANN) -> Hunt:
    s.active = seat
    s.turns = [[each for each in range(seat, s.players) if s.alive[each]]]
    s.at = max(i for i, mark in enumerate(GAME.laid_out.marks) if mark[0] == PHASE and mark[1] is phase)
    return s


def turning(s: Hunt, seat: int = ANN) -> Scene:
    """From the start of a turn on."""
    return at(s, begin_turn, seat)


def invaded(s: Hunt, seat: int = ANN) -> Scene:
    """From the Enemy phase on."""
    return at(s, enemy_phase, seat)


def acting(s: Hunt, seat: int = ANN) -> Scene:
    """From the Action phase on."""
    return at(s, begin_action, seat)


def struck(s: Hunt, seat: int = ANN) -> Scene:
    """From the Strike phase on."""
    return at(s, begin_strikes, seat)


def cleaning(s: Hunt, seat: int = ANN) -> Scene:
    """From the clean-up on."""
    return at(s, clean_up, seat)


def new_game(players: int = 2, seed: int = 0, **settings: str) -> Scene:
    """A new game, at its first question."""
    return Scene(GAME, new_state(GAME, players, seed, **settings))


# -- Playing ---------------------------------------------------------------------------


def play(scene: Scene, seat: int, *cards: str) -> Scene:
    """Play these cards one after another, every ability used."""
    for card in cards:
        scene.say(seat, "play", card)
        agree(scene)
    return scene


def agree(scene: Scene) -> Scene:
    """Everybody says yes."""
    while not scene.run.over and any(["yes"] in scene.options(seat) for seat in scene.asked):
        scene.say(next(seat for seat in scene.asked if ["yes"] in scene.options(seat)), "yes")
    return scene


# -- Looking ---------------------------------------------------------------------------


def names(cards: Iterable[int]) -> list[str]:
    return [BOOK.cards[card].id for card in cards]


def row(scene: Scene) -> dict[str, str]:
    """The Wilds as they are laid out: "?" for face down."""
    s = scene.s
    return {SPACES[i]: ("" if s.up[i] else "?") + BOOK.cards[pile[0]].id for i, pile in enumerate(s.wilds) if pile}


def points(scene: Scene) -> tuple[int, int]:
    """Attack and Recruit unspent."""
    return scene.s.attack, scene.s.recruit


def seen(scene: Scene, seat: int, name: str) -> list[dict[str, Any]]:
    """Every event of this name as the seat was told it, cards by name, hidden values None."""
    return [scene.wire.event(seen_event(event, seat)) for event in scene.events if event.name == name]


def told(scene: Scene, name: str, key: str) -> list[Any]:
    """One value of every event of this name."""
    return [each[key] for each in seen(scene, ANN, name)]


def moves(scene: Scene, seat: int, verb: str) -> list[str]:
    """The things that this move is offered for."""
    return [option[1] for option in scene.options(seat) if option[0] == verb]
