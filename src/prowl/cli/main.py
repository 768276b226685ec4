"""`prowl`: reads the arguments, runs one command, says in words what went wrong."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from io import TextIOWrapper
from traceback import print_exc

from prowl import __version__
from prowl.kernel.errors import ProwlError
from prowl.kernel.run import is_compiled
from prowl.kernel.text import Words

from .arguments import Commands, Parser, parser_in, speaking
from .errors import FAILED, INTERRUPTED, Failed, exit_code
from .screen import Screen, spoken

COMMANDS = (
    "games",
    "play",
    "simulate",
    "balance",
    "record",
    "replay",
    "view",
    "cards",
    "rules",
    "prove_fair",
    "puzzles",
)
SERVER = "prowl.server.command"


def parser(words: Words) -> Parser:
    """The whole command line. A command's module is loaded to sign on, its work only when it runs."""
    whole = parser_in(words)(prog="prowl", description=words.say("prowl-about"))
    version = words.say("version-compiled" if is_compiled() else "version-pure", version=__version__)
    whole.add_argument("--version", action="version", version=version, help=words.say("arg-version"))
    whole.take_language()
    whole.set_defaults(run=None)
    commands = Commands(whole)
    for name in COMMANDS:
        import_module(f"{__package__}.{name}").register(commands)
    if find_spec("prowl.server") and find_spec(SERVER):
        import_module(SERVER).register(commands)
    return whole


def read(argv: Sequence[str], screen: Screen) -> Namespace:
    with speaking(screen.words):
        reader = parser(screen.words)
        args = reader.parse_args(argv)
        if args.run is None:
            # Who names no command wants to play.
            args = reader.parse_args([*argv, "serve"])
    args.lang = screen.language
    return args


def main(argv: Sequence[str] | None = None) -> int:
    """One call of `prowl`; its exit code."""
    argv = sys.argv[1:] if argv is None else argv
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A terminal without Russian letters or box lines shows question marks rather than a failure.
            stream.reconfigure(errors="replace")
    screen = Screen(spoken(argv, os.environ))
    try:
        args = read(argv, screen)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else FAILED
    except ProwlError as error:
        screen.complain(error)
        return exit_code(error)
    except BrokenPipeError:
        # The reader of a pipe has seen enough; Python must not complain once more when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except KeyboardInterrupt:
        screen.complain(Failed("interrupted"))
        return INTERRUPTED
    except Exception as error:
        return unexpected(error, screen)


def unexpected(error: Exception, screen: Screen) -> int:
    """A fault of Prowl: a sentence for everybody, the whole story for who asks for it."""
    screen.complain(Failed("unexpected", kind=type(error).__name__, detail=str(error)[:300]))
    if os.environ.get("PROWL_DEBUG"):
        print_exc()
    return FAILED
