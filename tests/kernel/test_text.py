"""Words: every sentence is a message, in both languages."""

from __future__ import annotations

import re

import pytest

from prowl.kernel.errors import BadOptions, Refused
from prowl.kernel.text import LANGUAGES, GameWords, Words, key_of, read_text, words
from prowl.kernel.views import SPECTATOR
from tests.kernel.play import random_game
from tests.kernel.toy import PEEK, TAKE, TOY


def keys(package: str, language: str) -> dict[str, set[str]]:
    """Every message of a language file with the values it names."""
    found: dict[str, set[str]] = {}
    key = ""
    for line in read_text(package, language).splitlines():
        match = re.match(r"([a-z][\w-]*) =", line)
        key = match[1] if match else key
        found.setdefault(key, set()).update(re.findall(r"\$(\w+)", line))
    return found


@pytest.mark.parametrize("package", ["prowl.kernel", "tests.kernel"])
def test_both_languages_have_the_same_messages_with_the_same_values(package):
    assert keys(package, "en") == keys(package, "ru")


def test_the_words_of_code_become_a_key():
    assert key_of("ask", "hide.spot") == "ask-hide-spot"
    assert key_of("event", "wind_blew") == "event-wind-blew"


def test_a_missing_message_is_shown_as_its_key():
    assert words("en").say("no-such-message") == "⟦no-such-message⟧"


def test_a_message_may_have_a_value_called_key():
    error = BadOptions("unknown-option", key="colour", known="target")
    assert words("en").error(error) == "There is no table option “colour”. Known: target."
    assert "colour" in words("ru").error(error)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_told(language):
    for key in ("game-is-over", "not-your-turn", "not-offered", "cannot-undo", "nothing-to-undo", "nothing-to-redo"):
        assert "⟦" not in words(language).error(Refused(key))


def test_russian_has_three_plurals():
    said = {n: GameWords(TOY, "ru").words.say("effect-draw-cards", n=n) for n in (1, 2, 5, 11, 21)}
    assert said == {
        1: "Возьмите 1 карту.",
        2: "Возьмите 2 карты.",
        5: "Возьмите 5 карт.",
        11: "Возьмите 11 карт.",
        21: "Возьмите 21 карту.",
    }


def test_later_words_go_before_earlier_ones():
    assert Words("en", ["a = one", "a = two"]).say("a") == "two"


def test_the_text_of_a_card_comes_from_its_effects_or_its_own_message():
    en = GameWords(TOY, "en")
    assert (en.card_name(TAKE), en.card_text(TAKE)) == ("Take", "Draw one card.")
    assert (en.card_name(PEEK), en.card_text(PEEK)) == ("Peek", "Look at the top 2 cards of the deck.")


def test_an_event_is_told_as_the_seat_may_know_it():
    en = GameWords(TOY, "en", {0: "Ann"})
    assert en.event({"event": "drew", "seat": 0, "card": "c1"}) == "Ann draws c1."
    assert en.event({"event": "drew", "seat": 0, "card": None}) == "Ann draws a card."
    assert en.event({"event": "withdrew", "seat": 1}) == "Seat 2 comes out."


def test_several_things_are_listed():
    en = GameWords(TOY, "en")
    assert en.event({"event": "peeked", "seat": 0, "card": ["c1", "c2", "c3"]}) == "Seat 1 peeks at c1, c2 and c3."
    assert en.option(["throw", "c1", "c2"]) == "Throw away c1 and c2"


def test_a_name_with_an_and_or_a_comma_of_its_own_is_not_read_as_two():
    en, ru = GameWords(TOY, "en"), GameWords(TOY, "ru")
    assert en.listed(["Hide and Seek", "Wind"]) == "Hide and Seek; Wind"
    assert en.listed(["Oh, No", "Wind", "Sand"]) == "Oh, No; Wind; Sand"
    assert en.listed(["Sandy", "Wind"]) == "Sandy and Wind"
    assert ru.listed(["Прятки и поиски", "Ветер"]) == "Прятки и поиски; Ветер"


def test_equal_options_read_alike():
    en = GameWords(TOY, "en")
    assert en.option(["throw", "c1"]) == en.option(["throw", "c1", "#2"]) == "Throw away c1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_shown_in_a_game_has_words(language):
    said = GameWords(TOY, language)
    lines: set[str] = set()
    for seed in range(6):
        for table in random_game(3, seed):
            for seat in range(SPECTATOR, 3):
                sent = table.seen_by(seat, since=max(0, len(table.events) - 3))
                lines.update(said.event(event) for event in sent["events"])
                if sent["prompt"]:
                    lines.add(said.question(sent["prompt"]))
                    lines.update(said.option(option) for option in sent["prompt"]["options"])
    assert len(lines) > 40
    assert not [line for line in lines if "⟦" in line or "{" in line]
