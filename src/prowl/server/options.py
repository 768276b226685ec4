"""What `prowl serve` was asked for. What cannot be meant is refused in words, before anything is opened."""

from __future__ import annotations

import argparse
from typing import Any
from urllib.parse import urlsplit

from prowl.kernel.errors import ProwlError

from .config import UNLIMITED, Config
from .contact import checked
from .identity import origin_of

# From the least to the most that makes sense. Nobody at all thinks for the bots without a worker, or without time.
RANGES = {"port": (0, 65_535), "workers": (1, 1_000), "think": (0.1, 3_600), "bot_delay": (0, 3_600)}


class BadOption(ProwlError):
    """An option has a value that cannot be meant."""


def configured(args: argparse.Namespace) -> Config:
    for name in RANGES:
        _check_range(name, getattr(args, name))
    chosen: dict[str, Any] = {"workers": args.workers} if args.workers else {}
    if args.unlimited:
        chosen["limits"] = UNLIMITED
    return Config(
        db=args.db,
        public_url=_address(args.public_url) if args.public_url else "",
        contact=checked(args.contact),
        origins=tuple(_address(each) for each in args.origin),
        bot_delay=args.bot_delay,
        think_seconds=args.think,
        **chosen,
    )


def _check_range(name: str, value: float | None) -> None:
    least, most = RANGES[name]
    # Also false for what is no number.
    if value is not None and not least <= value <= most:
        option = "--" + name.replace("_", "-")
        raise BadOption("bad-range", option=option, value=str(value), least=str(least), most=str(most))


def _address(text: str) -> str:
    """An address that pages can have, without what follows the host: all pages of it are meant."""
    address = text.strip().rstrip("/")
    if not origin_of(address) or any(urlsplit(address)[2:]):
        raise BadOption("bad-address", address=text)
    return address
