"""What a bot is: something that chooses an action from a view, and says why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from astroport.core.codec import Action
from astroport.core.errors import AstroportError
from astroport.core.view import View
from astroport.core.words import Words


@dataclass(frozen=True)
class Weighed:
    """An action a bot thought about, and the result it expects from it for each seat."""

    action: Action
    expected: tuple[float, ...]


@dataclass(frozen=True)
class Choice:
    """A bot's answer: its action, what it weighed, the best first, and how it expects play to go on after it.

    A bot that does not weigh, or does not look further, leaves them empty.
    """

    action: Action
    weighed: tuple[Weighed, ...] = ()
    line: tuple[Action, ...] = ()


@dataclass(frozen=True)
class Budget:
    """How much thought a move may take; a bot that needs less takes less. No limit: its own habit."""

    seconds: float | None = None
    simulations: int | None = None


HABIT = Budget()


@dataclass(frozen=True)
class Level:
    """A kind of bot as people meet it: its name in code, what it is called, what it is like."""

    name: str
    title: Words
    about: Words


class Bot(Protocol):
    """A player made of code. It sees what its seat can know, and nothing else."""

    name: str

    def choose(self, view: View, budget: Budget = HABIT) -> Choice:
        """An action for the seat of the view, which is awaited."""


_makers: dict[str, Callable[[int], Bot]] = {}
_levels: dict[str, Level] = {}


def maker(level: Level) -> Callable[[Callable[[int], Bot]], Callable[[int], Bot]]:
    """Make a bot known under the name of its level; it is made from a seed."""

    def known(make: Callable[[int], Bot]) -> Callable[[int], Bot]:
        _makers[level.name] = make
        _levels[level.name] = level
        return make

    return known


def names() -> tuple[str, ...]:
    """The bots there are, the weakest first."""
    return tuple(_makers)


def levels() -> tuple[Level, ...]:
    """The bots there are as people meet them, the weakest first."""
    return tuple(_levels.values())


def level(name: str) -> Level:
    """One level by its name."""
    if name not in _levels:
        raise unknown(name)
    return _levels[name]


def unknown(name: str) -> AstroportError:
    """What is said about a bot that does not exist."""
    return AstroportError(f"there is no bot {name!r} (there are: {', '.join(_makers)})")


def named(name: str, seed: int = 0) -> Bot:
    """A bot by its name.

    >>> import astroport
    >>> from astroport import bots
    >>> match = astroport.start("sputnik", seats=2, seed=1)
    >>> bots.named("random", seed=3).choose(match.view(0)).action in match.actions()
    True
    """
    if name not in _makers:
        raise unknown(name)
    return _makers[name](seed)
