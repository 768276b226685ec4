"""What was proved of the bots that come with Prowl. The file is written by `scripts/prove-fair`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from importlib.resources import files

import msgspec

from prowl.kernel.game import Game

FILE = "proofs.json"
# The bot of each level that is looked at: one that no clock stops.
PROVED = {"random": "random", "greedy": "greedy", "search": "search:20"}


class ProvedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game: its decisions, where the bot was compared, where the worlds really differed, where it had a choice."""

    players: int
    seed: int
    decisions: int
    compared: int
    different: int
    choices: int
    digest: str


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot of which no difference was found, in a game by these rules."""

    game: str
    rules: str
    level: str
    bot: str
    every: int
    games: tuple[ProvedGame, ...]

    def total(self, name: str) -> int:
        return sum(getattr(each, name) for each in self.games)

    @property
    def command(self) -> str:
        """What anybody can type to prove the same again."""
        return f"prowl prove-fair {self.game} --bots {self.bot}"

    @property
    def digest(self) -> str:
        """Of all moves in all games."""
        return together(each.digest for each in self.games)

    @property
    def players(self) -> list[int]:
        return sorted({each.players for each in self.games})


def together(digests: Iterable[str]) -> str:
    """One digest of many."""
    return blake2b(" ".join(digests).encode(), digest_size=12).hexdigest()


@cache
def published() -> tuple[Proof, ...]:
    return read(files(__package__).joinpath(FILE).read_bytes())


def read(text: bytes) -> tuple[Proof, ...]:
    return msgspec.json.decode(text, type=tuple[Proof, ...])


def written(proofs: Iterable[Proof]) -> str:
    """The file: a line for each game that was played, so that one can see what has changed."""
    return "[\n" + ",\n".join(map(_lines, proofs)) + "\n]\n"


def _lines(proof: Proof) -> str:
    head, _, games = msgspec.json.encode(proof).decode().partition('"games":[')
    return head + '"games":[\n ' + games.replace("},{", "},\n {")


def proofs_of(game: Game) -> dict[str, Proof]:
    """What holds for the game as it is now, by level: other rules would have to be proved again."""
    found = (each for each in published() if (each.game, each.rules) == (game.id, game.version))
    return {each.level: each for each in found}
