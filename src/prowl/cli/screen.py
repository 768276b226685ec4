"""Where words go: the language, the terminal, the complaints."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from prowl.kernel.errors import ProwlError, RuleFailure
from prowl.kernel.text import LANGUAGES, Words, words

PACKAGE = "prowl.cli"
UNREADABLE = "\N{REPLACEMENT CHARACTER}"
VARIABLES = ("PROWL_LANG", "LANG")


def spoken(argv: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of this call, known before the arguments are read: `--lang`, `PROWL_LANG`, `LANG`, English."""
    wishes = [argv[i + 1] for i, word in enumerate(argv[:-1]) if word == "--lang"]
    wishes += [word.removeprefix("--lang=") for word in argv if word.startswith("--lang=")]
    wishes += [environment.get(name, "")[:2].lower() for name in VARIABLES]
    return next((wish for wish in wishes if wish in LANGUAGES), LANGUAGES[0])


class Screen:
    """One call's language and its two streams. Output that is not a terminal is plain text."""

    def __init__(self, language: str, out: Console | None = None) -> None:
        self.language = language
        self.words: Words = words(language, PACKAGE)
        self.out = out or Console(highlight=False)
        self.err = Console(stderr=True, highlight=False, soft_wrap=True)

    def say(self, key: str, /, **values: Any) -> str:
        return self.words.say(key, **values)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.out.print(Text(thing) if isinstance(thing, str) else thing)

    def tell(self, key: str, /, **values: Any) -> None:
        self.show(self.say(key, **values))

    def ask(self, key: str) -> str:
        """A line typed by the user, without spaces around it; a closed stdin counts as ended."""
        if sys.stdin is None:
            raise EOFError
        try:
            return input(self.say(key)).strip()
        except UnicodeDecodeError:
            return UNREADABLE

    def quietly(self) -> AbstractContextManager[Any]:
        """In the place of a busy sign, where none is needed."""
        return nullcontext()

    def json(self, data: Any) -> None:
        """Data as it is, never wrapped or coloured."""
        sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=1) + "\n")

    def complain(self, error: ProwlError) -> None:
        """The error in words, on stderr."""
        self.err.print(Text(self.words.error(error), style="red" if self.err.is_terminal else ""))
        if isinstance(error, RuleFailure):
            self.err.print(Text(error.report))
