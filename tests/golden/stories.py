"""Golden games: found by random or sensible play, kept as table files, told in words.

`scripts/golden` tells the stories again, for example after a change of words; with `--record` it looks
for new games, after a change of the rules that makes the old ones impossible.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from random import Random

from prowl.bots.policy import Policy, next_ask
from prowl.kernel.events import Event, Hidden
from prowl.kernel.game import Game, games
from prowl.kernel.record import dumps, loads, to_record
from prowl.kernel.table import Table
from prowl.kernel.text import GameWords, game_package
from prowl.lab.drive import any_settings, finished, luck
from tests.games.generic.source import source

ROOT = Path(__file__).parent
NAMES = ("Ann", "Bob", "Eve", "Gus", "Ida", "Lea", "Max")
SEEDS = range(400)
MORE_SEEDS = range(400, 4000)


def outcomes(game: Game) -> set[str]:
    """Every way in which the game can end."""
    return source(game_package(game)).outcomes


def golden(game: Game, outcome: str) -> Path:
    return ROOT / game.id / f"{outcome}.prowl"


# -- Finding ---------------------------------------------------------------------------


def search(game: Game) -> dict[str, Table]:
    """For each ending the shortest of many random games with few players; for a rarer one the first met."""
    found = shortest(finished(game, few(game, seed), seed, {}) for seed in SEEDS)
    if outcomes(game) - set(found):
        found = shortest(sensible(game, few(game, seed), seed, {}) for seed in SEEDS) | found
    for seed in MORE_SEEDS:
        if outcomes(game) == set(found):
            break
        players = few(game, seed)
        table = sensible(game, players, seed, any_settings(game, players, luck(seed)))
        found.setdefault(table.state.outcome, table)
    return found


def few(game: Game, seed: int) -> int:
    return game.players[seed % min(3, len(game.players))]


def shortest(tables: Iterable[Table]) -> dict[str, Table]:
    found: dict[str, Table] = {}
    for table in tables:
        outcome = table.state.outcome
        if outcome not in found or len(table.log) < len(found[outcome].log):
            found[outcome] = table
    return found


def sensible(game: Game, players: int, seed: int, settings: Mapping[str, str]) -> Table:
    """A game in which everybody answers by the weights that bots know."""
    table, policy, luck = Table(game, players, settings, seed), Policy(game), Random(seed).random
    while not table.over:
        ask = next_ask(table.run)
        table.decide(ask.seat, policy.answer(table.state, ask, luck))
    return table


def record(game: Game) -> None:
    for outcome, table in search(game).items():
        path = golden(game, outcome)
        path.parent.mkdir(exist_ok=True)
        path.write_text(dumps(to_record(table, list(NAMES[: table.players]))), "utf-8")


# -- Telling ---------------------------------------------------------------------------


def story(table: Table, names: list[str]) -> str:
    """The whole game in words, hidden cards included: it is over."""
    return "\n".join(_lines(table, names)) + "\n"


def _lines(table: Table, names: list[str]) -> Iterator[str]:
    words = GameWords(table.game, "en", dict(enumerate(names)))
    yield f"{words.words.say('game-name')}: {words.words.say('outcome-' + table.state.outcome.replace('_', '-'))}"
    yield f"Seats: {', '.join(names)}. Seed {table.seed}."
    yield ""
    again = Table(table.game, table.players, table.settings, table.seed)
    told = 0
    for number, (seat, answer) in enumerate(table.log, 1):
        yield from (_event(words, event) for event in again.events[told:])
        told = len(again.events)
        yield f"{number}. {names[seat]}: {_answer(words, again, seat, answer)}"
        again.decide(seat, answer)
    yield from (_event(words, event) for event in again.events[told:])


def _answer(words: GameWords, table: Table, seat: int, answer: object) -> str:
    ask = table.pending[seat]
    named = table.wire.answer(ask, answer)
    return ", ".join(words.option(each, ask.about) for each in ([named] if ask.single else named)) or "nothing"


def _event(words: GameWords, event: Event) -> str:
    """The event with all that was hidden when it happened."""
    open_values = {key: value.value if isinstance(value, Hidden) else value for key, value in event.values.items()}
    return "    " + words.event(words.wire.event({"event": event.name, **open_values}))


def tell_all() -> None:
    for path in sorted(ROOT.glob("*/*.prowl")):
        path.with_suffix(".txt").write_text(story(*loads(path.read_bytes())), "utf-8")


def main(args: list[str]) -> None:
    if args[:1] == ["--record"]:
        for name, game in games().items():
            if not args[1:] or name in args[1:]:
                record(game)
    tell_all()


if __name__ == "__main__":
    main(sys.argv[1:])
