"""The Python client: what it promises to programs, with our server and with one that misbehaves."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from astroport import client
from astroport.client import GoneError, Person, Table, new_id
from astroport.core.errors import AstroportError, RefusedError, StaleError
from astroport.server import messages as m
from tests.server.faults import ServerProcess, run

TWO_SEATS = m.NewTable("sputnik", [m.Place("me"), m.Place("me")])
WORDS = m.Text("so", "ainsi")


# With our server


def test_the_example_plays_a_match(house: ServerProcess, capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"```python\n(.*?)asyncio\.run\(main\(\)\)\n```", client.__doc__ or "", re.DOTALL)
    assert found is not None
    example: dict[str, Any] = {}
    exec(found[1].replace("http://127.0.0.1:8000", house.url), example)
    run(example["main"]())
    said = capsys.readouterr().out
    assert re.match(r"\[(1\.0, 0\.0|0\.0, 1\.0)\] \['.*Ben", said)


def test_what_is_refused_says_why(house: ServerProcess) -> None:
    async def test() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(TWO_SEATS)
            async with ann.at(table) as there:
                seat = there.view.awaited[0]
                before = await there.turn(seat)
                with pytest.raises(RefusedError) as refused:
                    await there.do("take a1")
                assert refused.value.refusal.code == "rule"
                assert refused.value.refusal.rule is not None
                assert refused.value.refusal.rule.startswith("SP-")
                assert refused.value.refusal.title.to("en") in str(refused.value)
                assert there.view == before
                answer: m.Because = await there.ask(m.Why(new_id(), seat, "take a1"))
                assert answer.refusals[0].rule == refused.value.refusal.rule
            with pytest.raises(RefusedError, match="link"):
                await ann.enter(table, "no such key")

    run(test())


def test_stale_comes_with_the_new_view(house: ServerProcess) -> None:
    async def test() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(TWO_SEATS)
            async with ann.at(table) as there:
                seat = there.view.awaited[0]
                view = await there.turn(seat)
                await there.do(view.choices[0].action)
                with pytest.raises(StaleError):
                    await there.command(m.Do(new_id(), view.version, seat, view.choices[0].action))
                assert there.view.version > view.version

    run(test())


def test_events_go_on_after_a_restart(house: ServerProcess) -> None:
    async def test() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(TWO_SEATS)
            async with ann.at(table) as there:
                heard: list[int] = []

                async def listen() -> None:
                    nonlocal heard
                    async for event in there.events_from(2):
                        heard += [event.number]

                listening = asyncio.create_task(listen())
                await there.say("before")
                house.kill()
                saying = asyncio.create_task(there.say("after"))
                await house.start()
                await saying
                await there.close()
                with pytest.raises(GoneError):
                    await listening
                assert heard == list(range(2, there.last_seen + 1))
                assert there.events[-1].said == "after"

    run(test())


def test_who_has_no_access_is_gone(house: ServerProcess) -> None:
    async def test() -> None:
        async with Person(house.url) as ann, Person(house.url) as eve:
            table = await ann.open_table(TWO_SEATS)
            await eve.open_table(TWO_SEATS)
            with pytest.raises(GoneError, match="needs the link"):
                await eve.at(table).__aenter__()
            with pytest.raises(GoneError, match="no such table"):
                await eve.at("nosuchtable1").__aenter__()
            await eve.enter(table, (await ann.links(table)).watch or "")
            async with eve.at(table) as watching:
                assert watching.role == "spectator"
                with pytest.raises(AstroportError, match="cannot play"):
                    await watching.do("fly d6")
            with pytest.raises(GoneError):
                await watching.say("still there?")

    run(test())


def test_who_asks_too_fast_is_answered_later(house: ServerProcess) -> None:
    async def test() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(TWO_SEATS)
            async with ann.at(table) as there:
                seat = there.view.awaited[0]
                answers = await asyncio.gather(*(there.ask(m.Why(new_id(), seat, "take a1")) for _ in range(90)))
                assert all(answer.refusals[0].rule.startswith("SP-") for answer in answers)

    run(test())


# With a server that misbehaves


Script = Callable[["FakeTable", msgspec.Struct], Coroutine[Any, Any, None]]


class FakeTable:
    """A table whose answers a test makes up."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.heard: list[Any] = []
        self.connections = 0

    async def attend(self, socket: ServerConnection) -> None:
        self.socket = socket
        self.connections += 1
        try:
            async for said in socket:
                self.heard.append(msgspec.json.decode(said, type=m.FromClient))
                await self.script(self, self.heard[-1])
        except ConnectionClosed:
            pass

    async def send(self, message: msgspec.Struct) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def greet(self, *numbers: int) -> None:
        info = m.TableInfo("t", "sputnik", 2, {}, m.Clock(), True, "", None, True, None, False, "0")
        await self.send(m.Welcome(info, "player", [0], 0))
        await self.tell(*numbers)

    async def tell(self, *numbers: int) -> None:
        """News with these events."""
        events = [m.Event(n, n, "said", 0, 0, [], said=str(n)) for n in numbers]
        view = m.View(numbers[-1], 0, 0, {}, WORDS, [0], [], m.UndoInfo("no", None), None)
        await self.send(m.News("", numbers[-1], events, "playing", [], view, None, numbers[-1], after=numbers[0] - 1))

    async def tell_past(self, asked: m.History, *numbers: int) -> None:
        """What happened before."""
        events = [m.Event(n, n, "said", 0, 0, [], said=str(n)) for n in numbers]
        await self.send(m.Past(asked.id, "", numbers[0] - 1, numbers[-1] + 1, events))


@asynccontextmanager
async def at_fake_table(script: Script) -> AsyncIterator[tuple[FakeTable, Table]]:
    fake = FakeTable(script)
    async with asyncio.timeout(20), serve(fake.attend, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async with Person(f"http://127.0.0.1:{port}") as ann, ann.at("t", 0) as there:
            yield fake, there


def hellos(fake: FakeTable) -> list[int]:
    return [said.last_seen for said in fake.heard if isinstance(said, m.Hello)]


def test_what_is_missing_is_asked_for() -> None:
    async def script(fake: FakeTable, said: msgspec.Struct) -> None:
        if isinstance(said, m.Hello):
            await fake.greet(1, 2)
            await fake.tell(6)  # before it something is missing
            await fake.tell(6)
            await fake.tell(1, 2)
        elif isinstance(said, m.History) and said.before == 6:
            await fake.tell(7)  # this overtakes the answer
            await fake.tell_past(said, 5)
            await fake.tell_past(said, 5)
        elif isinstance(said, m.History):
            await fake.tell_past(said, 2, 3, 4)

    async def test() -> None:
        async with at_fake_table(script) as (fake, there):
            await there.until(lambda: there.last_seen == 7)
            assert [event.number for event in there.events] == [1, 2, 3, 4, 5, 6, 7]
            assert there.view.version == 7
            assert hellos(fake) == [0]
            assert [said.before for said in fake.heard if isinstance(said, m.History)] == [6, 5]

    run(test())


def test_a_command_is_sent_until_it_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "AGAIN_AFTER", 0.2)

    async def script(fake: FakeTable, said: msgspec.Struct) -> None:
        if isinstance(said, m.Hello):
            await fake.greet(*range(1, fake.connections + 1))
        elif isinstance(said, m.Say):
            times = sum(isinstance(each, m.Say) for each in fake.heard)
            if times == 2:
                await fake.socket.close(1012)
            elif times == 3:
                await fake.send(m.Ack(said.id, 3))
                await fake.send(m.Ack(said.id, 3))
                await fake.tell(2, 3)

    async def test() -> None:
        async with at_fake_table(script) as (fake, there):
            await there.say("hello?")
            assert there.last_seen == 3
            assert fake.connections == 2
            assert hellos(fake) == [0, 1]
            sent = [said for said in fake.heard if isinstance(said, m.Say)]
            assert len(sent) == 3
            assert len({said.id for said in sent}) == 1

    run(test())


def test_a_silent_server_is_left_for_another_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "PING_EVERY", 0.1)
    monkeypatch.setattr(client, "ANSWER_WITHIN", 0.2)

    async def script(fake: FakeTable, said: msgspec.Struct) -> None:
        if isinstance(said, m.Hello):
            await fake.greet(1)
        elif fake.connections >= 2:
            await fake.send(m.Pong(0))

    async def test() -> None:
        async with at_fake_table(script) as (fake, _):
            while sum(isinstance(said, m.Ping) for said in fake.heard) <= 4:
                await asyncio.sleep(0.05)
            assert fake.connections >= 2

    run(test())
