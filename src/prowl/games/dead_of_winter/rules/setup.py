"""Set-up: content, teams, what is dealt.

DW-B21 to B31, B123 to B126, B133, B134, DW-14 to DW-39, 148 to 150.
"""

from __future__ import annotations

from collections.abc import Iterable

from prowl.kernel.game import Settings
from prowl.kernel.rng import pick, shuffle
from prowl.kernel.views import shuffle as shuffle_pile

from ..cards.constants import BULLETS, DEN_MORALE
from ..cards.crises import CRISES
from ..cards.crossroads import CROSSROADS
from ..cards.goals import GOALS, HARDCORE, NORMAL, WC
from ..cards.items import ITEMS, RANDOM, START, START_2, cards_of
from ..cards.missions import MISSIONS
from ..cards.objectives import BETRAYALS, EXILES, LONE_OBJECTIVES, OBJECTIVES, ORDINARY
from ..cards.survivors import SURVIVORS
from ..state import COLONIES, COOP, Winter
from ..state import ORDINARY as STANDARD
from .hands import to_hand
from .places import LOCATIONS, NOWHERE, WOLF_CAMP

VARIANTS = ("colonies", "ordinary", "coop")
CROWD = 11
STRAYS_IN_A_DECK = 5
FIRST_MISSIONS = 3

Chance = dict[str, int]


def setup(players: int, settings: Settings, chance: Chance) -> Winter:
    variant = VARIANTS.index(settings["variant"])
    s = bare(players, settings, chance, variant)
    if variant == COLONIES:
        make_teams(s, settings)
    s.goal = chosen_goal(s, settings)
    shuffle_decks(s, settings)
    deal_objectives(s)
    deal_items(s)
    goal = GOALS[s.goal]
    s.track = goal.round
    s.morale = [goal.morale, goal.morale, DEN_MORALE]
    return s


def bare(players: int, settings: Settings, chance: Chance, variant: int) -> Winter:
    """An empty table with its options."""

    def by_seat() -> list[list[int]]:
        return [[] for _ in range(players)]

    return Winter(
        players=players,
        chance=chance,
        variant=variant,
        hardcore=variant == COOP or settings["side"] == "hardcore",
        quick_game=settings["quick_game"] == "on",
        last_colony_completes=settings["last_colony"] == "completes",
        fuel_when_moving=settings["fuel_when_moving"] == "on",
        trade_friends_only=settings["trade"] == "friends",
        random_items=variant == COLONIES or settings["random_items"] == "on",
        betrayer_sure=settings["betrayer_sure"] == "on",
        elimination=variant != COLONIES and settings["elimination"] == "on",
        keep_first_player=settings["keep_first_player"] == "on",
        camp=[0] * players,
        circle=[list(range(players)), [], []],
        leader=[0, NOWHERE, NOWHERE],
        morale=[0] * 3,
        food=[0] * 3,
        starve=[0] * 3,
        bullets=[0] * 3,
        bank=BULLETS,
        helpless=[0] * 3,
        unruly=[0] * 3,
        completed=[False] * 3,
        fallen=[False] * 3,
        battles_won=[0] * 3,
        battles_away=[0] * 3,
        dealt=by_seat(),
        group=by_seat(),
        graveyard=[[], [], []],
        gone=[[], [], []],
        place=[NOWHERE] * len(SURVIVORS),
        door=[NOWHERE] * len(SURVIVORS),
        wounds=[0] * len(SURVIVORS),
        frost=[0] * len(SURVIVORS),
        despair=[0] * len(SURVIVORS),
        start_leader=[NOWHERE] * players,
        zombies=[0] * 18,
        barricades=[0] * 18,
        traps=[0] * 18,
        noise=[0] * 6,
        decks=[[] for _ in LOCATIONS],
        hand=by_seat(),
        held=by_seat(),
        gear=by_seat(),
        carrier=by_seat(),
        waste=[[], [], []],
        goal_pile=[[], [], []],
        given=by_seat(),
        backs=by_seat(),
        gift_backs=by_seat(),
        objective=by_seat(),
        exile=by_seat(),
        exiled=[False] * players,
        unmasked=[False] * players,
        drawn=by_seat(),
        drawn_for=[NOWHERE] * players,
        met=[[], [], []],
        dice=by_seat(),
        used=by_seat(),
        owed=[0] * players,
        extra=[0] * players,
        kept=by_seat(),
        tuned=[0] * players,
        requesting=[NOWHERE] * players,
        offering=by_seat(),
        searching=by_seat(),
        noisy=[0] * players,
        fuelled=[0] * players,
        acted=[0] * players,
        counts=[[0, 0, 0, 0] for _ in range(players)],
        kills=[0] * players,
        losses=[0] * players,
    )


# -- teams -------------------------------------------------------------------------------


def make_teams(s: Winter, settings: Settings) -> None:
    """Two equal teams; with an odd number one player is the Lone Wolf (DW-18, DW-182)."""
    seats = list(range(s.players))
    if s.players % 2:
        wolf = settings["wolf"]
        s.wolf = int(wolf) - 1 if wolf != "random" and int(wolf) <= s.players else pick(s.chance, "setup", seats)
        seats.remove(s.wolf)
        s.camp[s.wolf] = WOLF_CAMP
        s.leader[WOLF_CAMP] = s.wolf
    if settings["teams"] == "random":
        shuffle(s.chance, "setup", seats)
    half = len(seats) // 2
    first = seats[::2] if settings["teams"] == "alternate" else seats[:half]
    for seat in seats:
        s.camp[seat] = 0 if seat in first else 1
    s.circle = [[seat for seat in range(s.players) if s.camp[seat] == camp] for camp in range(3)]


def chosen_goal(s: Winter, settings: Settings) -> int:
    """One main objective of the variant and side, chosen or drawn (DW-B22, DW-17, DW-B123, DW-B126)."""
    side = WC if s.variant == COLONIES else HARDCORE if s.hardcore else NORMAL
    goals = [i for i, goal in enumerate(GOALS) if goal.side == side]
    chosen = [i for i in goals if GOALS[i].card == settings["goal"]]
    return chosen[0] if chosen else pick(s.chance, "setup", goals)


# -- decks -------------------------------------------------------------------------------


def shuffle_decks(s: Winter, settings: Settings) -> None:
    s.survivor_deck = [i for i, each in enumerate(SURVIVORS) if not left_out(s, each.flags, settings)]
    s.crisis_deck = [i for i, each in enumerate(CRISES) if fits(s, each.set, each.wc_only)]
    s.crossroads_deck = [i for i, each in enumerate(CROSSROADS) if on_the_road(s, each.set, each.wc_only, settings)]
    s.exile_deck = list(range(len(EXILES))) if s.variant == STANDARD else []
    shuffle_pile(s, "survivor", s.survivor_deck)
    shuffle_pile(s, "crisis", s.crisis_deck)
    shuffle_pile(s, "crossroads", s.crossroads_deck)
    shuffle_pile(s, "exile", s.exile_deck)
    if s.wolf >= 0:
        s.mission_deck = list(range(len(MISSIONS)))
        shuffle_pile(s, "mission", s.mission_deck)
        s.missions = [s.mission_deck.pop() for _ in range(FIRST_MISSIONS)]


def left_out(s: Winter, flags: Iterable[str], settings: Settings) -> bool:
    """Crosshairs only in Warring Colonies, some cards not in co-op, four survivors if wished (DW-4, B134, 33, 36)."""
    out = {"wc_only"} if s.variant != COLONIES else set()
    if s.variant == COOP:
        out.add("non_coop")
    if settings["sensitive"] == "remove":
        out.add("sensitive")
    return bool(out & set(flags))


def fits(s: Winter, card_set: str, wc_only: bool) -> bool:
    """Warring Colonies has its own 11 crises; the standard game leaves out the crosshair (DW-21, DW-B133)."""
    return card_set == "wc" if s.variant == COLONIES else not wc_only


def on_the_road(s: Winter, card_set: str, wc_only: bool, settings: Settings) -> bool:
    """All crossroads, or only the 50 of Warring Colonies (DW-34, DW-37, DW-38)."""
    if s.variant != COLONIES:
        return not wc_only
    return card_set == "wc" or settings["crossroads"] == "wc_plus_base"


# -- objectives and items ----------------------------------------------------------------


def deal_objectives(s: Winter) -> None:
    """One each; in the standard game from two or one for each player and a betrayal card (DW-19, DW-B24, DW-B125)."""
    everything = list(range(len(OBJECTIVES)))
    secret = [i for i in ORDINARY if not (s.variant == COLONIES and OBJECTIVES[i].out_of_wc)]
    shuffle(s.chance, "objective", secret)
    if s.variant == STANDARD:
        betrayals = list(BETRAYALS)
        shuffle(s.chance, "objective", betrayals)
        aside = secret[: s.players * (1 if s.betrayer_sure else 2)] + betrayals[:1]
        shuffle(s.chance, "objective", aside)
    else:
        aside = secret if s.variant == COLONIES else []
    seats = [seat for seat in range(s.players) if seat != s.wolf] if aside else []
    for seat in seats:
        s.objective[seat] = [aside.pop()]
    dealt = {s.objective[seat][0] for seat in seats}
    s.objective_rest = aside
    s.objective_box = [each for each in everything if each not in dealt and each not in aside]
    if s.wolf >= 0:
        s.lone_box = list(range(len(LONE_OBJECTIVES)))
        shuffle_pile(s, "lone", s.lone_box)
        s.lone_objective = [s.lone_box.pop()]


def deal_items(s: Winter) -> None:
    """5 starting items each, 4 with 11 players, 7 with 2; 5 random ones into each deck (DW-23, 24, 177, B26, B124)."""
    starting = cards_of(START) + (cards_of(START_2) if s.variant == COLONIES else [])
    shuffle(s.chance, "item", starting)
    each = 7 if s.players == 2 else 4 if s.players == CROWD else 5
    strays = [card for card in cards_of(RANDOM) if s.variant == COLONIES or not ITEMS[card].wc_only]
    shuffle(s.chance, "item", strays)
    for place in LOCATIONS:
        s.decks[place] = cards_of(place)
        for _ in range(STRAYS_IN_A_DECK if s.random_items else 0):
            s.strays[strays[-1]] = place
            s.decks[place].append(strays.pop())
        shuffle_pile(s, "item", s.decks[place])
    for seat in range(s.players):
        for _ in range(each):
            to_hand(s, seat, starting.pop())
    unused = [] if s.variant == COLONIES else cards_of(START_2)
    dealt = {card for deck in s.decks for card in deck}
    s.box = starting + unused + [card for card in cards_of(RANDOM) if card not in dealt]
