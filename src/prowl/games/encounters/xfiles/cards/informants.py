"""The fifteen Informants, one of whom is in each pile of the Conspiracy Deck."""

from __future__ import annotations

from typing import Any

from ...core.cards import at_action, first_reveal, on_reveal, task_action
from ..effects import attack, heal, pay, pay_cards, recruit, return_doubt
from ..functions import fourth_lead, modeski
from ..mat_effects import peek, scan, scan_bureau
from .kinds import INFORMANT, Said, SeasonCard, changes, costs_more, printed, when_belief_played


def informant(id: str, *text: Any) -> SeasonCard:
    return SeasonCard(
        id=id,
        kind="informant",
        type=INFORMANT,
        deck=INFORMANT,
        **printed(text),
    )


INFORMANTS = (
    informant("inf_deep_throat", costs_more("first_scan_shadows", -1)),
    informant("inf_x", on_reveal(fourth_lead())),
    informant("inf_covarrubias", task_action(pay(2), scan(1))),
    informant("inf_cassandra_spender", Said(what="cassandra")),
    informant("inf_modeski", task_action(modeski())),
    informant("inf_matheson", at_action(recruit(1))),
    informant("inf_fenig", changes("alien", -2)),
    informant("inf_hosteen", task_action(pay_cards(2), heal(1, "any"))),
    informant("inf_kritschgau", task_action(pay(1), return_doubt())),
    informant("inf_bruckman", at_action(peek(1))),
    informant("inf_jeremiah_smith", first_reveal(heal(1, "each"))),
    informant("inf_dales", costs_more("special_agent", -1)),
    informant("inf_gibson", task_action(scan_bureau(1))),
    informant("inf_well_manicured_man", costs_more("lead", -1)),
    informant("inf_melissa", when_belief_played(attack(1))),
)
