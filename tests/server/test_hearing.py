"""What is told to whom: on a shared screen nothing but what the seat before it may know, in every game with secrets;
history in stretches; talk by seat; and what waits for a slow socket."""

from __future__ import annotations

import json
import random
from collections.abc import Collection, Sequence
from functools import partial
from typing import Any, cast

import pytest
from msgspec.structs import replace

import astroport
from astroport.core.contract import Game
from astroport.server import render
from astroport.server.history import History
from astroport.server.live import House, LiveTable
from astroport.server.store import Store, StoredEntry
from astroport.server.thinking_queue import Client
from astroport.table import entries, opening
from astroport.table.entries import Chair
from astroport.table.log_lines import Listener, tell
from astroport.table.outcome import who_won
from astroport.table.table import Table
from tests.server.faults import run
from tests.server.test_answers import Quiet, Shelf

SECRETIVE = [game for game in astroport.catalogue().values() if game.secrets]


class Kept(Shelf):
    """A store in memory."""

    def __init__(self) -> None:
        self.stored: list[StoredEntry] = []
        self.read = 0

    async def append(self, _entries: Sequence[StoredEntry], **_more: object) -> bool:
        self.stored += _entries
        return True

    async def some(self, _match: str, numbers: Collection[int]) -> list[StoredEntry]:
        self.read += len(numbers)
        return [each for each in self.stored if each.number in numbers]


class Screen:
    """A page, and everything that it was sent."""

    def __init__(self, person: str, seat: int | None) -> None:
        self.person, self.seat = person, seat
        self.client = Client(person=person)
        self.stream: str | None = None
        self.last_seen = 0
        self.shown: int | None = None
        self.sent: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.sent.append(json.loads(message))

    def take(self) -> list[dict[str, Any]]:
        sent, self.sent = self.sent, []
        return sent


def at_one_screen(game: Game, seats: int, secret: str) -> tuple[Table, Table]:
    """Two tables with the same luck: the seats of one are all on one screen, of the other each is one person's."""
    names = [f"Name{seat}" for seat in range(seats)]
    shared = opening.opened(game, [Chair(["all"], name) for name in names], {}, opener="all")
    apart = [Chair([f"p{seat}"], name) for seat, name in enumerate(names)]
    return (
        Table("party0000000", replace(shared, secret=secret)),
        Table("party0000000", replace(shared, secret=secret, chairs=apart, opener="p0")),
    )


class Endless:
    """A disk on which there is room."""

    def check_more(self, *_: object) -> None:
        """There is."""


class Home(Quiet):
    """A house that keeps what happens."""

    def __init__(self, shelf: Kept) -> None:
        super().__init__()
        self.store, self.disk, self.history = shelf, Endless(), History(cast(Store, shelf))


async def begun(table: Table) -> LiveTable:
    shelf = Kept()
    live = LiveTable(table, cast(House, Home(shelf)))
    wanted = [table.state.opened, *table.begin()]
    for number, entry in enumerate(wanted, 1):
        each = StoredEntry(
            table.state.id, number, live.hours.now(), entries.kind_of(entry), entries.encode(entry), None
        )
        shelf.stored.append(each)
        table.state.apply(number, each.at, entries.decode(each.body))
    return live


def by_name(told: Any) -> Any:
    """What was sent, without times, whose seats are one's own, and what differs where somebody is called "you"."""
    if isinstance(told, list):
        return [by_name(each) for each in told]
    if not isinstance(told, dict):
        return told
    left_out = ("now", "at", "yours", "online", "opened_by_you", "undo", "after", "left", "ticking", "planning")
    return {key: by_name(value) for key, value in told.items() if key not in left_out}


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.slug)
def test_a_shared_screen_is_told_what_the_seat_before_it_may_know(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything sent while it looks from a seat is what somebody is sent who has that seat alone, told by names."""
    monkeypatch.setattr(  # nobody is called "you", so that words can be compared
        render, "tell", lambda game, event, to: tell(game, event, Listener(to.seat, ()))
    )
    monkeypatch.setattr(render, "who_won", lambda result, names, _: who_won(result, names, ()))

    async def play() -> None:
        luck, handed = random.Random(game.slug), 0
        while handed < 6:  # a match may be short
            handed += await compare_match(game, luck)

    run(play())


async def compare_match(game: Game, luck: random.Random) -> int:
    """Play one match at both tables, side by side; how often the device was handed over."""
    seats, handed = max(2, game.default_seats[0]), 0
    shared, apart = at_one_screen(game, seats, luck.randbytes(32).hex())
    ours, theirs = await begun(shared), await begun(apart)
    screen, people = Screen("all", 0), [Screen(f"p{seat}", seat) for seat in range(seats)]
    await show(ours, screen)
    for person in people:
        await show(theirs, person)
    for _ in range(100):
        if shared.state.match.over:
            break
        seat = luck.choice(shared.state.awaited)
        if screen.seat != seat and luck.random() < 0.7:
            screen.seat, handed = seat, handed + 1
            people[seat].take()
            await ours.show(screen, screen.stream, screen.last_seen)
            await theirs.show(people[seat], None, 0)  # who comes new is told the same stretch
            compare(screen, people[seat])
        action = luck.choice(shared.state.match.actions(seat)).text
        for each in (screen, *people):
            each.take()
        await ours.submit(partial(played, "all", seat, action), ticking=False)
        await theirs.submit(partial(played, f"p{seat}", seat, action), ticking=False)
        assert shared.state.match.state.tobytes() == apart.state.match.state.tobytes()
        compare(screen, people[screen.seat or 0])
    await ours.close()
    await theirs.close()
    return handed


def played(person: str, seat: int, action: str, table: Table) -> list[entries.Entry]:
    return table.act(person, seat, table.state.version(seat), action)


def compare(screen: Screen, alone: Screen) -> None:
    """The same messages, but for presence."""
    ours, theirs = ([by_name(each) for each in page.take() if each["type"] != "presence"] for page in (screen, alone))
    assert ours == theirs


async def show(live: LiveTable, screen: Screen) -> None:
    await live.show(screen, None, 0)
    live.presence.enter(screen)
    screen.take()
