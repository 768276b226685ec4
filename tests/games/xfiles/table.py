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
from prowl.kernel.views import piles
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
        return [self.take(name.removeprefix("?")) for name in names]

    def easy(self) -> list[int]:
        """The Enemies without a text that are left."""
        return self.take_all([BOOK.cards[card].id for card in self.left if BOOK.cards[card].id in EASY])

    def rest(self, *kinds: str) -> list[int]:
        found = [card for card in self.left if BOOK.cards[card].kind in kinds]
        self.left = [card for card in self.left if card not in found]
        return found


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
    for _, _, _, cards in piles(s):
        cards.clear()
    box = Box()
    per_seat = {"hand": hand, "discard": discard, "offered": offered, "vigils": vigils, "wounds": wounds}
    for name, given in {**per_seat, "scars": scars, "climax": climax}.items():
        setattr(s, name, [box.take_all((given or {}).get(me, ())) for me in range(players)])
    s.deck = [box.take_all((deck or {}).get(me, STARTERS)[::-1]) for me in range(players)]
    s.has_offered = [bool(pile) for pile in s.offered]
    s.hq = [box.take_all(bureau[slot : slot + 1]) for slot in range(5)]
    s.hq_up = [slot < len(bureau) and not bureau[slot].startswith("?") for slot in range(5)]
    s.barracks = box.take_all(academy)[::-1]
    lay_shadows(s, box, shadows or {})
    s.combat, s.dead_enemies = box.take_all(field), box.take_all(dead)
    s.enemy_deck = box.easy() if enemies is None else box.take_all(enemies)[::-1]
    s.layers = [len(s.enemy_deck), 0, 0, 0]
    lay_strikes(s, box, strikes, strike_deck, strike_discard)
    lay_evidence(s, box, evidence, bound)
    s.officers, s.beliefs, s.doubts = box.rest("special_agent"), box.rest("belief"), box.rest("doubt")
    s.climax_box, s.outside = box.rest("climax"), box.rest("academy")
    s.set_aside = [card for card in box.left if BOOK.cards[card].id == "eg_clone"]
    box.left = [card for card in box.left if card not in s.set_aside]
    s.enemy_box = box.rest("lead", "informant", "end_game")
    s.avatar = [NUMBERS[name] for name in avatars[:players]]
    s.avatars_left = [number for number in NUMBERS.values() if number not in s.avatar]
    s.health = [10] * players
    s.first = s.active = ANN
    s.round = 1
    purses.gain(s, purses.ATTACK, attack)
    purses.gain(s, purses.RECRUIT, recruit)
    for name, value in fields.items():
        assert hasattr(s, name), name
        setattr(s, name, value)
    return s


def lay_shadows(s: Case, box: Box, shadows: Mapping[str, str]) -> None:
    for space, name in shadows.items():
        at = SPACES.index(space)
        s.wilds[at] = box.take_all([name])
        s.up[at] = not name.startswith("?")


def lay_strikes(s: Case, box: Box, top: Sequence[str], deck: Sequence[str] | None, discard: Sequence[str]) -> None:
    s.strike_discard = box.take_all(discard)
    if deck is not None:
        s.strike_deck = box.take_all(deck)[::-1]
        return
    drawn = box.take_all(top)[::-1]
    rest = box.rest("strike")
    light = [card for card in rest if BOOK.cards[card].id == "strike_glancing_blow"]
    s.strike_deck = [card for card in rest if card not in light] + light + drawn


def lay_evidence(s: Case, box: Box, evidence: Sequence[str], bound: Sequence[str]) -> None:
    s.bound = box.take_all(bound)
    for name in evidence:
        s.evidence[KINDS[name].priority - 1] += box.take_all([name]) if name not in bound else []
    for card in box.rest("evidence"):
        s.evidence_box[BOOK.cards[card].priority - 1].append(card)


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
