"""A socket as a line: how it is closed, and how who is silent is asked and given up, by beats of the server's pulse."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from astroport.server.line import LOST, SILENT, Line, Pulse
from tests.server.faults import run

PING = b"\x89\x00"


class Wire(asyncio.Transport):
    """Keeps what is sent, and says whether it was closed, or cut."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.state = "open"

    def write(self, data: Any) -> None:
        self.sent += bytes(data)

    def is_closing(self) -> bool:
        return self.state != "open"

    def close(self) -> None:
        self.state = "closed"

    def abort(self) -> None:
        self.state = "cut"

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Heard(list[bytes]):
    """Whoever serves the line."""

    def hear(self, said: bytes) -> None:
        self.append(said)

    def go_on(self) -> None: ...

    def lost(self) -> None: ...


def says(opcode: Opcode, data: bytes) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data).serialize(mask=True)


def on_a_line(then: Callable[[Line, Wire, Heard], None]) -> None:
    async def listen() -> None:
        wire, heard = Wire(), Heard()
        pulse = Pulse()
        line = Line(wire, ServerProtocol(state=OPEN), asyncio.get_running_loop(), pulse, set(), set(), heard)
        then(line, wire, heard)
        line.connection_lost(None)

    run(listen())


def test_who_is_silent_is_asked_and_then_given_up() -> None:
    def silent(line: Line, wire: Wire, _heard: Heard) -> None:
        for _ in range(SILENT):
            line.beat()
        assert not wire.sent
        for _ in range(LOST - SILENT):
            line.beat()
        assert wire.sent == PING * (LOST - SILENT)
        assert wire.state == "open"
        line.beat()
        assert wire.state == "cut"

    on_a_line(silent)


def test_any_word_counts_and_nobody_is_silent_while_we_do_not_listen() -> None:
    def speaks(line: Line, wire: Wire, heard: Heard) -> None:
        for _ in range(5):
            for _ in range(LOST):
                line.beat()
            line.data_received(says(Opcode.PONG, b""))
        line.listen(False)
        for _ in range(2 * LOST):
            line.beat()
        assert wire.state == "open"
        line.listen(True)
        line.data_received(says(Opcode.TEXT, b"{}"))
        assert heard == [b"{}"]

    on_a_line(speaks)


@pytest.mark.parametrize("flood", [0, 500])
def test_who_is_hung_up_on_is_told_why_whatever_is_still_said(flood: int) -> None:
    """A connection that is closed on unread words is reset, and the reason lost with it."""

    def floods(line: Line, wire: Wire, heard: Heard) -> None:
        line.end(4408)
        assert wire.sent == Frame(Opcode.CLOSE, Close(4408, "").serialize()).serialize(mask=False)
        for _ in range(flood):
            line.data_received(says(Opcode.TEXT, b"{}"))
        assert wire.state == "open"
        assert not heard
        line.data_received(says(Opcode.CLOSE, Close(4408, "").serialize()))
        assert wire.state == "closed"

    on_a_line(floods)


def test_what_is_no_frame_ends_it() -> None:
    def babbles(line: Line, wire: Wire, _: Heard) -> None:
        line.data_received(b"GET / HTTP/1.1\r\n\r\n")
        assert wire.state == "closed"

    on_a_line(babbles)
