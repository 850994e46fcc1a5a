"""Which functions a file has, and what they take: the one list of them.

An export names a function and its parameters, each as a *place* in memory or as a number. Whoever runs a file reads
there where everything lies (`describe`), so a new function is a line here:

    Export("prompt", "state seat numbers", returns=True)

A function of the contract that a game does not have is left out of its file.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np

from astroport.bots.search_bot import LONGEST_LINE, search_module
from astroport.core import dice
from astroport.core.compiled_game import engine_module
from astroport.core.contract import Game

RULES, ENGINE, SEARCH, DICE = "rules", "engine", "search", "dice"  # the modules that functions come from


@dataclass(frozen=True)
class Export:
    """A function: its name, its parameters, whether it returns a number, and which module has it.

    A parameter is the name of a place: `state` is the record that lies there, `state[]` an array of it. Any other name
    is a whole number.
    """

    name: str
    signature: str
    returns: bool = False
    module: str = RULES

    @property
    def parameters(self) -> list[str]:
        """Its parameters one by one."""
        return self.signature.split()


EXPORTS = (
    Export("setup", "state options"),
    Export("awaited", "state", returns=True),
    Export("legal", "state seat actions", returns=True),
    Export("verdict", "state seat action", returns=True),
    Export("apply", "state seat action"),
    Export("payoff", "state results"),
    Export("hide", "state seat"),
    Export("redeal", "state seat rng"),
    Export("play_matches", "state[] blank[] options[] rng table lengths", returns=True, module=ENGINE),
    Export("begin_at", "rng seed", module=DICE),
    Export("forget", "slots book", module=SEARCH),
    Export(
        "search",
        "state[] seat worlds words nodes edges slots book rng params simulations results",
        module=SEARCH,
    ),
    Export(
        "read",
        "state[] seat worlds words nodes edges slots visits totals strategy certain",
        returns=True,
        module=SEARCH,
    ),
    Export(
        "foresee",
        "state[] seat action worlds words nodes edges slots rng line",
        returns=True,
        module=SEARCH,
    ),
)


@dataclass(frozen=True)
class Place:
    """Where things of one kind lie in memory: as many as its shape says; without a shape as many as one likes."""

    dtype: np.dtype[Any]
    shape: tuple[int, ...] | None = (1,)
    at: str = ""  # the place whose memory this is, seen as something else

    @property
    def is_record(self) -> bool:
        """Whether it is one record, which can be passed as itself."""
        return self.dtype.names is not None and self.shape == (1,)


def exports_of(game: Game) -> list[Export]:
    """The functions of a game's file."""
    return [export for export in EXPORTS if hasattr(module_of(game, export), export.name)]


def function_of(game: Game, export: Export) -> Callable[..., Any]:
    """The function itself."""
    function: Callable[..., Any] = getattr(module_of(game, export), export.name)
    return function


def module_of(game: Game, export: Export) -> ModuleType:
    """The module of a game that has a function."""
    modules: dict[str, Callable[[], ModuleType]] = {
        RULES: lambda: game.rules,
        ENGINE: lambda: engine_module(game),
        SEARCH: lambda: search_module(game),
        DICE: lambda: dice,
    }
    return modules[export.module]()


def places_of(game: Game) -> dict[str, Place]:
    """The places in the memory of a game's file, by name."""
    state, count, seats = game.state.STATE, game.codec.count, game.seats[-1]
    search = search_module(game)
    integers, reals = np.dtype(np.int64), np.dtype(np.float64)
    return {
        "state": Place(state),
        "blank": Place(state),
        "options": Place(game.options_dtype),
        "actions": Place(np.dtype(np.int16), (count,)),
        "results": Place(reals, (seats,)),
        "rng": Place(integers),
        "table": Place(reals, (1, seats)),
        "lengths": Place(integers),
        "worlds": Place(state, (2,)),
        "words": Place(integers, (2, state.itemsize // 8), at="worlds"),
        "nodes": Place(search.NODE, None),
        "edges": Place(search.EDGE, None),
        "slots": Place(np.dtype(np.int32), None),
        "book": Place(integers, (search.BOOK,)),
        "params": Place(reals, (search.PARAMS,)),
        "visits": Place(integers, (count,)),
        "totals": Place(reals, (count, seats)),
        "strategy": Place(reals, (count,)),
        "certain": Place(integers, (count,)),
        "line": Place(integers, (LONGEST_LINE, 2)),
    }
