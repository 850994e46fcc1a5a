"""What must not be possible, tried: without keys, from other sites, with broken, huge, countless, strange messages."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from http.cookies import SimpleCookie
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

import astroport
from astroport.client import Person, new_id
from astroport.core.errors import RefusedError
from astroport.server import messages as m
from astroport.server.guard import POLICY
from astroport.server.sockets import BURST, decoder
from tests.server.faults import ServerProcess, run, text_of

ME, OPEN = m.Place("me"), m.Place("open")
SPUTNIK = m.NewTable("sputnik", [ME, m.Place("me")])


@pytest.fixture
def http() -> Iterator[httpx.Client]:
    """Patient enough for a machine on which the rules have never been compiled."""
    with httpx.Client(timeout=120) as client:
        yield client


def raw(person: Person, table: str, origin: str | None = None) -> Any:
    """A bare socket at a table."""
    address = f"{person.base_url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    return connect(
        address, origin=Origin(origin) if origin else None, additional_headers={"Cookie": person.cookie}, max_size=None
    )


async def said(socket: ClientConnection) -> dict[str, Any]:
    return dict(json.loads(await asyncio.wait_for(socket.recv(), 60)))


async def until(socket: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message = await said(socket)
        if message["type"] == kind:
            return message


async def greet(socket: ClientConnection) -> dict[str, Any]:
    await socket.send('{"type":"hello"}')
    return await until(socket, "news")


async def hung_up(socket: ClientConnection) -> int:
    """With which code the server hangs up."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), 60)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


# Who one is


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(http: httpx.Client, house: ServerProcess) -> None:
    answer = http.post(f"{house.url}/api/tables", content=msgspec.json.encode(SPUTNIK))
    cookie = SimpleCookie(answer.headers["set-cookie"])["astroport"]
    assert cookie["httponly"]
    assert cookie["samesite"] == "lax"
    assert len(cookie.value) >= 43
    assert cookie.value not in answer.text


def test_behind_tls_the_cookie_is_for_tls_only(http: httpx.Client, tmp_path: Any) -> None:
    server = ServerProcess(tmp_path / "proxied", {}, "--behind-proxy")
    run(server.start())
    try:
        answer = http.post(
            f"{server.url}/api/tables", content=msgspec.json.encode(SPUTNIK), headers={"X-Forwarded-Proto": "https"}
        )
        assert "secure" in answer.headers["set-cookie"].lower()
    finally:
        server.stop()


def test_pages_of_other_sites_are_refused(http: httpx.Client, house: ServerProcess) -> None:
    elsewhere = {"Origin": "https://elsewhere.example"}
    answer = http.post(f"{house.url}/api/tables", content=msgspec.json.encode(SPUTNIK), headers=elsewhere)
    assert answer.status_code == 403

    async def come() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(SPUTNIK)
            with pytest.raises(InvalidStatus):
                async with raw(ann, table, "https://elsewhere.example"):
                    pass
            async with raw(ann, table, house.url) as socket:
                assert (await greet(socket))["number"] > 0

    run(come())


@pytest.mark.parametrize("path", ["/", "/api/games", "/t/whatever", "/healthz", "/metrics"])
def test_every_answer_carries_the_policy(http: httpx.Client, house: ServerProcess, path: str) -> None:
    headers = http.get(house.url + path).headers
    assert headers["content-security-policy"] == POLICY
    assert re.findall("[a-z-]*unsafe[a-z-]*", POLICY) == ["wasm-unsafe-eval"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_the_page_has_no_inline_script_or_style(http: httpx.Client, house: ServerProcess) -> None:
    page = http.get(house.url + "/")
    assert page.status_code == 200, page.text
    assert not re.search(r"<script(?![^>]*\bsrc=)", page.text)
    assert "<style" not in page.text
    assert "style=" not in page.text
    assert page.headers["cache-control"] == "no-store"


# Without keys


def test_without_the_key_there_is_nothing(house: ServerProcess) -> None:
    async def come() -> None:
        async with Person(house.url) as ann, Person(house.url) as eve:
            table = await ann.open_table(m.NewTable("sputnik", [ME, OPEN]))
            await eve.open_table(SPUTNIK)
            for path in ("links", "replay", "record", "verify", "evaluations"):
                answer = await eve._http.get(f"/api/tables/{table}/{path}")
                assert (answer.status_code, answer.json()["code"]) == (403, "no_key"), path
            fork = await eve._http.post(f"/api/tables/{table}/fork", json={"ply": 0, "seats": []})
            assert fork.status_code == 403
            async with raw(eve, table) as socket:
                assert (await said(socket))["refusal"]["code"] == "no_key"
                assert await hung_up(socket) == 4401
            for key in ("x", "join", "A" * 24):
                with pytest.raises(RefusedError) as refused:
                    await eve.enter(table, key)
                assert refused.value.refusal.code == "wrong_key"
            nobody = Person(house.url)
            async with raw(nobody, table) as socket:
                assert (await said(socket))["refusal"]["code"] == "no_key"
            await nobody.close()

    run(come())


def test_the_key_to_watch_does_not_let_one_sit(house: ServerProcess) -> None:
    async def come() -> None:
        async with Person(house.url) as ann, Person(house.url) as eve:
            table = await ann.open_table(m.NewTable("sputnik", [ME, OPEN]))
            watch = (await ann.links(table)).watch
            assert watch
            await eve.enter(table, watch)
            async with eve.at(table) as there:
                for command in (
                    m.Sit(new_id(), 1, "Eve"),
                    m.Say(new_id(), "hello"),
                    m.Start(new_id()),
                    m.Leave(new_id(), 0),
                    m.Undo(new_id(), there.view.version, 0),
                    m.Why(new_id(), 0, place="d4"),
                    m.Rematch(new_id()),
                ):
                    with pytest.raises(RefusedError):
                        await there.ask(command)
                assert there.last_seen == len(there.events)
                assert there.stage == "open"

    run(come())


def test_nothing_secret_is_logged_or_kept_plain(house: ServerProcess) -> None:
    async def come() -> tuple[list[str], str]:
        async with Person(house.url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [ME, OPEN]))
            links = await ann.links(table)
            async with ann.at(table) as there:
                await there.say("between us: open sesame")
                with pytest.raises(RefusedError):
                    await there.ask(m.Sit(new_id(), 0, "again"))
            await asyncio.sleep(0.1)
            return [str(links.join), str(links.watch), *links.seats.values(), "sesame"], ann.cookie.partition("=")[2]

    secrets, cookie = run(come())
    logged = house.log()
    kept = b"".join(p.read_bytes() for p in house.data.iterdir() if p.is_file())
    assert all(secret not in logged for secret in (*secrets, cookie))
    assert cookie.encode() not in kept, "only a hash of it"
    assert all(key.encode() not in kept for key in secrets[:-1])
    assert (house.data / "host.key").stat().st_mode & 0o077 == 0
    assert (house.data / "astroport.db").stat().st_mode & 0o077 == 0


# Broken, huge, countless, strange


def entries(house: ServerProcess, table: str) -> int:
    with sqlite3.connect(house.database) as database:
        (count,) = database.execute("SELECT count(*) FROM entry WHERE match = ?", (table,)).fetchone()
    database.close()
    return int(count)


BROKEN = [
    "", "{", "[]", "null", "42", '"do"', '{"type":"dance"}', '{"type":"do"}', "\x00", "{" * 500,
    '{"type":"do","id":"x","version":-1,"seat":0,"action":"fly d4"}',
    '{"type":"do","id":"x","version":1,"seat":99,"action":"fly d4"}',
    '{"type":"do","id":"x","version":1e99,"seat":0,"action":"fly d4"}',
    '{"type":"do","id":"","version":1,"seat":0,"action":"fly d4"}',
    '{"type":"do","id":"x","version":1,"seat":0,"action":["fly","d4"]}',
    '{"type":"say","id":"x","text":""}',
    '{"type":"say","id":"x","text":"' + "a" * 501 + '"}',
    '{"type":"hello","last_seen":"all"}',
]  # fmt: skip


def test_broken_messages_are_refused_and_change_nothing(house: ServerProcess) -> None:
    async def come() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(SPUTNIK)
            async with raw(ann, table) as socket:
                before = await greet(socket)
                for message in BROKEN:
                    await socket.send(message)
                    refused = (await until(socket, "refused"))["refusal"]
                    assert refused["code"] == "malformed", message
                    assert text_of(refused, "en")
                    assert text_of(refused, "fr") != text_of(refused, "en")
                await socket.send(b"\xff\xfe")
                assert (await until(socket, "refused"))["refusal"]["code"] == "malformed"
                after = await greet(socket)
                assert after["number"] == before["number"] == entries(house, table)
                assert after["view"] == before["view"]

    run(come())


def test_a_long_message_is_refused_and_a_huge_one_hangs_up(house: ServerProcess) -> None:
    async def come() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(SPUTNIK)
            async with raw(ann, table) as socket:
                await greet(socket)
                await socket.send(json.dumps({"type": "say", "id": "x", "text": "a" * 5000}))
                assert (await until(socket, "refused"))["refusal"]["code"] == "too_big"
                await socket.send("a" * 100_000)
                assert await hung_up(socket) == 1009
            answer = await ann._http.post("/api/tables", content=b"[" * 100_000)
            assert (answer.status_code, answer.json()["code"]) == (413, "too_big")

    run(come())


def test_too_many_messages_are_refused_then_hung_up_on(house: ServerProcess) -> None:
    async def come() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(SPUTNIK)
            async with raw(ann, table) as socket:
                await greet(socket)
                for _ in range(BURST + 20):
                    await socket.send('{"type":"ping"}')
                assert (await until(socket, "refused"))["refusal"]["code"] == "too_fast"
                end = asyncio.ensure_future(hung_up(socket))
                with suppress(ConnectionClosed):
                    for _ in range(1000):
                        await socket.send('{"type":"ping"}')
                assert await end == 4408
            async with raw(ann, table) as socket:
                assert await greet(socket), "and the house is still open"

    run(come())


def test_too_many_tables_are_refused(http: httpx.Client, tmp_path: Any) -> None:
    server = ServerProcess(tmp_path / "busy", {"ASTROPORT_OPENINGS": "3"})
    run(server.start())
    try:
        body = msgspec.json.encode(SPUTNIK)
        answers = [http.post(f"{server.url}/api/tables", content=body) for _ in range(4)]
        assert [a.status_code for a in answers] == [201, 201, 201, 429]
        assert answers[3].json()["code"] == "openings"
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/tables", b"", 400),
        ("/api/tables", b"{}", 400),
        ("/api/tables", b'{"game":"chess","seats":[{"who":"me"}]}', 404),
        ("/api/tables", b'{"game":"sputnik","seats":[]}', 422),
        ("/api/tables", b'{"game":"sputnik","seats":[{"who":"me"}]}', 422),
        ("/api/tables", b'{"game":"sputnik","seats":[{"who":"cat"},{"who":"me"}]}', 400),
        ("/api/tables", b'{"game":"sputnik","seats":[{"who":"me"},{"who":"bot","level":"god"}]}', 422),
        ("/api/tables", b'{"game":"sputnik","seats":[{"who":"me"},{"who":"me"}],"options":{"layout":"flat"}}', 422),
        ("/api/tables", b'{"game":"sputnik","seats":[{"who":"me"},{"who":"me"}],"options":{"size":3}}', 422),
        ("/api/tables", b'{"game":"sputnik","seats":[{"who":"me"},{"who":"me"}],"options":{"teams":true}}', 422),
        ("/api/tables", b'{"game":"sputnik","seats":[{"who":"me"},{"who":"me"}],"clock":{"kind":"move"}}', 422),
        ("/api/tables", b'{"game":"sputnik","seats":[{"who":"me","name":"a\\u0000"},{"who":"me"}]}', 422),
        ("/api/records", b"not json", 422),
        ("/api/records", b"[]", 422),
        ("/api/records", b'{"format":"astroport-record"}', 422),
        ("/api/tables/nosuchtable0/enter", b'{"key":"x"}', 404),
        ("/api/games/chess/check", b'{"seats":2}', 404),
        ("/api/games/sputnik/check", b'{"seats":9}', 422),
        ("/api/games/sputnik/check", b'{"seats":2,"options":{"size":3}}', 422),
        ("/api/games/sputnik/check", b'{"seats":2,"options":{"layout":"flat"}}', 422),
    ],
)
def test_bad_requests_get_a_clear_answer(
    http: httpx.Client, house: ServerProcess, path: str, body: bytes, status: int
) -> None:
    answer = http.post(house.url + path, content=body)
    assert answer.status_code == status
    problem = msgspec.json.decode(answer.content, type=m.Refusal)
    assert problem.title.to("en")
    assert problem.title.to("fr")
    if b"teams" in body:
        assert problem.rule == "SP-5.2"  # where more is said of it
    else:
        assert problem.text.to("en")


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(st.one_of(st.binary(max_size=200), st.text(max_size=200).map(str.encode)))
def test_the_decoder_only_ever_says_that_it_does_not_understand(noise: bytes) -> None:
    try:
        decoder.decode(noise)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return


COMMANDS = st.fixed_dictionaries(
    {
        "type": st.sampled_from(
            ["do", "why", "look", "say", "undo", "answer", "sit", "leave", "back", "reasons", "hint"]
        )
    },
    optional={
        "id": st.text(min_size=1, max_size=40),
        "version": st.integers(0, 9),
        "seat": st.integers(-1, 17),
        "action": st.one_of(st.sampled_from(["fly d4", "take d4", "begin A", "fly 0"]), st.text(max_size=20)),
        "place": st.text(max_size=10),
        "text": st.text(max_size=20),
        "yes": st.booleans(),
        "number": st.integers(0, 50),
        "name": st.text(max_size=10),
    },
)


def test_strange_commands_never_break_the_house(house: ServerProcess) -> None:
    """Hundreds of commands that decode, and mean nothing good, from somebody who watches."""

    @settings(max_examples=10)
    @given(st.lists(COMMANDS, min_size=20, max_size=20))
    def strange(commands: list[dict[str, Any]]) -> None:
        run(send(commands))

    async def send(commands: list[dict[str, Any]]) -> None:
        async with Person(house.url) as ann, Person(house.url) as eve:
            table = await ann.open_table(SPUTNIK)
            watch = (await ann.links(table)).watch
            assert watch
            await eve.enter(table, watch)
            known = entries(house, table)
            async with raw(eve, table) as socket:
                await greet(socket)
                for command in commands:
                    await socket.send(json.dumps(command))
                await socket.send('{"type":"ping"}')
                await until(socket, "pong")
            assert entries(house, table) == known

    strange()
    assert "broke" not in house.log()


NESTED = b"[" * 20_000
HALF = b'"\\ud800"'
RECORD = json.dumps(astroport.start("sputnik", seed=7).record()).encode()


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/api/tables", b'{"game":"sputnik","seats":[],"more":' + NESTED, "malformed"),
        ("/api/tables", b'{"game":' + HALF + b',"seats":[]}', "malformed"),
        ("/api/records", NESTED, "record"),
        ("/api/records", b'{"a":' * 900 + b"1" + b"}" * 900, "record"),
        ("/api/records", RECORD.replace(b'"actions"', b'"\\ud800":1,"actions"'), "record"),
        (
            "/api/records",
            RECORD.replace(b'"kind": "seed", "seed": 7', b'"kind":"fair","hash":"","secret":null,"match":' + HALF),
            "record",
        ),
        (
            "/api/records",
            RECORD.replace(b'"kind": "seed", "seed": 7', b'"kind":"fair","match":"m","secret":null,"hash":' + HALF),
            "record",
        ),
        ("/api/tables/%00/enter", b'{"key":"x"}', "no_table"),
        ("/api/tables/a%00b/enter", b'{"key":"x"}', "no_table"),
    ],
)
def test_no_text_is_our_fault(http: httpx.Client, house: ServerProcess, path: str, body: bytes, code: str) -> None:
    """Too deep for any parser, half a character, a character that PostgreSQL does not keep."""
    answer = http.post(house.url + path, content=body)
    assert answer.json()["code"] == code
    assert answer.status_code < 500


@pytest.mark.parametrize(
    "said",
    [
        b'{"type":"say","id":"a","more":' + b"[" * 3_000,
        b'{"type":"say","id":"a","text":' + HALF + b"}",
        b'{"type":"say","id":"\\u0000","text":"hi"}',
        b'{"type":"say","id":"\xff","text":"hi"}',
    ],
)
def test_no_message_is_our_fault(house: ServerProcess, said: bytes) -> None:
    async def come() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(SPUTNIK)
            async with raw(ann, table) as socket:
                await greet(socket)
                await socket.send(said)
                assert (await until(socket, "refused"))["refusal"]["code"] == "malformed"

    run(come())
