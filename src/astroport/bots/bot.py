"""What a bot is: something that chooses an action from a view, and says why."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator
from dataclasses import dataclass, replace

from astroport.core.codec import Action
from astroport.core.errors import InvalidArgumentError, UnknownBotError
from astroport.core.view import View
from astroport.core.words import Text, house


@dataclass(frozen=True)
class Weighed:
    """An action a bot thought about, and the result it expects from it for each seat."""

    action: Action
    expected: tuple[float, ...]
    share: float = 0.0  # of its thought that went into this action


@dataclass(frozen=True)
class Reply:
    """An action that a bot expects of a seat."""

    seat: int
    action: Action


@dataclass(frozen=True)
class Choice:
    """A bot's answer: its action, what it weighed, the best first, and how it expects play to go on after it.

    A bot that does not weigh, or does not look further, leaves them empty. The action need not be the first of those
    weighed: a beginner overlooks things.
    """

    action: Action
    weighed: tuple[Weighed, ...] = ()
    line: tuple[Reply, ...] = ()
    simulations: int = 0

    @property
    def expected(self) -> tuple[float, ...] | None:
        """The result it expects for each seat, if it weighed its action."""
        return next((each.expected for each in self.weighed if each.action is self.action), None)


@dataclass(frozen=True)
class Budget:
    """How much thought a move may take, whichever ends first. No limit: the bot's own default.

    `nodes` bounds the memory: so many positions it keeps in mind; a full mind goes on thinking, but grows no more.
    """

    seconds: float | None = None
    simulations: int | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and not (0 < self.seconds < math.inf):
            raise InvalidArgumentError(f"{self.seconds} seconds: a budget is more than nothing, and has an end")
        if self.simulations is not None and (type(self.simulations) is not int or self.simulations < 1):
            raise InvalidArgumentError(f"{self.simulations} simulations: one at least, and a whole number")
        if self.nodes is not None and (type(self.nodes) is not int or self.nodes < 1):
            raise InvalidArgumentError(f"{self.nodes} positions kept in mind: one at least, and a whole number")


DEFAULT = Budget()
ACTIONS_OF_A_PLAN = 8  # about


def shared(budget: Budget, view: View) -> Budget:
    """Of a budget what one action may take: the actions of a plan share the time of one choice."""
    plan = view.game.plan
    if plan is None or budget.seconds is None or any(action.kind not in plan.kinds for action in view.actions):
        return budget
    return replace(budget, seconds=budget.seconds / ACTIONS_OF_A_PLAN)


# Thought in slices of some milliseconds: who runs it may stop between them, or let another bot think.
Pondering = Generator[None, None, Choice]


@dataclass(frozen=True)
class Level:
    """A kind of bot as people meet it: its name in code, what it is called, what it is like, how much it thinks."""

    name: str
    title: Text
    about: Text
    budget: Budget = DEFAULT
    offered: bool = True  # to people at a table; what is not serves tests and measurements

    @classmethod
    def of_house(cls, name: str, budget: Budget = DEFAULT, *, offered: bool = True) -> Level:
        """A level for which the house has words."""
        return cls(name, house(f"bot-level-{name}"), house(f"bot-level-{name}.about"), budget, offered)


class Bot(ABC):
    """A player made of code. It sees what its seat can know, and nothing else."""

    name: str

    @property
    def nodes(self) -> int:
        """How many positions it has room for in its mind now."""
        return 0

    @abstractmethod
    def choose(self, view: View, budget: Budget = DEFAULT) -> Choice:
        """An action for the seat of the view, which is awaited."""

    def ponder(self, view: View, budget: Budget = DEFAULT) -> Pondering:
        """The same in slices."""
        yield
        return self.choose(view, budget)


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
    """All bots there are, the weakest first."""
    return tuple(_makers)


def levels() -> tuple[Level, ...]:
    """The bots offered to people, the weakest first."""
    return tuple(each for each in _levels.values() if each.offered)


def level(name: str) -> Level:
    """One level by its name."""
    if name not in _levels:
        raise UnknownBotError(f"there is no bot {name!r} (there are: {', '.join(_levels)})")
    return _levels[name]


def named(name: str, seed: int = 0) -> Bot:
    """A bot by its name.

    >>> import astroport
    >>> from astroport import bots
    >>> match = astroport.start("sputnik", seats=2, seed=1)
    >>> bots.named("random", seed=3).choose(match.view(0)).action in match.actions()
    True
    """
    return _makers[level(name).name](seed)
