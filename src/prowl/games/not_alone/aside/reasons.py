"""Why a thing on the table cannot be used now, and which rule says so.

A place is `place:4`, on the planet and in hand alike, `place` any that has no reason of its own; a card is
`survival:dodge` or `hunt:stasis`, a token `token:target`. `second` is any place that does not go with what is chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias, cast

from prowl.kernel.aside import Reason, Seen

from ..cards.hunt import HUNT
from ..cards.numbers import BEACH, FLASHBACK, JUNGLE, PLACES, SWAMP, WRECK
from ..cards.survival import SURVIVAL
from ..rules.counters import ARTEMIA_SYMBOLS
from ..rules.exploration import EXPLORATION, cards_due
from ..rules.hunting import HUNTING, tokens_due
from ..rules.place_cards import owns
from ..rules.playing import hunt_effect
from ..rules.reckoning import RECKONING
from ..rules.tokens import ACROSS_AN_EDGE, creature_places
from ..state import Sighted

Why: TypeAlias = "Reason | None"

TOKENS = ("creature", "artemia", "target")

FORCE_FIELD = Reason("force-field", "NA-H-force_field")
IN_DISCARD = Reason("in-discard", "NA-59")
LAID = Reason("laid", "NA-70")
TAKE_BACK_FIRST = Reason("take-back-first", "NA-70")
NOT_IN_HAND = Reason("not-in-hand", "NA-55")
TOO_FEW = Reason("too-few", "NA-67")
EXPLORE_LATER = Reason("explore-later", "NA-55", {"phase": EXPLORATION})
TOKENS_LATER = Reason("tokens-later", "NA-176", {"phase": HUNTING})
TOKEN_STAYS = Reason("tokens-laid", "NA-164")
DECLINED = Reason("declined", "NA-179")
NOT_NEXT = Reason("not-next", "NA-76")

# What a question about places asks for: any other place is none of these.
WANTED = {
    "detour": Reason("not-next-hunted", "NA-H-detour"),
    "hologram.space": Reason("not-next-token", "NA-S-hologram"),
    "wrong_track": Reason("not-next-token", "NA-S-wrong_track"),
    "gate.space": Reason("not-next-mine", "NA-S-gate"),
    "order.space": Reason("not-due", "NA-183"),
    "resist.place": Reason("not-in-discard", "NA-59"),
    "sixth_sense.place": Reason("not-in-discard", "NA-S-sixth_sense"),
    "vortex_out.place": Reason("not-laid", "NA-S-vortex"),
    "river_keep.place": Reason("not-laid", "NA-80"),
    "double_back.space": Reason("not-laid", "NA-S-double_back"),
    "sacrifice.place": Reason("not-in-hand", "NA-S-sacrifice"),
    "ascendancy_discard.place": Reason("not-in-hand", "NA-H-ascendancy"),
    "forbidden_zone.place": Reason("not-in-hand", "NA-H-forbidden_zone"),
    "phobia_show.place": Reason("not-in-hand", "NA-H-phobia"),
    "scream": Reason("not-in-hand", "NA-H-scream"),
    "artemia.place": Reason("not-in-hand", "NA-91"),
}
# Questions at which a card may be played.
WINDOWS = frozenset(
    ("explore", "lurk", "hunting", "swirl", "hunting_window", "reckoning_window", "resolve", "last_call", "end_window")
)
PLACE_VERBS = frozenset(
    ("place", "space", "reserve", "use", "take_back", "copy", "discard_two", "move_creature", "move_target", *TOKENS)
)


# Places by the names that things have here.
NAMED = {place: f"place:{place}" for place in PLACES}


class Offered(NamedTuple):
    """What the answers to a question name."""

    about: str = ""
    verbs: Collection[str] = ()
    places: Collection[int] = ()
    cards: Collection[int] = ()
    here: int = 0  # the place that is being resolved


NOTHING = Offered()
# Questions whose answers are remembered: the same ones are asked at every table.
KEPT = 1000


def reasons(eyes: Seen) -> dict[str, Reason]:
    """Of everything on the table of the seat that looks and that no answer names, as far as a rule says why."""
    s, me = eyes, eyes.seat
    offer = offered(eyes)
    found = {**of_places(s, me, offer), **of_cards(s, me, offer), **of_tokens(s, me, offer)}
    return {thing: why for thing, why in found.items() if why is not None}


def offered(eyes: Seen) -> Offered:
    ask = eyes.ask
    if ask is None:
        return NOTHING
    here = ask.values["place"] if ask.about == "resolve" else 0
    return named(ask.about, tuple(ask.options), here)


@lru_cache(KEPT)
def named(about: str, options: tuple[Any, ...], here: int) -> Offered:
    """Places and cards that an answer names; of a Detour, where from and where to."""
    noun = about.rpartition(".")[2]
    verbs: set[str] = set()
    places: set[int] = set()
    held: set[int] = set()
    for option in options:
        verb, *things = option if isinstance(option, tuple) else (noun, option)
        verbs.add(verb)
        if verb in PLACE_VERBS:
            places.update(things)
        elif verb in ("hunt", "survival"):
            held.update(things)
        elif verb == "detour":
            places.update(things[1:])
    return Offered(about, verbs, places, held, here)


# -- Places


def of_places(s: Sighted, me: int, offer: Offered) -> dict[str, Why]:
    """By the question that is asked; the place that is being resolved by its power."""
    asked = ABOUT_A_PLACE.get(offer.about)
    if asked is None:
        found = {"place": WANTED.get(offer.about) or not_now(s, me)}
    else:
        found = {thing: asked(s, me, place) for place, thing in NAMED.items() if place not in offer.places}
    if offer.here and offer.here not in offer.places:
        found[NAMED[offer.here]] = power_void(s, offer.here)
    found["second"] = not_with_the_first(s, offer)
    return found


def not_now(s: Sighted, me: int) -> Why:
    """Nobody asks for a place: the Hunted choose one in phase 1, the Creature in phase 2 for its tokens."""
    if me != s.creature:
        return None if s.phase == EXPLORATION else EXPLORE_LATER
    if s.phase != HUNTING:
        return TOKENS_LATER
    if tokens_due(s):
        return None
    return TOKEN_STAYS if any(laid(s, token) for token in TOKENS) else DECLINED


def not_with_the_first(s: Sighted, offer: Offered) -> Why:
    """A token across an edge covers two adjacent places (NA-76); whoever or whatever moves goes to the next place."""
    if offer.about == "hunting":
        return NOT_NEXT if ACROSS_AN_EDGE in (s.target_due, s.artemia_due) else None
    if offer.about == "force_field":
        return NOT_NEXT
    return WANTED[offer.about] if offer.about in ("detour", "wrong_track") else None


def not_explored(s: Sighted, me: int, place: int) -> Why:
    """A Hunted goes where a card of the hand leads, unless Force Field bans it (NA-55, NA-67, NA-70)."""
    if place in s.banned:
        return FORCE_FIELD
    if place in mine(s, "discard"):
        return IN_DISCARD
    played = mine(s, "played")
    if place in played:
        return LAID
    if place not in mine(s, "hand"):
        return NOT_IN_HAND
    return TAKE_BACK_FIRST if len(played) == cards_due(s, me) else TOO_FEW


def not_taken(s: Sighted, me: int, place: int) -> Why:
    """The Rover brings a place of the reserve that one does not own."""
    return Reason("owned" if owns(s, me, place) else "not-in-reserve", "NA-P-5")


def power_void(s: Sighted, place: int) -> Why:
    """Beach and Wreck work once a turn; any power is offered only if it changes something (NA-154, NA-197)."""
    used = (place == BEACH and s.beach_used) or (place == WRECK and s.wreck_used)
    return Reason("power-used", "NA-154") if used else Reason("power-idle", "NA-197")


def not_taken_back(s: Sighted, me: int, place: int) -> Why:
    """In the place of the power one card of the discard comes back, not the one just played (NA-84, NA-87)."""
    return Reason("just-played", "NA-87") if place in mine(s, "played") else Reason("not-in-discard", "NA-84")


def not_gathered(s: Sighted, me: int, place: int) -> Why:
    """Jungle and Swamp bring cards back from the discard, where one stands or copied."""
    here = {JUNGLE, SWAMP} & set(s.stands[me])
    return Reason("not-in-discard", f"NA-P-{here.pop()}" if len(here) == 1 else "NA-197")


def not_swapped_in(s: Sighted, me: int, place: int) -> Why:
    """Vortex takes a card of the discard, but not onto a place that Force Field bans."""
    return Reason("force-field", "NA-177") if place in s.banned else Reason("not-in-discard", "NA-S-vortex")


def not_copied(s: Sighted, me: int, place: int) -> Why:
    """The Lair copies a place under the Creature token whose power can be copied and would do something."""
    return Reason("not-copied" if place in creature_places(s) else "no-creature", "NA-194")


ABOUT_A_PLACE: dict[str, Callable[[Sighted, int, int], Why]] = {
    "explore": not_explored,
    "rover.reserve": not_taken,
    "resolve": not_taken_back,
    "gather.place": not_gathered,
    "vortex_in.place": not_swapped_in,
    "lair": not_copied,
}


# -- Cards


def of_cards(s: Sighted, me: int, offer: Offered) -> dict[str, Why]:
    """The Hunt cards of the Creature, the Survival cards of a Hunted."""
    if me == s.creature:
        dark = [number for number in s.hunt_hand if number not in offer.cards]
        return {f"hunt:{HUNT[number].id}": not_hunted(s, number, offer.about) for number in dark}
    dark = [number for number in mine(s, "survival_hand") if number not in offer.cards]
    return {f"survival:{SURVIVAL[number].id}": not_survived(s, me, number, offer.about) for number in dark}


def not_hunted(s: Sighted, number: int, about: str) -> Why:
    """One Hunt card a turn, in its phase, and none after Sacrifice; Flashback has the phase of what it copies."""
    effect = hunt_effect(s, number)
    if s.sacrifice:
        return Reason("sacrifice", "NA-169")
    if s.hunt_played >= s.hunt_allowed:
        return Reason("already-played", "NA-42")
    if effect == FLASHBACK:
        return Reason("nothing-to-copy", "NA-A17")
    if HUNT[effect].phase != s.phase:
        rule = "NA-H-flashback" if number == FLASHBACK else "NA-41"
        return Reason("wrong-phase", rule, {"phase": HUNT[effect].phase})
    return not_this_moment(s, about, f"NA-H-{HUNT[number].id}")


def not_survived(s: Sighted, me: int, number: int, about: str) -> Why:
    """One Survival card a turn, in its phase, none under Despair; Drone and Gate while the own place is resolved."""
    card = SURVIVAL[number]
    if s.despair:
        return Reason("despair", "NA-170")
    if s.survival_played[me]:
        return Reason("already-played", "NA-48")
    if card.phase != s.phase:
        return Reason("wrong-phase", "NA-47", {"phase": card.phase})
    if about == "explore" and mine(s, "played"):
        return Reason("laid-first", "NA-173")
    if card.at_own_place and about != "resolve":
        return Reason("own-place", "NA-180")
    if about == "resolve" and not card.at_own_place:
        return Reason("no-window", "NA-180")
    return not_this_moment(s, about, f"NA-S-{card.id}")


def not_this_moment(s: Sighted, about: str, own_rule: str) -> Why:
    """In its phase a card waits for a window, and can be played only if it does something (NA-165, NA-180)."""
    if about in WINDOWS:
        return Reason("not-playable", own_rule)
    return Reason("no-window", "NA-180") if s.phase == RECKONING else None


# -- Tokens


def of_tokens(s: Sighted, me: int, offer: Offered) -> dict[str, Why]:
    """Those the Creature does not lay now, and those that Wrong Track leaves where they are."""
    if me == s.creature:
        return {f"token:{token}": not_laid(s, token) for token in TOKENS if token not in offer.verbs}
    if offer.about == "wrong_track":
        stay = [token for token in TOKENS if f"move_{token}" not in offer.verbs]
        return dict.fromkeys((f"token:{token}" for token in stay), Reason("token-stays", "NA-S-wrong_track"))
    return {}


def not_laid(s: Sighted, token: str) -> Why:
    """The Creature token every turn, the others by a card, Artemia also by the symbol; each once (NA-71, NA-179)."""
    if laid(s, token):
        return TOKEN_STAYS
    if due(s, token):
        return None
    if s.phase != HUNTING:
        return TOKENS_LATER
    if token == "creature" or (token == "artemia" and s.rescue in symbols_ahead(s)):
        return DECLINED
    return Reason(f"needs-{token}", "NA-71")


# -- The board


# The own cards of a pile; of what others do with theirs nothing follows here.
mine: Callable[[Sighted, str], list[int]] = cast("Any", Seen.mine)


def symbols_ahead(s: Sighted) -> list[int]:
    """The Artemia symbols from the Rescue counter on, in steps still to go (NA-73)."""
    return sorted((step for step in ARTEMIA_SYMBOLS.get(s.side, ()) if step <= s.rescue), reverse=True)


def laid(s: Sighted, token: str) -> list[int]:
    """The places that a token covers."""
    places: list[int] = getattr(s, f"{token}_token")
    return places


def due(s: Sighted, token: str) -> bool:
    """Whether the Creature is to lay a token still, which it does in phase 2."""
    return s.phase == HUNTING and bool(getattr(s, f"{token}_due"))
