"""The installed games as the client needs them: what the lobby offers, words, cards and rules."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from prowl.bots import LEVELS
from prowl.bots.proofs import Proof, proofs_of
from prowl.kernel.effects import Card, figures, plain
from prowl.kernel.game import Game, games
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

RULE = re.compile(r"^- \*\*([A-Z]+-[A-Z]*\d+)\*\* (.*)$")
OTHER = re.compile(r"^  - (.*)$")


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
        settings=[SettingInfo(setting.key, list(setting.values), setting.needs()) for setting in each.settings],
        modes=list(each.modes),
        languages=languages(each),
        levels=list(LEVELS),
        proofs={level: _proof(proof) for level, proof in proofs_of(each).items()},
        pools={policy.name: policy.pool for policy in piles},
        open=[policy.name for policy in piles if policy.see is EVERYONE],
        nouns={name: list(noun.names) for name, noun in each.nouns.items()},
        moves={verb: list(kinds) for verb, kinds in each.moves.items()},
        name={language: _say(each, language, "game-name") for language in languages(each)},
        practice=_practice(each),
        timer=each.timer.seconds if each.timer is not None else 0,
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
    source = files(game_package(game(name))) / "RULES.md"
    return parsed(source.read_text("utf-8"))


def parsed(markdown: str) -> RuleBook:
    """RULES.md as data: English first, the Russian wording in the line under it."""
    intro: list[str] = []
    chapters: list[Chapter] = []
    last: RuleInfo | None = None
    for line in markdown.splitlines():
        if line.startswith("## "):
            chapters.append(Chapter(_both(line[3:]), []))
        elif chapters and (found := RULE.match(line)):
            last = RuleInfo(found[1], {"en": found[2]})
            chapters[-1].rules.append(last)
        elif last is not None and (other := OTHER.match(line)):
            last.text.setdefault("ru", other[1])
        elif not chapters and line and not line.startswith("#"):
            intro.append(line)
    return RuleBook(dict(zip(LANGUAGES, intro, strict=False)), [each for each in chapters if each.rules])


def _both(title: str) -> dict[str, str]:
    english, _, russian = title.partition(" / ")
    return {"en": english.strip(), "ru": (russian or english).strip()}
