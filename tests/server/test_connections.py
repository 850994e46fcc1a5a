"""Slow requests end, too many connections are told so, and the house stays open meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from astroport.core.errors import RefusedError
from astroport.server import connections, http
from astroport.server.connections import Door, HouseConfig, raised_file_limit
from astroport.server.guard import Guard
from astroport.server.http import answer_refusal, body_of
from astroport.server.serve import Announcing, _listen
from tests.server.faults import ServerProcess, run

HEAD = b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n"


async def said_to(port: int, said: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(said)
    return reader, writer


async def ends(port: int, said: bytes, within: float = 60) -> bytes:
    """What is answered to a request that is never finished, until the connection ends."""
    reader, writer = await said_to(port, said)
    try:
        async with asyncio.timeout(within):
            with suppress(ConnectionResetError):
                return await reader.read()
            return b"reset"
    finally:
        writer.close()


@asynccontextmanager
async def small_house(door: Door, by_address: int = 0) -> AsyncIterator[int]:
    """The server's way with connections, around an application that reads bodies and accepts sockets."""

    async def application(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            while (await receive())["type"] != "websocket.disconnect":
                pass
            return
        try:
            body = await body_of(Request(scope, receive), 1000)
            await PlainTextResponse(f"{len(body)} bytes")(scope, receive, send)
        except RefusedError as why:
            await answer_refusal(why.refusal)(scope, receive, send)

    listening = _listen("127.0.0.1", 0)
    proxied = {"proxy_headers": True, "forwarded_allow_ips": "*"} if by_address else {}
    config = HouseConfig(Guard(application, by_address), door, lifespan="off", log_config=None, **proxied)
    ready = asyncio.Event()
    server = Announcing(config, ready.set)
    running = asyncio.create_task(server._serve([listening]))
    await ready.wait()
    try:
        yield listening.getsockname()[1]
    finally:
        server.should_exit = True
        await running
        listening.close()


def in_small_house(door: Door, play: Callable[[int], Awaitable[None]], by_address: int = 0) -> None:
    async def played() -> None:
        async with small_house(door, by_address) as port:
            await play(port)

    run(played())


def test_heads_and_bodies_have_their_time(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(connections, "HEAD_WITHIN_S", 0.5)
    monkeypatch.setattr(http, "BODY_WITHIN_S", 1)
    door = Door(100)

    async def play(port: int) -> None:
        silent, head, body, dribbled, second = await asyncio.gather(
            ends(port, b""),
            ends(port, HEAD),
            ends(port, HEAD + b"\r\n{"),
            dribble(port),
            ends(port, HEAD + b"\r\n" + b" " * 50 + b"GET / HT"),
        )
        for unfinished in (silent, head, dribbled):
            assert unfinished.startswith(b"HTTP/1.1 408")
        assert body.startswith(b"HTTP/1.1 408")
        assert b"too_slow" in body
        assert b"50 bytes" in second
        assert door.open == 0

    async def dribble(port: int) -> bytes:
        """A letter now and then is not enough."""
        reader, writer = await said_to(port, HEAD)
        reading = asyncio.ensure_future(reader.read())
        while not reading.done():
            writer.write(b"X: y\r\n")
            await asyncio.sleep(0.05)
        writer.close()
        return await reading

    in_small_house(door, play)
    assert capsys.readouterr().err.count("connections turned away") == 1


def test_a_full_house_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    door = Door(16, by_address=8)

    async def play(port: int) -> None:
        held = [await said_to(port, b"GET") for _ in range(5)]
        sockets = [await connect(f"ws://127.0.0.1:{port}/") for _ in range(3)]
        assert door.open == 8
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
            answer = await client.get("/")
            assert (answer.status_code, answer.json()["code"]) == (503, "crowded")
            with pytest.raises(InvalidStatus, match="503"):
                await connect(f"ws://127.0.0.1:{port}/")
            crowd = await asyncio.gather(*(ends(port, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n") for _ in range(30)))
            assert all(answer.startswith((b"HTTP/1.1 503", b"reset")) for answer in crowd)
            for socket in sockets:
                await socket.close()
            for _, writer in held:
                writer.close()
            until = time.monotonic() + 20
            while door.open and time.monotonic() < until:
                await asyncio.sleep(0.01)
            assert (door.open, door.told) == (0, 0)
            assert (await client.get("/")).status_code == 200

    in_small_house(door, play)
    assert capsys.readouterr().err.count("connections turned away") == 1


def test_behind_a_proxy_the_forwarded_address_counts() -> None:
    async def play(port: int) -> None:
        def came_from(address: str) -> Any:
            return connect(f"ws://127.0.0.1:{port}/", additional_headers={"X-Forwarded-For": address})

        sockets = [await came_from(address) for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.2")]
        with pytest.raises(InvalidStatus):
            await came_from("192.0.2.1")
        sockets.append(await came_from("192.0.2.3"))
        for socket in sockets:
            await socket.close()

    in_small_house(Door(100), play, by_address=2)


def test_nine_hundred_unfinished_requests_end(tmp_path: Path) -> None:
    """With the real server and its own limits: all are ended, and whoever comes meanwhile is served."""
    if raised_file_limit() < 2000:
        pytest.fail("this test needs 2,000 open files")
    server = ServerProcess(tmp_path / "slow", {"ASTROPORT_CONNECTIONS_BY_ADDRESS": "0"})

    async def play() -> None:
        await server.start()
        unfinished = [asyncio.ensure_future(ends(server.port, HEAD, 120)) for _ in range(900)]
        await asyncio.sleep(1)
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
            assert (await client.get("/healthz")).status_code == 200
        answers = await asyncio.gather(*unfinished)
        assert all(answer.startswith(b"HTTP/1.1 408") for answer in answers)

    try:
        run(play())
    finally:
        server.stop()
    assert "slow head" in server.log()
