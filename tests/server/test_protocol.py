"""The protocol written out is the protocol spoken."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError

from astroport import __version__
from astroport.client import Person
from astroport.server import messages as m
from astroport.server import protocol
from tests.server.faults import ServerProcess, run
from tests.server.test_security import raw, said


@pytest.mark.parametrize(("path", "content"), protocol.files().items(), ids=lambda x: getattr(x, "name", ""))
def test_what_is_checked_in_is_what_is_made(path: Path, content: str) -> None:
    assert path.read_text(encoding="utf-8") == content, "run `make protocol`"


def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({**protocol.schema(), "$ref": f"#/$defs/{name}"})


def test_what_the_server_says_follows_the_schema(house: ServerProcess) -> None:
    async def listen() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [m.Place("me"), m.Place("me")]))
            async with raw(ann, table) as socket:
                for sent in (
                    {"type": "hello"},
                    {"type": "ping"},
                    {"type": "why", "id": "1", "seat": 0, "place": "d4"},
                    {"type": "say", "id": "2", "text": "hello"},
                    {"type": "do", "id": "3", "version": 0, "seat": 0, "action": "fly d4"},
                ):
                    validator(str(sent["type"]).title()).validate(sent)
                    await socket.send(json.dumps(sent))
                for _ in range(7):
                    told = await said(socket)
                    kind = next(k.__name__ for k in protocol.SERVER if k.__struct_config__.tag == told["type"])
                    validator(kind).validate(told)
            validator("Replay").validate(json.loads((await ann._http.get(f"/api/tables/{table}/replay")).content))
            validator("Guides").validate(json.loads((await ann._http.get("/api/games/sputnik/guide")).content))
            for game in json.loads((await ann._http.get("/api/games")).content):
                validator("GameInfo").validate(game)
            wanted = {"seats": 2, "options": {"teams": True}, "last": "teams"}
            settled = json.loads((await ann._http.post("/api/games/sputnik/check", json=wanted)).content)
            validator("Settled").validate(settled)
            assert (settled["seats"], settled["options"]["teams"]) == (4, True)
            assert [offer["seats"] for offer in settled["offers"]["rockets"]] == [None, 3, 2]
            for mine in json.loads((await ann._http.get("/api/tables")).content):
                validator("MyTable").validate(mine)

    run(listen())


def test_a_page_of_before_is_loaded_anew(house: ServerProcess) -> None:
    """It knows a welcome by its `is`, and compares the server's version with the one that it was made for."""

    async def greet() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [m.Place("me"), m.Place("me")]))
            async with raw(ann, table) as socket:
                await socket.send('{"is":"hello","have":3,"look":null,"stream":""}')
                told = await said(socket)
                assert told["is"] == "welcome"
                assert told["table"]["server"] != __version__

    run(greet())


def test_the_schema_refuses_what_the_server_refuses() -> None:
    with pytest.raises(ValidationError):
        validator("Do").validate({"type": "do", "id": "x", "version": 0, "seat": 99, "action": "fly d4"})
