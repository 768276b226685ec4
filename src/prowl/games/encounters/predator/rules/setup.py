"""Setting up the Hunted mode (PR-97 to PR-109, PR-154 to PR-158)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from prowl.kernel.events import emit
from prowl.kernel.game import Settings
from prowl.kernel.prompts import Rule, choose
from prowl.kernel.rng import below, pick
from prowl.kernel.settings import PLUS, chosen
from prowl.kernel.views import shuffle

from ...core.objectives import Location, Objective
from ...core.piles import draw_cards, refill_hq
from ...core.state import HQ_SLOTS, SPACES
from ...core.track import add_from_deck
from ..cards.barracks import CHARACTERS
from ..cards.book import BOOK
from ..cards.enemies import YOUNG_BLOOD_DECK
from ..cards.people import AVATARS, BRUTE_FORCE, EXPERIENCE
from ..cards.scenes import FILM_AVATARS, FILM_GROUPS, LOCATIONS, OBJECTIVES
from ..state import Hunt

T = TypeVar("T", Location, Objective)

YOUNG_BLOOD_TABLE = {1: (0, 0, 0), 2: (0, 1, 2), 3: (2, 3, 4), 4: (4, 5, 6), 5: (4, 5, 6)}
ALL_YOUNG_BLOOD = 24
PREPARED_PLAYERS = 5
FIRST_GAME = "film_1"
MIX = "mix"
QUARTETS = CHARACTERS.every[len(CHARACTERS.values) :]


def setup(players: int, settings: Settings, chance: dict[str, int]) -> Hunt:
    film = settings["film"]
    first = settings["first"]
    s = Hunt(
        players=players,
        chance=chance,
        first=below(chance, "setup", players) if first == "random" or int(first) > players else int(first) - 1,
        location=_location(film, settings, chance),
        objectives=[_objective(n, film, settings, chance) for n in (1, 2, 3)],
        **chosen(Hunt, settings),
        layers=[0, 0, 0, 0],
        layer_at=[0] * SPACES,
        up=[False] * SPACES,
        **_piles(players),
    )
    s.active = s.first
    if players == PREPARED_PLAYERS:
        s.preparation = max(s.preparation, 1)
    stock_barracks(s, film, settings)
    stack_enemies(s, settings["young_blood"])
    s.strike_deck = [i for i, card in enumerate(BOOK.cards) if card.kind == "strike"]
    shuffle(s, "strike", s.strike_deck)
    deal_avatars(s, film)
    return s


def _piles(players: int) -> dict[str, Any]:
    names = ("deck", "hand", "discard", "played", "offered", "wounds", "graveyard", "gone", "front")
    piles: dict[str, Any] = {name: [[] for _ in range(players)] for name in names}
    piles.update({name: [[] for _ in range(SPACES)] for name in ("wilds", "attached")})
    piles.update(hq=[[] for _ in range(HQ_SLOTS)])
    piles.update(alive=[True] * players, avatar=[-1] * players, health=[0] * players, marks=[0] * players)
    piles.update(has_offered=[False] * players)
    return piles


def _named(film: str, wish: str, among: Sequence[T], chance: dict[str, int]) -> T:
    """What the table names, what the film shows, or one drawn by lot: always so in a free mix (PR-99, PR-109)."""
    if wish == "random" or (wish == "film" and film == MIX):
        return pick(chance, "setup", among)
    return next(each for each in among if wish in (each.id, "film") and (wish != "film" or each.film == film))


def _location(film: str, settings: Settings, chance: dict[str, int]) -> str:
    return _named(film, settings["location"], LOCATIONS, chance).id


def _objective(number: int, film: str, settings: Settings, chance: dict[str, int]) -> str:
    """One objective of each number (PR-100)."""
    among = [each for each in OBJECTIVES if each.number == number]
    return _named(film, settings[f"objective_{number}"], among, chance).id


def stock_barracks(s: Hunt, film: str, settings: Settings) -> None:
    """Four characters of fourteen cards; five in headquarters; ten officers (PR-98, PR-105)."""
    wish = settings["characters"]
    if wish == "random" or (wish == "film" and film == MIX):
        wish = pick(s.chance, "setup", QUARTETS)
    groups = FILM_GROUPS[film] if wish == "film" else tuple(wish.split(PLUS))
    s.barracks = [i for i, card in enumerate(BOOK.cards) if getattr(card, "group", "") in groups]
    shuffle(s, "barracks", s.barracks)
    for slot in range(HQ_SLOTS):
        refill_hq(s, slot)
    s.officers = [i for i, card in enumerate(BOOK.cards) if card.kind == "officer"]
    shuffle(s, "officer", s.officers)


def young_blood(players: int, wish: str) -> list[int]:
    """How many Young Blood cards go into each mini-deck (PR-101, PR-154, PR-157, PR-A2)."""
    if wish == "one_each":
        return [players] * 3
    change = 0 if wish == "table" else int(wish)
    return [max(0, n + change) for n in YOUNG_BLOOD_TABLE[players]]


def stack_enemies(s: Hunt, wish: str) -> None:
    """The three mini-decks with their Young Blood, shuffled one by one, the third at the bottom (PR-101)."""
    young = [i for i, card in enumerate(BOOK.cards) if getattr(card, "deck", "") == YOUNG_BLOOD_DECK]
    shuffle(s, "enemy", young)
    for layer in (2, 1, 0):
        deck = [i for i, card in enumerate(BOOK.cards) if getattr(card, "deck", "") == s.objectives[layer]]
        n = young_blood(s.players, wish)[layer]
        deck += [young.pop() for _ in range(min(n, len(young)))]
        shuffle(s, "enemy", deck)
        s.enemy_deck += deck
        s.layers[layer] = len(deck)
    s.enemy_box = young


# -- avatars ---------------------------------------------------------------------------------


def deal_avatars(s: Hunt, film: str) -> None:
    """Laid out to choose from, dealt at random, or laid out two for each player (PR-7)."""
    s.avatars_left = cast(s.players, film) if s.avatars_by != "two" else list(range(len(AVATARS)))
    if s.avatars_by != "choose":
        shuffle(s, "setup", s.avatars_left)
    if s.avatars_by == "random":
        for i in range(s.players):
            take_avatar(s, (s.first + i) % s.players, s.avatars_left[0])


def cast(players: int, film: str) -> list[int]:
    """The avatars of the film; the first game uses as many from the head of its list as there are players (PR-107)."""
    numbers = {avatar.id: i for i, avatar in enumerate(AVATARS)}
    if film == MIX:
        return list(numbers.values())
    names = FILM_AVATARS[film]
    return [numbers[name] for name in (names[:players] if film == FIRST_GAME else names)]


def take_avatar(s: Hunt, me: int, number: int) -> None:
    """The avatar stays all game; its role card makes the thirteenth card of the deck (PR-4, PR-97)."""
    avatar = AVATARS[number]
    s.avatars_left.remove(number)
    s.avatar[me] = number
    s.health[me] = avatar.health + (avatar.defence if s.defence_counts else 0)
    experience, brute_force = BOOK.numbers("experience"), BOOK.numbers("brute_force")
    s.deck[me] = [
        *experience[me * EXPERIENCE : (me + 1) * EXPERIENCE],
        *brute_force[me * BRUTE_FORCE : (me + 1) * BRUTE_FORCE],
        *BOOK.numbers(avatar.role),
    ]
    shuffle(s, "own", s.deck[me], owner=me)


def choose_avatars(s: Hunt) -> Rule[None]:
    """One after another from the first player on, where the table does not deal them."""
    for i in range(s.players):
        me = (s.first + i) % s.players
        if s.avatar[me] < 0:
            offered = sorted(s.avatars_left if s.avatars_by == "choose" else s.avatars_left[:2])
            number = yield from choose(s, me, offered, "setup.avatar")
            if s.avatars_by == "two":
                s.avatars_left = [each for each in s.avatars_left if each == number or each not in offered]
            take_avatar(s, me, number)
    s.avatars_left = []
    for me in range(s.players):
        emit(s, "avatar_taken", seat=me, avatar=s.avatar[me])
        draw_cards(s, me, s.house.hand)


def lay_out_enemies(s: Hunt) -> Rule[None]:
    """Harder: cards lie in the Wilds from the start (PR-158)."""
    for _ in range(s.laid_out):
        yield from add_from_deck(s)
