"""How server processes tell each other that a match's log has grown, and who is connected where.

The store decides everything; the bus only wakes. A process that hears of a number it does not have reads the log. What
is told may come twice, late or not at all: after a lost connection "anything may have been missed" is heard. Who is
connected is shown again every few seconds, so that can be lost too.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Coroutine, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol
from urllib.parse import urlsplit

from astroport.core.errors import AstroportError

if TYPE_CHECKING:
    from redis.asyncio import Redis

CHANNEL = "astroport"
BEAT = 5.0  # seconds of silence before asking whether the other end is there; three of them, and it is not
PATIENCE = 5.0  # seconds to wait for a connection
SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 2.0  # seconds between attempts to connect
MOST_UNTOLD = 10_000  # matches to remember while nothing can be told

Heard = Callable[[str, int], None]
Seen = Callable[[str, str, frozenset[int], int], None]  # process, match, seats connected there, others who watch
log = logging.getLogger(__name__)


class BusError(AstroportError, ConnectionError):
    """The bus could not be reached when the server started."""


class Bus(Protocol):
    """The connection to the other processes."""

    async def open(self, heard: Heard, seen: Seen = ...) -> None:
        """From now on call `heard(match, number)`: another process stored that match's log up to that number.

        `heard("", 0)` means that anything may have been missed. `seen` is called with who is connected elsewhere.
        """

    async def tell(self, match: str, number: int) -> None:
        """Let the others know. A lost connection is no error: it is told once there is one again."""

    def show(self, match: str, seats: Collection[int], watching: int) -> None:
        """Let the others see who is connected here."""

    async def close(self) -> None:
        """Stop hearing and telling."""


def _unseen(_process: str, _match: str, _seats: frozenset[int], _watching: int) -> None:
    """For those who do not look."""


class NoBus:
    """One process has nobody to tell."""

    async def open(self, heard: Heard, seen: Seen = _unseen) -> None:
        """Nothing will be heard."""

    def show(self, match: str, seats: Collection[int], watching: int) -> None:
        """Nobody to see it."""

    async def tell(self, match: str, number: int) -> None:
        """Nobody to tell."""

    async def close(self) -> None:
        """Nothing to stop."""


class RedisBus:
    """A channel of Redis or Valkey."""

    def __init__(self, url: str) -> None:
        self._url = url.replace("valkey", "redis", 1) if url.startswith("valkey") else url
        self._me = secrets.token_hex(8)
        self._heard: Heard = lambda *_: None
        self._seen: Seen = _unseen
        self._client: Redis | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._subscribed = asyncio.Event()
        self._untold: dict[str, int] = {}
        self._unshown: dict[str, str] = {}
        self._something_to_tell = asyncio.Event()

    @property
    def shown(self) -> str:
        """The address without its password."""
        parts = urlsplit(self._url)
        return f"{parts.scheme}://{parts.hostname}:{parts.port or 6379}{parts.path}"

    async def open(self, heard: Heard, seen: Seen = _unseen) -> None:
        """Subscribe; a BusError says that nothing answers at the address."""
        self._heard, self._seen = heard, seen
        self._client = _client(self._url)
        try:
            await asyncio.wait_for(self._client.ping(), PATIENCE)
        except (OSError, TimeoutError, _redis_error()) as error:
            await self.close()
            raise BusError(f"{self.shown} does not answer: {error or type(error).__name__}") from error
        self._tasks = [
            asyncio.create_task(self._keep(self._listen, "hearing")),
            asyncio.create_task(self._keep(self._tell_all, "telling")),
        ]
        await self._subscribed.wait()

    async def tell(self, match: str, number: int) -> None:
        """Let the others know, as soon as there is a connection."""
        if len(self._untold) >= MOST_UNTOLD:
            self._untold = {"": 0}
        self._untold[match] = max(number, self._untold.get(match, 0))
        self._something_to_tell.set()

    def show(self, match: str, seats: Collection[int], watching: int) -> None:
        """Let the others see who is connected here, if there is a connection."""
        if len(self._unshown) < MOST_UNTOLD:
            self._unshown[match] = f"{sum(1 << seat for seat in seats)}+{watching}"
            self._something_to_tell.set()

    async def close(self) -> None:
        """Tell what is left if that is possible at once, and let go of the connections."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        client, self._client = self._client, None
        if client is None:
            return
        if self._untold:
            with suppress(OSError, TimeoutError, _redis_error()):
                await asyncio.wait_for(self._publish(client, self._untold.items()), 1)
        await client.aclose()

    async def _keep(self, work: Callable[[Redis], Coroutine[Any, Any, None]], doing: str) -> None:
        """Go on for ever; after a lost connection, again."""
        lost, pause = (OSError, TimeoutError, _redis_error()), SHORTEST_PAUSE
        assert self._client is not None
        while True:
            began = asyncio.get_running_loop().time()
            try:
                await work(self._client)
            except lost as error:
                log.warning("bus %s: %s stopped: %s", self.shown, doing, error or type(error).__name__)
            if asyncio.get_running_loop().time() - began > LONGEST_PAUSE:
                pause = SHORTEST_PAUSE
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _listen(self, client: Redis) -> None:
        async with client.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            beats = 0
            while True:
                message = await channel.get_message(timeout=BEAT)
                if message is not None:
                    beats = 0
                    self._take(message)
                elif (beats := beats + 1) < 3:
                    await channel.ping()
                else:
                    raise TimeoutError("silence")

    def _take(self, message: dict[str, Any]) -> None:
        """A subscription that is not the first follows a lost connection."""
        if message["type"] == "subscribe":
            if self._subscribed.is_set():
                log.warning("bus %s: hearing again", self.shown)
                self._hear("", 0)
            self._subscribed.set()
        elif message["type"] == "message":
            try:
                sender, told, match = message["data"].decode().split(" ", 2)
                seats, connected, watching = told.partition("+")
                numbers = int(seats), int(watching or 0)
            except ValueError:
                log.warning("bus %s: not understood: %.80r", self.shown, message["data"])
                return
            if sender != self._me and connected:
                self._seen(sender, match, frozenset(s for s in range(16) if numbers[0] >> s & 1), numbers[1])
            elif sender != self._me:
                self._hear(match, numbers[0])

    def _hear(self, match: str, number: int) -> None:
        try:
            self._heard(match, number)
        except Exception:
            log.exception("bus %s: match %s", self.shown, match)

    async def _tell_all(self, client: Redis) -> None:
        while True:
            await self._something_to_tell.wait()
            self._something_to_tell.clear()
            telling, self._untold = self._untold, {}
            showing, self._unshown = self._unshown, {}
            try:
                await self._publish(client, [*telling.items(), *showing.items()])
            except BaseException:
                for match, number in telling.items():
                    await self.tell(match, number)
                raise

    async def _publish(self, client: Redis, telling: Iterable[tuple[str, int | str]]) -> None:
        async with client.pipeline(transaction=False) as pipe:
            for match, told in telling:
                pipe.publish(CHANNEL, f"{self._me} {told} {match}")
            await pipe.execute()


def bus_at(url: str | None) -> Bus:
    """The bus at an address; without one, a process is alone.

    >>> type(bus_at(None)).__name__
    'NoBus'
    """
    if not url:
        return NoBus()
    if urlsplit(url).scheme not in ("redis", "rediss", "valkey", "valkeys", "unix"):
        raise BusError("the address of the bus starts with redis:// or valkey://")
    return RedisBus(url)


def _client(url: str) -> Redis:
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ModuleNotFoundError:
        raise BusError("a bus needs its driver: pip install 'astroport[scale]'") from None
    try:
        return Redis.from_url(
            url,
            socket_connect_timeout=PATIENCE,
            socket_keepalive=True,
            retry=Retry(NoBackoff(), 0),  # we try again ourselves, and know of every loss
        )
    except ValueError as error:
        raise BusError(f"the address of the bus cannot be read: {error}") from None


def _redis_error() -> type[Exception]:
    from redis.exceptions import RedisError

    return RedisError
