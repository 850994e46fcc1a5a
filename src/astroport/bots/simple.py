"""Two simple bots: one plays anything, one looks a move ahead by playing on at random."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

import numpy as np

from astroport.bots.bot import DEFAULT, Bot, Budget, Choice, Level, Weighed, maker
from astroport.core.compiled_game import NumbaTypes, compile_once, compiled_game, specialise_for
from astroport.core.contract import Game
from astroport.core.seeds import generators
from astroport.core.view import View
from astroport.core.words import house

BOT = house("part-bot")
PLAYOUTS = 300  # of each action


@maker(Level.of_house("random", offered=False))
class RandomBot(Bot):
    """Plays any legal action, each equally likely."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._luck = random.Random(seed)

    def choose(self, view: View, budget: Budget = DEFAULT) -> Choice:
        """Any action."""
        return Choice(self._luck.choice(view.actions))


@maker(Level.of_house("greedy", offered=False))
class GreedyBot(Bot):
    """Tries every action in many redealt worlds, plays on at random, and takes what came out best for it."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._rng = generators(seed)[0]

    def choose(self, view: View, budget: Budget = DEFAULT) -> Choice:
        """The action with the best result in random play."""
        actions = np.array([action.number for action in view.actions], np.int16)
        totals = np.zeros((len(actions), view.game.seats[-1]))
        weigh, playouts = compiled(view.game)["weigh"], 0
        most = PLAYOUTS if budget.simulations is None else max(1, budget.simulations // len(actions))
        if budget.seconds is not None and budget.simulations is None:
            most = 1 << 60
        until = math.inf if budget.seconds is None else time.perf_counter() + budget.seconds
        while playouts < most and (playouts == 0 or time.perf_counter() < until):
            more = min(most - playouts, PLAYOUTS)
            weigh(view.state, view.seat, actions, self._rng, more, totals)
            playouts += more
        expected = totals[:, : view.seats] / playouts
        order = np.argsort(-expected[:, view.seat], kind="stable")
        weighed = tuple(Weighed(view.actions[i], tuple(expected[i].tolist())) for i in order)
        return Choice(weighed[0].action, weighed, simulations=playouts * len(actions))


@cache
def compiled(game: Game) -> dict[str, Callable[..., None]]:
    """The compiled look-ahead of a game."""
    source, types = Path(__file__).with_name("kernels") / "lookahead.py", NumbaTypes(game)
    module = specialise_for(game, source, "astroport.bots", playout=compiled_game(game).module.playout)
    weigh = (types.states, types.number, types.actions, types.numbers, types.number, types.table)
    return compile_once(game, BOT, module, {"weigh": weigh})
