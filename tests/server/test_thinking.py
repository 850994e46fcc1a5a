"""Bots of a server: they think in turns, answer in time, stop when nobody waits, and never hold up a match."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ClassVar

import pytest

import astroport
from astroport import Match, SeededLuck, bots
from astroport.bots import Bot, Budget, Choice
from astroport.bots.bot import Level
from astroport.core.view import View
from astroport.core.words import Words
from astroport.server.thinking import Thinkers
from astroport.server.thinking_queue import Client

NAME = Words(en="Test", fr="Test")


class Ponderer(Bot):
    """Thinks in so many slices of a millisecond, or until it is told to stop."""

    name = "ponderer"
    patience = 400  # slices
    slices: ClassVar[list[int]] = []
    closed: ClassVar[list[int]] = []
    given: ClassVar[list[float]] = []  # seconds

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, budget: Budget = bots.bot.DEFAULT) -> Choice:
        return Choice(view.actions[0])

    def ponder(self, view: View, budget: Budget = bots.bot.DEFAULT) -> Any:
        self.given.append(budget.seconds or 0)
        try:
            for _ in range(self.patience):
                time.sleep(0.001)
                self.slices.append(self.seed)
                yield
        finally:
            self.closed.append(self.seed)
        return self.choose(view, budget)


class Broken(Bot):
    """Breaks down."""

    name = "broken"

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View, budget: Budget = bots.bot.DEFAULT) -> Choice:
        raise RuntimeError("no idea")


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both are known by name, here only."""
    monkeypatch.setattr(Ponderer, "patience", Ponderer.patience)
    monkeypatch.setitem(bots.bot._makers, "ponderer", Ponderer)
    monkeypatch.setitem(bots.bot._levels, "ponderer", Level("ponderer", NAME, NAME, Budget(seconds=0.5)))
    monkeypatch.setitem(bots.bot._makers, "broken", Broken)
    monkeypatch.setitem(bots.bot._levels, "broken", Level("broken", NAME, NAME))


def in_a_loop(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    @wraps(test)
    def run() -> None:
        asyncio.run(test())

    return run


def opening(game: str = "sputnik") -> Match:
    return Match(astroport.game(game), 2, luck=SeededLuck(1))


def first_view() -> View:
    match = opening()
    return match.view(match.awaited[0])


@in_a_loop
async def test_many_think_in_turns() -> None:
    """Twenty people's at once on one thread: each gets its share, none has to wait for the others to finish."""
    Ponderer.slices.clear()
    Ponderer.patience = 20
    thinkers, view = Thinkers(threads=1), first_view()
    people = [Client(str(number)) for number in range(20)]
    thoughts = await asyncio.gather(*(thinkers.choose("ponderer", view, None, client) for client in people))
    assert {thought.action for thought in thoughts} == {view.actions[0].text}
    first_half = Ponderer.slices[: len(Ponderer.slices) // 2]
    assert len(set(first_half)) == 20
    thinkers.close()


@in_a_loop
async def test_the_host_can_let_everybody_think_for_less() -> None:
    Ponderer.given.clear()
    for longest in (None, 9.0, 0.2):
        thinkers = Thinkers(longest, threads=1)
        await thinkers.choose("ponderer", first_view())
        thinkers.close()
    as_its_level_says, longer_than_that, less = Ponderer.given
    assert as_its_level_says == longer_than_that > 0.3
    assert 0 < less < 0.2


@in_a_loop
async def test_who_is_not_waited_for_any_more_stops() -> None:
    Ponderer.closed.clear()
    thinkers = Thinkers(threads=1)
    asked = asyncio.ensure_future(thinkers.choose("ponderer", first_view()))
    await asyncio.sleep(0.05)
    asked.cancel()
    while not Ponderer.closed:
        await asyncio.sleep(0.01)
    assert len(Ponderer.closed) == 1
    assert thinkers.asked == 0
    thinkers.close()


@in_a_loop
async def test_closing_leaves_nobody_waiting() -> None:
    thinkers = Thinkers(threads=2)
    asked = [asyncio.ensure_future(thinkers.choose("ponderer", first_view())) for _ in range(5)]
    await asyncio.sleep(0.05)
    thinkers.close()
    done, pending = await asyncio.wait(asked, timeout=60)
    assert not pending
    assert all(each.cancelled() for each in done)
    with pytest.raises(asyncio.CancelledError):
        await thinkers.choose("ponderer", first_view())


@in_a_loop
async def test_who_breaks_down_plays_anything_but_gives_no_advice() -> None:
    thinkers, match = Thinkers(threads=1), opening()
    thought = await thinkers.play("broken", match, match.awaited[0])
    assert thought.action in [action.text for action in match.actions()]
    assert thought.reasons.level == bots.names()[0]
    with pytest.raises(RuntimeError, match="no idea"):
        await thinkers.choose("broken", match.view(match.awaited[0]))
    thinkers.close()


@in_a_loop
async def test_what_everybody_may_know_does_not_depend_on_a_hand() -> None:
    """In a game with secrets the numbers for everybody come from what a spectator sees after the move."""
    thinkers, match = Thinkers(threads=1), opening("asteroid_escape")
    seat = match.awaited[0]
    thought = await thinkers.play("cadet", match, seat)
    after = match.fork()
    after.play(thought.action, seat)
    assert thought.reasons.public == pytest.approx(bots.evaluate(after), abs=1e-3)
    open_game = opening()
    assert (await thinkers.play("cadet", open_game, open_game.awaited[0])).reasons.public == []
    thinkers.close()


@in_a_loop
async def test_the_same_bot_builds_on_what_it_found_out() -> None:
    thinkers, match = Thinkers(threads=1), opening()
    seat = match.awaited[0]
    await thinkers.choose("captain", match.view(seat), who=("table", seat))
    ((level, bot),) = thinkers._remembered.values()
    assert level == "captain"
    await thinkers.choose("captain", match.view(seat), who=("table", seat))
    assert next(iter(thinkers._remembered.values()))[1] is bot
    for other in range(20):
        await thinkers.choose("cadet", match.view(seat), who=("table", 100 + other))
    assert len(thinkers._remembered) <= 6
    thinkers.close()
