"""What a table takes of the server's memory while its game goes on, with four browsers at each.

    python -m bench.memory                            every game
    python -m bench.memory --tables 60 --games tremble

Memory is the difference of resident sets. Other tables have been played before and are still there: what the house
keeps once for all tables, such as the wording of questions, is not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from pathlib import Path

import uvloop

from .load import prowl
from .swarm import Party, parties

GAMES = ("not_alone", "predator", "tremble")
# Decisions after which is looked.
MARKS = (10, 40, 80, 120, 200)
OTHERS = 80
SEED = 11


async def grown(room: Path, game: str, tables: int) -> dict[int, float]:
    """KiB a table, after so many decisions at each."""
    async with prowl(room) as server:
        others = await parties(server.port, OTHERS, SEED, aside=True, game=game)
        for party in others:
            await played(party, MARKS[-1])
        before, found, made = server.memory(), dict[int, float](), 0
        crowd = await parties(server.port, tables, SEED + OTHERS, aside=True, game=game)
        for mark in MARKS:
            for party in crowd:
                await played(party, mark - made)
            made = mark
            found[mark] = round((server.memory() - before) / tables / 1024, 1)
        for party in (*others, *crowd):
            await party.leave()
        return found


async def played(party: Party, decisions: int) -> None:
    for _ in range(decisions):
        if party.over:
            return
        await party.decide()


async def everything(games: list[str], tables: int) -> dict[str, dict[int, float]]:
    with tempfile.TemporaryDirectory() as place:
        return {game: await grown(Path(place), game, tables) for game in games}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=150, help="of each game")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=[*GAMES])
    args = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(json.dumps(runner.run(everything(args.games, args.tables)), indent=2))


if __name__ == "__main__":
    main()
