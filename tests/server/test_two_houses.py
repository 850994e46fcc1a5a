"""Two running servers whose tables differ only in what a seat may not know: everything it is sent is the same, to the
last byte, in the same order; and so it is for who only watches."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

import astroport
from astroport import bots
from astroport.core.contract import Game
from astroport.core.view import View
from astroport.server import hours, sockets, thinking
from astroport.server.app import application
from astroport.server.backup import database_of
from astroport.server.bus import NoBus
from astroport.server.connections import Door, HouseConfig
from astroport.server.identity import COOKIE, person_of
from astroport.server.store import Store
from astroport.server.tables import Tables
from astroport.server.thinking import Thought
from astroport.table.entries import Reasons
from astroport.table.reasoning import noted
from tests.server.faults import run
from tests.server.worlds import AT, LISTENER, OTHER, WATCHER, Pair, Step, keep, pair_of

SECRETIVE = [game for game in astroport.catalogue().values() if game.secrets]
PAIRS = [(game, seats) for game in SECRETIVE for seats in (2, 4)]
ASKED = 8  # moves about which it is asked why, and for each one what was before
QUESTIONS: tuple[dict[str, Any], ...] = (
    {"type": "why", "place": "none"},
    {"type": "draft", "actions": []},
    {"type": "say", "text": "well"},
    {"type": "hint"},
)
AFTERWARDS = ("links", "record", "evaluations", "verify")
WORLD: ContextVar[int] = ContextVar("world")


class Quiet(uvicorn.Server):
    """A server that leaves signals alone."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Those are for who runs the tests."""
        yield


class House:
    """A house in one of two worlds. Its bots play what is in the script, when they are let, and say what they like."""

    def __init__(self, world: int, folder: Path) -> None:
        self.world = world
        self.tables = Tables(Store(database_of(folder)), NoBus(), thinking=None)
        self.tables.thinkers._choose = self._choose  # type: ignore[method-assign, assignment]
        self.pair: Pair | None = None
        self.let: Step | None = None
        self.since = 0
        self.paces: list[float] = []

    @asynccontextmanager
    async def open(self) -> AsyncIterator[House]:
        """It is open meanwhile."""
        server = Quiet(HouseConfig(application(self.tables, "key"), Door(100), port=0, log_config=None))
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        self.url = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.should_exit = True
            await serving

    async def _choose(self, _level: str, view: View, _budget: object, who: Any, _client: object) -> Thought:
        """In one world at once, in the other after a while."""
        WORLD.set(self.world)
        if who is None:  # a hint, which comes of what its player sees
            chosen = bots.named("pilot", 5).choose(view, bots.Budget(simulations=60))
            return Thought(chosen.action.text, noted("pilot", chosen))
        live = await self.tables.table(who[0])
        while self.let is None or self.let.seat != who[1] or live.state.number != self.since:
            await asyncio.sleep(0.002)
        acted = self.let.acted[self.world]
        await asyncio.sleep(0.005 * self.world)
        assert acted.reasons is not None
        return Thought(acted.action, Reasons("pilot", acted.reasons.weighed, acted.reasons.line, self.world))

    async def go_on(self, step: Step, there: Page) -> None:
        """One step: of the person who listens, of a bot, or of the other person."""
        assert self.pair is not None
        live = await self.tables.table(self.pair.tables[0].state.id)
        number, action = live.state.number, step.acted[self.world].action
        if step.seat == self.pair.listener:
            await there.say({"type": "do", "version": there.version, "seat": step.seat, "action": action})
        elif step.seat == self.pair.other:
            await live.submit(
                lambda table: table.act(person_of(OTHER), step.seat, table.state.version(step.seat), action)
            )
        else:
            self.let, self.since = step, number
        while live.state.number == number:
            await asyncio.sleep(0.002)
        self.let = None


class Page:
    """Somebody's page: a socket, and all that came through it."""

    def __init__(self, house: House, token: str, seat: int | None) -> None:
        self.house, self.token, self.seat = house, token, seat
        self.heard: list[str] = []
        self.version = self.events = self.said = 0
        self.unanswered: set[str] = set()

    async def __aenter__(self) -> Page:
        assert self.house.pair is not None
        address = f"{self.house.url.replace('http', 'ws')}/api/tables/{self.house.pair.tables[0].state.id}/socket"
        self.socket: ClientConnection = await connect(address, additional_headers={"Cookie": f"{COOKIE}={self.token}"})
        await self.say({"type": "hello", "seat": self.seat})
        await self.listen()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def say(self, message: dict[str, Any]) -> None:
        """Say something; what is to be answered has an id."""
        self.said += 1
        if message["type"] not in ("hello", "ping"):
            message = {"id": f"id{self.said}", **message}
            self.unanswered.add(message["id"])
        await self.socket.send(json.dumps(message))

    async def listen(self) -> None:
        """Hear all that was sent so far, and every answer."""
        await self.say({"type": "ping"})
        known = False
        while self.unanswered or not known:
            told = str(await self.socket.recv())
            message = json.loads(told)
            self.unanswered.discard(message.get("id"))
            if message["type"] == "news":
                self.version, self.events = message["view"]["version"], message["number"]
            if message["type"] == "pong":
                known = True
            else:
                self.heard.append(told)

    async def ask(self, *more: str) -> None:
        """Everything that one can ask: why a bot did that, what was before, what one could do."""
        for n in range(max(1, self.events - ASKED), self.events + 1):
            await self.say({"type": "reasons", "number": n})
        await self.say({"type": "history", "before": self.events - 2})
        for question in QUESTIONS if self.seat is not None else ():
            await self.say({"seat": self.seat, "version": self.version, **question})
        await self.listen()
        for kind in more if self.seat is not None else ():
            await self.say({"type": kind, "version": self.version, "seat": self.seat})
        await self.listen()

    async def fetch(self) -> list[object]:
        """Everything that can be had over HTTP."""
        assert self.house.pair is not None
        table = f"/api/tables/{self.house.pair.tables[0].state.id}"
        whose = [f"{table}/replay?seat={seat}" for seat in range(len(self.house.pair.tables[0].state.chairs))]
        found: list[object] = []
        async with httpx.AsyncClient(base_url=self.house.url, cookies={COOKIE: self.token}) as http:
            for path in ("/api/tables", f"{table}/replay", *whose, *(f"{table}/{each}" for each in AFTERWARDS)):
                answer = await http.get(path)
                headers = {name: value for name, value in answer.headers.items() if name != "date"}
                found.append((path, answer.status_code, headers, answer.content))
        return found


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is always the same time, so that times are the same as well."""
    monkeypatch.setattr(hours, "wall", lambda: AT)
    monkeypatch.setattr(hours, "steady", lambda: 500.0)


def found(game: Game, seats: int, name: str) -> Pair:
    """A pair of worlds with something hidden, and bots that go on."""
    luck = random.Random(f"{game.slug} {seats}")
    while (pair := pair_of(game, seats, name, luck, secretly=2, openly=8)) is None:
        pass
    one, other = (table.state.match.state.tobytes() for table in pair.tables)
    assert one != other
    return pair


@pytest.mark.usefixtures("still")
def test_what_a_seat_is_sent_is_the_same_in_both_worlds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Over sockets and HTTP: news, presence, reasons, public expectations, hints, history, replay, refusals. And bots
    intend to answer at the same moments, whatever they thought about."""

    async def compare() -> None:
        houses = [House(world, tmp_path / str(world)) for world in (0, 1)]
        real = thinking.pace

        def recorded(budget: bots.Budget) -> float:
            if WORLD.get(None) is not None:
                houses[WORLD.get()].paces.append(real(budget))
            return 0.02

        monkeypatch.setattr(thinking, "pace", recorded)
        monkeypatch.setattr(thinking, "give_way", lambda: None)
        monkeypatch.setattr(sockets, "BURST", 10_000)  # nobody asks too fast, however fast the machine is
        async with houses[0].open(), houses[1].open():
            for number, (game, seats) in enumerate(PAIRS):
                pair = found(game, seats, f"twoworlds22{number + 2}")
                for house in houses:
                    house.pair = pair
                    await keep(house.tables.store, pair, house.world)
                await compare_tables(pair, houses)
        assert houses[0].paces == houses[1].paces
        assert len(houses[0].paces) > 2 * len(PAIRS)

    run(compare(), within=120)


async def compare_tables(pair: Pair, houses: list[House]) -> None:
    async with AsyncExitStack() as stack:
        listening = [await stack.enter_async_context(Page(house, LISTENER, pair.listener)) for house in houses]
        watching = [await stack.enter_async_context(Page(house, WATCHER, None)) for house in houses]
        for number, step in enumerate(pair.script):
            for house, listener, watcher in zip(houses, listening, watching, strict=True):
                await listener.listen()
                await house.go_on(step, listener)
                await watcher.listen()
                await listener.listen()
                if number == len(pair.script) // 2:
                    await listener.ask()
        for pages in (listening, watching):
            for page in pages:
                await page.ask("undo")
            here, there = (page.heard for page in pages)
            for one, other in zip(here, there, strict=False):
                assert one == other, pair.tables[0].state.game.slug
            assert len(here) == len(there)
            assert await pages[0].fetch() == await pages[1].fetch()
