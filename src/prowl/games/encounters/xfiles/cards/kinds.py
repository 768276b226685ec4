"""What is printed on cards that only The X-Files knows: more moments, Leads, Evidence, End Game and Climax cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from prowl.kernel.effects import Card, Effect

from ...core.cards import VIGILANT as VIGIL
from ...core.cards import Character, Clause, EncounterCard, Foe, Standing, clause, figures

INTEL, LEADERSHIP, SCIENCE, TECH, WILL = CLASSES = ("intel", "leadership", "science", "tech", "will")
ALIEN, CONSTRUCT, CREATURE, HUMAN, SPIRIT = TYPES = ("alien", "construct", "creature", "human", "spirit")

# What a card of the Conspiracy Deck or of the Academy is.
AGENT, ALLY, INFORMANT, LEAD, END_GAME = "agent", "ally", "informant", "lead", "end_game"
SHADOWS, FIELD = "wilds", "combat"

# Keywords (XF-206 to XF-227).
COORDINATE, VIGILANT = "coordinate", "vigilant"
AMBUSH, APPREHEND, FEROCIOUS, FRIGHTENING = "ambush", "apprehend", "ferocious", "frightening"
DOUBLE_STRIKE, TRIPLE_STRIKE, LETHAL, MAUL, RANGE = "double_strike", "triple_strike", "lethal", "maul", "range"
RAVAGE, RUNNER, STATIONARY, STEALTH, SWIFT = "ravage", "runner", "stationary", "stealth", "swift"

# When a clause happens, besides the moments of the family.
EVENT_TEXT, THE_END, BELIEF_PLAYED, ON_BELIEF = "event", "the_end", "belief_played", "on_belief"
on_event, at_the_end, when_belief_played, on_belief = map(clause, (EVENT_TEXT, THE_END, BELIEF_PLAYED, ON_BELIEF))

# Whose strike a Vigilant card answers, before the Strike card is taken or after it.
STRIKE_ANY, DRAWN_YOU, DRAWN_OTHER, DRAWN_ANY = "strike_any", "drawn_you", "drawn_other", "drawn_any"


def vigil(when: str, *effects: Effect) -> Clause:
    """Discard it in that moment (XF-211, XF-303)."""
    return Clause(timing=VIGIL, effects=effects, key=when)


# -- statements that hold while a card lies there --------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Said(Standing):
    """A statement; where it holds is part of its sentence."""

    @property
    def sentence(self) -> tuple[str, Mapping[str, Any]]:
        key, numbers = Standing(what=self.what, target=self.target, n=self.n).sentence
        return (f"{key}.{self.where}" if self.where else key), numbers


def costs_more(kind: str, n: int) -> Said:
    """What is paid for scans, characters, Special Agents, Leads."""
    return Said(what="cost" if n > 0 else "cheaper", target=kind, n=abs(n))


def forbids(key: str) -> Said:
    """Cannot beats can (XF-167)."""
    return Said(what="forbid", target=key)


def changes(target: str, n: int) -> Said:
    """The value of this Enemy, or of every revealed Enemy of a type."""
    return Said(what="boost" if n > 0 else "reduce", target=target, n=abs(n))


def more_defence(n: int) -> Said:
    return Said(what="eg_defence", n=n)


def more_health(n: int) -> Said:
    return Said(what="eg_health", n=n)


def grants(keyword: str) -> Said:
    """The End Game card has the keyword."""
    return Said(what="grant", target=keyword)


def in_shadows(said: Said) -> Said:
    return replace(said, where=SHADOWS)


def in_field(said: Said) -> Said:
    return replace(said, where=FIELD)


def printed(text: tuple[Any, ...]) -> dict[str, Any]:
    """The text of a card as its maker is given it: keywords, clauses and statements."""
    clauses = tuple(each for each in text if isinstance(each, Clause))
    return {
        "flags": frozenset(each for each in text if isinstance(each, str)),
        "clauses": clauses,
        "numbers": figures(clauses),
        "standing": tuple(each for each in text if isinstance(each, Standing)),
    }


# -- kinds of cards ---------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Deed:
    """What a Lead asks for: a deed and how often it is done, or how much is paid (XF-292)."""

    name: str
    n: int

    @property
    def sentence(self) -> tuple[str, Mapping[str, Any]]:
        return f"deed.{self.name}", {"n": self.n}


def deed(name: str) -> Callable[[int], Deed]:
    return lambda n: Deed(name=name, n=n)


spend_attack, spend_recruit, discard_cards = map(deed, ("spend_attack", "spend_recruit", "discard"))
return_beliefs, take_strikes = map(deed, ("return_belief", "take_strike"))
scan_shadows, scan_bureau, recruit_characters, fight_enemies = map(
    deed, ("scan_shadows", "scan_bureau", "recruit", "fight")
)


def play_class(klass: str, n: int) -> Deed:
    return Deed(name=f"play_{klass}", n=n)


@dataclass(frozen=True, kw_only=True)
class SeasonCard(Foe):
    """An Enemy with its type (XF-27), or an Event; of which season it is."""

    race: str = ""
    season: int = 0


@dataclass(frozen=True, kw_only=True)
class Lead(Foe):
    """A trail: what it takes to discover an Evidence card, and to collect it (XF-120)."""

    discover: Deed
    collect: Deed

    @property
    def sentences(self) -> list[tuple[str, Mapping[str, Any]]]:
        return [
            ("timing.discover", {}),
            self.discover.sentence,
            ("timing.collect", {}),
            self.collect.sentence,
        ]


@dataclass(frozen=True, kw_only=True)
class EndGame(Foe):
    """The last card of the Conspiracy Deck, and Clone."""

    defence: int
    health: int


@dataclass(frozen=True, kw_only=True)
class Ally(Character):
    """A character that begins in the Conspiracy Deck."""

    type: str = ALLY
    deck: str = ""
    season: int = 0


@dataclass(frozen=True, kw_only=True)
class Evidence(EncounterCard):
    priority: int


@dataclass(frozen=True, kw_only=True)
class Climax(EncounterCard):
    """A card dealt between the games of a Series to the player of that Avatar."""

    group: str
    avatar: str = ""


@dataclass(frozen=True, kw_only=True)
class Avatar(Card):
    """Rank, Defence, Health, and the two texts (XF-30)."""

    rank: int
    defence: int
    health: int
    belief: tuple[Effect, ...]
    doubt: tuple[Effect, ...]

    @property
    def sentences(self) -> list[tuple[str, Mapping[str, Any]]]:
        found: list[tuple[str, Mapping[str, Any]]] = [
            ("avatar.figures", {"rank": self.rank, "defence": self.defence, "health": self.health})
        ]
        for name, effects in (("belief", self.belief), ("doubt", self.doubt)):
            found.append((f"{name}.{self.id}", {}))
            found += [(f"effect.{each.verb}", each.numbers) for each in effects]
        return found
