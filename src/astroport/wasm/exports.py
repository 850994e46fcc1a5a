"""Which functions a file has, and what they take: the one list of them.

An export names a function and writes down its call, in the names of regions of memory and of numbers. Whoever runs a
file reads there where everything lies (`describe`), so a new function is a line here:

    Export("verdict", "state, seat, action", returns=True)

A function of the contract that a game does not have is left out of its file.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np

from astroport.bots.search_bot import LONGEST_LINE, search_module
from astroport.core import dice
from astroport.core.compiled_game import engine_module, noting_module
from astroport.core.contract import Game
from astroport.core.events import MOST_ANSWERS, MOST_NUMBERS, ROW

RULES, ENGINE, NOTING, SEARCH, DICE = "rules", "engine", "noting", "search", "dice"  # the modules of functions
QUERY = "query_"  # how the names of a game's own queries begin in its file
WORD = re.compile(r"\b([a-z]\w*)(\[\])?")  # of a call: what is passed; tuples have capitals
TUPLES: dict[str, Callable[..., Any]] = {}  # what is put together in calls, by name


@dataclass(frozen=True)
class Export:
    """A function: its name, how it is called, whether it returns a number, which module has it, and under which name.

    In the call, the name of a region stands for the record that lies there, or for an array: `state[]` is the array of
    the record `state`. Any other name is a whole number. What a region is put together with to a named tuple is written
    as it is: `Pair(worlds, words)`, with `Pair` in TUPLES.
    """

    name: str
    call: str
    returns: bool = False
    module: str = RULES
    function: str = ""  # in its module, if it is called otherwise there

    @property
    def parameters(self) -> list[str]:
        """The names of regions and numbers, in the order in which they are passed."""
        return [name for name, _ in WORD.findall(self.call)]


EXPORTS = (
    Export("setup", "state, options"),
    Export("awaited", "state", returns=True),
    Export("legal", "state, seat, actions", returns=True),
    Export("verdict", "state, seat, action", returns=True),
    Export("apply", "state, seat, action, None"),
    Export("payoff", "state, results"),
    Export("hide", "state, seat"),
    Export("redeal", "state, seat, rng"),
    Export("play_matches", "state[], blank[], options[], rng, table, lengths", returns=True, module=ENGINE),
    Export("prompt_for", "state[], seat, asked", returns=True, module=NOTING),
    Export("describe_for", "state[], seat, action, rows, cuts, noted", module=NOTING),
    Export("preview_for", "state[], seat, action, rows, cuts, noted", returns=True, module=NOTING),
    Export("play_noting", "state[], seat, action, rows, cuts, noted", module=NOTING),
    Export("begin_at", "rng, seed", module=DICE),
    Export("forget", "slots, book", module=SEARCH),
    Export(
        "search",
        "state[], seat, worlds, words, nodes, edges, slots, book, rng, params, simulations, results",
        module=SEARCH,
    ),
    Export(
        "read",
        "state[], seat, worlds, words, nodes, edges, slots, visits, totals, strategy, certain",
        returns=True,
        module=SEARCH,
    ),
    Export(
        "foresee",
        "state[], seat, action, worlds, words, nodes, edges, slots, rng, line",
        returns=True,
        module=SEARCH,
    ),
)


@dataclass(frozen=True)
class Region:
    """Where things of one kind lie in memory, in an array of this shape: `None` of it is as long as one likes."""

    dtype: np.dtype[Any]
    shape: tuple[int | None, ...] = (1,)
    at: str = ""  # the region whose memory this is, seen as something else

    @property
    def is_record(self) -> bool:
        """Whether it is one record, which can be passed as itself."""
        return self.dtype.names is not None and self.shape == (1,)


def exports_of(game: Game) -> list[Export]:
    """The functions of a game's file."""
    said = [export for export in EXPORTS if export.module != NOTING or game.has_events]
    return [export for export in said if hasattr(module_of(game, export), export.name)] + queries_of(game)


def queries_of(game: Game) -> list[Export]:
    """What the board of a game whose rules say what happens may ask of them: `query_seen_by`."""
    if not game.has_events:
        return []
    declared: Mapping[Callable[..., Any], tuple[str, ...]] = getattr(game.rules, "QUERIES", {})
    return [
        Export(QUERY + name, f"state, {numbers}answers", returns=True, function=name)
        for name, numbers in (
            (query.__name__, "".join(f"{thing}_{place}, " for place, thing in enumerate(things, 1)))
            for query, things in declared.items()
        )
    ]


def function_of(game: Game, export: Export) -> Callable[..., Any]:
    """The function itself."""
    function: Callable[..., Any] = getattr(module_of(game, export), export.function or export.name)
    return function


def module_of(game: Game, export: Export) -> ModuleType:
    """The module of a game that has a function."""
    modules: dict[str, Callable[[], ModuleType]] = {
        RULES: lambda: game.rules,
        ENGINE: lambda: engine_module(game),
        NOTING: lambda: noting_module(game),
        SEARCH: lambda: search_module(game),
        DICE: lambda: dice,
    }
    return modules[export.module]()


def regions_of(game: Game) -> dict[str, Region]:
    """The regions in the memory of a game's file, by name."""
    state, count, seats = game.state.STATE, game.codec.count, game.seats[-1]
    search = search_module(game)
    integers, reals = np.dtype(np.int64), np.dtype(np.float64)
    most = game.state.MOST_EVENTS if game.has_events else 0
    return {
        "state": Region(state),
        "blank": Region(state),
        "options": Region(game.options_dtype),
        "actions": Region(np.dtype(np.int16), (count,)),
        "results": Region(reals, (seats,)),
        "asked": Region(integers, (MOST_NUMBERS,)),
        "answers": Region(integers, (MOST_ANSWERS,)),
        "rows": Region(ROW, (most,)),
        "cuts": Region(state, (most,)),
        "noted": Region(integers, (3,)),
        "rng": Region(integers),
        "table": Region(reals, (None, seats)),
        "lengths": Region(integers, (None,)),
        "worlds": Region(state, (2,)),
        "words": Region(integers, (2, state.itemsize // 8), at="worlds"),
        "nodes": Region(search.NODE, (None,)),
        "edges": Region(search.EDGE, (None,)),
        "slots": Region(np.dtype(np.int32), (None,)),
        "book": Region(integers, (search.BOOK,)),
        "params": Region(reals, (search.PARAMS,)),
        "visits": Region(integers, (count,)),
        "totals": Region(reals, (count, seats)),
        "strategy": Region(reals, (count,)),
        "certain": Region(integers, (count,)),
        "line": Region(integers, (LONGEST_LINE, 2)),
    }
