"""Everything a game can say is said in every language, with nothing missing and nothing left over."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from prowl.kernel.effects import Card
from prowl.kernel.events import seen_event
from prowl.kernel.game import Game, games
from prowl.kernel.prompts import PASS, Ask
from prowl.kernel.table import Table
from prowl.kernel.text import LANGUAGES, GameWords, Words, game_package, key_of, read_text, word_packages
from prowl.kernel.views import EVERYONE, NOBODY, SPECTATOR, policies
from prowl.lab import drive
from tests.games.generic.source import Emitted, source

GAMES = tuple(games().values())
RANDOM_GAMES = 40
BRIEF = 60

# What clients ask for by themselves: headings, tooltips and reasons.
FOR_CLIENTS = ("kind", "phase", "symbol", "term", "why", "pile")
NAMES_IN_LATIN = {"PROWL", "Prowl"}

pytestmark = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


class Parts(Visitor):
    """The variables, references and plain words of a message."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.texts: list[str] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


@cache
def messages(package: str, language: str) -> dict[str, Parts]:
    """Every message of a file; a line that cannot be read or a key written twice is a mistake."""
    found: dict[str, Parts] = {}
    for entry in FluentParser().parse(read_text(package, language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is written twice"
            found[entry.id.name] = Parts(entry)
    return found


def said(game: Game, language: str) -> dict[str, Parts]:
    """All messages at hand in a game: its own, those of its family and the kernel's."""
    found: dict[str, Parts] = {}
    for package in ("prowl.kernel", *word_packages(game)):
        found |= messages(package, language)
    return found


def missing(game: Game, keys: set[str]) -> list[str]:
    return [f"{language}: {key}" for language in LANGUAGES for key in sorted(keys - set(said(game, language)))]


# -- the files ---------------------------------------------------------------------------


def test_languages_have_the_same_messages(game: Game) -> None:
    for package in ("prowl.kernel", *word_packages(game)):
        one, *others = (messages(package, language) for language in LANGUAGES)
        for other in others:
            assert set(one) == set(other)
            assert {key: parts.variables for key, parts in one.items()} == {
                key: parts.variables for key, parts in other.items()
            }


def test_each_language_keeps_to_its_letters(game: Game) -> None:
    for key, parts in said(game, "ru").items():
        words = set(re.findall(r"[A-Za-z]+", " ".join(parts.texts)))
        assert words <= NAMES_IN_LATIN, key
    for key, parts in said(game, "en").items():
        assert not re.search("[А-Яа-яЁё]", " ".join(parts.texts)), key


BAD_TYPE = {
    "an ordinary space after a word of one letter": r"(?<![\w-])[авикосуяАВИКОСУЯ] ",
    "an ordinary space between a number and its word": r"\d [а-яё]",
    "an ordinary space before a dash": r" [—–] ",
    "a straight quotation mark": '"',
    "a hyphen for a dash": " - ",
}


def test_russian_is_well_set(game: Game) -> None:
    for key, parts in [item for package in word_packages(game) for item in messages(package, "ru").items()]:
        for text in parts.texts:
            assert [what for what, sign in BAD_TYPE.items() if re.search(sign, text)] == [], f"{key}: {text}"


# -- cards, options, outcomes ------------------------------------------------------------


def card_keys(card: Card) -> set[str]:
    sentences = {key_of(key) for key, _ in card.sentences}
    return {key_of("card", card.id)} | (sentences or {key_of("card", card.id, "text")})


def test_every_card_has_a_name_and_a_text(game: Game) -> None:
    assert missing(game, {key for card in game.cards for key in card_keys(card)}) == []


def test_every_kind_of_card_is_named_and_has_a_heading(game: Game) -> None:
    kinds = {card.kind for card in game.cards}
    assert missing(game, {key_of(name, kind) for kind in kinds for name in ("kind", "kinds")}) == []


def test_card_texts_take_their_numbers_from_the_card(game: Game) -> None:
    for language in LANGUAGES:
        for card in game.cards:
            text = said(game, language).get(key_of("card", card.id, "text"))
            if text is not None:
                assert text.variables == set(card.numbers), f"{language}: {card.id}"
            for key, numbers in card.sentences:
                assert said(game, language)[key_of(key)].variables == set(numbers), f"{language}: {key}"


def setting_keys(game: Game) -> set[str]:
    return {
        key_of("setting", setting.key, *more)
        for setting in game.settings
        for more in ((), ("about",), *((value,) for value in (*setting.values, *setting.among)))
    }


def test_every_table_option_is_explained(game: Game) -> None:
    assert missing(game, setting_keys(game)) == []


def mode_keys(game: Game) -> set[str]:
    return {key_of("mode", mode, *more) for mode in game.modes for more in ((), ("about",))}


def test_every_mode_is_explained(game: Game) -> None:
    for language in LANGUAGES:
        words = GameWords(game, language).words
        assert [key for key in mode_keys(game) if not words.has(key)] == []


def outcome_keys(game: Game) -> set[str]:
    outcomes = source(game_package(game)).outcomes
    return {key_of("outcome", outcome, *more) for outcome in outcomes for more in ((), ("story",))}


def test_every_outcome_has_a_title_and_a_story(game: Game) -> None:
    assert outcome_keys(game)
    assert missing(game, outcome_keys(game)) == []


def role_keys(game: Game) -> set[str]:
    """What seats are once the first round has begun, for every number of players; a card's id is said by the card."""
    cards = {card.id for card in game.cards}
    begun = (next(table for table in drive.random_game(game, n, 1, {}) if table.state.round) for n in game.players)
    role = game.role or (lambda s, seat: "")
    found = {role(table.state, seat) for table in begun for seat in range(table.players)}
    return {key_of("role", each) for each in found - cards - {""}}


def test_every_role_has_words(game: Game) -> None:
    assert missing(game, role_keys(game)) == []


def test_the_game_has_a_name(game: Game) -> None:
    assert missing(game, {"game-name"}) == []


def test_short_wording_is_short(game: Game) -> None:
    for language in LANGUAGES:
        words = GameWords(game, language).words
        briefs = [key for card in game.cards if words.has(key := key_of("card", card.id, "brief"))]
        assert [key for key in briefs if len(words.say(key)) > BRIEF] == [], language


# -- what the rules say ------------------------------------------------------------------


def told(game: Game) -> dict[str, list[Emitted]]:
    return {key_of("event", name): each for name, each in source(game_package(game)).emitted().items()}


def event_keys(game: Game) -> set[str]:
    hidden = {f"{key}-hidden" for key, each in told(game).items() if any(emitted.hidden for emitted in each)}
    return {key_of("event", name) for name in source(game_package(game)).events} | hidden


def test_every_event_has_words(game: Game) -> None:
    assert missing(game, event_keys(game)) == []


def test_events_use_only_values_they_carry(game: Game) -> None:
    for language in LANGUAGES:
        for key, each in told(game).items():
            for emitted in each:
                known = said(game, language)
                assert known[key].variables <= emitted.values, f"{language}: {key}"
                if emitted.hidden:
                    assert known[f"{key}-hidden"].variables <= emitted.values - emitted.hidden, f"{language}: {key}"


def test_every_pile_that_only_some_can_see_has_words_for_what_may_lie_there(game: Game) -> None:
    piles = {policy.name for policy in policies(game.state) if policy.pool and policy.see not in (EVERYONE, NOBODY)}
    keys = {key_of("pile", name) for name in piles}
    assert missing(game, keys) == []
    for language in LANGUAGES:
        for key in keys:
            assert "cards" in said(game, language)[key].variables <= {"cards", "seat", "at"}, f"{language}: {key}"


def ask_keys(game: Game) -> set[str]:
    return {key_of("ask", about) for about in source(game_package(game)).questions}


def test_every_question_has_words(game: Game) -> None:
    assert missing(game, ask_keys(game)) == []


def test_questions_use_only_values_that_rules_give_them(game: Game) -> None:
    given = source(game_package(game)).given | {"least", "most"}
    for language in LANGUAGES:
        for key in ask_keys(game):
            assert said(game, language)[key].variables <= given, f"{language}: {key}"


def move_keys(game: Game) -> dict[str, set[str]]:
    """The general key of every verb, and the keys by which single questions may name it."""
    known = source(game_package(game))
    verbs = known.verbs | set(game.moves) | {PASS[0]}
    return {
        key_of("move", verb): {key_of("move", about.removesuffix(f".{verb}"), verb) for about in known.questions}
        for verb in verbs
    }


def test_every_move_has_words(game: Game) -> None:
    assert missing(game, set(move_keys(game))) == []


def nouns(game: Game) -> set[str]:
    """The kinds of things that sentences name."""
    values = {value for each in told(game).values() for emitted in each for value in emitted.values}
    values |= {name for card in game.cards for _, numbers in card.sentences for name in numbers}
    return values | {noun for kinds in game.moves.values() for noun in kinds} | source(game_package(game)).verbs


def test_no_message_is_left_over(game: Game) -> None:
    expected = {"game-name"} | event_keys(game) | mode_keys(game) | setting_keys(game) | outcome_keys(game)
    expected |= role_keys(game)
    expected |= {key for card in game.cards for key in card_keys(card)}
    expected |= {key_of("card", card.id, "brief") for card in game.cards}
    expected |= {key_of("kinds", card.kind) for card in game.cards}
    expected |= {key_of("lesson", lesson.key) for lesson in game.lessons}
    expected |= {key_of("puzzle", puzzle.id, *more) for puzzle in game.puzzles for more in ((), ("why",))}
    expected |= {key + more for key in ask_keys(game) for more in ("", "-detail")}
    expected |= {key for general, special in move_keys(game).items() for key in (general, *special)}
    own = messages(game_package(game), "en")
    expected |= {key for parts in own.values() for key in parts.messages}
    free = tuple(f"{key_of(prefix)}-" for prefix in (*FOR_CLIENTS, *nouns(game)))
    assert [key for key in own if key not in expected and not key.startswith(free)] == []


# -- whole games, aloud ------------------------------------------------------------------

PLAYERS = {
    "en": ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gail", "Hugo", "Iris", "Jon", "Kay"),
    "ru": ("Аня", "Боря", "Вера", "Гена", "Даша", "Егор", "Женя", "Зоя", "Инга", "Катя", "Лёва"),
}


class Aloud:
    """Says everything in every language, each sentence once."""

    def __init__(self, game: Game) -> None:
        self.words = [GameWords(game, language, dict(enumerate(PLAYERS[language]))) for language in LANGUAGES]
        self.heard: set[str] = set()

    def events(self, table: Table, since: int) -> None:
        """What every seat and the spectators learn."""
        for event in table.events[since:]:
            for seat in range(SPECTATOR, table.players):
                seen = table.wire.event(seen_event(event, seat))
                if self._is_new("event", seen):
                    for words in self.words:
                        self._check(words, words.event(seen))

    def questions(self, table: Table) -> None:
        """What every seat is asked, and every answer it may give."""
        for ask in table.pending.values():
            prompt = table.wire.prompt(ask)
            if self._is_new(ask.about, prompt["values"], ask.least, ask.most):
                for words in self.words:
                    self._check(words, words.question(prompt))
                    self._detail(words, prompt)
            for option in prompt["options"]:
                if self._is_new(ask.about, option):
                    for words in self.words:
                        self._check(words, words.option(option, ask.about))

    def _detail(self, words: GameWords, prompt: dict[str, Any]) -> None:
        key = key_of("ask", prompt["about"], "detail")
        if words.words.has(key):
            self._check(words, words.words.say(key, **words.values(prompt["values"])))

    def _is_new(self, *thing: Any) -> bool:
        known = len(self.heard)
        self.heard.add(repr(thing))
        return len(self.heard) > known

    def _check(self, words: GameWords, text: str) -> None:
        assert text.strip() == text != ""
        assert not re.search(r"[⟦⟧{}]|None", text), text
        if words.words.language == "ru":
            assert not re.search(r"\d [а-яё]", text), text


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message or a missing value fails at once."""

    def say(self: Words, key: str, /, **values: Any) -> str:
        pattern = self._pattern(key)
        assert pattern is not None, f"{self.language}: no message {key}"
        text, errors = self.bundle.format_pattern(pattern, values)
        assert errors == [], f"{self.language}: {key}: {errors}"
        return str(text)

    monkeypatch.setattr(Words, "say", say)


def any_answer(ask: Ask, luck: Random) -> Any:
    """A random answer; of a question with several kinds of moves often a rare kind."""
    if ask.single:
        kinds = defaultdict(list)
        for option in ask.options:
            kinds[option[0] if isinstance(option, tuple) else ""].append(option)
        return luck.choice(luck.choice(list(kinds.values())) if luck.random() < 0.4 else ask.options)
    size = luck.randint(min(ask.least, len(ask.options)), min(ask.most, len(ask.options)))
    places = sorted(luck.sample(range(len(ask.options)), size))
    return tuple(ask.options[i] for i in places)


def random_game(game: Game, seed: int) -> Iterator[Table]:
    luck = Random(seed)
    players = game.players[seed % len(game.players)]
    settings = {setting.key: luck.choice(setting.fitting(players)) for setting in game.settings}
    table = Table(game, players, settings, seed)
    yield table
    while not table.over:
        # Now and then somebody does what nobody waits for.
        may_act = [seat for seat, ask in sorted(table.pending.items()) if ask.options]
        seat = luck.choice(may_act if luck.random() < 0.2 else sorted(table.waiting_for))
        table.decide(seat, any_answer(table.pending[seat], luck))
        yield table


@pytest.mark.usefixtures("strict")
def test_whole_games_can_be_told(game: Game) -> None:
    aloud = Aloud(game)
    for seed in range(RANDOM_GAMES):
        told = 0
        for table in random_game(game, seed):
            aloud.events(table, told)
            aloud.questions(table)
            told = len(table.events)
        assert table.result is not None
        for words in aloud.words:
            words.words.say(key_of("outcome", table.result.outcome))


@pytest.mark.usefixtures("strict")
def test_cards_can_be_read(game: Game) -> None:
    for language in LANGUAGES:
        words = GameWords(game, language)
        names = {card.id: words.card_name(card) for card in game.cards}
        assert all(words.card_text(card) for card in game.cards)
        same = [pair for pair in combinations(names.items(), 2) if pair[0][1] == pair[1][1]]
        assert same == [], "two cards with one name"
