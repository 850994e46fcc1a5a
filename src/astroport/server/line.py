"""A socket that was taken over from uvicorn: messages come in and go out, and while nothing is said nothing is kept.

An application that serves a socket to its end keeps a task for it, with a frame of each function on the way, a request
and a queue, and each message passes through all of them. A line has a listener instead, who is told what is said.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

BEAT_S = 1.0
SILENT, LOST = 3, 8  # beats until one is asked whether one is there, and until one is gone: within ten seconds
CLOSED_WITHIN_S = 10.0  # after we have said that we close
RESTARTS, BROKEN = 1012, 1011  # why we close


class Listener(Protocol):
    """Who serves a line."""

    def hear(self, said: bytes) -> None:
        """The other end has said something."""

    def go_on(self) -> None:
        """The other end takes again what is sent."""

    def lost(self) -> None:
        """The line is no more."""


class Pulse:
    """Asks the other ends that have been silent whether they are there, and gives up who does not answer: all of them
    at one beat, so that no line needs a clock.

    Silence is counted in beats, not in seconds: while the server itself is held up nobody falls silent.
    """

    def __init__(self) -> None:
        self._lines: set[Line] = set()
        self._beat: asyncio.TimerHandle | None = None

    def join(self, line: Line) -> None:
        """Look after a line too."""
        self._lines.add(line)
        if self._beat is None:
            self._beat = line.loop.call_later(BEAT_S, self._look, line.loop)

    def leave(self, line: Line) -> None:
        """Look after it no more."""
        self._lines.discard(line)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        for line in list(self._lines):
            line.beat()
        self._beat = loop.call_later(BEAT_S, self._look, loop) if self._lines else None


class Line(asyncio.Protocol):
    """One end of a socket, ours. uvicorn has shaken hands for it."""

    __slots__ = (
        "_conn",
        "_connections",
        "_deaf",
        "_listener",
        "_parts",
        "_pulse",
        "_silent",
        "_tasks",
        "_then",
        "_transport",
        "full",
        "loop",
        "over",
    )

    def __init__(
        self,
        transport: asyncio.Transport,
        conn: ServerProtocol,
        loop: asyncio.AbstractEventLoop,
        pulse: Pulse,
        connections: set[Any],
        tasks: set[asyncio.Task[None]],
        listener: Listener,
    ) -> None:
        self._transport, self._conn, self.loop = transport, conn, loop
        self._pulse, self._connections, self._tasks, self._listener = pulse, connections, tasks, listener
        self._parts: list[bytes] = []  # of a message that comes in several
        self._then: tuple[Callable[[], object], ...] = ()  # what is to be done once it is no more
        self.full = False  # the other end does not take what is sent as fast as it comes
        self.over = False  # we have closed it, or it is lost
        self._silent = 0  # beats without a word from the other end
        self._deaf = False  # we do not listen now
        connections.add(self)
        pulse.join(self)

    # What the listener does

    def write(self, message: bytes) -> None:
        """Send a message."""
        if not self.over:
            self._conn.send_text(message)
            self._flush()

    def end(self, code: int) -> None:
        """Close it, and say why."""
        if self.over:
            return
        self.over = True
        try:
            self._conn.send_close(code)
        except InvalidState:  # the other end has closed it
            self._transport.close()
            return
        self._flush()
        self.listen(True)  # to hear that the other end closes too
        self.loop.call_later(CLOSED_WITHIN_S, self._transport.abort)

    def listen(self, yes: bool) -> None:
        """Let the other end go on speaking, or wait."""
        self._deaf = not yes
        if not self._transport.is_closing():
            (self._transport.resume_reading if yes else self._transport.pause_reading)()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that the server waits for when it stops."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def when_lost(self, then: Callable[[], object]) -> None:
        """Have something done once it is no more."""
        self._then = (*self._then, then)

    # What the pulse does

    def beat(self) -> None:
        """If nothing was heard for long: is the other end there? It is asked at every beat, until it is given up."""
        if self._deaf:
            return
        self._silent += 1
        if self._silent > LOST:
            self._give_up()
        elif self._silent > SILENT and not self.over:
            self._conn.send_ping(b"")
            self._flush()

    def _give_up(self) -> None:
        self.over = True
        self._conn.fail(BROKEN, "keepalive ping timeout")
        self._flush()
        self._transport.abort()

    # What the network does

    def data_received(self, data: bytes) -> None:
        """The other end has sent something: messages, parts of one, or answers to `ask`."""
        self._silent = 0
        self._conn.receive_data(data)
        for frame in self._conn.events_received():
            assert isinstance(frame, Frame)
            if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                self._hear(frame)
        self._flush()
        if self._conn.eof_sent:  # both have said that they close, or it cannot go on
            self.over = True
            self._transport.close()

    def _hear(self, frame: Frame) -> None:
        if not frame.fin:
            self._parts.append(bytes(frame.data))
            return
        said = bytes(frame.data)
        if self._parts:
            said, self._parts = b"".join((*self._parts, said)), []
        if not self.over:
            self._listener.hear(said)

    def _flush(self) -> None:
        if (frames := self._conn.data_to_send()) and not self._transport.is_closing():
            self._transport.write(b"".join(frames))

    def eof_received(self) -> None:
        """The other end says no more: the connection is closed."""

    def pause_writing(self) -> None:
        """Too much waits to be taken."""
        self.full = True

    def resume_writing(self) -> None:
        """It was taken."""
        self.full = False
        self._listener.go_on()

    def shutdown(self) -> None:
        """The server stops."""
        if not self.over:
            self.over = True
            self._conn.send_close(RESTARTS)
            self._flush()
        self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is no more."""
        self.over = True
        self._connections.discard(self)
        self._pulse.leave(self)
        self._listener.lost()
        for then in self._then:
            then()
