"""Starting cards, Special Agents, Belief, Doubt, and the five Avatars."""

from __future__ import annotations

from prowl.kernel.effects import Effect

from ...core.cards import Character, on_play, once, when_drawn
from ..effects import (
    attack,
    costs,
    discard_choice,
    draw,
    forbid,
    heal,
    put_away,
    recruit,
    resolve_belief,
    resolve_doubt,
)
from ..mat_effects import leftmost_on, peek, scan, scan_bureau
from .kinds import CLASSES, COORDINATE, Avatar

SETS = 5
FIELD_AGENTS, ASSAULT_TEAMS = 7, 5
BELIEFS = DOUBTS = 17

STARTERS = (
    Character(id="field_agent", kind="starter", copies=FIELD_AGENTS * SETS, recruit=1, starter=True),
    Character(id="assault_team", kind="starter", copies=ASSAULT_TEAMS * SETS, attack=1, starter=True),
)

SPECIAL_AGENTS = tuple(
    Character(
        id=f"special_agent_{klass}",
        kind="special_agent",
        klass=klass,
        cost=3,
        recruit=2,
        flags=frozenset({COORDINATE}),
    )
    for klass in CLASSES
)

BELIEF = Character(
    id="belief", kind="belief", copies=BELIEFS, clauses=(on_play(draw(1)), once(resolve_belief(), put_away()))
)
DOUBT = Character(id="doubt", kind="doubt", copies=DOUBTS, clauses=(when_drawn(resolve_doubt(), put_away()),))


def avatar(
    id: str, rank: int, defence: int, health: int, belief: tuple[Effect, ...], doubt: tuple[Effect, ...]
) -> Avatar:
    return Avatar(id=id, kind="avatar", rank=rank, defence=defence, health=health, belief=belief, doubt=doubt)


#   id, rank, defence, health, Belief text, Doubt text
AVATARS = (
    avatar(
        "avatar_skinner",
        1,
        5,
        9,
        (
            scan_bureau(1),
            recruit(2),
        ),
        (costs("recruit", 1),),
    ),
    avatar(
        "avatar_mulder",
        2,
        4,
        8,
        (
            scan(1),
            attack(1),
        ),
        (
            forbid("coordinate"),
            forbid("discuss"),
        ),
    ),
    avatar(
        "avatar_scully",
        3,
        4,
        8,
        (
            heal(1, "any"),
            draw(1),
        ),
        (costs("scan_shadows", 1),),
    ),
    avatar("avatar_doggett", 4, 6, 10, (attack(2),), (discard_choice(1),)),
    avatar(
        "avatar_reyes",
        5,
        4,
        9,
        (
            peek(1),
            draw(1, "any_other"),
            draw(1),
        ),
        (leftmost_on(),),
    ),
)
