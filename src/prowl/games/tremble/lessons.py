"""What a newcomer among the captains is told during the first turn."""

from __future__ import annotations

from prowl.kernel.aside import Seen
from prowl.kernel.lessons import Lesson, Practice

# The rulebook advises a first game without missions (TH-41).
PRACTICE = Practice(players=3, settings={"missions": "off"}, seed=2)


def asked(eyes: Seen) -> bool:
    return eyes.ask is not None


def second_turn(eyes: Seen) -> bool:
    return bool(eyes.round >= 2) and eyes.ask is not None


LESSONS = (
    Lesson(key="goal", rule="TH-42", when=asked),
    Lesson(key="missions", rule="TH-126", ask="keep.mission", luck=True),
    Lesson(key="fuel", rule="TH-46", ask="buy_draw"),
    Lesson(key="buy", rule="TH-49", ask="buy_draw"),
    Lesson(key="ship", rule="TH-7", ask="buy_ship", luck=True),
    Lesson(key="cities", rule="TH-60", event="city_dealt"),
    Lesson(key="plan", rule="TH-66", ask="plan.slot"),
    Lesson(key="tank", rule="TH-76", ask="plan.slot"),
    Lesson(key="reveal", rule="TH-81", event="attack_revealed"),
    Lesson(key="battle", rule="TH-90", ask="battle", luck=True),
    Lesson(key="reward", rule="TH-99", ask="reward", luck=True),
    Lesson(key="army", rule="TH-64", event="search_began", luck=True),
    Lesson(key="end", rule="TH-44", when=second_turn),
)
