"""The search as a bot: how much it thinks, with what parameters, and what it says about its choice."""

from __future__ import annotations

import importlib
import importlib.util
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from astroport.bots.bot import DEFAULT, Bot, Budget, Choice, Pondering, Reply, Weighed, level, shared
from astroport.core.bot_help import BotHelp
from astroport.core.compiled_game import NumbaTypes, compile_once, engine_module, specialise_for
from astroport.core.contract import Game
from astroport.core.errors import InvalidArgumentError
from astroport.core.seeds import generators
from astroport.core.view import View
from astroport.core.words import house

SEARCH = house("part-search")
SLICE = 0.01  # seconds of thought between two chances to stop, where the budget is time alone …
SIMULATIONS = 500  # … and simulations, where it is not: then the same seed gives the same choice on every machine
TOGETHER = 4000  # simulations of each of several threads, which wait for each other after them
MOST_NODES = 1 << 19  # of a tree; a full one is used, but does not grow
BYTES_A_NODE = 176  # with its edges and slots, in a game of eight
LONGEST_LINE = 8


@dataclass(frozen=True)
class SearchParams:
    """How a bot searches, and how it errs.

    A person does not see every possibility (`overlooks`: how many of a hundred), nor judge exactly what it sees
    (`misjudges`: by how much of a win, usually).
    """

    explores: float | None = None  # how much it tries what does not look best; None: as the game says
    plies: int | None = None  # played before a position is estimated, where the game can; None: as the game says
    widens: float | None = None  # for 100 visits of a position so many tens of its actions are tried …
    widens_from: int | None = None  # … and at first so many; None: as the game says
    matches_regrets: bool = True  # where several choose at once; else each goes by its own bounds
    helped: bool = True  # by the game's bot.py
    overlooks: float = 0.0
    misjudges: float = 0.0

    @property
    def erring(self) -> bool:
        """Whether it makes mistakes that it could avoid."""
        return self.overlooks > 0 or self.misjudges > 0

    def numbers_for(self, game: Game) -> NDArray[np.float64]:
        """As compiled code reads it."""
        told = help_of(game) if self.helped else BotHelp()
        explores = told.explores if self.explores is None else self.explores
        plies = told.plies if self.plies is None else self.plies
        widens = told.widens if self.widens is None else self.widens
        least = told.widens_from if self.widens_from is None else self.widens_from
        matches = self.matches_regrets and told.matches
        return np.array([explores, widens, least, plies, matches, told.guides], np.float64)


class Tree:
    """What was found out so far, in arrays that are made once."""

    def __init__(self, game: Game, helped: bool = True, most_nodes: int = MOST_NODES) -> None:
        self.game = game
        self.compiled, module = compiled(game, helped)
        most_nodes = 1 << (most_nodes - 1).bit_length()
        self.nodes = np.empty(most_nodes, module.NODE)
        self.edges = np.empty(2 * most_nodes, module.EDGE)
        self.slots = np.empty(2 * most_nodes, np.int32)
        self.book = np.empty(module.BOOK, np.int64)
        self.worlds = np.zeros(2, game.state.STATE)
        self.words = self.worlds.view(np.int64).reshape(2, -1)
        self._own: Any = (self.worlds, self.words, self.nodes, self.edges, self.slots)
        self.forget()

    def forget(self) -> None:
        """Empty it."""
        self.compiled["forget"](self.slots, self.book)

    @property
    def crowded(self) -> bool:
        """Whether it had better be emptied before the next search."""
        return 2 * int(self.book[0]) > len(self.nodes) or 2 * int(self.book[1]) > len(self.edges)

    @property
    def simulations(self) -> int:
        """How many were run since it was emptied."""
        return int(self.book[2])

    def grow(self, view: View, rng: Any, params: Any, simulations: int) -> NDArray[np.float64]:
        """Search on; the results of each seat in these simulations, added up."""
        totals = np.zeros(self.game.seats[-1])
        self.compiled["search"](view.state, view.seat, *self._own, self.book, rng, params, simulations, totals)
        return totals

    def read(self, view: View, visits: Any, totals: Any, strategy: Any, sure: Any) -> bool:
        """Add what it says of each action, by number; whether the result of the position is certain."""
        return bool(self.compiled["read"](view.state, view.seat, *self._own, visits, totals, strategy, sure))

    def line_after(self, view: View, action: int, rng: Any) -> list[tuple[int, int]]:
        """Seats and actions as they are expected after an action."""
        line = np.empty((LONGEST_LINE, 2), np.int64)
        length = self.compiled["foresee"](view.state, view.seat, action, *self._own, rng, line)
        return [(seat, number) for seat, number in line[:length].tolist()]


class Findings:
    """What one or several trees say of the actions of the seat that is asked."""

    def __init__(self, view: View, trees: list[Tree]) -> None:
        count, numbers = view.game.codec.count, [action.number for action in view.actions]
        self.certain = False
        self.visits: NDArray[np.int64] = np.zeros(len(numbers), np.int64)
        self.strategy: NDArray[np.float64] = np.zeros(len(numbers))
        self.sure: NDArray[np.bool_] = np.zeros(len(numbers), np.bool_)
        totals = np.zeros((len(numbers), view.seats))
        exact = np.zeros((len(numbers), view.seats))
        for tree in trees:
            visits, strategy, sure = np.zeros(count, np.int64), np.zeros(count), np.zeros(count, np.int64)
            sums = np.zeros((count, view.game.seats[-1]))
            self.certain |= tree.read(view, visits, sums, strategy, sure)
            self.visits += visits[numbers]
            self.strategy += strategy[numbers]
            found = sums[numbers, : view.seats]
            known = sure[numbers] > 0
            exact[known] = found[known] / visits[numbers][known, None]
            totals += found
            self.sure |= known
        tried = np.maximum(1, self.visits)[:, None]
        self.expected: NDArray[np.float64] = np.where(self.sure[:, None], exact, totals / tried)

    def order(self, seat: int) -> NDArray[np.int64]:
        """The actions, the best first: a sure win, what was searched most, and a sure loss last."""
        own = self.expected[:, seat]
        if self.certain:
            return np.lexsort((-self.visits, -np.where(self.sure, own, -1.0)))
        rank = np.where(self.sure & (own > 0.999), 2, np.where(self.sure & (own < 0.001), 0, 1))
        return np.lexsort((-own, -self.visits, -rank))


class SearchBot(Bot):
    """Searches with its parameters and within its budget."""

    def __init__(
        self,
        name: str,
        seed: int = 0,
        params: SearchParams | None = None,
        default_budget: Budget | None = None,
        threads: int = 1,
    ) -> None:
        from astroport.bots.ladder import PARAMS

        self.name = name
        self.params = params or PARAMS[name]
        self.default_budget = default_budget or level(name).budget
        self.threads = threads
        self._luck = random.Random(seed)
        self._rngs = list(generators(seed, threads))
        self._trees: list[Tree] = []

    @property
    def nodes(self) -> int:
        """How many positions its trees have room for."""
        return sum(len(tree.nodes) for tree in self._trees)

    def choose(self, view: View, budget: Budget = DEFAULT) -> Choice:
        """The action that came out best."""
        pondering = self.ponder(view, budget)
        while True:
            try:
                next(pondering)
            except StopIteration as answer:
                choice: Choice = answer.value
                return choice

    def ponder(self, view: View, budget: Budget = DEFAULT) -> Pondering:
        """The same in slices of some milliseconds."""
        if not view.actions:
            raise InvalidArgumentError(f"seat {view.seat} has nothing to choose now")
        if budget == DEFAULT:
            budget = shared(self.default_budget, view)
        trees = self._trees_for(view, nodes_for(view, budget))  # what is compiled for that takes nothing of its time
        until = None if budget.seconds is None else time.perf_counter() + budget.seconds
        before = sum(tree.simulations for tree in trees)
        yield from self._search(view, trees, budget, until)
        return self._answer(view, trees, sum(tree.simulations for tree in trees) - before)

    def _search(self, view: View, trees: list[Tree], budget: Budget, until: float | None) -> Iterator[None]:
        """Search slice by slice until the budget is used up or more thought would not change the choice."""
        numbers, done = self.params.numbers_for(view.game), 0
        size = SIMULATIONS if len(trees) == 1 else TOGETHER
        most = budget.simulations if budget.simulations is not None else 1 << 60
        begin = time.perf_counter()
        with self._workers(trees) as each:
            while done < most:
                size = min(size, -(-(most - done) // len(trees)))
                each(lambda tree, rng, n=size: tree.grow(view, rng, numbers, n))
                done += size * len(trees)
                yield
                now, left = time.perf_counter(), float(most - done)
                if budget.simulations is None and until is not None:
                    pace = done / max(now - begin, 1e-6)
                    left = (until - now) * pace
                    size = max(1, int(min(SLICE * pace, left) / len(trees)))
                if left <= 0 or (until is not None and now >= until) or self._decided(view, trees, left):
                    return

    def _decided(self, view: View, trees: list[Tree], left: float) -> bool:
        """Whether what is left of the budget could not change the choice."""
        if len(view.actions) == 1:
            return True
        if self.params.erring or len(view.awaited) > 1:
            return False
        found = Findings(view, trees)
        if not view.game.secrets:  # more thought may prove what is best so far to be lost
            return found.certain
        most = np.sort(found.visits)[-2:]
        return bool(most[1] - most[0] > left)

    @contextmanager
    def _workers(self, trees: list[Tree]) -> Iterator[Callable[[Callable[..., Any]], Any]]:
        """A way to do something with each tree and its generator: here, or each in a thread of its own."""
        if len(trees) == 1:
            yield lambda work: work(trees[0], self._rngs[0])
            return
        with ThreadPoolExecutor(len(trees)) as pool:
            yield lambda work: list(pool.map(work, trees, self._rngs))

    def _trees_for(self, view: View, nodes: int) -> list[Tree]:
        """The trees of the last search if they are still of use: one who plays alone has no secrets to guess."""
        game = view.game
        if not self._trees or self._trees[0].game is not game or len(self._trees[0].nodes) < nodes:
            self._trees = [Tree(game, self.params.helped, nodes) for _ in range(self.threads)]
        for tree in self._trees:
            if guesses(view) or tree.crowded:
                tree.forget()
        return self._trees

    def _answer(self, view: View, trees: list[Tree], simulations: int) -> Choice:
        found = Findings(view, trees)
        order = found.order(view.seat)
        thought = max(1, int(found.visits.sum()))
        weighed = tuple(
            Weighed(view.actions[i], tuple(found.expected[i].tolist()), int(found.visits[i]) / thought)
            for i in order
            if found.visits[i]
        )
        chosen = view.actions[self._pick(view, found, order)]
        after = trees[0].line_after(view, chosen.number, self._rngs[0])
        lexicon = view.game.variant(view.seats, view.options).lexicon
        return Choice(chosen, weighed, tuple(Reply(seat, lexicon[n]) for seat, n in after), simulations)

    def _pick(self, view: View, found: Findings, order: NDArray[np.int64]) -> int:
        """Which action it takes: the best it sees, as it judges it."""
        if not self.params.erring:
            if len(view.awaited) > 1 and self.params.matches_regrets and found.strategy.sum() > 0:
                return int(self._luck.choices(range(len(order)), found.strategy.tolist())[0])
            return int(order[0])
        share = help_of(view.game).errs  # of its mistakes, in one choice of this game
        overlooks, misjudges = share * self.params.overlooks, share * self.params.misjudges
        tried = [int(i) for i in order if found.visits[i]] or [int(order[0])]
        seen = [i for i in tried if self._luck.random() >= overlooks] or tried[:1]
        return max(seen, key=lambda i: found.expected[i, view.seat] + self._luck.gauss(0, misjudges))


def guesses(view: View) -> bool:
    """Whether a search guesses what others hide, and so begins anew each time."""
    return bool(view.game.secrets) and view.seats > 1


def nodes_for(view: View, budget: Budget) -> int:
    """How many positions a search within a budget has use for: four searches of them, where one builds on the other."""
    wanted, most = budget.simulations, min(MOST_NODES, budget.nodes or MOST_NODES)
    if wanted is None:
        return most
    return min(most, 1 << (5 * wanted // 4 if guesses(view) else 4 * wanted).bit_length())


def search_module(game: Game, helped: bool = True) -> ModuleType:
    """The search loaded for a game, with what its bot.py helps or without; nothing is compiled yet."""
    told = help_of(game).functions if helped else {}
    return specialise_for(
        game,
        Path(__file__).with_name("kernels") / "mcts.py",
        "astroport.bots",
        "" if helped else "__unhelped",
        lowest=engine_module(game).lowest,
        SECRETS=bool(game.secrets),
        PICKS="pick" in told,
        ESTIMATES="estimate" in told,
        SIFTS="sift" in told,
        RIPENS="ripe" in told,
        IMAGINES="imagine" in told,
        **told,
    )


@cache
def compiled(game: Game, helped: bool = True) -> tuple[dict[str, Callable[..., Any]], ModuleType]:
    """The compiled search of a game, with what its bot.py helps or without."""
    types, module = NumbaTypes(game), search_module(game, helped)
    import numba

    nodes, edges = (numba.from_dtype(each)[::1] for each in (module.NODE, module.EDGE))
    states, number, numbers, reals = types.states, types.number, types.numbers, types.reals
    pair, slots = numba.int64[:, ::1], numba.int32[::1]
    own = (states, pair, nodes, edges, slots)
    entries = {
        "forget": (slots, numbers),
        "search": (states, number, *own, numbers, numbers, reals, number, reals),
        "read": (states, number, *own, numbers, types.table, reals, numbers),
        "foresee": (states, number, number, *own, numbers, pair),
    }
    return compile_once(game, SEARCH, module, entries), module


@cache
def help_of(game: Game) -> BotHelp:
    """What a game's bot.py offers to the search, as `HELP`."""
    name = f"{game.package}.bot"
    if importlib.util.find_spec(name) is None:
        return BotHelp()
    offered = getattr(importlib.import_module(name), "HELP", None)
    if not isinstance(offered, BotHelp):
        raise TypeError(f"{name} offers nothing: it declares no HELP = BotHelp(…)")
    return offered
