"""No word of the command line is missing in a language, and argparse says nothing that is not ours."""

from __future__ import annotations

import argparse
import ast
import inspect
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import prowl.cli
from prowl.cli.arguments import SENTENCES
from prowl.kernel.text import LANGUAGES, read_text, words

CLI = Path(prowl.cli.__file__).parent
# What a command of another room says in the terminal is worded here too.
SPEAKERS = [*CLI.rglob("*.py"), CLI.parent / "server" / "greeting.py"]
# Said only to programmers, about parsers that are built wrongly.
FOR_PROGRAMMERS = (
    "conflicting", "mutually exclusive", "must be", "dest=", "cannot", "Unknown", "unexpected option string",
    "'required'", "can't open", "invalid option string", "invalid conflict", "subparsers", "deprecated", ".__call__()",
    "callable", "with mode", "warning",
)  # fmt: skip


OF_THE_GAMES = {"game-name"}


def messages(language: str) -> dict[str, set[str]]:
    """Every message with the variables it uses."""
    found = {}
    for entry in FluentParser().parse(read_text("prowl.cli", language)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = set(re.findall(r"\$([\w-]+)", text_of(entry, language)))
    return found


def text_of(entry: ftl.Message, language: str) -> str:
    return read_text("prowl.cli", language)[entry.span.start : entry.span.end]


def test_both_languages_have_the_same_messages_with_the_same_values():
    english, russian = (messages(language) for language in LANGUAGES)
    assert english == russian


def test_no_message_is_written_twice():
    for language in LANGUAGES:
        keys = re.findall(r"^([\w-]+) =", read_text("prowl.cli", language), re.MULTILINE)
        assert sorted(keys) == sorted(set(keys))


def said() -> set[str]:
    """Keys that stand in the code as they are."""
    keys = set()
    for path in SPEAKERS:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in ("say", "tell", "ask"):
                    keys.add(node.args[0].value)
                elif name in ("Mistake", "Failed"):
                    keys.add(f"error-{node.args[0].value}")
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_code_says_exists(language):
    spoken = words(language, "prowl.cli")
    assert {key for key in said() - OF_THE_GAMES if not spoken.has(key)} == set()
    assert {key for key in SENTENCES.values() if not spoken.has(key)} == set()


def test_no_message_is_unused():
    code = "".join(path.read_text("utf-8") for path in SPEAKERS)
    families = set(re.findall(r'f"([\w-]+-)\{', code)) | {"pile-", "error-"}
    named = said() | set(re.findall(r'"([\w-]+)"', code))
    assert {key for key in messages("en") if key not in named and not key.startswith(tuple(families))} == set()


def test_argparse_says_nothing_that_is_not_translated():
    tree = ast.parse(inspect.getsource(argparse))
    sentences = {
        node.args[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_"
        if isinstance(node.args[0], ast.Constant)
    }
    foreign = {
        text for text in sentences if text not in SENTENCES and not any(part in text for part in FOR_PROGRAMMERS)
    }
    # Shown by a part of argparse that Prowl replaces or does not use.
    foreign -= {"subcommands", "show program's version number and exit", "unknown parser %(parser_name)r"}
    assert foreign == set()
