"""Positions of Not Alone in which the rules alone tell what is right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from prowl.kernel.positions import Box, lay, set_fields
from prowl.kernel.puzzles import ANSWER, SURVIVE, WIN, Answer, Puzzle

from .cards.numbers import (
    ARTEFACT,
    BEACH,
    FIRST_PLACES,
    HUNT_NAMES,
    JUNGLE,
    LAIR,
    RESERVE_PLACES,
    RIVER,
    ROVER,
    SHELTER,
    SOURCE,
    SURVIVAL_NAMES,
    SWAMP,
    WRECK,
)
from .rules.end_of_turn import begin_end_of_turn
from .rules.exploration import exploration
from .rules.hunting import begin_hunting, keep_one
from .rules.reckoning import reveal
from .state import Planet

CREATURE, ANN, BOB, EVE = range(4)
FIRST_TURN = 6
# A Hunt card that has done what it does when the puzzle begins: the Creature plays no other this turn.
SPENT = ("forbidden_zone",)

Names = Sequence[str]
Places = Mapping[int, Sequence[int]]


def planet(
    s: Planet,
    *,
    hunts: Names = ("despair", "tracking", "persecution"),
    in_force: Names = (),
    survivals: Mapping[int, Names] | None = None,
    survival_discard: Names = (),
    hand: Places | None = None,
    played: Places | None = None,
    owned: Places | None = None,
    **fields: Any,
) -> None:
    """Lay out a turn in progress; `fields` are set as they are.

    Whatever a Hunted has of places 1-5 and of those `owned`, and neither in hand nor played, lies in the discard.
    Cards `in_force` were played this turn, decks hold the rest.
    """
    s.round = FIRST_TURN
    hunt_cards, survival_cards = Box(HUNT_NAMES), Box(SURVIVAL_NAMES)
    lay(s, hunt_cards, hunt_hand=hunts, hunt_discard=in_force)
    lay(s, survival_cards, survival_hand=survivals or {}, survival_discard=survival_discard)
    s.in_force, s.hunt_played = s.hunt_discard[:], len(in_force)
    s.hunt_deck, s.survival_deck = hunt_cards.left, survival_cards.left
    for me in s.hunted:
        _lay_places(s, me, (hand or {}).get(me, ()), (played or {}).get(me, ()), (owned or {}).get(me, ()))
    set_fields(s, fields)


def _lay_places(s: Planet, me: int, hand: Sequence[int], played: Sequence[int], owned: Sequence[int]) -> None:
    s.hand[me], s.played[me] = list(hand), list(played)
    own = sorted({*FIRST_PLACES, *hand, *played, *owned})
    s.discard[me] = [place for place in own if place not in s.hand[me] + s.played[me]]
    for place in own:
        if place in RESERVE_PLACES:
            s.reserve[place - RESERVE_PLACES[0]] -= 1


def ended(s: Planet, **laid: Any) -> None:
    """The same at the end of a turn, when all places have been resolved."""
    planet(s, **laid)
    s.revealed = True
    for me in s.hunted:
        s.stands[me], s.stood[me] = s.played[me][:], s.played[me][:]
        s.resolved[me] = [True] * len(s.played[me])


def where_no_token_lies(s: Planet) -> Answer:
    return ("place", BEACH if WRECK in s.creature_token else WRECK)


def puzzle(id: str, kind: str, rule: str, players: int, seat: int, phase: Any, lay: Any, **more: Any) -> Puzzle:
    settings = {"creature": "1", "board_side": "1"}
    return Puzzle(
        id=id, kind=kind, rule=rule, players=players, seat=seat, phase=phase, lay=lay, settings=settings, **more
    )


PUZZLES = (
    # -- the Hunted ----------------------------------------------------------------------
    puzzle(
        "wreck_before_claws", WIN, "NA-157", 3, ANN, reveal,
        partial(
            planet, in_force=SPENT, hunts=("despair", "tracking"), rescue=1, assimilation=1, creature_token=[ROVER],
            hand={ANN: [JUNGLE], BOB: [LAIR]}, played={ANN: [WRECK], BOB: [ROVER]},
        ),
        good=(("use", WRECK),), until=ANSWER,
    ),
    puzzle(
        "gate_to_the_wreck", WIN, "NA-S-gate", 3, ANN, reveal,
        partial(
            planet, in_force=SPENT, hunts=("despair", "tracking"), rescue=1, assimilation=1, creature_token=[ROVER],
            hand={ANN: [JUNGLE], BOB: [LAIR]}, played={ANN: [SHELTER], BOB: [ROVER]}, survivals={ANN: ["gate"]},
        ),
        before=((ANN, ("pass",)),),
        good=(("survival", "gate"),), then=(("space", WRECK),),
    ),
    puzzle(
        "guarded_wreck", WIN, "NA-P-1", 3, ANN, reveal,
        partial(
            planet, in_force=SPENT, hunts=("despair", "tracking"), rescue=1, assimilation=1, creature_token=[WRECK],
            hand={ANN: [JUNGLE, ROVER], BOB: [LAIR]}, played={ANN: [LAIR], BOB: [WRECK]},
        ),
        good=(("use", LAIR),), until=ANSWER,
    ),
    puzzle(
        "beacon_and_one_more", WIN, "NA-P-4", 3, ANN, reveal,
        partial(
            planet, in_force=SPENT, hunts=("despair", "tracking"), rescue=2, assimilation=3, beacon=True,
            creature_token=[ROVER], hand={ANN: [JUNGLE], BOB: [LAIR, RIVER]}, played={ANN: [BEACH], BOB: [ROVER]},
        ),
        good=(("use", BEACH),),
    ),
    puzzle(
        "amplifier_now", WIN, "NA-S-amplifier", 3, ANN, begin_end_of_turn,
        partial(
            ended, in_force=SPENT, hunts=("despair", "stasis"), rescue=2, assimilation=2, beacon=True,
            creature_token=[ROVER], hand={ANN: [JUNGLE, LAIR], BOB: [LAIR, RIVER]},
            played={ANN: [SHELTER], BOB: [JUNGLE]}, survivals={ANN: ["amplifier", "double_back"]},
        ),
        good=(("survival", "amplifier"),),
    ),
    puzzle(
        "keep_the_wreck", WIN, "NA-80", 3, ANN, keep_one,
        partial(
            planet, in_force=SPENT, hunts=("despair", "tracking"), rescue=1, assimilation=1, river=[False, True, False],
            creature_token=[SWAMP], phase=2, hand={ANN: [LAIR], BOB: [LAIR, RIVER]},
            played={ANN: [SWAMP, WRECK], BOB: [JUNGLE]},
        ),
        good=(("place", WRECK),), then=(("use", WRECK),),
    ),
    puzzle(
        "last_step_of_all", SURVIVE, "NA-62", 3, ANN, exploration,
        partial(
            planet, assimilation=1, rescue=4, will=[0, 1, 2],
            hand={ANN: [LAIR, JUNGLE, RIVER], BOB: [LAIR, RIVER, BEACH]},
        ),
        bad=(("resist", 1), ("give_up",)), until=ANSWER,
    ),
    puzzle(
        "dodge_at_the_last_call", SURVIVE, "NA-S-dodge", 2, ANN, reveal,
        partial(
            planet, in_force=SPENT, hunts=("despair", "tracking"), rescue=4, assimilation=1, creature_token=[JUNGLE],
            artemia_token=[SOURCE], hand={ANN: [RIVER, BEACH]}, played={ANN: [JUNGLE]}, owned={ANN: [SOURCE]},
            survivals={ANN: ["hologram", "dodge"]},
        ),
        good=(("survival", "dodge"),),
    ),
    puzzle(
        "the_only_way_out", SURVIVE, "NA-S-wrong_track", 4, ANN, reveal,
        partial(
            planet, in_force=SPENT, hunts=("despair", "tracking"), rescue=5, assimilation=1, creature_token=[WRECK],
            hand={ANN: [LAIR], BOB: [LAIR, BEACH], EVE: [BEACH]},
            played={ANN: [WRECK], BOB: [SHELTER], EVE: [RIVER]}, survivals={ANN: ["wrong_track"]},
        ),
        before=((ANN, ("survival", "wrong_track")),),
        good=(("move_creature", SOURCE),),
    ),
    puzzle(
        "scream_for_the_last_will", SURVIVE, "NA-100", 3, ANN, reveal,
        partial(
            planet, in_force=("scream",), hunts=("despair", "tracking"), rescue=3, assimilation=1, will=[0, 1, 3],
            creature_token=[LAIR], target_token=[ROVER], hand={ANN: [JUNGLE, RIVER], BOB: [LAIR]},
            played={ANN: [ROVER], BOB: [BEACH]}, owned={ANN: [WRECK]},
        ),
        before=((BOB, ("skip",)),),
        bad=(("lose_will",),), then=(("skip",),),
    ),
    puzzle(
        "water_for_the_caught", SURVIVE, "NA-P-9", 3, ANN, reveal,
        partial(
            planet, in_force=SPENT, hunts=("despair", "tracking"), rescue=4, assimilation=2, will=[0, 2, 1],
            creature_token=[ROVER], hand={ANN: [LAIR, JUNGLE], BOB: [BEACH]}, played={ANN: [SOURCE], BOB: [ROVER]},
        ),
        before=((ANN, ("use", SOURCE)),),
        good=(("heal", BOB),),
    ),
    puzzle(
        "two_ways_to_be_seen", WIN, "NA-156", 3, ANN, exploration,
        partial(
            planet, hunts=("despair", "tracking", "cataclysm"), sacrifice=True, survival_played=[False, False, True],
            survival_discard=["sacrifice"], rescue=2, assimilation=2, side=2, beacon=True, river=[False, True, False],
            hand={ANN: [LAIR, JUNGLE, RIVER, BEACH, ROVER, WRECK], BOB: [LAIR, JUNGLE]},
        ),
        bad=(("place", JUNGLE), ("place", RIVER), ("place", ROVER)),
        then=(
            where_no_token_lies, ("place", BEACH), ("place", LAIR), ("use", WRECK), ("use", BEACH), ("use", LAIR),
        ),
    ),
    # -- the Creature --------------------------------------------------------------------
    puzzle(
        "no_place_to_go", WIN, "NA-65", 3, CREATURE, exploration,
        partial(
            planet, hunts=("despair", "force_field", "tracking"), rescue=5, assimilation=1, will=[0, 1, 3],
            hand={ANN: [BEACH, ROVER], BOB: [LAIR, JUNGLE, RIVER]},
        ),
        good=(("hunt", "force_field"),), then=(("target", BEACH, ROVER),),
    ),
    puzzle(
        "nowhere_else", WIN, "NA-10", 3, CREATURE, begin_hunting,
        partial(
            planet, hunts=("despair", "tracking", "stasis"), rescue=7, assimilation=1,
            hand={BOB: [LAIR, JUNGLE, RIVER]}, played={ANN: [BEACH], BOB: [ROVER]}, owned={ANN: [WRECK]},
        ),
        good=(("creature", BEACH),),
    ),
    puzzle(
        "one_of_two", WIN, "NA-H-clone", 2, CREATURE, begin_hunting,
        partial(
            planet, hunts=("interference", "fierceness", "clone"), rescue=7, assimilation=1,
            hand={ANN: [WRECK]}, played={ANN: [RIVER]},
        ),
        before=((CREATURE, ("creature", RIVER)),),
        good=(("hunt", "clone"),), then=(("target", WRECK),),
    ),
    puzzle(
        "name_the_caught", WIN, "NA-H-anticipation", 3, CREATURE, begin_hunting,
        partial(
            planet, hunts=("anticipation", "tracking", "stasis"), rescue=7, assimilation=2,
            hand={BOB: [LAIR, JUNGLE, RIVER]}, played={ANN: [ROVER], BOB: [BEACH]},
        ),
        before=((CREATURE, ("hunt", "anticipation")),),
        good=(("seat", ANN),), then=(("creature", ROVER),),
    ),
    puzzle(
        "stop_the_clock", SURVIVE, "NA-H-stasis", 3, CREATURE, begin_end_of_turn,
        partial(
            ended, hunts=("tracking", "stasis", "despair"), rescue=1, assimilation=3, creature_token=[ROVER],
            hand={ANN: [JUNGLE, LAIR], BOB: [LAIR, RIVER]}, played={ANN: [SHELTER], BOB: [JUNGLE]},
        ),
        good=(("hunt", "stasis"),),
    ),
    puzzle(
        "guard_the_wreck", SURVIVE, "NA-P-8", 3, CREATURE, begin_hunting,
        partial(
            planet, in_force=SPENT, hunts=("despair", "tracking"), rescue=2, assimilation=3, side=2,
            will=[0, 3, 1], hand={BOB: [JUNGLE, RIVER]}, played={ANN: [WRECK], BOB: [ROVER]}, owned={ANN: [ARTEFACT]},
        ),
        good=(("creature", WRECK),),
    ),
)  # fmt: skip
