"""OpenSpiel's search as a bot of ours, to play against."""

from __future__ import annotations

import random
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from astroport.bots import Bot, Budget, Choice
from astroport.core.seeds import generators
from astroport.core.view import View
from astroport.research import openspiel

EXPLORES = 1.4  # OpenSpiel's examples have 2; from 0.5 to 2 we saw no difference on the easiest of ours
DEFAULT = Budget(simulations=1000)
MEMORY = 1000  # megabytes
FIRST = 200  # simulations by which a pace is measured


class OpenSpielMCTS(Bot):
    """OpenSpiel's Monte-Carlo tree search at its best on our games.

    Where nothing is secret it is the one in C++, with its proofs of wins and losses (`solve`) and one random match a
    simulation. A budget of time goes to OpenSpiel as it is. Where there are secrets it is OpenSpiel's information-set
    search over redealt worlds; the one in C++ cannot redeal a game in Python, so it is theirs in Python, which we help
    as far as we can: our compiled code plays its random matches, and the time in which its pace is measured is not
    counted (it knows no limit of time).
    """

    name = "openspiel"

    def __init__(self, seed: int = 0, explores: float = EXPLORES) -> None:
        self._luck = random.Random(seed)
        self._explores = explores

    def choose(self, view: View, budget: Budget = DEFAULT) -> Choice:
        """The action that was tried most, or that is proven to win."""
        state = openspiel.state(view, self._seed())
        simulations, number = (self._among_worlds if view.game.secrets else self._in_the_open)(state, budget)
        return Choice(view.game.variant(view.seats, view.options).lexicon[number], simulations=simulations)

    def _seed(self) -> int:
        return self._luck.randrange(2**31)

    def _in_the_open(self, state: pyspiel.State, budget: Budget) -> tuple[int, int]:
        search = pyspiel.MCTSBot(
            game=state.get_game(),
            evaluator=pyspiel.RandomRolloutEvaluator(1, self._seed()),
            uct_c=self._explores,
            max_simulations=budget.simulations or 2**31 - 1,
            max_memory_mb=MEMORY,
            solve=True,
            seed=self._seed(),
            verbose=False,
            max_wall_clock_time=budget.seconds or -1.0,
        )
        root = search.mcts_search(state)
        return root.explore_count, root.best_child().action

    def _among_worlds(self, state: pyspiel.State, budget: Budget) -> tuple[int, int]:
        simulations = budget.simulations
        if budget.seconds is not None:
            begin = time.perf_counter()
            self._information_set_search(state, FIRST)
            affordable = max(1, int(FIRST * budget.seconds / (time.perf_counter() - begin)))
            simulations = min(affordable, simulations or affordable)
        assert simulations is not None
        return simulations, self._information_set_search(state, simulations)

    def _information_set_search(self, state: pyspiel.State, simulations: int) -> int:
        search = ismcts.ISMCTSBot(
            game=state.get_game(),
            evaluator=Playouts(self._seed()),
            uct_c=self._explores,
            max_simulations=simulations,
            random_state=np.random.RandomState(self._seed()),
            use_observation_string=True,
        )
        return int(search.step(state))


class Playouts:
    """What OpenSpiel's Python search asks of an evaluator: a random match from a state, played in compiled code."""

    def __init__(self, seed: int) -> None:
        self._rng = generators(seed)[0]

    def evaluate(self, state: openspiel.OpenSpielState) -> list[float]:
        """Each seat's utility after a random match from here."""
        return openspiel.utilities(state.turn.random_results(self._rng), state.num_players())

    def prior(self, state: openspiel.OpenSpielState) -> list[tuple[int, float]]:
        """Nothing is preferred."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]
