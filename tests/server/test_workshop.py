"""Games are compiled in a process of its own: what people wait for first, and they see how far it is."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import astroport
from astroport.client import Person
from astroport.core import compiled_game
from astroport.core.contract import SPECTATOR, Game
from astroport.core.sentences import by_letter
from astroport.core.words import Text
from astroport.server import live as live_module
from astroport.server import messages as m
from astroport.server import workshop
from astroport.server.live import House, LiveTable
from astroport.server.workshop import FOR_BOTS, FOR_TABLES, STEPS, Workshop, prepare, work
from astroport.table.entries import Chair
from tests.server.faults import ServerProcess, run
from tests.server.test_crowd import Quiet, Screen
from tests.table.party import ANN, party

GAMES = ["galactica", "sputnik", "asteroyds"]


def test_what_somebody_waits_for_is_compiled_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    did, told, wanted = list[tuple[int, str]](), list[str](), list[str]()

    def step(number: int) -> None:
        def compile_it(game: Game) -> None:
            did.append((number, game.slug))
            if len(did) == 2:
                wanted.append("asteroyds")

        steps.append(compile_it)

    steps: list[object] = []
    for number in range(len(STEPS)):
        step(number)
    monkeypatch.setattr(workshop, "STEPS", tuple(steps))
    monkeypatch.setattr(workshop, "mark", lambda game: tmp_path / game.slug)
    work(GAMES, told.append, wanted)
    assert did[:2] == [(0, "galactica"), (0, "sputnik")], "at first what any table needs"
    assert did[2:5] == [(0, "asteroyds"), (1, "asteroyds"), (2, "asteroyds")], "then who is waited for"
    assert did[5:7] == [(1, "galactica"), (1, "sputnik")]
    assert told[4] == "asteroyds 3"
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(GAMES)


@pytest.mark.parametrize("slug", astroport.catalogue())
def test_what_is_shown_and_told_at_a_table_was_prepared(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a compiler once a table is open."""
    game, really = astroport.game(slug), compiled_game.compile_once
    made = list[str]()

    def compile_once(game: Game, part: Text, *given: Any) -> Any:
        made.append(part.to("en"))
        return really(game, part, *given)

    monkeypatch.setattr(compiled_game, "_compiled_games", {})
    monkeypatch.setattr(compiled_game, "compile_once", compile_once)
    prepare(game, FOR_TABLES)
    prepared = list(made)
    match = astroport.start(slug, seed=1)
    while not match.over and match.ply < 40:
        seat = match.awaited[0]
        match.play(match.actions(seat)[-1], seat)
        for viewer in (*range(match.seats), SPECTATOR):
            match.picture_of(match.state, viewer)
            actions = match.actions(viewer) if viewer in match.awaited else ()
            match.sentences.prompt(match.view(viewer).state, viewer, actions, by_letter(viewer))
    for viewer in (*range(match.seats), SPECTATOR):
        assert list(match.story(viewer))
    assert made == prepared


def compiling(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, script: str) -> Workshop:
    """A workshop on a machine that has compiled nothing, with another program as its process."""
    monkeypatch.setattr(workshop, "mark", lambda game: tmp_path / game.slug)

    def begin(_slugs: object) -> subprocess.Popen[str]:
        told = [sys.executable, "-c", script]
        return subprocess.Popen(told, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    monkeypatch.setattr(workshop, "_begin", begin)
    made = Workshop()
    made.open()
    return made


def test_who_waits_is_told_how_far_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The process is asked to hurry for the game of the table, and answers step by step."""
    script = """
import sys
slug = sys.stdin.readline().strip()
for step in "123":
    print(slug, step, flush=True)
    sys.stdin.readline()
"""
    monkeypatch.setattr(live_module, "PROGRESS_EVERY_S", 0.01)

    class Page(Screen):
        def __init__(self) -> None:
            super().__init__(ANN)
            self.heard: list[m.Preparing] = []

        def send(self, message: bytes) -> None:
            if b'"preparing"' in message:
                self.heard.append(msgspec.json.decode(message, type=m.Preparing))

    async def watch() -> None:
        house, page = Quiet(), Page()
        house.thinkers.workshop = making = compiling(monkeypatch, tmp_path, script)
        live = LiveTable(party(Chair(level="pilot"), Chair(level="pilot")).table, cast(House, house))
        live.presence.enter(page)
        for step in (1, 2, 3):
            while making.done("sputnik") < step:
                await asyncio.sleep(0.01)
            assert making.done("sputnik") == step
            if step < 3:
                assert house.thinkers.asked == 0
            while page.heard[-1].done < step:
                await asyncio.sleep(0.01)
            making.hurry("sputnik")
        while not house.thinkers.asked:
            await asyncio.sleep(0.01)
        assert [each.done for each in page.heard] == sorted(each.done for each in page.heard)
        assert page.heard[-1] == m.Preparing(FOR_BOTS, FOR_BOTS)
        await live.close()
        making.close()

    run(watch())


def test_if_the_process_fails_the_server_compiles_for_itself(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def wait() -> None:
        made = compiling(monkeypatch, tmp_path, "import sys; sys.exit(3)")
        await asyncio.wait_for(made.ready("sputnik", FOR_TABLES), 60)
        made.wait("sputnik")
        assert made.done("sputnik") == len(STEPS)

    run(wait())


def test_a_machine_that_has_all_starts_no_process(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for slug in astroport.catalogue():
        (tmp_path / slug).touch()
    made = compiling(monkeypatch, tmp_path, "")
    assert made._process is None
    assert made.done("sputnik") == len(STEPS)


def test_anybody_may_ask_how_far_a_game_is(house: ServerProcess) -> None:
    async def ask() -> None:
        async with Person(house.url) as ann:
            found = await ann._ask("GET", "games/sputnik/preparing", m.Preparing)
            assert 0 <= found.done <= found.steps == len(STEPS)

    run(ask())
