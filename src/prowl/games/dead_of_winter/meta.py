"""Dead of Winter as Prowl knows it."""

from __future__ import annotations

from prowl.kernel.game import Game, Noun, SandTimer, Setting, Timer

from .cards.book import CARDS
from .cards.constants import TIMER_SECONDS
from .cards.crises import NAMES as CRISES
from .cards.crossroads import NAMES as CROSSROADS
from .cards.goals import GOALS
from .cards.goals import NAMES as GOAL_NAMES
from .cards.items import NAMES as ITEMS
from .cards.missions import NAMES as MISSIONS
from .cards.objectives import EXILES, LONE_OBJECTIVES, OBJECTIVES
from .cards.survivors import NAMES as SURVIVORS
from .cards.tactics import NAMES as TACTICS
from .effects import every as every
from .effects.vocabulary import KINDS
from .flow import FLOW
from .rules.ending import is_betrayer, result
from .rules.hidden import arrange_items, arrange_objectives, possible, redeal
from .rules.setup import setup
from .rules.turn import ACTING
from .state import COLONIES, Winter

SEATS = tuple(str(n) for n in range(1, 12))
# The numbers of players that each variant is for (DW-1)
VARIANTS = {"colonies": range(4, 12), "ordinary": range(3, 6), "coop": range(2, 6)}
GOAL_CARDS = tuple(dict.fromkeys(goal.card for goal in GOALS))
SURVIVOR, ITEM = Noun("survivor", SURVIVORS), Noun("item", ITEMS)


def role(s: Winter, seat: int) -> str:
    """The wolf, or a place from the leader on; in the standard game a betrayer, or a place from the first player on."""
    if seat == s.wolf:
        return "wolf"
    if s.variant != COLONIES and is_betrayer(s, seat):
        return "betrayer"
    circle = s.circle[s.camp[seat]]
    return f"place_{(circle.index(seat) - circle.index(s.leader[s.camp[seat]])) % len(circle) + 1}"


def sand(s: Winter) -> Timer | None:
    """Stage 3 of a pair, once one of them is done; in the quick game from its beginning (DW-71, 72, 176, 218)."""
    waiting = [seat for seat in s.active if seat not in s.done]
    if s.variant != COLONIES or s.stage != ACTING or not waiting or s.wolf in s.active:
        return None
    return Timer(f"{s.round}/{s.turn}", tuple(waiting)) if s.quick_game or s.done else None


GAME = Game(
    id="dead_of_winter",
    version="1",
    players=range(2, 12),
    minutes=(90, 210),
    age=14,
    weight=4,
    settings=(
        Setting("variant", tuple(VARIANTS), players=VARIANTS),
        Setting("teams", ("random", "halves", "alternate")),
        Setting("wolf", ("random", *SEATS), seats=True),
        Setting("goal", ("random", *GOAL_CARDS)),
        Setting("side", ("normal", "hardcore")),
        Setting("crossroads", ("wc_plus_base", "wc_only")),
        Setting("sensitive", ("keep", "remove")),
        Setting("quick_game", ("off", "on")),
        Setting("last_colony", ("completes", "checks")),
        Setting("fuel_when_moving", ("on", "off")),
        Setting("trade", ("anyone", "friends")),
        Setting("random_items", ("off", "on")),
        Setting("betrayer_sure", ("off", "on")),
        Setting("elimination", ("off", "on")),
        Setting("keep_first_player", ("off", "on")),
    ),
    streams=("setup", "survivor", "item", "crisis", "crossroads", "objective", "exile", "lone", "mission", "dice"),
    state=Winter,
    setup=setup,
    flow=FLOW,
    result=result,
    cards=CARDS,
    nouns={
        "survivor": SURVIVOR,
        "survivor2": SURVIVOR,
        "survivors": SURVIVOR,
        "target": SURVIVOR,
        "item": ITEM,
        "items": ITEM,
        "crisis": Noun("crisis", CRISES),
        "crossroads": Noun("crossroads", CROSSROADS),
        "goal": Noun("goal", GOAL_NAMES),
        "mission": Noun("mission", MISSIONS),
        "tactic": Noun("tactic", TACTICS),
        "tactics": Noun("tactic", TACTICS),
        "kind": Noun("kind", (*KINDS, "any")),
        "objective": Noun("objective", tuple(card.id for card in OBJECTIVES)),
        "exile": Noun("exile", tuple(card.id for card in EXILES)),
        "lone": Noun("lone", tuple(card.id for card in LONE_OBJECTIVES)),
    },
    role=role,
    arrange={"item": arrange_items, "objective": arrange_objectives},
    redeal=redeal,
    possible=possible,
    timer=SandTimer(seconds=TIMER_SECONDS, running=sand),
    moves={
        "move": ("survivor", "place"),
        "move_with": ("survivor", "place", "item"),
        "enter": ("survivor", "door"),
        "enter_with": ("survivor", "door", "item"),
        "move_both": ("survivor", "survivor2", "place"),
        "enter_both": ("survivor", "survivor2", "door"),
        "tune": ("seat", "die", "die2"),
        "evict": ("survivor", "place", "survivor2"),
        "fuel": ("item",),
        "attack": ("survivor", "door"),
        "attack_with": ("survivor", "door", "item"),
        "attack_by": ("survivor", "door", "survivor2"),
        "search": ("survivor",),
        "search_with": ("survivor", "item"),
        "search_by": ("survivor", "survivor2"),
        "noise_with": ("item",),
        "keep": ("item",),
        "build": ("survivor", "door"),
        "build_with": ("survivor", "door", "item"),
        "build_by": ("survivor", "door", "survivor2"),
        "clean": ("survivor",),
        "clean_with": ("survivor", "item"),
        "clean_by": ("survivor", "survivor2"),
        "spend_food": ("die",),
        "play": ("item",),
        "equip": ("item", "survivor"),
        "heal": ("item", "survivor"),
        "calm": ("item",),
        "eat": ("item", "die"),
        "use": ("survivor",),
        "copy": ("survivor", "survivor2"),
        "use_item": ("item", "survivor"),
        "give": ("item",),
        "add": ("item",),
        "request": ("kind",),
        "lend": ("item", "seat"),
        "drive": ("item",),
        "waste": ("item",),
        "hand_off": ("item", "survivor"),
        "accept": ("item", "seat"),
        "strike": ("survivor", "target"),
        "attract": ("survivor", "place"),
        "accuse": ("seat",),
        "claim": ("mission",),
        "swap": ("mission",),
        "join": ("camp",),
        "burn": ("item",),
        "target": ("survivor",),
        "wound": ("survivor",),
    },
)
