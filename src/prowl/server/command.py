"""`prowl serve`."""

from __future__ import annotations

import argparse
from typing import Any


def register(commands: Any) -> None:
    """Sign on to the command line; the server itself is loaded when it runs."""
    parser: argparse.ArgumentParser = commands.add_parser("serve", help="serve tables to browsers")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=int, default=8080, help="port (default 8080; 0: any free one)")
    parser.add_argument("--db", default="prowl.db", help="file of the database (default prowl.db)")
    parser.add_argument("--public-url", default="", help="address people use, if a proxy stands in front")
    parser.add_argument("--origin", action="append", default=[], help="a further address whose pages may connect")
    parser.add_argument("--workers", type=int, default=None, help="processes for bots to think in")
    parser.add_argument("--bot-delay", type=float, default=None, help="seconds bots wait, for all tables")
    parser.add_argument("--think", type=float, default=8.0, help="seconds after which a bot must have answered")
    parser.add_argument("--proxies", default="127.0.0.1", help="addresses of proxies whose headers are believed")
    parser.add_argument("--log-level", default="info", choices=("debug", "info", "warning", "error"))
    parser.add_argument("--unlimited", action="store_true", help="no limits on how often clients ask (for load tests)")
    parser.set_defaults(run=serve)


def serve(args: argparse.Namespace) -> int:
    from .serving import run

    return run(args)
