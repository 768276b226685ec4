"""Reading what cards say, and telling it in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from prowl.games.dead_of_winter import GAME
from prowl.games.dead_of_winter.cards.book import CARDS
from prowl.games.dead_of_winter.cards.survivors import SURVIVORS
from prowl.games.dead_of_winter.effects.conditions import All, Either, Not, read_condition
from prowl.games.dead_of_winter.effects.conditions import Test as Asked
from prowl.games.dead_of_winter.effects.vocabulary import Amount, BadWord, Number, Who
from prowl.games.dead_of_winter.effects.words import Branch, Call, Modifier, read_calls
from prowl.kernel.effects import Card
from prowl.kernel.text import LANGUAGES, GameWords, key_of, read_text

PACKAGE = "prowl.games.dead_of_winter"
one = Number(1)


# -- reading -----------------------------------------------------------------------------


def test_calls_are_read_in_their_order() -> None:
    assert read_calls("zombies +2 here; morale -1") == (
        Call("zombies", {"n": Amount("+", Number(2)), "before": "here"}),
        Call("morale", {"n": Amount("-", one), "scope": "colony"}),
    )


def test_a_clause_has_branches() -> None:
    wound = Call("wound", {"to_whom": Who("it"), "n": one, "scope": "colony"})
    expected = Call("roll", branches=(Branch("1-3", (wound,)), Branch("4-6", (Call("none"),))))
    assert read_calls("roll(1-3: wound it 1 | 4-6: none)") == (expected,)


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("self", Who("self")),
        ("own*@rival", Who("own*", "rival")),
        ("lowest@anywhere!forest_plum", Who("lowest", "anywhere", "forest_plum")),
        ("#mike_cho", Who("named", id="mike_cho")),
    ],
)
def test_survivors_as_cards_name_them(text: str, who: Who) -> None:
    assert read_calls(f"kill {text}") == (Call("kill", {"whom": who}),)


def test_several_survivors_and_as_far_as_possible() -> None:
    words = {"whose": Who("friendly", k=3), "n": one}
    assert read_calls("heal friendly 1 x3 if able") == (Call("heal", words, able=True),)


@pytest.mark.parametrize(
    ("text", "number"),
    [("3", Number(3)), ("P", Number(1, "P")), ("2P", Number(2, "P")), ("P+3", Number(1, "P", 3))],
)
def test_numbers(text: str, number: Number) -> None:
    assert read_calls(f"helpless +{text}")[0].words["n"] == Amount("+", number)


def test_modifiers_have_a_number_a_kind_a_place() -> None:
    (call,) = read_calls("mod search_look+1@gas attack_pay=fuel move_best_of_2 move_safe 2")
    assert call.words["names"] == (
        Modifier("search_look", 1, "", "gas"),
        Modifier("attack_pay", 0, "fuel"),
        Modifier("move_best_of_2"),
        Modifier("move_safe", 2),
    )


def test_conditions_are_joined_by_and_or_not() -> None:
    assert read_condition("(morale>rival or not leader) and own_at(colony)") == All(
        (Either((Asked("morale", sign=">", n="rival"), Not(Asked("leader")))), Asked("own_at", ("colony",)))
    )


BAD = """morale; morale 1; morale +x; zombies +1 nowhere; wound nobody 1; steal 1 gladly player; find police one; jump
needs tall; needs own_at(moon); needs food; needs leader>=1; mod attack_nicely; roll(0-7: none); roll(1-3: none
let stranger bump 1; heal own 1 x33; food +1 both both"""


@pytest.mark.parametrize("text", [each.strip() for line in BAD.splitlines() for each in line.split(";")])
def test_unknown_words_are_refused(text: str) -> None:
    with pytest.raises(BadWord):
        read_calls(text)


# -- telling -----------------------------------------------------------------------------


class Names(Visitor):
    """The variables of a message, and its plain words."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    body = FluentParser().parse(read_text(PACKAGE, language)).body
    assert [entry for entry in body if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message is written twice"
    return {entry.id.name: Names(entry).variables for entry in found}


MESSAGES = {language: messages(language) for language in LANGUAGES}


def said(words: GameWords, key: str, numbers: dict[str, Any]) -> str:
    pattern = words.words._pattern(key)
    assert pattern is not None, f"{words.words.language}: no message {key}"
    assert MESSAGES[words.words.language][key] == set(numbers), key
    text, errors = words.words.bundle.format_pattern(pattern, words.values(numbers))
    assert errors == [], f"{key}: {errors}"
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_has_a_name_and_a_text(card: Card, language: str) -> None:
    words = GameWords(GAME, language)
    name = said(words, key_of("card", card.id), {})
    own = key_of("card", card.id, "text")
    parts = [(own, card.numbers)] if own in MESSAGES[language] else [(key_of(k), n) for k, n in card.sentences]
    sentences = [said(words, key, dict(numbers)) for key, numbers in parts]
    assert sentences
    for text in (name, *sentences):
        assert text.strip() == text != ""
        assert "  " not in text
        assert not re.search(r"[⟦⟧{}_@#*]", text), text
        assert not re.search("[A-Za-z]" if language == "ru" else "[А-Яа-яЁё]", text), text
        if language == "ru":
            assert not re.search(r"\d [а-яё]| [—–]|(?<![\w-])[авикосуяАВИКОСУЯ] ", text), text


def test_both_languages_have_the_same_messages_with_the_same_words() -> None:
    english, russian = MESSAGES["en"], MESSAGES["ru"]
    assert english == russian


@pytest.mark.parametrize("language", LANGUAGES)
def test_survivors_are_told_in_every_case_and_have_a_job(language: str) -> None:
    wanted = {key_of(noun, card.id) for card in SURVIVORS for noun in ("card", "term_job", "whom", "to_whom", "whose")}
    assert wanted <= set(MESSAGES[language])


def test_russian_names_decline() -> None:
    words = GameWords(GAME, "ru")
    assert [words.thing(noun, "scott_wheeler") for noun in ("who", "whose", "to_whom", "whom")] == [
        "Скотт Уилер", "Скотта Уилера", "Скотту Уилеру", "Скотта Уилера"
    ]  # fmt: skip


def texts(card: str) -> tuple[str, str]:
    found = next(each for each in CARDS if each.id == card)
    english, russian = (GameWords(GAME, language).card_text(found) for language in LANGUAGES)
    return english, russian.replace("\u00a0", " ")


def test_what_a_weapon_says() -> None:
    english, russian = texts("shotgun")
    assert english == (
        "Equip it. Once per round: An attack kills up to 2 zombies. Don’t roll for exposure after an attack. "
        "The attack makes 1 noise."
    )
    assert russian == (
        "Экипировка. Раз в раунд: Атака убивает до 2 зомби. После атаки кубик повреждений не бросайте. "
        "Атака добавляет в локацию 1 жетон шума."
    )


def test_what_a_crisis_says() -> None:
    english, russian = texts("illness")
    assert english == (
        "Contribute medicine cards, one for each player. If it is not prevented: Give 1 wound to each friendly "
        "survivor. The colony loses 1 morale."
    )
    assert russian == (
        "Пожертвуйте карты лекарств, по одной на каждого игрока. Если кризис не предотвращён: Нанесите 1 рану "
        "каждому дружественному выжившему. Моральный дух колонии понижается на 1."
    )


def test_the_lone_wolfs_morale_is_the_players_own() -> None:
    english, russian = texts("m_spark")
    assert english.endswith("That colony loses 1 morale. You gain 1 morale.")
    assert russian.endswith("Моральный дух этой колонии понижается на 1. Ваш моральный дух повышается на 1.")


def test_who_takes_a_card_of_choice_looks_at_the_hand_once() -> None:
    english, _ = texts("charlotte_ross")
    assert english.count("Look at the hand") == 1
