"""A socket at a table: what a client says is decoded, done and answered; what happens there is sent."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from astroport.core.words import Words
from astroport.server import messages as m
from astroport.server import render
from astroport.server.hall import Hall
from astroport.server.identity import person_at
from astroport.server.limits import Bucket
from astroport.server.live import LiveTable, encoder, now
from astroport.server.logs import log
from astroport.server.metrics import METRICS
from astroport.server.store import StoreError
from astroport.table.facts import Fact
from astroport.table.refusals import Declined, Stale, declined
from astroport.table.table import Table

NO_ACCESS, NO_TABLE, TOO_MUCH = 4401, 4404, 4408  # why we close a socket
MESSAGES_A_SECOND, BURST = 20, 60
MOST_EXCESS = 200  # messages that are refused as too many before the socket is closed
MOST_UNSENT = 128  # messages that wait for a slow socket before it is closed
HELLO_WITHIN_S = 30

decoder = msgspec.json.Decoder(m.FromClient)

MALFORMED = (
    Words(en="Not understood", fr="Pas compris"),
    Words(en="The message does not follow the protocol: {what}", fr="Le message ne suit pas le protocole : {what}"),
)
TOO_BIG = (
    Words(en="Too long a message", fr="Message trop long"),
    Words(en="A message has {most} bytes at most.", fr="Un message a {most} octets au plus."),
)
TOO_FAST = (
    Words(en="Too fast", fr="Trop vite"),
    Words(en="Too many messages at once; wait a moment.", fr="Trop de messages à la fois ; attendez un instant."),
)
SAY_HELLO = (
    Words(en="Say hello first", fr="Dites d’abord bonjour"),
    Words(en="The first message is hello.", fr="Le premier message est hello."),
)
NOT_STORED = (
    Words(en="Not stored", fr="Pas enregistré"),
    Words(
        en="The house cannot write at the moment, so nothing was done. Try again.",
        fr="La maison ne peut rien écrire pour l’instant, rien n’a donc été fait. Réessayez.",
    ),
)
OUR_FAULT = (
    Words(en="Our mistake", fr="Une erreur de notre part"),
    Words(
        en="Something went wrong here; nothing was done.", fr="Quelque chose s’est mal passé ici ; rien n’a été fait."
    ),
)


class Socket:
    """One connected client. It is a `Viewer` of its table once it has said hello."""

    __slots__ = ("_outbox", "_sending", "bucket", "excess", "greeted", "have", "look", "person", "websocket")

    def __init__(self, websocket: WebSocket, person: str) -> None:
        self.websocket = websocket
        self.person = person
        self.look: int | None = None
        self.have = 0
        self.greeted = False
        self.excess = 0
        self.bucket = Bucket(MESSAGES_A_SECOND, BURST)
        self._outbox: deque[bytes] | None = None
        self._sending: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Send as soon as the socket takes it. One that does not for long is closed: it comes back and catches up."""
        if self._outbox is None:
            self._outbox = deque()
        self._outbox.append(message)
        if self._sending is None:
            self._sending = asyncio.ensure_future(self._send_all())
        elif len(self._outbox) > MOST_UNSENT:
            METRICS.dropped.labels("slow").inc()
            self._outbox.clear()
            self._sending.cancel()
            asyncio.ensure_future(self.close(TOO_MUCH))  # noqa: RUF006 it ends by itself

    async def _send_all(self) -> None:
        try:
            while self._outbox:
                await self.websocket.send_text(self._outbox.popleft().decode())
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._outbox = None  # it is gone; the receiving side notices
        finally:
            self._sending = None
            self._outbox = None

    async def close(self, code: int) -> None:
        """Close, if it is not closed already."""
        if self.websocket.application_state is not WebSocketState.DISCONNECTED:
            try:
                await self.websocket.close(code)
            except (RuntimeError, OSError):
                return


async def attend(websocket: WebSocket, hall: Hall) -> None:
    """Serve a socket from beginning to end."""
    await websocket.accept()
    person = person_at(websocket)
    socket = Socket(websocket, person or "")
    try:
        live = await hall.table(str(websocket.path_params["table"]))
    except Declined as why:
        await _turn_away(socket, why, NO_TABLE)
        return
    if person is None or live.table.role(person) is None:
        await _turn_away(socket, declined("no_key"), NO_ACCESS)
        return
    METRICS.sockets.inc()
    try:
        while True:
            event = await websocket.receive()
            if event["type"] == "websocket.disconnect":
                return
            await _hear(socket, live, hall, event.get("text") or event.get("bytes") or "")
    except WebSocketDisconnect:
        return
    finally:
        METRICS.sockets.dec()
        live.leave(socket)


async def _turn_away(socket: Socket, why: Declined, code: int) -> None:
    METRICS.refused.labels(why.code).inc()
    try:
        await socket.websocket.send_text(encoder.encode(render.refused(why)).decode())
    except (WebSocketDisconnect, RuntimeError, OSError):
        return
    await socket.close(code)


async def _hear(socket: Socket, live: LiveTable, hall: Hall, said: str | bytes) -> None:
    """One message from the client. Whatever is wrong with it is answered; nothing else changes."""
    command: str | None = None
    started = time.perf_counter()
    try:
        if not socket.bucket.take():
            await _too_fast(socket)
            return
        if len(said) > m.LONGEST_MESSAGE:
            raise Declined("too_big", TOO_BIG[0], TOO_BIG[1].fill(most=m.LONGEST_MESSAGE))
        message = decoder.decode(said)
        command = getattr(message, "id", None)
        if live.table.role(socket.person) is None:
            await _turn_away(socket, declined("no_key"), NO_ACCESS)
            return
        await Answering(socket, live, hall).answer(message)
    except Stale as stale:
        METRICS.refused.labels("stale").inc()
        socket.send(encoder.encode(m.Stale(command or "", stale.at)))
    except Declined as why:
        _refuse(socket, why, command)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        what = str(error).encode("ascii", "replace").decode()[:200]
        _refuse(socket, Declined("malformed", MALFORMED[0], MALFORMED[1].fill(what=what)), None)
    except StoreError as error:
        log("not stored", table=live.table.id, error=str(error))
        _refuse(socket, Declined("not_stored", *NOT_STORED), command)
    except Exception as error:
        log("message broke the server", table=live.table.id, error=repr(error))
        _refuse(socket, Declined("our_fault", *OUR_FAULT), command)
    METRICS.answer.observe(time.perf_counter() - started)


def _refuse(socket: Socket, why: Declined, command: str | None) -> None:
    METRICS.refused.labels(why.code).inc()
    socket.send(encoder.encode(render.refused(why, command)))


async def _too_fast(socket: Socket) -> None:
    socket.excess += 1
    if socket.excess > MOST_EXCESS:
        METRICS.dropped.labels("fast").inc()
        await socket.close(TOO_MUCH)
    elif socket.excess % 10 == 1:
        _refuse(socket, Declined("too_fast", *TOO_FAST), None)


class Answering:
    """Answers one message."""

    def __init__(self, socket: Socket, live: LiveTable, hall: Hall) -> None:
        self.socket, self.live, self.hall = socket, live, hall

    async def answer(self, message: m.FromClient) -> None:
        """Do what is asked, each kind in its own way."""
        person = self.socket.person
        if not self.socket.greeted and not isinstance(message, m.Hello | m.Ping):
            raise Declined("hello", *SAY_HELLO)
        match message:
            case m.Hello():
                await self._hello(message)
            case m.Look():
                self.socket.look = message.seat
                await self.live.show(self.socket, self.socket.have)
            case m.Ping():
                self._send(m.Pong(now()))
            case m.Do(seat=seat, at=at, action=action):
                await self._submit(message.id, lambda t: t.act(person, seat, at, action))
            case m.Undo(seat=seat, at=at):
                await self._submit(message.id, lambda t: t.undo(person, seat, at))
            case m.Answer(seat=seat, yes=yes):
                await self._submit(message.id, lambda t: t.answer(person, seat, yes))
            case m.Say(seat=said_by, text=text, to=to):
                await self._submit(message.id, lambda t: t.say(person, said_by, text, to == "team"))
            case m.Sit(seat=seat, name=name):
                await self._submit(message.id, lambda t: t.sit(person, seat, name))
            case m.Leave(seat=seat):
                await self._submit(message.id, lambda t: t.leave(person, seat))
            case m.Back(seat=seat):
                await self._submit(message.id, lambda t: t.back(person, seat))
            case m.Start(level=level):
                await self._submit(message.id, lambda t: t.start(person, level))
            case m.Rematch():
                number = await self.hall.rematch(self.live, person, self._command(message.id))
                self._send(m.Ack(message.id, number))
            case m.Why(seat=seat, action=about, place=place):
                found = self.live.table.why_not(person, seat, about, place)
                self._send(m.Because(message.id, [render.refused(why, message.id) for why in found]))
            case m.Reasons():
                await self._reasons(message)

    async def _hello(self, message: m.Hello) -> None:
        socket, table = self.socket, self.live.table
        self.live.viewers.discard(socket)
        socket.look = message.look
        self._send(render.welcome(table, socket.person, now()))
        await self.live.show(socket, message.have)
        socket.greeted = True
        self.live.enter(socket)

    async def _submit(self, command: str, decide: Callable[[Table], list[Fact]]) -> None:
        number = await self.live.submit(decide, self._command(command))
        self._send(m.Ack(command, number))

    def _command(self, command: str) -> str:
        """As it is stored: two people may choose the same id."""
        return f"{self.socket.person[:8]}:{command}"

    async def _reasons(self, message: m.Reasons) -> None:
        change = await self.live.change(message.n)
        found = None if change is None else render.reasons(self.live.table, change, message.id)
        if change is None or found is None:
            raise declined("no_reasons")
        table = self.live.table
        hidden = table.game.secrets and table.stage != "over"
        if hidden and getattr(change.fact, "seat", None) not in table.seats_of(self.socket.person):
            raise declined("secret")
        self._send(found)

    def _send(self, message: m.FromServer) -> None:
        self.socket.send(encoder.encode(message))
