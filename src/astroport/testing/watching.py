"""A state in the interpreter that notices when an index leaves its field, or a table of the rules.

Compiled code asks nothing: an index beyond a field reads or writes the next one. NumPy refuses what lies beyond the end
of an axis, but counts what is negative from there; and neither is meant by any rule.

>>> from astroport.core.contract import record_dtype
>>> state = record_dtype([("height", "u1", (2, 4))])
>>> s = np.zeros(1, watching(state))[0]
>>> s.height[1, 3] = 7
>>> s.height[1][-1]
Traceback (most recent call last):
    ...
IndexError: -1 is no index of 4
"""

from __future__ import annotations

import traceback
from typing import Any

import numpy as np

from astroport.core.contract import Game, Record


class Watched(np.ndarray[Any, Any]):
    """An array that is asked for what is in it only."""

    def __getitem__(self, key: Any) -> Any:
        inside(key, self.shape)
        return super().__getitem__(key)

    def __setitem__(self, key: Any, value: Any) -> None:
        inside(key, self.shape)
        super().__setitem__(key, value)

    def __str__(self) -> str:
        return str(np.asarray(self))


def inside(key: Any, shape: tuple[int, ...]) -> None:
    """An error if an index, or one of several, or an end of a slice is not within its axis."""
    for each, size in zip(key if isinstance(key, tuple) else (key,), shape, strict=False):
        if isinstance(each, slice):
            if any(end is not None and not 0 <= end <= size for end in (each.start, each.stop)):
                raise IndexError(f"{each.start}:{each.stop} is no part of {size}")
        elif not 0 <= each < size:
            raise IndexError(f"{each} is no index of {size}")


class WatchedRecord(Record):  # type: ignore[misc]  # final in the stubs, not in NumPy
    """A state whose fields are watched."""

    def __getattr__(self, name: str) -> Any:
        value = Record.__getattr__(self, name)
        return value.view(Watched) if isinstance(value, np.ndarray) else value


def watching(state: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout, watched."""
    return np.dtype((WatchedRecord, state))


def line_of(game: Game, error: BaseException) -> str:
    """Where in a game's rules an error arose."""
    frames = [each for each in traceback.extract_tb(error.__traceback__) if each.filename.startswith(str(game.folder))]
    return f"{frames[-1].name}, line {frames[-1].lineno}: " if frames else ""
