"""The compiled side of a game, ready to be called: rules and engine, with progress shown the first time they
compile."""

from __future__ import annotations

import sys
import weakref
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from astroport.core.contract import FUNCTIONS, Game

# Called with (game, how many of the parts are compiled, how many parts there are) while a game compiles for the first
# time.
Progress = Callable[[Game, int, int], None]
ENTRY_POINTS = ("begin", "step", "judge", "rewind", "legal_for", "payoffs", "blank_for")
READY = ".ready"  # file in a game's cache folder once all entry points are compiled

_natives: weakref.WeakKeyDictionary[Game, Native] = weakref.WeakKeyDictionary()


def say_progress(game: Game, done: int, parts: int) -> None:
    """Tell on the terminal how far compiling is."""
    if done < parts:
        line = f"Compiling {game.name.en} for this machine, once: {done}/{parts} "
        sys.stderr.write(f"\r{line}" if sys.stderr.isatty() else line + "\n" if not done else "")
    elif sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K")
    sys.stderr.flush()


class Native:
    """One game's engine. `module` has all compiled functions; the entry points used at every move are here.

    Numba's dispatcher spends more time on finding out the types of the arguments than most rules take; here they are
    always the same, so the compiled entry points are called directly.
    """

    def __init__(self, game: Game, progress: Progress) -> None:
        from astroport.core.compiling import cache_folder

        self.game = game
        self.module = specialise_for(game, Path(__file__).with_name("engine.py"))
        self.blank = np.zeros(1, game.state.STATE)
        self.offset_of_legal: int = self.module.DESK.fields["legal"][1]
        ready = cache_folder(Path(__file__).parent, game.folder) / READY
        quiet = ready.exists() or not self._compiles()
        for done, name in enumerate(ENTRY_POINTS):
            if not quiet:
                progress(game, done, len(ENTRY_POINTS))
            setattr(self, name, self._entry(name))
        if not quiet:
            progress(game, len(ENTRY_POINTS), len(ENTRY_POINTS))
            ready.touch()

    begin: Callable[[Any, Any], int]
    step: Callable[[Any, int, int], int]
    judge: Callable[[Any, int, int], int]
    rewind: Callable[[Any, Any, Any, int], int]
    legal_for: Callable[[Any, int, Any], int]
    payoffs: Callable[[Any, Any], None]
    blank_for: Callable[[Any, int], None]

    def _compiles(self) -> bool:
        return hasattr(self.module.step, "compile")

    def _entry(self, name: str) -> Callable[..., Any]:
        function = getattr(self.module, name)
        if not self._compiles():
            interpreted: Callable[..., Any] = function
            return interpreted
        import numba

        desks = numba.from_dtype(self.module.DESK)[::1]
        states = numba.from_dtype(self.game.state.STATE)[::1]
        options = numba.from_dtype(self.game.options_dtype)[::1]
        number, numbers, reals = numba.int64, numba.int16[::1], numba.float64[::1]
        signature = {
            "begin": (desks, options),
            "step": (desks, number, number),
            "judge": (desks, number, number),
            "rewind": (desks, options, states, number),
            "legal_for": (desks, number, numbers),
            "payoffs": (states, reals),
            "blank_for": (states, number),
        }[name]
        function.compile(signature)
        entry: Callable[..., Any] = function.overloads[signature].entry_point
        return entry

    def desk(self) -> np.ndarray[Any, Any]:
        """A blank desk for one match."""
        return np.zeros(1, self.module.DESK)


def native(game: Game, progress: Progress = say_progress) -> Native:
    """The compiled side of a game; compiled now if it never was."""
    if game not in _natives:
        _natives[game] = Native(game, progress)
    return _natives[game]


def specialise_for(game: Game, source: Path, package: str = "astroport.core", **more: Any) -> ModuleType:
    """A module generic over games, loaded for one game: see `core.compiling.specialise`."""
    from astroport.core.compiling import specialise

    given = {name: getattr(game.rules, name) for name in FUNCTIONS}
    given.update(
        STATE=game.state.STATE,
        ACTION_COUNT=game.codec.count,
        MOST_SEATS=game.seats[-1],
        LONGEST=game.longest,
        **more,
    )
    return specialise(source, package, f"{game.package.replace('.', '_')}", given, game.folder)
