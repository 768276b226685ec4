"""Colony battles (DW-98 to 118, 121, 166 to 169, 175, 200 to 205)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose, in_secret
from prowl.kernel.rng import pick

from ..cards.constants import BATTLE
from ..cards.tactics import AMBUSH, COVERING_FIRE, ON_GUARD, RETREAT, TACTICS
from ..effects.modifiers import battle_shield, weapon_strength
from ..state import Winter
from .arrivals import add_zombies
from .exposure import by_morale, roll_order, wound
from .morale import change_morale
from .places import FIRST_COLONY, LOCATIONS, NOWHERE, WOLF_CAMP, at, camp_of, defenders, intruders, send_home, standing

COLONIES = (0, 1)
STRENGTH, WOUND, ZOMBIE = "s", "w", "z"


def begin_battles(s: Winter) -> None:
    """The colony with lower morale, the other, then the locations; the order is fixed now (DW-99, DW-100)."""
    roll_order(s)
    s.battling, s.died_battle = True, []
    s.battle_order = [*(FIRST_COLONY + camp for camp in by_morale(s)), *LOCATIONS]


def side(s: Winter, camp: int) -> list[int]:
    """The survivors that fight for a colony here; the Lone Wolf's with the side they support (DW-101, DW-166)."""
    friends = (camp, WOLF_CAMP) if s.support == camp else (camp,)
    return [each for each in at(s, s.battle_at) if camp_of(s, each) in friends and standing(s, each)]


def is_contested(s: Winter, place: int) -> bool:
    """Survivors of both colonies are there, and no truce; lone-wolf survivors cause no battle (DW-98, DW-169)."""
    found = {camp_of(s, each) for each in at(s, place)}
    return found >= set(COLONIES) and place not in s.truces


def next_battle(s: Winter) -> None:
    """Whether there is a battle is looked at when the place's turn comes (DW-98, DW-202)."""
    s.battle_at, s.support, s.loser, s.winner, s.to_wound = NOWHERE, NOWHERE, NOWHERE, NOWHERE, 0
    s.tactic, s.strength, s.bid, s.faces, s.targets, s.shielded = [-1, -1], [0, 0], [0, 0], ["", ""], [-1, -1], {}
    place = s.battle_order.pop(0)
    if is_contested(s, place):
        s.battle_at = place
        emit(s, "battle_began", place=place)


def battles_over(s: Winter, *turn: int) -> bool:
    return not s.battle_order


def is_fighting(s: Winter, *turn: int) -> bool:
    return s.battle_at != NOWHERE


# -- step 1: tactics ---------------------------------------------------------------------


def choose_tactics(s: Winter) -> Rule[None]:
    """Each leader picks one of five face down; both are revealed together (DW-102 to DW-104)."""
    picks = {s.leader[camp]: partial(pick_tactic, s, camp) for camp in COLONIES}
    chosen = yield from in_secret(s, picks)
    s.tactic = [chosen[s.leader[camp]] for camp in COLONIES]


def pick_tactic(s: Winter, camp: int) -> Rule[int]:
    return (yield from choose(s, s.leader[camp], tactics(s, camp), "battle.tactic"))


def tactics(s: Winter, camp: int) -> list[int]:
    """Retreat is not offered in the own colony (DW-104)."""
    at_home = s.battle_at == FIRST_COLONY + camp
    found = [each for each in range(len(TACTICS)) if each != ON_GUARD and not (each == RETREAT and at_home)]
    return [*found, ON_GUARD]


def reveal_tactics(s: Winter) -> Rule[None]:
    """The battle ends at once if somebody retreats or both are on guard (DW-201)."""
    emit(s, "tactics_revealed", place=s.battle_at, tactics=s.tactic)
    retreating = [camp for camp in COLONIES if s.tactic[camp] == RETREAT]
    if retreating:
        yield from retreat(s, retreating)
    elif s.tactic == [ON_GUARD, ON_GUARD]:
        emit(s, "battle_ended", place=s.battle_at, winner=NOWHERE, n=0)
        s.battle_at = NOWHERE


def retreat(s: Winter, retreating: Sequence[int]) -> Rule[None]:
    """All survivors of the side go home; the other leader has won with difference 0 (DW-167, DW-201, R18)."""
    for camp in retreating:
        for survivor in side(s, camp):
            yield from send_home(s, survivor)
    if len(retreating) == 1:
        win(s, 1 - retreating[0], 0)
    emit(s, "battle_ended", place=s.battle_at, winner=s.winner, n=0)
    s.battle_at = NOWHERE


# -- steps 2 and 3: strength, bullets ----------------------------------------------------


def count_strength(s: Winter) -> None:
    """The tactic, 1 for each survivor, and 1 more for each one with a weapon (DW-105)."""
    for camp in COLONIES:
        fighters = side(s, camp)
        weapons = sum(weapon_strength(s, each) for each in fighters)
        s.strength[camp] = tactic_strength(s, camp) + len(fighters) + weapons
    emit(s, "strength_counted", strength=s.strength)


def tactic_strength(s: Winter, camp: int) -> int:
    """An ambush is worth something only against an offensive."""
    card, other = TACTICS[s.tactic[camp]], TACTICS[s.tactic[1 - camp]]
    return card.strength + (card.bonus if s.tactic[camp] == AMBUSH and card.versus == other.id else 0)


def bid_bullets(s: Winter) -> Rule[None]:
    """Each leader chooses in secret how many bullets to spend (DW-106)."""
    picks = {s.leader[camp]: partial(pick_bullets, s, camp) for camp in COLONIES}
    chosen = yield from in_secret(s, picks)
    s.bid = [chosen[s.leader[camp]] for camp in COLONIES]


def pick_bullets(s: Winter, camp: int) -> Rule[int]:
    return (yield from choose(s, s.leader[camp], list(range(s.bullets[camp], -1, -1)), "battle.bullets"))


def open_fists(s: Winter) -> None:
    """1 strength for each bullet; both bids are lost, whoever wins (DW-106)."""
    for camp in COLONIES:
        n = s.bid[camp]
        s.bullets[camp] -= n
        s.bank += n
        doubled = min(n, TACTICS[s.tactic[camp]].bullet_double) if s.tactic[camp] == COVERING_FIRE else 0
        s.strength[camp] += n + doubled
    emit(s, "fists_opened", bullets=s.bid, strength=s.strength)


# -- step 4: battle dice -----------------------------------------------------------------


def roll_battle_dice(s: Winter) -> None:
    """One for each leader; strength faces count at once (DW-107, DW-108)."""
    s.faces = [pick(s.chance, "dice", BATTLE) for _ in COLONIES]
    for camp in COLONIES:
        s.strength[camp] += face(s, camp, STRENGTH)
    emit(s, "battle_dice", faces=s.faces, strength=s.strength)


def face(s: Winter, camp: int, kind: str) -> int:
    """The number on a die, if it shows this kind of face."""
    return int(s.faces[camp][1]) if s.faces[camp].startswith(kind) else 0


def wound_targets(s: Winter) -> Rule[None]:
    """Both targets are chosen, lower morale first, then both are hurt; strength stays (DW-109, 110, 112)."""
    for camp in by_morale(s):
        enemies = side(s, 1 - camp)[::-1]
        if face(s, camp, WOUND) and enemies:
            s.targets[camp] = yield from choose(s, s.leader[camp], enemies, "battle.target")
    for camp in COLONIES:
        if s.targets[camp] != NOWHERE:
            strike(s, s.targets[camp], face(s, camp, WOUND))


def strike(s: Winter, survivor: int, n: int) -> None:
    """The first wounds given to somebody with a vest have no effect."""
    blocked = min(n, battle_shield(s, survivor) - s.shielded.get(survivor, 0))
    s.shielded[survivor] = s.shielded.get(survivor, 0) + max(0, blocked)
    if n > max(0, blocked):
        wound(s, survivor, n - max(0, blocked))


def dice_zombies(s: Winter) -> None:
    """After the wounds of both dice zombies come by the normal rules (DW-111, DW-112)."""
    add_zombies(s, s.battle_at, sum(face(s, camp, ZOMBIE) for camp in COLONIES))


# -- the winner --------------------------------------------------------------------------


def win(s: Winter, camp: int, n: int) -> None:
    s.winner, s.loser = camp, 1 - camp
    s.battles_won[camp] += 1
    s.battles_away[camp] += s.battle_at == FIRST_COLONY + s.loser
    s.to_wound = n


def judge(s: Winter) -> None:
    """Higher strength wins; the loser distributes the difference; a draw hurts nobody (DW-113, DW-115)."""
    difference = s.strength[0] - s.strength[1]
    if difference:
        camp = 0 if difference > 0 else 1
        win(s, camp, abs(difference) + TACTICS[s.tactic[1 - camp]].lose_extra)
    emit(s, "battle_ended", place=s.battle_at, winner=s.winner, n=abs(difference))


def victims(s: Winter) -> list[int]:
    """Nobody is given more wounds than needed to kill (DW-114)."""
    return side(s, s.loser)[::-1] if s.loser != NOWHERE else []


def all_wounded(s: Winter, *turn: int) -> bool:
    return s.battle_at == NOWHERE or not s.to_wound or not victims(s)


def put_wound(s: Winter) -> Rule[None]:
    """The losing leader puts the wounds one by one on friendly survivors there, as they like (DW-113, DW-200)."""
    survivor = yield from choose(s, s.leader[s.loser], victims(s), "battle.wound", values={"n": s.to_wound})
    s.to_wound -= 1
    strike(s, survivor, 1)


def end_battle(s: Winter) -> None:
    s.battle_at = s.support = NOWHERE


def undefended(s: Winter) -> None:
    """A colony with enemies at its entrances and nobody inside loses 1 morale for each of them (DW-118, 204)."""
    for camp in by_morale(s):
        enemies = intruders(s, camp)
        if enemies and not defenders(s, camp):
            emit(s, "undefended", camp=camp, n=len(enemies))
            change_morale(s, camp, -len(enemies))
    s.battling = False
