"""The installed games as the client needs them: what the lobby offers, words, cards and rules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from itertools import groupby

from prowl.bots import LEVELS
from prowl.bots.proofs import Proof, proofs_of
from prowl.kernel import rulebook
from prowl.kernel.effects import Card, figures, plain
from prowl.kernel.game import Game, Setting, games
from prowl.kernel.rulebook import NumberedRule, rules_of
from prowl.kernel.text import LANGUAGES, GameWords, game_package, key_of, read_text, word_packages
from prowl.kernel.views import EVERYONE, policies

from .bodies import (
    CardInfo,
    CardList,
    Chapter,
    GameInfo,
    GameList,
    PracticeInfo,
    ProofInfo,
    RuleBook,
    RuleInfo,
    SettingInfo,
)
from .problems import Denied


@cache
def installed() -> dict[str, Game]:
    return games()


def game(name: str) -> Game:
    found = installed().get(name)
    if found is None:
        raise Denied("unknown-game", 404, game=name[:40], known=", ".join(installed()))
    return found


@cache
def game_list() -> GameList:
    return GameList([_info(each) for each in installed().values()])


def _info(each: Game) -> GameInfo:
    piles = [policy for policy in policies(each.state) if policy.pool]
    return GameInfo(
        id=each.id,
        version=each.version,
        least=each.players[0],
        most=each.players[-1],
        minutes=list(each.minutes),
        age=each.age,
        weight=each.weight,
        settings=[_setting(setting) for setting in each.settings],
        modes=list(each.modes),
        box=each.boxed,
        languages=languages(each),
        levels=list(LEVELS),
        proofs={level: _proof(proof) for level, proof in proofs_of(each).items()},
        pools={policy.name: policy.pool for policy in piles},
        open=[policy.name for policy in piles if policy.see is EVERYONE],
        nouns={name: list(noun.names) for name, noun in each.nouns.items()},
        moves={verb: list(kinds) for verb, kinds in each.moves.items()},
        name={language: _say(each, language, "game-name") for language in languages(each)},
        practice=_practice(each),
    )


def _setting(each: Setting) -> SettingInfo:
    return SettingInfo(
        key=each.key,
        values=list(each.values),
        needs=each.needs(),
        players={value: list(fit) for value, fit in each.players.items()},
        numbers=[each.numbers[0], each.numbers[-1]] if each.numbers else [],
        pick=each.pick,
        among=list(each.among),
    )


def _proof(proof: Proof) -> ProofInfo:
    return ProofInfo(
        bot=proof.bot,
        command=proof.command,
        least=proof.players[0],
        most=proof.players[-1],
        games=len(proof.games),
        decisions=proof.total("decisions"),
        compared=proof.total("compared"),
        different=proof.total("different"),
        choices=proof.total("choices"),
        digest=proof.digest,
    )


def _practice(each: Game) -> PracticeInfo | None:
    at = each.practice if each.lessons else None
    return PracticeInfo(at.players, dict(at.settings), at.seed) if at is not None else None


def _say(each: Game, language: str, key: str) -> str:
    words = GameWords(each, language).words
    return words.say(key_of(key)) if words.has(key_of(key)) else each.id.replace("_", " ").title()


def languages(each: Game) -> list[str]:
    return [language for language in LANGUAGES if _source(game_package(each), language) is not None]


def _source(package: str, language: str) -> str | None:
    try:
        return read_text(package, language)
    except (FileNotFoundError, ModuleNotFoundError):
        return None


def text(name: str, language: str) -> str:
    """The Fluent source of a game, after the kernel's and the server's own messages."""
    if language not in LANGUAGES:
        raise Denied("unknown-language", 404)
    packages = ["prowl.kernel", "prowl.server"]
    if name:
        packages += word_packages(game(name))
    return "\n".join(filter(None, (_source(package, language) for package in packages)))


@cache
def cards(name: str) -> CardList:
    each = game(name)
    words = {language: GameWords(each, language) for language in languages(each)}
    return CardList([_card(card, words) for card in each.cards])


def _card(card: Card, words: dict[str, GameWords]) -> CardInfo:
    return CardInfo(
        id=card.id,
        kind=card.kind,
        copies=card.copies,
        numbers=plain(card.numbers),
        figures=figures(card),
        name={language: each.card_name(card) for language, each in words.items()},
        text={language: each.card_text(card) for language, each in words.items()},
    )


@cache
def rules(name: str) -> RuleBook:
    """The rulebook as data: what the game's own RULES.md says first, then all its chapters."""
    each = game(name)
    page = files(game_package(each)) / "RULES.md"
    return RuleBook(_intro(page.read_text("utf-8")), [_chapter(*found) for found in groupby(rules_of(each), _of)])


def _intro(markdown: str) -> dict[str, str]:
    """A paragraph in each language before the first chapter."""
    head = markdown.partition("\n## ")[0].splitlines()
    return dict(zip(LANGUAGES, [line for line in head if line and not line.startswith("#")], strict=False))


def _of(rule: NumberedRule) -> rulebook.Chapter:
    return rule.chapter


def _chapter(chapter: rulebook.Chapter, rules: Iterable[NumberedRule]) -> Chapter:
    title = {**chapter.title, "en": f"{chapter.number}. {chapter.title['en']}"}
    return Chapter(title, [RuleInfo(rule.id, dict(rule.text)) for rule in rules])
