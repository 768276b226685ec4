"""The main objective (DW-B22, B111, DW-17, 131, 132, 142 to 147, 211, 220)."""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule

from ..cards.crossroads import NAMES as CROSSROADS
from ..cards.goals import GOALS
from ..effects.deed import SETUP, deed
from ..effects.questions import holds
from ..effects.verbs import perform
from ..state import COLONIES, Winter
from .ending import end_game
from .places import colonies

ARMY = CROSSROADS.index("army")
ARMY_FOOD = 5


def set_up_goal(s: Winter) -> Rule[None]:
    """Zombies, helpless survivors, food and bullets; lines for each colony are done for both (DW-B22, DW-17)."""
    emit(s, "goal_set", goal=s.goal)
    yield from perform(deed(s, s.leader[0], SETUP, card=s.goal), GOALS[s.goal].setup)


def is_fulfilled(s: Winter, camp: int) -> bool:
    """The condition, and what the Army has added to it."""
    wins = holds(deed(s, s.leader[camp], SETUP), GOALS[s.goal].win)
    return wins and (not is_under_army(s, camp) or s.food[camp] >= ARMY_FOOD)


def is_under_army(s: Winter, camp: int) -> bool:
    """The Army lies beside the colony whose number is noted with it."""
    return any(card == ARMY and n == camp for card, n in zip(s.attached, s.attached_n, strict=True))


def check_goal(s: Winter) -> None:
    """Both colonies check at once; if one has fulfilled it, or one has fallen, the game ends (DW-131, 143 to 146)."""
    fulfilled = [camp for camp in colonies(s) if is_fulfilled(s, camp)]
    for camp in fulfilled:
        s.completed[camp] = True
        emit(s, "goal_completed", camp=camp)
    if s.variant == COLONIES:
        check_fallen(s, fulfilled)
    if fulfilled:
        end_game(s, "goal")


def check_fallen(s: Winter, fulfilled: list[int]) -> None:
    """The last colony standing counts as having completed it, unless the table decided otherwise (DW-145, DW-146)."""
    fallen = [camp for camp in colonies(s) if s.fallen[camp]]
    if len(fallen) == len(colonies(s)):
        end_game(s, "both_fallen")
    if fallen:
        standing = 1 - fallen[0]
        if s.last_colony_completes:
            s.completed[standing] = True
        end_game(s, "goal" if standing in fulfilled else "last_colony")
