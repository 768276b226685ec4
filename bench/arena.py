"""Whether the better bots are better: every level against the one below it, on every side of the game.

python -m bench.arena --games 200 --jobs 2 --json arena.json
python -m bench.arena --game tremble --search search:100
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import NamedTuple

from prowl.kernel.game import game_named
from prowl.lab.arena import Pairing, compare, markdown

CREATURE, HUNTED = (0,), (1, 2, 3)
CAPTAIN = (0,)


class Arena(NamedTuple):
    """How a game is played to find out who is better."""

    players: int
    settings: dict[str, str]
    sides: dict[str, tuple[int, ...]]


ARENAS = {
    "not_alone": Arena(4, {"creature": "1"}, {"Hunted": HUNTED, "Creature": CREATURE}),
    "tremble": Arena(2, {}, {"one captain of two": CAPTAIN}),
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
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--search", default="search:200", help="the search bot with its iterations")
    options.add_argument("--only", type=int, nargs="*", help="numbers of the pairings to play")
    options.add_argument("--json", type=Path)
    chosen = options.parse_args()
    game, arena = game_named(chosen.game), ARENAS[chosen.game]
    found = []
    for number, pairing in enumerate(pairings(arena, chosen.search)):
        if chosen.only and number not in chosen.only:
            continue
        found.append(compare(game, arena.players, pairing, chosen.games, chosen.seed, chosen.jobs, arena.settings))
        print(markdown(found[-1:]).splitlines()[-1], file=sys.stderr, flush=True)
    print(markdown(found))
    if chosen.json:
        chosen.json.write_text(json.dumps([each.data() for each in found], indent=2) + "\n")


if __name__ == "__main__":
    main()
