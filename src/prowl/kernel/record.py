"""Table files (`.prowl`): format version, game, rules version, options, seats, seed, answers, digests, checksum.

Loading is strict: the checksum must be that of the content, the answers are replayed, and every
digest must agree. No file holds a state. A game that was dealt anew from what a seat knew in another
one holds that one's answers and the seed of the deal, and is dealt once more.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from reprlib import repr as short
from typing import Any

from .errors import BadFile, ProwlError, Refused
from .fair import FairWorlds
from .game import Game, game_named
from .state import State
from .table import SEED_BITS, Decision, Table
from .views import view

FORMAT = 1
KEYS = {"format", "game", "rules", "options", "players", "seats", "seed", "answers", "digests", "end", "sum"}
# Of a game that was dealt anew: who reads only the first format says so, and takes it for nothing else.
FORMAT_DEALT = 2
DEALT_KEYS = {"seed", "answers", "seat", "deal"}
# How often a game may have been dealt anew from one that was dealt anew.
DEEPEST = 8
LONGEST = 8 * 1024 * 1024


def to_record(table: Table, seats: list[str] | None = None) -> dict[str, Any]:
    """The table as JSON data. Runs the game once more to name every answer and take the digests."""
    dealt = _beginning(table)
    twin = table.anew(digests=True)
    answers = _named(twin, table.log)
    record = {
        "format": FORMAT_DEALT if dealt else FORMAT,
        "game": table.game.id,
        "rules": table.game.version,
        "options": table.game.differing(table.players, table.settings),
        "players": table.players,
        "seats": list(seats or ()),
        "seed": table.seed,
        "answers": answers,
        "digests": _digests(twin),
        "end": twin.digest(),
        **dealt,
    }
    return {**record, "sum": _sum(record)}


def dealt_from(table: Table, seat: int, deal: int) -> dict[str, Any]:
    """How a game begins that is dealt anew from what a seat knows at this table: for its file (`Table.dealt`)."""
    beginning = _beginning(table)
    if _depth(beginning) >= DEEPEST:
        raise BadFile("file-fork")
    return {"seed": table.seed, "answers": _named(table.anew(), table.log), "seat": seat, "deal": deal, **beginning}


def _depth(part: dict[str, Any]) -> int:
    return 1 + _depth(part["dealt"]) if "dealt" in part else 0


def _beginning(table: Table) -> dict[str, Any]:
    """What a file has to say of a game that does not begin with its set-up."""
    if table.start is None:
        return {}
    if table.dealt is None:
        raise BadFile("file-fork")
    return {"dealt": table.dealt}


def _named(twin: Table, log: list[Decision]) -> list[list[Any]]:
    """Play the answers and name each as the wire does."""
    answers = []
    for seat, answer in log:
        answers.append([seat, twin.wire.answer(twin.pending[seat], answer)])
        twin.decide(seat, answer)
    return answers


def _digests(table: Table) -> list[list[Any]]:
    return [[at, value] for at, value in sorted((table.digests or {}).items())]


def _sum(record: dict[str, Any]) -> str:
    """A checksum of the content, whatever its layout."""
    content = {key: value for key, value in record.items() if key != "sum"}
    return blake2b(json.dumps(content, sort_keys=True).encode(), digest_size=12).hexdigest()


def dumps(record: dict[str, Any]) -> str:
    """One answer a line, so that a file can be read and compared."""
    return _written(record, "") + "\n"


def _written(record: dict[str, Any], indent: str) -> str:
    parts, deeper = [], indent + "  "
    for key, value in record.items():
        if key in ("answers", "digests") and value:
            lines = ",\n".join(f"{deeper}  {json.dumps(each, ensure_ascii=False)}" for each in value)
            text = f"[\n{lines}\n{deeper}]"
        else:
            text = _written(value, deeper) if key == "dealt" else json.dumps(value, ensure_ascii=False)
        parts.append(f"{deeper}{json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(parts) + f"\n{indent}}}"


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
    if type(record["format"]) is not int or record["format"] not in (FORMAT, FORMAT_DEALT):
        raise BadFile("file-format", format=short(record["format"]), known=FORMAT_DEALT)
    keys = KEYS | {"dealt"} if record["format"] == FORMAT_DEALT else KEYS
    if set(record) != keys:
        raise BadFile("file-damaged", detail=", ".join(sorted(set(record) ^ keys))[:200])
    if not _is_sound(record) or not ("dealt" not in record or _is_deal(record["dealt"], record["players"])):
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


def _is_deal(value: Any, players: int, depth: int = DEEPEST) -> bool:
    """How a game was dealt anew, and the one before it, if that was too."""
    return (
        isinstance(value, dict)
        and depth > 0
        and set(value) - {"dealt"} == DEALT_KEYS
        and all(type(value[key]) is int for key in ("seed", "seat", "deal"))
        and 0 <= value["seat"] < players
        and value["deal"].bit_length() <= SEED_BITS
        and _are_pairs(value["answers"], _is_answer)
        and ("dealt" not in value or _is_deal(value["dealt"], players, depth - 1))
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
    table = _played(game, record, record)
    options = game.differing(table.players, table.settings)
    if (options, _digests(table), table.digest()) != (record["options"], record["digests"], record["end"]):
        raise BadFile("file-digest")
    return table


def _played(game: Game, record: dict[str, Any], part: dict[str, Any]) -> Table:
    """The game of a file, or of a part of it: one that it was dealt from."""
    dealt = part.get("dealt")
    start = _dealt(game, record, dealt) if dealt is not None else None
    try:
        table = Table(game, record["players"], record["options"], part["seed"], start=start, digests=part is record)
    except ProwlError as error:
        raise BadFile("file-damaged", detail=str(error)[:200]) from None
    table.dealt = dealt
    for number, (seat, data) in enumerate(part["answers"], 1):
        try:
            ask = table.pending.get(seat)
            if ask is None:
                raise Refused("not-your-turn", seat=seat)
            table.decide(seat, table.wire.parse(ask, data))
        except ProwlError:
            raise BadFile("file-answer", number=number) from None
    return table


def _dealt(game: Game, record: dict[str, Any], dealt: dict[str, Any]) -> State:
    """The state that the same deal gives again, from what the seat knew."""
    table, seat = _played(game, record, dealt), dealt["seat"]
    if table.over:
        raise BadFile("file-digest")
    try:
        return FairWorlds.of(table, seat).without_truth(dealt["deal"], view(table.state, seat)).start
    except ProwlError:
        raise BadFile("file-digest") from None
