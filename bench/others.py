"""The engines to compare with, each played at random the way it offers."""

from __future__ import annotations

import random
from contextlib import suppress
from time import process_time
from typing import Any

Rate = dict[str, float]


def catanatron(seconds: float) -> Rate:
    """Ticks a second, ticks with a choice a second, and what `copy()` costs in the middle of a game."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    ticks = choices = games = 0
    copies: list[float] = []
    start = process_time()
    spent = 0.0
    while process_time() - start - spent < seconds:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=games)
        number = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            choices += len(game.state.playable_actions) > 1
            game.play_tick()
            number += 1
            if number == 300:
                before = process_time()
                copies.append(per_call(game.copy, 200))
                spent += process_time() - before
        ticks += number
        games += 1
    cpu = process_time() - start - spent
    return {
        "ticks": ticks / cpu,
        "choices": choices / cpu,
        "games": games / cpu,
        "copy": sorted(copies)[len(copies) // 2],
    }


def pyminion(seconds: float) -> Rate:
    """Calls of any decision method a second; action, buy and yes or no are random, the rest as the library answers."""
    import logging

    from pyminion.bots.bot import Bot, BotDecider
    from pyminion.expansions.base import base_set
    from pyminion.game import Game

    logging.disable(logging.CRITICAL)
    count = 0

    class Decider(BotDecider):
        def __getattribute__(self, name: str) -> Any:
            nonlocal count
            count += name.endswith("_decision")
            return super().__getattribute__(name)

        def action_phase_decision(self, valid_actions: Any, player: Any, game: Any) -> Any:
            return random.choice([*valid_actions, None])

        def buy_phase_decision(self, valid_cards: Any, player: Any, game: Any) -> Any:
            return random.choice([*valid_cards, None])

        def binary_decision(self, *things: Any, **more: Any) -> bool:
            return random.random() < 0.5

    games = 0
    start = process_time()
    while process_time() - start < seconds:
        random.seed(games)
        players = [Bot(Decider(), f"player {n}") for n in range(2)]
        # Random players run into assertions of a few cards; such a game ends there.
        with suppress(AssertionError):
            Game(players, [base_set], log_stdout=False).play()
        games += 1
    cpu = process_time() - start
    logging.disable(logging.NOTSET)
    return {"decisions": count / cpu, "games": games / cpu}


def openspiel(simulations: int) -> Rate:
    """Iterations a second of the Python ISMCTS bot on gin_rummy, one random rollout to the end each."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("gin_rummy")
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 1.4, simulations, random_state=luck)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(luck.choice([action for action, _ in state.chance_outcomes()]))
    start = process_time()
    bot.step(state)
    return {"iterations": simulations / (process_time() - start)}


def per_call(run: Any, times: int) -> float:
    """CPU microseconds of one call."""
    start = process_time()
    for _ in range(times):
        run()
    return (process_time() - start) / times * 1e6
