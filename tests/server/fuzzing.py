"""Mutated messages, records, paths, queries and cookies of all games, thrown at a real server: each is answered, none
breaks it.

`python -m tests.server.fuzzing --messages 100000` throws as many as one likes, the same ones for the same seed, at a
server on SQLite or (`--postgresql`) on a PostgreSQL of its own. Broken is: a status of 500 or more, the code
`our_fault`, no answer at all, a line in the server's log that something broke it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import quote_from_bytes

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import astroport
from astroport.client import Person
from astroport.core.errors import RefusedError
from astroport.server import messages as m
from astroport.server.reading import understood
from astroport.server.sockets import decoder
from tests.server import services
from tests.server.faults import ServerProcess, run

ANSWERED_WITHIN_S = 60.0
GENTLE_S = 1 / 12  # a socket may say 20 things a second, and some count for several
SOCKETS = 60
STRANGE: tuple[Any, ...] = (
    None, True, -1, 0, 2**31, 2**63, 2**64, -(2**63), 10**40, 1.5, 1e308, "", " ", "\x00", "a\x00b", "\ufffe",
    "é" * 50, "𝔸" * 30, "../..", "a" * 300, [], {}, [[]], [None] * 70, {"type": "do"}, "0", "chance", "fly d4",
    "begin A", "\u202eabc", "NaN",
)  # fmt: skip
NESTED = ("[", '{"a":')
HALVES = ('"\\ud800"', '"\\udfff x"', '"\\u0000"', '"\\x"', "NaN", "1e999", "-", "01", "9" * 400, "tru", '"\x01"')


class Mutations:
    """Ways to spoil a message."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def message(self, whole: Any) -> bytes:
        """A message spoilt in its structure, in its letters, or in both."""
        told = json.loads(json.dumps(whole))
        for _ in range(self.random.choice((0, 0, 1, 1, 1, 2))):
            told = self._structure(told)
        said = json.dumps(told, ensure_ascii=self.random.random() < 0.5).encode("utf-8", "surrogatepass")
        for _ in range(self.random.choice((0, 0, 0, 0, 1, 2))):
            said = self._bytes(said)
        return said

    def _structure(self, value: Any) -> Any:
        """The same, but somewhere in it something else."""
        chance = self.random
        if isinstance(value, dict) and value and chance.random() < 0.8:
            key = chance.choice(list(value))
            kind = chance.random()
            if kind < 0.15:
                return {k: v for k, v in value.items() if k != key}
            if kind < 0.3:
                return value | {str(chance.choice(STRANGE)): chance.choice(STRANGE)}
            return value | {key: self._structure(value[key])}
        if isinstance(value, list) and value and chance.random() < 0.8:
            at = chance.randrange(len(value))
            kind = chance.random()
            if kind < 0.15:
                return value[:at] + value[at + 1 :]
            if kind < 0.3:
                return [*value[:at], *value[at:] * chance.choice((2, 3)), *value[:2]][:2000]
            return [*value[:at], self._structure(value[at]), *value[at + 1 :]]
        if isinstance(value, int) and chance.random() < 0.5:
            return value + chance.choice((-1, 1, 16, 1000))
        alike = [each for each in STRANGE if type(each) is type(value)]
        return chance.choice(alike if alike and chance.random() < 0.6 else STRANGE)

    def _bytes(self, said: bytes) -> bytes:
        chance, at = self.random, self.random.randrange(len(said) + 1)
        kind = chance.randrange(7)
        if kind == 0:
            return said[:at]
        if kind == 1:
            return said[:at] + bytes([chance.randrange(256)]) + said[at + 1 :]
        if kind == 2:
            return said[:at] + chance.randbytes(chance.randrange(1, 9)) + said[at:]
        if kind == 3:
            return said[:at] + chance.choice(HALVES).encode("utf-8", "surrogatepass") + said[at:]
        if kind == 4:
            return said[:at] + (chance.choice(NESTED) * chance.choice((3, 100, 900, 3000))).encode() + said[at:]
        if kind == 5:
            return said.replace(b'"', b"'", 1)
        return said + said[:at]

    def path(self, known: str) -> str:
        """Part of an address."""
        chance = self.random
        kind = chance.randrange(6)
        if kind < 2:
            return known
        if kind == 2:
            return quote_from_bytes(chance.randbytes(chance.randrange(1, 20)), safe="")
        if kind == 3:
            return quote_from_bytes(self._bytes(known.encode()), safe="")[:20_000]  # as much as a client sends
        return quote_from_bytes(str(chance.choice(STRANGE)).encode("utf-8", "surrogatepass"), safe="")[:400] or "x"


SAID: tuple[dict[str, Any], ...] = (
    {"type": "hello", "last_seen": 0},
    {"type": "look", "seat": 0},
    {"type": "ping"},
    {"type": "do", "id": "a", "version": 1, "seat": 0, "action": "begin A"},
    {"type": "do", "id": "a", "version": 3, "seat": 1, "action": "fly d4"},
    {"type": "do_all", "id": "a", "version": 1, "seat": 0, "actions": ["begin A", "fly d4"]},
    {"type": "draft", "id": "a", "version": 1, "seat": 0, "actions": ["fly d4"]},
    {"type": "undo", "id": "a", "version": 2, "seat": 0},
    {"type": "answer", "id": "a", "seat": 0, "yes": True},
    {"type": "say", "id": "a", "seat": 0, "text": "hello", "to": "all"},
    {"type": "sit", "id": "a", "seat": 1, "name": "Ann"},
    {"type": "leave", "id": "a", "seat": 1},
    {"type": "back", "id": "a", "seat": 1},
    {"type": "start", "id": "a", "level": "cadet"},
    {"type": "resign", "id": "a", "seat": 1},
    {"type": "nudge", "id": "a", "seat": 0, "other": 1},
    {"type": "stand_in", "id": "a", "seat": 0, "other": 1},
    {"type": "claim", "id": "a", "seat": 0, "draw": False},
    {"type": "rematch", "id": "a"},
    {"type": "why", "id": "a", "seat": 0, "action": "fly d4"},
    {"type": "why", "id": "a", "seat": 0, "place": "d4"},
    {"type": "reasons", "id": "a", "number": 1},
    {"type": "history", "id": "a", "before": 5},
    {"type": "hint", "id": "a", "seat": 0},
)
BODIES: tuple[tuple[str, str, Any], ...] = (
    (
        "POST",
        "/api/tables",
        {"game": "sputnik", "seats": [{"who": "me", "name": "Ann"}, {"who": "open"}], "options": {}},
    ),
    *(
        (
            "POST",
            "/api/tables",
            {
                "game": game.slug,
                "seats": [{"who": "me"}, {"who": "bot", "level": "cadet"}],
                "clock": {"kind": "move", "seconds": 9},
                "options": {option.name: option.default for option in game.options},
            },
        )
        for game in astroport.catalogue().values()
    ),
    ("POST", "/api/games/{slug}/check", {"seats": 2, "options": {"teams": False}}),
    ("POST", "/api/tables/{table}/enter", {"key": "A" * 24}),
    ("POST", "/api/tables/{table}/fork", {"ply": 1, "seats": [{"who": "me"}, {"who": "me"}]}),
    ("GET", "/api/tables/{table}/replay?seat={seat}&from={seat}", None),
    ("GET", "/api/tables/{table}/{slug}", None),
    ("GET", "/api/games/{slug}/rulebook", None),
    ("GET", "/api/games/{slug}/guide", None),
    ("GET", "/api/host", None),
    ("GET", "/t/{table}", None),
    ("GET", "/assets/{slug}", None),
    ("GET", "/{slug}", None),
)


class Seen:
    """What a page knows of its table: what can be played from a seat, and from which position."""

    def __init__(self) -> None:
        self.seat, self.version, self.number = 0, 0, 1
        self.choices: list[str] = []

    def heard(self, told: dict[str, Any]) -> None:
        """News of the table."""
        if told["type"] == "news":
            view = told["view"]
            self.version, self.number, self.choices = (
                view["version"],
                told["number"],
                [each["action"] for each in view["choices"]],
            )
            self.seat = self.seat if view["seat"] is None else view["seat"]

    def filled(self, said: dict[str, Any], chance: random.Random) -> dict[str, Any]:
        """A message as somebody could mean it here and now."""
        fitting: dict[str, Any] = {
            "version": self.version,
            "seat": self.seat,
            "number": chance.randint(1, self.number),
            "before": self.number,
        }
        if self.choices:
            series = chance.choices(self.choices, k=chance.choice((0, 1, 2, 16)))
            fitting |= {"action": chance.choice(self.choices), "actions": series}
        return said | {"id": f"{chance.randrange(10**6)}"} | {key: fitting[key] for key in fitting if key in said}


class Fuzzer:
    """Throws, counts the answers, and keeps what broke."""

    def __init__(self, server: ServerProcess, seed: int) -> None:
        self.server = server
        self.seed = seed
        self.answers: Counter[str] = Counter()
        self.broken: list[str] = []
        self.thrown = 0
        self._records = [json.loads(json.dumps(record)) for record in _records()]

    async def throw(self, messages: int, progress: Callable[[int], None] = lambda _: None) -> None:
        """So many in all: seven of ten over sockets, the rest over HTTP; half of those are records."""
        over_sockets = messages * 7 // 10
        share = [over_sockets // SOCKETS + (i < over_sockets % SOCKETS) for i in range(SOCKETS)]
        tasks = [self._at_table(self.seed * 1000 + i, count, progress) for i, count in enumerate(share) if count]
        requests = messages - over_sockets
        tasks += [
            self._over_http(self.seed * 1000 + 500 + i, requests // 2 + i * (requests % 2), progress) for i in (0, 1)
        ]
        await asyncio.gather(*tasks)
        broke = [
            line for line in self.server.log().splitlines() if "broke the server" in line or "Exception in" in line
        ]
        self.broken += broke[:20]

    def _count(self, code: str, what: object, progress: Callable[[int], None]) -> None:
        self.thrown += 1
        self.answers[code] += 1
        if code in ("our_fault", "silence") or code.startswith("5"):
            self.broken.append(f"{code}: {what!r}"[:600])
        progress(self.thrown)

    # Over sockets

    async def _at_table(self, seed: int, count: int, progress: Callable[[int], None]) -> None:
        mutations = Mutations(seed)
        while count > 0:
            async with Person(self.server.url) as person:
                game = GAMES[(seed + count) % len(GAMES)]
                table = await person.open_table(m.NewTable(game, [m.Place("me", "Ann"), m.Place("me", "Ben")]))
                here = min(count, 100)
                await self._talk(person, table, mutations, here, progress)
                count -= here

    async def _talk(
        self, person: Person, table: str, mutations: Mutations, count: int, progress: Callable[[int], None]
    ) -> None:
        address = f"{person.base_url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        seen = Seen()
        while count > 0:
            async with connect(address, additional_headers={"Cookie": person.cookie}, max_size=None) as socket:
                await socket.send('{"type":"hello","seat":0}')
                seen.heard(await _until(socket, lambda told: told["type"] == "news"))
                while count > 0:
                    meant = mutations.random.choice(SAID)
                    if mutations.random.random() < 0.7:
                        meant = seen.filled(meant, mutations.random)
                    said = mutations.message(meant)[:12_000]
                    count -= 1
                    code = await self._answered(socket, said, seen)
                    self._count(code, said, progress)
                    if code == "closed":
                        break

    async def _answered(self, socket: ClientConnection, said: bytes, seen: Seen) -> str:
        """What the server says to a message before it says pong to the next: a command's answer, news, a refusal."""
        heard: list[dict[str, Any]] = []
        text, taken = _text(said), _taken_for(said)
        try:
            await socket.send(said if text is None else text)
            await socket.send('{"type":"ping"}')
            pongs = 2 if isinstance(taken, m.Ping) else 1
            for _ in range(pongs):
                heard.append(await _until(socket, lambda told: told["type"] == "pong", heard))
        except ConnectionClosed:
            return "closed"
        except TimeoutError:
            return "silence"
        finally:
            await asyncio.sleep(2 * GENTLE_S)
        for told in heard:
            seen.heard(told)
        for told in heard:
            if told["type"] == "refused":
                return str(told["refusal"]["code"])
        answers = [told["type"] for told in heard if told["type"] in ANSWERS]
        if answers[:-1]:
            return str(answers[0])
        return "later" if isinstance(taken, m.Hint) else "silence"

    # Over HTTP

    async def _over_http(self, seed: int, count: int, progress: Callable[[int], None]) -> None:
        mutations = Mutations(seed)
        async with Person(self.server.url) as person:
            wanted = [m.NewTable(game, [m.Place("me"), m.Place("me")]) for game in GAMES]
            tables = [await person.open_table(each) for each in wanted]
            for _ in range(count):
                request = self._request(mutations, mutations.random.choice(tables), person)
                try:
                    answer = await person._http.send(request)
                    code = str(answer.status_code)
                    if "our_fault" in answer.text:
                        code = "our_fault"
                except (httpx.HTTPError, TimeoutError) as error:
                    code = "closed" if isinstance(error, httpx.RemoteProtocolError) else "silence"
                self._count(code, (request.method, str(request.url), bytes(request.content)[:300]), progress)

    def _request(self, mutations: Mutations, table: str, person: Person) -> httpx.Request:
        chance = mutations.random
        cookie = person.cookie.encode() if chance.random() < 0.8 else mutations._bytes(person.cookie.encode())
        headers = [(b"cookie", bytes(c for c in cookie if 31 < c < 256 and c != 127))]
        if chance.random() < 0.5:
            record = mutations.message(chance.choice(self._records))[:300_000]
            return person._http.build_request("POST", "/api/records", content=record, headers=headers)
        method, path, body = chance.choice(BODIES)
        path = path.replace("{table}", mutations.path(table)).replace("{slug}", mutations.path(chance.choice(GAMES)))
        path = path.replace("{seat}", mutations.path("0"))
        content = None if body is None else mutations.message(body)
        return person._http.build_request(method, path, content=content, headers=headers)


GAMES = tuple(astroport.catalogue())
ANSWERS = {"past", "ack", "refused", "stale", "because", "reasons_are", "hint_is", "news", "welcome", "pong"}


def _text(said: bytes) -> str | None:
    """As text, if it is any: everything else goes as bytes."""
    try:
        return said.decode()
    except UnicodeDecodeError:
        return None


def _taken_for(said: bytes) -> m.FromClient | None:
    """What the server takes it for: a decoder passes over what it does not know, whatever is in it."""
    try:
        taken: m.FromClient = understood(said, decoder)
    except RefusedError:
        return None
    return taken


async def _until(
    socket: ClientConnection, wanted: Callable[[dict[str, Any]], bool], heard: list[dict[str, Any]] | None = None
) -> dict[str, Any]:
    while True:
        told: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), ANSWERED_WITHIN_S))
        if wanted(told):
            return told
        if heard is not None:
            heard.append(told)


def _records() -> list[dict[str, Any]]:
    """Matches of each game and each kind of luck, some of them over."""
    chance, found = random.Random(5), list[dict[str, Any]]()
    for slug in GAMES:
        over, begun = astroport.start(slug, seats=2), astroport.start(slug, seed=3)
        for match, longest in ((over, 300), (begun, 20)):
            while not match.over and match.ply < longest:
                seat = match.awaited[0]
                match.play(chance.choice(match.actions(seat)), seat)
        found += [over.record(), begun.record(), astroport.start(slug, seats=2).record()]
    return found


def main() -> None:
    """Throw, show how far it is, and what broke."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--messages", type=int, default=100_000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--postgresql", action="store_true")
    given = asked.parse_args()
    started = time.monotonic()

    def progress(thrown: int) -> None:
        if thrown % 1000 == 0 or thrown == given.messages:
            print(f"{thrown} of {given.messages}, {time.monotonic() - started:.0f} s", flush=True)

    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = fuzzed_server(folder / "house")
        if given.postgresql:
            server.settings["ASTROPORT_DATABASE"] = stack.enter_context(services.postgres()).database()
        run(server.start())
        stack.callback(server.stop)
        fuzzer = Fuzzer(server, given.seed)
        run(fuzzer.throw(given.messages, progress), within=24 * 3600)
    print(dict(fuzzer.answers.most_common()))
    print("\n".join(fuzzer.broken[:50]) or "nothing broke, every one was answered")
    sys.exit(bool(fuzzer.broken))


def fuzzed_server(data: Path) -> ServerProcess:
    """A server that takes as much as one throws."""
    quotas = {"ASTROPORT_OPENINGS": "0", "ASTROPORT_DISK": "0", "ASTROPORT_DISK_BY_PERSON": "0"}
    return ServerProcess(data, quotas | {"ASTROPORT_DISK_BY_ADDRESS": "0"})


if __name__ == "__main__":
    main()
