"""The Climax cards of a Series: two of each sort for each Avatar, and the one that ends it."""

from __future__ import annotations

from typing import Any

from ...core.cards import at_game_start, at_once, task_action
from ..effects import attack, belief, cancel_it, discard_choice, doubt, draw, heal, put_away, recruit, scar, strike
from ..functions import lose_series
from ..mat_effects import add, scan, special_agent
from .kinds import DRAWN_ANY, Climax, forbids, on_belief, printed, vigil

GOT_TOO_CLOSE, UNEXPECTED_HELP, THEY_WON = "got_too_close", "unexpected_help", "they_may_have_won"


def climax(group: str, avatar: str, id: str, *text: Any) -> Climax:
    return Climax(
        id=id,
        kind="climax",
        group=group,
        avatar=avatar,
        **printed(text),
    )


#   when it is dealt, to whom, id, text
CLIMAX = (
    climax(GOT_TOO_CLOSE, "avatar_mulder", "cl_mulder_discredited", at_game_start(doubt(1), doubt(1))),
    climax(GOT_TOO_CLOSE, "avatar_mulder", "cl_mulder_suspended", at_game_start(discard_choice(2))),
    climax(GOT_TOO_CLOSE, "avatar_scully", "cl_scully_diagnosis", at_game_start(scar(1))),
    climax(GOT_TOO_CLOSE, "avatar_scully", "cl_scully_reassigned", at_game_start(doubt(1), discard_choice(1))),
    climax(GOT_TOO_CLOSE, "avatar_skinner", "cl_skinner_leash", at_game_start(scar(1))),
    climax(GOT_TOO_CLOSE, "avatar_skinner", "cl_skinner_hearing", forbids("special_agent")),
    climax(GOT_TOO_CLOSE, "avatar_doggett", "cl_doggett_old_grief", at_game_start(doubt(1), doubt(1))),
    climax(GOT_TOO_CLOSE, "avatar_doggett", "cl_doggett_framed", at_game_start(strike(1))),
    climax(GOT_TOO_CLOSE, "avatar_reyes", "cl_reyes_watched", at_game_start(add(1))),
    climax(GOT_TOO_CLOSE, "avatar_reyes", "cl_reyes_crash", at_game_start(strike(1))),
    climax(UNEXPECTED_HELP, "avatar_mulder", "cl_mulder_reincarnation", on_belief(draw(2), attack(2), put_away())),
    climax(UNEXPECTED_HELP, "avatar_mulder", "cl_mulder_anonymous_tip", task_action(scan(2), put_away())),
    climax(UNEXPECTED_HELP, "avatar_scully", "cl_scully_remission", task_action(heal("all"), put_away())),
    climax(UNEXPECTED_HELP, "avatar_scully", "cl_scully_lab_access", task_action(draw(3), put_away())),
    climax(UNEXPECTED_HELP, "avatar_skinner", "cl_skinner_old_unit", task_action(attack(4), put_away())),
    climax(UNEXPECTED_HELP, "avatar_skinner", "cl_skinner_friends", task_action(recruit(4), put_away())),
    climax(UNEXPECTED_HELP, "avatar_doggett", "cl_doggett_backup", task_action(attack(4), put_away())),
    climax(UNEXPECTED_HELP, "avatar_doggett", "cl_doggett_partner", at_game_start(special_agent())),
    climax(UNEXPECTED_HELP, "avatar_reyes", "cl_reyes_guardian", vigil(DRAWN_ANY, cancel_it(), put_away())),
    climax(UNEXPECTED_HELP, "avatar_reyes", "cl_reyes_numbers", at_game_start(belief(1), belief(1))),
    climax(THEY_WON, "", "cl_this_time_they_may_have_won", at_once(lose_series())),
)
