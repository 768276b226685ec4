"""Runs the server: uvicorn with the cheapest transport measured, and a word on where to look."""

from __future__ import annotations

import argparse
import asyncio
import socket
import sys
from dataclasses import replace
from importlib.util import find_spec
from logging import getLogger
from signal import SIGTERM, signal
from typing import Any, NoReturn

import uvicorn

from prowl.kernel.errors import ProwlError
from prowl.kernel.text import words
from prowl.store import CannotOpen, InUse, SqliteStore

from .addresses import EVERYWHERE, LOOPBACK, is_loopback, lan_address, on_the_network, on_this_machine, page_at
from .app import application
from .config import Config
from .gate import guarded, raise_limit
from .greeting import Doors, greeting
from .lines import ShortLine
from .logs import set_up
from .options import BadOption, configured
from .sweeping import calm

BACKLOG = 2048
# Open files besides connections: the database, the page, pipes to workers.
SPARE_FILES = 256

log = getLogger("prowl.serving")


class CannotListen(ProwlError):
    """The address is not ours, or somebody else listens there."""


class NoDatabase(ProwlError):
    """The database cannot be opened, or is none."""


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    set_up(args.log_level)
    config = configured(args)
    make_room(config)
    listening, doors = opened(config, args)
    print(greeting(doors, words(args.lang, "prowl.cli"), sys.stdout), flush=True)
    config = told(config, doors)
    server = uvicorn.Server(settings(application(config), config, args.proxies))
    calm()
    signal(SIGTERM, _end)
    server.run([listening])
    return 0 if server.started else 1


def make_room(config: Config) -> None:
    """Files that may be open: a connection is one. Too few are told at the start, not when friends cannot come in."""
    wanted = config.limits.connections + SPARE_FILES
    have = raise_limit(wanted)
    if have < wanted:
        log.warning("few connections fit: raise the limit of open files", extra={"have": have, "wanted": wanted})


def opened(config: Config, args: argparse.Namespace) -> tuple[socket.socket, Doors]:
    """A socket, and where it is found. What is wrong is said before anybody is let in."""
    host = args.host or (EVERYWHERE if args.lan else LOOPBACK)
    listening = listen(host, args.port)
    try:
        doors = found_at(config, host, listening, lan=args.lan)
        asyncio.run(try_database(config))
    except ProwlError:
        listening.close()
        raise
    return listening, doors


def found_at(config: Config, host: str, listening: socket.socket, *, lan: bool) -> Doors:
    """Where this socket is found, by us and by others. The port is the real one: 0 asks for any."""
    port = listening.getsockname()[1]
    page = config.public_url or page_at(on_this_machine(host), port)
    if not lan:
        return Doors(page, alone=is_loopback(listening) and not (config.public_url or config.origins))
    if is_loopback(listening):
        raise BadOption("lan-on-loopback", host=host)
    found = on_the_network(listening, lan_address)
    return Doors(page, config.public_url or (page_at(found, port) if found else ""), lan=True)


def told(config: Config, doors: Doors) -> Config:
    """With the addresses at which it was opened, so that their pages are its own."""
    return replace(config, invite=doors.invite, origins=(*config.origins, doors.page))


def _end(*_: object) -> NoReturn:
    """uvicorn has said goodbye to everybody and sends the signal once more: now the process may end, in order."""
    raise SystemExit(0)


async def try_database(config: Config) -> None:
    """Open the database once before anybody is let in: what is wrong with it is said here, not in a log."""
    store = SqliteStore(config.db, durable=config.durable, alone=True)
    try:
        await store.open()
    except InUse:
        raise NoDatabase("database-in-use", path=config.db) from None
    except CannotOpen as error:
        raise NoDatabase("no-database", path=config.db, reason=str(error)) from None
    await store.close()


def settings(app: Any, config: Config, proxies: str = "127.0.0.1") -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=guarded(config.limits),
        ws=ShortLine,
        loop="uvloop" if find_spec("uvloop") else "asyncio",
        ws_max_size=config.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        access_log=False,
        log_config=None,
        server_header=False,
        date_header=False,
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=30,
    )


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named, or asyncio would leave Nagle's algorithm on: 40 ms for every answer in two parts.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        raise CannotListen("cannot-listen", host=host, port=str(port), reason=error.strerror or str(error)) from None
    listening.listen(BACKLOG)
    return listening
