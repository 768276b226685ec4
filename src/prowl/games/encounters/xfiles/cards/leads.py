"""The twelve Leads, one of which is in each pile of the Conspiracy Deck."""

from __future__ import annotations

from .kinds import (
    INTEL,
    LEAD,
    LEADERSHIP,
    SCIENCE,
    TECH,
    WILL,
    Deed,
    Lead,
    discard_cards,
    fight_enemies,
    play_class,
    recruit_characters,
    return_beliefs,
    scan_bureau,
    scan_shadows,
    spend_attack,
    spend_recruit,
    take_strikes,
)


def lead(id: str, discover: Deed, collect: Deed) -> Lead:
    return Lead(id=id, kind="lead", type=LEAD, deck=LEAD, discover=discover, collect=collect)


#   id, what discovers, what collects
LEADS = (
    lead("lead_purity_flask", spend_attack(3), spend_attack(6)),
    lead("lead_neck_implant", play_class(TECH, 1), spend_recruit(6)),
    lead("lead_digital_tape", spend_recruit(3), play_class(INTEL, 2)),
    lead("lead_mining_files", scan_bureau(2), spend_recruit(7)),
    lead("lead_boxcar", scan_shadows(2), fight_enemies(2)),
    lead("lead_meteor_rock", play_class(SCIENCE, 1), take_strikes(1)),
    lead("lead_bee_domes", discard_cards(1), spend_attack(7)),
    lead("lead_autopsy_video", spend_recruit(3), play_class(SCIENCE, 2)),
    lead("lead_abductee_circle", return_beliefs(1), return_beliefs(1)),
    lead("lead_hospital_ship", play_class(LEADERSHIP, 1), recruit_characters(2)),
    lead("lead_hangar_footage", spend_attack(2), play_class(WILL, 2)),
    lead("lead_missing_agent", fight_enemies(1), fight_enemies(1)),
)
