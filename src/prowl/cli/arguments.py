"""Arguments: a parser that speaks the user's language, and the kinds of values the commands share."""

from __future__ import annotations

import argparse
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NoReturn

from prowl.kernel.text import LANGUAGES, Words

from .errors import BAD_USAGE, Mistake

# What argparse says, by the message of ours that says it.
SENTENCES = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positionals",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "%(prog)s: error: %(message)s\n": "argparse-error",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "the following arguments are required: %s": "argparse-required",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "expected one argument": "argparse-one",
    "expected at most one argument": "argparse-at-most-one",
    "expected at least one argument": "argparse-at-least-one",
    "ignored explicit argument %r": "argparse-explicit",
    "not allowed with argument %s": "argparse-not-allowed",
    "one of the arguments %s is required": "argparse-one-required",
    "invalid %(type)s value: %(value)r": "argparse-invalid-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-invalid-choice",
    # The next one comes with Python 3.14.
    "invalid choice: %(value)r, maybe you meant %(closest)s? (choose from %(choices)s)": "argparse-invalid-choice",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "argparse-unknown-command",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
}


@contextmanager
def speaking(words: Words) -> Iterator[None]:
    """Let argparse speak our words: it takes its sentences from two names of its module."""

    def sentence(text: str) -> str:
        key = SENTENCES.get(text)
        return words.say(key) if key else text

    def counted(one: str, many: str, n: int) -> str:
        return words.say("argparse-expected", n=n)

    before = {name: vars(argparse)[name] for name in ("_", "ngettext")}
    vars(argparse).update({"_": sentence, "ngettext": counted})
    try:
        yield
    finally:
        vars(argparse).update(before)


class Parser(argparse.ArgumentParser):
    """One command. What its arguments mean is said by the messages `arg-…`."""

    words: Words

    def __init__(self, **more: Any) -> None:
        super().__init__(**{**more, "allow_abbrev": False, "add_help": False})
        self.add_argument("-h", "--help", action="help", help=self.words.say("argparse-help"))

    def take(self, *names: str, said: str = "", **more: Any) -> None:
        """An argument, explained in the user's language; by another message where its name means something else."""
        name = said or names[-1].lstrip("-").replace("_", "-")
        self.add_argument(*names, help=self.words.say(f"arg-{name}"), **more)

    def take_language(self) -> None:
        self.take("--lang", choices=LANGUAGES, default=argparse.SUPPRESS)

    def error(self, message: str) -> NoReturn:
        hint = self.words.say("argparse-hint", command=self.prog)
        self.exit(BAD_USAGE, f"{self.prog}: {message}\n{hint}\n")


def parser_in(words: Words) -> type[Parser]:
    """Parsers that speak these words; argparse makes those of the commands by itself."""
    return type("Parser", (Parser,), {"words": words})


class Commands:
    """Where every command signs on."""

    def __init__(self, parser: Parser) -> None:
        self.words = parser.words
        self.parsers = parser.add_subparsers(
            dest="command",
            metavar=self.words.say("metavar-command"),
            title=self.words.say("argparse-commands"),
            parser_class=parser_in(self.words),
        )

    def add(self, name: str, run: Callable[[Namespace], int]) -> Parser:
        about = self.words.say(f"command-{name}")
        parser: Parser = self.parsers.add_parser(name, help=about, description=about)
        parser.set_defaults(run=run)
        parser.take_language()
        return parser


def whole(words: Words, least: int = 0) -> Callable[[str], int]:
    """A whole number, not below `least`."""

    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least:
            raise ArgumentTypeError(words.say("bad-number", text=text, least=str(least)))
        return number

    return parse


def take_players(parser: Parser, default: int | None = None) -> None:
    parser.take("--players", type=whole(parser.words, 1), metavar="N", default=default)


def take_seed(parser: Parser, default: int | None = 0) -> None:
    parser.take("--seed", type=whole(parser.words), metavar="N", default=default)


def take_settings(parser: Parser, said: str = "set") -> None:
    metavar = parser.words.say("metavar-setting")
    parser.take("--set", dest="settings", nargs="+", action="extend", default=[], metavar=metavar, said=said)


def settings_of(pairs: list[str]) -> Mapping[str, str]:
    """`key=value` pairs; whether the game knows them is the game's to say."""
    found = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign or not key:
            raise Mistake("bad-setting", text=pair)
        found[key] = value
    return found
