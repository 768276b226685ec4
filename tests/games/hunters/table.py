"""Lay out a table of Hunters: known hands, known decks, every card in exactly one zone.

    scene = acting(table(hand={ANN: ["us_alley_brawl"]}, wilds={"hills": "ns_rebel"}, gear={"ns_rebel": ["g_mud"]}))

Cards go by name; of equal cards the next copy is taken. A name that begins with "?" lies face down. Ann is the first
and the active player. Hands not mentioned are empty, decks hold the twelve starting cards of their player, every
Avatar has 10 Health, the next Strike card is a Flesh Wound, and the Prey deck holds harmless Prey. Ann is the Jungle
Hunter, Bob the City Hunter, Eve the Elder Hunter.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from prowl.games.encounters.core.action import begin_action
from prowl.games.encounters.core.strikes import begin_strikes
from prowl.games.encounters.core.turn import begin_turn
from prowl.games.encounters.hunters import GAME
from prowl.games.encounters.hunters.cards.book import BOOK
from prowl.games.encounters.hunters.cards.people import AVATARS
from prowl.games.encounters.hunters.rules.prey import prey_phase
from prowl.games.encounters.hunters.rules.turn import end_of_turn
from prowl.games.encounters.hunters.state import Chase
from prowl.kernel.events import seen_event
from prowl.kernel.flow import PHASE
from prowl.kernel.positions import Box, clear, lay, set_fields
from tests.kit import Scene, new_state

ANN, BOB, EVE, GUS, IDA = range(5)
SPECTATOR = -1
SPACES = ("underground", "graveyard", "river", "ruins", "hills")
HARMLESS = ("m_lookout", "m_rifleman", "m_heavy", "dh_scorpion")
KINDS = {card.id: card for card in (*BOOK.kinds, *AVATARS)}
STARTERS = ["experience"] * 7 + ["brute_force"] * 5
NOBODY = -1

Piles = Mapping[int, Sequence[str]]


def table(
    players: int = 2,
    *,
    settings: Mapping[str, str] | None = None,
    hand: Piles | None = None,
    deck: Piles | None = None,
    discard: Piles | None = None,
    wounds: Piles | None = None,
    traps: Piles | None = None,
    trophies: Piles | None = None,
    rivalry: Piles | None = None,
    wilds: Mapping[str, str] | None = None,
    combat: Sequence[str] = (),
    gear: Mapping[str, Sequence[str]] | None = None,
    waiting: Sequence[str] = (),
    arrested: Mapping[str, str] | None = None,
    prey: Sequence[str] | None = None,
    box: Sequence[str] = (),
    strikes: Sequence[str] = (),
    hq: Sequence[str] = (),
    arsenal: Sequence[str] = (),
    testing: Sequence[str] = (),
    gear_deck: Sequence[str] = (),
    gear_discard: Sequence[str] = (),
    trap_deck: Sequence[str] = (),
    trap_discard: Sequence[str] = (),
    officers: Sequence[str] = (),
    **fields: Any,
) -> Chase:
    """A state in round 1 before anything was played; `fields` are set as they are. Decks are named from the top.

    `gear` names what a card in play bears, `arrested` whom an Officer in play has arrested.
    """
    s: Chase = new_state(GAME, players, **{"avatars": "random", **(settings or {})})
    clear(s)
    cards = Box(BOOK.names)
    lay(s, cards, hand=hand or {}, discard=discard or {}, wounds=wounds or {}, traps=traps or {})
    lay(s, cards, trophies=trophies or {}, rivalry=rivalry or {}, testing=testing, combat=combat)
    lay(s, cards, deck={me: (deck or {}).get(me, STARTERS) for me in range(players)})
    lay_wilds(s, cards, wilds or {})
    lay_riders(s, cards, gear or {}, waiting, arrested or {})
    lay(s, cards, enemy_deck=harmless(cards) if prey is None else prey, enemy_box=box)
    lay(s, cards, hq={slot: [name] for slot, name in enumerate(hq)}, barracks=arsenal, officers=officers)
    lay(s, cards, gear_deck=gear_deck, gear_discard=gear_discard, trap_deck=trap_deck, trap_discard=trap_discard)
    lay_strikes(s, cards, strikes)
    s.layers, s.runs = [len(s.enemy_deck)], [0]
    s.done_before = [{} for _ in testing]
    s.avatar, s.health = list(range(players)), [10] * players
    s.round, s.active, s.first, s.preparation, s.with_tests = 1, ANN, ANN, 0, True
    set_fields(s, fields)
    return s


def harmless(box: Box) -> list[str]:
    return [BOOK.names[card] for card in reversed(box.left) if BOOK.names[card] in HARMLESS]


def lay_wilds(s: Chase, box: Box, wilds: Mapping[str, str]) -> None:
    lay(s, box, wilds={SPACES.index(space): [name.removeprefix("?")] for space, name in wilds.items()})
    for space, name in wilds.items():
        s.up[SPACES.index(space)] = not name.startswith("?")


def lay_riders(
    s: Chase, box: Box, gear: Mapping[str, Sequence[str]], waiting: Sequence[str], arrested: Mapping[str, str]
) -> None:
    lay(s, box, arrested=list(arrested.values()))
    s.officers_over = [in_play(s, officer) for officer in arrested]
    lay(s, box, geared=[*(each for names in gear.values() for each in names), *waiting])
    s.bearers = [in_play(s, bearer) for bearer, names in gear.items() for _ in names] + [NOBODY] * len(waiting)


def in_play(s: Chase, name: str) -> int:
    lying = [*(card for pile in s.wilds for card in pile), *s.combat, *s.arrested]
    return next(card for card in lying if BOOK.names[card] == name)


def lay_strikes(s: Chase, box: Box, top: Sequence[str]) -> None:
    lay(s, box, strike_deck=top)
    rest = box.rest(lambda card: BOOK.cards[card].kind == "strike")
    light = [card for card in rest if BOOK.names[card] == "ps_flesh_wound"]
    s.strike_deck = [card for card in rest if card not in light] + light + s.strike_deck


# -- Where the play begins -------------------------------------------------------------


def at(s: Chase, phase: Any, seat: int = ANN) -> Scene:
    """From this phase of an ordinary turn on."""
    s.active = seat
    s.turns = [[each for each in range(seat, s.players) if s.alive[each]]]
    s.at = max(i for i, mark in enumerate(GAME.laid_out.marks) if mark[0] == PHASE and mark[1] is phase)
    return Scene(GAME, s)


def turning(s: Chase, seat: int = ANN) -> Scene:
    """From the start of a turn on."""
    return at(s, begin_turn, seat)


def hunting(s: Chase, seat: int = ANN) -> Scene:
    """From the Prey phase on, up to the Action phase."""
    return at(s, prey_phase, seat)


def acting(s: Chase, seat: int = ANN) -> Scene:
    """From the Action phase on."""
    return at(s, begin_action, seat)


def struck(s: Chase, seat: int = ANN) -> Scene:
    """From the Strike phase on."""
    return at(s, begin_strikes, seat)


def ending(s: Chase, seat: int = ANN) -> Scene:
    """From the end of a turn on."""
    return at(s, end_of_turn, seat)


def new_game(players: int = 2, seed: int = 0, **settings: str) -> Scene:
    """A new game, at its first question."""
    return Scene(GAME, new_state(GAME, players, seed, **settings))


# -- Playing ---------------------------------------------------------------------------


def play(scene: Scene, seat: int, *cards: str) -> Scene:
    """Play these cards one after another, every ability used."""
    for card in cards:
        scene.say(seat, "play", card)
        while not scene.run.over and scene.asked and ["yes"] in scene.options(scene.asked[0]):
            scene.say(scene.asked[0], "yes")
    return scene


# -- Looking ---------------------------------------------------------------------------


def names(cards: Iterable[int]) -> list[str]:
    return [BOOK.cards[card].id for card in cards]


def row(scene: Scene) -> dict[str, str]:
    """The Wilds as they are laid out: "?" for face down."""
    s = scene.s
    return {SPACES[i]: ("" if s.up[i] else "?") + BOOK.cards[pile[0]].id for i, pile in enumerate(s.wilds) if pile}


def bearers(scene: Scene) -> list[tuple[str, str]]:
    """Every Gear card in play with the card that bears it; "" waits."""
    s = scene.s
    on = ["" if bearer == NOBODY else BOOK.names[bearer] for bearer in s.bearers]
    return list(zip(names(s.geared), on, strict=True))


def trophies(scene: Scene, seat: int = ANN) -> list[str]:
    return names(scene.s.trophies[seat])


def points(scene: Scene) -> tuple[int, int]:
    """Attack and Recruit unspent."""
    return scene.s.attack, scene.s.recruit


def seen(scene: Scene, seat: int, name: str) -> list[dict[str, Any]]:
    """Every event of this name as the seat was told it, cards by name, hidden values None."""
    return [scene.wire.event(seen_event(event, seat)) for event in scene.events if event.name == name]


def told(scene: Scene, name: str, key: str) -> list[Any]:
    """One value of every event of this name."""
    return [each[key] for each in seen(scene, ANN, name)]


def moves(scene: Scene, seat: int, verb: str) -> list[Any]:
    """The things that this move is offered for."""
    return [option[1] for option in scene.options(seat) if option[0] == verb]


def order(scene: Scene) -> list[str]:
    """The names of all events so far."""
    return [event.name for event in scene.events]
