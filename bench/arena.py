"""Whether the better bots of Not Alone are better: every level against the one below it, on both sides.

python -m bench.arena --games 200 --jobs 2 --json arena.json
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from prowl.kernel.game import game_named
from prowl.lab.arena import Pairing, compare, markdown

CREATURE, HUNTED = (0,), (1, 2, 3)


def pairings(search: str) -> list[Pairing]:
    """Seat 1 is the Creature, the other three are the Hunted."""
    return [
        Pairing("Hunted", HUNTED, "greedy", "random", others="random"),
        Pairing("Creature", CREATURE, "greedy", "random", others="random"),
        Pairing("Hunted", HUNTED, search, "greedy", others="greedy"),
        Pairing("Creature", CREATURE, search, "greedy", others="greedy"),
    ]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--search", default="search:200", help="the search bot with its iterations")
    options.add_argument("--only", type=int, nargs="*", help="numbers of the pairings to play")
    options.add_argument("--json", type=Path)
    chosen = options.parse_args()
    game = game_named("not_alone")
    found = []
    for number, pairing in enumerate(pairings(chosen.search)):
        if chosen.only and number not in chosen.only:
            continue
        found.append(compare(game, 4, pairing, chosen.games, chosen.seed, chosen.jobs, {"creature": "1"}))
        print(markdown(found[-1:]).splitlines()[-1], file=sys.stderr, flush=True)
    print(markdown(found))
    if chosen.json:
        chosen.json.write_text(json.dumps([each.data() for each in found], indent=2) + "\n")


if __name__ == "__main__":
    main()
