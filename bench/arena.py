"""Whether the better bots are better: every level against the one below it, on every side of the game.

python -m bench.arena --games 200 --jobs 2 --json arena.json
python -m bench.arena --game tremble --players 3 --search search:100 --keep games.jsonl

With `--keep` an interrupted run goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import NamedTuple

from prowl.kernel.game import game_named
from prowl.lab.arena import Pairing, compare, markdown
from prowl.lab.kept import Kept

CREATURE, HUNTED = (0,), (1, 2, 3)
CAPTAIN = (0,)


class Arena(NamedTuple):
    """How a game is played to find out who is better."""

    players: int
    settings: dict[str, str]
    sides: dict[str, tuple[int, ...]]


ARENAS = {
    "not_alone": Arena(4, {"creature": "1"}, {"Hunted": HUNTED, "Creature": CREATURE}),
    "tremble": Arena(2, {}, {"one captain": CAPTAIN}),
}


def pairings(arena: Arena, search: str) -> list[Pairing]:
    """Every level against the one below it."""
    return [
        Pairing(name, side, better, worse, others=worse)
        for better, worse in (("greedy", "random"), (search, "greedy"))
        for name, side in arena.sides.items()
    ]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", choices=ARENAS, default="not_alone")
    options.add_argument("--players", type=int)
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--search", default="search:200", help="the search bot with its iterations")
    options.add_argument("--only", type=int, nargs="*", help="numbers of the pairings to play")
    options.add_argument("--json", type=Path)
    options.add_argument("--keep", type=Path, help="a file for the games played so far")
    chosen = options.parse_args()
    game, arena = game_named(chosen.game), ARENAS[chosen.game]
    players = chosen.players or arena.players
    found, kept = [], Kept(chosen.keep)
    for number, pairing in enumerate(pairings(arena, chosen.search)):
        if chosen.only and number not in chosen.only:
            continue
        found.append(compare(game, players, pairing, chosen.games, chosen.seed, chosen.jobs, arena.settings, kept=kept))
        print(markdown(found[-1:]).splitlines()[-1], file=sys.stderr, flush=True)
    print(markdown(found))
    if chosen.json:
        chosen.json.write_text(json.dumps([each.data() for each in found], indent=2) + "\n")


if __name__ == "__main__":
    main()
