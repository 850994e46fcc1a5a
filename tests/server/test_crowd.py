"""A crowded house: bots think where somebody watches, people share thought fairly, and memory has an end."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import cast

from astroport.core.match import Match
from astroport.server.live import House, LiveTable
from astroport.server.store import Entry
from astroport.server.thinking import Thought
from astroport.table.facts import Chair, Reasons
from tests.server.faults import run
from tests.table.party import ANN, party


class Shelf:
    """A store that keeps nothing."""

    async def append(self, _entries: Sequence[Entry], **_more: object) -> bool:
        return True


class Asked:
    """Thinks until it is told what to play."""

    def __init__(self) -> None:
        self.at_work: list[asyncio.Future[str]] = []
        self.asked = 0

    async def play(self, _level: str, _match: Match, _seat: int, *_who: object) -> Thought:
        self.asked += 1
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.at_work.append(answer)
        try:
            return Thought(await answer, Reasons("pilot", [], [], 0))
        finally:
            self.at_work.remove(answer)


class Quiet:
    """A house with nothing in it but a store and those who think."""

    def __init__(self) -> None:
        self.store, self.thinkers = Shelf(), Asked()

    def tell_others(self, _table: str, _number: int) -> None:
        """There are none."""

    def show_others(self, _table: str, _seats: Collection[int], _watching: int) -> None:
        """There are none."""


class Screen:
    """Somebody's page, that hears and says nothing."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.look: int | None = None
        self.have = 0

    def send(self, message: bytes) -> None:
        """Not looked at."""


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_bots_think_while_somebody_watches_and_only_then() -> None:
    async def watch() -> None:
        at, house = party(Chair(level="pilot"), Chair(level="pilot")), Quiet()
        live, bots = LiveTable(at.table, cast(House, house)), house.thinkers
        live.attend()
        await settle()
        assert not live.watched
        assert bots.asked == 0
        first, second = Screen(ANN), Screen(ANN)
        live.enter(first)
        live.enter(second)
        await settle()
        assert live.watched
        assert len(bots.at_work) == 1
        live.leave(first)
        await settle()
        assert len(bots.at_work) == 1, "somebody is still there"
        live.leave(second)
        await settle()
        assert not bots.at_work
        assert live.idle
        live.enter(first)
        await settle()
        assert len(bots.at_work) == 1
        ply = at.table.match.ply
        bots.at_work[0].set_result(at.table.match.actions()[0].text)
        await settle()
        assert at.table.match.ply > ply
        assert len(bots.at_work) == 1, "and on it goes"
        await live.close()
        assert not bots.at_work

    run(watch())


def test_a_table_is_watched_when_another_process_says_so() -> None:
    async def watch() -> None:
        live = LiveTable(party().table, cast(House, Quiet()))
        live.seen_elsewhere("other", frozenset(), 1)
        assert live.watched
        live.seen_elsewhere("other", frozenset(), 0)
        assert not live.watched
        live.seen_elsewhere("other", frozenset([1]), 0)
        assert live.watched

    run(watch())
