"""Connections: how many there may be, in all and from one address, and how long each may take over what it has to say.

uvicorn ends connections on which nothing is asked any more, and sockets that do not answer its pings. The rest is here:
who connects and never finishes a request's head, who does not take the answer, and who comes too often. Bodies have
their time in `http.body_of`.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import uvicorn
from starlette.types import Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from astroport.core.refusal import refusal
from astroport.server.http import answer_refusal
from astroport.server.limits import neighbourhood
from astroport.server.line import Line, Listener, Pulse
from astroport.server.logs import log
from astroport.server.metrics import METRICS

HEAD_WITHIN_S = 10.0  # from the connection, or the first byte of another request, to the end of the head
TAKEN_WITHIN_S = 30.0  # for a piece of the answer to be taken
IDLE_S = 5  # a connection is kept for another request
LOGGED_EVERY_S = 60.0
MOST = 10_000  # connections, where the system allows that many files
SPARE_FILES = 64  # for the database and whatever else is open
SOCKET = "astroport.socket"  # of a scope's extensions: the connection, for who takes it over
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
BUSY = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def raised_file_limit() -> int:
    """How many files this process may have open, after asking for as many as the system gives."""
    try:
        import resource
    except ModuleNotFoundError:
        return 2 * MOST  # Windows has no such limit
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, 4 * MOST)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return soft
    return wanted


def most_connections(files: int, wanted: int | None) -> int:
    """How many connections there may be, well below the limit of files; the rest is for telling others that it is full.

    >>> most_connections(1024, None), most_connections(1_048_576, None), most_connections(1024, 100)
    (720, 10000, 100)
    """
    room = max(1, (files - SPARE_FILES) * 3 // 4)
    return min(room, wanted or MOST)


@dataclass
class Door:
    """Counts who is in."""

    most: int
    by_address: int = 0  # 0: as many as there are
    told: int = 0  # who is only told that it is full
    inside: Counter[str] = field(default_factory=Counter)
    _turned_away: Counter[str] = field(default_factory=Counter)
    _logged: float = float("-inf")

    @property
    def open(self) -> int:
        """How many are in."""
        return self.inside.total()

    def enter(self, address: str) -> bool:
        """Whether one more may come in."""
        if self.open >= self.most:
            self.turn_away("house")
            return False
        if self.by_address and self.inside[address] >= self.by_address:
            self.turn_away("address")
            return False
        self.inside[address] += 1
        METRICS.connections.set(self.open)
        return True

    def leave(self, address: str) -> None:
        """One is gone."""
        self.inside[address] -= 1
        if self.inside[address] <= 0:
            del self.inside[address]
        METRICS.connections.set(self.open)

    def turn_away(self, why: str) -> None:
        """Count who is not served, and say so in the log once in a while."""
        METRICS.turned_away.labels(why).inc()
        self._turned_away[why] += 1
        if time.monotonic() - self._logged >= LOGGED_EVERY_S:
            self._logged = time.monotonic()
            log(
                "connections turned away",
                open=self.open,
                most=self.most,
                by_address=self.by_address,
                why=", ".join(f"{reason}: {count}" for reason, count in self._turned_away.items()),
            )
            self._turned_away.clear()


class HouseConfig(uvicorn.Config):
    """uvicorn's, with a door, and a pulse for the sockets that were taken over."""

    def __init__(self, app: Any, door: Door, **more: Any) -> None:
        more |= {"timeout_keep_alive": IDLE_S, "ws_ping_interval": None}
        super().__init__(app, http=Connection, ws=SocketConnection, **more)
        self.door, self.pulse = door, Pulse()


async def turned_away(scope: Scope, _receive: Receive, send: Send) -> None:
    """An application for who finds the house full: it says so."""
    answer = answer_refusal(refusal("crowded"))
    answer.headers.update({"Connection": "close", "Retry-After": "10"})
    prefix = "websocket." if scope["type"] == "websocket" else ""
    await send({"type": f"{prefix}http.response.start", "status": answer.status_code, "headers": answer.raw_headers})
    await send({"type": f"{prefix}http.response.body", "body": answer.body})


class Connection(H11Protocol):
    """A connection for requests; it may become one for a socket."""

    config: HouseConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Come in, or be told why not; say what you want in time."""
        super().connection_made(transport)
        self._door = self.config.door
        self._address = neighbourhood(self.client[0] if self.client else "")
        self._inside = self._door.enter(self._address)
        self._late: asyncio.TimerHandle | None = None
        self._told = False
        self._busy = 0
        if not self._inside:
            if self._door.told >= self._door.most // 8:  # so many that there is no time for words
                transport.write(BUSY)
                transport.close()
                return
            self._told = True
            self._door.told += 1
            self.ws_protocol_class = RefusedSocket
        self._served = self.app if self._inside else turned_away
        self.app = self._serve
        self._expect_head()

    def data_received(self, data: bytes) -> None:
        """More of a request; if it is the first of one, its head must follow in time."""
        if self.transport.is_closing():
            return
        if not self._busy:
            self._expect_head()
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it is a socket now, and counted there
            self._head_is_there()
            self._let_go()
            self.app = turned_away  # what leads back to itself is not thrown away before somebody looks for it

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._head_is_there()
        self._let_go()
        if self._inside:
            self._inside = False
            self._door.leave(self._address)
        super().connection_lost(exc)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, from the end of its head on."""
        self._head_is_there()
        self._busy += 1

        async def sent(message: Message) -> None:
            try:
                async with asyncio.timeout(TAKEN_WITHIN_S):
                    await send(message)
            except TimeoutError:
                self._door.turn_away("slow answer")
                self.transport.abort()

        try:
            await self._served(scope, receive, sent)
        finally:
            self._busy -= 1

    def _expect_head(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(HEAD_WITHIN_S, self._too_slow)

    def _head_is_there(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _too_slow(self) -> None:
        self._late = None
        if not self.transport.is_closing():
            self._door.turn_away("slow head")
            self.transport.write(TOO_SLOW)
            self.transport.close()

    def _let_go(self) -> None:
        if self._told:
            self._told = False
            self._door.told -= 1


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that became one for a socket, in the place that it had.

    The application serves it to its end, or takes it over as a `Line` and returns: then it is no more than that.
    """

    config: HouseConfig
    inside = True
    line: Line | None = None

    def handle_connect(self, event: Any) -> None:
        """A socket is asked for: the application can reach this connection."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {**(self.scope.get("extensions") or {}), SOCKET: self}  # type: ignore[dict-item]

    def take_over(self, listener: Listener) -> Line:
        """Go on as a line, right after the handshake: nothing was said yet."""
        transport, door = self.transport, self.config.door
        shared = self.config.pulse, self.connections, self.tasks
        self.line = Line(transport, self.conn, self.loop, *shared, listener)
        self.line.when_lost(partial(door.leave, neighbourhood(self.client[0] if self.client else "")))
        self.connections.discard(self)
        self.transport = Nowhere()
        transport.set_protocol(self.line)
        del self.scope  # which leads back here
        return self.line

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        if self.inside:
            self.inside = False
            self.config.door.leave(neighbourhood(self.client[0] if self.client else ""))
        super().connection_lost(exc)


class Nowhere(asyncio.Transport):
    """Where a connection leads that was taken over."""

    def close(self) -> None:
        """It goes on."""


class RefusedSocket(SocketConnection):
    """One that is only told that the house is full."""

    inside = False

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.app = turned_away
