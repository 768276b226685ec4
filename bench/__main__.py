"""Speed, as medians of ratios: every lap measures all engines one after another, in CPU time.

python -m bench --laps 5 --seconds 1
"""

from __future__ import annotations

import argparse
import json
from copy import deepcopy
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from prowl.bots import glimpse
from prowl.bots.policy import Policy, next_ask
from prowl.bots.search import Search
from prowl.kernel.game import Game, game_named
from prowl.kernel.run import Run, is_compiled
from prowl.kernel.table import Table
from prowl.kernel.views import view
from prowl.lab.simulate import play_at_random

from .others import Rate, catanatron, openspiel, per_call, pyminion

PLAYERS = 4
REPLAYED = 10


class Goal(NamedTuple):
    """What is to be reached, whether more is better, and what must not be missed."""

    wanted: float
    more: bool = True
    least: float | None = None


TICKS = "decisions / Catanatron's ticks"
OPENSPIEL = "search iterations / OpenSpiel's Python ISMCTS"
GOALS = {
    TICKS: Goal(4.0, least=3.5),
    "decisions / Catanatron's ticks with a choice": Goal(8.0),
    "clone / Catanatron's copy()": Goal(0.15, more=False),
    "restore with 10 answers / Catanatron's copy()": Goal(1.0, more=False),
    "search efficiency from the opening": Goal(0.7),
}
COMPILED_GOALS = {
    **GOALS,
    TICKS: Goal(10.0, least=10.0),
    "decisions / pyminion's": Goal(4.0),
    OPENSPIEL: Goal(4.0, least=4.0),
}


def random_play(game: Game, seconds: float) -> Rate:
    settings = game.checked(PLAYERS, {})
    decisions = games = 0
    start = process_time()
    while process_time() - start < seconds:
        decisions += play_at_random(game, PLAYERS, settings, games).decisions
        games += 1
    cpu = process_time() - start
    return {"decisions": decisions / cpu, "games": games / cpu}


def play_to(table: Table, decisions: int) -> None:
    """Weighted players go on until there are so many decisions."""
    policy, luck = Policy(table.game), Random(1).random
    while len(table.log) < decisions:
        ask = next_ask(table.run)
        table.decide(ask.seat, policy.answer(table.state, ask, luck))


def copies(game: Game) -> Rate:
    """Microseconds for a clone at a save point, a restore with ten answers, a view, and a `deepcopy`."""
    table = Table(game, PLAYERS, {}, seed=3)
    play_to(table, 60)
    save = table.saves[-1]
    state = save.state
    play_to(table, save.at + REPLAYED)
    answers = table.log[save.at : save.at + REPLAYED]

    def restore() -> None:
        run = Run(game, save.state.copy())
        run.start()
        for seat, answer in answers:
            run.send(seat, answer)

    return {
        "clone": per_call(state.copy, 2000),
        "restore": per_call(restore, 300),
        "view": per_call(lambda: view(state, 0), 500),
        "deepcopy": per_call(lambda: deepcopy(state), 100),
    }


def search(game: Game, iterations: int) -> Rate:
    """Iterations a second from the opening, random rollouts to the end, and the decisions of one iteration."""
    table = Table(game, PLAYERS, {"board_side": "1"}, seed=1)
    seen = glimpse(table, next_ask(table.run).seat, 1)
    bot = Search(game, 1, iterations, 1e9, horizon=0, blind=True)
    start = process_time()
    made = bot.grown(seen).visits
    cpu = process_time() - start
    return {"iterations": made / cpu, "answers": bot.answers / made}


def lap(game: Game, seconds: float, iterations: int) -> dict[str, Rate]:
    return {
        "prowl": random_play(game, seconds),
        "catanatron": catanatron(seconds),
        "copies": copies(game),
        "pyminion": pyminion(seconds),
        "search": search(game, iterations),
        "openspiel": openspiel(iterations // 2),
    }


def ratios(one: dict[str, Rate]) -> dict[str, float]:
    ours, copied, searched = one["prowl"], one["copies"], one["search"]
    other = one["catanatron"]
    return {
        "decisions / Catanatron's ticks": ours["decisions"] / other["ticks"],
        "decisions / Catanatron's ticks with a choice": ours["decisions"] / other["choices"],
        "decisions / pyminion's": ours["decisions"] / one["pyminion"]["decisions"],
        "clone / Catanatron's copy()": copied["clone"] / other["copy"],
        "clone / deepcopy of the same state": copied["clone"] / copied["deepcopy"],
        "restore with 10 answers / Catanatron's copy()": copied["restore"] / other["copy"],
        "search iterations / OpenSpiel's Python ISMCTS": searched["iterations"] / one["openspiel"]["iterations"],
        "search efficiency from the opening": searched["iterations"] * searched["answers"] / ours["decisions"],
    }


def report(laps: list[dict[str, Rate]], goals: dict[str, Goal]) -> str:
    lines = ["| ratio, same lap | median (least–most) | goal |", "| --- | --- | --- |"]
    found = [ratios(one) for one in laps]
    for name in found[0]:
        values = sorted(each[name] for each in found)
        goal = ""
        if name in goals:
            wanted, more, _ = goals[name]
            reached = median(values) >= wanted if more else median(values) <= wanted
            goal = f"{'≥' if more else '≤'} {wanted:g}: {'reached' if reached else 'missed'}"
        lines.append(f"| {name} | {median(values):.3g} ({values[0]:.3g}–{values[-1]:.3g}) | {goal} |")
    lines += ["", "| figure | median |", "| --- | --- |"]
    for engine, rate in laps[0].items():
        lines += [f"| {engine} {key} | {median(one[engine][key] for one in laps):.4g} |" for key in rate]
    return "\n".join(lines)


def failures(laps: list[dict[str, Rate]], goals: dict[str, Goal]) -> list[str]:
    """What must not be missed and is."""
    found = {name: median(ratios(one)[name] for one in laps) for name in goals}
    return [
        f"{name}: {found[name]:.3g}, must be {goal.least:g}"
        for name, goal in goals.items()
        if goal.least is not None and found[name] < goal.least
    ]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--laps", type=int, default=5)
    options.add_argument("--seconds", type=float, default=1.0)
    options.add_argument("--iterations", type=int, default=300)
    options.add_argument("--game", default="not_alone")
    options.add_argument("--json", type=Path)
    chosen = options.parse_args()
    game = game_named(chosen.game)
    goals = (COMPILED_GOALS if is_compiled() else GOALS) if chosen.game == "not_alone" else {}
    print(f"{game.id}, {'compiled' if is_compiled() else 'pure Python'}\n")
    laps: list[dict[str, Any]] = [lap(game, chosen.seconds, chosen.iterations) for _ in range(chosen.laps)]
    print(report(laps, goals))
    if chosen.json:
        chosen.json.write_text(json.dumps(laps, indent=2) + "\n")
    missed = failures(laps, goals)
    if missed:
        raise SystemExit("\n".join(missed))


if __name__ == "__main__":
    main()
