"""What a newcomer is told during the first turn on Artemia, as one of the Hunted or as the Creature."""

from __future__ import annotations

from prowl.kernel.aside import Seen
from prowl.kernel.lessons import Lesson, Practice

PRACTICE = Practice(players=3, settings={"creature": "3"}, seed=3)
# Where a Hunted who holds a Survival card is asked, whatever card it is (NA-159).
WINDOWS = ("swirl", "hunting_window", "reckoning_window")


def as_hunted(eyes: Seen) -> bool:
    return eyes.seat in eyes.hunted


def as_creature(eyes: Seen) -> bool:
    return bool(eyes.seat == eyes.creature)


def hunted_and_asked(eyes: Seen) -> bool:
    return as_hunted(eyes) and eyes.ask is not None


def creature_and_asked(eyes: Seen) -> bool:
    return as_creature(eyes) and eyes.ask is not None


def hunted_while_it_hunts(eyes: Seen) -> bool:
    return as_hunted(eyes) and bool(eyes.phase >= 2)


def may_use_survival(eyes: Seen) -> bool:
    return as_hunted(eyes) and eyes.about in WINDOWS


def am_caught(eyes: Seen) -> bool:
    return any(event["seat"] == eyes.seat for event in eyes.told("caught"))


def artemia_lies(eyes: Seen) -> bool:
    return as_hunted(eyes) and bool(eyes.artemia_token)


def somebody_is_caught(eyes: Seen) -> bool:
    return as_creature(eyes) and bool(eyes.told("caught"))


def second_turn(eyes: Seen) -> bool:
    return bool(eyes.round >= 2) and eyes.ask is not None


def hunted_again(eyes: Seen) -> bool:
    return second_turn(eyes) and as_hunted(eyes)


LESSONS = (
    Lesson(key="hunted-goal", rule="NA-114", when=hunted_and_asked),
    Lesson(key="creature-goal", rule="NA-113", when=creature_and_asked),
    Lesson(key="hunted-places", rule="NA-10", ask="explore", when=as_hunted),
    Lesson(key="hunted-lay", rule="NA-55", ask="explore", when=as_hunted),
    Lesson(key="hunted-again", rule="NA-172", event="commitments_returned", when=as_hunted, luck=True),
    Lesson(key="creature-watch", rule="NA-12", ask="lurk", when=as_creature),
    Lesson(key="creature-cards", rule="NA-42", ask="lurk", when=as_creature),
    Lesson(key="hunted-hunt", rule="NA-71", when=hunted_while_it_hunts),
    Lesson(key="hunted-survival", rule="NA-48", when=may_use_survival, luck=True),
    Lesson(key="creature-token", rule="NA-71", ask="hunting", when=as_creature),
    Lesson(key="hunted-artemia", rule="NA-91", when=artemia_lies, luck=True),
    Lesson(key="reveal", rule="NA-82", event="revealed"),
    Lesson(key="hunted-power", rule="NA-84", ask="resolve", when=as_hunted, luck=True),
    Lesson(key="hunted-caught", rule="NA-95", event="caught", when=am_caught, luck=True),
    Lesson(key="creature-caught", rule="NA-96", event="caught", when=somebody_is_caught, luck=True),
    Lesson(key="hunted-will", rule="NA-59", when=hunted_again),
    Lesson(key="end", rule="NA-108", when=second_turn),
)
