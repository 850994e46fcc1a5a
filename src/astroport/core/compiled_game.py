"""The compiled side of a game, ready to be called, with progress shown the first time it is compiled."""

from __future__ import annotations

import sys
import threading
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from astroport.core.contract import FUNCTIONS, NOTING, Game, Variant
from astroport.core.events import LOST, ROW, Notes, blank_notes
from astroport.core.words import Text, house, preferred_language

Signature = tuple[Any, ...]
RULES, QUERIES, EVENTS = house("part-rules"), house("part-queries"), house("part-events")

_compiled_games: dict[Game, CompiledGame] = {}
_making: defaultdict[Game, threading.RLock] = defaultdict(threading.RLock)


def say_progress(game: Game, part: Text, done: int, steps: int) -> None:
    """Tell on stderr how far compiling is: in place on a terminal, in one line elsewhere."""
    lang, parts = preferred_language(), {"game": game.name, "part": part}
    if sys.stderr.isatty():
        line = house("compiling.steps", **parts, done=done, steps=steps).to(lang)
        sys.stderr.write(f"\r{line}" if done < steps else "\r\x1b[K")
    elif done == 0:
        sys.stderr.write(house("compiling", **parts).to(lang) + "\n")
    sys.stderr.flush()


class CompileQueue:
    """Who compiles next: Numba compiles for one thread at a time, and those in no hurry let the others go first."""

    def __init__(self) -> None:
        self._hurried = 0
        self._free = threading.Condition()
        self._thread = threading.local()

    @contextmanager
    def without_hurry(self) -> Iterator[None]:
        """What this thread compiles meanwhile can wait for what other threads compile."""
        self._thread.patient = True
        try:
            yield
        finally:
            self._thread.patient = False

    @contextmanager
    def taken(self) -> Iterator[None]:
        """While something is compiled."""
        hurried = not self._patient
        with self._free:
            self._hurried += hurried
        try:
            yield
        finally:
            with self._free:
                self._hurried -= hurried
                self._free.notify_all()

    def give_way(self) -> None:
        """Wait as long as others are in a hurry and this thread is not."""
        if self._patient:
            with self._free:
                self._free.wait_for(lambda: not self._hurried)

    @property
    def _patient(self) -> bool:
        return getattr(self._thread, "patient", False)


COMPILE_QUEUE = CompileQueue()


class CompiledGame:
    """One game's engine: `module` has all compiled functions, the entry points used at every move are here.

    Numba's dispatcher spends more time on finding out the types of the arguments than most rules take; here they are
    always the same, so the compiled entry points are called directly.
    """

    begin: Callable[[Any, Any], int]
    step: Callable[[Any, int, int], int]
    verdict_for: Callable[[Any, int, int], int]
    rewind: Callable[[Any, Any, Any, int], int]
    legal_for: Callable[[Any, int, Any], int]
    payoffs: Callable[[Any, Any], None]
    blank_for: Callable[[Any, int], None]

    def __init__(self, game: Game) -> None:
        self.game = game
        self.module = engine_module(game)
        self.blank = np.zeros(1, game.state.STATE)
        at = self.module.BUFFER.fields["state"][1]
        self.place_of_state = slice(at, at + game.state.STATE.itemsize)  # among the bytes of a buffer
        self._openings: dict[Variant, tuple[bytearray, NDArray[Any]]] = {}
        types = NumbaTypes(game, self.module.BUFFER)
        entries = {
            "begin": (types.buffers, types.layout),
            "step": (types.buffers, types.number, types.number),
            "verdict_for": (types.buffers, types.number, types.number),
            "rewind": (types.buffers, types.states, types.moves, types.number),
            "legal_for": (types.buffers, types.number, types.actions),
            "payoffs": (types.states, types.reals),
            "blank_for": (types.states, types.number),
        }
        for name, entry in compile_once(game, RULES, self.module, entries).items():
            setattr(self, name, entry)

    def buffer(self) -> NDArray[Any]:
        """A blank buffer for one match."""
        return np.zeros(self.module.BUFFER.itemsize, np.uint8).view(self.module.BUFFER)

    def copy(self, buffer: NDArray[Any]) -> NDArray[Any]:
        """Another buffer like this one."""
        return np.ndarray(1, self.module.BUFFER, bytearray(buffer.tobytes()))

    def copy_state(self, state: NDArray[Any]) -> NDArray[Any]:
        """Another state like this one: NumPy's own copy goes field by field, and takes far longer."""
        return np.ndarray(1, self.game.state.STATE, bytearray(state.tobytes()))

    def seen(self, state: NDArray[Any], seat: int) -> NDArray[Any]:
        """A state as a seat, or a spectator, can know it."""
        copy = self.copy_state(state)
        self.blank_for(copy, seat)
        return copy

    @cached_property
    def queries(self) -> Mapping[str, Callable[..., Any]]:
        """What a game's board and its presentation ask of its rules, by name; compiled when asked for."""
        types = NumbaTypes(self.game)
        declared: Mapping[Any, int | tuple[str, ...]] = getattr(self.game.rules, "QUERIES", {})
        filled = [types.numbers] if self.game.has_events else []
        counts = {f.__name__: takes if isinstance(takes, int) else len(takes) for f, takes in declared.items()}
        queries = {name: (types.state, *[types.number] * count, *filled) for name, count in counts.items()}
        return compile_once(self.game, QUERIES, self.game.rules, queries) if queries else {}

    @cached_property
    def noting(self) -> Mapping[str, Callable[..., Any]]:
        """The entry points of `kernels/noting.py`, for a game whose rules say what happens; compiled when asked for."""
        types, module = NumbaTypes(self.game), noting_module(self.game)
        notes = (types.states, types.number, types.number, types.rows, types.states, types.numbers)
        entries = dict.fromkeys(("play_noting", "describe_for", "preview_for"), notes)
        return compile_once(
            self.game, EVENTS, module, entries | {"prompt_for": (types.states, types.number, types.numbers)}
        )

    def noted(self, name: str, states: NDArray[Any], seat: int, action: int) -> tuple[Notes, Any]:
        """What is noted when one of these entry points is called on a state, which it may change; and its answer."""
        notes = blank_notes(states.dtype, self.game.state.MOST_EVENTS)
        answer = self.noting[name](states, seat, action, *notes)
        if notes.book[LOST]:
            raise ValueError(f"{self.game.slug}: more than {self.game.state.MOST_EVENTS} events of one action")
        return notes, answer

    def opening(self, variant: Variant) -> tuple[bytearray, NDArray[Any]]:
        """How every match of a variant begins: its buffer and its state, to be copied."""
        if variant not in self._openings:
            buffer = self.buffer()
            self.begin(buffer, variant.layout)
            self._openings[variant] = bytearray(buffer.tobytes()), buffer["state"].copy()
        return self._openings[variant]


class NumbaTypes:
    """What compiled functions of a game take, in Numba's terms."""

    def __init__(self, game: Game, buffer: np.dtype[Any] | None = None) -> None:
        import numba

        self.state = numba.from_dtype(game.state.STATE)
        self.states = self.state[::1]
        self.layout = numba.from_dtype(game.options_dtype)[::1]
        self.buffers = None if buffer is None else numba.from_dtype(buffer)[::1]
        self.number = numba.int64
        self.numbers = numba.int64[::1]
        self.rows = numba.from_dtype(ROW)[::1]
        self.actions = numba.int16[::1]
        self.moves = numba.int32[::1]
        self.lists = numba.int16[:, ::1]
        self.reals = numba.float64[::1]
        self.table = numba.float64[:, ::1]


def compile_once(
    game: Game, part: Text, module: ModuleType, entries: Mapping[str, Signature]
) -> dict[str, Callable[..., Any]]:
    """Compile functions of a specialised module, or find them on disk; their entry points by name.

    Progress is shown only when something is really compiled, which is the first time on this machine.
    """
    if not hasattr(getattr(module, next(iter(entries))), "compile"):  # NUMBA_DISABLE_JIT=1
        return {name: getattr(module, name) for name in entries}
    from numba.core.errors import NumbaError

    from astroport.core.compiling import cache_of, forget_all

    done_before = cache_of(module) / f"{module.__name__}.{min(entries)}.ready"
    news = not done_before.exists()
    found: dict[str, Callable[..., Any]] = {}
    with COMPILE_QUEUE.taken():
        for name, signature in entries.items():
            if news:
                say_progress(game, part, len(found), len(entries))
            COMPILE_QUEUE.give_way()
            function = getattr(module, name)
            try:
                function.compile(signature)
            except NumbaError:
                raise
            except Exception:  # what lies on disk is damaged: unpickling it can raise anything
                forget_all()
                function.compile(signature)
            found[name] = function.overloads[signature].entry_point
    if news:
        say_progress(game, part, len(found), len(entries))
        done_before.parent.mkdir(parents=True, exist_ok=True)
        done_before.touch()
    return found


def compiled_game(game: Game) -> CompiledGame:
    """The compiled side of a game; compiled now if it never was."""
    if game not in _compiled_games:
        with _making[game]:
            if game not in _compiled_games:
                _compiled_games[game] = CompiledGame(game)
    return _compiled_games[game]


def engine_module(game: Game) -> ModuleType:
    """What is the same for all games, loaded for this one; nothing is compiled yet."""
    return specialise_for(game, Path(__file__).with_name("kernels") / "engine.py")


def noting_module(game: Game) -> ModuleType:
    """What is said of a game whose rules say what happens, loaded for it; nothing is compiled yet."""
    said = {name: getattr(game.rules, name) for name in NOTING}
    return specialise_for(game, Path(__file__).with_name("kernels") / "noting.py", **said)


def specialise_for(
    game: Game, source: Path, package: str = "astroport.core", edition: str = "", **more: Any
) -> ModuleType:
    """A module generic over games, loaded for one game: see `core.compiling.specialise`.

    Where it is loaded more than once for the same game, each time is an edition.
    """
    from astroport.core.compiling import specialise

    given = {name: getattr(game.rules, name) for name in FUNCTIONS}
    given.update(
        STATE=game.state.STATE,
        ACTION_COUNT=game.codec.count,
        MOST_SEATS=game.seats[-1],
        MAX_PLIES=game.max_plies,
        EDITION=f"{game.slug}{edition}",  # its constants are its own
        **more,
    )
    return specialise(source, package, f"{game.package.replace('.', '_')}__{game.slug}{edition}", given, game.folder)
