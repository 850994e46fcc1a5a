"""How to play, over HTTP: pictures with their words, made once; games without a guide say so."""

from __future__ import annotations

import asyncio
import json
from base64 import b64decode
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import numpy as np
import pytest
from starlette.requests import Request
from starlette.responses import Response

import astroport
from astroport.core import registry
from astroport.core.contract import Game
from astroport.core.words import LANGUAGES
from astroport.games.sputnik.state import EVENTS, FLYING, OVER, STATE, TAKING
from astroport.server import guide
from astroport.server.guide import GuideShelf, guide_of
from astroport.server.http import Api, handled
from astroport.server.messages import Frame
from astroport.server.tables import Tables
from astroport.table import opening


def phase_of(frame: Frame) -> int:
    assert frame.record is not None
    return int(np.frombuffer(b64decode(frame.record), STATE)[0].phase)


def test_a_figure_has_what_its_board_needs() -> None:
    sputnik = guide_of(astroport.game("sputnik"))
    assert sputnik is not None
    assert sputnik.guides.keys() == set(LANGUAGES)
    for info in sputnik.guides.values():
        shown = [words.figure for section in info.sections for words in section.figures]
        assert shown == list(range(len(sputnik.figures)))
    for figure in sputnik.figures:
        assert len(figure.frames) == len(figure.at) == len(figure.choices)
        assert [seat.yours for seat in figure.seats] == [seat == figure.seat for seat in range(len(figure.seats))]
    turn = sputnik.figures[1]
    before, flown, taken = turn.frames
    assert [phase_of(frame) for frame in turn.frames] == [FLYING, TAKING, FLYING]
    assert before.notes == []
    assert [EVENTS.kind(note.kind).name for note in flown.notes] == ["flies"]
    assert [EVENTS.kind(note.kind).name for note in taken.notes][-1] == "takes"
    assert [{choice.kind for choice in choices} for choices in turn.choices] == [{"fly"}, {"take"}, set()]
    assert sputnik.figures[-1].seat is None
    assert sputnik.figures[-1].choices == [[], []]
    won = sputnik.figures[2].frames[-1]
    assert phase_of(won) == OVER
    assert EVENTS.kind(won.notes[-1].kind).name == "wins"


def test_it_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def encoded(game: Game) -> bytes:
        made.append(game.slug)
        return b"{}"

    async def ask() -> list[bytes | None]:
        shelf = GuideShelf()
        return await asyncio.gather(*(shelf.of(astroport.game("sputnik")) for _ in range(3)))

    monkeypatch.setattr(guide, "encoded", encoded)
    assert asyncio.run(ask()) == [b"{}"] * 3
    assert made == ["sputnik"]


def test_a_game_without_a_guide_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    plain = SimpleNamespace(slug="plain", folder=tmp_path)
    monkeypatch.setattr(opening, "known_game", lambda _slug: plain)
    api = Api(cast(Tables, SimpleNamespace()), "key", 0)
    request = cast(Request, SimpleNamespace(path_params={"slug": "plain"}))

    async def ask() -> Response:
        return await handled(api, "guide")(request)

    answered = asyncio.run(ask())
    assert answered.status_code == 404
    assert json.loads(bytes(answered.body))["code"] == "no_guide"


def test_a_games_words_are_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    plain = SimpleNamespace(slug="plain", folder=tmp_path)
    monkeypatch.setattr(opening, "known_game", lambda _slug: plain)
    monkeypatch.setattr(registry, "game", lambda _slug: plain)
    api = Api(cast(Tables, SimpleNamespace()), "key", 0)

    async def answered(lang: str) -> Response:
        return await handled(api, "words")(cast(Request, SimpleNamespace(path_params={"slug": "plain", "lang": lang})))

    def ask(lang: str) -> Response:
        return asyncio.run(answered(lang))

    assert (ask("en").status_code, json.loads(bytes(ask("en").body))["code"]) == (404, "no_words")
    for lang in ("en", "fr"):
        (tmp_path / f"words.{lang}.ftl").write_text(f"name = {lang}\n")
    told = {lang: bytes(ask(lang).body) for lang in ("en", "fr", "de", "xx", "*")}
    assert told == {"fr": b"name = fr\n"} | dict.fromkeys(("en", "de", "xx", "*"), b"name = en\n")
