"""Phase 2, Hunting (NA-71 to NA-80, NA-163, NA-176 to NA-179)."""

from __future__ import annotations

from functools import partial
from typing import Any

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose, in_secret, offers

from ..cards.hunt import HUNT
from ..cards.numbers import PLACES
from ..state import Planet, Sighted
from .counters import artemia_symbol
from .planet import PAIRS
from .playing import card_window, hunt_moves, may_play, may_survive, play_hunt, play_survival, survival_moves
from .tokens import ON_A_PLACE, lay

HUNTING = 2

# For each token where it can be laid: if it is not due, on a place, across an edge.
LAYINGS: dict[str, tuple[list[Any], ...]] = {
    token: ([], [(token, place) for place in PLACES], [(token, *pair) for pair in PAIRS])
    for token in ("creature", "target", "artemia")
}


def begin_hunting(s: Planet) -> None:
    """The Creature token is due every turn, Artemia by a card or by the symbol under the Rescue counter (NA-71)."""
    s.phase = HUNTING
    s.closed = False
    s.creature_due = ON_A_PLACE
    s.artemia_due = ON_A_PLACE if artemia_by_card(s) or artemia_symbol(s) else 0
    emit(s, "phase_began", phase=HUNTING, round=s.round)


def artemia_by_card(s: Sighted) -> bool:
    return any(HUNT[number].symbol == "artemia" for number in s.in_force)


def tokens_due(s: Sighted) -> bool:
    return bool(s.creature_due or s.target_due or s.artemia_due)


def lay_tokens(s: Planet) -> Rule[None] | None:
    """The Creature lays what is due, playing a card before, between or after; Vortex may come at any time (NA-176)."""
    if not tokens_due(s):
        return None
    # In playouts Vortex waits for the window.
    if s.quick or not any(may_survive(s, me) for me in s.hunted):
        return creature_lays(s)
    return offers(creature_lays(s), {me: swirl(s, me) for me in s.hunted if may_survive(s, me)})


def creature_lays(s: Planet) -> Rule[None]:
    while tokens_due(s):
        move = yield from choose(s, s.creature, partial(hunting_moves, s), "hunting", first=True)
        match move:
            case ("hunt", number):
                yield from play_hunt(s, number)
            case ("decline", token):
                decline(s, token)
            case _:
                lay(s, move[0], list(move[1:]))


def hunting_moves(s: Planet) -> list[Any]:
    """Every place for every token that is due, laying first: declining is never the default (NA-77, NA-179, NA-A12)."""
    moves = [*LAYINGS["creature"][s.creature_due], *LAYINGS["target"][s.target_due], *LAYINGS["artemia"][s.artemia_due]]
    moves += hunt_moves(s)
    if s.creature_due:
        moves.append(("decline", "creature"))
    if s.artemia_due and not artemia_by_card(s):
        moves.append(("decline", "artemia"))
    return moves


def decline(s: Planet, token: str) -> None:
    """A declined token is nowhere this turn."""
    if token == "creature":
        s.creature_due = 0
    else:
        s.artemia_due = 0
    emit(s, "token_declined", token=token)


def swirl(s: Planet, me: int) -> Rule[None]:
    """Vortex while the tokens are being laid; nobody waits for it."""
    while may_survive(s, me):
        move = yield from choose(s, me, lambda: survival_moves(s, me), "swirl", optional=True)
        yield from play_survival(s, me, move[1])


def hunting_window(s: Planet) -> Rule[None] | None:
    """With the tokens down everybody who can still play is asked; a symbol card brings its token into play again."""
    s.closed = not may_play(s)
    return None if s.closed else _hunting_window(s)


def _hunting_window(s: Planet) -> Rule[None]:
    played = yield from card_window(s, "hunting_window")
    s.closed = not played


def closed(s: Planet) -> bool:
    return s.closed


def keep_one(s: Planet) -> Rule[None] | None:
    """After the River: one of the two face-down cards is kept, the other returns to hand unseen (NA-80, NA-178)."""
    return _keep_one(s) if any(s.river) else None


def _keep_one(s: Planet) -> Rule[None]:
    kept = yield from in_secret(s, {me: partial(_keep, s, me) for me in s.hunted if s.river[me]})
    for me, card in kept.items():
        s.played[me].remove(card)
        s.hand[me] += s.played[me]
        s.played[me][:] = [card]
        emit(s, "kept_one", seat=me)


def _keep(s: Planet, me: int) -> Rule[int]:
    return choose(s, me, s.played[me], "river_keep.place", secret=("place",))
