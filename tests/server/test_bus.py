"""Processes hear of each other's matches, also after a lost connection."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from astroport.core.errors import AstroportError
from astroport.server import bus as module
from astroport.server.bus import NoBus, RedisBus, bus_at
from tests.server import services

Heard = list[tuple[str, int]]


@pytest.fixture
def redis() -> Iterator[services.Redis]:
    with services.redis() as service:
        yield service


@asynccontextmanager
async def on_bus(url: str) -> AsyncIterator[tuple[RedisBus, Heard]]:
    bus, heard = RedisBus(url), Heard()
    await bus.open(lambda match, number: heard.append((match, number)))
    try:
        yield bus, heard
    finally:
        await bus.close()


async def until(true: Callable[[], object], seconds: float = 15) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


def test_others_hear_and_the_teller_does_not(redis: services.Redis) -> None:
    async def play() -> None:
        async with on_bus(redis.url) as (one, ones), on_bus(redis.url.replace("redis:", "valkey:")) as (two, twos):
            await one.tell("m with blanks", 3)
            await two.tell("n", 4)
            await until(lambda: ones and twos)
            assert (ones, twos) == ([("n", 4)], [("m with blanks", 3)])

    asyncio.run(play())


def test_what_is_told_at_once_is_told_together(redis: services.Redis) -> None:
    async def play() -> None:
        async with on_bus(redis.url) as (one, _), on_bus(redis.url) as (_, twos):
            for number in range(1, 1001):
                await one.tell(f"m{number % 10}", number)
            await until(lambda: len(twos) == 10)
            assert sorted(number for _, number in twos) == list(range(991, 1001))

    asyncio.run(play())


def test_after_a_crash_everything_is_told_and_a_gap_is_known(
    redis: services.Redis, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with on_bus(redis.url) as (one, ones), on_bus(redis.url) as (_, twos):
            redis.stop()
            await one.tell("m", 1)
            await one.tell("m", 2)
            await asyncio.sleep(0.2)
            assert (ones, twos) == ([], [])
            redis.start()
            await until(lambda: ("", 0) in ones and ("", 0) in twos)
            await one.tell("m", 3)
            await until(lambda: ("m", 3) in twos)

    with caplog.at_level(logging.WARNING):
        asyncio.run(play())
    assert "stopped" in caplog.text
    assert "hearing again" in caplog.text


def test_what_could_not_be_told_is_told_later(redis: services.Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the teller's connection is lost: the others have no gap, and must hear it all the same."""

    async def play() -> None:
        async with on_bus(redis.url) as (one, _), on_bus(redis.url) as (_, twos):
            publish, fails = one._publish, [ConnectionError("cut"), ConnectionError("cut again")]

            async def cut(client: Any, telling: Any) -> None:
                if fails:
                    raise fails.pop()
                await publish(client, telling)

            monkeypatch.setattr(one, "_publish", cut)
            await one.tell("m", 7)
            await until(lambda: twos == [("m", 7)])

    asyncio.run(play())


def test_silence_is_a_lost_connection(redis: services.Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BEAT", 0.05)

    async def play() -> None:
        async with on_bus(redis.url) as (_, ones):
            await asyncio.sleep(0.5)
            assert ones == []  # idle, but alive
            assert redis.process is not None
            redis.process.send_signal(signal.SIGSTOP)  # the socket stays open, nobody answers
            await asyncio.sleep(0.5)
            redis.process.send_signal(signal.SIGCONT)
            await until(lambda: ("", 0) in ones)

    asyncio.run(play())


def test_a_long_silence_is_remembered_as_one_gap(redis: services.Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_UNTOLD", 3)

    async def play() -> None:
        async with on_bus(redis.url) as (one, _), on_bus(redis.url) as (_, twos):
            for match in "abcd":
                await one.tell(match, 1)
            await until(lambda: ("", 0) in twos and ("d", 1) in twos)

    asyncio.run(play())


def test_closing_tells_what_is_left(redis: services.Redis) -> None:
    async def play() -> None:
        async with on_bus(redis.url) as (_, twos):
            async with on_bus(redis.url) as (one, _):
                await one.tell("m", 1)
            await until(lambda: twos == [("m", 1)])

    asyncio.run(play())


def test_a_listener_that_fails_hears_on(redis: services.Redis, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        heard: Heard = []

        def fail(match: str, number: int) -> None:
            heard.append((match, number))
            raise KeyError(match)

        two = RedisBus(redis.url)
        await two.open(fail)
        async with on_bus(redis.url) as (one, _):
            client = one._client
            assert client is not None
            await client.publish(module.CHANNEL, "nonsense")
            await one.tell("m", 1)
            await one.tell("n", 2)
            await until(lambda: len(heard) == 2)
        await two.close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(play())
    assert "not understood" in caplog.text


def test_an_address_where_nothing_answers_is_an_error() -> None:
    with pytest.raises(AstroportError, match="redis://localhost:1/0 does not answer"):
        asyncio.run(RedisBus("redis://anna:secret@localhost:1/0").open(lambda *_: None))


def test_one_process_needs_no_bus() -> None:
    async def play() -> None:
        bus = bus_at(None)
        assert isinstance(bus, NoBus)
        await bus.open(lambda *_: None)
        await bus.tell("m", 1)
        await bus.close()

    asyncio.run(play())
    assert isinstance(bus_at("redis://localhost"), RedisBus)
    with pytest.raises(AstroportError):
        bus_at("http://localhost")
