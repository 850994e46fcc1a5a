"""Whose turn it is to think: network by network, there person by person, there bot by bot. And with how much memory.

However many bots somebody asks, and under however many names, everybody else's first bot goes before their next one.
What a bot finds out takes memory as soon as it begins; so only so many think at once for one person and for one
network, the others wait, and of the memory that is left a network gets half at most, and of that one person half:
there is always some for others. Who only watches bots is one person with all who do so from the same network.
"""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Generator, Hashable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

T = TypeVar("T")

MOST_OF_A_PERSON, MOST_OF_A_NETWORK = 8, 24  # bots that think at once
MOST_KNOWN = 10_000  # of whom it is known when they were served last; who asks again and again is not new each time
LEAST_NODES = 1 << 12  # with which a search is worth its while


class Client(NamedTuple):
    """For whom a bot thinks: a person, and the network from which they come; who makes up persons has still one."""

    network: str = ""
    person: str = ""


@dataclass(eq=False)
class Task(Generic[T]):
    """Something to think about, in slices: for whom, with how many nodes at best, and for how long."""

    begin: Callable[[int], Generator[None, None, T]]  # with so many nodes
    client: Client = Client()  # noqa: RUF009 it never changes
    nodes: int = 0
    seconds: float = math.inf
    answer: Future[T] = field(default_factory=Future)
    given: int = 0  # nodes
    due: float = math.inf  # when it should be done
    turn: int = 0  # when it had its last slice
    pondering: Generator[None, None, T] | None = None

    def go_on(self) -> bool:
        """Think for a slice; whether there is more to think about."""
        if self.answer.cancelled():
            if self.pondering is not None:
                self.pondering.close()
            return False
        try:
            if self.pondering is None:
                self.pondering = self.begin(self.given)
            next(self.pondering)
        except StopIteration as end:
            with suppress(InvalidStateError):  # who asked has gone this moment
                self.answer.set_result(end.value)
        except Exception as error:
            with suppress(InvalidStateError):
                self.answer.set_exception(error)
        else:
            return True
        return False


class ThinkingQueue:
    """All that is to be thought about. It is used by one thread at a time."""

    def __init__(self, nodes: int) -> None:
        self.nodes = nodes  # of all that think
        self._waiting: list[Task[Any]] = []  # for their next slice
        self._asked: Counter[Hashable] = Counter()  # tasks, by network and by client …
        self._begun: Counter[Hashable] = Counter()  # … and of these the ones that have begun
        self._given: Counter[Hashable] = Counter()  # nodes, by network and by client
        self.given = 0  # nodes that are in use
        self._served: OrderedDict[Hashable, float] = OrderedDict()  # when networks and clients had a slice last
        self._turn = 0

    def asked_by(self, client: Client) -> int:
        """How much there is to think about for the network of somebody."""
        return self._asked[client.network]

    def add(self, task: Task[Any]) -> None:
        """Something new to think about."""
        for who in (task.client.network, task.client):
            self._asked[who] += 1
        self._served.setdefault(task.client.network, self._turn - 0.5)
        self._served.setdefault(task.client, self._turn + 0.5)  # a new name goes after those that were here before
        while len(self._served) > MOST_KNOWN:
            self._served.popitem(last=False)
        self._waiting.append(task)

    def take(self) -> Task[Any] | None:
        """Who thinks for the next slice, if anybody can: who was served longest ago, network, person, then bot.

        Of one person's bots those go first whose time is up: their answer comes next.
        """
        ready = [task for task in self._waiting if task.given or self._grant(task)]
        if not ready:
            return None
        now = time.monotonic()

        def served(who: Hashable) -> float:
            return self._served.get(who, self._turn)

        task = min(ready, key=lambda t: (served(t.client.network), served(t.client), t.due > now, t.turn))
        if not task.given:
            self._begin(task, now)
        self._turn += 1
        task.turn = self._turn
        for who in (task.client.network, task.client):
            self._served[who] = self._turn
            self._served.move_to_end(who)
        self._waiting.remove(task)
        return task

    def give_back(self, task: Task[Any]) -> None:
        """It has more to think about."""
        self._waiting.append(task)

    def done(self, task: Task[Any]) -> None:
        """It is thought through, or nobody wants to know any more."""
        for who in (task.client.network, task.client):
            self._begun[who] -= 1
            self._asked[who] -= 1
            if not self._asked[who]:
                del self._asked[who], self._begun[who]
            self._give(who, -task.given)
        self.given -= task.given

    def end(self) -> list[Task[Any]]:
        """Those that wait, and do so no more."""
        ended, self._waiting = self._waiting, []
        return ended

    def _begin(self, task: Task[Any], now: float) -> None:
        task.given = self._grant(task)
        task.due = now + task.seconds
        self.given += task.given
        for who in (task.client.network, task.client):
            self._begun[who] += 1
            self._give(who, task.given)

    def _give(self, who: Hashable, nodes: int) -> None:
        self._given[who] += nodes
        if not self._given[who]:
            del self._given[who]

    def _grant(self, task: Task[Any]) -> int:
        """With how many nodes it can begin now; none: it has to wait."""
        network = task.client.network
        if self._begun[network] >= MOST_OF_A_NETWORK or self._begun[task.client] >= MOST_OF_A_PERSON:
            return 0
        free = self.nodes - self.given
        for who in (network, task.client):  # half of what the others have left, less what is theirs already
            own = self._given[who]
            free = (free + own) // 2 - own
        given = min(task.nodes, 1 << max(0, free // 2).bit_length() >> 1)
        return given if given >= min(task.nodes, LEAST_NODES) else 0
