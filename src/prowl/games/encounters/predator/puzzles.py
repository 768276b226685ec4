"""Positions of Predator in which the rules alone tell what is right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from prowl.kernel.positions import set_fields, take
from prowl.kernel.puzzles import ALLY, ANSWER, GAIN, NOTHING, SURVIVE, WASTE, WIN, Puzzle

from ..core.action import begin_action, usable
from ..core.offers import open_offers
from ..core.piles import character, on_sale, take_from_hq
from ..core.strikes import begin_strikes, damage
from ..core.track import foe, is_enemy, take_from_deck
from .cards.book import BOOK
from .rules.house import SPACES
from .state import Hunt

ANN, BOB = range(2)
FACE_DOWN = "?"

Names = Sequence[str]
Piles = Mapping[int, Names]


def hunt(
    s: Hunt,
    *,
    objective: int = 0,
    hand: Piles | None = None,
    played: Names = (),
    wounds: Piles | None = None,
    wilds: Mapping[str, str] | None = None,
    combat: Names = (),
    operations: Names = (),
    nearly_dead: Sequence[int] = (),
    next_strike: str = "",
    **fields: Any,
) -> None:
    """Lay out Ann's turn; `fields` are set as they are.

    Cards of one's own come from the own deck or have been bought, with what has been `played` come its points; earlier
    objectives are complete and their cards gone. A card of the Wilds is named, or lies there face down. Whoever is
    `nearly_dead` dies of the next wound.
    """
    s.round, s.active, s.phase, s.objective = 6, ANN, 2, objective
    s.turns = [list(range(s.players))]
    _clear_layers(s)
    for me, names in (hand or {}).items():
        s.hand[me] = [_own(s, me, name) for name in names]
    for name in played:
        _play(s, _own(s, ANN, name))
    for me, names in (wounds or {}).items():
        s.wounds[me] = [take(BOOK.names, name, s.strike_deck) for name in names]
    for me in nearly_dead:
        _wound(s, me)
    s.combat, s.operations = [_foe(s, name) for name in combat], [_foe(s, name) for name in operations]
    _lay_wilds(s, wilds or {})
    if next_strike:
        s.strike_deck.append(take(BOOK.names, next_strike, s.strike_deck))
    set_fields(s, fields)


def _clear_layers(s: Hunt) -> None:
    """The cards of the objectives that are complete have been met: killed, or spent."""
    for _ in range(sum(s.layers[: s.objective])):
        found = take_from_deck(s)
        if found is not None:
            (s.dead_enemies if is_enemy(s, found[0]) else s.spent).append(found[0])


def _own(s: Hunt, me: int, name: str) -> int:
    """From the own deck, or bought."""
    sold = next((card for card in on_sale(s) if BOOK.cards[card].id == name), None)
    if sold is None:
        return take(BOOK.names, name, s.deck[me], s.barracks, s.officers)
    take_from_hq(s, sold)
    return sold


def _play(s: Hunt, card: int) -> None:
    s.played[ANN].append(card)
    s.plays.append(card)
    for marks in (s.copied, s.activated, s.swapped):
        marks.append(False)
    s.attack += character(s, card).attack
    s.recruit += character(s, card).recruit


def _wound(s: Hunt, me: int) -> None:
    while (left := s.health[me] - damage(s, me)) > 1:
        s.wounds[me].append(take(BOOK.names, "deep_gash" if left > 2 else "flesh_wound", s.strike_deck))


def _foe(s: Hunt, name: str) -> int:
    """A card of the enemy deck, or a Young Blood that may have come from anywhere."""
    card = take(BOOK.names, name, s.enemy_deck, s.enemy_box)
    if foe(s, card).deck in s.objectives:
        s.layers[s.objectives.index(foe(s, card).deck)] -= 1
    return card


def _lay_wilds(s: Hunt, wilds: Mapping[str, str]) -> None:
    for space, name in wilds.items():
        at = SPACES.index(space)
        if name != FACE_DOWN:
            s.wilds[at], s.up[at] = [_foe(s, name)], True
    for space, name in wilds.items():
        at = SPACES.index(space)
        found = take_from_deck(s) if name == FACE_DOWN else None
        if found is not None:
            s.wilds[at], s.layer_at[at] = [found[0]], found[1]


# -- what is compared ----------------------------------------------------------------------


def attack_at_hand(s: Hunt, me: int) -> float:
    """What the active player has and may still copy."""
    return s.attack + sum(character(s, card).attack for card in open_offers(s))


def cards_at_hand(s: Hunt, me: int) -> float:
    """What the helper holds and the active player may copy."""
    return len(s.hand[me]) + len(open_offers(s))


def alive(s: Hunt, me: int) -> float:
    return s.alive[me]


def health(s: Hunt, me: int) -> float:
    return s.health[me] - damage(s, me)


def abilities_left(s: Hunt, me: int) -> float:
    return len(usable(s, me))


def puzzle(
    id: str, kind: str, rule: str, film: int, players: int, lay: Any, phase: Any = begin_action, **more: Any
) -> Puzzle:
    settings = {"film": f"film_{film}", "avatars": "random", "first": "1"}
    seat = more.pop("seat", ANN)
    return Puzzle(
        id=id, kind=kind, rule=rule, players=players, seat=seat, phase=phase, lay=lay, settings=settings, **more
    )


MOTHER, BIG_MOTHER = ("fight", "one_ugly_mother"), ("fight", "one_big_ugly_mother")

PUZZLES = (
    puzzle(
        "the_mother_first", WIN, "PR-121", 1, 2,
        partial(
            hunt, objective=2, combat=["one_ugly_mother"], wilds={"hills": "not_a_single_track", "river": FACE_DOWN},
            played=["gonna_have_me_some_fun", "long_tall_sally", "stick_around", "brute_force"],
        ),
        good=(MOTHER,), until=ANSWER,
    ),
    puzzle(
        "get_to_the_chopper", WIN, "PR-122", 1, 2,
        partial(
            hunt, objective=2, operations=["landing_zone"], wilds={"river": "a_world_of_hurt", "graveyard": FACE_DOWN},
            played=["officer_tech", "officer_intel", "officer_strength", "tyrannosaurus"],
        ),
        good=(("task", "landing_zone"),), until=ANSWER,
    ),
    puzzle(
        "a_leap_to_the_chopper", WIN, "PR-54", 1, 2,
        partial(
            hunt, objective=2, operations=["landing_zone"], wilds={"river": "careless_leap", "ruins": FACE_DOWN},
            played=["officer_tech", "officer_intel", "officer_strength", "experience", "brute_force", "brute_force"],
        ),
        good=(("fight", "careless_leap"),), then=(("task", "landing_zone"),),
    ),
    puzzle(
        "kill_before_you_look", WIN, "PR-34", 2, 2,
        partial(
            hunt, objective=2, combat=["one_big_ugly_mother"], hand={ANN: ["danny_boy"]},
            wilds={"hills": FACE_DOWN, "ruins": FACE_DOWN, "river": FACE_DOWN},
            played=["lone_ranger", "jurisdictional_intrusion", "feel_the_heat", "the_speech"],
            activated=[True, False, False, False],
        ),
        good=(BIG_MOTHER,), then=(("space", "hills"), BIG_MOTHER),
    ),
    puzzle(
        "fly_before_you_look", WIN, "PR-114", 1, 1,
        partial(
            hunt, objective=2, operations=["landing_zone"], hand={ANN: ["stick_around"]}, nearly_dead=[ANN],
            wilds={"river": FACE_DOWN, "graveyard": FACE_DOWN, "underground": FACE_DOWN},
            played=["officer_tech", "officer_intel"],
        ),
        good=(("task", "landing_zone"),), then=(("space", "river"), ("task", "landing_zone")),
    ),
    puzzle(
        "knock_first", WIN, "PR-38", 1, 2,
        partial(
            hunt, objective=2, combat=["one_ugly_mother"], hand={ANN: ["long_tall_sally", "knock_knock"]},
            played=["stick_around", "brute_force"],
        ),
        good=(("play", "knock_knock"),),
        then=(MOTHER, ("yes",), ("play", "long_tall_sally"), ("play", "knock_knock")),
    ),
    puzzle(
        "brothers_last", WIN, "PR-143", 1, 2,
        partial(
            hunt, objective=2, combat=["one_ugly_mother"], hand={ANN: ["long_tall_sally"]},
            played=["bad_idea", "stick_around", "brute_force", "brute_force"],
        ),
        good=(("play", "long_tall_sally"),), then=(MOTHER, ("play", "long_tall_sally"), ("use", "bad_idea")),
    ),
    puzzle(
        "double_at_the_end", WIN, "PR-34", 2, 2,
        partial(
            hunt, objective=2, combat=["one_big_ugly_mother"], hand={ANN: ["the_speech", "brute_force"]},
            played=["im_gonna_finish_it", "lone_ranger"], activated=[False, True],
        ),
        bad=(("use", "im_gonna_finish_it"), ("end",)),
        then=(BIG_MOTHER, ("play", "the_speech"), ("play", "brute_force"), ("use", "im_gonna_finish_it")),
    ),
    puzzle(
        "keep_the_last_shot", WIN, "PR-35", 2, 2,
        partial(
            hunt, objective=2, combat=["one_big_ugly_mother"],
            hand={ANN: ["the_speech", "experience", "door_swings_both_ways"]},
            played=["lone_ranger", "feel_the_heat", "take_a_good_look"], activated=[True, False, False],
        ),
        before=((ANN, ("play", "door_swings_both_ways")), (ANN, ("yes",))),
        good=((("own", "experience"),),), then=(BIG_MOTHER, ("play", "the_speech")),
    ),
    puzzle(
        "one_point_short", ALLY, "PR-139", 2, 2,
        partial(
            hunt, objective=2, combat=["one_big_ugly_mother"], hand={BOB: ["the_speech", "experience", "experience"]},
            played=["lone_ranger", "feel_the_heat", "jurisdictional_intrusion"], activated=[True, False, False],
        ),
        seat=BOB, good=(("coordinate", "the_speech"),), until=ANSWER, measure=attack_at_hand,
    ),
    puzzle(
        "help_costs_nothing", ALLY, "PR-133", 1, 2,
        partial(
            hunt, hand={ANN: ["brute_force", "experience"], BOB: ["cut_your_name", "experience", "experience"]},
            wilds={"river": FACE_DOWN, "underground": FACE_DOWN},
        ),
        seat=BOB, good=(("coordinate", "cut_your_name"),), until=ANSWER, measure=cards_at_hand,
    ),
    puzzle(
        "help_costs_a_life", SURVIVE, "PR-60", 2, 2,
        partial(
            hunt, objective=1, wilds={"hills": "city_of_fear", "river": FACE_DOWN}, nearly_dead=[BOB],
            hand={ANN: ["brute_force", "experience"], BOB: ["the_speech", "experience", "experience"]},
        ),
        seat=BOB, good=(NOTHING,), until=ANSWER, measure=alive,
    ),
    puzzle(
        "who_strikes_first", SURVIVE, "PR-57", 1, 1,
        partial(
            hunt, objective=1, combat=["heat_vision"], wilds={"hills": "shoulder_cannon", "graveyard": FACE_DOWN},
            nearly_dead=[ANN], played=["long_tall_sally", "brute_force", "experience"],
        ),
        good=(("fight", "heat_vision"),),
    ),
    puzzle(
        "let_it_lie", SURVIVE, "PR-32", 1, 1,
        partial(
            hunt, objective=2, nearly_dead=[ANN], hand={ANN: ["stick_around", "experience"]},
            wilds={"river": FACE_DOWN, "graveyard": FACE_DOWN, "underground": FACE_DOWN}, played=["experience"],
        ),
        bad=(("play", "stick_around"),), then=(("end",),),
    ),
    puzzle(
        "into_the_mud", SURVIVE, "PR-517", 1, 1,
        partial(
            hunt, objective=2, combat=["one_ugly_mother"], operations=["covered_in_mud"], nearly_dead=[ANN],
            wilds={"hills": "not_a_single_track"}, played=["brute_force", "experience"],
        ),
        good=(("task", "covered_in_mud"),),
    ),
    puzzle(
        "step_aside", SURVIVE, "PR-62", 1, 1,
        partial(
            hunt, objective=1, combat=["shoulder_cannon"], nearly_dead=[ANN], avoids=1,
            played=["real_nasty_habit", "brute_force", "experience"],
        ),
        begin_strikes, good=(("yes",),),
    ),
    puzzle(
        "a_card_for_a_life", SURVIVE, "PR-64", 1, 1,
        partial(
            hunt, objective=1, combat=["shoulder_cannon"], nearly_dead=[ANN], next_strike="severed_tendon",
            hand={ANN: ["i_see_you", "experience"]}, played=["brute_force", "experience"],
        ),
        begin_strikes, good=(("give", "i_see_you"),),
    ),
    puzzle(
        "the_deepest_wound", GAIN, "PR-A31", 1, 1,
        partial(
            hunt, wounds={ANN: ["flesh_wound", "brutal_puncture", "deep_gash"]}, hand={ANN: ["tyrannosaurus"]},
            wilds={"underground": FACE_DOWN}, played=["real_nasty_habit", "experience"],
        ),
        before=((ANN, ("play", "tyrannosaurus")), (ANN, ("yes",))),
        good=(("strike", "brutal_puncture"),), until=ANSWER, measure=health,
    ),
    puzzle(
        "too_early_a_call", WASTE, "PR-525", 1, 2,
        partial(
            hunt, hand={ANN: ["brute_force"], BOB: ["cut_your_name", "experience", "experience"]},
            wilds={"underground": FACE_DOWN}, played=["it_aint_no_man", "experience", "experience", "experience"],
        ),
        bad=(("use", "it_aint_no_man"), ("end",)), until=ANSWER, measure=abilities_left,
    ),
)  # fmt: skip
