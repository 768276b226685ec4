"""Setting up Hunters (PR-162 to PR-168, PR-211, PR-217, PR-221 to PR-228)."""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import emit
from prowl.kernel.game import Settings
from prowl.kernel.prompts import Rule, choose
from prowl.kernel.rng import below, pick
from prowl.kernel.settings import PLUS, chosen
from prowl.kernel.views import shuffle

from ...core.piles import draw_cards, refill_hq
from ...core.state import HQ_SLOTS, SPACES
from ...predator_box.people import BRUTE_FORCE, EXPERIENCE
from ..cards.arsenal import ARSENAL_GROUPS, FILM_GROUPS
from ..cards.book import BOOK
from ..cards.people import AVATARS
from ..cards.prey import MERCENARY_DECK
from ..cards.scenes import FILM_HUNTER, PREY_DECKS
from ..cards.traps import HOSTILE
from ..cards.trials import AMONG_RIVALS
from ..state import Chase

MERCENARY_TABLE = {1: (0, 0, 0), 2: (0, 1, 2), 3: (2, 3, 4), 4: (4, 5, 6), 5: (4, 5, 6)}
PREPARED_PLAYERS = 5
TESTS_IN_A_GAME = 10
MIX = "mix"
QUARTETS = ARSENAL_GROUPS.every[len(ARSENAL_GROUPS.values) :]


def setup(players: int, settings: Settings, chance: dict[str, int]) -> Chase:
    s = Chase(
        players=players,
        chance=chance,
        film=settings["film"],
        first=below(chance, "setup", players),
        prey_decks=[prey_deck(n, settings, chance) for n in (1, 2, 3)],
        **chosen(Chase, settings),
        runs=[0, 1, 2],
        layers=[0, 0, 0],
        layer_at=[0] * SPACES,
        up=[False] * SPACES,
        **_piles(players),
    )
    s.active = s.first
    if players == PREPARED_PLAYERS:
        s.preparation = max(s.preparation, 1)
    stack_prey(s, settings["mercenaries"])
    stock_arsenal(s, settings["arsenal"])
    lay_out_stacks(s)
    deal_rivalry(s)
    deal_avatars(s)
    return s


def _piles(players: int) -> dict[str, Any]:
    names = ("deck", "hand", "discard", "played", "offered", "wounds", "graveyard", "gone")
    own = ("trophies", "traps", "rivalry", "slain")
    piles: dict[str, Any] = {name: [[] for _ in range(players)] for name in (*names, *own)}
    piles.update({name: [[] for _ in range(SPACES)] for name in ("wilds", "attached")})
    piles.update(hq=[[] for _ in range(HQ_SLOTS)])
    piles.update(alive=[True] * players, avatar=[-1] * players, health=[0] * players)
    piles.update(has_offered=[False] * players, shame=[0] * players, noted=[0] * players)
    return piles


def of_kind(*kinds: str) -> list[int]:
    return [i for i, card in enumerate(BOOK.cards) if card.kind in kinds]


# -- the Prey deck ------------------------------------------------------------------------------


def prey_deck(number: int, settings: Settings, chance: dict[str, int]) -> str:
    """One mini-deck of each number: the one that is named, that of the film, or one drawn by lot (PR-165, PR-168)."""
    wish, film = settings[f"prey_{number}"], settings["film"]
    among = [each for each in PREY_DECKS if each.number == number]
    if wish == "random" or (wish == "film" and film == MIX):
        return pick(chance, "setup", among).id
    return next(each.id for each in among if wish == each.id or (wish == "film" and each.film == film))


def mercenaries(players: int, wish: str) -> list[int]:
    """How many go into each mini-deck (PR-165, PR-222, PR-223)."""
    change = 0 if wish == "table" else int(wish)
    return [max(0, n + change) for n in MERCENARY_TABLE[players]]


def stack_prey(s: Chase, wish: str) -> None:
    """The three mini-decks with their Mercenaries, shuffled one by one, the third at the bottom."""
    hired = [i for i, card in enumerate(BOOK.cards) if card.deck == MERCENARY_DECK]
    shuffle(s, "enemy", hired)
    for layer in (2, 1, 0):
        deck = [i for i, card in enumerate(BOOK.cards) if card.deck == s.prey_decks[layer]]
        deck += [hired.pop() for _ in range(min(mercenaries(s.players, wish)[layer], len(hired)))]
        shuffle(s, "enemy", deck)
        s.enemy_deck += deck
        s.layers[layer] = len(deck)
    s.enemy_box = hired


# -- the Arsenal and the stacks -------------------------------------------------------------------


def stock_arsenal(s: Chase, wish: str) -> None:
    """Four groups of fourteen cards, ten Tests by table setting; five cards in HQ (PR-166, PR-211, PR-212)."""
    if wish == "random" or (wish == "film" and s.film == MIX):
        wish = pick(s.chance, "setup", QUARTETS)
    groups = FILM_GROUPS[s.film] if wish == "film" else tuple(wish.split(PLUS))
    s.barracks = [i for i, card in enumerate(BOOK.cards) if card.group in groups]
    if s.with_tests:
        s.tests_box = [i for i in of_kind("test") if is_in_play(s, i)]
        shuffle(s, "barracks", s.tests_box)
        s.barracks += [s.tests_box.pop() for _ in range(TESTS_IN_A_GAME)]
    shuffle(s, "barracks", s.barracks)
    for slot in range(HQ_SLOTS):
        refill_hq(s, slot)
    s.done_before = [{} for _ in s.testing]


def is_in_play(s: Chase, card: int) -> bool:
    """What needs a rival is left out where there is none (PR-227, PR-228)."""
    name = BOOK.cards[card].id
    if name in HOSTILE:
        return not s.together
    return name not in AMONG_RIVALS or not (s.together or s.players == 1)


def lay_out_stacks(s: Chase) -> None:
    """Killer Instinct, Prey Strikes, Gear and Traps (PR-164)."""
    s.officers, s.strike_deck, s.gear_deck = of_kind("officer"), of_kind("strike"), of_kind("gear")
    s.trap_deck = [trap for trap in of_kind("trap") if is_in_play(s, trap)]
    shuffle(s, "officer", s.officers)
    shuffle(s, "strike", s.strike_deck)
    shuffle(s, "gear", s.gear_deck)
    shuffle(s, "trap", s.trap_deck)


def deal_rivalry(s: Chase) -> None:
    """One card each, only with Tests; a pack has none (PR-217, PR-227)."""
    if s.rivalry_is == "off" or s.together or not s.with_tests:
        return
    s.rivalry_box = [card for card in of_kind("rivalry") if is_in_play(s, card)]
    shuffle(s, "rivalry", s.rivalry_box)
    for me in range(s.players):
        s.rivalry[me] = [s.rivalry_box.pop()]


# -- avatars ---------------------------------------------------------------------------------------


def deal_avatars(s: Chase) -> None:
    """Laid out to choose from, dealt at random, or two laid out for each player (PR-7); one is the film's (PR-168)."""
    s.avatars_left = list(range(len(AVATARS)))
    if s.avatars_by == "choose":
        return
    shuffle(s, "setup", s.avatars_left)
    if s.avatars_by == "random":
        seats = [(s.first + i) % s.players for i in range(s.players)]
        for me, number in zip(seats, dealt(s), strict=True):
            take_avatar(s, me, number)


def dealt(s: Chase) -> list[int]:
    """The film's Predator and others by lot, in an order by lot."""
    star = film_hunter(s)
    others = [number for number in s.avatars_left if number != star]
    found = others[: s.players] if star is None else [star, *others[: s.players - 1]]
    shuffle(s, "setup", found)
    return found


def film_hunter(s: Chase) -> int | None:
    """The Predator of the film, while nobody is."""
    name = FILM_HUNTER.get(s.film)
    return next((number for number in s.avatars_left if AVATARS[number].id == name), None)


def take_avatar(s: Chase, me: int, number: int) -> None:
    """The role card makes the thirteenth card of the deck (PR-162)."""
    avatar = AVATARS[number]
    s.avatars_left.remove(number)
    s.avatar[me] = number
    s.health[me] = avatar.health
    experience, brute_force = BOOK.numbers("experience"), BOOK.numbers("brute_force")
    s.deck[me] = [
        *experience[me * EXPERIENCE : (me + 1) * EXPERIENCE],
        *brute_force[me * BRUTE_FORCE : (me + 1) * BRUTE_FORCE],
        *BOOK.numbers(avatar.role),
    ]
    shuffle(s, "own", s.deck[me], owner=me)


def choose_avatars(s: Chase) -> Rule[None]:
    """One after another, where the table does not deal them; the lowest Initiative goes first (PR-162)."""
    for i in range(s.players):
        me = (s.first + i) % s.players
        if s.avatar[me] < 0:
            offered = offered_avatars(s, last=i == s.players - 1)
            number = yield from choose(s, me, offered, "setup.avatar")
            if s.avatars_by == "two":
                s.avatars_left = [each for each in s.avatars_left if each == number or each not in offered]
            take_avatar(s, me, number)
    s.avatars_left = []
    for me in range(s.players):
        emit(s, "avatar_taken", seat=me, avatar=s.avatar[me])
        draw_cards(s, me, s.house.hand)
    s.first = s.active = min(range(s.players), key=lambda me: AVATARS[s.avatar[me]].initiative)
    emit(s, "first_player", seat=s.first)


def offered_avatars(s: Chase, *, last: bool) -> list[int]:
    """All that are left, or two; whoever is last must be the film's Predator if nobody is."""
    if s.avatars_by == "two":
        return sorted(s.avatars_left[:2])
    star = film_hunter(s)
    return [star] if last and star is not None else sorted(s.avatars_left)
