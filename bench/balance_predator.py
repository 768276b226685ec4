"""How often the humans win: both films, 1 to 5 players, one level of bots.

    python bench/balance_predator.py --games 200 --bots greedy [--jobs 2] [--films film_1] [--players 1 2 3]
                                     [--keep games.jsonl]

`--bots sensible` plays by the weights alone: one answer after another, no look ahead. A line is printed as soon
as its cell is done; with `--keep` an interrupted run goes on where it was.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from time import process_time

from prowl.bots.policy import Policy, play_on
from prowl.kernel.game import Game, game_named
from prowl.kernel.rng import seeded
from prowl.kernel.run import Run
from prowl.lab.kept import Kept
from prowl.lab.simulate import simulate

SENSIBLE = "sensible"
WINS = ("major", "minor")


def by_weights(game: Game, players: int, games: int, settings: Mapping[str, str], seed: int) -> Counter[str]:
    """How games end in which everybody answers by the weights that the game gives."""
    ended: Counter[str] = Counter()
    for number in range(games):
        state = game.setup(players, game.checked(players, settings), seeded(seed + number, game.streams))
        state.quick = True
        run = Run(game, state)
        run.start()
        play_on(run, Policy(game), Random(seed + number).random)
        ended[state.outcome] += 1
    return ended


def cell(game: Game, film: str, players: int, args: object) -> str:
    options = vars(args)
    settings = {"film": film, **dict(each.split("=") for each in options["set"])}
    if options["bots"] == SENSIBLE:
        start = process_time()
        ended = by_weights(game, players, options["games"], settings, options["seed"])
        spent = process_time() - start
    else:
        many, bots, seed, jobs = (options[each] for each in ("games", "bots", "seed", "jobs"))
        report = simulate(game, players, many, bots, seed, jobs, settings, kept=Kept(options["keep"]))
        assert not report.errors, report.errors[0]
        ended, spent = Counter(report.outcomes), report.cpu_seconds
    games = sum(ended.values())
    shares = " | ".join(f"{100 * ended[each] / games:.0f}" for each in ("major", "minor", "lost_dead", "lost_time"))
    won = 100 * sum(ended[each] for each in WINS) / games
    return f"| {film} | {players} | {games} | {won:.0f} | {shares} | {spent:.0f} |"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bots", default=SENSIBLE)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--films", nargs="+", default=["film_1", "film_2"])
    parser.add_argument("--players", nargs="+", type=int, default=[1, 2, 3, 4, 5])
    parser.add_argument("--set", nargs="*", default=[], help="table options, key=value")
    parser.add_argument("--keep", type=Path, help="a file for the games played so far")
    args = parser.parse_args()
    game = game_named("predator")
    print("| film | players | games | won % | major | minor | dead | time | CPU s |")
    print("|---|---|---|---|---|---|---|---|---|", flush=True)
    for film in args.films:
        for players in args.players:
            print(cell(game, film, players, args), flush=True)


if __name__ == "__main__":
    main()
