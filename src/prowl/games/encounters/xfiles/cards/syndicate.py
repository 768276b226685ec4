"""The Syndicate Agents: twenty cards, six of which hide in the Academy."""

from __future__ import annotations

from typing import Any

from ...core.cards import on_death, on_reveal
from ..effects import discard_choice, discard_random, doubt, draw, harden, strike
from ..functions import jeffrey_spender
from ..mat_effects import hide_bureau, purge_bureau, scan
from .kinds import AGENT, ALIEN, APPREHEND, HUMAN, SeasonCard, at_the_end, costs_more, forbids, printed


def agent(id: str, type: str, copies: int, value: int, *text: Any) -> SeasonCard:
    return SeasonCard(
        id=id,
        kind="syndicate",
        type=AGENT,
        race=type,
        copies=copies,
        value=value,
        **printed(text),
    )


#   id, type, copies, value, text
SYNDICATE = (
    agent("syn_smoking_man", HUMAN, 1, 5, costs_more("scan_bureau", 1), at_the_end(doubt(1, "each"))),
    agent("syn_krycek", HUMAN, 2, 3, on_reveal(strike(1)), on_death(scan(1))),
    agent("syn_first_elder", HUMAN, 1, 4, costs_more("recruit", 1)),
    agent("syn_strughold", HUMAN, 1, 4, at_the_end(harden(2))),
    agent("syn_fowley", HUMAN, 2, 3, APPREHEND, on_reveal(hide_bureau()), on_death(draw(1))),
    agent("syn_jeffrey_spender", HUMAN, 1, 2, APPREHEND, on_reveal(jeffrey_spender())),
    agent("syn_crew_cut_man", HUMAN, 2, 2, on_reveal(strike(1))),
    agent("syn_blevins", HUMAN, 1, 3, APPREHEND, forbids("special_agent")),
    agent("syn_men_in_black", HUMAN, 2, 2, forbids("peek"), at_the_end(discard_choice(1))),
    agent("syn_gray_haired_man", HUMAN, 1, 3, on_reveal(discard_random(1))),
    agent("syn_cardinal", HUMAN, 1, 3, on_reveal(strike(1, "next"))),
    agent("syn_shapeshifter", ALIEN, 2, 4, on_reveal(purge_bureau()), at_the_end(strike(1))),
    agent("syn_toothpick_man", ALIEN, 1, 5, at_the_end(strike(1, "each"))),
    agent("syn_group_member", HUMAN, 2, 2, on_reveal(doubt(1))),
)
