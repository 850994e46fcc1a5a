"""What luck did on the way to a view, scene by scene: every moment as it was, and nobody sees more than its own."""

from __future__ import annotations

import random
from typing import Any

import astroport
from astroport.core.contract import SPECTATOR
from astroport.core.match import Match
from astroport.server import messages as m
from astroport.server import render
from astroport.table.entries import Chair
from astroport.table.presence import UNKNOWN
from tests.table.party import ANN, BEN, CAT, Party, party

PEOPLE = (ANN, BEN, CAT)
WATCHER = "watcher"


def table() -> Party:
    chairs = [Chair([person], person.title()) for person in PEOPLE]
    return party(*chairs, game=astroport.game("asteroid_escape"), options={"salvage": True})


def news(at: Party, person: str, since: int = 1) -> m.News:
    """What a person is told of the last events."""
    hearer = render.Hearer(at.table.state, person, None)
    return render.news_with_scenes(
        hearer, hearer.told(at.events[-since:]), 0, render.Showing(at.table.state, UNKNOWN, at.now)
    )


def test_each_scene_is_a_position_that_was() -> None:
    luck, seen = random.Random(2), 0
    while seen < 100:  # a match may be short
        seen += compare_scenes(table(), luck)


def compare_scenes(at: Party, luck: random.Random) -> int:
    """Play a match, and hold every scene of every player against the positions that were; how many there were."""
    seen = 0
    beside = Match(at.table.state.game, 3, at.table.state.match.options, at.table.state.match.luck, deal=False)
    for move in at.table.state.match.log:
        beside.follow(move.seat, move.action)
    while at.table.state.stage == "playing":
        at.act(luck.choice(at.table.state.match.actions()).text)
        then: list[list[Any]] = [[] for _ in PEOPLE]
        for move in at.table.state.match.moves_from(beside.ply):
            beside.follow(move.seat, move.action)
            for seat in range(len(PEOPLE)):
                then[seat].append(beside.view(seat).picture)
        for seat, person in enumerate(PEOPLE):
            told = news(at, person)
            for scene in told.scenes:
                assert {**told.view.picture, **scene.picture} in then[seat]
                assert scene.number == told.number
                assert 0 < scene.lines < len(told.events[0].lines)
            told_by = [scene.lines for scene in told.scenes]
            assert told_by == sorted(told_by)
            seen += len(told.scenes)
    return seen


def test_scenes_show_nobody_a_hand_of_another() -> None:
    at, luck = table(), random.Random(4)
    for _ in range(30):
        if at.table.state.stage == "over":
            break
        at.act(luck.choice(at.table.state.match.actions()).text)
        for seat in range(len(PEOPLE)):
            told = news(at, PEOPLE[seat])
            for scene in told.scenes:
                hands = {**told.view.picture, **scene.picture}["hands"]
                known = [tile for other, hand in enumerate(hands) if other != seat for tile in hand if tile]
                assert known == []


def test_asteroids_are_told_one_after_another() -> None:
    """After a lay come the dice; on 6, 7 or 8 a scene for each asteroid, with one more sentence each time."""
    for seed in range(200):
        at, luck = table(), random.Random(seed)
        for _ in range(8):
            if at.table.state.stage == "over":
                break
            at.act(luck.choice(at.table.state.match.actions()).text)
            told = news(at, ANN)
            if sum("asteroid" in line.text.to("en") for line in told.events[0].lines) > 5:
                pictures = [{**told.view.picture, **scene.picture} for scene in told.scenes]
                moved = [str(p["asteroids"]) for p in pictures]
                assert len(set(moved)) > 2
                return
    raise AssertionError("asteroids never acted")


def test_a_match_without_luck_has_no_scenes_and_who_was_away_gets_none() -> None:
    at = party()
    at.act()
    assert news(at, ANN).scenes == []
    at = table()
    while not news(at, ANN).scenes:
        at.act()
    hearer = render.Hearer(at.table.state, ANN, None)
    assert (
        render.news(
            hearer, hearer.events(hearer.told(at.events)), 0, render.Showing(at.table.state, UNKNOWN, at.now)
        ).scenes
        == []
    )


def test_a_spectators_scenes_show_no_hands() -> None:
    at = table()
    at.table.state.guests["watch"].add(WATCHER)
    while not (told := news(at, WATCHER)).scenes:
        at.act()
    assert told.view.seat is None
    for scene in told.scenes:
        hands = {**told.view.picture, **scene.picture}["hands"]
        assert not any(tile for hand in hands for tile in hand)
    assert at.table.state.match.view(SPECTATOR).picture == told.view.picture
