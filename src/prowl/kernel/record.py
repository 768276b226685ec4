"""Table files (`.prowl`): format version, game, rules version, options, seats, seed, answers, digests, checksum.

Loading is strict: the checksum must be that of the content, the answers are replayed, and every
digest must agree.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from reprlib import repr as short
from typing import Any

from .errors import BadFile, ProwlError, Refused
from .game import Game, game_named
from .table import Table

FORMAT = 1
KEYS = {"format", "game", "rules", "options", "players", "seats", "seed", "answers", "digests", "end", "sum"}
LONGEST = 8 * 1024 * 1024


def to_record(table: Table, seats: list[str] | None = None) -> dict[str, Any]:
    """The table as JSON data. Runs the game once more to name every answer and take the digests."""
    if table.start is not None:
        raise BadFile("file-fork")
    twin = Table(table.game, table.players, table.settings, table.seed, digests=True)
    answers = []
    for seat, answer in table.log:
        answers.append([seat, twin.wire.answer(twin.pending[seat], answer)])
        twin.decide(seat, answer)
    record = {
        "format": FORMAT,
        "game": table.game.id,
        "rules": table.game.version,
        "options": dict(table.settings),
        "players": table.players,
        "seats": list(seats or ()),
        "seed": table.seed,
        "answers": answers,
        "digests": _digests(twin),
        "end": twin.digest(),
    }
    return {**record, "sum": _sum(record)}


def _digests(table: Table) -> list[list[Any]]:
    return [[at, value] for at, value in sorted((table.digests or {}).items())]


def _sum(record: dict[str, Any]) -> str:
    """A checksum of the content, whatever its layout."""
    content = {key: value for key, value in record.items() if key != "sum"}
    return blake2b(json.dumps(content, sort_keys=True).encode(), digest_size=12).hexdigest()


def dumps(record: dict[str, Any]) -> str:
    """One answer a line, so that a file can be read and compared."""
    parts = []
    for key, value in record.items():
        if key in ("answers", "digests") and value:
            lines = ",\n".join("    " + json.dumps(each, ensure_ascii=False) for each in value)
            parts.append(f"  {json.dumps(key)}: [\n{lines}\n  ]")
        else:
            parts.append(f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def loads(text: str | bytes, find: Callable[[str], Game] = game_named) -> tuple[Table, list[str]]:
    """The table and the seat names of a file, replayed and verified. `find` knows the games by name."""
    record = _parsed(text)
    try:
        game = find(record["game"])
    except ProwlError:
        raise BadFile("file-game", game=record["game"][:40]) from None
    if record["rules"] != game.version:
        raise BadFile("file-rules", wanted=record["rules"][:40], have=game.version)
    if record["sum"] != _sum(record):
        raise BadFile("file-digest")
    return _replayed(game, record), record["seats"]


def _parsed(text: str | bytes) -> dict[str, Any]:
    """The file as data of the right shape."""
    if len(text) > LONGEST:
        raise BadFile("file-too-long")
    try:
        if isinstance(text, bytes):
            text = text.decode()
        text.encode()
        record = json.loads(text, object_pairs_hook=_once)
    except (ValueError, RecursionError) as error:
        raise BadFile("file-damaged", detail=type(error).__name__) from None
    if not isinstance(record, dict) or "format" not in record or "game" not in record:
        raise BadFile("file-foreign")
    if type(record["format"]) is not int or record["format"] != FORMAT:
        raise BadFile("file-format", format=short(record["format"]), known=FORMAT)
    if set(record) != KEYS:
        raise BadFile("file-damaged", detail=", ".join(sorted(set(record) ^ KEYS))[:200])
    if not _is_sound(record):
        raise BadFile("file-damaged", detail="shape")
    return record


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key is there twice")
    return found


def _is_sound(record: dict[str, Any]) -> bool:
    return (
        all(_is_text(record[key]) for key in ("game", "rules", "end", "sum"))
        and isinstance(record["options"], dict)
        and all(_is_text(key) and _is_text(value) for key, value in record["options"].items())
        and type(record["players"]) is int
        and type(record["seed"]) is int
        and isinstance(record["seats"], list)
        and len(record["seats"]) in (0, record["players"])
        and all(_is_text(name) for name in record["seats"])
        and _are_pairs(record["answers"], _is_answer)
        and _are_pairs(record["digests"], _is_text)
    )


def _is_text(value: Any) -> bool:
    """A string that can be written again: half a surrogate pair cannot."""
    return isinstance(value, str) and not any("\ud800" <= letter <= "\udfff" for letter in value)


def _is_answer(value: Any, depth: int = 3) -> bool:
    """An option, a list of options, and no deeper than that."""
    if isinstance(value, list):
        return depth > 0 and all(_is_answer(each, depth - 1) for each in value)
    return depth < 3 and (type(value) is int or _is_text(value))


def _are_pairs(value: Any, second: Callable[[Any], bool]) -> bool:
    return isinstance(value, list) and all(
        isinstance(each, list) and len(each) == 2 and type(each[0]) is int and second(each[1]) for each in value
    )


def _replayed(game: Game, record: dict[str, Any]) -> Table:
    try:
        table = Table(game, record["players"], record["options"], record["seed"], digests=True)
    except ProwlError as error:
        raise BadFile("file-damaged", detail=str(error)[:200]) from None
    for number, (seat, data) in enumerate(record["answers"], 1):
        try:
            ask = table.pending.get(seat)
            if ask is None:
                raise Refused("not-your-turn", seat=seat)
            table.decide(seat, table.wire.parse(ask, data))
        except ProwlError:
            raise BadFile("file-answer", number=number) from None
    if (table.settings, _digests(table), table.digest()) != (record["options"], record["digests"], record["end"]):
        raise BadFile("file-digest")
    return table
