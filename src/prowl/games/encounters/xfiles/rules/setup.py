"""Setting up a game (XF-28 to XF-56, XF-262 to XF-265)."""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose
from prowl.kernel.rng import pick
from prowl.kernel.settings import PLUS, Settings, chosen
from prowl.kernel.views import shuffle

from ...core.piles import draw_cards
from ...core.state import HQ_SLOTS, SPACES
from ...core.turn import forget_turn
from ..cards.academy import CHARACTERS
from ..cards.book import BOOK
from ..cards.ends import CLONE
from ..cards.kinds import END_GAME, INFORMANT, LEAD
from ..cards.people import ASSAULT_TEAMS, AVATARS, FIELD_AGENTS
from ..state import Case
from .bureau import refill
from .cleanup import HAND

SEASON_CARDS = {1: 7, 2: 8, 3: 9, 4: 10, 5: 11}
PRIORITIES = 3
LETTERS = {"A": (1, 4, 7), "B": (2, 5, 8), "C": (3, 6, 9)}
SEASONS = {"seasons_1_3": (1, 2, 3), "seasons_4_6": (4, 5, 6), "seasons_7_9": (7, 8, 9)}
ALL_SEASONS = tuple(range(1, 10))
FIRST_GAME = ("burks", "follmer", "gunmen", "pendrell")
FIRST_AVATARS = ("avatar_mulder", "avatar_scully", "avatar_skinner", "avatar_doggett", "avatar_reyes")
BY_KIND = {
    kind: [i for i, card in enumerate(BOOK.cards) if card.kind == kind] for kind in {card.kind for card in BOOK.kinds}
}
IN_SEASONS = [i for i, card in enumerate(BOOK.cards) if getattr(card, "season", 0)]
QUARTETS = CHARACTERS.every[len(CHARACTERS.values) :]


def setup(players: int, settings: Settings, chance: dict[str, int]) -> Case:
    s = Case(
        players=players,
        chance=chance,
        quartet=four_characters(settings["academy"], chance),
        seating=list(range(players)),
        layer_at=[0] * SPACES,
        **chosen(Case, settings),
        **_piles(players),
    )
    s.climax_box = of_kind("climax")
    lay_out(s)
    deal_avatars(s)
    return s


def four_characters(wish: str, chance: dict[str, int]) -> list[str]:
    """Those of the first game, four by lot, or four by name (XF-51, XF-52)."""
    if wish == "first":
        return list(FIRST_GAME)
    return (pick(chance, "setup", QUARTETS) if wish == "random" else wish).split(PLUS)


def _piles(players: int) -> dict[str, Any]:
    names = ("deck", "hand", "discard", "played", "offered", "wounds", "graveyard", "gone", "vigils", "scars", "climax")
    piles: dict[str, Any] = {name: [[] for _ in range(players)] for name in names}
    piles.update({name: [[] for _ in range(SPACES)] for name in ("wilds", "attached")})
    piles.update({name: [[] for _ in range(PRIORITIES)] for name in ("evidence", "discovered", "clone_evidence")})
    piles.update(evidence_box=[[] for _ in range(PRIORITIES)], hq=[[] for _ in range(HQ_SLOTS)])
    piles.update(up=[False] * SPACES, hq_up=[False] * HQ_SLOTS, layers=[0] * 4)
    piles.update(alive=[True] * players, avatar=[-1] * players, health=[0] * players, has_offered=[False] * players)
    piles.update(fewer_next=[0] * players, symptoms=[0] * players, skips=[False] * players)
    return piles


def of_kind(kind: str) -> list[int]:
    return list(BY_KIND[kind])


def lay_out(s: Case) -> None:
    """Everything but the Avatars."""
    forget_turn(s)
    s.beliefs, s.doubts = of_kind("belief"), of_kind("doubt")
    s.officers = of_kind("special_agent")
    shuffle(s, "officer", s.officers)
    s.strike_deck = [card for card in of_kind("strike") if not any(card in pile for pile in s.scars)]
    shuffle(s, "strike", s.strike_deck)
    lay_evidence(s)
    stack_conspiracy(s)
    stock_academy(s)
    for me in range(s.players):
        build_deck(s, me)


def build_deck(s: Case, me: int) -> None:
    """Seven Field Agents and five Assault Teams; by option a Belief (XF-28, XF-264)."""
    agents, teams = BOOK.numbers("field_agent"), BOOK.numbers("assault_team")
    s.deck[me] = [
        *agents[me * FIELD_AGENTS : (me + 1) * FIELD_AGENTS],
        *teams[me * ASSAULT_TEAMS : (me + 1) * ASSAULT_TEAMS],
        *([s.beliefs.pop()] if s.start_belief else []),
    ]
    shuffle(s, "own", s.deck[me], owner=me)


def lay_evidence(s: Case) -> None:
    """One card of each Priority face down, the others back to the box unseen (XF-39)."""
    for priority in range(PRIORITIES):
        pile = [i for i in of_kind("evidence") if BOOK.cards[i].priority == priority + 1]
        shuffle(s, "evidence", pile)
        s.evidence[priority] = [pile.pop()]
        s.evidence_box[priority] = pile


# -- the Conspiracy Deck ------------------------------------------------------------------------------------


def chosen_seasons(s: Case) -> tuple[int, ...]:
    """Three in a row, one of each letter at random, or all of them (XF-41 to XF-43)."""
    if s.series:
        return tuple(SEASONS.values())[s.game_no - 1]
    if s.deck_from == "random":
        return tuple(pick(s.chance, "setup", LETTERS[letter]) for letter in LETTERS)
    return SEASONS.get(s.deck_from, ALL_SEASONS)


def stack_conspiracy(s: Case) -> None:
    """One End Game card at the bottom, then C, B and A with an Informant and a Lead each (XF-44 to XF-49)."""
    s.seasons = list(chosen_seasons(s))
    s.shelf = [i for i in IN_SEASONS if BOOK.cards[i].season not in s.seasons]
    s.set_aside = BOOK.numbers(CLONE)
    ends = [i for i in of_kind(END_GAME) if i not in s.set_aside]
    informants, leads = of_kind(INFORMANT), of_kind(LEAD)
    for pile in (ends, informants, leads):
        shuffle(s, "enemy", pile)
    s.enemy_deck, s.layers = [ends.pop()], [0, 0, 0, 1]
    s.enemy_box = ends
    for layer, letter in reversed(list(enumerate(LETTERS))):
        pile = [i for i in IN_SEASONS if BOOK.cards[i].season in s.seasons and BOOK.cards[i].deck == letter]
        shuffle(s, "enemy", pile)
        kept = [pile.pop() for _ in range(SEASON_CARDS[s.players])]
        kept += [informants.pop() for _ in range(s.informants_per_pile)] + [leads.pop()]
        shuffle(s, "enemy", kept)
        s.enemy_deck += kept
        s.layers[layer] = len(kept)
        s.enemy_box += pile
    s.enemy_box += informants + leads
    s.informants_left, s.leads_left = [s.informants_per_pile] * 3, [1] * 3


# -- the Academy ----------------------------------------------------------------------------------------------


def stock_academy(s: Case) -> None:
    """Four characters and six Syndicate Agents; five cards in the Bureau, unseen (XF-52 to XF-54, XF-265)."""
    characters = of_kind("academy")
    s.barracks = [i for i in characters if BOOK.cards[i].group in s.quartet]
    s.outside = [i for i in characters if i not in s.barracks]
    s.classes = sorted({BOOK.cards[i].klass for i in s.barracks})
    joining = pick_agents(s)
    shuffle(s, "barracks", s.barracks)
    if not s.open_bureau:
        s.barracks += joining
        shuffle(s, "barracks", s.barracks)
    for slot in range(HQ_SLOTS):
        refill(s, slot)
        s.hq_up[slot] = s.open_bureau
    if s.open_bureau:
        s.barracks += joining
        shuffle(s, "barracks", s.barracks)


def pick_agents(s: Case) -> list[int]:
    """Six of twenty, unseen; in a Series the same in all games (XF-53, XF-269, A-28)."""
    agents = of_kind("syndicate")
    if s.game_no > 1 and not s.series_new_syndicate:
        return [card for card in agents if card not in s.academy_box]
    shuffle(s, "barracks", agents)
    joining = [agents.pop() for _ in range(s.agents)]
    s.academy_box = agents
    return joining


# -- Avatars --------------------------------------------------------------------------------------------------


def deal_avatars(s: Case) -> None:
    """By choice, at random, or as in the first game (XF-29, XF-51)."""
    numbers = {avatar.id: i for i, avatar in enumerate(AVATARS)}
    s.avatars_left = [numbers[name] for name in FIRST_AVATARS]
    if s.avatars_by == "random":
        shuffle(s, "setup", s.avatars_left)
    if s.avatars_by != "choose":
        for me in range(s.players):
            take_avatar(s, me, s.avatars_left[0])


def take_avatar(s: Case, me: int, number: int) -> None:
    s.avatars_left.remove(number)
    s.avatar[me] = number
    s.health[me] = AVATARS[number].health


def choose_avatars(s: Case) -> Rule[None]:
    """One after another; the highest Rank takes the first turn, hands are drawn (XF-29, XF-55, XF-56)."""
    for me in s.seating:
        if s.avatar[me] < 0:
            number = yield from choose(s, me, sorted(s.avatars_left), "setup.avatar")
            take_avatar(s, me, number)
    s.first = min(range(s.players), key=lambda seat: AVATARS[s.avatar[seat]].rank)
    s.active = s.first
    for me in range(s.players):
        emit(s, "avatar_taken", seat=me, avatar=s.avatar[me])
        draw_cards(s, me, HAND)
