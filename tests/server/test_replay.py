"""A match looked at again: pages from any ply on tell what the whole match would, and cost what a page costs."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest

import astroport
from astroport.core.contract import CHANCE, SPECTATOR
from astroport.core.match import Match
from astroport.core.sentences import Reader
from astroport.server import messages as m
from astroport.server import replay
from astroport.server.replay import MOST_BYTES, MOST_FRAMES, MOST_PLIES, Page, Reel, Replays, Wanted
from astroport.table import entries
from astroport.table.entries import Chair
from tests.table.party import ANN, BEN, Party, party

FRAMES = msgspec.json.Decoder(list[m.Frame])


def played(game: str, moves: int, seed: int = 1) -> Party:
    """A table after random moves: Ann has the first seat, Ben all others."""
    chosen = astroport.game(game)
    at = party(Chair([ANN], "Ann"), *[Chair([BEN], "Ben")] * (max(chosen.default_seats) - 1), game=chosen)
    rng = random.Random(seed)
    while at.table.state.match.ply < moves and at.table.state.awaited:
        seat = rng.choice(at.table.state.awaited)
        at.act(rng.choice(at.table.state.match.actions(seat)).text, seat)
    return at


Plain = tuple[int, int | None, object, list[int], list[str]]


def told_whole(at: Party, seat: int | None) -> list[Plain]:
    """The match told from its beginning, as nobody is any more."""
    match, viewer = at.table.state.match, SPECTATOR if seat is None else seat
    replay = Match(match.game, match.seats, match.options, match.luck, match.players, deal=False)
    frames: list[Plain] = [(0, None, replay.view(viewer).picture, list(replay.awaited), [])]
    names = [at.table.state.name(each) for each in range(match.seats)]
    reader = Reader(names, viewer, 0 if seat == 0 else None)
    for move in match.log:
        step = replay.step(move)
        lines = [line.text.to("en") for line in match.sentences.lines(step, reader)]
        if lines:
            whose = None if move.seat == CHANCE else move.seat
            frames.append((replay.ply, whose, replay.view(viewer).picture, list(replay.awaited), lines))
    return [msgspec.json.decode(msgspec.json.encode(frame), type=tuple) for frame in frames]


def plain(frame: m.Frame) -> tuple[object, ...]:
    return frame.ply, frame.seat, frame.picture, frame.awaited, [line.text.to("en") for line in frame.lines]


def page(at: Party, seat: int | None, since: int) -> Page:
    wanted = replay.wanted(at.table.state, ANN, seat, since)
    return replay.page(wanted, at.table.state.match.fork(), at.table.state.teams)


@pytest.mark.parametrize("game", ["asteroyds", "escape_pods", "galactica"])
def test_pages_tell_what_the_whole_match_tells(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    at = played(game, 260)
    work = {"frames": 0, "plies": 0}
    told, frame = Reel.told, Reel.frame

    def count_plies(self: Reel, since: int, until: int):  # type: ignore[no-untyped-def]
        for each in told(self, since, until):
            work["plies"] += 1
            yield each

    def count_frames(self: Reel, *which):  # type: ignore[no-untyped-def]
        work["frames"] += 1
        return frame(self, *which)

    monkeypatch.setattr(Reel, "told", count_plies)
    monkeypatch.setattr(Reel, "frame", count_frames)
    last = at.table.state.match.ply
    for seat in (None, 0):
        whole = told_whole(at, seat)
        for since in (0, 1, 17, last // 2, last - 5, last):
            work.update(frames=0, plies=0)
            found = page(at, seat, since)
            frames = [plain(each) for each in FRAMES.decode(found.frames)]
            first = max(i for i, each in enumerate(whole) if each[0] <= since)
            assert frames == [tuple(each) for each in whole[first : first + len(frames)]]
            full = len(frames) == MOST_FRAMES or len(found.frames) > MOST_BYTES
            assert full or found.until in (last, since + MOST_PLIES)
            assert work["frames"] <= MOST_FRAMES
            assert work["plies"] <= 2 * MOST_PLIES
            assert len(found.frames) <= MOST_BYTES + 16_000


def test_page_after_page_is_the_whole_match(monkeypatch: pytest.MonkeyPatch) -> None:
    at = played("escape_pods", 120)
    for bound in (MOST_BYTES, 2000):  # pages may be as short as two frames
        monkeypatch.setattr(replay, "MOST_BYTES", bound)
        pages, since = list[list[m.Frame]](), 0
        while not pages or since < at.table.state.match.ply:
            found = page(at, 0, since)
            pages.append(FRAMES.decode(found.frames))
            assert found.until > since
            since = found.until
        assert len(pages) > 2
        assert all(one[-1] == other[0] for one, other in pairwise(pages))
        frames = [*pages[0], *(frame for each in pages[1:] for frame in each[1:])]
        assert [plain(each) for each in frames] == [tuple(each) for each in told_whole(at, 0)]


def test_what_is_asked_again_is_kept_and_what_was_taken_back_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    made = list[int]()
    real = replay.page

    def counted(wanted: Wanted, *more: Any) -> Page:
        made.append(wanted.since)
        return real(wanted, *more)

    monkeypatch.setattr(replay, "page", counted)
    at = played("sputnik", 20)
    pages = Replays()

    def ask(person: str, seat: int | None, since: int) -> list[m.Frame]:
        wanted = replay.wanted(at.table.state, person, seat, since)
        return FRAMES.decode(asyncio.run(pages.page(wanted, at.table.state)).frames)

    first = ask(ANN, None, 0)
    assert (ask(ANN, None, 0), ask(BEN, None, 0), made) == (first, first, [0])
    assert ask(ANN, 0, 0) == first  # in numbers: whom they speak to is found out where they are read
    at.act(at.table.state.match.actions()[0].text)
    one = ask(ANN, None, 0)
    assert one[:-1] == first
    seat = one[-1].seat
    assert seat is not None
    at.put([entries.Undone(seat, at.table.state.match.ply - 1)])
    assert ask(ANN, None, 0) == first
    at.act(at.table.state.match.actions()[-1].text)
    other = ask(ANN, None, 0)
    assert (other[:-1], other[-1].ply) == (first, one[-1].ply)
    assert other[-1] != one[-1]


def test_a_house_keeps_so_many_bytes_of_pages() -> None:
    at = played("sputnik", 40)
    pages = Replays(most=30_000)
    for since in range(30):
        wanted = replay.wanted(at.table.state, ANN, None, since)
        asyncio.run(pages.page(wanted, at.table.state))
        assert wanted in pages
        assert pages.bytes <= 30_000 + MOST_BYTES
    assert replay.wanted(at.table.state, ANN, None, 0) not in pages
