"""Table files (`.prowl`): format version, game, rules version, options, seats, seed, answers, digests.

Loading is strict: the answers are replayed and every digest must agree.
"""

from __future__ import annotations

import json
from typing import Any

from .errors import BadFile, ProwlError, Refused
from .game import Game, game_named
from .table import Table

FORMAT = 1
KEYS = {"format", "game", "rules", "options", "players", "seats", "seed", "answers", "digests", "end"}
LONGEST = 8 * 1024 * 1024


def to_record(table: Table, seats: list[str] | None = None) -> dict[str, Any]:
    """The table as JSON data. Runs the game once more to name every answer and take the digests."""
    twin = Table(table.game, table.players, table.settings, table.seed, digests=True)
    answers = []
    for seat, answer in table.log:
        answers.append([seat, twin.wire.answer(twin.pending[seat], answer)])
        twin.decide(seat, answer)
    return {
        "format": FORMAT,
        "game": table.game.id,
        "rules": table.game.version,
        "options": table.settings,
        "players": table.players,
        "seats": seats or [],
        "seed": table.seed,
        "answers": answers,
        "digests": [[at, value] for at, value in sorted((twin.digests or {}).items())],
        "end": twin.digest(),
    }


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


def loads(text: str) -> tuple[Table, list[str]]:
    """The table and the seat names of a file, replayed and verified."""
    record = _parsed(text)
    game = _game(record)
    if record["rules"] != game.version:
        raise BadFile("file-rules", wanted=record["rules"], have=game.version)
    return _replayed(game, record), record["seats"]


def _parsed(text: str) -> dict[str, Any]:
    if len(text) > LONGEST:
        raise BadFile("file-too-long")
    try:
        record = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadFile("file-damaged", detail=type(error).__name__) from None
    if not isinstance(record, dict) or "format" not in record or "game" not in record:
        raise BadFile("file-foreign")
    if record["format"] != FORMAT:
        raise BadFile("file-format", format=str(record["format"])[:40], known=FORMAT)
    if set(record) != KEYS:
        raise BadFile("file-damaged", detail=", ".join(sorted(set(map(str, record)) ^ KEYS)))
    _check_shape(record)
    return record


def _check_shape(record: dict[str, Any]) -> None:
    def pairs(value: Any, first: type, second: type) -> bool:
        return isinstance(value, list) and all(
            isinstance(each, list) and len(each) == 2 and type(each[0]) is first and isinstance(each[1], second)
            for each in value
        )

    sound = (
        isinstance(record["game"], str)
        and isinstance(record["rules"], str)
        and isinstance(record["options"], dict)
        and all(isinstance(value, str) for value in record["options"].values())
        and type(record["players"]) is int
        and type(record["seed"]) is int
        and isinstance(record["end"], str)
        and isinstance(record["seats"], list)
        and all(isinstance(name, str) for name in record["seats"])
        and pairs(record["answers"], int, list)
        and pairs(record["digests"], int, str)
    )
    if not sound:
        raise BadFile("file-damaged", detail="shape")


def _game(record: dict[str, Any]) -> Game:
    try:
        return game_named(record["game"])
    except ProwlError:
        raise BadFile("file-game", game=record["game"][:40]) from None


def _replayed(game: Game, record: dict[str, Any]) -> Table:
    try:
        table = Table(game, record["players"], record["options"], record["seed"], digests=True)
    except ProwlError as error:
        raise BadFile("file-damaged", detail=str(error)) from None
    for number, (seat, data) in enumerate(record["answers"], 1):
        try:
            ask = table.pending.get(seat)
            if ask is None:
                raise Refused("not-your-turn", seat=seat)
            table.decide(seat, table.wire.parse(ask, data))
        except ProwlError:
            raise BadFile("file-answer", number=number) from None
    have = [[at, value] for at, value in sorted((table.digests or {}).items())]
    if have != record["digests"] or record["end"] != table.digest():
        raise BadFile("file-digest")
    return table
