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
from prowl.kernel.positions import Box, clear, lay, set_fields
from tests.kit import Scene, new_state

ANN, BOB, EVE, GUS, IDA = range(5)
SPECTATOR = -1
SPACES = ("underground", "graveyard", "river", "ruins", "hills")
EASY = ("careless_leap", "first_hunt")
KINDS = {card.id: card for card in BOOK.kinds}
STARTERS = ["experience"] * 7 + ["brute_force"] * 5

Piles = Mapping[int, Sequence[str]]


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
    clear(s)
    box = Box(BOOK.names)
    lay(s, box, hand=hand or {}, discard=discard or {}, offered=offered or {}, wounds=wounds or {}, front=front or {})
    lay(s, box, deck={me: (deck or {}).get(me, STARTERS) for me in range(players)})
    lay(s, box, combat=combat, operations=operations, dead_enemies=dead, barracks=barracks)
    lay(s, box, hq={slot: [name] for slot, name in enumerate(hq)})
    s.has_offered = [bool(pile) for pile in s.offered]
    s.offers_made = sum(s.has_offered)
    lay_wilds(s, box, wilds or {}, attached or {})
    lay(s, box, enemy_deck=enemies if enemies is not None else easy(box))
    s.layers = [len(s.enemy_deck), 0, 0, 0]
    lay_strikes(s, box, strikes, strike_deck, strike_discard)
    lay(s, box, officers=officers or ())
    if officers is None:
        s.officers = box.rest(lambda card: BOOK.cards[card].kind == "officer")
    s.health = [10] * players
    s.round, s.active = 1, ANN
    set_fields(s, fields)
    return s


def easy(box: Box) -> list[str]:
    """The harmless Enemies that are left, the last one on top."""
    return [BOOK.names[card] for card in reversed(box.left) if BOOK.names[card] in EASY]


def lay_wilds(s: Hunt, box: Box, wilds: Mapping[str, str], attached: Mapping[str, str]) -> None:
    lay(s, box, wilds={SPACES.index(space): [name.removeprefix("?")] for space, name in wilds.items()})
    for space, name in wilds.items():
        s.up[SPACES.index(space)] = not name.startswith("?")
    lay(s, box, attached={SPACES.index(space): [name] for space, name in attached.items()})


def lay_strikes(s: Hunt, box: Box, top: Sequence[str], deck: Sequence[str] | None, discard: Sequence[str]) -> None:
    lay(s, box, strike_discard=discard, strike_deck=top if deck is None else deck)
    if deck is None:
        rest = box.rest(lambda card: BOOK.cards[card].kind == "strike")
        light = [card for card in rest if BOOK.names[card] == "flesh_wound"]
        s.strike_deck = [card for card in rest if card not in light] + light + s.strike_deck


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
