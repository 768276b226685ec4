"""The numbers by which the state knows places and cards."""

from __future__ import annotations

PLACES = tuple(range(1, 11))
LAIR, JUNGLE, RIVER, BEACH, ROVER, SWAMP, SHELTER, WRECK, SOURCE, ARTEFACT = PLACES
FIRST_PLACES = PLACES[:5]
RESERVE_PLACES = PLACES[5:]

PLACE_NAMES = ("lair", "jungle", "river", "beach", "rover", "swamp", "shelter", "wreck", "source", "artefact")

HUNT_NAMES = (
    "despair",
    "force_field",
    "anticipation",
    "ascendancy",
    "fierceness",
    "forbidden_zone",
    "interference",
    "persecution",
    "mutation",
    "phobia",
    "virus",
    "clone",
    "mirage",
    "scream",
    "toxin",
    "cataclysm",
    "detour",
    "stasis",
    "tracking",
    "flashback",
)
(
    DESPAIR,
    FORCE_FIELD,
    ANTICIPATION,
    ASCENDANCY,
    FIERCENESS,
    FORBIDDEN_ZONE,
    INTERFERENCE,
    PERSECUTION,
    MUTATION,
    PHOBIA,
    VIRUS,
    CLONE,
    MIRAGE,
    SCREAM,
    TOXIN,
    CATACLYSM,
    DETOUR,
    STASIS,
    TRACKING,
    FLASHBACK,
) = range(20)

SURVIVAL_NAMES = (
    "adrenaline",
    "ingenuity",
    "sacrifice",
    "sixth_sense",
    "smokescreen",
    "strike_back",
    "vortex",
    "detector",
    "dodge",
    "drone",
    "gate",
    "hologram",
    "wrong_track",
    "amplifier",
    "double_back",
)
(
    ADRENALINE,
    INGENUITY,
    SACRIFICE,
    SIXTH_SENSE,
    SMOKESCREEN,
    STRIKE_BACK,
    VORTEX,
    DETECTOR,
    DODGE,
    DRONE,
    GATE,
    HOLOGRAM,
    WRONG_TRACK,
    AMPLIFIER,
    DOUBLE_BACK,
) = range(15)
