"""Many matches at once, each in a process of its own, with a bar that says how far they are."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from rich.console import Console
from rich.progress import track

T = TypeVar("T")


def played(play: Callable[[int], T], matches: int, jobs: int | None, label: str) -> list[T]:
    """What came of matches 0, 1, 2 …"""
    with ProcessPoolExecutor(jobs) as pool:
        found = pool.map(play, range(matches), chunksize=4)
        return list(track(found, label, total=matches, console=Console(stderr=True), transient=True))
