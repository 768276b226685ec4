"""The End Game cards; Clone comes with Replication only."""

from __future__ import annotations

from typing import Any

from ...core.cards import at_cleanup, on_hit, on_reveal, task_action, when_struck
from ..effects import discard_choice, discard_random, doubt, next_hand, pay, scarify
from ..functions import be_defeated, bring_clone, has_symptoms, symptom
from ..mat_effects import return_enemy
from .kinds import DOUBLE_STRIKE, END_GAME, EndGame, Said, costs_more, forbids, grants, in_field, printed


def end_game(id: str, defence: int, health: int, *text: Any) -> EndGame:
    return EndGame(
        id=id,
        kind="end_game",
        type=END_GAME,
        deck=END_GAME,
        defence=defence,
        health=health,
        **printed(text),
    )


CLONE = "eg_clone"

#   id, defence, health, text
ENDS = (
    end_game("eg_colonization", 7, 16, DOUBLE_STRIKE, on_reveal(return_enemy("last"), return_enemy("last"))),
    end_game("eg_extinction", 7, 15, DOUBLE_STRIKE, Said(what="extinction")),
    end_game(
        "eg_infection",
        6,
        17,
        DOUBLE_STRIKE,
        at_cleanup(symptom(1)),
        task_action(pay(4), symptom(-1)),
        at_cleanup(be_defeated(), when=has_symptoms(6)),
        at_cleanup(next_hand(1), when=has_symptoms(3)),
    ),
    end_game("eg_replication", 6, 11, DOUBLE_STRIKE, on_reveal(bring_clone())),
    end_game("eg_clone", 6, 8, DOUBLE_STRIKE),
    end_game("eg_abduction", 7, 16, DOUBLE_STRIKE, on_reveal(discard_random(2, "each")), when_struck(next_hand(2))),
    end_game(
        "eg_martial_law",
        7,
        16,
        DOUBLE_STRIKE,
        costs_more("scan_bureau", 1),
        costs_more("recruit", 1),
        on_hit(discard_choice(1)),
    ),
    end_game("eg_super_soldiers", 8, 15, DOUBLE_STRIKE, in_field(grants("ferocious")), when_struck(scarify("newest"))),
    end_game("eg_cover_up", 6, 18, DOUBLE_STRIKE, on_reveal(doubt(1, "each")), forbids("belief")),
)
