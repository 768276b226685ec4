"""What a newcomer in the jungle is told during the first turn."""

from __future__ import annotations

from prowl.kernel.aside import Seen, size
from prowl.kernel.lessons import Lesson, Practice

# Film 1 is the first game of the rulebook (PR-106); the rest makes it easier (PR-154, PR-155).
PRACTICE = Practice(players=2, settings={"first": "1", "young_blood": "1", "defence": "on"}, seed=2)


def asked(eyes: Seen) -> bool:
    return eyes.ask is not None


def has_points(eyes: Seen) -> bool:
    return bool(eyes.recruit or eyes.attack)


def hand_is_empty(eyes: Seen) -> bool:
    return size(eyes.hand[eyes.seat]) == 0


def mine(name: str, eyes: Seen) -> bool:
    return any(event["seat"] == eyes.seat for event in eyes.told(name))


def am_struck(eyes: Seen) -> bool:
    return mine("strike_drawn", eyes)


def partner_acts(eyes: Seen) -> bool:
    """My own turn is behind me."""
    return mine("turn_began", eyes) and bool(eyes.active != eyes.seat)


def second_turn(eyes: Seen) -> bool:
    return bool(eyes.round >= 2) and eyes.about == "action"


LESSONS = (
    Lesson(key="goal", rule="PR-114", when=asked),
    Lesson(key="avatar", rule="PR-97", ask="setup.avatar", luck=True),
    Lesson(key="wilds", rule="PR-25", ask="action"),
    Lesson(key="play", rule="PR-32", ask="action"),
    Lesson(key="recruit", rule="PR-42", ask="action", when=has_points),
    Lesson(key="attack", rule="PR-51", ask="action", when=has_points),
    Lesson(key="revealed", rule="PR-47", event="card_revealed", luck=True),
    Lesson(key="finish", rule="PR-57", ask="action", when=hand_is_empty),
    Lesson(key="struck", rule="PR-58", event="strike_drawn", when=am_struck, luck=True),
    Lesson(key="partner", rule="PR-133", when=partner_acts),
    Lesson(key="end", rule="PR-111", when=second_turn),
)
