"""What a bot is: something that chooses an action from a view, and says why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from astroport.core.codec import Action
from astroport.core.errors import AstroportError
from astroport.core.view import View


@dataclass(frozen=True)
class Weighed:
    """An action a bot thought about, and the result it expects from it for each seat."""

    action: Action
    expected: tuple[float, ...]


@dataclass(frozen=True)
class Choice:
    """A bot's answer: its action and what it weighed, the best first (nothing if it did not weigh)."""

    action: Action
    weighed: tuple[Weighed, ...] = ()


class Bot(Protocol):
    """A player made of code. It sees what its seat can know, and nothing else."""

    name: str

    def choose(self, view: View) -> Choice:
        """An action for the seat of the view, which is awaited."""


_makers: dict[str, Callable[[int], Bot]] = {}


def maker(name: str) -> Callable[[Callable[[int], Bot]], Callable[[int], Bot]]:
    """Make a bot known under a name; it is made from a seed."""

    def known(make: Callable[[int], Bot]) -> Callable[[int], Bot]:
        _makers[name] = make
        return make

    return known


def names() -> tuple[str, ...]:
    """The bots there are, the weakest first."""
    return tuple(_makers)


def named(name: str, seed: int = 0) -> Bot:
    """A bot by its name.

    >>> import astroport
    >>> from astroport import bots
    >>> match = astroport.start("sputnik", seats=2, seed=1)
    >>> bots.named("random", seed=3).choose(match.view(0)).action in match.actions()
    True
    """
    if name not in _makers:
        raise AstroportError(f"there is no bot {name!r} (there are: {', '.join(_makers)})")
    return _makers[name](seed)
