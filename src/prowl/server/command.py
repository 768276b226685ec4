"""`prowl serve`."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

LEVELS = ("debug", "info", "warning", "error")


def register(commands: Any) -> None:
    """Sign on to the command line, which has the words; the server itself is loaded when it runs."""
    parser = commands.add("serve", serve)
    parser.take("--lan", action="store_true")
    # Left out it depends on --lan.
    parser.take("--host", default="")
    parser.take("--port", type=int, default=8080)
    parser.take("--db", default="prowl.db")
    parser.take("--public-url", default="")
    parser.take("--contact", default="")
    parser.take("--origin", action="append", default=[])
    parser.take("--workers", type=int, default=None)
    parser.take("--bot-delay", type=float, default=None)
    parser.take("--think", type=float, default=8.0)
    parser.take("--proxies", default="127.0.0.1")
    parser.take("--log-level", default="info", choices=LEVELS)
    parser.take("--unlimited", action="store_true")


def serve(args: Namespace) -> int:
    from .serving import run

    return run(args)
