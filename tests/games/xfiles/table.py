"""Lay out a table of The X-Files: known hands, known decks, known Evidence.

    scene = acting(table(hand={ANN: ["belief"]}, shadows={"s1": "s4_golem", "s3": "?lead_boxcar"}, recruit=2))

Cards go by name; of equal cards the next copy is taken. A name that begins with "?" lies hidden. Ann is the first and
the active player. Hands not mentioned are empty, decks hold the twelve starting cards of their player, every Avatar has
10 Health, the next Strike card is a Glancing Blow, the Conspiracy Deck holds Enemies without a text.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from prowl.games.encounters.core.turn import begin_turn
from prowl.games.encounters.xfiles import GAME
from prowl.games.encounters.xfiles.cards.book import BOOK
from prowl.games.encounters.xfiles.cards.people import AVATARS
from prowl.games.encounters.xfiles.rules import points as purses
from prowl.games.encounters.xfiles.rules.action import start_action
from prowl.games.encounters.xfiles.rules.cleanup import clean_up, end_of_turn
from prowl.games.encounters.xfiles.rules.conspiracy import conspiracy
from prowl.games.encounters.xfiles.rules.series import hand_over
from prowl.games.encounters.xfiles.rules.strikes import start_strikes
from prowl.games.encounters.xfiles.state import Case
from prowl.kernel.events import seen_event
from prowl.kernel.flow import PHASE
from prowl.kernel.positions import Box, clear, lay, set_fields
from tests.kit import Scene, new_state

ANN, BOB, EVE, GUS, IDA = range(5)
SPECTATOR = -1
SPACES = ("s5", "s4", "s3", "s2", "s1")
EASY = ("s1_jersey_devil", "s4_golem", "s2_vampire_trinity", "s5_moth_men")
KINDS = {card.id: card for card in (*BOOK.kinds, *AVATARS)}
NUMBERS = {avatar.id: i for i, avatar in enumerate(AVATARS)}
STARTERS = ["field_agent"] * 7 + ["assault_team"] * 5
CAST = ("avatar_doggett", "avatar_scully", "avatar_reyes", "avatar_mulder", "avatar_skinner")
EVIDENCE = ("ev1_hybrid_army", "ev2_guarded_labs", "ev3_checkpoints")

Piles = Mapping[int, Sequence[str]]


def table(
    players: int = 2,
    *,
    settings: Mapping[str, str] | None = None,
    avatars: Sequence[str] = CAST,
    hand: Piles | None = None,
    deck: Piles | None = None,
    discard: Piles | None = None,
    offered: Piles | None = None,
    vigils: Piles | None = None,
    wounds: Piles | None = None,
    scars: Piles | None = None,
    climax: Piles | None = None,
    shadows: Mapping[str, str] | None = None,
    field: Sequence[str] = (),
    dead: Sequence[str] = (),
    enemies: Sequence[str] | None = None,
    strikes: Sequence[str] = (),
    strike_deck: Sequence[str] | None = None,
    strike_discard: Sequence[str] = (),
    bureau: Sequence[str] = (),
    academy: Sequence[str] = (),
    evidence: Sequence[str] = EVIDENCE,
    bound: Sequence[str] = (),
    attack: int = 0,
    recruit: int = 0,
    **fields: Any,
) -> Case:
    """A state in round 1 before anything was played; `fields` are set as they are. Decks are named from the top."""
    s: Case = new_state(GAME, players, **{"avatars": "random", **(settings or {})})
    clear(s)
    box = Box(BOOK.names)
    lay(s, box, hand=hand or {}, discard=discard or {}, offered=offered or {}, vigils=vigils or {}, wounds=wounds or {})
    lay(s, box, scars=scars or {}, climax=climax or {}, combat=field, dead_enemies=dead, barracks=academy)
    lay(s, box, deck={me: (deck or {}).get(me, STARTERS) for me in range(players)})
    lay(s, box, hq={slot: [name.removeprefix("?")] for slot, name in enumerate(bureau)})
    lay(s, box, wilds={SPACES.index(space): [name.removeprefix("?")] for space, name in (shadows or {}).items()})
    s.has_offered = [bool(pile) for pile in s.offered]
    s.hq_up = [slot < len(bureau) and not bureau[slot].startswith("?") for slot in range(5)]
    s.up = [not (shadows or {}).get(space, "?").startswith("?") for space in SPACES]
    lay(s, box, enemy_deck=enemies if enemies is not None else [name for name in EASY if is_left(box, name)])
    s.layers = [len(s.enemy_deck), 0, 0, 0]
    lay_strikes(s, box, strikes, strike_deck, strike_discard)
    lay(s, box, bound=bound)
    for name in evidence:
        s.evidence[KINDS[name].priority - 1] += [box.take(name)] if name not in bound else []
    put_away(s, box)
    s.avatar = [NUMBERS[name] for name in avatars[:players]]
    s.avatars_left = [number for number in NUMBERS.values() if number not in s.avatar]
    s.health = [10] * players
    s.first = s.active = ANN
    s.round = 1
    purses.gain(s, purses.ATTACK, attack)
    purses.gain(s, purses.RECRUIT, recruit)
    set_fields(s, fields)
    return s


def is_left(box: Box, name: str) -> bool:
    return any(BOOK.cards[card].id == name for card in box.left)


def lay_strikes(s: Case, box: Box, top: Sequence[str], deck: Sequence[str] | None, discard: Sequence[str]) -> None:
    """Decks are named from the top; the rest are all there, light ones first."""
    lay(s, box, strike_discard=discard, strike_deck=deck or ())
    if deck is None:
        drawn = [box.take(name) for name in top][::-1]
        light = box.rest(lambda card: BOOK.cards[card].id == "strike_glancing_blow")
        s.strike_deck = box.rest(lambda card: BOOK.cards[card].kind == "strike") + light + drawn


def put_away(s: Case, box: Box) -> None:
    """What the table does not name lies in its pile or its box."""

    def rest(*kinds: str) -> list[int]:
        return box.rest(lambda card: BOOK.cards[card].kind in kinds)

    s.officers, s.beliefs, s.doubts = rest("special_agent"), rest("belief"), rest("doubt")
    s.climax_box, s.outside = rest("climax"), rest("academy")
    for card in rest("evidence"):
        s.evidence_box[BOOK.cards[card].priority - 1].append(card)
    s.set_aside = box.rest(lambda card: BOOK.cards[card].id == "eg_clone")
    s.enemy_box = rest("lead", "informant", "end_game")


def the_end(s: Case, end: str = "eg_colonization") -> Case:
    """The End has begun: this End Game card lies revealed where the table has it."""
    card = BOOK.numbers(end)[0]
    s.the_end, s.end_card = True, card
    s.evidence = [[], [], []]
    return s


# -- Where the play begins -------------------------------------------------------------


def at(s: Case, phase: Any, seat: int = ANN) -> Scene:
    """From this phase of an ordinary turn on."""
    s.active = seat
    seats = [(seat + i) % s.players for i in range(s.players)]
    s.turns = [[each for each in seats if s.alive[each] and each >= seat]]
    s.at = max(i for i, mark in enumerate(GAME.laid_out.marks) if mark[0] == PHASE and mark[1] is phase)
    return Scene(GAME, s)


def turning(s: Case, seat: int = ANN) -> Scene:
    """From the start of a turn on."""
    return at(s, begin_turn, seat)


def plotted(s: Case, seat: int = ANN) -> Scene:
    """From the Conspiracy Phase on."""
    return at(s, conspiracy, seat)


def acting(s: Case, seat: int = ANN) -> Scene:
    """From the Action Phase on."""
    return at(s, start_action, seat)


def struck(s: Case, seat: int = ANN) -> Scene:
    """From the Strike Phase on."""
    return at(s, start_strikes, seat)


def cleaning(s: Case, seat: int = ANN) -> Scene:
    """From the Clean-up Phase on."""
    return at(s, clean_up, seat)


def ending(s: Case, seat: int = ANN) -> Scene:
    """From the end-of-turn step on."""
    return at(s, end_of_turn, seat)


def between(s: Case) -> Scene:
    """Between two games of a Series."""
    s.at = max(i for i, mark in enumerate(GAME.laid_out.marks) if mark[0] == PHASE and mark[1] is hand_over)
    return Scene(GAME, s)


def new_game(players: int = 2, seed: int = 0, **settings: str) -> Scene:
    """A new game, at its first question."""
    return Scene(GAME, new_state(GAME, players, seed, **settings))


# -- Playing and looking ---------------------------------------------------------------


def play(scene: Scene, seat: int, *cards: str) -> Scene:
    """Play these cards one after another."""
    for card in cards:
        scene.say(seat, "play", card)
    return scene


def shown(card: str, **fields: Any) -> Scene:
    """The card was scanned on S1."""
    shadows = {"s1": f"?{card}", **fields.pop("shadows", {})}
    return acting(table(shadows=shadows, attack=fields.pop("attack", 1), **fields)).say(ANN, "scan", "s1")


def names(cards: Iterable[int]) -> list[str]:
    return [BOOK.cards[card].id for card in cards]


def row(scene: Scene) -> dict[str, str]:
    """The Shadows as they are laid out: "?" for hidden."""
    s = scene.s
    return {SPACES[i]: ("" if s.up[i] else "?") + BOOK.cards[pile[0]].id for i, pile in enumerate(s.wilds) if pile}


def desks(scene: Scene) -> list[str]:
    """The Bureau from left to right: "?" for hidden, "" for empty."""
    s = scene.s
    return [("" if s.hq_up[i] else "?") + BOOK.cards[pile[0]].id if pile else "" for i, pile in enumerate(s.hq)]


def points(scene: Scene) -> tuple[int, int]:
    """Attack and Recruit unspent."""
    return scene.s.attack, scene.s.recruit


def seen(scene: Scene, seat: int, name: str) -> list[dict[str, Any]]:
    """Every event of this name as the seat was told it, cards by name, hidden values None."""
    return [scene.wire.event(seen_event(event, seat)) for event in scene.events if event.name == name]


def moves(scene: Scene, seat: int, verb: str) -> list[str]:
    """The things that this move is offered for."""
    return [option[1] for option in scene.options(seat) if option[0] == verb]
