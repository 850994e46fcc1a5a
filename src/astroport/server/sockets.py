"""A socket at a table: what a client says is decoded, done and answered; what happens there is sent."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Literal

import msgspec
from starlette.websockets import WebSocket

from astroport.core.errors import RefusedError, StaleError
from astroport.core.layout import layout_hash
from astroport.core.refusal import Refusal, refusal, refused
from astroport.server import messages as m
from astroport.server import render
from astroport.server.connections import SOCKET
from astroport.server.identity import client_at
from astroport.server.limits import Bucket
from astroport.server.line import BROKEN, Line
from astroport.server.live import LiveTable
from astroport.server.logs import log
from astroport.server.metrics import METRICS
from astroport.server.reading import understood
from astroport.server.store import StoreError
from astroport.server.tables import Tables
from astroport.server.thinking_queue import Client
from astroport.table.entries import Entry
from astroport.table.table import Table

NO_ACCESS, NO_TABLE, TOO_MUCH, TRY_AGAIN = 4401, 4404, 4408, 1013  # why we close a socket
MESSAGES_A_SECOND, BURST = 20, 60
MOST_EXCESS = 200  # messages that are refused as too many before the socket is closed
MOST_UNSENT = 1024 * 1024  # bytes that wait for a slow socket before it is closed
HELLO_WITHIN_S = 30
COSTS: dict[type[m.FromClient], int] = {m.Hello: 5, m.History: 4}  # messages that each counts for besides itself
MOST_WINDOWS = 12  # sockets of one person at one table

decoder = msgspec.json.Decoder(m.FromClient)


class Command(msgspec.Struct):
    """Of a message that is not heard out: which one it is."""

    id: str | None = None


class OldHello(msgspec.Struct, rename={"kind": "is"}):
    """As pages greet that were loaded when a message had `is` for its `type`."""

    kind: Literal["hello"]


commands = msgspec.json.Decoder(Command)
old_hellos = msgspec.json.Decoder(OldHello)
LOAD_ANEW = b'{"is":"welcome","table":{"server":"newer"},"role":"guest","seats":[],"now":0}'  # in their words


class Socket:
    """One connected client: says what it is told to over its line, and answers what it hears, one thing after another.

    It is a `Viewer` of its table once it has said hello.
    """

    __slots__ = (
        "_inbox",
        "_late",
        "_outbox",
        "_waiting",
        "_working",
        "bucket",
        "client",
        "excess",
        "greeted",
        "hints",
        "last_seen",
        "line",
        "live",
        "person",
        "seat",
        "shown",
        "stream",
        "table",
        "tables",
    )

    line: Line

    def __init__(self, tables: Tables, table: str, client: Client) -> None:
        self.tables, self.table = tables, table
        self.client, self.person = client, client.person
        self.live: LiveTable | None = None
        self.seat: int | None = None
        self.stream: str | None = None
        self.last_seen = 0
        self.shown: int | None = None
        self.greeted = False
        self.excess = 0
        self.hints: tuple[str, ...] = ()  # that are being thought about
        self.bucket = Bucket(MESSAGES_A_SECOND, BURST)
        self._inbox: list[bytes] = []  # what is said while something is answered
        self._working = False
        self._outbox: deque[bytes] | None = None  # what waits until the line is free again
        self._waiting = 0  # bytes of it
        self._late: asyncio.TimerHandle | None = None  # it has still to say hello

    # Saying

    def send(self, message: bytes) -> None:
        """Send as soon as the line takes it. One behind which much waits for long is closed: it comes back and
        catches up. A message that is long itself closes nothing."""
        if not self.line.full:
            self.line.write(message)
        elif self._waiting > MOST_UNSENT:
            METRICS.dropped.labels("slow").inc()
            self._outbox = None
            self.line.end(TOO_MUCH)
        else:
            self._outbox = self._outbox or deque()
            self._outbox.append(message)
            self._waiting += len(message)

    def go_on(self) -> None:
        """The line takes something again."""
        while self._outbox and not self.line.full:
            message = self._outbox.popleft()
            self._waiting -= len(message)
            self.line.write(message)
        self._outbox = self._outbox or None

    # Hearing

    def begin(self, line: Line) -> None:
        """From now on."""
        METRICS.sockets.inc()
        self.line = line
        self._late = line.loop.call_later(HELLO_WITHIN_S, line.end, TOO_MUCH)
        self._work_on(self._come_in())

    def hear(self, said: bytes) -> None:
        """The client says something; while that is answered it can say one thing more, and then waits."""
        if self._working:
            self._inbox.append(said)
            self.line.listen(False)
        else:
            self._work_on(self._answer(said))

    def lost(self) -> None:
        """The client is gone."""
        METRICS.sockets.dec()
        self._greet()
        self._inbox.clear()
        if self.live is not None:
            self.live.presence.leave(self)

    def _greet(self) -> None:
        """It has said hello, or never will."""
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _work_on(self, work: Coroutine[Any, Any, object]) -> None:
        self._working = True
        self.line.start(self._work(work))

    async def _work(self, work: Coroutine[Any, Any, object]) -> None:
        """Do this, and then answer what was said meanwhile."""
        try:
            await work
            while self._inbox and not self.line.over:
                waited, self._inbox = self._inbox, []
                self.line.listen(True)
                for said in waited:
                    await self._answer(said)
        except RefusedError as error:
            why = error.refusal
            self.turn_away(why, NO_TABLE if why.code in ("no_table", "unfit") else NO_ACCESS)
        except StoreError as error:
            log("table not loaded", table=self.table, error=str(error))
            self.turn_away(refusal("not_stored"), TRY_AGAIN)
        except Exception as error:
            log("socket in trouble", table=self.table, error=repr(error))
            self.line.end(BROKEN)
        finally:
            self._working = False

    async def _come_in(self) -> LiveTable:
        """Come to the table, as the store has it now."""
        live = await self.tables.fresh(self.table)
        if not self.person or live.state.role(self.person) is None:
            raise refused("no_key")
        if sum(viewer.person == self.person for viewer in live.presence.viewers) >= MOST_WINDOWS:
            raise refused("too_many", most=MOST_WINDOWS)
        self.live = live
        return live

    async def _answer(self, said: bytes) -> None:
        live = self.live if self.greeted and self.live is not None else await self._come_in()
        if live.gone:
            raise refused("no_table")
        await _hear(self, live, said)
        if self.greeted:
            self._greet()
        if self.line.over:
            live.presence.leave(self)  # it may have gone while it said hello

    def turn_away(self, why: Refusal, code: int) -> None:
        """Say why, and close."""
        METRICS.refused.labels(why.code).inc()
        self.send(m.encoder.encode(m.Refused(None, render.refusal(why))))
        self.line.end(code)


async def attend(websocket: WebSocket, tables: Tables) -> None:
    """Let a socket in. It is served by its line from then on."""
    await websocket.accept()
    socket = Socket(tables, str(websocket.path_params["table"]), client_at(websocket))
    socket.begin(websocket.scope["extensions"][SOCKET].take_over(socket))


async def _hear(socket: Socket, live: LiveTable, said: bytes) -> None:
    """One message from the client. Whatever is wrong with it is answered; nothing else changes."""
    command: str | None = None
    started = time.perf_counter()
    try:
        if not socket.bucket.take():
            _too_fast(socket, said)
            return
        if len(said) > m.LONGEST_MESSAGE:
            raise refused("too_big", most=m.LONGEST_MESSAGE)
        if not socket.greeted and _greets_as_before(said):
            socket.send(LOAD_ANEW)
            return
        message = understood(said, decoder)
        command = getattr(message, "id", None)
        if live.state.role(socket.person) is None:
            socket.turn_away(refusal("no_key"), NO_ACCESS)
            return
        await Answering(socket, live).answer(message)
    except StaleError as stale:
        METRICS.refused.labels("stale").inc()
        socket.send(m.encoder.encode(m.Stale(command or "", stale.version)))
    except RefusedError as error:
        _refuse(socket, error.refusal, command)
    except StoreError as error:
        log("not stored", table=live.state.id, error=str(error))
        _refuse(socket, refusal("not_stored"), command)
    except Exception as error:
        log("message broke the server", table=live.state.id, error=repr(error))
        _refuse(socket, refusal("our_fault"), command)
    METRICS.answer.observe(time.perf_counter() - started)


def _greets_as_before(said: bytes) -> bool:
    """Whether this is a page of an older version, which has yet to be loaded anew."""
    try:
        understood(said, old_hellos)
    except RefusedError:
        return False
    return True


def _refuse(socket: Socket, why: Refusal, command: str | None) -> None:
    METRICS.refused.labels(why.code).inc()
    socket.send(m.encoder.encode(m.Refused(command, render.refusal(why))))


def _too_fast(socket: Socket, said: bytes) -> None:
    socket.excess += 1
    if socket.excess > MOST_EXCESS:
        METRICS.dropped.labels("fast").inc()
        socket.line.end(TOO_MUCH)
        return
    try:
        command = understood(said, commands).id if len(said) <= m.LONGEST_MESSAGE else None
    except RefusedError:
        command = None
    _refuse(socket, refusal("too_fast"), command)


class Answering:
    """Answers one message."""

    def __init__(self, socket: Socket, live: LiveTable) -> None:
        self.socket, self.live, self.tables = socket, live, socket.tables

    async def answer(self, message: m.FromClient) -> None:
        """Do what is asked, each kind in its own way."""
        person = self.socket.person
        if not self.socket.greeted and not isinstance(message, m.Hello | m.Ping):
            raise refused("hello")
        self.socket.bucket.held -= COSTS.get(type(message), 0)
        match message:
            case m.Hello():
                await self._hello(message)
            case m.Look():
                self.socket.seat = message.seat
                await self.live.show(self.socket, self.socket.stream, self.socket.last_seen)
            case m.Ping():
                self._send(m.Pong(self.live.hours.now()))
            case m.Choices(seat=seat):
                self.live.table.check_own_seat(person, seat)
                self._send(render.in_words(self.live.state, person, seat, message.id))
            case m.Do(seat=seat, version=version, action=action):
                self._check_layout(message.layout, [action])
                await self._submit(message.id, lambda t: t.act(person, seat, version, action))
            case m.DoAll(seat=seat, version=version, actions=actions):
                self._check_layout(message.layout, actions)
                await self._submit(message.id, lambda t: t.act_all(person, seat, version, actions))
            case m.Draft(seat=seat, version=version, actions=actions):
                self._check_layout(message.layout, actions)
                self.live.drafts.check_more(self._voice(seat))
                self.socket.bucket.give_back()  # there is one for each click: they have a limit of their own
                await self._submit(message.id, lambda t: t.draft(person, seat, version, actions))
            case m.Undo(seat=seat, version=version):
                await self._submit(message.id, lambda t: t.undo(person, seat, version))
            case m.Answer(seat=seat, yes=yes):
                await self._submit(message.id, lambda t: t.answer(person, seat, yes))
            case m.Say(seat=said_by, text=text, to=to):
                known = self._command(message.id) in self.live.state.commands
                if not known and not self.live.talk.take(self._voice(said_by)):
                    raise refused("talk")
                await self._submit(message.id, lambda t: t.say(person, said_by, text, to == "team"))
            case m.Sit(seat=seat, name=name):
                await self._submit(message.id, lambda t: t.sit(person, seat, name, self.live.presence.shown()))
            case m.Leave(seat=seat):
                await self._submit(message.id, lambda t: t.leave(person, seat))
            case m.Back(seat=seat):
                await self._submit(message.id, lambda t: t.back(person, seat))
            case m.Resign(seat=seat):
                await self._submit(message.id, lambda t: t.absence.resign(person, seat))
            case m.Nudge(seat=seat, other=other):
                await self._submit(message.id, lambda t: t.absence.nudge(person, seat, other, self.live.hours.now()))
            case m.StandIn(seat=seat, other=other):
                await self._submit(
                    message.id, lambda t: t.absence.stand_in(person, seat, other, self.live.presence.shown())
                )
            case m.Claim(seat=seat, draw=draw):
                await self._submit(
                    message.id, lambda t: t.absence.claim(person, seat, draw, self.live.presence.shown())
                )
            case m.Start(level=level):
                await self._submit(message.id, lambda t: t.start(person, level))
            case m.Rematch():
                number = await self.tables.rematch(self.live, person, message.yes, self._command(message.id))
                self._acknowledge(message.id, number)
            case m.Why(seat=seat, action=about, place=place):
                found = self.live.table.why_not(person, seat, about, place)
                self._send(m.Because(message.id, [render.refusal(why) for why in found]))
            case m.Reasons():
                await self._reasons(message)
            case m.History(before=before):
                self._send(await self.tables.history.past(self._hearer, before, message.id))
            case m.Hint(seat=seat):
                self.live.table.hint_for(person, seat)
                if message.id not in self.socket.hints:  # or it is said again while it is thought about
                    self.socket.hints += (message.id,)
                    self.live.start(self._hint(message))

    async def _hello(self, message: m.Hello) -> None:
        socket, table = self.socket, self.live.table
        self.live.presence.viewers.discard(socket)
        socket.seat = message.seat
        self._send(render.welcome(table.state, socket.person, self.live.hours.now()))
        await self.live.show(socket, message.stream, message.last_seen)
        socket.greeted = True
        self.live.presence.enter(socket)

    def _check_layout(self, layout: str, actions: Sequence[m.Played]) -> None:
        """Numbers of actions mean something in one layout only."""
        if any(isinstance(action, int) for action in actions) and layout != layout_hash(self.live.state.game):
            raise refused("layout")

    async def _submit(self, command: str, decide: Callable[[Table], list[Entry]]) -> None:
        await self.live.submit(
            decide, self._command(command), acknowledge=lambda number: self._acknowledge(command, number)
        )

    def _acknowledge(self, command: str, number: int) -> None:
        """A command is stored under a number: which event tells of it, as its sender counts them?"""
        hearer = self._hearer
        self._send(m.Ack(command, hearer.table.hearing.count(hearer.team, number)))

    @property
    def _hearer(self) -> render.Hearer:
        return render.Hearer(self.live.state, self.socket.person, self.socket.seat)

    def _voice(self, seat: int | None) -> str:
        """Who speaks or plans: a seat, by whichever of its devices; whoever has none, as a person."""
        speaks = self.live.table.speaker(self.socket.person, seat)
        return self.socket.person if speaks is None else str(speaks)

    def _command(self, command: str) -> str:
        """As it is stored: two people may choose the same id."""
        return f"{self.socket.person[:8]}:{command}"

    async def _reasons(self, message: m.Reasons) -> None:
        hearer = self._hearer
        event = await self.tables.history.event(hearer, message.number)
        same = hearer.to == self._hearer.to  # else it is somebody else who looks now
        found = render.reasons(hearer, event, message.id) if same and event is not None else None
        if found is None:
            raise refused("no_reasons")
        self._send(found)

    async def _hint(self, message: m.Hint) -> None:
        """Answered when it is found, if the same seat still looks; meanwhile the socket goes on listening."""
        seat = self._hearer.seat
        try:
            await self.live.prepared()
            thought = await self.live.hint(self.socket.person, message.seat)
            if seat != self._hearer.seat:
                raise StaleError(self.live.state.version(message.seat))
            self._send(render.hint(self.live.state, message.seat, thought, message.id))
        except StaleError as stale:
            self._send(m.Stale(message.id, stale.version))
        except RefusedError as error:
            _refuse(self.socket, error.refusal, message.id)
        except Exception as error:
            log("no hint", table=self.live.state.id, error=repr(error))
            _refuse(self.socket, refusal("our_fault"), message.id)
        finally:
            self.socket.hints = tuple(each for each in self.socket.hints if each != message.id)

    def _send(self, message: m.FromServer) -> None:
        self.socket.send(m.encoder.encode(message))
