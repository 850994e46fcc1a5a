"""The figures of games: what each of them promises, in a folder of its own name where it is more than the usual."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec

from astroport import catalogue
from astroport.core.contract import Game, Value

SHELF = tuple(catalogue().values())
EASIEST, HARDEST = SHELF[0], SHELF[-1]


@dataclass(frozen=True)
class Figures:
    """What a game promises, and what of it is measured."""

    native: float = 1  # million actions a second, at random, compiled
    state: int = 512  # bytes at most
    peers: Mapping[str, float] = field(default_factory=dict)  # games of OpenSpiel: how many times as fast as these
    variants: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)  # measured too, under these names
    page_rules: float = 0  # in the page's engine: of the native pace of the rules at least so much …
    page_search: float = 0  # … and of the search's
    long: bool = False  # matches of hundreds of moves happen
    own: tuple[str, ...] = ()  # modules in the game's folder that `make bench` runs


def figures(game: Game) -> Figures:
    """What a game promises: what its folder here declares as `FIGURES`, else the usual."""
    name = f"{__name__}.{game.slug}"
    declared: Figures = import_module(name).FIGURES if find_spec(name) else Figures()
    return declared
