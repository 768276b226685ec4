"""Phase 6, battle (TH-81 to TH-98, TH-145 to TH-150, TH-197 to TH-199)."""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose

from ..cards.ships import SHIPS
from ..state import Earth
from .fleet import (
    at_slot,
    attackers,
    city_at,
    come_home,
    destroy,
    joinable,
    may_have_reserve,
    met_first,
    roll,
    seat_order,
    strength_at,
)

BATTLE = 6
NOBODY = -1
DONE = ("done",)
STAY = ("stay",)
RETREAT = ("retreat",)


def begin_battle(s: Earth) -> None:
    s.phase = BATTLE
    s.battle_at = 0
    s.winner = [NOBODY] * len(s.row)


def battles_over(s: Earth) -> bool:
    return s.battle_at == len(s.slots)


def fight_next(s: Earth) -> Rule[None] | None:
    """City by city from the lowest slot; alone at a city one wins it without a battle (TH-81, TH-97)."""
    while not battles_over(s):
        captains = attackers(s, s.slots[s.battle_at])
        if len(captains) > 1:
            return contest(s, s.slots[s.battle_at], captains)
        if captains:
            win(s, captains[0])
        s.battle_at += 1
    return None


def settle(s: Earth) -> None:
    """A contested city falls to the captain who is left."""
    if s.battle_in:
        win(s, s.battle_in[0])
        s.battle_at += 1
        s.battle_order, s.battle_in = [], []


def win(s: Earth, me: int) -> None:
    s.winner[s.battle_at] = me
    emit(s, "city_won", seat=me, city=s.row[s.battle_at], slot=s.slots[s.battle_at])


def contest(s: Earth, slot: int, captains: list[int]) -> Rule[None]:
    """Compare, retreat from the weakest up, join, roll; the order is fixed by the first comparison (TH-197)."""
    strengths = {me: strength_at(s, me, slot) for me in captains}
    # The captains come in seat order, which decides among equals (TH-86).
    s.battle_order = sorted(captains, key=strengths.__getitem__)
    s.battle_in = s.battle_order[:]
    emit(s, "battle_began", city=city_at(s, slot), slot=slot, seat=s.battle_order[:])
    yield from retreats(s, slot, strengths)
    if len(s.battle_in) > 1:
        yield from joiners(s, slot)
        roll_off(s, slot)


def retreats(s: Earth, slot: int, strengths: dict[int, int]) -> Rule[None]:
    """Each decides to stay or to retreat; the last one left is not asked (TH-85, TH-89)."""
    for me in s.battle_order:
        if len(s.battle_in) == 1:
            return
        rival = max(strengths[each] for each in s.battle_in if each != me)
        move = yield from choose(
            s,
            me,
            (STAY, RETREAT),
            "battle",
            values={
                "city": city_at(s, slot),
                "strength": strengths[me],
                "rival": rival,
                "reserve": joinable(s, me),
            },
        )
        if move == RETREAT:
            s.battle_in.remove(me)
            come_home(s, me, at_slot(s, me, slot))
        emit(s, "retreated" if move == RETREAT else "stayed", seat=me, city=city_at(s, slot))


def joiners(s: Earth, slot: int) -> Rule[None]:
    """From the weakest, each still in the battle may add join ships that stayed at home, for their fuel (TH-150)."""
    for me in s.battle_in:
        while may_have_reserve(s, me):
            moves: list[Any] = [("join", ship) for ship in joinable(s, me)]
            values = {"city": city_at(s, slot), "fuel": s.fuel[me]}
            move = yield from choose(s, me, [*moves, DONE], "battle_join", always=not s.quick, values=values)
            if move == DONE:
                break
            join(s, me, move[1], slot)


def join(s: Earth, me: int, ship: int, slot: int) -> None:
    ship = met_first(s, me, ship)
    s.fuel[me] -= SHIPS[ship].fuel
    s.flown.append(ship)
    s.hand[me].remove(ship)
    s.attack[me].append(ship)
    s.target[me].append(slot)
    emit(s, "ship_joined", seat=me, ship=ship, n=SHIPS[ship].fuel)


def roll_off(s: Earth, slot: int) -> None:
    """Strength plus two dice; those tied for the highest roll again; all others lose (TH-90, TH-91, TH-94)."""
    rolling = s.battle_in
    while len(rolling) > 1:
        totals = {me: roll_total(s, me, slot) for me in rolling}
        rolling = [me for me in rolling if totals[me] == max(totals.values())]
        if len(rolling) > 1:
            emit(s, "tied", seat=rolling[:], n=totals[rolling[0]])
    s.lost = [me for me in seat_order(s) if me in s.battle_in and me not in rolling]
    s.battle_in = rolling


def lose_battle(s: Earth, me: int) -> Rule[None]:
    """A loser gives up one ship of the battle, by own choice; the others return (TH-92, TH-93)."""
    slot = s.slots[s.battle_at]
    ship = yield from choose(s, me, at_slot(s, me, slot), "battle_loss.ship", values={"city": city_at(s, slot)})
    destroy(s, me, ship)
    come_home(s, me, at_slot(s, me, slot))
    s.lost.remove(me)


def roll_total(s: Earth, me: int, slot: int) -> int:
    have, dice = strength_at(s, me, slot), roll(s)
    total = have + sum(dice)
    emit(s, "battle_rolled", seat=me, strength=have, die=dice[0], die2=dice[1], n=total)
    return total


def leave_cities(s: Earth) -> None:
    """Cities that nobody won go to the city discard (TH-82)."""
    for city, slot, winner in zip(s.row, s.slots, s.winner, strict=True):
        if winner == NOBODY:
            emit(s, "city_spared", city=city, slot=slot)
            s.city_discard.append(city)
    won = [i for i, winner in enumerate(s.winner) if winner != NOBODY]
    s.row, s.slots, s.winner = [[pile[i] for i in won] for pile in (s.row, s.slots, s.winner)]
