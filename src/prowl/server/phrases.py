"""Questions in the wire's words, as JSON. Most are asked again and again, at every table: they are worded once."""

from __future__ import annotations

from typing import Any, NamedTuple

from prowl.kernel.prompts import Ask
from prowl.kernel.views import SEQUENCES
from prowl.kernel.wire import Wire

from .connections import encode
from .protocol import Prompt
from .sharing import exact

# Questions kept for all tables of a game; more of them, and all begin anew.
KEPT = 2000
PHRASES: dict[str, dict[bytes, Phrase]] = {}


class Phrase(NamedTuple):
    """How the wire names the options, and the whole question as JSON. Shared by tables: nobody may change it."""

    named: list[list[Any]]
    text: bytes
    # All that the words depend on; nothing if it cannot be told.
    key: bytes


def phrase(wire: Wire, ask: Ask, last: Phrase | None = None) -> Phrase:
    """The question; `last`, how it was put before, if nothing has changed."""
    key = _key(ask)
    if last is not None and key and last.key == key:
        return last
    known = PHRASES.setdefault(wire.game.id, {})
    found = known.get(key) if key else None
    if found is None:
        said = wire.prompt(ask)
        found = Phrase(said["options"], encode(Prompt(**said)), key)
        if key:
            if len(known) >= KEPT:
                known.clear()
            known[key] = found
    return found


def _key(ask: Ask) -> bytes:
    options: Any = ask.options
    if not isinstance(options, SEQUENCES):
        options = list(options)
    return exact((ask.about, options, ask.least, ask.most, ask.single, ask.optional, ask.values))
