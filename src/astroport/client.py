"""A client for the tables of a server: for programs that open tables, watch, and play.

docs/protocol.md tells what goes over the wire. Two programs that play a match against each other:

```python
import asyncio
from astroport import bots
from astroport.client import Person, play_bot
from astroport.server.messages import NewTable, Place

async def main():
    async with Person("http://127.0.0.1:8000") as ann, Person("http://127.0.0.1:8000") as ben:
        table = await ann.open_table(NewTable("sputnik", [Place("me", "Ann"), Place("open")]))
        await ben.enter(table, (await ann.links(table)).join)
        async with ann.at(table) as hers, ben.at(table) as his:
            await his.sit(1, "Ben")
            await asyncio.gather(
                play_bot(hers, 0, bots.named("captain")),  # a bot of ours
                play_bot(his, 1, lambda view: view.choices[0].action),  # anything that chooses
            )
            print(hers.view.result, [line.text.to("en") for event in hers.events for line in event.lines])

asyncio.run(main())
```
"""

from __future__ import annotations

import asyncio
import random
import secrets
from bisect import bisect_left
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Origin

from astroport.bots.bot import Bot
from astroport.client_reading import read, read_past
from astroport.core.errors import AstroportError, InvalidArgumentError, RefusedError, StaleError, UnavailableError
from astroport.core.record import load
from astroport.core.refusal import Refusal
from astroport.server import messages
from astroport.server.messages import Event, FromServer, View

PING_EVERY = 10.0  # seconds of silence
# The first table of a game may have to wait until rules are compiled, all of them on a new machine.
PATIENCE = httpx.Timeout(30, read=180)
ANSWER_WITHIN = 5.0
AGAIN_AFTER = 2.0  # what is not answered is said again: a server that hears too much at once does not listen
SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # between attempts to connect
NO_ACCESS, NO_TABLE = "one needs the link to this table", "there is no such table"
FOR_GOOD = {4401: NO_ACCESS, 401: NO_ACCESS, 403: NO_ACCESS, 4404: NO_TABLE, 404: NO_TABLE}  # codes of closing, of HTTP

T = TypeVar("T")
_messages = msgspec.json.Decoder(FromServer)


class GoneError(AstroportError, ConnectionError):
    """The connection is closed for good: by oneself, or because there is no such table or one may not see it."""


class Person:
    """Somebody who visits a server: known by a cookie, without an account."""

    def __init__(self, base_url: str) -> None:
        self.base_url = base_url.rstrip("/")
        self._http = httpx.AsyncClient(base_url=self.base_url, headers={"Origin": self.base_url}, timeout=PATIENCE)

    async def __aenter__(self) -> Person:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Go."""
        await self._http.aclose()

    @property
    def cookie(self) -> str:
        """The header by which the server knows this person; empty before its first answer."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._http.cookies.jar)

    async def games(self) -> list[messages.GameInfo]:
        """The games on the shelf."""
        return await self._ask("GET", "games", list[messages.GameInfo])

    async def tables(self) -> list[messages.MyTable]:
        """The tables at which this person sits, or that they opened."""
        return await self._ask("GET", "tables", list[messages.MyTable])

    async def open_table(self, wanted: messages.NewTable) -> str:
        """Open a table; its id."""
        return (await self._ask("POST", "tables", messages.Opened, wanted)).table

    async def enter(self, table: str, key: str) -> messages.Entered:
        """Use the key of a link that somebody has given."""
        return await self._ask("POST", f"tables/{table}/enter", messages.Entered, messages.Enter(key))

    async def links(self, table: str) -> messages.Links:
        """The keys that one who sits at a table can give to others."""
        return await self._ask("GET", f"tables/{table}/links", messages.Links)

    async def forget(self, table: str) -> None:
        """Take a table off one's list."""
        await self._http.delete(f"/api/tables/{table}")

    async def replay(self, table: str, seat: int | None = None, ply: int = 0) -> messages.Replay:
        """A page of the match from a ply on, as a seat or a spectator saw it."""
        whose = "" if seat is None else f"&seat={seat}"
        return await self._ask("GET", f"tables/{table}/replay?from={ply}{whose}", messages.Replay)

    async def frames(self, table: str, seat: int | None = None) -> AsyncIterator[messages.Frame]:
        """All positions of the match, from its beginning, as a seat or a spectator saw it."""
        ply, shown = 0, -1
        while True:
            page = await self.replay(table, seat, ply)
            for frame in page.frames:
                if frame.ply > shown:  # where a page ends, the next one begins
                    yield frame
                    shown = frame.ply
            if page.next is None:
                return
            ply = page.next

    async def evaluations(self, table: str) -> messages.Evaluations:
        """What each seat could expect at every ply of a finished match, and its turning points."""
        return await self._ask("GET", f"tables/{table}/evaluations", messages.Evaluations)

    async def record(self, table: str) -> dict[str, Any]:
        """The match as `astroport.load` reads it: when it is over, or at any time if the game has no secrets."""
        return await self._ask("GET", f"tables/{table}/record", dict[str, Any])

    async def verify(self, table: str) -> messages.VerifiedInfo:
        """Whether the luck of a finished match was as bound."""
        return await self._ask("GET", f"tables/{table}/verify", messages.VerifiedInfo)

    async def fork(self, table: str, wanted: messages.Fork) -> str:
        """Play on from an earlier ply, at a new table; its id."""
        return (await self._ask("POST", f"tables/{table}/fork", messages.Opened, wanted)).table

    def at(self, table: str, seat: int | None = None) -> Table:
        """A connection to a table, looking from a seat of one's own: `async with person.at(table) as there`."""
        return Table(self, table, seat)

    async def _ask(self, method: str, path: str, kind: type[T], body: msgspec.Struct | None = None) -> T:
        content = None if body is None else msgspec.json.encode(body)
        headers = {"Content-Type": "application/json"} if content else {}
        answer = await self._http.request(method, f"/api/{path}", content=content, headers=headers)
        if answer.headers.get("Content-Type", "").startswith("application/json"):
            if answer.is_success:
                return msgspec.json.decode(answer.content, type=kind)
            raise _refused(msgspec.json.decode(answer.content, type=messages.Refusal))
        answer.raise_for_status()
        raise UnavailableError(f"{self.base_url} does not speak Astroport's protocol")


class Table:
    """A table as one person sees it, over a socket that is opened again whenever it is cut.

    `events` is everything that happened as far as one was told, in order, each once (anew when one looks from another
    seat of one's own that hears other things); `view` and `seats` are how things stand after the last.
    A command is sent until the server has answered it, always with the same id, so it is done once.
    """

    view: View
    seats: list[messages.SeatInfo]
    stage: str  # open, playing, over
    rematch: str | None  # the table of the next match
    again: list[int]  # seats whose people would play again
    info: messages.TableInfo | None = None
    role: str  # player, guest, spectator
    mine: list[int]  # one's own seats
    longest_pause = LONGEST_PAUSE

    def __init__(self, person: Person, table: str, seat: int | None = None) -> None:
        self.person, self.id = person, table
        self.events: list[Event] = []
        self.last_seen = 0  # the number of the last event
        self.stream = ""  # whose number it is: where seats hear different things, each has its own row of events
        self._pending: list[messages.News] = []  # before which something is missing
        self._seat = seat
        self._shown = (0, 0)  # the number and the time of the news that is shown
        self._unanswered: dict[str, tuple[str, asyncio.Future[Any]]] = {}
        self._socket: ClientConnection | None = None  # on which the server has said welcome
        self._changed = asyncio.Event()
        self._failure: Exception | None = None

    async def __aenter__(self) -> Table:
        self._staying = asyncio.create_task(self._stay())
        try:
            await self.until(lambda: self.last_seen > 0 and self.info is not None)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up. A seat is kept."""
        self._staying.cancel()
        await asyncio.wait([self._staying])

    # Waiting

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds; it is looked at whenever something came from the server."""
        while not holds():
            if self._failure is not None:
                raise self._failure
            await self._changed.wait()

    async def turn(self, seat: int) -> View:
        """Wait until a seat of one's own can choose, or the match is over: then there are no choices."""
        await self.look(seat)
        await self.until(lambda: self.stage == "over" or bool(self.view.choices))
        return self.view

    async def events_from(self, number: int = 1) -> AsyncIterator[Event]:
        """What happened from this number on, and then what happens."""
        await self.until(lambda: self.last_seen >= number)
        place = bisect_left(self.events, number, key=lambda event: event.number)
        while True:
            await self.until(lambda: len(self.events) > place)  # noqa: B023
            yield self.events[place]
            place += 1

    # Asking

    async def do(self, action: str) -> int:
        """Play an action, chosen in the present view, on the seat one looks from; the number of the event."""
        return await self.command(messages.Do(new_id(), self.view.version, self._own_seat(), action))

    async def do_all(self, actions: Sequence[str]) -> int:
        """Play a series of actions on the seat one looks from, all or none; the number of the first event."""
        return await self.command(messages.DoAll(new_id(), self.view.version, self._own_seat(), list(actions)))

    async def draft(self, actions: Sequence[str]) -> None:
        """Let one's team see what one plans to play on the seat one looks from; `view.drafts` shows it, and theirs."""
        seat = self._own_seat()
        await self._ask_now(messages.Draft(new_id(), self.view.version, seat, list(actions)))
        self._hear_draft(messages.Drafted(seat, list(actions)))

    async def sit(self, seat: int, name: str = "") -> None:
        """Take a seat that is free, and look from it."""
        await self.command(messages.Sit(new_id(), seat, name))
        await self.look(seat)

    async def say(self, text: str) -> None:
        """Say something to all."""
        await self.command(messages.Say(new_id(), text))

    async def leave(self, seat: int) -> None:
        """Leave a seat of one's own: a bot stands in."""
        await self.command(messages.Leave(new_id(), seat))

    async def resign(self, seat: int) -> None:
        """Give the match up on a seat of one's own."""
        await self.command(messages.Resign(new_id(), seat))

    async def nudge(self, seat: int, other: int) -> None:
        """Remind another seat that it is its turn."""
        await self.command(messages.Nudge(new_id(), seat, other))

    async def stand_in(self, seat: int, other: int) -> None:
        """Let a bot play for another seat whose person is gone for a while."""
        await self.command(messages.StandIn(new_id(), seat, other))

    async def claim(self, seat: int, draw: bool = False) -> None:
        """Claim the win, or call it a draw, where the other person does not come back."""
        await self.command(messages.Claim(new_id(), seat, draw))

    async def back(self, seat: int) -> None:
        """Take a seat of one's own back."""
        await self.command(messages.Back(new_id(), seat))

    async def undo(self, seat: int) -> None:
        """Take back the seat's last decision, or ask the others whether one may."""
        await self.look(seat)
        await self.command(messages.Undo(new_id(), self.view.version, seat))

    async def answer(self, seat: int, yes: bool) -> None:
        """Agree, or not, to what another seat wants to take back."""
        await self.command(messages.Answer(new_id(), seat, yes))

    async def hint(self, seat: int) -> messages.HintIs:
        """What a bot would play on a seat of one's own, which is to act. StaleError if the table goes on meanwhile."""
        found: messages.HintIs = await self._ask_now(messages.Hint(new_id(), seat))
        return found

    async def reasons(self, number: int) -> messages.ReasonsAre:
        """Why a bot did what the event of this number tells."""
        found: messages.ReasonsAre = await self.ask(messages.Reasons(new_id(), number))
        return found

    async def start(self, level: str = "") -> None:
        """Begin at once, with bots on the seats that are still open: for who opened the table."""
        await self.command(messages.Start(new_id(), level))

    async def play_again(self) -> str:
        """Another match for the same people, when all of them wish it; the id of its table."""
        await self.command(messages.Rematch(new_id()))
        await self.until(lambda: self.rematch is not None)
        return str(self.rematch)

    async def look(self, seat: int) -> None:
        """Look from a seat of one's own, if one does not already."""
        self._seat = seat
        if self.view.seat != seat:
            await self.until(lambda: seat in self.mine)
            await self._send(_text(messages.Look(seat)))
            await self.until(lambda: self.view.seat == seat)

    async def command(self, command: messages.Command) -> int:
        """Give any command that is acknowledged; the number of its event, which has come by then."""
        number: int = (await self._ask_now(command)).number
        await self.until(lambda: self.last_seen >= number)
        return number

    def _own_seat(self) -> int:
        """The seat one looks from."""
        if self.view.seat is None:
            raise InvalidArgumentError("who watches cannot play: look from a seat")
        return self.view.seat

    async def _ask_now(self, command: messages.Command) -> Any:
        """The answer about the present view; StaleError, with the next view there, if the table has gone on."""
        answer = await self.ask(command)
        if isinstance(answer, messages.Stale):
            await self.until(lambda: self.view.version >= answer.version)
            raise StaleError(answer.version)
        return answer

    async def ask(self, command: messages.Command) -> Any:
        """Send anything with an id (`Why`, `Reasons` …) until it is answered; the answer."""
        if self._failure is not None:
            raise self._failure
        text, answer = _text(command), asyncio.get_running_loop().create_future()
        self._unanswered[command.id] = text, answer
        try:
            while not answer.done():
                await self._send(text)
                await asyncio.wait([answer], timeout=AGAIN_AFTER)
        finally:
            del self._unanswered[command.id]
        return answer.result()

    async def _send(self, text: str) -> None:
        """Send it, if there is a connection; when there is one again, everything unanswered is sent at once."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(text)

    # The connection

    async def _stay(self) -> None:
        """Be connected until it is for good that one is not."""
        try:
            pause = 0.0
            while True:
                before = self._shown
                await self._connect()
                pause = 0.0 if self._shown != before else min(self.longest_pause, 2 * pause or SHORTEST_PAUSE)
                await asyncio.sleep(pause * random.uniform(0.5, 1))
        except asyncio.CancelledError:
            self._failure = GoneError("the connection was closed")
        except Exception as error:
            self._failure = error
        for _, answer in self._unanswered.values():
            if not answer.done():
                answer.set_exception(self._failure)
        self._tell()

    async def _connect(self) -> None:
        """One connection, from its beginning to its end."""
        address = f"{self.person.base_url.replace('http', 'ws', 1)}/api/tables/{self.id}/socket"
        headers, origin = {"Cookie": self.person.cookie}, Origin(self.person.base_url)
        try:
            async with connect(address, origin=origin, additional_headers=headers, ping_interval=None) as socket:
                await self._converse(socket)
        except (ConnectionClosed, InvalidStatus) as end:
            code = end.response.status_code if isinstance(end, InvalidStatus) else end.rcvd.code if end.rcvd else 0
            if code in FOR_GOOD:
                raise GoneError(FOR_GOOD[code]) from None
        except (OSError, InvalidHandshake):  # a TimeoutError is an OSError
            pass
        finally:
            self._socket = None

    async def _converse(self, socket: ClientConnection) -> None:
        """Greet, and hear what the server says."""
        self._pending = []
        await socket.send(_text(messages.Hello(self.last_seen, self._seat, self.stream)))
        clock = asyncio.get_running_loop().time
        again, patience = 0.0, ANSWER_WITHIN  # when to ask again for what is missing
        while True:
            try:
                async with asyncio.timeout(patience):
                    said = _messages.decode(await socket.recv(decode=False))
            except TimeoutError:
                if patience == ANSWER_WITHIN:
                    raise
                patience, again = ANSWER_WITHIN, clock() + AGAIN_AFTER
                await socket.send(self._missing() if self._pending else _text(messages.Ping()))
                continue
            if isinstance(said, messages.News):
                self._hear_news(said if self.info is None else read(self.info, said))
            elif isinstance(said, messages.Past):
                if self._hear_past(said):
                    again = 0.0
            elif isinstance(said, messages.Drafted):
                self._hear_draft(said)
            elif isinstance(said, messages.Welcome):
                self.info, self.role, self.mine = said.table, said.role, said.seats
                if self._socket is None:
                    self._socket = socket
                    for text, _ in list(self._unanswered.values()):
                        await socket.send(text)
            elif isinstance(said, messages.Presence):
                for seat in self.seats if self.last_seen else ():
                    seat.online = seat.seat in said.online
                    seat.gone, seat.waited = said.gone[seat.seat], said.waited[seat.seat]
            elif not isinstance(said, messages.Pong | messages.Preparing):
                self._hear_answer(said)
            patience = AGAIN_AFTER if self._pending else PING_EVERY
            if self._pending and clock() > again:
                again = clock() + AGAIN_AFTER
                await socket.send(self._missing())
            self._tell()

    def _missing(self) -> str:
        """Asks for the stretch before the first news that wait. Who asks for many is told to wait, and asks again."""
        return _text(messages.History(new_id(), self._pending[0].after + 1))

    def _hear_news(self, news: messages.News) -> None:
        """Take what is new; what has something missing before it waits for that."""
        if news.stream != self.stream:
            self.stream, self.last_seen, self.events = news.stream, 0, []
            self._shown, self._pending = (0, 0), []
        if self._pending or news.after > self.last_seen:
            self._pending.append(news)
            return
        self.events += [event for event in news.events if event.number > self.last_seen]
        self.last_seen = max(self.last_seen, news.number)
        if (news.number, news.now) >= self._shown:
            self._shown = (news.number, news.now)
            self.view, self.seats, self.stage, self.rematch = news.view, news.seats, news.stage, news.rematch
            self.again = news.again

    def _hear_past(self, past: messages.Past) -> bool:
        """Put what was missing before the first news that wait; whether it was that."""
        if not self._pending or past.stream != self.stream or past.before != self._pending[0].after + 1:
            return False
        first = self._pending[0]
        earlier = past.events if self.info is None else read_past(self.info, first, past.events)
        first.events[:0], first.after = earlier, past.after
        if first.after <= self.last_seen:
            waiting, self._pending = self._pending, []
            for news in waiting:
                self._hear_news(news)
        return True

    def _hear_draft(self, draft: messages.Drafted) -> None:
        """Put a draft into the view, if it is from a seat whose player may see it."""
        drafts = self.view.drafts if self.last_seen else []
        if draft.seat < len(drafts) and drafts[draft.seat] is not None:
            drafts[draft.seat] = draft.actions

    def _hear_answer(self, said: Any) -> None:
        if isinstance(said, messages.Refused) and said.refusal.code == "too_fast":
            return  # it will be said again
        _, answer = self._unanswered.get(said.id, ("", None))
        if answer is not None and not answer.done():
            if isinstance(said, messages.Refused):
                answer.set_exception(_refused(said.refusal))
            else:
                answer.set_result(said)

    def _tell(self) -> None:
        """Wake whoever waits for something to change."""
        self._changed.set()
        self._changed = asyncio.Event()


async def play_bot(table: Table, seat: int, bot: Bot | Callable[[View], str]) -> None:
    """Play a seat until the match is over: with a bot, or with anything that names an action when it sees a view.

    A bot of ours gets the position from the record, which a server gives of a running match only if the game has no
    secrets.
    """
    while (view := await table.turn(seat)).choices:
        if callable(bot):
            action = bot(view)
        else:
            position = load(await table.person.record(table.id)).view(seat)
            action = (await asyncio.to_thread(bot.choose, position)).action.text
        with suppress(StaleError):
            await table.do(action)


def _refused(why: messages.Refusal) -> RefusedError:
    return RefusedError(Refusal(why.code, why.title.read(), why.text.read(), why.rule, why.action))


def _text(message: object) -> str:
    return msgspec.json.encode(message).decode()


def new_id() -> str:
    """An id for a command."""
    return secrets.token_hex(8)
